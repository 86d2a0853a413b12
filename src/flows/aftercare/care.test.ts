import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from '#refusals.ts'
import {
  bookCare,
  cancelCare,
  getCareCalendar,
  getCareDay,
  listCare,
  listCareDays,
  moveCare,
  setCareCapacity,
  settleCare,
} from '#modules/care/care.paths.ts'
import { bookableDays } from '#modules/care/care.rules.ts'
import { clock, DAY, dayInHongKong } from '#platform/clock.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { aftercareOf, wholeCareDays } from './aftercare.builders.ts'
import { remindOfCare } from './book-care.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof aftercareOf>>
beforeAll(async () => {
  shop = await startTestShop()
  people = await aftercareOf(shop)
})
beforeEach(() => clock.reset())
afterAll(async () => {
  clock.reset()
  await requireInvariants(shop.database)
  await shop.stop()
})

type Order = { token: string; unitIds: string[] }
const [first = '', ...days] = wholeCareDays()
const slot = (day = first, place: 'store' | 'office' = 'store') => ({ day, place, half: 'morning' as const })
const book = ({ token, unitIds }: Order, wanted = slot(), at = 0) =>
  shop.ask(bookCare, { unitId: unitIds[at] ?? '', ...wanted }, { token })
const bookingOf = async (order: Order, wanted = slot()) =>
  (await book(order, wanted)).data.pieces.find(({ unitId }) => unitId === order.unitIds[0])?.bookings[0]?.bookingId ?? ''
const capacity = (day: string, most: number, place: 'store' | 'office' = 'store') =>
  shop.ask(setCareCapacity, { ...slot(day, place), capacity: most, version: 0 }, { token: people.desk })

describe('an appointment', () => {
  test('is for a received bag or watch, once a calendar year', async () => {
    const bag = await people.received()
    const shoes = await people.received({ product: { categories: ['women/shoes/boots'] } })
    const onItsWay = await people.bought()
    expect((await shop.ask(listCare, {}, { token: bag.token })).data.pieces).toMatchObject([{ bookings: [] }])
    for (const { token } of [shoes, onItsWay]) expect((await shop.ask(listCare, {}, { token })).data.pieces).toEqual([])
    expect([(await book(shoes)).code, (await book(onItsWay)).code]).toEqual([
      refusals.CARE_BARRED.code,
      refusals.CARE_BARRED.code,
    ])
    expect((await book(bag)).data.pieces[0]?.bookings).toMatchObject([{ ...slot(), state: 'booked', mayChange: true }])
    expect((await book(bag, slot(days[0]))).code).toBe(refusals.CARE_BARRED.code)
  })

  test.each<[string, { day: string; half: 'morning' | 'afternoon' }]>([
    ['today', { day: dayInHongKong(clock.now()), half: 'morning' }],
    ['on a Sunday', { day: bookableDays(clock.now()).find((day) => new Date(day).getUTCDay() === 0) ?? '', half: 'morning' }],
    [
      'on a Saturday afternoon',
      { day: bookableDays(clock.now()).find((day) => new Date(day).getUTCDay() === 6) ?? '', half: 'afternoon' },
    ],
    ['in a year', { day: dayInHongKong(new Date(clock.now().getTime() + 365 * DAY)), half: 'morning' }],
  ])('is not made %s', async (_, wanted) => {
    const bag = await people.received()
    expect(
      (await shop.ask(bookCare, { unitId: bag.unitIds[0] ?? '', place: 'store', ...wanted }, { token: bag.token })).code,
    ).toBe(refusals.CARE_CLOSED.code)
  })

  test('moves and is given up until the day before, and then neither', async () => {
    const bag = await people.received()
    const bookingId = await bookingOf(bag)
    const moved = await shop.ask(moveCare, { bookingId, ...slot(days[1], 'office') }, { token: bag.token })
    expect(moved.data.pieces[0]?.bookings).toMatchObject([slot(days[1], 'office')])
    clock.advance(Date.parse(`${days[1]}T00:00:00+08:00`) - clock.now().getTime() + 1000)
    expect((await shop.ask(cancelCare, { bookingId }, { token: bag.token })).code).toBe(refusals.CARE_FINAL.code)
    expect((await shop.ask(moveCare, { bookingId, ...slot(days[5]) }, { token: bag.token })).code).toBe(refusals.CARE_FINAL.code)
    clock.reset()
    expect((await shop.ask(cancelCare, { bookingId }, { token: bag.token })).data.pieces[0]?.bookings).toEqual([])
    expect((await book(bag, slot(days[2]))).code).toBe(200)
  })

  test('of somebody else is none', async () => {
    const bag = await people.received()
    const bookingId = await bookingOf(bag, slot(days[3]))
    const token = await shop.visitor()
    const not = refusals.NOT_FOUND.code
    expect((await book({ ...bag, token })).code).toBe(not)
    expect((await shop.ask(moveCare, { bookingId, ...slot(days[4]) }, { token })).code).toBe(not)
    expect((await shop.ask(cancelCare, { bookingId }, { token })).code).toBe(not)
    expect((await shop.ask(listCare, {}, { token })).data.pieces).toEqual([])
  })

  test('is reminded of the day before, once', async () => {
    const bag = await people.received()
    const bookingId = await bookingOf(bag, slot(days[6]))
    const told = async () =>
      (
        await readRows(
          shop.database.pool,
          z.object({ subject: z.string() }),
          sql`select subject from mails where dedupe_key like ${`care:${bookingId}:reminder:%`}`,
        )
      ).length
    await shop.database.inTransaction((tx) => remindOfCare(tx, shop.url, 50))
    expect(await told()).toBe(0)
    clock.advance(Date.parse(`${days[6]}T00:00:00+08:00`) - clock.now().getTime() - DAY / 2)
    for (const _ of [1, 2]) await shop.database.inTransaction((tx) => remindOfCare(tx, shop.url, 50))
    expect(await told()).toBe(1)
  })
})

describe('the last place of a half day', () => {
  test('goes to one of ten people, and the day is offered no more', async () => {
    const orders = await Promise.all(Array.from({ length: 10 }, () => people.received()))
    const day = days[8] ?? ''
    await capacity(day, 1)
    const answers = await Promise.all(orders.map((order) => book(order, slot(day))))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, refusals.CARE_FULL.code]))
    const offered = (await shop.ask(listCareDays, { place: 'store' }, { token: await shop.visitor() })).data.days.find(
      (one) => one.day === day,
    )
    expect(offered?.halves).toEqual(['afternoon'])
  })

  test('is not passed when two come from two tabs for one piece', async () => {
    const bag = await people.received()
    const answers = await Promise.all([book(bag, slot(days[9])), book(bag, slot(days[10]))])
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, refusals.CARE_BARRED.code])
  })

  test('is not moved into either', async () => {
    const [one, other] = [await people.received(), await people.received()]
    const day = days[11] ?? ''
    await capacity(day, 1)
    const bookingId = await bookingOf(one, slot(days[12]))
    expect((await book(other, slot(day))).code).toBe(200)
    expect((await shop.ask(moveCare, { bookingId, ...slot(day) }, { token: one.token })).code).toBe(refusals.CARE_FULL.code)
  })
})

describe('the desk', () => {
  test('closes a half day, which keeps who has booked, and says what became of them', async () => {
    const bag = await people.received()
    const day = days[13] ?? ''
    const bookingId = await bookingOf(bag, slot(day))
    expect((await shop.ask(setCareCapacity, { ...slot(day), capacity: 0, version: 0 }, { token: people.support })).code).toBe(
      refusals.NOT_PERMITTED.code,
    )
    expect((await capacity(day, 0)).code).toBe(200)
    expect((await book(await people.received(), slot(day))).code).toBe(refusals.CARE_FULL.code)
    const shown = (await shop.ask(getCareCalendar, { from: day }, { token: people.support })).data.days[0]
    expect(shown?.slots.find(({ place, half }) => place === 'store' && half === 'morning')).toEqual({
      place: 'store',
      half: 'morning',
      capacity: 0,
      version: 1,
      booked: 1,
      isUsual: false,
    })
    const settle = (state: 'done' | 'missed', token = people.desk) => shop.ask(settleCare, { bookingId, state }, { token })
    // Nobody has come before the day.
    expect((await settle('done')).code).toBe(refusals.CARE_FINAL.code)
    clock.advance(Date.parse(`${day}T10:00:00+08:00`) - clock.now().getTime())
    // Yesterday's sessions are over by then.
    const token = await shop.operator(['order-desk'])
    expect((await settle('missed', token)).data.list).toMatchObject([{ bookingId, state: 'missed' }])
    expect((await settle('done', token)).data.list).toMatchObject([{ state: 'done' }])
    expect((await shop.ask(getCareDay, { day }, { token })).data.list).toHaveLength(1)
  })

  test('gives the year back with an appointment it cancels, and the shopper is told', async () => {
    const bag = await people.received({ language: 'cht_CN' })
    const bookingId = await bookingOf(bag, slot(days[14]))
    await shop.ask(settleCare, { bookingId, state: 'cancelled' }, { token: people.desk })
    expect((await book(bag, slot(days[15]))).code).toBe(200)
    const mails = await readRows(
      shop.database.pool,
      z.object({ subject: z.string() }),
      sql`select subject from mails where dedupe_key like ${`care:${bookingId}:cancelled:%`}`,
    )
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/的護理服務預約已取消$/)])
  })
})
