import { sql } from 'kysely'
import { type Operator, recordAudit, refuseMovedOn } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { refuse } from '#platform/refusal.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import { type BrandShelf, type BrandShelvesInput, type BrandShelvesWire, NO_PLACE } from './brand-taxonomy.contract.ts'
import { tellOfProducts } from '../tell-of-products.ts'

const PAGE_SIZE = 50

/** Brands in the order of lists; `word` is part of a name, an alias or a code. */
export async function listBrandShelves(tx: Read, { word = '', pageNum = 1 }: BrandShelvesInput): Promise<BrandShelvesWire> {
  const page = Number(pageNum)
  const like = `%${word.trim().replace(/[\\%_]/g, '\\$&')}%`
  const found = catalogueTables(tx)
    .selectFrom('brands as b')
    .where(sql<boolean>`(b.name ilike ${like} or b.brand_code ilike ${like} or array_to_string(b.aliases, ' ') ilike ${like})`)
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const list = await found
    .select(['b.brand_code as code', 'b.name', 'b.position', 'b.hidden'])
    .select([
      sql<number>`(select count(*)::int from products p where p.brand_code = b.brand_code)`.as('productNum'),
      sql<boolean>`b.story_en <> '' and b.story_zh <> ''`.as('hasStory'),
      sql<boolean>`b.logo is not null or b.hero is not null`.as('hasPicture'),
      sql<string[]>`array(select a.former from brand_addresses a where a.brand_code = b.brand_code order by 1)`.as('formers'),
    ])
    .orderBy('b.position')
    .orderBy(({ fn }) => fn<string>('lower', ['b.name']))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  return { total, pageNum: page, pageSize: PAGE_SIZE, list }
}

/** One brand with everything that is kept of it; refuses NOT_FOUND. */
export async function getBrandShelf(tx: Read, code: string): Promise<BrandShelf> {
  const row = await catalogueTables(tx)
    .selectFrom('brands')
    .select(['brand_code as code', 'name', 'aliases', 'position', 'hidden', 'logo', 'hero', 'version'])
    .select(['story_en as storyEn', 'story_zh as storyZh', 'origin_en as originEn', 'origin_zh as originZh'])
    .select('founded_year as foundedYear')
    .where('brand_code', '=', code)
    .executeTakeFirst()
  const { storyEn, storyZh, originEn, originZh, ...brand } = row ?? refuse('NOT_FOUND')
  return { ...brand, was: code, story: { en: storyEn, zh: storyZh }, origin: { en: originEn, zh: originZh } }
}

/** Adds a brand or changes one; its products follow, and its former address leads on. Refuses MOVED_ON and BAD_INPUT. */
export async function saveBrandShelf(tx: Tx, by: Operator, brand: BrandShelf): Promise<BrandShelf> {
  await lockNames(tx, ['brands'])
  const old = brand.was === '' ? undefined : await getBrandShelf(tx, brand.was)
  if (old && old.version !== brand.version) await refuseMovedOn(tx, 'brand', brand.was)
  if (brand.code !== brand.was && (await isTaken(tx, brand.code)))
    refuse('BAD_INPUT', { field: 'code', fields: { code: 'address-taken' } })
  await writeBrand(tx, by, brand, (old?.version ?? 0) + 1)
  if (old) await follow(tx, old, brand)
  await recordAudit(tx, {
    by,
    action: old ? 'brand-changed' : 'brand-added',
    subject: 'brand',
    subjectId: brand.code,
    ...(old ? { before: toldOf(old) } : {}),
    after: toldOf(brand),
  })
  return getBrandShelf(tx, brand.code)
}

const toldOf = ({ was: _, version: __, logo, hero, ...told }: BrandShelf) => ({
  ...told,
  hasLogo: logo !== null,
  hasHero: hero !== null,
})

const isTaken = async (tx: Read, code: string): Promise<boolean> =>
  (await catalogueTables(tx).selectFrom('brands').select('brand_code').where('brand_code', '=', code).executeTakeFirst()) !==
  undefined

async function writeBrand(tx: Tx, by: Operator, brand: BrandShelf, version: number): Promise<void> {
  const values = {
    brand_code: brand.code,
    name: brand.name,
    aliases: brand.aliases.filter((alias) => alias !== ''),
    story_en: brand.story.en,
    story_zh: brand.story.zh,
    origin_en: brand.origin.en,
    origin_zh: brand.origin.zh,
    founded_year: brand.foundedYear,
    position: brand.position,
    hidden: brand.hidden,
    logo: brand.logo === null ? null : JSON.stringify(brand.logo),
    hero: brand.hero === null ? null : JSON.stringify(brand.hero),
    version,
    changed_by: by.name,
    changed_at: clock.now(),
  }
  if (brand.was === '') await catalogueTables(tx).insertInto('brands').values(values).execute()
  else await catalogueTables(tx).updateTable('brands').set(values).where('brand_code', '=', brand.was).execute()
  // What is an address again leads nowhere else.
  await catalogueTables(tx).deleteFrom('brand_addresses').where('former', '=', brand.code).execute()
}

/** The database has carried the products along; drafts, the old address and lists in every process follow. */
async function follow(tx: Tx, { code: was, name }: BrandShelf, brand: BrandShelf): Promise<void> {
  if (was !== brand.code) {
    await catalogueTables(tx).insertInto('brand_addresses').values({ former: was, brand_code: brand.code }).execute()
    await sql`update product_drafts set document = jsonb_set(document, '{brandCode}', to_jsonb(${brand.code}::text))
      where document ->> 'brandCode' = ${was}`.execute(tx)
  }
  if (was === brand.code && name === brand.name) return
  const rows = await catalogueTables(tx)
    .selectFrom('products')
    .select('product_id as productId')
    .where('brand_code', '=', brand.code)
    .execute()
  await tellOfProducts(
    tx,
    rows.map(({ productId }) => productId),
  )
}

/** The code a brand has now, whatever it was called. */
export async function presentBrandCode(tx: Read, code: string): Promise<string> {
  const row = await catalogueTables(tx)
    .selectFrom('brand_addresses')
    .select('brand_code as present')
    .where('former', '=', code)
    .executeTakeFirst()
  return row?.present ?? code
}

/** The place of a brand that is named in no list. */
export const HIDDEN = -1

/** Of brands that have a place of their own in lists, or none at all; by code. */
export async function findBrandPlaces(tx: Read): Promise<Map<string, number>> {
  const rows = await catalogueTables(tx)
    .selectFrom('brands')
    .select(['brand_code as code', 'position', 'hidden'])
    .where((brand) => brand.or([brand('hidden', '=', true), brand('position', '<', NO_PLACE)]))
    .execute()
  return new Map(rows.map(({ code, position, hidden }) => [code, hidden ? HIDDEN : position]))
}
