import { useState } from 'react'
import type { MetaArgs } from 'react-router'
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
import { AccountFrame, AccountWaiting } from '../account/account-frame.tsx'
import { headTags } from '../head-tags.ts'
import { CareSlotForm } from './care-slot-form.tsx'
import { type ChangeCare, useCare } from './use-care.ts'
import './care.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'
export { loadCare as own } from './use-care.ts'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({ title: textsIn(careText, languageOfPath(location.pathname)).title, pathname: location.pathname, matches })

/** Bags and watches, and when each is brought for its care service of the year. */
export default function Care() {
  const texts = useTexts(careText)
  return (
    <AccountFrame title={texts.title} path="/myaccount/care" lead={texts.lead} guests>
      <Pieces />
    </AccountFrame>
  )
}

function Pieces() {
  const language = useLanguage()
  const texts = useTexts(careText)
  const ui = useTexts(uiText)
  const { pieces, failed, busy, load, change } = useCare()
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
      <p>
        <a className="link" href={localPath(language, '/statement/care')}>
          {texts.what}
        </a>
      </p>
      <ul className="rows">
        {pieces.map((piece) => (
          <li key={piece.unitId}>
            <Piece piece={piece} busy={busy} change={change} />
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

type Props = { piece: CarePiece; busy: boolean; change: ChangeCare }

function Piece({ piece, busy, change }: Props) {
  const language = useLanguage()
  const texts = useTexts(careText)
  const [choosing, choose] = useState<'year' | 'coupon'>()
  const name = `${piece.brandName} ${piece.title}`
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
          <Appointment key={booking.bookingId} name={name} booking={booking} busy={busy} change={change} />
        ))}
        {piece.years.length === 0 && piece.bookings.length === 0 ? <p className="mute">{texts.usedUp}</p> : null}
        {choosing ? (
          <CareSlotForm
            {...(choosing === 'year' ? { years: piece.years } : {})}
            busy={busy}
            onLeave={() => choose(undefined)}
            onChoose={async (slot) => {
              const couponCode = choosing === 'coupon' ? piece.couponCode : ''
              if (await change({ act: 'book', unitId: piece.unitId, couponCode, ...slot })) choose(undefined)
            }}
          />
        ) : (
          <Ways piece={piece} name={name} onChoose={choose} />
        )}
      </div>
    </article>
  )
}

type WaysProps = { piece: CarePiece; name: string; onChoose: (way: 'year' | 'coupon') => void }

/** The appointment of the year, and one more that a coupon pays for. */
function Ways({ piece: { years, couponCode }, name, onChoose }: WaysProps) {
  const texts = useTexts(careText)
  return (
    <>
      {years.length > 0 ? (
        <Button look="line" className="by-script" aria-label={texts.ofPiece(texts.book, name)} onClick={() => onChoose('year')}>
          {texts.book}
        </Button>
      ) : null}
      {couponCode ? (
        <Button
          look="line"
          className="by-script"
          aria-label={texts.ofPiece(texts.bookByCoupon, name)}
          onClick={() => onChoose('coupon')}
        >
          {texts.bookByCoupon}
        </Button>
      ) : null}
    </>
  )
}

type AppointmentProps = Omit<Props, 'piece'> & { name: string; booking: Booking }

/** An appointment, and until the day before the ways to change it. */
function Appointment({ name, booking, busy, change }: AppointmentProps) {
  const texts = useTexts(careText)
  const states = useTexts(careStateText)
  const when = useWhen()
  const [doing, does] = useState<'move' | 'cancel'>()
  const { bookingId } = booking
  return (
    <div className="care-appointment">
      <p>
        <span>{when(booking)}</span> <span className="mute">{states[booking.state]}</span>
      </p>
      {booking.mayChange && !doing ? (
        <p className="order-actions by-script">
          <Button look="text" aria-label={texts.ofPiece(texts.move, name)} onClick={() => does('move')}>
            {texts.move}
          </Button>
          <Button look="text" aria-label={texts.ofPiece(texts.cancel, name)} onClick={() => does('cancel')}>
            {texts.cancel}
          </Button>
        </p>
      ) : null}
      {doing === 'move' ? (
        <CareSlotForm
          busy={busy}
          onLeave={() => does(undefined)}
          onChoose={async (slot) => {
            if (await change({ act: 'move', bookingId, ...slot })) does(undefined)
          }}
        />
      ) : null}
      {doing === 'cancel' ? (
        <div className="order-actions" role="group" aria-label={texts.cancel}>
          <p>{texts.cancelSure}</p>
          <Button look="line" busy={busy} onClick={() => void change({ act: 'cancel', bookingId })}>
            {texts.cancel}
          </Button>
          <Button onClick={() => does(undefined)}>{texts.keep}</Button>
        </div>
      ) : null}
    </div>
  )
}
