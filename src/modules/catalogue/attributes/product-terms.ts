import { type Expression, sql } from 'kysely'
import type { Language } from '#language/languages.ts'
import type { Read } from '#platform/database.server.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import type { ProductDetails } from '../product-details.ts'
import { attributesOf, showAttribute } from './attributes.rules.ts'
import type { AttributeFacts, SizeTableFacts, TermKind } from './attribute-terms.contract.ts'

type ProductTerm = { kind: TermKind; id: string; en: string; zh: string; facts: Record<string, unknown> }

/** The terms a product names, in their order. Its details and the name of its table are given as the query has them. */
export const termsNamed = (tx: Read, details: Expression<unknown>, sizeTable: Expression<string | null>) =>
  catalogueTables(tx)
    .selectFrom('shelf_terms as t')
    .select(['t.kind', 't.term_id as id', 't.name_en as en', 't.name_zh as zh', 't.facts'])
    .where(
      sql<boolean>`case t.kind when 'size-table' then t.term_id = ${sizeTable}
        when 'material' then jsonb_path_query_array(${details}, '$.composition[*].materialId') ? t.term_id
        when 'attribute' then coalesce(${details} -> 'attributes' ? t.term_id, false) end`,
    )
    .orderBy('t.position')

/** What a material is called; its id where nobody knows it. */
export const materialNamed = (terms: readonly ProductTerm[], materialId: string, language: Language): string =>
  terms.find(({ kind, id }) => kind === 'material' && id === materialId)?.[language] ?? materialId

/** What a product answers to the attributes that are asked of its kind and shown, in their order. */
export function presentAttributes(
  terms: readonly ProductTerm[],
  { attributes = {} }: ProductDetails,
  categories: readonly string[],
  language: Language,
): { label: string; value: string }[] {
  const known = terms.flatMap((term) => (term.kind === 'attribute' ? [{ ...term, ...(term.facts as AttributeFacts) }] : []))
  return attributesOf(known, categories).flatMap((attribute) => {
    const value = attribute.shown ? showAttribute(attribute, attributes[attribute.id], language) : ''
    return value === '' ? [] : [{ label: attribute[language], value }]
  })
}

/** A header row, then rows, and the scale of each column; empty for a piece without a table. */
export function presentSizeTable(
  terms: readonly ProductTerm[],
  language: Language,
): { sizeTable: string[][]; sizeScales: string[] } {
  const found = terms.find(({ kind }) => kind === 'size-table')
  return found ? sizeTableIn(found.facts as SizeTableFacts, language) : { sizeTable: [], sizeScales: [] }
}

export const sizeTableIn = ({ columns, rows }: SizeTableFacts, language: Language) => ({
  sizeTable: [columns.map(({ name }) => name[language]), ...rows],
  sizeScales: columns.map(({ scale }) => scale),
})
