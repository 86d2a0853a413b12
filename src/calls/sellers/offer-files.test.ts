import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type BuiltMerchant, merchantOf, personOf, productOf } from '#flows/sellers/sellers.builders.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import {
  exportOffers,
  getOfferFile,
  listOfferFiles,
  refusedOffers,
  runOfferFile,
  sendOfferFile,
} from '#modules/offers/selling/offer-files.paths.ts'
import { listOwnOffers } from '#modules/offers/selling/selling.paths.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { sendFile } from '../products/imports.builders.ts'

let shop: TestShop
let seller: BuiltMerchant
let serial = 0
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

const newSeller = () => {
  serial += 1
  return merchantOf(shop, `FILES-${serial}`)
}

const look = async (file: Buffer | string, { token } = seller) => {
  const sent = await sendFile(shop, token, sendOfferFile, { name: 'offers.csv' }, file)
  expect(sent.msg).toBe('')
  return sent.data.fileId
}
const detail = async (fileId: string, { token } = seller) => (await shop.ask(getOfferFile, { fileId }, { token })).data
const run = async (fileId: string, { token } = seller) => {
  expect((await shop.ask(runOfferFile, { fileId }, { token })).code).toBe(200)
  await shop.workOff()
  return detail(fileId)
}
const fetched = async (path: string, input: Record<string, string>, { token } = seller) => {
  const headers = { Authorization: `Bearer ${token}` }
  const response = await fetch(`${shop.url}${BASE_PATH}${path}?${new URLSearchParams(input)}`, { headers })
  expect(response.status).toBe(200)
  return Buffer.from(await response.arrayBuffer())
}
const exported = (format: 'csv' | 'xlsx', by = seller) => fetched(exportOffers.path, { format }, by)
const rowsOf = (file: Buffer) => parse<Record<string, string>>(file, { bom: true, columns: true })
const csv = (rows: Record<string, string>[]) => {
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const line = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
  return [line(heads), ...rows.map((row) => line(heads.map((head) => row[head] ?? '')))].join('\n')
}
const offers = async ({ token } = seller) => (await shop.ask(listOwnOffers, {}, { token })).data.list
const numberOf = async ({ skuIds }: BuiltProduct) => {
  const query = sql`select item_number as "itemNumber" from variants where sku_id = ${skuIds[0]}`
  return (await readRows(shop.database.pool, z.object({ itemNumber: z.string() }), query))[0]?.itemNumber ?? ''
}
const sell = (product: BuiltProduct, num: number) =>
  runSql(shop.database, sql`update offers set available = available - ${num} where sku_id = ${product.skuIds[0]}`)

test('what was exported changes nothing when it is imported as it is, also after something has been sold', async () => {
  seller = await newSeller()
  const [first] = [await productOf(shop, seller), await productOf(shop, seller)]
  for (const format of ['csv', 'xlsx'] as const) {
    const file = await exported(format)
    await sell(first, 1)
    const before = await offers()
    const { counts, state, unread } = await detail(await look(file))
    expect({ counts, state, unread }).toEqual({
      counts: { new: 0, changed: 0, same: 2, refused: 0 },
      state: 'checked',
      unread: [],
    })
    expect(await offers()).toEqual(before)
  }
  expect((await offers()).map(({ stock }) => stock).toSorted((one, next) => one - next)).toEqual([48, 50])
})

test('each row says what it would change; after the word it is in force, with who did it, and stock moves by its difference', async () => {
  seller = await newSeller()
  const [priced, ended, unoffered] = [await productOf(shop, seller), await productOf(shop, seller), await shop.product()]
  const rows = rowsOf(await exported('csv'))
  const [priceNo, endNo] = [await numberOf(priced), await numberOf(ended)]
  const changed = rows.map((row) => {
    if (row.item_number === priceNo)
      return { ...row, price: '9,999.50', list_price: 'HK$12,000', stock: '60', last_day: '2099-01-31' }
    return row.item_number === endNo ? { ...row, state: 'ended' } : row
  })
  const added = { item_number: await numberOf(unoffered), price: '8,000', stock: '3', note: 'by hand' }
  const fileId = await look(csv([...changed, added]))
  const seen = await detail(fileId)
  expect(seen.counts).toEqual({ new: 1, changed: 2, same: 0, refused: 0 })
  expect(seen.unread).toEqual(['note'])
  const changesOf = (no: string) =>
    seen.list.find(({ row }) => row === 2 + rows.findIndex((one) => one.item_number === no))?.changes
  expect(changesOf(priceNo)).toEqual([
    { field: 'price', before: expect.any(String), after: '9999.50' },
    { field: 'stock', before: '50', after: '60' },
    { field: 'last_day', before: '', after: '2099-01-31' },
  ])
  expect(changesOf(endNo)).toEqual([{ field: 'state', before: 'live', after: 'ended' }])
  expect((await offers()).map(({ salesPrice }) => salesPrice)).not.toContain('9999.50')
  await sell(priced, 5)
  const done = await run(fileId)
  expect(done).toMatchObject({ state: 'done', counts: { new: 1, changed: 2, same: 0, refused: 0 } })
  const now = await offers()
  expect(now.find(({ itemNumber }) => itemNumber === priceNo)).toMatchObject({
    salesPrice: '9999.50',
    stock: 55,
    endDay: '2099-01-31',
  })
  expect(now.find(({ itemNumber }) => itemNumber === added.item_number)).toMatchObject({ salesPrice: '8000.00', stock: 3 })
  expect(now.find(({ itemNumber }) => itemNumber === endNo)).toBeUndefined()
  const By = z.object({ kind: z.string(), actor: z.string(), id: z.string() })
  const history = sql`select h.kind, h.actor_kind as actor, h.actor_id as id from offer_history h join offers o using (offer_id)
    where o.merchant_id = ${seller.merchantId} and h.actor_kind = 'seller' order by h.entry_id`
  const by = { actor: 'seller', id: seller.account }
  expect(await readRows(shop.database.pool, By, history)).toEqual([
    { kind: 'placed', ...by },
    { kind: 'priced', ...by },
    { kind: 'withdrawn', ...by },
  ])
  expect((await shop.ask(runOfferFile, { fileId }, { token: seller.token })).code).toBe(refusals.IMPORT_MOVED_ON.code)
})

test('refused rows come back with their reasons in the reader’s language, and nothing is dropped in silence', async () => {
  seller = await newSeller()
  const other = await newSeller()
  await productOf(shop, seller)
  const itemNumber = await numberOf(await productOf(shop, other))
  const theirs = rowsOf(await exported('csv', other))[0] ?? {}
  const own = rowsOf(await exported('csv'))[0] ?? {}
  const bad: Record<string, string>[] = [
    { ...theirs, price: '1' },
    { ...own, price: 'soon' },
    { ...own, price: 'US$90', stock: '-4', last_day: '31 December' },
    { item_number: 'NO-SUCH' },
    { item_number: itemNumber, price: '50' },
    { ...own, list_price: '1' },
    { ...own, state: 'ended', price: '5' },
  ]
  const fileId = await look(csv([...bad, own, own]))
  const seen = await detail(fileId)
  expect(seen.counts).toEqual({ new: 0, changed: 0, same: 0, refused: 9 })
  const said = seen.list.map(({ problems }) => problems)
  expect(said.slice(0, 5)).toEqual([
    [expect.stringContaining('Nothing was found')],
    [expect.stringContaining('amount such as')],
    [expect.stringContaining('further up')],
    [expect.stringContaining('Nothing was found')],
    [expect.stringContaining('needs its stock')],
  ])
  const path = `${BASE_PATH}${refusedOffers.path}?fileId=${fileId}`
  const headers = { Authorization: `Bearer ${seller.token}`, 'Accept-Language': 'zh-HK' }
  const back = rowsOf(Buffer.from(await (await fetch(shop.url + path, { headers })).arrayBuffer()))
  expect(back).toHaveLength(9)
  expect(back[0]).toMatchObject({ offer_id: theirs.offer_id, price: '1', 'praya: reason': '報價編號：找不到此編號。' })
  // Mended and sent again, with the reasons still beside it.
  const mended = await run(await look(csv([{ ...back[1], price: '1280' }])))
  expect(mended).toMatchObject({ state: 'done', counts: { changed: 1, refused: 0 }, unread: [] })
  expect((await offers())[0]?.salesPrice).toBe('1280.00')
  expect((await offers(other))[0]?.salesPrice).not.toBe('1.00')
})

test('each wrong cell is named, and a file without offers is refused as a whole', async () => {
  seller = await newSeller()
  await productOf(shop, seller)
  const own = rowsOf(await exported('csv'))[0] ?? {}
  const wrong = { ...own, price: 'US$90', stock: '-4', last_day: '31 December', dispatch_days: '40', state: 'perhaps' }
  const [row] = (await detail(await look(csv([wrong])))).list
  expect(row?.problems.map((words) => words.split(':')[0])).toEqual([
    ...['Price', 'Stock', 'Last day', 'Sent to us within, days', 'State'],
  ])
  // Nothing else in the column says whether it is a thousand or one.
  const { offer_id: id = '' } = own
  const alone = (await detail(await look(csv([{ offer_id: id, price: '1.280' }])))).list[0]
  expect(alone?.problems).toEqual([expect.stringContaining('two ways')])
  for (const file of ['a,b\n1,2', 'item_number,price\n', Buffer.from([0, 1, 2, 3])]) {
    const sent = await sendFile(shop, seller.token, sendOfferFile, { name: 'x.csv' }, file)
    expect([refusals.OFFER_FILE_UNREAD.code, refusals.IMPORT_ENCODING.code]).toContain(sent.code)
  }
})

test('a file is read as Excel of Hong Kong saves it: its days, its Chinese, its full width, and its doubts are said', async () => {
  seller = await newSeller()
  const [one, two] = [await numberOf(await productOf(shop, seller)), await numberOf(await productOf(shop, seller))]
  const rows = [`${one}\t"1,280.00"\t３\t1/3/2127`, `${two}\t９００\t3\t31/12/2126`]
  const sheet = `貨品編號\t報價\t存貨\t有效期至\r\n${rows.join('\r\n')}\r\n`
  const unicode = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(sheet, 'utf16le')])
  const changes = (await detail(await look(unicode))).list.map((row) => row.changes.map(({ after }) => after))
  expect(changes).toEqual([
    ['1280.00', '3', '2127-03-01'],
    ['900.00', '3', '2126-12-31'],
  ])
  const doubtful = (await detail(await look(`item_number;last_day\n${one};1/3/2127\n${one};2/3/2127`))).list
  expect(doubtful.map(({ problems }) => problems)).toEqual([
    ['Last day: This can be read as one of two days. Write it such as 2026-12-31.'],
    ['The same offer is further up in the file.'],
  ])
  const long = Array.from({ length: 100_000 }, (_, at) => `X${at},1`).join('\n')
  const sent = await sendFile(shop, seller.token, sendOfferFile, { name: 'x.csv' }, `item_number,price\n${long}`)
  expect(sent.code).toBe(refusals.OFFER_FILE_LONG.code)
})

test('files are their merchant’s alone, and stop with the membership of who began them', async () => {
  seller = await newSeller()
  const product = await productOf(shop, seller)
  const own = { ...rowsOf(await exported('csv'))[0], price: '77' }
  const fileId = await look(csv([own]))
  const { token } = await newSeller()
  for (const call of [getOfferFile, runOfferFile])
    expect((await shop.ask(call, { fileId }, { token })).code).toBe(refusals.NOT_FOUND.code)
  expect((await shop.ask(listOfferFiles, {}, { token })).data.total).toBe(0)
  const clerk = await personOf(shop, seller.merchantId, 'staff', ['offer'])
  expect((await shop.ask(runOfferFile, { fileId }, { token: clerk.token })).code).toBe(200)
  await runSql(shop.database, sql`update merchant_people set ended_at = now() where account_id = ${clerk.account}`)
  await shop.workOff()
  expect(await detail(fileId)).toMatchObject({ state: 'done', counts: { changed: 0, refused: 1 } })
  expect((await offers()).find(({ skuId }) => skuId === product.skuIds[0])?.salesPrice).not.toBe('77.00')
})
