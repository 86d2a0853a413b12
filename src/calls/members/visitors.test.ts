import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from '#refusals.ts'
import { placeAsGuest } from '#flows/order.builders.ts'
import { addToBag, getMiniBag } from '#modules/bag/bag.paths.ts'
import { updateDetails, visitorLogin } from '#modules/members/members.paths.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { sweepUnusedVisitors } from '#platform/access/unused-visitors.server.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ RATE_LIMIT_SCALE: '0.2', TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => shop.stop())

const sweep = (): Promise<number> => shop.database.inTransaction(sweepUnusedVisitors)
const codeOf = async (token: string): Promise<number> => (await shop.ask(getMiniBag, {}, { token })).code
const hoursPass = (hours: number) =>
  runSql(shop.database, sql`update accounts set created_at = created_at - ${hours} * interval '1 hour'`)

describe('a visitor', () => {
  test('who left nothing behind is forgotten after a day; whoever has a bag, an order or details is not', async () => {
    const [young, bag, order, told] = [await shop.visitor(), await shop.visitor(), await shop.visitor(), await shop.visitor()]
    const product = await shop.product()
    await shop.ask(addToBag, { list: [{ skuId: product.skuIds[0] ?? '', quantity: 1 }] }, { token: bag })
    await placeAsGuest(shop, [product], { token: order })
    const details = {
      firstName: 'May',
      lastName: 'Chan',
      areaNum: '+852',
      mobile: '',
      email: '',
      language: 'en_US',
      sexType: 1,
    } as const
    await shop.ask(updateDetails, details, { token: told })
    await hoursPass(23)
    expect(await sweep()).toBe(0)
    expect(await codeOf(young)).toBe(200)
    await hoursPass(2)
    expect(await sweep()).toBe(1)
    expect(await codeOf(young)).toBe(refusals.SESSION_INVALID.code)
    for (const token of [bag, order, told]) expect(await codeOf(token)).toBe(200)
    expect(await sweep()).toBe(0)
  })

  test('is forgotten quickly, because every reference to an account can be found by an index', async () => {
    const slow = await readRows(
      shop.database.pool,
      z.object({ reference: z.string() }),
      sql`select c.conrelid::regclass || '.' || a.attname as reference from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and c.confrelid = 'accounts'::regclass
          and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = a.attnum)`,
    )
    expect(slow).toEqual([])
  })

  test('is one of so many a minute from an address, a household’s IPv6 network being one, and many addresses keep no visitor out', async () => {
    const logIn = async (from: string) => (await shop.ask(visitorLogin, { deviceType: 'web' }, { from })).code
    const household = await Promise.all(Array.from({ length: 40 }, (_, at) => logIn(`2001:db8:9:1::${at + 1}`)))
    expect(household.filter((code) => code === 200)).toHaveLength(6)
    expect(household.filter((code) => code === refusals.TOO_MANY.code)).toHaveLength(34)
    const all = await Promise.all(Array.from({ length: 300 }, (_, at) => logIn(`198.${18 + (at >> 8)}.0.${at & 255}`)))
    expect(all.filter((code) => code !== 200)).toEqual([])
  })
})
