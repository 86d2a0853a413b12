import { afterAll, beforeAll, expect, test } from 'vitest'
import { addToBag, getBag } from '#modules/bag/bag.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

const stocked = (available: number) =>
  shop.product({ colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers: [{ available }] }] }] })
const add = (token: string, skuId: string, more: { key?: string; quantity?: number; lang?: 'en_US' | 'cht_CN' } = {}) =>
  shop.ask(
    addToBag,
    { list: [{ skuId, quantity: more.quantity ?? 1 }] },
    { token, ...(more.key ? { key: more.key } : {}), language: more.lang ?? 'en_US' },
  )
const quantities = async (token: string) => {
  const { data } = await shop.ask(getBag, {}, { token })
  return Object.fromEntries(data.productList.map(({ skuId, quantity }) => [skuId, quantity]))
}

test('many shoppers add at once: each has what they added and nothing of others, in their own language', async () => {
  const products = await Promise.all(Array.from({ length: 4 }, () => stocked(30)))
  const skus = products.map(({ skuIds }) => skuIds[0]!)
  const visitors = await Promise.all(Array.from({ length: 12 }, () => shop.visitor()))
  const answers = await Promise.all(
    visitors.flatMap((token, at) =>
      skus
        .slice(0, 1 + (at % 4))
        .map((skuId) => add(token, skuId, { quantity: 1 + (at % 2), lang: at % 2 ? 'cht_CN' : 'en_US' })),
    ),
  )
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]))
  for (const [at, token] of visitors.entries())
    expect(await quantities(token)).toEqual(Object.fromEntries(skus.slice(0, 1 + (at % 4)).map((skuId) => [skuId, 1 + (at % 2)])))
})

test('of one shopper’s steps at once none is lost, up to the stock', async () => {
  const { skuIds } = await stocked(5)
  const token = await shop.visitor()
  await Promise.all(Array.from({ length: 4 }, () => add(token, skuIds[0]!)))
  expect(await quantities(token)).toEqual({ [skuIds[0]!]: 4 })
  await Promise.all(Array.from({ length: 4 }, () => add(token, skuIds[0]!)))
  expect(await quantities(token)).toEqual({ [skuIds[0]!]: 5 })
})

test('who is refused takes no other along', async () => {
  const [good, none] = await Promise.all([stocked(30), stocked(0)])
  const visitors = await Promise.all(Array.from({ length: 8 }, () => shop.visitor()))
  const answers = await Promise.all(
    visitors.map((token, at) => add(token, at % 3 === 1 ? none.skuIds[0]! : at % 3 === 2 ? newId() : good.skuIds[0]!)),
  )
  const expected = [200, refusals.SOLD_OUT.code, refusals.NOT_FOUND.code]
  expect(answers.map(({ code }) => code)).toEqual(visitors.map((_, at) => expected[at % 3]))
  for (const [at, token] of visitors.entries())
    expect(await quantities(token)).toEqual(at % 3 === 0 ? { [good.skuIds[0]!]: 1 } : {})
})

test('the same key adds once, at once and later, and means one thing', async () => {
  const { skuIds } = await stocked(30)
  const [token, other] = await Promise.all([shop.visitor(), shop.visitor()])
  const key = newId()
  const twins = await Promise.all([
    add(token, skuIds[0]!, { key }),
    add(token, skuIds[0]!, { key }),
    add(other, skuIds[0]!, { key }),
  ])
  const later = await add(token, skuIds[0]!, { key })
  expect(new Set([...twins, later].map(({ code }) => code))).toEqual(new Set([200]))
  expect(later.data).toEqual(twins[0]?.data)
  expect([await quantities(token), await quantities(other)]).toEqual([{ [skuIds[0]!]: 1 }, { [skuIds[0]!]: 1 }])
  expect((await add(token, skuIds[0]!, { key, quantity: 2 })).code).toBe(refusals.KEY_REUSED.code)
  expect(await quantities(token)).toEqual({ [skuIds[0]!]: 1 })
})

test('two processes fill the same bags at once: nothing is lost, and neither waits for the other without end', async () => {
  const products = await Promise.all(Array.from({ length: 3 }, () => stocked(50)))
  const skus = products.map(({ skuIds }) => skuIds[0]!)
  const visitors = await Promise.all(Array.from({ length: 6 }, () => shop.visitor()))
  const beside = await shop.another()
  try {
    const steps = visitors.flatMap((token) => skus.map((skuId) => ({ token, skuId })))
    const answers = await Promise.all([
      ...steps.map(({ token, skuId }) => add(token, skuId)),
      ...steps.toReversed().map(({ token, skuId }) => beside.ask(addToBag, { list: [{ skuId, quantity: 1 }] }, { token })),
    ])
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]))
    for (const token of visitors) expect(await quantities(token)).toEqual(Object.fromEntries(skus.map((skuId) => [skuId, 2])))
  } finally {
    await beside.stop()
  }
})
