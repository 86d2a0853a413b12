import type { OrderWire } from '#modules/orders/orders.contract.ts'

export const trackSteps = ['seller', 'bench', 'away', 'here'] as const
export type TrackStep = (typeof trackSteps)[number]

/** Pieces that go together. `at` is the step they are at; undefined once all is done. `parcel`: which one, counted from 0. */
export type Track = { parcel: number | undefined; pieces: number; at: TrackStep | undefined; sentAt: string; receivedAt: string }

type Shown = {
  productItems: { units: Pick<OrderWire['productItems'][number]['units'][number], 'state' | 'parcel'>[] }[]
  parcels: Pick<OrderWire['parcels'][number], 'sentAt' | 'receivedAt'>[]
}

/** The order's pieces as they travel: each parcel by itself, and those together that have not left yet. What does not go on is left out. */
export function tracksOf({ productItems, parcels }: Shown): Track[] {
  const units = productItems.flatMap((line) => line.units)
  const sent = parcels.flatMap(({ sentAt, receivedAt }, parcel): Track[] => {
    const inside = units.filter((unit) => unit.parcel === parcel && (unit.state === 'sent' || unit.state === 'received'))
    const at = inside.some(({ state }) => state === 'sent') ? 'here' : undefined
    return inside.length > 0 ? [{ parcel, pieces: inside.length, at, sentAt, receivedAt: at ? '' : (receivedAt ?? '') }] : []
  })
  const rest = units.filter(({ state }) => state === 'awaited' || state === 'with-us' || state === 'passed')
  if (rest.length === 0) return sent
  const isAny = (state: string): boolean => rest.some((unit) => unit.state === state)
  const at = isAny('awaited') ? 'seller' : isAny('with-us') ? 'bench' : 'away'
  return [...sent, { parcel: undefined, pieces: rest.length, at, sentAt: '', receivedAt: '' }]
}

export function standing(track: Track, step: TrackStep): 'done' | 'now' | 'todo' {
  if (track.at === step) return 'now'
  return track.at === undefined || trackSteps.indexOf(step) < trackSteps.indexOf(track.at) ? 'done' : 'todo'
}
