import { sql } from 'kysely'
import type { Read } from '#platform/database.server.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import type { Attribute } from './attributes.rules.ts'
import { Term, type TermInput, type TermKind, type TermOf, type TermUseWire } from './attribute-terms.contract.ts'

/** More pieces are not counted. */
const MOST_COUNTED = 10_000

/** What attributes have not that were saved before there were filters by them. */
const LATER = { filtered: true, bands: [] }

/** Those of a kind in their order, without what has become another. */
export async function listTerms<Kind extends TermKind>(tx: Read, kind: Kind): Promise<TermOf<Kind>[]> {
  const rows = await catalogueTables(tx)
    .selectFrom('shelf_terms')
    .select(['term_id as id', 'name_en as en', 'name_zh as zh', 'facts', 'retired', 'version'])
    .where('kind', '=', kind)
    .where('merged_into', 'is', null)
    .orderBy('position')
    .orderBy('term_id')
    .execute()
  return rows.map(({ en, zh, facts, ...row }) =>
    Term.parse({ kind, name: { en, zh }, ...row, facts: kind === 'attribute' ? { ...LATER, ...(facts as object) } : facts }),
  ) as TermOf<Kind>[]
}

/** What products are asked for, retired ones too: pieces that have them keep them. */
export async function readAttributes(tx: Read): Promise<Attribute[]> {
  const terms = await listTerms(tx, 'attribute')
  return terms.map(({ id, name, retired, facts }) => ({ id, name, retired, ...facts }))
}

/** By the former id of a term the present one. */
export async function formerTerms(tx: Read, kind: TermKind): Promise<Map<string, string>> {
  const rows = await catalogueTables(tx)
    .selectFrom('shelf_terms')
    .select(['term_id as id', 'merged_into as into'])
    .where('kind', '=', kind)
    .where('merged_into', 'is not', null)
    .execute()
  return new Map(rows.map(({ id, into }) => [id, into ?? '']))
}

/** The ids of products that have a term, as a query to be part of others. */
export function productsWith(tx: Read, { kind, id }: TermInput) {
  const products = catalogueTables(tx).selectFrom('products as p').select('p.product_id as productId')
  switch (kind) {
    case 'attribute':
      return products.where(sql<boolean>`p.details -> 'attributes' ? ${id}`)
    case 'colour':
      return products.where(sql<boolean>`p.product_id in (select c.product_id from product_colours c where c.colour_id = ${id})`)
    case 'material':
      return products.where(sql<boolean>`jsonb_path_query_array(p.details, '$.composition[*].materialId') ? ${id}`)
    case 'size-table':
      return products.where('p.size_table', '=', id)
  }
}

/** The ids of products in any of these branches; a list of none means every product. */
export async function productsAsked(tx: Read, branches: readonly (readonly string[])[]): Promise<string[]> {
  const products = catalogueTables(tx).selectFrom('product_facts').select('product_id as productId')
  const wanted = branches.some((paths) => paths.length === 0)
    ? products
    : products.where(sql<boolean>`categories && ${branches.flat()}::text[]`)
  return (await wanted.execute()).map(({ productId }) => productId)
}

/** Who names a term. */
export async function countTermUse(tx: Read, { kind, id }: TermInput): Promise<TermUseWire> {
  const { pieces } = await tx
    .selectFrom(productsWith(tx, { kind, id }).limit(MOST_COUNTED).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('pieces'))
    .executeTakeFirstOrThrow()
  return { pieces, others: (await otherUses(tx, { kind, id })) + (await draftsWith(tx, { kind, id })) }
}

/** Colours of which it is the family, categories whose sizes it has. */
async function otherUses(tx: Read, { kind, id }: TermInput): Promise<number> {
  if (kind === 'size-table') {
    const { num } = await catalogueTables(tx)
      .selectFrom('categories')
      .select(({ fn }) => fn.countAll<number>().as('num'))
      .where('size_table', '=', id)
      .executeTakeFirstOrThrow()
    return num
  }
  if (kind !== 'colour') return 0
  const { num } = await catalogueTables(tx)
    .selectFrom('shelf_terms')
    .select(({ fn }) => fn.countAll<number>().as('num'))
    .where('kind', '=', 'colour')
    .where('merged_into', 'is', null)
    .where(sql<boolean>`facts ->> 'family' = ${id}`)
    .executeTakeFirstOrThrow()
  return num
}

/** How a document names a term, as the database writes it. */
export const namedAs = { colour: 'colourId', material: 'materialId', 'size-table': 'sizeTable' } as const

async function draftsWith(tx: Read, { kind, id }: TermInput): Promise<number> {
  const drafts = catalogueTables(tx)
    .selectFrom('product_drafts')
    .select(({ fn }) => fn.countAll<number>().as('num'))
  const named =
    kind === 'attribute'
      ? drafts.where(sql<boolean>`document -> 'attributes' ? ${id}`)
      : drafts.where(sql<boolean>`strpos(document::text, ${`"${namedAs[kind]}": "${id}"`}) > 0`)
  return (await named.executeTakeFirstOrThrow()).num
}

/** Whether a choice of an attribute is some piece's. */
export async function isChosen(tx: Read, attribute: string, choice: string): Promise<boolean> {
  const wanted = JSON.stringify({ [attribute]: choice })
  const found = await catalogueTables(tx)
    .selectFrom('products')
    .select('product_id')
    .where(sql<boolean>`details -> 'attributes' @> ${wanted}::jsonb`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
