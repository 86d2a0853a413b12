import { useState } from 'react'
import { useNavigate } from 'react-router'
import { balanceText, entryWords } from '#language/account/balance.text.ts'
import { showDate, showMonth } from '#language/dates.ts'
import { houseSlug } from '#language/house.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { StatementWire } from '#modules/balance/balance.contract.ts'
import { balanceStatementFile } from '#modules/balance/balance.paths.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { fetchFile, keepFile } from '#platform/wire/fetch-file.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'

type Props = { statement: StatementWire }

const shown = (wire: string): string =>
  wire.startsWith('-') ? showHkdExactly(-fromWire(wire.slice(1))) : showHkdExactly(fromWire(wire))
/** What came has a plus, so that nobody has to guess. */
const signed = (wire: string): string => (wire.startsWith('-') ? '' : '+') + shown(wire)

/** What came and went in a month, the newest first, each with the order it belongs to and what there was after it. */
export function BalanceStatement({ statement }: Props) {
  const texts = useTexts(balanceText)
  const { list, opening, closing } = statement
  return (
    <section aria-labelledby="statement">
      <div className="balance-head">
        <h2 id="statement">{texts.statement}</h2>
        <Month statement={statement} />
      </div>
      {list.length === 0 ? (
        <p className="mute balance-none">{texts.nothing}</p>
      ) : (
        <>
          <ul className="balance-rows">
            {list.map((entry) => (
              <Entry key={entry.entryId} entry={entry} />
            ))}
          </ul>
          <dl className="balance-sums">
            <div>
              <dt>{texts.opening}</dt>
              <dd>{shown(opening)}</dd>
            </div>
            <div>
              <dt>{texts.closing}</dt>
              <dd>{shown(closing)}</dd>
            </div>
          </dl>
          <Files month={statement.month} />
        </>
      )}
    </section>
  )
}

function Month({ statement: { month, months } }: Props) {
  const language = useLanguage()
  const texts = useTexts(balanceText)
  const navigate = useNavigate()
  const known = months.includes(month) ? months : [month, ...months]
  return (
    <SelectField
      label={texts.month}
      className="by-script"
      options={known.map((value) => ({ value, name: showMonth(value, language) }))}
      value={month}
      onChange={({ target }) =>
        void navigate(localPath(language, `/myaccount/balance?month=${target.value}`), {
          replace: true,
          preventScrollReset: true,
        })
      }
    />
  )
}

function Entry({ entry: { time, kind, orderNo, amount, balance } }: { entry: StatementWire['list'][number] }) {
  const language = useLanguage()
  const texts = useTexts(balanceText)
  return (
    <li>
      <p>
        <b>{entryWords(kind)[language]}</b>
        {orderNo === '' ? null : (
          <a className="link" href={localPath(language, `/myaccount/orders/orderDetail?orderNo=${orderNo}`)}>
            {texts.order(orderNo)}
          </a>
        )}
        <span className="mute">{showDate(dayInHongKong(new Date(time)), language)}</span>
      </p>
      <p className="balance-amount">
        <b>{signed(amount)}</b>
        <span className="mute">{texts.after(shown(balance))}</span>
      </p>
    </li>
  )
}

const formats = ['pdf', 'csv'] as const

function Files({ month }: { month: string }) {
  const language = useLanguage()
  const texts = useTexts(balanceText)
  const [busy, setBusy] = useState('')
  const keep = async (format: (typeof formats)[number]) => {
    if (busy !== '') return
    setBusy(format)
    const file = await fetchFile(balanceStatementFile, { month, format, language }, 'shop')
    setBusy('')
    if (file) keepFile(file, `${houseSlug()}-balance-${month}.${format}`)
    else toast('error', texts.fileFailed)
  }
  return (
    <p className="balance-files by-script">
      {formats.map((format) => (
        <Button key={format} look="text" busy={busy === format} onClick={() => void keep(format)}>
          {texts[format]}
        </Button>
      ))}
    </p>
  )
}
