import { expect, test } from 'vitest'
import { standing, trackSteps, tracksOf } from './order-tracks.ts'

type Unit = Parameters<typeof tracksOf>[0]['productItems'][number]['units'][number]
const unit = (state: Unit['state'], parcel: number | null = null): Unit => ({ state, parcel, arrivedAt: '', examinedAt: '' })
const parcel = (receivedAt: string | null = null) => ({ sentAt: '2026-11-19T10:00:00Z', receivedAt })
const shown = (units: Unit[], parcels = [parcel()]) =>
  tracksOf({ productItems: [{ seller: 0, units }], parcels }).map((track) => [
    track.parcel,
    track.pieces,
    trackSteps.map((step) => standing(track, step)).join(' '),
  ])

test.each<[string, Unit[], unknown[]]>([
  ['with the seller', [unit('awaited'), unit('with-us')], [[undefined, 2, 'now todo todo todo']]],
  ['on the bench', [unit('with-us'), unit('passed')], [[undefined, 2, 'done now todo todo']]],
  ['being packed', [unit('passed')], [[undefined, 1, 'done done now todo']]],
  ['on its way', [unit('sent', 0)], [[0, 1, 'done done done now']]],
  ['received', [unit('received', 0)], [[0, 1, 'done done done done']]],
  [
    'on its way, and one on the bench',
    [unit('sent', 0), unit('with-us')],
    [
      [0, 1, 'done done done now'],
      [undefined, 1, 'done now todo todo'],
    ],
  ],
  ['lost', [unit('cancelled', 0)], []],
  ['gone back', [unit('returned', 0), unit('rejected')], []],
])('pieces that are %s', (_, units, tracks) => {
  expect(shown(units)).toEqual(tracks)
})

test('two parcels are two lines, each as far as it is', () => {
  const lines = shown([unit('received', 0), unit('received', 0), unit('sent', 1)], [parcel('2026-11-20T10:00:00Z'), parcel()])
  expect(lines).toEqual([
    [0, 2, 'done done done done'],
    [1, 1, 'done done done now'],
  ])
})

test('what two sellers send is two lines from the first day, each with the days of its own', () => {
  const arrived = { arrivedAt: '2026-11-18T02:20:00Z', examinedAt: '' }
  const productItems = [
    { seller: 1, units: [{ ...unit('with-us'), ...arrived }] },
    { seller: 0, units: [unit('awaited'), unit('awaited')] },
  ]
  const lines = tracksOf({ productItems, parcels: [] })
  expect(lines.map(({ seller, pieces, at, times }) => [seller, pieces, at, times.seller])).toEqual([
    [0, 2, 'seller', ''],
    [1, 1, 'bench', arrived.arrivedAt],
  ])
})
