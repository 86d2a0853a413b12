import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { clock, DAY } from '#platform/clock.ts'
import { type Database, openDatabase } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { lockHolders } from '#platform/ledger.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { Refusal } from '#platform/refusal.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test-database.server.ts'
import { listOwnCoupons } from './coupon-lists.ts'
import { type BuildCampaign, buildCampaign, buildCoupon, buildOrder } from './coupons.builders.ts'
import {
  campaignsChanged,
  findCoupons,
  listCouponsOf,
  listRunningAutomatic,
  lockCoupons,
  releaseCoupons,
  returnCoupons,
  useCoupons,
  writeUses,
} from './index.server.ts'

let own: TestDatabase
let database: Database
beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url, { connections: 20 })
})
afterAll(async () => {
  await database.close()
  await own.drop()
})
afterEach(() => clock.reset())

const campaign = (wanted?: BuildCampaign) => database.inTransaction((tx) => buildCampaign(tx, wanted))
async function person(): Promise<string> {
  const ownerId = newId()
  await runSql(database, sql`insert into accounts (account_id, kind) values (${ownerId}, 'member')`)
  return ownerId
}
const coupon = (wanted: Parameters<typeof buildCoupon>[1]) => database.inTransaction((tx) => buildCoupon(tx, wanted))

type Using = {
  campaignId: string
  couponId?: string
  ownerId: string
  version?: number
  amountCents?: number
  traces?: { deviceId: string }
}

/** An order that uses a coupon: its id, or the name of the refusal. */
async function place({ version = 1, amountCents = 20_000, ...use }: Using, unitIds: string[] = [newId()]): Promise<string> {
  const orderId = await buildOrder(database, use.ownerId)
  try {
    await database.inTransaction(async (tx) => {
      await lockHolders(tx, [use.ownerId])
      const locked = await lockCoupons(tx, [{ ...use, version, amountCents }])
      locked.require({ ...use, version, amountCents })
      locked.add({ ...use, version, amountCents })
      await writeUses(tx, [{ ...use, orderId, amountCents, merchantCents: 0, unitIds }])
    })
    return orderId
  } catch (problem) {
    if (problem instanceof Refusal) return problem.reason
    throw problem
  }
}
const isId = (text: string): boolean => z.uuid().safeParse(text).success
const pay = (orderId: string) => database.inTransaction((tx) => useCoupons(tx, orderId))
const close = (orderId: string) => database.inTransaction((tx) => releaseCoupons(tx, [orderId]))
const sendBack = (orderId: string, unitIds: string[]) => database.inTransaction((tx) => returnCoupons(tx, orderId, unitIds))
const states = async (ownerId: string) => (await listOwnCoupons(database.pool, ownerId)).map(({ state }) => state)

describe('of 50 who come at once', () => {
  test('one has a coupon, the others hear that it is used; once its order closes it is had once again', async () => {
    const [campaignId, ownerId] = [await campaign({ had: 'granted' }), await person()]
    const couponId = await coupon({ campaignId, ownerId })
    const all = () => Promise.all(Array.from({ length: 50 }, () => place({ campaignId, couponId, ownerId })))
    const first = await all()
    expect(first.filter(isId)).toHaveLength(1)
    expect(new Set(first.filter((outcome) => !isId(outcome)))).toEqual(new Set(['COUPON_USED']))
    const orderId = first.find(isId) ?? ''
    await Promise.all(Array.from({ length: 5 }, () => close(orderId)))
    expect((await all()).filter(isId)).toHaveLength(1)
    await close(orderId)
    expect(await states(ownerId)).toEqual(['locked'])
  })

  test('as many have a campaign as its budget allows, in money and in uses', async () => {
    const byMoney = await campaign({ budget_cents: 70_000 })
    const byUses = await campaign({ had: 'shared-code', shared_code: 'SEVEN', budget_uses: 7 })
    for (const [campaignId, many] of [
      [byMoney, 3],
      [byUses, 7],
    ] as const) {
      const outcomes = await Promise.all(Array.from({ length: 50 }, async () => place({ campaignId, ownerId: await person() })))
      expect(outcomes.filter(isId)).toHaveLength(many)
      expect(outcomes.filter((outcome) => outcome === 'COUPON_USED_UP')).toHaveLength(50 - many)
      await close(outcomes.find(isId) ?? '')
      expect(isId(await place({ campaignId, ownerId: await person() }))).toBe(true)
    }
  })

  test('each person has it as often as it says', async () => {
    const [campaignId, ownerId] = [await campaign({ per_member: 2 }), await person()]
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => place({ campaignId, ownerId })))
    expect(outcomes.filter(isId)).toHaveLength(2)
    expect(outcomes.filter((outcome) => outcome === 'COUPON_LIMIT')).toHaveLength(48)
  })

  test('one device has what is for new members', async () => {
    const campaignId = await campaign({ had: 'granted', occasion: 'new-member' })
    const traces = { deviceId: newId() }
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const ownerId = await person()
        return place({ campaignId, ownerId, couponId: await coupon({ campaignId, ownerId }), traces })
      }),
    )
    expect(outcomes.filter(isId)).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'COUPON_NOT_NEW')).toHaveLength(49)
  })
})

describe('a code', () => {
  test('is found however it is typed, by whoever may use it', async () => {
    const single = await campaign({ had: 'single-codes' })
    await campaign({ had: 'shared-code', shared_code: 'HELLO88' })
    const [mine, other] = [await person(), await person()]
    await coupon({ campaignId: single, code: 'FREE2BUSE' })
    await coupon({ campaignId: single, ownerId: mine, code: 'MINEALONE' })
    const codes = [' free-2b use ', 'mineAlone', 'hello 88', 'NEVERWAS', '']
    const found = async (ownerId: string) =>
      [...(await findCoupons(database.pool, { ownerId, codes })).values()].map((one) => Boolean(one))
    expect(await found(mine)).toEqual([true, true, true, false, false])
    expect(await found(other)).toEqual([true, false, true, false, false])
  })

  test('that is somebody else’s is one that nobody knows', async () => {
    const campaignId = await campaign({ had: 'granted' })
    const couponId = await coupon({ campaignId, ownerId: await person() })
    expect(await place({ campaignId, couponId, ownerId: await person() })).toBe('COUPON_UNKNOWN')
    expect(await place({ campaignId, couponId: newId(), ownerId: await person() })).toBe('COUPON_UNKNOWN')
  })

  test('that somebody else was quicker to use says that it has been used, not that it is unknown', async () => {
    const campaignId = await campaign({ had: 'single-codes' })
    const [first, ...others] = [await person(), await person(), await person()]
    const couponId = await coupon({ campaignId, code: 'QUICKEST' })
    const outcomes = await Promise.all([first, ...others].map((ownerId) => place({ campaignId, couponId, ownerId })))
    expect(outcomes.filter(isId)).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'COUPON_USED')).toHaveLength(2)
    const found = await findCoupons(database.pool, { ownerId: await person(), codes: ['QUICKEST'] })
    expect(found.get('QUICKEST')).toMatchObject({ problem: 'used' })
  })

  test('that nobody had put by is nobody’s again when the order closes', async () => {
    const campaignId = await campaign({ had: 'single-codes' })
    const [first, second] = [await person(), await person()]
    const couponId = await coupon({ campaignId, code: 'ONLYONE' })
    await close(await place({ campaignId, couponId, ownerId: first }))
    expect(isId(await place({ campaignId, couponId, ownerId: second }))).toBe(true)
  })
})

test('a coupon that has run out, or whose campaign pauses, has ended or has changed is refused with the reason', async () => {
  const ownerId = await person()
  const past = new Date(clock.now().getTime() - 1)
  const tries: [BuildCampaign, Date | undefined, string][] = [
    [{}, past, 'COUPON_ENDED'],
    [{ state: 'paused' }, undefined, 'COUPON_ENDED'],
    [{ version: 2 }, undefined, 'COUPON_CHANGED'],
    // Another order of theirs has become the first meanwhile.
    [{ conditions: { firstOrder: true } }, undefined, 'COUPON_NOT_FIRST'],
  ]
  for (const [wanted, expiresAt, reason] of tries) {
    const campaignId = await campaign({ had: 'granted', ...wanted })
    const couponId = await coupon({ campaignId, ownerId, ...(expiresAt ? { expiresAt } : {}) })
    expect(await place({ campaignId, couponId, ownerId })).toBe(reason)
  }
  expect(await place({ campaignId: await campaign({ state: 'ended' }), ownerId })).toBe('COUPON_ENDED')
  // What has been put by holds, though the campaign has ended.
  const ended = await campaign({ had: 'granted', state: 'ended', ends_at: past })
  expect(isId(await place({ campaignId: ended, couponId: await coupon({ campaignId: ended, ownerId }), ownerId }))).toBe(true)
})

describe('a coupon that is used', () => {
  test('is given back once, when all that it reduced has gone back, for a week at least', async () => {
    const [campaignId, ownerId] = [await campaign({ had: 'granted' }), await person()]
    const expiresAt = new Date(clock.now().getTime() + DAY)
    const couponId = await coupon({ campaignId, ownerId, code: 'COMESBACK', expiresAt })
    const units = [newId(), newId()]
    const orderId = await place({ campaignId, couponId, ownerId }, units)
    await pay(orderId)
    await sendBack(orderId, units.slice(1))
    expect(await states(ownerId)).toEqual(['used'])
    clock.advance(3 * DAY)
    await Promise.all(Array.from({ length: 5 }, () => sendBack(orderId, units)))
    const [again, ...rest] = await listOwnCoupons(database.pool, ownerId)
    expect(rest).toMatchObject([{ state: 'used' }])
    expect(again).toMatchObject({ state: 'unused', code: 'COMESBACK' })
    expect(again?.expiresAt?.getTime()).toBeGreaterThan(clock.now().getTime() + 7 * DAY - 60_000)
    expect(await listCouponsOf(database.pool, orderId)).toMatchObject([{ amountCents: 20_000, returnedAt: expect.any(Date) }])
    expect(isId(await place({ campaignId, couponId: again?.couponId ?? '', ownerId }))).toBe(true)
  })

  test('stays used when its paid order is closed, or one that was released is paid late', async () => {
    const [campaignId, ownerId] = [await campaign({ had: 'granted' }), await person()]
    const couponId = await coupon({ campaignId, ownerId })
    const orderId = await place({ campaignId, couponId, ownerId })
    await pay(orderId)
    await close(orderId)
    expect(await states(ownerId)).toEqual(['used'])
    const other = await coupon({ campaignId, ownerId })
    const late = await place({ campaignId, couponId: other, ownerId })
    await close(late)
    await pay(late)
    expect(await states(ownerId)).toEqual(['unused', 'used'])
  })
})

test('running campaigns are kept by the process until one changes, and say what is left of their budgets', async () => {
  const before = await listRunningAutomatic(database.pool)
  const campaignId = await campaign({ budget_uses: 3, conditions: { brands: ['only-here'] } })
  expect(await listRunningAutomatic(database.pool)).toBe(before)
  await place({ campaignId, ownerId: await person() })
  campaignsChanged()
  const line = {
    productId: '',
    categories: [],
    merchantId: '',
    side: 'women',
    offerId: '',
    unitCents: 1,
    quantity: 1,
    leftCents: 1,
  } as const
  const near = await listRunningAutomatic(database.pool)
  expect(near([{ ...line, brandCode: 'only-here' }]).find((one) => one.campaignId === campaignId)).toMatchObject({ leftUses: 2 })
  expect(near([{ ...line, brandCode: 'elsewhere' }]).some((one) => one.campaignId === campaignId)).toBe(false)
})

test('rows of campaigns that are open to all come and go with their orders', async () => {
  const [campaignId, ownerId] = [await campaign(), await person()]
  const count = async () =>
    (await readRows(database.pool, z.object({}), sql`select from coupons where campaign_id = ${campaignId}`)).length
  const orderId = await place({ campaignId, ownerId })
  expect([await count(), await states(ownerId)]).toEqual([1, []])
  await close(orderId)
  expect(await count()).toBe(0)
})
