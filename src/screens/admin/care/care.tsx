import { useState } from 'react'
import { type MetaArgs, useSearchParams } from 'react-router'
import { careHalfText, carePlaceText } from '#language/account/care.text.ts'
import { adminCareText } from '#language/admin/admin-care.text.ts'
import { showDay } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { CareCalendarWire } from '#modules/care/care.contract.ts'
import { getCareCalendar } from '#modules/care/care.paths.ts'
import { type CareHalf, careHalves, type CarePlace, carePlaces, dayAfter } from '#modules/care/care.rules.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { AdminCapacityDialog, type ChosenSlot } from './capacity-dialog.tsx'
import { AdminCareDay } from './care-day.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminCareText.title)

const WEEKS = 14
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

/** The care calendar: two weeks of half days, and who comes on one of them. */
export default function AdminCare() {
  const texts = useTexts(adminCareText)
  const [params] = useSearchParams()
  const [from, day] = [params.get('from') ?? '', params.get('day') ?? '']
  const found = useDeskQuery(getCareCalendar, { from: isDay(from) ? from : '' }, KEEP_LAST)
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="admin-count">{texts.lead}</p>
      <DeskAnswer found={found}>{(calendar) => <Calendar calendar={calendar} />}</DeskAnswer>
      {isDay(day) ? <AdminCareDay day={day} /> : null}
    </>
  )
}

function Calendar({ calendar }: { calendar: CareCalendarWire }) {
  const language = useLanguage()
  const texts = useTexts(adminCareText)
  const [chosen, choose] = useState<ChosenSlot>()
  const here = localPath(language, '/admin/care')
  return (
    <>
      <nav className="admin-pages" aria-label={texts.weeks}>
        <a className="link" rel="prev" href={`${here}?from=${dayAfter(calendar.from, -WEEKS)}`} data-stay>
          {texts.earlier}
        </a>
        <a className="link" rel="next" href={`${here}?from=${dayAfter(calendar.from, WEEKS)}`} data-stay>
          {texts.later}
        </a>
      </nav>
      <CalendarTable calendar={calendar} onChoose={choose} />
      {chosen ? <AdminCapacityDialog calendar={calendar} chosen={chosen} onClose={() => choose(undefined)} /> : null}
    </>
  )
}

const SLOTS = carePlaces.flatMap((place) => careHalves.map((half) => ({ place, half })))

function CalendarTable({ calendar, onChoose }: { calendar: CareCalendarWire; onChoose: (slot: ChosenSlot) => void }) {
  const texts = useTexts(adminCareText)
  const nameOf = useSlotName()
  return (
    <table className="admin-table care-calendar">
      <caption className="hidden-text">{texts.table}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.day}</th>
          {SLOTS.map(({ place, half }) => (
            <th key={place + half} scope="col">
              {nameOf(place, half)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{texts.usual}</th>
          {calendar.usual.map(({ place, half, capacity }) => (
            <td key={place + half} data-label={nameOf(place, half)}>
              <Cell words={String(capacity)} slot={{ day: '', place, half }} onChoose={onChoose} />
            </td>
          ))}
        </tr>
        {calendar.days.map((one) => (
          <DayRow key={one.day} one={one} from={calendar.from} onChoose={onChoose} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { one: CareCalendarWire['days'][number]; from: string; onChoose: (slot: ChosenSlot) => void }

function DayRow({ one: { day, slots }, from, onChoose }: RowProps) {
  const language = useLanguage()
  const texts = useTexts(adminCareText)
  const nameOf = useSlotName()
  const address = `${localPath(language, '/admin/care')}?from=${from}&day=${day}`
  return (
    <tr>
      <th scope="row">
        <a className="link" href={address} aria-label={texts.open(showDay(day, language))} data-stay>
          {showDay(day, language)}
        </a>
      </th>
      {SLOTS.map(({ place, half }) => {
        const slot = slots.find((known) => known.place === place && known.half === half)
        return (
          <td key={place + half} data-label={nameOf(place, half)}>
            {slot ? (
              <Cell
                words={slot.capacity === 0 && slot.booked === 0 ? texts.closed : texts.of(slot.booked, slot.capacity)}
                slot={{ day, place, half }}
                onChoose={onChoose}
              />
            ) : (
              <span className="mute">{texts.closed}</span>
            )}
          </td>
        )
      })}
    </tr>
  )
}

function useSlotName() {
  const texts = useTexts(adminCareText)
  const places = useTexts(carePlaceText)
  const halves = useTexts(careHalfText)
  return (place: CarePlace, half: CareHalf): string => texts.slot(places[place], halves[half])
}

type CellProps = { words: string; slot: ChosenSlot; onChoose: (slot: ChosenSlot) => void }

/** What a half day has and takes; pressed by who may change it. */
function Cell({ words, slot, onChoose }: CellProps) {
  const language = useLanguage()
  const texts = useTexts(adminCareText)
  const nameOf = useSlotName()
  const may = useMay()
  if (!may('handle-pieces')) return <span>{words}</span>
  const day = slot.day ? showDay(slot.day, language) : texts.usual
  return (
    <button
      type="button"
      className="btn-text"
      aria-label={`${words}: ${texts.change(nameOf(slot.place, slot.half), day)}`}
      onClick={() => onChoose(slot)}
    >
      {words}
    </button>
  )
}
