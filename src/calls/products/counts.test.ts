import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeAsGuest } from '#flows/order.builders.ts'
import { beginCount, bookCount, countSheet, getCount, scanPiece } from '#modules/offers/counting/counting.paths.ts'
import { putStock } from '#modules/catalogue/imports/batches.paths.ts'
import { listStock, listStockLedger, moveStock, setCost } from '#modules/offers/stock/stock-moves.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await startTestShop()
  token = await shop.operator(['merchandiser'])
})
afterAll(() => shop.stop())

const ask: TestShop['ask'] = (path, input, asked = {}) => shop.ask(path, input, { token, key: newId(), ...asked })

/** Pieces of a brand of their own, and a count of it. */
async function counted(brandCode: string, available: number) {
  const variants = [{ offers: [{ available }] }]
  const colours = [{ colourId: 'red', nameEn: 'Red', nameZh: '紅色', variants }]
  const product = await shop.product({ brandCode, colours })
  const begin = async () => (await ask(beginCount, { name: 'Shelf 4', brandCode })).data.countId
  const countId = await begin()
  const itemNumber = product.skuIds[0]!
  const scan = (pieces = 1, of = countId) =>
    ask(scanPiece, { countId: of, itemNumber, pieces, mode: pieces === 1 ? 'add' : 'set' })
  const left = async () => (await ask(listStock, { word: itemNumber })).data.list[0]?.available
  return { product, itemNumber, countId, begin, scan, left }
}

test('two people scan one shelf while shoppers buy from it: what was found is booked once, and nothing that was sold comes back', async () => {
  const { product, itemNumber, countId, scan, left } = await counted('count-race', 9)
  const scans = Array.from({ length: 8 }, () => scan())
  const orders = Array.from({ length: 3 }, () => placeAsGuest(shop, [product]))
  await Promise.all([...scans, ...orders])
  expect((await ask(getCount, { countId })).data).toMatchObject({
    count: { state: 'open', lines: 1, counted: 1 },
    list: [{ itemNumber, expected: 9, counted: 8, isUnsure: false }],
  })
  const [one, other] = await Promise.all([ask(bookCount, { countId }), ask(bookCount, { countId })])
  expect(new Set([one.code, other.code])).toEqual(new Set([200, refusals.COUNT_CLOSED.code]))
  // Nine less the three that were ordered, less the one that was not there.
  expect(await left()).toBe(5)
  const ledger = (await ask(listStockLedger, { itemNumber })).data.list
  expect(ledger.filter(({ kind }) => kind === 'counted')).toMatchObject([{ change: -1, reason: 'Shelf 4', actor: 'Ada' }])
  expect((await scan()).code).toBe(refusals.COUNT_CLOSED.code)
})

test('a scan that is sent twice counts once, and a number the shop does not have is refused', async () => {
  const { itemNumber, countId } = await counted('count-once', 2)
  const key = newId()
  await ask(scanPiece, { countId, itemNumber }, { key })
  expect((await ask(scanPiece, { countId, itemNumber }, { key })).data.counted).toBe(1)
  expect((await ask(scanPiece, { countId, itemNumber: 'nothing' })).code).toBe(refusals.NOT_FOUND.code)
})

test('two counts over one shelf take nothing off twice, and what moves between two scans is to be counted again', async () => {
  const { itemNumber, countId, begin, scan, left } = await counted('count-twice', 5)
  const second = await begin()
  await scan(4)
  await scan(4, second)
  await ask(bookCount, { countId })
  await ask(bookCount, { countId: second })
  expect(await left()).toBe(4)
  const third = await begin()
  await scan(1, third)
  await ask(moveStock, { itemNumber, kind: 'received', pieces: 2, reason: '' })
  expect((await scan(1, third)).data).toMatchObject({ counted: 2, expected: 6, isUnsure: true })
  // Received since the last scan: on the shelf, and not among what was found.
  await scan(6, third)
  await ask(moveStock, { itemNumber, kind: 'received', pieces: 3, reason: '' })
  await ask(bookCount, { countId: third })
  expect(await left()).toBe(9)
})

test('what a till has counted after a scan is not taken off once more, and stands in the ledger as counted', async () => {
  const { itemNumber, countId, scan, left } = await counted('count-till', 5)
  await scan(3)
  await ask(putStock, { reason: 'Till', stock: [{ itemNumber, available: 3 }] })
  expect((await ask(bookCount, { countId })).data).toEqual({ changed: 0, missing: 0 })
  expect(await left()).toBe(3)
  expect((await ask(listStockLedger, { itemNumber })).data.list).toMatchObject([{ kind: 'counted', change: -2, reason: 'Till' }])
})

test('what was found right by a later scan stays so when an earlier count is booked, and not the other way round', async () => {
  const { countId, begin, scan, left } = await counted('count-right', 5)
  const [later, latest] = [await begin(), await begin()]
  await scan(4)
  await scan(5, later)
  await scan(4, latest)
  await ask(bookCount, { countId: later })
  expect((await ask(bookCount, { countId })).data).toEqual({ changed: 0, missing: 0 })
  expect(await left()).toBe(5)
  expect((await ask(bookCount, { countId: latest })).data).toEqual({ changed: 1, missing: 0 })
  expect(await left()).toBe(4)
})

test('what was found right by hand after a scan stays so when the count is booked, and who looked is kept', async () => {
  const { itemNumber, countId, scan, left } = await counted('count-hand', 5)
  await scan(4)
  await ask(moveStock, { itemNumber, kind: 'counted', pieces: 5, reason: 'One lay behind' })
  await ask(bookCount, { countId })
  expect(await left()).toBe(5)
  expect((await ask(listStockLedger, { itemNumber })).data.list).toMatchObject([
    { kind: 'counted', change: 0, reason: 'One lay behind', actor: 'Ada' },
  ])
})

test('what nobody has scanned stays, or is not there, as whoever books it says; what is ordered and not there is told', async () => {
  const { product, countId, begin, left } = await counted('count-none', 3)
  await placeAsGuest(shop, [product])
  await ask(bookCount, { countId })
  expect(await left()).toBe(2)
  const again = await begin()
  expect((await ask(bookCount, { countId: again, unscanned: 'none' })).data).toEqual({ changed: 1, missing: 1 })
  expect(await left()).toBe(0)
})

test('a count has sheets to print', async () => {
  const { countId } = await counted('count-sheet', 1)
  const response = await fetch(`${shop.url}${BASE_PATH}${countSheet.path}?countId=${countId}&language=zh`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(response.headers.get('content-type')).toContain('application/pdf')
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('what a piece costs and what is kept of its price is told only to who may see it', async () => {
  const { itemNumber } = await counted('cost', 1)
  await ask(setCost, { itemNumber, was: '', cost: '4800' })
  expect((await ask(listStock, { word: itemNumber })).data.list).toMatchObject([{ cost: '4800.00', margin: 60 }])
  const desk = await shop.operator(['order-desk'])
  const [row] = (await ask(listStock, { word: itemNumber }, { token: desk })).data.list
  expect(row).toMatchObject({ itemNumber })
  expect(row).not.toHaveProperty('cost')
  expect(row).not.toHaveProperty('margin')
  expect((await ask(setCost, { itemNumber, was: '', cost: '1' }, { token: desk })).code).toBe(refusals.NOT_PERMITTED.code)
})
