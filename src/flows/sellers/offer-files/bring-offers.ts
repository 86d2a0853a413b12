import { readTable } from '#modules/catalogue/imports/index.server.ts'
import {
  type Cell,
  getOwnFile,
  type JudgedOffers,
  keepOfferFile,
  lockOfferFile,
  moveOfferFile,
  type NewRow,
  nextOfferRows,
  type RowResult,
  settleOfferRows,
  type StoredOfferFile,
} from '#modules/offers/index.server.ts'
import { MOST_OFFER_ROWS } from '#modules/offers/selling/offer-files.rules.ts'
import { findSeller } from '#platform/access/find-seller.server.ts'
import { requirePerson, type Seller } from '#platform/access/memberships.ts'
import { recordAudit } from '#platform/audit-trail.server.ts'
import type { Database, Tx } from '#platform/database.server.ts'
import { paceOfWork } from '#platform/jobs/pace-of-work.server.ts'
import { queueJob } from '#platform/jobs/queue-job.server.ts'
import { orRefusal, Refusal, refuse } from '#platform/refusal.ts'
import type { Language } from '#language/languages.ts'
import { offeringMerchant } from '../change-offers.ts'
import { sellerActor } from '../seller-actor.ts'
import { itemWords } from './item-words.ts'
import { judgeOffers, type OfferCells, offerCells, offerColumns } from './offer-columns.ts'
import { refusedRow, resultOf } from './plan-offer-row.ts'
import { type OfferRow, planOfferRows, takePlans } from './plan-offer-rows.ts'
import { readValues } from './read-offer-cells.ts'

type RawRow = { row: number; cells: Cell[] }

/** Takes a file in and says of each row what it would do; nothing changes yet. Refuses what holds no offers. */
export async function bringOfferFile(
  database: Database,
  seller: Seller,
  { name, file, language }: { name: string; file: Buffer; language: Language },
): Promise<{ fileId: string }> {
  requirePerson(seller)
  const { header, rows } = await readOfferTable(file)
  const columns = offerColumns(header)
  const said = rows.map(({ cells }) => offerCells(columns, cells))
  const judged = judgeOffers(said)
  return database.inTransaction(async (tx) => {
    const merchant = await offeringMerchant(tx, seller)
    const planned: NewRow[] = []
    const seen = new Set<string>()
    for (let at = 0; at < rows.length; at += PLANNED_AT_ONCE) {
      const some = rows.slice(at, at + PLANNED_AT_ONCE)
      const read = some.map(({ row }, place) => readRow(row, said[at + place] ?? {}, judged))
      const plans = await planOfferRows(tx, seller, read, { merchant, seen, isLocked: false })
      for (const [place, { row, plan, item }] of plans.entries()) {
        const words = item ? itemWords(item, language) : asTyped(said[at + place])
        planned.push({ ...resultOf(plan), row, cells: some[place]?.cells ?? [], item: words })
      }
    }
    return { fileId: await keepOfferFile(tx, seller, { fileName: name, header, judged, rows: planned }) }
  })
}

const PLANNED_AT_ONCE = 1_000

/** Of a row that names nothing there is: what it says. */
const asTyped = ({ item, item_number: itemNumber, barcode, offer_id: offerId }: OfferCells = {}): string =>
  (item ?? itemNumber ?? barcode ?? offerId ?? '').slice(0, 200)

type OfferTable = { header: string[]; rows: RawRow[] }

async function readOfferTable(file: Buffer): Promise<OfferTable> {
  const { header, rows } = await readRowsOf(file).catch((problem: unknown) => {
    throw problem instanceof Refusal ? problem : new Refusal('OFFER_FILE_UNREAD', { field: 'file' })
  })
  const namesOffers = offerColumns(header).some((field) => field === 'offer_id' || field === 'item_number' || field === 'barcode')
  return namesOffers && rows.length > 0 ? { header, rows } : refuse('OFFER_FILE_UNREAD', { field: 'file' })
}

async function readRowsOf(file: Buffer): Promise<OfferTable> {
  let header: string[] = []
  const rows: RawRow[] = []
  let row = 0
  for await (const cells of readTable(file)) {
    row += 1
    if (cells.every((cell) => cell === '')) continue
    if (header.length > 0) rows.push({ row, cells })
    else header = cells.map(String)
    if (rows.length > MOST_OFFER_ROWS) refuse('OFFER_FILE_LONG', { field: 'file' })
  }
  return { header, rows }
}

/** Begins to take a file over, under the name of whoever says so. Refuses IMPORT_MOVED_ON once it has begun. */
export async function runOfferFile(tx: Tx, seller: Seller, fileId: string): Promise<{ fileId: string }> {
  requirePerson(seller)
  await getOwnFile(tx, seller, fileId)
  const file = (await lockOfferFile(tx, fileId)) ?? refuse('NOT_FOUND')
  if (file.state !== 'checked') refuse('IMPORT_MOVED_ON')
  await moveOfferFile(tx, fileId, 'running', seller.accountId)
  await recordAudit(tx, {
    by: await sellerActor(tx, seller),
    action: 'offers-imported',
    subject: 'merchant',
    subjectId: seller.merchantId,
    after: { file: file.fileName },
  })
  await queueJob(tx, 'offer-file', { fileId })
  return { fileId }
}

/** Offers in one transaction: few enough that no buyer waits for it. */
const AT_ONCE = 200
const TURN_MS = 10_000

/** Takes over some of a file; what is left is a job of its own, so that its process can end at any time. */
export async function workOnOfferFile(database: Database, fileId: string): Promise<void> {
  const pace = paceOfWork(TURN_MS)
  try {
    while (!pace.isOver()) if (!(await pace.step(() => database.inTransaction((tx) => takeSome(tx, fileId))))) return
    await database.inTransaction((tx) => queueJob(tx, 'offer-file', { fileId }))
  } finally {
    pace.stop()
  }
}

/** Takes over the next rows. False when there are none. */
async function takeSome(tx: Tx, fileId: string): Promise<boolean> {
  const file = await lockOfferFile(tx, fileId)
  if (file?.state !== 'running') return false
  const rows = await nextOfferRows(tx, fileId, AT_ONCE)
  if (rows.length === 0) {
    await moveOfferFile(tx, fileId, 'done')
    return false
  }
  const seller = await orRefusal(() => findSeller(tx, file, 'offer'))
  const results = seller instanceof Refusal ? rows.map(closed) : await takeRows(tx, seller, file, rows)
  await settleOfferRows(tx, fileId, results)
  return true
}

const closed = ({ row }: { row: number }): RowResult => ({ ...refusedRow('', 'closed'), row })

async function takeRows(tx: Tx, seller: Seller, file: StoredOfferFile, rows: readonly RawRow[]): Promise<RowResult[]> {
  const columns = offerColumns(file.header)
  const merchant = await offeringMerchant(tx, seller)
  const read = rows.map(({ row, cells }) => readRow(row, offerCells(columns, cells), file.judged))
  const plans = await planOfferRows(tx, seller, read, { merchant, seen: new Set(), isLocked: true })
  await takePlans(tx, seller, merchant, plans)
  return plans.map(({ row, plan }) => ({ ...resultOf(plan), row, settled: true }))
}

const readRow = (row: number, cells: OfferCells, judged: JudgedOffers): OfferRow => ({
  ...{ row, named: cells },
  ...readValues(cells, judged),
})
