import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { refusals } from '#refusals.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { getFriendList, getWishList, setWish, shareWishList, withdrawWishList } from '#modules/wishlist/wishlist.paths.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import { emit } from '#events/events.server.ts'
import type { TestShop } from '../test-shop.builders.ts'
import { startWishShop, type WishShop } from './wishes.builders.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { z } from 'zod'

let wishes: WishShop
let shop: TestShop
let products: BuiltProduct[]
const code = (at: number): string => wishes.code(at)

beforeAll(async () => {
  wishes = await startWishShop()
  ;({ shop, products } = wishes)
})
afterEach(() => clock.reset())
afterAll(() => wishes.stop())

async function change(product: BuiltProduct | undefined, what: ReturnType<typeof sql>): Promise<void> {
  await runSql(shop.database, sql`update offers set ${what} where offer_id = ${product?.offerIds[0]}`)
  await shop.database.inTransaction((tx) => emit(tx, 'product-changed', { productIds: [product!.productId] }))
  await wishes.feed.catchUp()
}

describe('a wish list', () => {
  test('stands newest first; wishing twice or taking away twice changes nothing', async () => {
    const token = await wishes.wishing(0, 1, 0)
    expect(await wishes.codesOf(token)).toEqual([code(1), code(0)])
    for (let again = 0; again < 2; again += 1) await wishes.wish(token, 1, false)
    expect(await wishes.codesOf(token)).toEqual([code(0)])
    expect(await wishes.codesOf(await shop.visitor())).toEqual([])
  })

  test('says what a piece cost when it was wished for, once it costs less, and nothing when it costs more', async () => {
    const token = await wishes.wishing(2)
    expect((await wishes.listOf(token)).list[0]).toMatchObject({ spuCode: code(2), salesPrice: '12000.00', priceBefore: null })
    await change(products[2], sql`sale_price_cents = 900000`)
    expect((await wishes.listOf(token)).list[0]).toMatchObject({ salesPrice: '9000.00', priceBefore: '12000.00' })
    await change(products[2], sql`sale_price_cents = 1300000, list_price_cents = 1300000`)
    expect((await wishes.listOf(token)).list[0]).toMatchObject({ salesPrice: '13000.00', priceBefore: null })
  })

  test('says that a piece is the last one, or sold out', async () => {
    const token = await wishes.wishing(3)
    expect((await wishes.listOf(token)).list[0]?.stock).toBe('in')
    await change(products[3], sql`available = 1`)
    expect((await wishes.listOf(token)).list[0]?.stock).toBe('last')
    await change(products[3], sql`available = 0`)
    expect((await wishes.listOf(token)).list[0]?.stock).toBe('out')
  })

  test('brings a wish that was taken away by mistake back to its place, with the price it was wished at', async () => {
    const token = await wishes.wishing(4, 5)
    await change(products[4], sql`sale_price_cents = 700000`)
    expect((await wishes.listOf(token)).list[1]?.priceBefore).toBe('12000.00')
    await wishes.wish(token, 4, false)
    await wishes.wish(token, 4)
    expect((await wishes.listOf(token)).list.map(({ spuCode, priceBefore }) => [spuCode, priceBefore])).toEqual([
      [code(5), null],
      [code(4), '12000.00'],
    ])
    await wishes.wish(token, 4, false)
    clock.advance(11 * MINUTE)
    await wishes.wish(token, 4)
    expect((await wishes.listOf(token)).list[0]).toMatchObject({ spuCode: code(4), priceBefore: null })
  })

  test('counts and shows only what is still shown in the shop', async () => {
    const token = await wishes.wishing(6, 7)
    await runSql(shop.database, sql`update products set listed = false where spu_code = ${code(6)}`)
    await change(products[6], sql`available = 5`)
    expect(await wishes.codesOf(token)).toEqual([code(7)])
    expect(await wishes.listOf(token)).toMatchObject({ total: 1, list: [{ spuCode: code(7) }] })
    for (const spuCode of [code(6), 'NOTHING'])
      expect((await shop.ask(setWish, { spuCode, wished: true }, { token })).code).toBe(refusals.NOT_FOUND.code)
  })

  test('comes in pages of a hundred unless fewer are asked for', async () => {
    const token = await wishes.wishing(8, 9, 10)
    expect(await wishes.listOf(token)).toMatchObject({ total: 3, pageNo: 1, pageSize: 100 })
    const second = await shop.ask(getWishList, { pageNo: 2, pageSize: 2 }, { token })
    expect(second.data).toMatchObject({ total: 3, pageNo: 2, list: [{ spuCode: code(8) }] })
    for (const wrong of [{ pageNo: 0 }, { pageSize: 101 }, { pageSize: 1.5 }, { pageNo: 'x' }, { pageNo: 1e9 }])
      expect((await shop.ask(getWishList, wrong as never, { token })).code).toBe(refusals.BAD_INPUT.code)
  })

  test('takes fifty presses at once as one wish', async () => {
    const token = await shop.visitor()
    const presses = Array.from({ length: 50 }, () => shop.ask(setWish, { spuCode: code(8), wished: true }, { token }))
    for (const answer of await Promise.all(presses)) expect(answer).toMatchObject({ code: 200, data: [code(8)] })
    expect(await wishes.codesOf(token)).toEqual([code(8)])
  })

  test('keeps the newest hundred, however many are wished for at once', async () => {
    const token = await shop.visitor()
    const shown = products.filter((_, at) => at !== 6)
    const answers = await Promise.all(shown.map(({ spuCode }) => shop.ask(setWish, { spuCode, wished: true }, { token })))
    expect(answers.filter(({ code: said }) => said !== 200)).toEqual([])
    const rows = await readRows(
      shop.database.pool,
      z.object({ count: z.number() }),
      sql`select count(*)::int as count from wish_list_items w join sessions s
      on s.account_id = w.owner_id where s.token_hash = sha256(${token}::bytea)`,
    )
    expect(rows[0]?.count).toBe(100)
    expect(await wishes.codesOf(token)).toHaveLength(100)
    await wishes.wish(token, 0, false)
    await wishes.wish(token, 0)
    expect(await wishes.codesOf(token)).toHaveLength(100)
  })
})

describe('a wish list that is shared', () => {
  const friend = (shareCode: string, language: 'en_US' | 'cht_CN' = 'en_US') =>
    shop.ask(getFriendList, { code: shareCode }, { language })

  test('is open to whoever has the link, in both languages, and tells nothing of whose it is', async () => {
    const token = await wishes.wishing(8, 9)
    const { code: secret } = (await shop.ask(shareWishList, { title: ' 聖誕 2026 ' }, { token })).data
    expect(Buffer.from(secret, 'base64url').length).toBeGreaterThanOrEqual(16)
    const answer = await friend(secret)
    expect(answer.data).toMatchObject({ title: '聖誕 2026', total: 2, list: [{ spuCode: code(9) }, { spuCode: code(8) }] })
    expect((await friend(secret, 'cht_CN')).data.list[0]?.productTitle).toBe('皮革托特包')
    const rows = await readRows(
      shop.database.pool,
      z.object({ id: z.string() }),
      sql`select owner_id as id from wish_lists where share_code = ${secret}`,
    )
    expect(JSON.stringify(answer)).not.toContain(rows[0]?.id)
    expect(JSON.stringify(answer)).not.toMatch(/priceBefore|owner|account|token/i)
  })

  test('keeps its link while its title changes; a withdrawn link ends at once and the next one is another', async () => {
    const token = await wishes.wishing(8)
    const first = (await shop.ask(shareWishList, {}, { token })).data
    expect((await shop.ask(shareWishList, { title: 'Birthday' }, { token })).data).toEqual({ ...first, title: 'Birthday' })
    expect((await wishes.listOf(token)).share).toEqual({ ...first, title: 'Birthday' })
    await shop.ask(withdrawWishList, {}, { token })
    expect((await friend(first.code)).code).toBe(refusals.NOT_FOUND.code)
    expect((await wishes.listOf(token)).share).toBeNull()
    const second = (await shop.ask(shareWishList, {}, { token })).data
    expect(second.code).not.toBe(first.code)
    expect(second.title).toBe('')
  })

  test('fifty presses at once make one link', async () => {
    const token = await wishes.wishing(8)
    const made = await Promise.all(Array.from({ length: 50 }, () => shop.ask(shareWishList, {}, { token })))
    expect(new Set(made.map(({ data }) => data.code)).size).toBe(1)
  })

  test('nobody else’s press withdraws it, and an unknown code opens nothing', async () => {
    const token = await wishes.wishing(8)
    const { code: secret } = (await shop.ask(shareWishList, {}, { token })).data
    await shop.ask(withdrawWishList, {}, { token: await shop.visitor() })
    expect((await friend(secret)).code).toBe(200)
    for (const unknown of ['x', `${secret}x`, secret.toLowerCase(), '%', "' or 1=1--"])
      expect((await friend(unknown)).code).toBe(refusals.NOT_FOUND.code)
  })

  test.each(['a'.repeat(21), '十'.repeat(11), 'a\u0000b', 'a\u202eb', 'a'.repeat(50_000)])(
    'does not take the title %#',
    async (title) => {
      const answer = await shop.ask(shareWishList, { title }, { token: await shop.visitor() })
      expect(answer.code).toBe(refusals.BAD_INPUT.code)
      expect(answer.data).toMatchObject({ field: 'title' })
    },
  )
})
