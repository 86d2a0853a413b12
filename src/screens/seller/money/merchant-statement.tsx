import { useMemo, useState } from 'react'
import { showDate, showMonth } from '#language/dates.ts'
import { houseSlug } from '#language/house.ts'
import { merchantEntryWords, merchantStatementText } from '#language/seller/merchant-statement.text.ts'
import { sellerMoneyText } from '#language/seller/seller-money.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { MerchantStatementWire } from '#modules/settlement/merchant-money.contract.ts'
import { getMerchantStatement, merchantStatementFile } from '#modules/settlement/merchant-money.paths.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { keepFile } from '#platform/wire/fetch-file.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { DeskTable, deskColumns } from '#desk/table.tsx'
import { fetchSellerFile } from '#screens/seller/frame/seller-session.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { showMoney } from './show-money.ts'

/** A month of the balance, each line from its piece to its posting. */
export function MerchantStatement() {
  const texts = useTexts(sellerMoneyText)
  const [month, choose] = useState('')
  const found = useDeskQuery(getMerchantStatement, { month }, KEEP_LAST)
  return (
    <section aria-labelledby="seller-statement">
      <h2 id="seller-statement">{texts.statement}</h2>
      <DeskAnswer found={found} height={240}>
        {(statement) => <Month statement={statement} onChoose={choose} />}
      </DeskAnswer>
    </section>
  )
}

type Props = { statement: MerchantStatementWire; onChoose: (month: string) => void }

function Month({ statement: { month, months, opening, closing, list }, onChoose }: Props) {
  const language = useLanguage()
  const texts = useTexts(sellerMoneyText)
  const words = useTexts(merchantStatementText)
  const known = months.includes(month) ? months : [month, ...months]
  const keep = async () => {
    const file = await fetchSellerFile(merchantStatementFile, { month, language })
    if (file) keepFile(file, `${houseSlug()}-merchant-${month}.csv`)
    else toast('error', texts.notFetched)
  }
  return (
    <>
      <div className="seller-month">
        <SelectField
          label={texts.month}
          value={month}
          options={known.map((value) => ({ value, name: showMonth(value, language) }))}
          onChange={({ target }) => onChoose(target.value)}
        />
        <Button look="line" onClick={() => void keep()}>
          {texts.download}
        </Button>
      </div>
      <dl className="seller-sums">
        <div>
          <dt>{words.opening}</dt>
          <dd>{showMoney(opening)}</dd>
        </div>
        <div className="seller-sums-total">
          <dt>{words.closing}</dt>
          <dd>{showMoney(closing)}</dd>
        </div>
      </dl>
      {list.length > 0 ? <Lines list={list} /> : <p className="mute">{texts.nothing}</p>}
    </>
  )
}

type Line = MerchantStatementWire['list'][number]
const column = deskColumns<Line>()
const LABELLED = { isLabelled: true }
const FIGURE = { isLabelled: true, className: 'admin-num' }

function Lines({ list }: { list: readonly Line[] }) {
  const language = useLanguage()
  const texts = useTexts(sellerMoneyText)
  const words = useTexts(merchantStatementText)
  const columns = useMemo(() => {
    const figure = (name: 'goods' | 'commission' | 'card' | 'fees' | 'amount' | 'balance') =>
      column.accessor((line) => (line[name] ? showMoney(line[name]) : '–'), { id: name, header: words[name], meta: FIGURE })
    return column.columns([
      column.accessor(({ time }) => showDate(dayInHongKong(new Date(time)), language), {
        id: 'day',
        header: words.day,
        meta: LABELLED,
      }),
      column.accessor(({ kind, piece }) => [merchantEntryWords(kind)[language], piece].filter(Boolean).join(' · '), {
        id: 'what',
        header: words.what,
        meta: { isRowHead: true },
      }),
      column.accessor(({ orderNo }) => orderNo || '–', { id: 'order', header: words.order, meta: LABELLED }),
      figure('goods'),
      figure('commission'),
      figure('card'),
      figure('fees'),
      figure('amount'),
      figure('balance'),
    ])
  }, [language, words])
  return (
    <DeskTable
      className="seller-statement"
      caption={texts.statementTable}
      columns={columns}
      list={list}
      idOf={({ lineId }) => lineId}
    />
  )
}
