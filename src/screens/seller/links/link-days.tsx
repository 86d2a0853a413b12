import { useMemo, useState } from 'react'
import { showDate } from '#language/dates.ts'
import { sellerLinksText } from '#language/seller/seller-links.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { LinkWire, ResultsWire } from '#modules/referrals/referrals.contract.ts'
import { listReferralDays } from '#modules/referrals/referrals.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { DeskTable, deskColumns } from '#desk/table.tsx'
import { showMoney } from '#screens/seller/money/show-money.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'

/** What came of one link or all of them, day by day. */
export function LinkDays({ links }: { links: readonly LinkWire[] }) {
  const texts = useTexts(sellerLinksText)
  const [wanted, want] = useState({ linkId: '', from: '', until: '' })
  const found = useDeskQuery(listReferralDays, wanted, KEEP_LAST)
  const options = links.map(({ linkId, name, title, target, code }) => ({
    value: linkId,
    name: `${name || title || target} · ${code}`,
  }))
  return (
    <section aria-labelledby="link-days">
      <h2 id="link-days">{texts.days}</h2>
      <div className="link-choice">
        <SelectField
          label={texts.of}
          value={wanted.linkId}
          options={[{ value: '', name: texts.all }, ...options]}
          onChange={({ target }) => want({ ...wanted, linkId: target.value })}
        />
        {(['from', 'until'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={texts[end]}
            value={wanted[end] || found.data?.[end] || ''}
            onChange={({ target }) => want({ ...wanted, [end]: target.value })}
          />
        ))}
      </div>
      <DeskAnswer found={found} height={240}>
        {({ list }) => (list.length > 0 ? <Days list={list} /> : <p className="mute">{texts.noDays}</p>)}
      </DeskAnswer>
      <p className="mute">{texts.counted}</p>
    </section>
  )
}

const column = deskColumns<ResultsWire['list'][number]>()
/** What is seen at once; the days before are a press away. */
const FIRST_DAYS = 14
const NUMBER = { className: 'admin-num', isLabelled: true }
const EARNED = { ...NUMBER, className: 'admin-num link-earned' }

function Days({ list }: Pick<ResultsWire, 'list'>) {
  const language = useLanguage()
  const texts = useTexts(sellerLinksText)
  const [isWhole, showWhole] = useState(false)
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor(({ day }) => showDate(day, language), { id: 'day', header: texts.day, meta: { isRowHead: true } }),
        column.accessor('visits', { header: texts.visits, meta: NUMBER }),
        column.accessor('orders', { header: texts.orders, meta: NUMBER }),
        column.accessor('sold', { header: texts.sold, meta: NUMBER }),
        column.accessor('kept', { header: texts.kept, meta: NUMBER }),
        column.accessor(({ earned }) => showMoney(earned), { id: 'earned', header: texts.earned, meta: EARNED }),
      ]),
    [language, texts],
  )
  const shown = isWhole ? list : list.slice(0, FIRST_DAYS)
  return (
    <>
      <DeskTable className="link-days" caption={texts.days} columns={columns} list={shown} idOf={({ day }) => day} />
      {shown.length < list.length ? (
        <p className="seller-ways">
          <Button look="line" onClick={() => showWhole(true)}>
            {texts.allDays(list.length)}
          </Button>
        </p>
      ) : null}
    </>
  )
}
