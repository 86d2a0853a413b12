import { pieceName } from '#language/product/piece-name.ts'
import { useState } from 'react'
import { careHalfText, carePlaceText, careStateText } from '#language/account/care.text.ts'
import { adminCareText } from '#language/admin/admin-care.text.ts'
import { showDay } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AdminBooking, SettleCareInput } from '#modules/care/care.contract.ts'
import { getCareCalendar, getCareDay, settleCare } from '#modules/care/care.paths.ts'
import { careHours } from '#modules/care/care.rules.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { DeskListKeys } from '#desk/list-foot.tsx'
import { answerDeskQuery, askAgain, useDeskAction, useDeskQuery } from '#desk/desk-query.ts'
import { callAdmin, useMay } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { toast } from '#ui/toasts.ts'

/** Who comes on a day, and what became of it. */
export function AdminCareDay({ day }: { day: string }) {
  const language = useLanguage()
  const texts = useTexts(adminCareText)
  const may = useMay()
  const found = useDeskQuery(getCareDay, { day })
  return (
    <section aria-labelledby="care-day" className="care-day">
      <h2 id="care-day">{texts.open(showDay(day, language))}</h2>
      <DeskAnswer found={found} height={160}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title={texts.noneTitle} />
          ) : (
            <>
              <ul className="admin-history">
                {list.map((booking) => (
                  <li key={booking.bookingId}>
                    <Booking booking={booking} />
                  </li>
                ))}
              </ul>
              {may('handle-pieces') ? <DeskListKeys>{texts.keys}</DeskListKeys> : null}
            </>
          )
        }
      </DeskAnswer>
    </section>
  )
}

type Outcome = SettleCareInput['state']
const KEYS: Partial<Record<Outcome, string>> = { done: 'd', missed: 'm' }

function Booking({ booking }: { booking: AdminBooking }) {
  const language = useLanguage()
  const texts = useTexts(adminCareText)
  const places = useTexts(carePlaceText)
  const halves = useTexts(careHalfText)
  const states = useTexts(careStateText)
  const may = useMay()
  const [isCancelling, cancel] = useState(false)
  const { settle, busy } = useSettling(booking)
  const { from, to } = careHours[booking.half]
  const outcomes: Outcome[] = booking.state === 'cancelled' ? [] : ['done', 'missed']
  return (
    <>
      <p>
        <b>{pieceName(booking.brandName, booking.title)}</b>
        <span className="mute">{` · ${texts.slot(places[booking.place], halves[booking.half])} ${from}–${to} · ${states[booking.state]}`}</span>
      </p>
      <p>
        <a className="link" data-row href={localPath(language, `/admin/orders/${booking.orderNo}`)}>
          {booking.orderNo}
        </a>
        {` · ${booking.shopper} · ${booking.contact}`}
      </p>
      {may('handle-pieces') ? (
        <p className="admin-buttons">
          {outcomes
            .filter((state) => state !== booking.state)
            .map((state) => (
              <Button key={state} look="line" busy={busy} aria-keyshortcuts={KEYS[state]} onClick={() => void settle(state)}>
                {texts[state]}
              </Button>
            ))}
          {booking.state === 'booked' ? (
            <Button look="text" onClick={() => cancel(true)}>
              {texts.cancelled}
            </Button>
          ) : null}
        </p>
      ) : null}
      {isCancelling ? <Cancelling busy={busy} onCancel={() => settle('cancelled')} onClose={() => cancel(false)} /> : null}
    </>
  )
}

type CancellingProps = { busy: boolean; onCancel: () => Promise<void>; onClose: () => void }

function Cancelling({ busy, onCancel, onClose }: CancellingProps) {
  const texts = useTexts(adminCareText)
  return (
    <DeskDialog onClose={onClose} title={texts.cancelTitle}>
      <DeskDialogForm
        busy={busy}
        refusal={undefined}
        press={texts.cancelled}
        onClose={onClose}
        onSubmit={(event) => {
          event.preventDefault()
          void onCancel().then(onClose)
        }}
      >
        <p>{texts.cancelWords}</p>
      </DeskDialogForm>
    </DeskDialog>
  )
}

function useSettling({ bookingId, day }: AdminBooking) {
  const texts = useTexts(adminCareText)
  const { act, busy } = useDeskAction((state: Outcome) => callAdmin(settleCare, { bookingId, state }))
  const settle = async (state: Outcome) => {
    if (busy) return
    const result = await act(state)
    if (result.ok) answerDeskQuery(getCareDay, { day }, result.data)
    else askAgain(getCareDay)
    askAgain(getCareCalendar)
    toast(result.ok ? 'success' : 'error', result.ok ? texts.saved : result.msg)
  }
  return { settle, busy }
}
