import type { Tx } from '#platform/database.server.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import attributes from '../reference/attributes.json' with { type: 'json' }
import colours from '../reference/colours.json' with { type: 'json' }
import materials from '../reference/materials.json' with { type: 'json' }
import sizes from '../reference/sizes.json' with { type: 'json' }
import { standardColumns, standardTables } from './size-columns.ts'
import type { AttributeFacts, SizeTableFacts, TermKind, TermOf } from './attribute-terms.contract.ts'

type Standard<Kind extends TermKind> = Pick<TermOf<Kind>, 'kind' | 'id' | 'name' | 'facts'>
type SizeRow = Record<string, string | number>

const standardAttributes = (): Standard<'attribute'>[] =>
  attributes.map(({ id, en, zh, answer, unit = ['', ''], choices = [], bands = [], categories }) => ({
    kind: 'attribute',
    id,
    name: { en, zh },
    facts: {
      answer: answer as AttributeFacts['answer'],
      unit: { en: unit[0] ?? '', zh: unit[1] ?? '' },
      choices: choices.map(([choice = '', inEnglish = '', inChinese = '']) => ({
        id: choice,
        name: { en: inEnglish, zh: inChinese },
        retired: false,
      })),
      categories,
      required: false,
      shown: true,
      searched: answer !== 'number',
      filtered: answer !== 'text',
      bands,
    },
  }))

const sizeTable = (name: string): SizeRow[] => {
  const table = (sizes as Record<string, unknown>)[name] as SizeRow[] | { rows: SizeRow[] }
  return Array.isArray(table) ? table : table.rows
}

const standardSizeTables = (): Standard<'size-table'>[] =>
  standardTables.map(({ id, side, en, zh }) => {
    const rows = sizeTable(id)
    const columns = Object.keys(rows[0] ?? {}).filter((column) => column in standardColumns)
    const facts: SizeTableFacts = {
      side,
      columns: columns.map((column) => {
        const { scale = '', ...name } = standardColumns[column]!
        return { name, scale }
      }),
      rows: rows.map((row) => columns.map((column) => String(row[column] ?? ''))),
    }
    return { kind: 'size-table', id, name: { en, zh }, facts }
  })

/** Gives a shop that has none the standard attributes, colours, materials and sizes; from then on they are what operators make of them. */
export async function ensureTerms(tx: Tx): Promise<void> {
  if (await catalogueTables(tx).selectFrom('shelf_terms').select('term_id').limit(1).executeTakeFirst()) return
  const groups: { kind: TermKind; id: string; name: { en: string; zh: string }; facts: object }[][] = [
    standardAttributes(),
    colours.colours.map(({ id, en, zhHK, hex }) => ({
      ...{ kind: 'colour' as const, id, name: { en, zh: zhHK } },
      facts: { hex: hex ?? '', family: '' },
    })),
    materials.materials.map(({ id, en, zhHK }) => ({ kind: 'material' as const, id, name: { en, zh: zhHK }, facts: {} })),
    standardSizeTables(),
  ]
  const rows = groups.flatMap((group) =>
    group.map(({ kind, id, name, facts }, at) => ({
      ...{ kind, term_id: id, name_en: name.en, name_zh: name.zh },
      facts: JSON.stringify(facts),
      position: at + 1,
    })),
  )
  await catalogueTables(tx)
    .insertInto('shelf_terms')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
