import type { OrderWire } from '#modules/orders/orders.contract.ts'

export const trackSteps = ['seller', 'bench', 'away', 'here'] as const
export type TrackStep = (typeof trackSteps)[number]

type Unit = OrderWire['productItems'][number]['units'][number]
type TrackUnit = Pick<Unit, 'state' | 'parcel' | 'arrivedAt' | 'examinedAt'>

/**
 * Pieces that go together: those of one parcel, or before they have left those of one seller. `parcel` and `seller` are counted from 0;
 * `at` is the step they are at, undefined once all is done; `times`: when each step was done, or began where it lasts.
 */
export type Track = {
  parcel: number | undefined
  seller: number | undefined
  pieces: number
  at: TrackStep | undefined
  times: Partial<Record<TrackStep, string>>
}

type Shown = {
  productItems: { seller: number; units: TrackUnit[] }[]
  parcels: Pick<OrderWire['parcels'][number], 'sentAt' | 'receivedAt'>[]
}

/** Where a piece is shown: with its parcel, with what its seller is still to send, or among those that do not go on. */
export function placeOf({ state, parcel }: Pick<Unit, 'state' | 'parcel'>, seller: number): string {
  if (state === 'sent' || state === 'received') return `parcel ${parcel ?? 0}`
  return state === 'awaited' || state === 'with-us' || state === 'passed' ? `seller ${seller}` : 'gone'
}

/** The order's pieces as they travel: each parcel by itself, and from the first day each seller's. What does not go on is left out. */
export function tracksOf({ productItems, parcels }: Shown): Track[] {
  const pieces = productItems.flatMap(({ seller, units }) => units.map((unit) => ({ ...unit, seller })))
  const places = Map.groupBy(pieces, (piece) => placeOf(piece, piece.seller))
  const sent = parcels.flatMap((parcel, at): Track[] => {
    const inside = places.get(`parcel ${at}`)
    return inside ? [sentTrack(inside, parcel, at)] : []
  })
  const sellers = [...new Set(pieces.map(({ seller }) => seller))].sort((one, other) => one - other)
  const waiting = sellers.flatMap((seller): Track[] => {
    const units = places.get(`seller ${seller}`)
    return units ? [waitingTrack(units, seller)] : []
  })
  return [...sent, ...waiting]
}

function sentTrack(units: TrackUnit[], { sentAt, receivedAt }: Shown['parcels'][number], parcel: number): Track {
  const at = units.some(({ state }) => state === 'sent') ? 'here' : undefined
  const times = { ...timesOf(units), away: sentAt, here: at ? '' : (receivedAt ?? '') }
  return { parcel, seller: undefined, pieces: units.length, at, times }
}

function waitingTrack(units: TrackUnit[], seller: number): Track {
  const isAny = (state: string): boolean => units.some((unit) => unit.state === state)
  const at = isAny('awaited') ? 'seller' : isAny('with-us') ? 'bench' : 'away'
  return { parcel: undefined, seller, pieces: units.length, at, times: timesOf(units) }
}

/** The bench is the step after arrival: while it lasts it is dated by when it began. */
function timesOf(units: TrackUnit[]): Track['times'] {
  const last = (times: string[]): string => (times.includes('') ? '' : (times.sort().at(-1) ?? ''))
  return { seller: last(units.map(({ arrivedAt }) => arrivedAt)), bench: last(units.map(({ examinedAt }) => examinedAt)) }
}

export function standing(track: Track, step: TrackStep): 'done' | 'now' | 'todo' {
  if (track.at === step) return 'now'
  return track.at === undefined || trackSteps.indexOf(step) < trackSteps.indexOf(track.at) ? 'done' : 'todo'
}
