import type { Cell } from '../import-fields.rules.ts'
import { NO_WAYS, type FileWays } from '../file-ways.contract.ts'
import { asImportRows } from '../import-store.ts'
import { currencyInHead, guessColumns, recogniseKind } from './column-aliases.rules.ts'
import { keysLinkedBy } from './linked-rows.rules.ts'
import { judgeFile, readingOf } from './reading.rules.ts'
import { readTable } from './read-table.ts'
import { rowKeys } from './row-keys.rules.ts'
import { parseProduct } from './parsed-product.rules.ts'

/** In the middle of the dates of these files. */
const NOW = new Date('2026-11-28T12:00:00Z')

/** What a file says of its products, one after the other. */
export async function readFile(file: Buffer | string, ways: Partial<FileWays> = {}) {
  const table: Cell[][] = []
  for await (const cells of readTable(Buffer.from(file))) table.push(cells)
  const start = table.findIndex((cells) => cells.some((cell) => cell !== ''))
  const [head = [], ...lines] = table.slice(start)
  const header = head.map(String)
  const kind = recogniseKind(header)
  const columns = guessColumns(kind, header, lines[0]?.map(String) ?? [])
  const rows = asImportRows(
    columns,
    lines.map((cells, at) => ({ row: at + start + 2, cells })),
  )
  const textsOf = (field: string): string[] =>
    lines.flatMap((cells) =>
      cells.filter((cell, at): cell is string => columns[at] === field && typeof cell === 'string' && cell !== ''),
    )
  const cells = {
    list_price: textsOf('list_price'),
    sale_price: textsOf('sale_price'),
    cost: textsOf('cost'),
    stock: textsOf('stock'),
  }
  const judged = judgeFile(cells, currencyInHead(header, columns) ?? '')
  const reading = readingOf(judged, { ...NO_WAYS, ...ways }, NOW)
  const keys = rowKeys(kind, rows, undefined)
  const linked = new Map(
    rows.flatMap((row, at) => keysLinkedBy(kind, row.cells).map((other) => [other, keys[at] ?? null] as const)),
  )
  const keyAt = (at: number): string | null => linked.get(keys[at] ?? '') ?? keys[at] ?? null
  const products = [...new Set(rows.map((_, at) => keyAt(at)))].flatMap((key) =>
    key === null
      ? []
      : [
          parseProduct(
            kind,
            rows.filter((_, at) => keyAt(at) === key),
            reading,
          ),
        ],
  )
  return { kind, header, products, judged }
}
