import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database.server.ts'
import { emitContentChange } from './content-version.ts'
import { contentTables } from './content.tables.ts'

type Moved = ReadonlyMap<string, string>
type Carry = (value: unknown) => unknown

/** Home pages and menus name categories by their paths: once these have moved, drafts and releases name the new ones. */
export const carryCategories = (tx: Tx, moved: Moved): Promise<void> => carryBlocks(tx, (blocks) => carried(blocks, moved))

/** The same for the code of a brand. */
export const carryBrand = (tx: Tx, was: string, code: string): Promise<void> =>
  carryBlocks(tx, (blocks) => carriedBrand(blocks, was, code))

/** Nothing else of a release changes. */
async function carryBlocks(tx: Tx, carry: Carry): Promise<void> {
  const drafts = await contentTables(tx).selectFrom('home_drafts').select(['part', 'side', 'blocks']).forUpdate().execute()
  for (const { part, side, blocks } of drafts) {
    const next = carry(blocks)
    if (JSON.stringify(next) !== JSON.stringify(blocks))
      await contentTables(tx)
        .updateTable('home_drafts')
        .set({ blocks: JSON.stringify(next) })
        .where('part', '=', part)
        .where('side', '=', side)
        .execute()
  }
  const releases = await contentTables(tx).selectFrom('home_releases').select(['part', 'side', 'number', 'blocks']).execute()
  for (const { part, side, number, blocks } of releases) {
    const next = carry(blocks)
    if (JSON.stringify(next) === JSON.stringify(blocks)) continue
    const release = contentTables(tx)
      .updateTable('home_releases')
      .set({ blocks: JSON.stringify(next) })
    await release.where('part', '=', part).where('side', '=', side).where('number', '=', number).execute()
    await emitContentChange(tx, `${part} ${side}`)
  }
}

/** A list of pieces of a category, and links to its page. */
function carried(value: unknown, moved: Moved): unknown {
  if (typeof value === 'string') return carriedLink(value, moved)
  if (Array.isArray(value)) return value.map((each) => carried(each, moved))
  if (typeof value !== 'object' || value === null) return value
  const { from, to, path } = value as { from?: unknown; to?: unknown; path?: unknown }
  if ((from === 'category' || to === 'category') && typeof path === 'string') return { ...value, path: moved.get(path) ?? path }
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, carried(each, moved)]))
}

function carriedLink(text: string, moved: Moved): string {
  const [, start = '', path = '', rest = ''] = /^((?:\/zh)?\/product\/list\/)([^?#]+)(.*)$/.exec(text) ?? []
  const to = moved.get(path)
  return to === undefined ? text : start + to + rest
}

/** In lists of brands, in what a list of pieces shows, and in links to the brand's page and its pieces. */
function carriedBrand(value: unknown, was: string, code: string): unknown {
  const carry: Carry = (each) => carriedBrand(each, was, code)
  if (typeof value === 'string') {
    const [, start = '', named = '', rest = ''] = /^((?:\/zh)?\/product\/(?:brand|detail)\/)([^/?#]+)(.*)$/.exec(value) ?? []
    return named === was ? start + code + rest : value
  }
  if (Array.isArray(value)) return value.map(carry)
  if (typeof value !== 'object' || value === null) return value
  const { kind, from, to, codes } = value as { kind?: unknown; from?: unknown; to?: unknown; codes?: unknown }
  const renamed = (each: unknown) => (each === was ? code : each)
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const isBrand = to === undefined ? from === 'brand' || (kind === undefined && from === undefined) : to === 'brand'
      if (name === 'code' && isBrand) return [name, renamed(each)]
      if (name === 'codes' && kind === 'designers' && Array.isArray(codes)) return [name, codes.map(renamed)]
      return [name, carry(each)]
    }),
  )
}

/** Whether a home page, drafted or released, shows the picture of this hash. */
export const isOnHome = (hash: RawBuilder<string>): RawBuilder<boolean> =>
  sql`(exists (select from home_drafts h where strpos(h.blocks::text, ${hash}) > 0)
    or exists (select from home_releases h where strpos(h.blocks::text, ${hash}) > 0))`
