import pg from 'pg'
import {
  ensureCategories,
  referenceCategories,
  referenceColours,
  referenceMaterials,
} from '../src/modules/catalogue/index.server.ts'
import { openDatabase } from '../src/platform/database.server.ts'

type SyntheticOptions = { databaseUrl: string; products: number; onProgress?: (done: number) => void }

const BRANDS = 300
const BATCH = 20_000
const FINISHES = [
  ['Quilted', '絎縫'],
  ['Pleated', '百褶'],
  ['Striped', '條紋'],
  ['Embroidered', '刺繡'],
  ['Printed', '印花'],
  ['Woven', '編織'],
  ['Ribbed', '羅紋'],
  ['Polished', '拋光'],
  ['Checked', '格紋'],
  ['Cropped', '短款'],
  ['Oversized', '寬鬆'],
  ['Tailored', '修身'],
  ['Reversible', '雙面'],
  ['Floral', '碎花'],
] as const

/**
 * Fills an empty database with invented products without pictures, always the same ones for the same number: for
 * benchmarks. Everything is made inside the database, so a million takes minutes.
 */
export async function fillSynthetic({ databaseUrl, products, onProgress = () => {} }: SyntheticOptions): Promise<void> {
  const database = openDatabase(databaseUrl, { connections: 1 })
  await database.inTransaction(ensureCategories)
  await database.close()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`insert into brands select 'house-' || n, 'House ' || chr(65 + n % 26) || chr(97 + n * 7 % 26) || 'rin ' || n, '{}', '', '', '', '', null
      from generate_series(1, ${BRANDS}) n`)
    await client.query(`insert into merchants select ('00000000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid, 'M-' || n, 'company', 'Merchant ' || n, '商戶 ' || n
      from generate_series(1, 20) n`)
    await client.query('create temporary table synthetic_words (name text primary key, list text[] not null)')
    for (const [name, list] of Object.entries(words))
      await client.query('insert into synthetic_words values ($1, $2)', [name, list])
    for (let from = 1; from <= products; from += BATCH) {
      const to = Math.min(products, from + BATCH - 1)
      for (const statement of statements) await client.query(statement, [from, to])
      onProgress(to)
    }
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

const leaves = referenceCategories.filter(({ isLeaf }) => isLeaf)
/** Word lists by name; lists that belong together have the same order and length. */
const words: Record<string, string[]> = {
  path: leaves.map(({ id }) => id),
  kind_en: leaves.map(({ en }) => en),
  kind_zh: leaves.map(({ zh }) => zh),
  material: referenceMaterials.map(({ id }) => id),
  material_en: referenceMaterials.map(({ en }) => en),
  material_zh: referenceMaterials.map(({ zh }) => zh),
  finish_en: FINISHES.map(([en]) => en),
  finish_zh: FINISHES.map(([, zh]) => zh),
  colour: referenceColours.map(({ id }) => id),
  colour_en: referenceColours.map(({ en }) => en),
  colour_zh: referenceColours.map(({ zh }) => zh),
  size: ['XS', 'S', 'M', 'L', 'XL'],
}

/** A number that looks thrown, from the product's number and a salt: the same in every run. */
const thrown = (salt: number): string => `abs(hashint4(n * 31 + ${salt})::bigint)`
const id = (kind: string, number: string): string => `('00000000-0000-7000-${kind}-' || lpad(to_hex(${number}), 12, '0'))::uuid`
const list = (name: string): string => `(select list from synthetic_words where name = '${name}')`
const pick = (name: string, salt: number, more = ''): string =>
  `${list(name)}[1 + (${thrown(salt)}${more}) % cardinality(${list(name)})]`
const series = 'generate_series($1::int, $2::int) n'
/** Salts that several statements share, so that a product's parts agree. */
const SALT = {
  brand: 1,
  gender: 2,
  kind: 3,
  material: 4,
  finish: 5,
  age: 6,
  sale: 7,
  zone: 8,
  colour: 9,
  colours: 10,
  sizes: 11,
  merchant: 12,
  cut: 13,
  depth: 14,
  stock: 15,
  price: 16,
}

const statements = [
  `insert into products select ${id('8000', 'n')}, 'SY' || n, 'SA-' || n, 'house-' || (1 + ${thrown(SALT.brand)} % ${BRANDS}),
     (array['men', 'men', 'unisex', 'women', 'women'])[1 + ${thrown(SALT.gender)} % 5],
     ${pick('finish_en', SALT.finish)} || ' ' || lower(${pick('material_en', SALT.material)}) || ' ' || lower(${pick('kind_en', SALT.kind)}),
     ${pick('finish_zh', SALT.finish)} || ${pick('material_zh', SALT.material)} || ${pick('kind_zh', SALT.kind)},
     'An invented piece for measuring.', '供量度用的虛構貨品。',
     jsonb_build_object('highlights', '[]'::jsonb, 'measurements', '[]'::jsonb, 'care', '[]'::jsonb, 'madeIn', '{"en":"Italy","zh":"意大利"}'::jsonb, 'composition',
       jsonb_build_array(jsonb_build_object('part', '{"en":"","zh":""}'::jsonb, 'materialId', ${pick('material', SALT.material)}, 'percent', 100))),
     null, timestamptz '2026-11-20' - make_interval(days => (${thrown(SALT.age)} % 700)::int), ${thrown(SALT.sale)} % 6 = 0, ${thrown(SALT.zone)} % 40 = 0, false, true
   from ${series}`,
  `insert into product_categories select ${id('8000', 'n')}, ${pick('path', SALT.kind)}, true from ${series}`,
  `insert into product_colours select ${id('8001', 'n * 4 + c')}, ${id('8000', 'n')}, c, ${pick('colour', SALT.colour, ' + c * 5')},
     ${pick('colour_en', SALT.colour, ' + c * 5')}, ${pick('colour_zh', SALT.colour, ' + c * 5')}, '#888888'
   from ${series} cross join generate_series(0, 2) c where c <= ${thrown(SALT.colours)} % 3`,
  `insert into variants select ${id('8002', 'n * 8 + s')}, ${id('8000', 'n')}, ${id('8001', 'n * 4')}, s, ${list('size')}[s], 'INT', 'SY' || n || '-' || s
   from ${series} cross join generate_series(1, 5) s where s <= 1 + ${thrown(SALT.sizes)} % 5`,
  `insert into offers select ${id('8003', 'n * 8 + s')}, ${id('8002', 'n * 8 + s')},
     ('00000000-0000-7000-9000-' || lpad((1 + ${thrown(SALT.merchant)} % 20)::text, 12, '0'))::uuid, price,
     case when ${thrown(SALT.cut)} % 3 = 0 then price * (40 + ${thrown(SALT.depth)} % 50) / 100 else price end, (${thrown(SALT.stock)} % 12)::int, timestamptz '2026-11-01', false
   from ${series} cross join generate_series(1, 5) s cross join lateral (select 10000 * (2 + ${thrown(SALT.price)} % 400) as price) p
   where s <= 1 + ${thrown(SALT.sizes)} % 5`,
]
