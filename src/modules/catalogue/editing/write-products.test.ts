import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildProduct } from '../catalogue.builders.ts'
import type { Operator } from '#platform/actor.ts'
import { type Database, openDatabase } from '#platform/database.server.ts'
import { addOperator } from '#modules/operators/index.server.ts'
import { newId } from '#platform/ids.server.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test-database.server.ts'
import { lockProducts, readProductDocuments, writeProducts } from './index.server.ts'
import { coatDocument, coatPicture } from './product-document.builders.ts'
import type { ProductDocument } from './product-document.contract.ts'

let own: TestDatabase
let database: Database
let by: Operator
beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url)
  await database.inTransaction(async (tx) => {
    // Brand and category.
    await buildProduct(tx)
    await addOperator(tx, { email: 'ada@praya.test', name: 'Ada', password: 'a good password', roles: ['merchandiser'] })
  })
  const { operatorId } = await database.pool.selectFrom('operators').select('operator_id as operatorId').executeTakeFirstOrThrow()
  by = { kind: 'operator', id: operatorId, name: 'Ada' }
})
afterAll(async () => {
  await database.close()
  await own.drop()
})

const both = fc.record({ en: fc.string({ minLength: 1, maxLength: 20 }), zh: fc.string({ minLength: 1, maxLength: 20 }) })
const readable = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme-ascii' }).map((text) => text.trim() || 'x')

const price = fc.integer({ min: 1, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2))
const variant = fc
  .record({
    size: readable,
    sizeSystem: fc.constantFrom('', 'IT', 'EU'),
    prices: fc.option(fc.tuple(price, price), { nil: undefined }),
  })
  .map(({ prices, ...rest }) => {
    const [low, high] = (prices ?? ['', '']).toSorted((one, other) => Number(one) - Number(other))
    return { ...rest, listPrice: high ?? '', salesPrice: low ?? '' }
  })

test('whatever is written is read back the same, whatever the product was before', async () => {
  const document = coatDocument('PR1')
  const productId = newId()
  const colour = fc.record({
    colourId: fc.constantFrom('black', 'white', 'beige'),
    name: both,
    hex: fc.constantFrom('#000000', '#ffffff'),
    pictures: fc.subarray([
      coatPicture,
      { ...coatPicture, hash: 'b'.repeat(32), focus: { x: 0, y: 70 } },
      { ...coatPicture, hash: 'c'.repeat(32) },
    ]),
    variants: fc.array(variant, { maxLength: 4 }),
  })
  const wanted = fc.record({
    colours: fc.array(colour, { maxLength: 4 }),
    name: both,
    highlights: fc.array(both, { maxLength: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(wanted, fc.integer({ min: 0, max: 20 }), async (parts, from) => {
      const next: ProductDocument = {
        ...document,
        ...parts,
        // Some are those of the round before, some are new.
        colours: parts.colours.map((each, at) => ({
          ...each,
          variants: each.variants.map((one, place) => ({
            ...one,
            itemNumber: `${document.articleNumber}/${from + at * 4 + place}`,
          })),
        })),
      }
      await database.inTransaction(async (tx) => {
        const live = (await lockProducts(tx, [productId])).get(productId)
        await writeProducts(tx, by, [{ productId, document: next, live }])
      })
      expect((await readProductDocuments(database.pool, [productId])).get(productId)?.document).toEqual(next)
    }),
    { numRuns: 40 },
  )
})
