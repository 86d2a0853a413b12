import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY, timeInHongKong } from '#platform/clock.ts'
import { kindsWithWays, messageWays, readWays, resolveWays, type Ways, eachWay, type Gate } from './message-ways.rules.ts'
import { afterQuiet, isQuietAt, nextDigest, nextHour, type Times } from './notice-times.rules.ts'

const NIGHT: Times = { isQuiet: true, quietFrom: 22, quietUntil: 8, isDigest: false }
const inHongKong = (time: string): Date => new Date(`2026-12-31T${time}+08:00`)

test.each([
  ['21:59:59', '21:59:59'],
  ['22:00:00', '2027-01-01T08:00:00'],
  ['00:00:00', '08:00:00'],
  ['07:59:59', '08:00:00'],
  ['08:00:00', '08:00:00'],
])('what is due on the last day of a year at %s comes at %s', (due, comes) => {
  const expected = comes.includes('T') ? new Date(`${comes}+08:00`) : inHongKong(comes)
  expect(afterQuiet(inHongKong(due), NIGHT)).toEqual(expected)
})

test('hours by day are quiet as well, and from an hour to the same there are none', () => {
  const noon = { ...NIGHT, quietFrom: 12, quietUntil: 14 }
  expect([inHongKong('11:59:59'), inHongKong('12:00:00'), inHongKong('14:00:00')].map((at) => isQuietAt(at, noon))).toEqual([
    false,
    true,
    false,
  ])
  expect(isQuietAt(inHongKong('03:00:00'), { ...NIGHT, quietFrom: 8 })).toBe(false)
  expect(isQuietAt(inHongKong('03:00:00'), { ...NIGHT, isQuiet: false })).toBe(false)
})

const hour = fc.integer({ min: 0, max: 23 })
const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
const times = fc.record({ isQuiet: fc.boolean(), quietFrom: hour, quietUntil: hour, isDigest: fc.boolean() })

test('whatever the hours, a message waits less than a day, never comes while it is quiet, and a digest comes after it', () => {
  fc.assert(
    fc.property(moment, times, hour, (at, own, digestHour) => {
      const comes = afterQuiet(at, own)
      expect(isQuietAt(comes, own)).toBe(false)
      expect(comes.getTime() - at.getTime()).toBeGreaterThanOrEqual(0)
      expect(comes.getTime() - at.getTime()).toBeLessThan(DAY)
      const digest = nextDigest(at, digestHour, own)
      expect(digest.getTime()).toBeGreaterThan(at.getTime())
      expect(digest.getTime() - at.getTime()).toBeLessThanOrEqual(2 * DAY)
      expect(isQuietAt(digest, own)).toBe(false)
      expect(timeInHongKong(nextHour(at, digestHour))).toBe(`${String(digestHour).padStart(2, '0')}:00`)
    }),
  )
})

const gates = fc.record({
  'news-email': fc.boolean(),
  'news-sms': fc.boolean(),
  'orders-email': fc.boolean(),
  'orders-sms': fc.boolean(),
})
const ticks = fc.array(fc.boolean(), { minLength: 18, maxLength: 18 }).map((all): Ways => {
  const left = [...all]
  return eachWay(() => left.pop() ?? false)
})

test('a page of ticks is shown again as it was sent, but for what always comes', () => {
  fc.assert(
    fc.property(ticks, (ticked) => {
      const { gates: given, choices } = readWays(ticked)
      const shown = resolveWays(
        (kind, way) => choices.find((one) => one.kind === kind && one.way === way)?.wanted,
        (gate) => given[gate],
      )
      const always = resolveWays(
        () => false,
        () => false,
      )
      for (const kind of kindsWithWays)
        for (const way of messageWays) expect(shown[kind][way]).toBe(always[kind][way] || ticked[kind][way])
    }),
  )
})

test('without a consent to advertising neither offers nor news leave the shop, whatever else is said', () => {
  fc.assert(
    fc.property(ticks, gates, (said, given) => {
      const ways = resolveWays(
        (kind, way) => said[kind][way],
        (gate: Gate) => given[gate],
      )
      const advertised = ['offers', 'platform'] as const
      expect(advertised.filter((kind) => ways[kind].mail && !given['news-email'])).toEqual([])
      expect(advertised.filter((kind) => ways[kind].sms && !given['news-sms'])).toEqual([])
      expect([ways.order.here, ways.order.mail, ways.receipts.here, ways.receipts.mail, ways.logistics.here]).not.toContain(false)
    }),
  )
})
