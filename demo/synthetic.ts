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
const MERCHANTS = 100
const BATCH = 25_000
const MERCHANT_KINDS = ['platform', 'individual', 'company', 'genuine-store', 'brand', 'company']
/** Five sizes of each system in turn; the last system has one size. */
const SIZES = [
  ['INT', ['XS', 'S', 'M', 'L', 'XL']],
  ['IT', ['36', '38', '40', '42', '44']],
  ['EU', ['36', '37', '38', '39', '40']],
  ['none', ['One size']],
] as const
/** Names of lines are put together from two of these. */
const SYLLABLES = 'al be cor da el fi gra ha il jo ka lu mi no or pe ra sol te ver'.split(' ')
const CHARACTERS = [...'雅瑾嵐曦晴澄珀玥蓉薇錦霖韻馨瑤璟笙棠澤翎']
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
  const database = openDatabase(databaseUrl, { connections: 1, statementMs: 120_000, silenceMs: () => 60_000 })
  await database.inTransaction(ensureCategories)
  await database.close()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    // Nobody else writes here, and what a crash takes is made again: no waiting for the disk, no looking up of references.
    await client.query('set synchronous_commit = off')
    await client.query('set session_replication_role = replica')
    await client.query(`insert into brands select 'house-' || n, 'House ' || chr(65 + n % 26) || chr(97 + n * 7 % 26) || 'rin ' || n, '{}', '', '', '', '', null
      from generate_series(1, ${BRANDS}) n`)
    await client.query(`insert into merchants select ('00000000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid, 'M-' || n,
        (array['${MERCHANT_KINDS.join("','")}'])[1 + n % ${MERCHANT_KINDS.length}], 'Merchant ' || n, '賣家' || n
      from generate_series(1, ${MERCHANTS}) n`)
    await client.query('create temporary table synthetic_words (name text primary key, list text[] not null)')
    // Packed, a list would be unpacked for each word that is taken from it.
    await client.query('alter table synthetic_words alter column list set storage plain')
    for (const [name, list] of Object.entries(words))
      await client.query('insert into synthetic_words values ($1, $2)', [name, list])
    for (let from = 1; from <= products; from += BATCH) {
      const to = Math.min(products, from + BATCH - 1)
      for (const statement of statements) await client.query(statement, [from, to])
      onProgress(to)
    }
    // As a shop's database is that has been open for a while: otherwise who reads first would do the cleaning up.
    await client.query('vacuum (analyze)')
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
  closure: ['zip', 'buckle', 'magnet', 'open'],
  size: SIZES.flatMap(([, sizes]) => [...sizes]),
  system: SIZES.map(([system]) => system),
  line_en: SYLLABLES.flatMap((one) => SYLLABLES.map((other) => one[0]!.toUpperCase() + one.slice(1) + other)),
  line_zh: CHARACTERS.flatMap((one) => CHARACTERS.map((other) => one + other)),
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
  line: 17,
  lining: 18,
  otherKind: 19,
  system: 20,
  rival: 21,
  withdrawn: 22,
  unlisted: 23,
  liked: 24,
  spread: 25,
  closure: 26,
  strap: 27,
} as const

/** One piece in so many. */
const oneIn = (many: number, salt: number): string => `${thrown(salt)} % ${many} = 0`
/** The merchant who has the piece, or (r = 1) the other one. */
const merchant = `('00000000-0000-7000-9000-' || lpad((1 + (${thrown(SALT.merchant)} + r * 5) % ${MERCHANTS})::text, 12, '0'))::uuid`
const madeOf = (material: string): string =>
  `jsonb_build_object('part', '{"en":"","zh":""}'::jsonb, 'materialId', ${material}, 'percent', 100)`
const system = `(${thrown(SALT.system)} % ${SIZES.length})::int`
/** How many sizes a piece comes in. */
const sizes = `(case when ${system} = ${SIZES.length - 1} then 1 else 1 + ${thrown(SALT.sizes)} % 5 end)`

/** Of a few pieces each colour comes in other sizes; of all others the first alone is offered. */
const colourOfSize = `(case when ${oneIn(4, SALT.spread)} then s % (1 + ${thrown(SALT.colours)} % 3) else 0 end)`

const statements = [
  `insert into products select ${id('8000', 'n')}, 'SY' || n, 'SA-' || n, 'house-' || (1 + ${thrown(SALT.brand)} % ${BRANDS}),
     (array['men', 'men', 'unisex', 'women', 'women'])[1 + ${thrown(SALT.gender)} % 5],
     ${pick('line_en', SALT.line)} || ' ' || lower(${pick('finish_en', SALT.finish)}) || ' ' || lower(${pick('material_en', SALT.material)}) || ' ' || lower(${pick('kind_en', SALT.kind)}),
     ${pick('line_zh', SALT.line)} || ${pick('finish_zh', SALT.finish)} || ${pick('material_zh', SALT.material)} || ${pick('kind_zh', SALT.kind)},
     'An invented piece for measuring.', '供量度用的虛構貨品。',
     jsonb_build_object('highlights', '[]'::jsonb, 'measurements', '[]'::jsonb, 'care', '[]'::jsonb,
       'attributes', jsonb_build_object('closure', ${pick('closure', SALT.closure)}, 'strap-drop', ${thrown(SALT.strap)} % 60), 'madeIn', '{"en":"Italy","zh":"意大利"}'::jsonb, 'composition',
       case when ${oneIn(3, SALT.lining)} then jsonb_build_array(${madeOf(pick('material', SALT.material))}, ${madeOf(pick('material', SALT.lining, ' / 3'))})
         else jsonb_build_array(${madeOf(pick('material', SALT.material))}) end),
     null, timestamptz '2026-11-20' - make_interval(days => (${thrown(SALT.age)} % 700)::int), ${oneIn(6, SALT.sale)}, ${oneIn(40, SALT.zone)}, false,
     not ${oneIn(100, SALT.unlisted)}
   from ${series}`,
  `insert into product_categories select ${id('8000', 'n')}, ${pick('path', SALT.kind)}, true from ${series}
   union all select ${id('8000', 'n')}, ${pick('path', SALT.kind, ' + 7')}, false from ${series} where ${oneIn(9, SALT.otherKind)}`,
  `insert into product_colours select ${id('8001', 'n * 4 + c')}, ${id('8000', 'n')}, c, ${pick('colour', SALT.colour, ' + c * 5')},
     ${pick('colour_en', SALT.colour, ' + c * 5')}, ${pick('colour_zh', SALT.colour, ' + c * 5')}, '#888888'
   from ${series} cross join generate_series(0, 2) c where c <= ${thrown(SALT.colours)} % 3`,
  `insert into variants select ${id('8002', 'n * 8 + s')}, ${id('8000', 'n')}, ${id('8001', `n * 4 + ${colourOfSize}`)}, s, ${list('size')}[${system} * 5 + s],
     ${list('system')}[1 + ${system}], 'SY' || n || '-' || s
   from ${series} cross join generate_series(1, 5) s where s <= ${sizes}`,
  `insert into offers (offer_id, sku_id, merchant_id, list_price_cents, sale_price_cents, available, created_at, state)
   select ${id('8003', 'n * 16 + s * 2 + r')}, ${id('8002', 'n * 8 + s')}, ${merchant}, price,
     case when ${oneIn(3, SALT.cut)} then price * (40 + ${thrown(SALT.depth)} % 50) / 100 else price end,
     case when (${thrown(SALT.stock)} + s * 3 + r) % 4 = 0 then 0 else (${thrown(SALT.stock)} % 12)::int end, timestamptz '2026-11-01',
     case when r = 1 and ${oneIn(5, SALT.withdrawn)} then 'withdrawn' else 'live' end
   from ${series} cross join generate_series(1, 5) s cross join generate_series(0, 1) r
     cross join lateral (select 1000 * (2 + ${thrown(SALT.price)} % 400) * (10 + r) as price) p
   where s <= ${sizes} and (r = 0 or ${oneIn(4, SALT.rival)})`,
  `insert into product_popularity select ${id('8000', 'n')}, (${thrown(SALT.liked)} / 5 % 100) / 100.0 from ${series} where ${oneIn(5, SALT.liked)}`,
]
