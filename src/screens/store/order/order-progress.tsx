import { showDay, showMoment } from '#language/dates.ts'
import { orderText } from '#language/buying/order.text.ts'
import { orderTrackText } from '#language/buying/order-track.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { PICK_UP } from '#modules/fulfilment/address.rules.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { standing, type Track, type TrackStep, trackSteps, tracksOf } from './order-tracks.ts'
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
          <Branch key={track.parcel ?? `seller ${track.seller}`} order={order} track={track} isOnly={tracks.length === 1} />
        ))}
      </div>
    </section>
  )
}

function Branch({ order, track, isOnly }: { order: OrderWire; track: Track; isOnly: boolean }) {
  const texts = useTexts(orderTrackText)
  const name = useTrackName(order, track)
  const seller = order.sellers[track.seller ?? order.productItems[0]?.seller ?? 0]
  return (
    <div className="order-branch">
      {isOnly ? null : <p className="order-branch-name">{`${name} · ${texts.pieces(track.pieces)}`}</p>}
      <ol className="order-steps">
        {trackSteps.map((step) => {
          const stands = standing(track, step)
          const word = wordOf(step, order.logisticsType === PICK_UP, seller?.isHouse === true)
          return (
            <li key={step} className={`order-step is-${stands}`} aria-current={stands === 'now' ? 'step' : undefined}>
              <b>{texts[`${word}-${stands}`]}</b>
              <StepDay track={track} step={step} arrivesBy={seller?.arrivesBy ?? order.arrivesBy} />
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** What is the shop's own is brought to the bench by nobody else; what is fetched waits in a store. */
function wordOf(step: TrackStep, pickUp: boolean, isHouse: boolean) {
  if (step === 'away' && pickUp) return 'ready'
  return step === 'seller' && isHouse ? 'own' : step
}

/** When a step was done; of the bench since when it lasts; of the last one by when it is to come. */
function StepDay({ track, step, arrivesBy }: { track: Track; step: TrackStep; arrivesBy: string }) {
  const language = useLanguage()
  const texts = useTexts(orderTrackText)
  const stands = standing(track, step)
  const began = stands === 'now' && step === 'bench' ? track.times.seller : ''
  const done = stands === 'done' ? track.times[step] : ''
  const dayOf = (iso: string) => showDay(dayInHongKong(new Date(iso)), language)
  if (began) return <span>{texts.since(dayOf(began))}</span>
  if (done) return <span>{dayOf(done)}</span>
  return step === 'here' && stands === 'todo' ? <span>{texts.by(showDay(arrivesBy, language))}</span> : null
}

/** Parcels by their number; before they leave, pieces by who sells them. */
export function useTrackName({ sellers }: OrderWire, { parcel, seller }: Pick<Track, 'parcel' | 'seller'>): string {
  const texts = useTexts(orderTrackText)
  const orders = useTexts(orderText)
  return parcel === undefined ? orders.seller(sellers[seller ?? 0]?.name ?? '') : texts.parcel(parcel + 1)
}
