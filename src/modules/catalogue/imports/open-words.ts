import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { ImportField } from './import-fields.rules.ts'
import type { StoredImport } from './import-store.ts'
import type { ImportDetailWire } from './imports.contract.ts'
import { optionsOf } from './options.rules.ts'
import { readMeanings } from './word-meanings.ts'

type OpenWord = ImportDetailWire['openWords'][number]
const MOST_WORDS = 200
const Said = z.object({ words: z.array(z.string()), rows: z.number() })

/** Words of a file that mean no brand, category or colour of the shop yet, the most frequent first. */
export async function findOpenWords(tx: Read, work: StoredImport): Promise<OpenWord[]> {
  const meanings = await readMeanings(tx)
  const brands = await said(tx, work, ['brand'])
  const categories = await said(tx, work, ['categories', 'gender'])
  const options: ImportField[] = ['option_1_name', 'option_1', 'option_2_name', 'option_2', 'option_3_name', 'option_3']
  const colours = await said(
    tx,
    work,
    work.kind === 'praya' || work.kind === 'google' ? ['colour', 'colour_en', 'colour_zh'] : options,
  )
  const split = work.kind === 'praya' || work.kind === 'woocommerce' ? /[,\n]/ : /\n/
  const open: OpenWord[] = []
  for (const { words, rows } of brands)
    if (words[0] && meanings.brand(words[0]) === undefined) open.push({ about: 'brand', word: words[0], rows, among: [] })
  for (const { words, rows } of categories)
    for (const word of (words[0] ?? '').split(split).map((part) => part.trim()))
      if (word && meanings.category(word, words[1]) === undefined)
        open.push({ about: 'category', word, rows, among: meanings.categoriesNamed(word) })
  for (const { names, words, rows } of namedOptions(work, colours)) {
    const { colour } = optionsOf(work.kind, { ...names, ...words })
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

/** The names of options stand in the first row of a product alone: what is said most of one place holds for the rest. */
function namedOptions(work: StoredImport, combinations: z.output<typeof Said>[]) {
  if (work.kind === 'praya' || work.kind === 'google')
    return combinations.map(({ words: [colour = '', en = '', zh = ''], rows }) => ({
      names: {},
      words: { colour, colour_en: en, colour_zh: zh },
      rows,
    }))
  const names = (at: number): string => combinations.find(({ words }) => words[at])?.words[at] ?? ''
  const usual = { option_1_name: names(0), option_2_name: names(2), option_3_name: names(4) }
  return combinations.map(({ words, rows }) => ({
    names: usual,
    words: {
      ...Object.fromEntries(
        (['option_1_name', 'option_1', 'option_2_name', 'option_2', 'option_3_name', 'option_3'] as const).flatMap((field, at) =>
          words[at] ? [[field, words[at]]] : [],
        ),
      ),
    },
    rows,
  }))
}

function merged(words: readonly OpenWord[]): OpenWord[] {
  const sums = new Map<string, OpenWord>()
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
