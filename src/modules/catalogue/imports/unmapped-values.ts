import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { ImportField, ImportRow } from './import-fields.rules.ts'
import type { StoredImport } from './import-store.ts'
import type { ImportDetailWire } from './imports.contract.ts'
import { colourOfRow } from './reading/options.rules.ts'
import { categoriesIn } from './reading/parsed-product.rules.ts'
import { readMeanings } from './word-meanings.ts'

type UnmappedValue = ImportDetailWire['unmappedValues'][number]
const MOST_WORDS = 200
const Said = z.object({ words: z.array(z.string()), rows: z.number() })

/** Words of a file that mean no brand, category or colour of the shop yet, the most frequent first. */
export async function findUnmappedValues(tx: Read, work: StoredImport): Promise<UnmappedValue[]> {
  const meanings = await readMeanings(tx)
  const brands = await said(tx, work, ['brand'])
  const categories = await said(tx, work, ['categories', 'gender'])
  const colours = await said(tx, work, COLOUR_FIELDS)
  const open: UnmappedValue[] = []
  for (const { words, rows } of brands)
    if (words[0] && meanings.brand(words[0]) === undefined) open.push({ about: 'brand', word: words[0], rows, among: [] })
  for (const { words, rows } of categories)
    for (const word of categoriesIn(work.kind, words[0] ?? ''))
      if (meanings.category(word, words[1]) === undefined)
        open.push({ about: 'category', word, rows, among: meanings.categoriesNamed(word) })
  for (const { words, rows } of colours) {
    const colour = colourOfRow(work.kind, { ...usualNames(colours), ...cellsOf(words) })
    if (colour?.word && meanings.colour(colour.word) === undefined)
      open.push({ about: 'colour', word: colour.word, rows, among: [] })
  }
  return merged(open).slice(0, MOST_WORDS)
}

/** Each combination of what rows say in these columns, with how many say it. */
async function said(
  tx: Read,
  { importId, columns }: StoredImport,
  fields: readonly ImportField[],
): Promise<z.output<typeof Said>[]> {
  const places = fields.map((field) => columns.indexOf(field))
  if (places.every((place) => place < 0)) return []
  const cells = sql.join(places.map((place) => (place < 0 ? sql`''` : sql`coalesce(cells ->> ${sql.lit(place)}, '')`)))
  return readRows(
    tx,
    Said,
    sql`select array[${cells}]::text[] as words, count(*) as rows from import_rows where import_id = ${importId}
      group by 1 order by 2 desc limit 2000`,
  )
}

const COLOUR_FIELDS = [
  ...(['option_1_name', 'option_1', 'option_2_name', 'option_2', 'option_3_name', 'option_3', 'option_pairs'] as const),
  ...(['colour', 'colour_en', 'colour_zh'] as const),
]

const cellsOf = (words: readonly string[]): ImportRow['cells'] =>
  Object.fromEntries(COLOUR_FIELDS.flatMap((field, at) => (words[at] ? [[field, words[at]]] : [])))

/** The names of options stand in the first row of a product alone: what is said most of one place holds for the rest. */
function usualNames(combinations: z.output<typeof Said>[]): ImportRow['cells'] {
  const name = (at: number): string => combinations.find(({ words }) => words[at])?.words[at] ?? ''
  return { option_1_name: name(0), option_2_name: name(2), option_3_name: name(4) }
}

function merged(words: readonly UnmappedValue[]): UnmappedValue[] {
  const sums = new Map<string, UnmappedValue>()
  for (const { rows, ...said } of words) {
    const key = `${said.about} ${said.word}`
    sums.set(key, { ...said, rows: (sums.get(key)?.rows ?? 0) + rows })
  }
  return [...sums.values()].toSorted((one, other) => other.rows - one.rows)
}

/** How a brand that a file calls so is called in full, where a column says it. */
export async function brandNameOf(tx: Read, { importId, columns }: StoredImport, word: string): Promise<string> {
  const [brand, name] = [columns.indexOf('brand'), columns.indexOf('brand_name')]
  if (brand < 0 || name < 0) return word
  const [row] = await readRows(
    tx,
    z.object({ name: z.string() }),
    sql`select coalesce(cells ->> ${sql.lit(name)}, '') as name from import_rows
      where import_id = ${importId} and cells ->> ${sql.lit(brand)} = ${word} and cells ->> ${sql.lit(name)} <> '' limit 1`,
  )
  return row?.name ?? word
}
