import { useMemo, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { showDate } from '#language/dates.ts'
import type { Language } from '#language/languages.ts'
import { holidayStateText, sellerHolidaysText } from '#language/seller/seller-holidays.text.ts'
import { type Spoken, useLanguage, useTexts } from '#language/texts.ts'
import type { MerchantHolidayWire } from '#modules/merchants/days-away.contract.ts'
import { endMerchantHoliday, listMerchantHolidays } from '#modules/merchants/days-away.paths.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { answerDeskQuery, useDeskAction, useDeskQuery } from '#desk/desk-query.ts'
import { DeskTable, deskColumns } from '#desk/table.tsx'
import { sellerHead } from '#screens/seller/frame/seller-head.ts'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { toast } from '#ui/toasts.ts'
import { HolidayDialog } from './holiday-dialog.tsx'

export const meta = ({ location }: MetaArgs) => sellerHead(location.pathname, sellerHolidaysText.title)

/** When this merchant is away: its offers rest by themselves, and return by themselves. */
export default function SellerHolidays() {
  const language = useLanguage()
  const texts = useTexts(sellerHolidaysText)
  const [adding, add] = useState(false)
  const found = useDeskQuery(listMerchantHolidays, {})
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="admin-lead">{texts.lead}</p>
      <p className="seller-ways">
        <Button onClick={() => add(true)}>{texts.add}</Button>
      </p>
      <DeskAnswer found={found}>
        {({ awayUntil, list, today }) => (
          <>
            {awayUntil ? (
              <p className="admin-notice" role="status">
                {texts.away(showDate(awayUntil, language))}
              </p>
            ) : null}
            {list.length > 0 ? <Holidays list={list} /> : <EmptyState title={texts.nothingTitle}>{texts.nothing}</EmptyState>}
            {adding ? <HolidayDialog today={today} onClose={() => add(false)} /> : null}
          </>
        )}
      </DeskAnswer>
    </>
  )
}

function Holidays({ list }: { list: readonly MerchantHolidayWire[] }) {
  const language = useLanguage()
  const texts = useTexts(sellerHolidaysText)
  const states = useTexts(holidayStateText)
  const columns = useMemo(() => columnsFor({ language, texts, states }), [language, texts, states])
  return <DeskTable caption={texts.table} columns={columns} list={list} idOf={({ holidayId }) => holidayId} />
}

const column = deskColumns<MerchantHolidayWire>()
const LABELLED = { isLabelled: true }

type Given = { language: Language; texts: Spoken<typeof sellerHolidaysText>; states: Spoken<typeof holidayStateText> }

function columnsFor({ language, texts, states }: Given) {
  const who = (name: string, time: string): string =>
    time ? [name, showDate(dayInHongKong(new Date(time)), language)].filter(Boolean).join(' · ') : '–'
  return column.columns([
    column.accessor(
      ({ firstDay, lastDay }) =>
        firstDay === lastDay
          ? showDate(firstDay, language)
          : texts.range(showDate(firstDay, language), showDate(lastDay, language)),
      { id: 'days', header: texts.days, meta: { isRowHead: true } },
    ),
    column.accessor(({ state }) => states[state], { id: 'state', header: texts.state, meta: LABELLED }),
    column.accessor(({ namedBy, namedTime }) => who(namedBy, namedTime), { id: 'by', header: texts.by, meta: LABELLED }),
    column.accessor(({ endedBy, endedTime }) => who(endedBy, endedTime), { id: 'ended', header: texts.endedBy, meta: LABELLED }),
    column.display({
      id: 'actions',
      header: texts.actions,
      meta: { isUnseen: true },
      cell: ({ row: { original } }) => <End holiday={original} />,
    }),
  ])
}

function End({ holiday: { holidayId, state, firstDay } }: { holiday: MerchantHolidayWire }) {
  const language = useLanguage()
  const texts = useTexts(sellerHolidaysText)
  const { act, busy } = useDeskAction(() => callSeller(endMerchantHoliday, { holidayId }))
  if (state !== 'under-way' && state !== 'to-come') return null
  const end = async () => {
    const result = await act(undefined)
    if (!result.ok) return toast('error', result.msg)
    answerDeskQuery(listMerchantHolidays, {}, result.data)
    return toast('success', state === 'under-way' ? texts.ended : texts.calledOff)
  }
  return (
    <Button look="text" busy={busy} onClick={() => void end()}>
      {state === 'under-way' ? texts.back : texts.callOff}
      <span className="hidden-text"> {showDate(firstDay, language)}</span>
    </Button>
  )
}
