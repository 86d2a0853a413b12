import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { join, PASSWORD } from '#flows/members/sign-in.builders.ts'
import { acceptedWith, shownFactor } from '#flows/sellers/sellers.builders.ts'
import { nameMerchantAccount } from '#modules/settlement/merchant-money.paths.ts'
import { regroupOwners } from '#modules/merchants/index.server.ts'
import { listMessages } from '#modules/inbox/inbox.paths.ts'
import { wakeUndercuts, giveBackStock, listRanked } from '#modules/offers/index.server.ts'
import { countOwnOffers, listOwnOffers, saveOffers } from '#modules/offers/selling/selling.paths.ts'
import { rankAt } from '#modules/offers/selling/selling.rules.ts'
import { newId } from '#platform/ids.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { type Merchant, offersIn, skuOf, typed } from './offering.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

const { merchant, item, ask, offerOf } = offersIn(() => shop)

test('two merchants of one owner do not compete: the better has the rank, the other is told why', async () => {
  const product = await item()
  const better = await merchant()
  const twin = await merchant('genuine-store', better)
  const rival = await merchant()
  const askAs = (merchantId: string, price: string) =>
    fetch(`${shop.url}/prod-api/seller/offer/save`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${better.token}`,
        Merchant: merchantId,
        'Idempotency-Key': newId(),
      },
      body: JSON.stringify(typed(product, price)),
    })
  expect((await askAs(better.merchantId, '9000')).status).toBe(200)
  expect((await askAs(twin.merchantId, '9100')).status).toBe(200)
  await ask(rival, product, '9500')
  expect(await offerOf(rival, product)).toMatchObject({ rank: 2, ranked: 3 })
  const ranked = await listRanked(shop.database.pool, product.skuIds)
  const standing = new Map(ranked.map(({ merchantId, rank, isTwin }) => [merchantId, { rank, isTwin }]))
  expect(standing.get(better.merchantId)).toEqual({ rank: 1, isTwin: false })
  expect(standing.get(twin.merchantId)).toEqual({ rank: 0, isTwin: true })
})

test('two merchants of one company number or bank account do not compete either, and neither is told of the other', async () => {
  const product = await item(0)
  const [first, second] = [
    await merchant('company', undefined, 'Kwun Tong Bags'),
    await merchant('company', undefined, 'Kwun Tong Bags'),
  ]
  const [third, rival] = [await merchant(), await merchant()]
  const standings = async () =>
    Object.fromEntries(
      (await listRanked(shop.database.pool, product.skuIds)).map(({ merchantId, rank, isTwin }) => [
        merchantId,
        isTwin ? 'twin' : rank,
      ]),
    )
  const [one, two, three, four] = [first, second, third, rival].map(({ merchantId }) => merchantId)
  await ask(first, product, '9000')
  await ask(second, product, '8900')
  await ask(third, product, '8950')
  expect(await standings()).toEqual({ [two!]: 1, [three!]: 2, [one!]: 3 })
  const bank = { bankCode: '024', account: '123-456789-833', holder: 'Kwun Tong Bags', oldPassword: PASSWORD }
  for (const owner of [first, second]) {
    await shownFactor(shop, owner.account)
    expect((await shop.ask(nameMerchantAccount, bank, { token: owner.token, key: newId() })).msg).toBe('')
  }
  expect(await standings()).toEqual({ [two!]: 1, [three!]: 2, [one!]: 'twin' })
  for (const owner of [second, third]) {
    const applicationId = await acceptedWith(shop, owner, 'company', '')
    await runSql(
      shop.database,
      sql`insert into application_marks (application_id, source, mark, value) values (${applicationId}, 'incorporation', 'company-number', '3141592')`,
    )
  }
  await shop.database.inTransaction(regroupOwners)
  expect(await standings()).toEqual({ [two!]: 1, [three!]: 'twin', [one!]: 'twin' })
  const tabOf = async ({ token }: Merchant, state: 'undercut' | 'first') =>
    (await shop.ask(listOwnOffers, { state }, { token })).data.total
  expect([await tabOf(first, 'undercut'), await tabOf(first, 'first'), await tabOf(second, 'first')]).toEqual([0, 0, 1])
  expect((await shop.ask(countOwnOffers, {}, { token: first.token })).data.counts).toMatchObject({ undercut: 0, first: 0 })
  await shop.workOff()
  const undercut = async ({ token }: Merchant) =>
    (await shop.ask(listMessages, { kind: 'offers' }, { token })).data.list.filter(({ link }) =>
      link.startsWith('/seller/offers'),
    )
  await ask(second, product, '8000')
  await shop.workOff()
  expect(await undercut(third)).toEqual([])
  await ask(rival, product, '7900')
  await shop.workOff()
  expect(await standings()).toEqual({ [four!]: 1, [two!]: 2, [three!]: 'twin', [one!]: 'twin' })
  expect((await undercut(second)).map(({ text }) => text)).toEqual([expect.stringContaining('HK$7,900, HK$100 below yours')])
  expect(await tabOf(first, 'undercut')).toBe(1)
})

test('whoever is undercut is told how much less is asked and never by whom, at most once an hour', async () => {
  const product = await item()
  const [seller, rival] = [await merchant(), await merchant()]
  await ask(seller, product, '9000')
  await shop.workOff()
  const told = async () =>
    (await shop.ask(listMessages, { kind: 'offers' }, { token: seller.token })).data.list.filter(({ link }) =>
      link.startsWith('/seller/'),
    )
  await ask(rival, product, '9000')
  await shop.workOff()
  expect(await told()).toEqual([])
  await ask(rival, product, '8900')
  await ask(rival, product, '8800')
  await shop.workOff()
  const [message, ...others] = await told()
  expect(others).toEqual([])
  expect(message?.text).toContain('HK$8,800, HK$200 below yours')
  expect(message?.text).not.toContain('Seller')
  await runSql(shop.database, sql`update offer_undercuts set told_at = told_at - interval '61 minutes'`)
  await ask(rival, product, '8700')
  await shop.workOff()
  expect(await told()).toHaveLength(2)
})

test('what a rival asks within the quiet hour is told after it, if it still holds, and once', async () => {
  const product = await item(0)
  const [seller, rival] = [await merchant(), await merchant()]
  await ask(seller, product, '9000')
  const told = async () =>
    (await shop.ask(listMessages, { kind: 'offers' }, { token: seller.token })).data.list
      .filter(({ link }) => link.startsWith('/seller/'))
      .map(({ text }) => text)
  const later = async (minutes: number) => {
    await shop.workOff()
    for (const column of ['told_at', 'tell_at'])
      await runSql(
        shop.database,
        sql`update offer_undercuts set ${sql.id(column)} = ${sql.id(column)} - make_interval(mins => ${minutes}) where ${sql.id(column)} is not null`,
      )
    await shop.database.inTransaction(wakeUndercuts)
    await shop.workOff()
  }
  await ask(rival, product, '8900')
  await later(10)
  await ask(rival, product, '8500')
  await ask(rival, product, '8400')
  await later(10)
  expect(await told()).toHaveLength(1)
  await later(45)
  expect((await told())[0]).toContain('HK$8,400, HK$600 below yours')
  expect(await told()).toHaveLength(2)
  // Asked for a moment only, or seen by whoever typed a price meanwhile: no news any more.
  await ask(rival, product, '8300')
  await later(10)
  await ask(rival, product, '8600')
  await later(61)
  await ask(rival, product, '8200')
  await later(10)
  expect(await told()).toHaveLength(3)
  await ask(rival, product, '8100')
  await later(10)
  await ask(seller, product, '9050')
  await later(61)
  await later(61)
  expect(await told()).toHaveLength(3)
})

test('a cheaper rival that has items again is news as a lower price is, whoever it is and however they come back', async () => {
  const product = await item(0)
  const [seller, rival] = [await merchant(), await merchant()]
  await ask(rival, product, '8900', { stock: 0 })
  await ask(seller, product, '9000')
  const told = async () => {
    await shop.workOff()
    const { list } = (await shop.ask(listMessages, { kind: 'offers' }, { token: seller.token })).data
    return list.filter(({ link }) => link.startsWith('/seller/')).length
  }
  const quietIsOver = () => runSql(shop.database, sql`update offer_undercuts set told_at = told_at - interval '61 minutes'`)
  expect(await told()).toBe(0)
  await ask(rival, product, '8900', { stock: 1 })
  expect(await told()).toBe(1)
  await quietIsOver()
  // More of it is none.
  await ask(rival, product, '8900', { stock: 4 })
  expect(await told()).toBe(1)
  await ask(rival, product, '8900', { stock: 0 })
  await ask(seller, product, '9001')
  const { offerId } = await offerOf(rival, product)
  await shop.database.inTransaction((tx) => giveBackStock(tx, [{ offerId, quantity: 1 }]))
  expect(await told()).toBe(2)
})

test('of many items that a rival asks less for at once, people are told in one message', async () => {
  const products = [await item(), await item(), await item(), await item()]
  const [seller, rival] = [await merchant(), await merchant()]
  const askAll = (by: typeof seller, salesPrice: string) =>
    shop.ask(
      saveOffers,
      { list: products.map((product) => ({ skuId: skuOf(product), salesPrice, stock: 3, dispatchDays: 2 })) },
      { token: by.token, key: newId() },
    )
  await askAll(seller, '9000')
  await askAll(rival, '8900')
  await shop.workOff()
  const { list } = (await shop.ask(listMessages, { kind: 'offers' }, { token: seller.token })).data
  expect(list.filter(({ link }) => link.startsWith('/seller/')).map(({ text }) => text)).toEqual([
    'Others now ask less for 4 of your items. See each with the gap to the lowest price.',
  ])
})

test('ranks are those of a plain sort, whatever is asked, had, ended and owned', async () => {
  const product = await item(0)
  const owners = [await join(shop), await join(shop)]
  const sellers = [
    ...[await merchant('company', owners[0]), await merchant('company', owners[0])],
    ...[await merchant('company', owners[1]), await merchant('company', owners[1]), await merchant()],
  ]
  const ownerOf = new Map(sellers.map(({ merchantId, account }) => [merchantId, account]))
  const Row = fc.record({
    seller: fc.nat({ max: sellers.length - 1 }),
    price: fc.integer({ min: 1, max: 4 }),
    stock: fc.integer({ min: 0, max: 2 }),
    state: fc.constantFrom('live', 'live', 'live', 'withdrawn', 'expired'),
  })
  const property = fc.asyncProperty(fc.uniqueArray(Row, { maxLength: 5, selector: ({ seller }) => seller }), async (rows) => {
    await runSql(
      shop.database,
      sql`delete from offers where sku_id = ${skuOf(product)} and merchant_id = any(${sellers.map(({ merchantId }) => merchantId)}::uuid[])`,
    )
    for (const { seller, price, stock, state } of rows)
      await runSql(
        shop.database,
        sql`insert into offers (offer_id, sku_id, merchant_id, list_price_cents, sale_price_cents, available, created_at, state)
          values (${newId()}, ${skuOf(product)}, ${sellers[seller]!.merchantId}, 100000, ${price * 100}, ${stock}, now(), ${state})`,
      )
    // A stable sort: of equal prices the earlier stays before the later.
    const sorted = rows
      .filter(({ stock, state }) => stock > 0 && state === 'live')
      .toSorted((one, two) => one.price - two.price)
      .map(({ seller }) => ({ merchantId: sellers[seller]!.merchantId }))
    const met = new Set<string>()
    const expected = sorted.map(({ merchantId }) => {
      const owner = ownerOf.get(merchantId)!
      const isTwin = met.has(owner)
      met.add(owner)
      return { merchantId, rank: isTwin ? 0 : met.size }
    })
    const ranked = await listRanked(shop.database.pool, product.skuIds)
    expect(ranked.map(({ merchantId, rank }) => ({ merchantId, rank }))).toEqual(expected)
    for (const { saleCents, rank } of ranked.filter(({ isTwin }) => !isTwin)) {
      const ahead = ranked.filter((one) => !one.isTwin && one.rank < rank).map((one) => ({ cents: one.saleCents, num: 1 }))
      expect(rankAt(saleCents, ahead)).toBe(rank)
    }
  })
  await fc.assert(property, { numRuns: 30 })
})
