import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { refusedRows } from '#modules/catalogue/imports/imports.paths.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { coat, fetchFile, hash, heads, importDesk, readyForFiles } from './imports.builders.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await startTestShop()
  await readyForFiles(shop)
  token = await shop.operator(['merchandiser'])
})
afterAll(() => shop.stop())

const { detail, items, look, run } = importDesk(() => ({ shop, token }))

/** What shoppers see, and the drafts. */
const madeOf = (letter: string) =>
  readRows(
    shop.database.pool,
    z.object({ article: z.string(), name: z.string(), isLive: z.boolean() }),
    sql`select article_number as article, name_en as name, true as "isLive" from products where article_number like ${`${letter}-%`}
      union all select document ->> 'articleNumber', document -> 'name' ->> 'en', false from product_drafts where document ->> 'articleNumber' like ${`${letter}-%`}
      order by 1, 2`,
  )

/** Further apart than what is looked at, or written, at once. */
const between = Array.from({ length: 60 }, (_, at) => `${coat(`F-${at}`, { sale_price: 'cheap' })},`)

test('of two products with one item number the second is refused before anything happens, however far apart they stand', async () => {
  const file = [
    `${heads},handle`,
    `${coat('T-1', { item_number: 'T' })},`,
    `${coat('T-2', { item_number: 'T2' })},`,
    `${coat('T-2', { item_number: 'T2-40', size: '40' })},`,
    `${coat('T-2', { item_number: 'T2', pictures: `${hash} | Back | 背面` })},`,
    `${coat('T-3', { item_number: 'T' })},`,
    `${coat('T-4', { item_number: 'T4', pictures: '' })},`,
    `${coat('T-5')},one`,
    ...between,
    `${coat('T-6', { item_number: 'T' })},`,
    `${coat('T-7', { item_number: 'T4' })},`,
    `${coat('T-5', { item_number: 'T5', name_en: 'Another' })},two`,
  ].join('\n')
  const importId = await look(file)
  expect(await detail(importId)).toMatchObject({ counts: { new: 4, refused: 64 }, whole: 3 })
  expect((await items(importId))[2]).toMatchObject({
    outcome: 'refused',
    problems: [{ row: 6, field: 'item_number', problem: 'item-number-twice' }],
  })
  expect(await run(importId)).toMatchObject({ state: 'done', counts: { new: 4, changed: 0, refused: 64 }, whole: 3 })
  expect(await madeOf('T')).toEqual([
    { article: 'T-1', name: 'Coat T-1', isLive: true },
    { article: 'T-2', name: 'Coat T-2', isLive: true },
    { article: 'T-4', name: 'Coat T-4', isLive: false },
    { article: 'T-5', name: 'Coat T-5', isLive: true },
  ])
  const refused = (await fetchFile(shop, token, refusedRows.path, { importId })).toString()
  expect(refused).toContain('SKU: This SKU is used twice.')
  expect(await detail(await look(file))).toMatchObject({ counts: { new: 0, same: 4, refused: 64 } })
})

test('who has a number already keeps it, whatever stands before it in the file', async () => {
  await run(await look([heads, coat('W-1'), coat('W-2')].join('\n')))
  const importId = await look(
    [heads, coat('W-1', { item_number: 'W-2-38', size: '40' }), coat('W-2', { name_en: 'Better' })].join('\n'),
  )
  expect((await items(importId)).map(({ outcome }) => outcome)).toEqual(['refused', 'changed'])
  await run(importId)
  expect((await madeOf('W')).map(({ name }) => name)).toEqual(['Coat W-1', 'Better'])
})
