import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishDueProducts } from '#flows/products/edit-product.ts'
import { allFieldProblems } from '#language/all-field-problems.ts'
import { getProduct } from '#modules/catalogue/catalogue.paths.ts'
import { lockProducts, writeProducts } from '#modules/catalogue/editing/index.server.ts'
import { coatDocument } from '#modules/catalogue/editing/product-document.builders.ts'
import type { ProductDocument } from '#modules/catalogue/editing/product-document.contract.ts'
import { beginProduct, getProductEdit, publishProduct, saveProduct } from '#modules/catalogue/editing/product-editing.paths.ts'
import type { Operator } from '#platform/actor.ts'
import { createLog } from '#platform/log.server.ts'
import { newId } from '#platform/ids.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { coat, heads, importDesk, keepPicture } from './imports.builders.ts'

let shop: TestShop
let token: string
let ben: Operator
beforeAll(async () => {
  shop = await startTestShop()
  token = await shop.operator(['merchandiser'])
  const operators = shop.database.pool.selectFrom('operators').select('operator_id as operatorId').limit(1)
  ben = { kind: 'operator', id: (await operators.executeTakeFirstOrThrow()).operatorId, name: 'Ben' }
  // Brand and category, and the one picture.
  await shop.product()
  await keepPicture(shop)
})
afterAll(() => shop.stop())

const ask: TestShop['ask'] = (path, input, asked = {}) => shop.ask(path, input, { token, key: newId(), ...asked })
const edit = async (productId: string) => (await ask(getProductEdit, { productId })).data
const { look, run } = importDesk(() => ({ shop, token }))
const bringIn = async (lines: readonly string[]) => run(await look([`product_code,${heads}`, ...lines].join('\n')))
const codeOf = (number: number): string => `PR${number}`
const numberOf = (code: string): number => Number(code.slice(2))

async function begin() {
  const { productId } = (await ask(beginProduct, {})).data
  return { productId, code: (await edit(productId)).draft.document.spuCode }
}
/** A whole coat, saved as the draft of a new product. */
async function draftCoat() {
  const { productId } = await begin()
  const { draft } = await edit(productId)
  return (await ask(saveProduct, { ...draft, document: coatDocument(draft.document.spuCode) })).data
}
const write = (productId: string, document: ProductDocument) =>
  shop.database.inTransaction(async (tx) => {
    const live = (await lockProducts(tx, [productId])).get(productId)
    await writeProducts(tx, ben, [{ productId, document, live }])
  })

test('once the goods of an older shop are in, with its gaps, a new product has a code that none of them has, and goes live', async () => {
  const first = numberOf((await begin()).code) + 1
  // The numbers move on by one with each new product, and a gap for every one that was thrown away there.
  const codes = [0, 1, 3, 4, 6, 7].map((step) => codeOf(first + step))
  const brought = await bringIn(codes.map((code, at) => `${code},${coat(`OLD${at}`)}`))
  expect(brought).toMatchObject({ state: 'done', counts: { new: codes.length, refused: 0 }, whole: codes.length })
  const { productId, version, document } = await draftCoat()
  expect(codes).not.toContain(document.spuCode)
  expect((await ask(publishProduct, { productId, version, liveVersion: 0 })).msg).toBe('')
})

test('codes far into those of another shop are passed over in a few strides', async () => {
  const next = numberOf((await begin()).code) + 1
  await runSql(
    shop.database,
    sql`insert into product_drafts (product_id, document, version, base_version, changed_at, changed_by)
      select gen_random_uuid(), jsonb_build_object('spuCode', 'PR' || number), nextval('product_draft_versions'), 0, now(), 'Ben'
      from generate_series(${next}::int, ${next + 4_999}::int) number`,
  )
  expect(numberOf((await begin()).code)).toBeGreaterThanOrEqual(next + 5_000)
  await runSql(shop.database, sql`delete from product_drafts where not document ? 'name'`)
})

test('a draft whose code another product has come to have is refused with words, and has one of its own once it is saved', async () => {
  const { productId, version, document } = await draftCoat()
  await write(newId(), coatDocument(document.spuCode))
  expect(await ask(publishProduct, { productId, version, liveVersion: 0 })).toMatchObject({
    code: refusals.INCOMPLETE.code,
    data: { fields: { 'document.spuCode': allFieldProblems['number-taken'].en } },
  })
  const again = (await ask(saveProduct, { productId, version, baseVersion: 0, document })).data
  expect(again.document.spuCode).not.toBe(document.spuCode)
  expect((await ask(publishProduct, { productId, version: again.version, liveVersion: 0 })).msg).toBe('')
})

test('of drafts whose time has come one that cannot be written waits alone: the others go live, and what was to come has come', async () => {
  const [broken, whole] = [await draftCoat(), await draftCoat()]
  for (const { productId, version } of [broken, whole]) {
    const time = new Date(Date.now() + 3_600_000).toISOString()
    expect((await ask(publishProduct, { productId, version, liveVersion: 0, time })).msg).toBe('')
  }
  // Something that no check of ours knows of, and the table refuses.
  const { spuCode } = broken.document
  await runSql(shop.database, sql`alter table products add constraint unwritable check (spu_code <> ${sql.lit(spuCode)})`)
  const coming = await draftCoat()
  await write(coming.productId, { ...coming.document, releaseTime: new Date(Date.now() + 60_000).toISOString() })
  await runSql(shop.database, sql`update products set release_at = now() where product_id = ${coming.productId}`)
  const drafts = sql.join([broken.productId, whole.productId])
  await runSql(shop.database, sql`update product_drafts set publish_at = now() where product_id in (${drafts})`)
  const host = { database: shop.database, log: createLog('silent') }
  await publishDueProducts(host, 10)
  expect((await edit(whole.productId)).liveVersion).toBe(1)
  expect(await edit(broken.productId)).toMatchObject({ heldUp: true, publishTime: '', liveVersion: 0 })
  const { brandCode, articleNumber: code } = coming.document
  expect((await ask(getProduct, { brandCode, code })).data.comesTime).toBe('')
  expect(await publishDueProducts(host, 10)).toBe(0)
})
