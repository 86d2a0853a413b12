import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { refuse } from '#platform/refusal.ts'
import { plainCell } from './cell-values.rules.ts'
import { findDelimiter, findEncoding, HINT } from './decode-text.rules.ts'
import { isFeed, readFeed } from './feed-xml.rules.ts'
import type { Cell } from '../import-fields.rules.ts'
import { sizeUnpacked } from '../unpack.ts'

/** More columns, and longer cells, than any sheet of products has. */
const MOST_COLUMNS = 400
const MOST_LETTERS = 30_000
const CHUNK = 65_536
/** A sheet is read as a whole: what it is when it is unpacked must fit. */
const MOST_UNPACKED = 300 * 2 ** 20

/**
 * The lines of a file, its heading first, as plain text and the numbers of a workbook: CSV with whatever mark between its cells and in
 * whatever encoding, Excel, or the XML of a feed. Refuses what is none of these.
 */
export async function* readTable(file: Buffer): AsyncGenerator<Cell[]> {
  let isFirst = true
  for await (const cells of await openTable(file)) {
    const isHint = isFirst && HINT.test(String(cells[0] ?? ''))
    isFirst = false
    // A line is still a line: rows are counted as the spreadsheet counts them.
    if (isHint) yield ['']
    else yield cells.slice(0, MOST_COLUMNS).map(textIn)
  }
}

const textIn = (cell: Cell): Cell => (typeof cell === 'number' ? cell : plainCell(cell.slice(0, MOST_LETTERS)))

async function openTable(file: Buffer): Promise<AsyncIterable<Cell[]> | Iterable<Cell[]>> {
  if (file.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))) return readWorkbook(file)
  const encoding = findEncoding(file, isUtf8(file)) ?? refuse('IMPORT_ENCODING', { field: 'file' })
  const head = new TextDecoder(encoding).decode(file.subarray(0, CHUNK))
  if (isFeed(head)) return readFeed(new TextDecoder(encoding).decode(file))
  const lines = parse({
    delimiter: findDelimiter(head.split(/\r?\n/, 3).join('\n')),
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: 2 ** 20,
  })
  return Readable.from(pieces(file, encoding)).pipe(lines) as AsyncIterable<string[]>
}

function* pieces(file: Buffer, encoding: string): Generator<string> {
  const decoder = new TextDecoder(encoding)
  for (let at = 0; at < file.length; at += CHUNK) {
    const piece = decoder.decode(file.subarray(at, at + CHUNK), { stream: true })
    if (piece !== '') yield piece
  }
}

async function readWorkbook(file: Buffer): Promise<Cell[][]> {
  if ((await sizeUnpacked(file)) > MOST_UNPACKED) refuse('UPLOAD_TOO_LARGE', { field: 'file' })
  const { readSheet } = await import('read-excel-file/node')
  const rows = await readSheet(file).catch(() => refuse('IMPORT_UNREADABLE', { field: 'file' }))
  return rows.map((row) => row.map(cellOf))
}

const cellOf = (cell: unknown): Cell => {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 16).replace('T', ' ').replace(' 00:00', '')
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  // A spreadsheet shows fifteen digits: 2480 × 0.7 is 1736 to whoever looks at it.
  if (typeof cell === 'number' && Number.isFinite(cell)) return Number(cell.toPrecision(15))
  return typeof cell === 'string' ? cell : ''
}
