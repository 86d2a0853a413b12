import type { Database } from '#platform/database.server.ts'
import { Refusal, refuse } from '#platform/refusal.ts'
import { gatherItems } from './gather-items.ts'
import { addRows, lockImport, moveImport, type RawRow } from './import-store.ts'
import { readTable } from './reading/read-table.ts'

const ROWS_AT_ONCE = 1_000
/** The heading, and what it is followed by. */
const HEAD_ROW = 1
const MOST_ROWS = 2_000_000

/** The heading of a file and the first row below, to see what it is. Refuses IMPORT_UNREADABLE where there is none with rows below. */
export async function readHeader(file: Buffer): Promise<{ header: string[]; first: string[] }> {
  let header: string[] | undefined
  try {
    for await (const cells of readTable(file)) {
      if (header) return { header, first: cells.map(String) }
      if (cells.some((cell) => cell !== '')) header = cells.map(String)
      if (header && header.filter((cell) => cell !== '').length < 2) break
    }
  } catch (problem) {
    if (problem instanceof Refusal) throw problem
  }
  return refuse('IMPORT_UNREADABLE', { field: 'file' })
}

/** Reads the rows of a file into the database until it is done or the time is over; goes on where it has ended. Answers whether more is to be read. */
export async function readSome(database: Database, importId: string, file: Buffer, isTimeOver: () => boolean): Promise<boolean> {
  const { rowsRead } = await database.inTransaction((tx) => lockImport(tx, importId))
  let rows: RawRow[] = []
  const put = async (): Promise<void> => {
    const batch = rows
    rows = []
    await database.inTransaction(async (tx) => addRows(tx, await lockImport(tx, importId), batch))
  }
  let row = 0
  let isHead = true
  for await (const cells of readTable(file)) {
    row += 1
    const isEmpty = cells.every((cell) => cell === '')
    if (isHead && !isEmpty) {
      isHead = false
      continue
    }
    if (isHead || isEmpty || row <= Math.max(HEAD_ROW, rowsRead)) continue
    if (row > MOST_ROWS) refuse('IMPORT_UNREADABLE', { field: 'file' })
    rows.push({ row, cells })
    if (rows.length < ROWS_AT_ONCE) continue
    await put()
    if (isTimeOver()) return true
  }
  await put()
  await database.inTransaction(async (tx) => {
    const work = await lockImport(tx, importId)
    if (work.state !== 'reading') return
    await gatherItems(tx, work)
    await moveImport(tx, importId, 'checking', { objectKey: null })
  })
  return false
}
