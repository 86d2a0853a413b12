import { showMoment } from '#language/dates.ts'
import { orderTrackText } from '#language/buying/order-track.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { PICK_UP } from '#modules/fulfilment/address.rules.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { standing, type Track, trackSteps, tracksOf } from './order-tracks.ts'
import './order-progress.css'

/** How far the pieces are: one line, which forks where they travel in several parcels. */
export function OrderProgress({ order }: { order: OrderWire }) {
  const language = useLanguage()
  const texts = useTexts(orderTrackText)
  const tracks = tracksOf(order)
  if (!order.paidAt || tracks.length === 0) return null
  return (
    <section className="order-progress" aria-label={texts.title} data-forks={tracks.length > 1 || undefined}>
      <p className="order-step is-done">
        <b>{texts.paid}</b>
        <span>{showMoment(order.paidAt, language)}</span>
      </p>
      <div className="order-branches">
        {tracks.map((track) => (
          <Branch key={track.parcel ?? 'rest'} order={order} track={track} isOnly={tracks.length === 1} />
        ))}
      </div>
    </section>
  )
}

function Branch({ order, track, isOnly }: { order: OrderWire; track: Track; isOnly: boolean }) {
  const language = useLanguage()
  const texts = useTexts(orderTrackText)
  const name = track.parcel === undefined ? texts.rest : texts.parcel(track.parcel + 1)
  const times: Partial<Record<string, string>> = { away: track.sentAt, here: track.receivedAt }
  return (
    <div className="order-branch">
      {isOnly ? null : <p className="order-branch-name">{`${name} · ${texts.pieces(track.pieces)}`}</p>}
      <ol className="order-steps">
        {trackSteps.map((step) => {
          const stands = standing(track, step)
          const word = step === 'away' && order.logisticsType === PICK_UP ? 'ready' : step
          const time = times[step]
          return (
            <li key={step} className={`order-step is-${stands}`} aria-current={stands === 'now' ? 'step' : undefined}>
              <b>{texts[`${word}-${stands}`]}</b>
              {time ? <span>{showMoment(time, language)}</span> : null}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
