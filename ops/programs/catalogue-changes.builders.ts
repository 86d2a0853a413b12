import { sql } from 'kysely'
import { buildProduct, type BuildProduct, type BuiltProduct } from '../../src/modules/catalogue/catalogue.builders.ts'
import { giveBackStock } from '../../src/modules/offers/index.server.ts'
import { takeStock } from '../../src/modules/offers/stock/stock.builders.ts'
import type { Database, Tx } from '../../src/platform/database.server.ts'
import { emit } from '../../src/events/events.server.ts'

/** A number from 0 to 1, the same ones in every run. */
export type Chance = () => number

export function chanceFrom(seed: number): Chance {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const pick = <T>(list: readonly T[], chance: Chance): T => list[Math.floor(chance() * list.length)]!

export const changingCategories = ['women/bags/tote-bags', 'women/bags/clutches', 'men/shoes/sneakers', 'women/clothing/dresses']
export const changingWords = [
  'tote',
  'silk',
  'quilted',
  '手袋',
  '絲質連身裙',
  '紅色',
  'velvt',
  'house',
  '雅集',
  'sneaker red',
  '皮革',
]
const kinds = ['tote', 'clutch', 'sneaker', 'dress', 'trunk']
const makes = ['Silk', 'Quilted', 'Leather', 'Velvet', 'Plain']
const kindsZh = ['手袋', '手拿包', '運動鞋', '連身裙', '行李箱']
const makesZh = ['絲質', '絎縫', '皮革', '絲絨', '素面']
const brands = ['house-a', 'house-b', 'house-c', 'house-d']
const colours = [
  { colourId: 'red', nameEn: 'Red', nameZh: '紅色' },
  { colourId: 'black', nameEn: 'Black', nameZh: '黑色' },
  { colourId: 'grey', nameEn: 'Grey', nameZh: '灰色' },
]

const someName = (chance: Chance) => ({
  nameEn: `${pick(makes, chance)} ${pick(kinds, chance)}`,
  nameZh: `${pick(makesZh, chance)}${pick(kindsZh, chance)}`,
})
const someCents = (chance: Chance): number => 10_000 * (1 + Math.floor(chance() * 200))

export function someProduct(chance: Chance): BuildProduct {
  const variant = (size: string) => ({
    size,
    offers: [{ available: Math.floor(chance() * 6), salePriceCents: someCents(chance), listPriceCents: 2_500_000 }],
  })
  return {
    ...someName(chance),
    brandCode: pick(brands, chance),
    gender: pick(['women', 'men', 'unisex'] as const, chance),
    categories: [pick(changingCategories, chance)],
    arrivedAt: new Date(Date.UTC(2026, Math.floor(chance() * 11), 1)),
    listed: chance() < 0.95,
    colours: [{ ...pick(colours, chance), variants: [variant('S'), variant('M')] }],
  }
}

/** One change of the catalogue of the kinds that happen in a shop, committed with its event. */
export async function changeSomething(database: Database, products: BuiltProduct[], chance: Chance): Promise<void> {
  const change = pick(changes, chance)
  const product = pick(products, chance)
  await database.inTransaction((tx) => change(tx, product, chance, products))
}

type Change = (tx: Tx, product: BuiltProduct, chance: Chance, products: BuiltProduct[]) => Promise<void>

const emitChange = (tx: Tx, { productId }: BuiltProduct, topic: 'product-changed' | 'stock-changed' = 'product-changed') =>
  emit(tx, topic, { productIds: [productId] })

const changes: Change[] = [
  async (tx, product, chance) => {
    await sql`update offers set sale_price_cents = ${someCents(chance)} where offer_id = ${product.offerIds[0]}`.execute(tx)
    await emitChange(tx, product)
  },
  async (tx, product, chance) => {
    await sql`update offers set available = ${Math.floor(chance() * 4)} where offer_id = ${pick(product.offerIds, chance)}`.execute(
      tx,
    )
    await emitChange(tx, product, 'stock-changed')
  },
  (tx, product) => giveBackStock(tx, [{ offerId: product.offerIds[0]!, quantity: 1 }]),
  async (tx, product) => {
    const offerId = product.offerIds[1]!
    await giveBackStock(tx, [{ offerId, quantity: 2 }])
    await takeStock(tx, [{ offerId, quantity: 1 }])
  },
  async (tx, product, chance) => {
    const { nameEn, nameZh } = someName(chance)
    await sql`update products set name_en = ${nameEn}, name_zh = ${nameZh} where product_id = ${product.productId}`.execute(tx)
    await emitChange(tx, product)
  },
  async (tx, product, chance) => {
    await sql`update product_categories set path = ${pick(changingCategories, chance)} where product_id = ${product.productId}`.execute(
      tx,
    )
    await emitChange(tx, product)
  },
  async (tx, product, chance) => {
    const [gender, number] = [pick(['women', 'men', 'unisex'], chance), `ART-${Math.floor(chance() * 1e9)}`]
    await sql`update products set gender = ${gender}, article_number = ${number} where product_id = ${product.productId}`.execute(
      tx,
    )
    await emitChange(tx, product)
  },
  async (tx, product, chance) => {
    const { colourId, nameEn, nameZh } = pick(colours, chance)
    await sql`update product_colours set colour_id = ${colourId}, name_en = ${nameEn}, name_zh = ${nameZh}
      where product_id = ${product.productId}`.execute(tx)
    await emitChange(tx, product)
  },
  async (tx, product, chance) => {
    await sql`update products set listed = ${chance() < 0.7} where product_id = ${product.productId}`.execute(tx)
    await emitChange(tx, product)
  },
  async (tx, product, chance) => {
    const name = `${pick(['House', 'Maison', 'Casa'], chance)} ${pick(['Ardent', 'Vale', 'Ostrya'], chance)}`
    // Triggers emit the event.
    await sql`update brands set name = ${name}, aliases = array[${pick(['雅集', '奧絲雅', '雅登谷'], chance)}]
      where brand_code = ${product.brandCode}`.execute(tx)
  },
  async (tx, _, chance, products) => {
    const product = await buildProduct(tx, someProduct(chance))
    await emitChange(tx, product)
    products.push(product)
  },
]
