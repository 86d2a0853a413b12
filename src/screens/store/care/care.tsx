import { pieceName } from '#language/product/piece-name.ts'
import { useState } from 'react'
import { type MetaArgs, useLocation } from 'react-router'
import { carePlaceText, careStateText, careText } from '#language/account/care.text.ts'
import { showDay } from '#language/dates.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { type Language, languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { CarePiece } from '#modules/care/care.contract.ts'
import { careHours } from '#modules/care/care.rules.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Picture } from '#ui/picture.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { AccountFrame, AccountWaiting } from '../account/account-frame.tsx'
import { useTried } from '../../own-page.tsx'
import { headTags } from '../head-tags.ts'
import { FormTold, OwnForm, pressOrSend } from '../own-form.tsx'
import { CareByCoupon } from './care-by-coupon.tsx'
import { CareSlotForm } from './care-slot-form.tsx'
import { PlainSlotForm } from './plain-slot-form.tsx'
import { type Care as CareKnown, type ChangeCare, useCare } from './use-care.ts'
import './care.css'
import '../order/order.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'
export { loadCare as own } from './use-care.ts'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({ title: textsIn(careText, languageOfPath(location.pathname)).title, pathname: location.pathname, matches })

/** Bags and watches, and when each is brought for its care service of the year. */
export default function Care() {
  const texts = useTexts(careText)
  const tried = useTried('care')
  return (
    <AccountFrame title={texts.title} path="/myaccount/care" lead={texts.lead} guests>
      <FormTold form={tried?.values.act === 'choose' ? '' : 'care'} done={{ booked: texts.booked, cancelled: texts.cancelled }} />
      <Pieces />
    </AccountFrame>
  )
}

function Pieces() {
  const language = useLanguage()
  const texts = useTexts(careText)
  const ui = useTexts(uiText)
  const { pieces, sent, failed, busy, load, change } = useCare()
  if (failed) return <EmptyState title={texts.failed} action={<Button onClick={() => void load()}>{ui.retry}</Button>} />
  if (!pieces) return <AccountWaiting />
  if (pieces.length === 0) {
    const bags = (
      <a className="btn" href={localPath(language, '/product/list/women/bags')}>
        {texts.browse}
      </a>
    )
    return (
      <EmptyState title={texts.empty} action={bags}>
        {texts.emptyWords}
      </EmptyState>
    )
  }
  return (
    <>
      <p className="care-what">
        <a className="link" href={localPath(language, '/statement/care')}>
          {texts.what}
        </a>
      </p>
      <ul className="rows">
        {pieces.map((piece) => (
          <li key={piece.unitId}>
            <Piece piece={piece} sent={sent} busy={busy} change={change} />
          </li>
        ))}
      </ul>
    </>
  )
}

type Booking = CarePiece['bookings'][number]

/** “Wed 2 Dec, 9:00–12:00, store”. */
function useWhen() {
  const language: Language = useLanguage()
  const texts = useTexts(careText)
  const places = useTexts(carePlaceText)
  return ({ day, half, place }: Booking): string =>
    texts.when(showDay(day, language), `${careHours[half].from}–${careHours[half].to}`, places[place])
}

type Props = { piece: CarePiece; sent: CareKnown | undefined; busy: boolean; change: ChangeCare }

/** Opens a form below it; without script, by an address at which it is open. */
function Opener({ which, look, label, words, onOpen }: OpenerProps) {
  const [name = '', value] = Object.entries(which)[0] ?? []
  return (
    <form method="get" action={localPath(useLanguage(), '/myaccount/care')}>
      <input type="hidden" name={name} value={value} />
      <Button
        type="submit"
        look={look}
        aria-label={label}
        onClick={(event) => {
          event.preventDefault()
          onOpen()
        }}
      >
        {words}
      </Button>
    </form>
  )
}

type OpenerProps = {
  which: Record<string, string>
  look: 'line' | 'text'
  label: string
  words: string
  onOpen: () => void
}

/** Whether the address says that this is being chosen. */
const useAsked = (name: 'unit' | 'booking', id: string): boolean => new URLSearchParams(useLocation().search).get(name) === id

function Piece({ piece, sent, busy, change }: Props) {
  const language = useLanguage()
  const texts = useTexts(careText)
  const hydrated = useHydrated()
  const [choosing, choose] = useState(useAsked('unit', piece.unitId) && piece.years.length > 0)
  const name = pieceName(piece.brandName, piece.title)
  // Beside an appointment of this year it is said that it is about another.
  const [year] = piece.years
  const book = year !== undefined && piece.bookings.length > 0 ? texts.bookFor(year) : texts.book
  return (
    <article className="care-piece" aria-label={name}>
      <Picture picture={piece.productImg} sizes="88px" most={360} alt="" />
      <div className="care-words">
        <p>
          <b>{name}</b>
        </p>
        <p>
          <a className="link" href={localPath(language, `/myaccount/orders/orderDetail?orderNo=${piece.orderNo}`)}>
            {texts.ofOrder(piece.orderNo)}
          </a>
        </p>
        {piece.bookings.map((booking) => (
          <Appointment key={booking.bookingId} {...{ name, booking, sent, busy, change }} />
        ))}
        {piece.years.length === 0 && piece.bookings.length === 0 ? <p className="mute">{texts.usedUp}</p> : null}
        {piece.years.length > 0 && !choosing ? (
          <Opener
            which={{ unit: piece.unitId }}
            look="line"
            label={texts.ofPiece(book, name)}
            words={book}
            onOpen={() => choose(true)}
          />
        ) : null}
        {choosing && !hydrated ? <PlainSlotForm which={{ unit: piece.unitId }} care={sent} years={piece.years} /> : null}
        {choosing && hydrated ? (
          <CareSlotForm
            years={piece.years}
            busy={busy}
            onLeave={() => choose(false)}
            onChoose={async (slot) => {
              if (await change({ act: 'book', unitId: piece.unitId, ...slot })) choose(false)
            }}
          />
        ) : null}
        {piece.couponCode && !choosing ? <CareByCoupon piece={piece} name={name} busy={busy} change={change} /> : null}
      </div>
    </article>
  )
}

type AppointmentProps = Omit<Props, 'piece'> & { name: string; booking: Booking }

/** An appointment, and until the day before the ways to change it. */
function Appointment({ name, booking, sent, busy, change }: AppointmentProps) {
  const texts = useTexts(careText)
  const states = useTexts(careStateText)
  const when = useWhen()
  const hydrated = useHydrated()
  const { bookingId, mayChange } = booking
  const tried = useTried('care')?.values
  const isMoved = useAsked('booking', bookingId) && mayChange
  const isCancelled = tried?.act === 'cancel' && tried.bookingId === bookingId
  const [doing, does] = useState<'move' | 'cancel' | undefined>(isCancelled ? 'cancel' : isMoved ? 'move' : undefined)
  return (
    <div className="care-appointment">
      <p>
        <span>{when(booking)}</span> <span className="mute">{states[booking.state]}</span>
      </p>
      {mayChange && !doing ? (
        <div className="order-actions">
          <Opener
            which={{ booking: bookingId }}
            look="text"
            label={texts.ofPiece(texts.move, name)}
            words={texts.move}
            onOpen={() => does('move')}
          />
          <OwnForm path="/myaccount/care">
            <input type="hidden" name="bookingId" value={bookingId} />
            <Button look="text" aria-label={texts.ofPiece(texts.cancel, name)} {...pressOrSend('cancel', () => does('cancel'))}>
              {texts.cancel}
            </Button>
          </OwnForm>
        </div>
      ) : null}
      {doing === 'move' && !hydrated ? <PlainSlotForm which={{ booking: bookingId }} care={sent} /> : null}
      {doing === 'move' && hydrated ? (
        <CareSlotForm
          busy={busy}
          onLeave={() => does(undefined)}
          onChoose={async (slot) => {
            if (await change({ act: 'move', bookingId, ...slot })) does(undefined)
          }}
        />
      ) : null}
      {doing === 'cancel' ? <Cancel bookingId={bookingId} busy={busy} change={change} onKeep={() => does(undefined)} /> : null}
    </div>
  )
}

type CancelProps = Omit<Props, 'piece' | 'sent'> & { bookingId: string; onKeep: () => void }

function Cancel({ bookingId, busy, change, onKeep }: CancelProps) {
  const texts = useTexts(careText)
  return (
    <OwnForm path="/myaccount/care" className="order-actions" role="group" aria-label={texts.cancel}>
      <input type="hidden" name="bookingId" value={bookingId} />
      <p>{texts.cancelSure}</p>
      <Button look="line" busy={busy} {...pressOrSend('cancel-surely', () => void change({ act: 'cancel', bookingId }))}>
        {texts.cancel}
      </Button>
      <Button {...pressOrSend('keep', onKeep)}>{texts.keep}</Button>
    </OwnForm>
  )
}
