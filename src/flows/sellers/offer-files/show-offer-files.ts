import type { Language } from '#language/languages.ts'
import { csvOf, guardedCell, REASON_HEAD, xlsxOf } from '#modules/catalogue/imports/index.server.ts'
import {
  countOfferRows,
  exportOwn,
  FILE_PAGE,
  type FileOffer,
  getOwnFile,
  listOfferRows,
  listOwnFiles,
  type StoredOfferFile,
} from '#modules/offers/index.server.ts'
import type { OfferFileDetailWire, OfferFilesWire, OfferFileWire } from '#modules/offers/selling/offer-files.contract.ts'
import { MOST_OFFER_ROWS, type OfferField, offerFields, type RowOutcome } from '#modules/offers/selling/offer-files.rules.ts'
import type { OfferTab } from '#modules/offers/selling/selling.contract.ts'
import type { Seller } from '#platform/access/memberships.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import type { FileAnswer } from '#platform/wire/call-path.ts'
import { colourOf, titleOf } from './item-words.ts'
import { cellText, offerColumns, unreadHeads } from './offer-columns.ts'
import { reasonOf } from './offer-reasons.ts'

type Counted = Awaited<ReturnType<typeof countOfferRows>>

const present = ({ fileId, fileName, state, createdAt }: StoredOfferFile, counted: Counted): OfferFileWire => ({
  ...{ fileId, fileName, state, counts: counted(fileId).counts },
  createTime: createdAt.toISOString(),
})

/** The files a merchant has brought in, the newest first. */
export async function showOfferFiles(tx: Read, seller: Seller, pageNum: number): Promise<OfferFilesWire> {
  const { total, files } = await listOwnFiles(tx, seller, pageNum)
  const counted = await countOfferRows(
    tx,
    files.map(({ fileId }) => fileId),
  )
  return { total, pageNum, pageSize: FILE_PAGE, list: files.map((file) => present(file, counted)) }
}

type Wanted = { fileId: string; outcome: RowOutcome | ''; pageNum: number }

/** One file, and what becomes of its rows. */
export async function showOfferFile(
  tx: Read,
  seller: Seller,
  { fileId, outcome, pageNum }: Wanted,
  language: Language,
): Promise<OfferFileDetailWire> {
  const file = await getOwnFile(tx, seller, fileId)
  const counted = await countOfferRows(tx, [fileId])
  const { counts, settled } = counted(fileId)
  const rows = await listOfferRows(tx, fileId, { outcome, limit: FILE_PAGE, offset: (pageNum - 1) * FILE_PAGE })
  return {
    ...present(file, counted),
    unread: unreadHeads(file.header),
    read: offerColumns(file.header).filter((field) => field !== null),
    settled,
    total: outcome === '' ? Object.values(counts).reduce((sum, num) => sum + num, 0) : counts[outcome],
    ...{ pageNum, pageSize: FILE_PAGE },
    list: rows.map(({ row, item, outcome: came, changes, problems }) => ({
      ...{ row, item, outcome: came, changes },
      problems: problems.map((problem) => reasonOf(problem, language)),
    })),
  }
}

/** The rows that were refused as they came, each with its reasons. */
export async function writeRefusedOffers(tx: Read, seller: Seller, fileId: string, language: Language): Promise<FileAnswer> {
  const { header } = await getOwnFile(tx, seller, fileId)
  const rows = await listOfferRows(tx, fileId, { outcome: 'refused', limit: MOST_OFFER_ROWS, offset: 0 })
  const columns = offerColumns(header)
  const places = header.flatMap((head, place) => (head === REASON_HEAD ? [] : [place]))
  const lines = rows.map(({ cells, problems }) => [
    ...places.map((place) => guardedCell(cellText(columns[place] ?? null, cells[place] ?? ''))),
    problems.map((problem) => reasonOf(problem, language)).join(' '),
  ])
  const heads = [...places.map((place) => guardedCell(header[place] ?? '')), REASON_HEAD]
  return { content: csvOf(heads, partsOf(lines)), type: CSV, name: `refused-${fileId.slice(-8)}.csv` }
}

const CSV = 'text/csv; charset=utf-8'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function* partsOf(lines: string[][]): AsyncGenerator<string[][]> {
  yield lines
}

type ExportWanted = { format: 'csv' | 'xlsx'; state: OfferTab }

/** A merchant's offers, as a file that changes nothing when it comes back as it is. */
export async function exportOfferFile(
  tx: Read,
  seller: Seller,
  { format, state }: ExportWanted,
  language: Language,
): Promise<FileAnswer> {
  const rows = ownRows(exportOwn(tx, seller, state), language)
  const name = `offers-${dayInHongKong(clock.now())}.${format}`
  return format === 'csv'
    ? { content: csvOf(offerFields, rows), type: CSV, name }
    : { content: await xlsxOf(offerFields, rows), type: XLSX, name }
}

async function* ownRows(parts: AsyncIterable<FileOffer[]>, language: Language): AsyncGenerator<string[][]> {
  for await (const offers of parts)
    yield offers.map((offer) => {
      const cells = cellsOf(offer, language)
      return offerFields.map((field) => guardedCell(cells[field]))
    })
}

const cellsOf = (offer: FileOffer, language: Language): Record<OfferField, string> => ({
  offer_id: offer.offerId,
  item_number: offer.itemNumber,
  barcode: offer.barcode,
  brand: offer.brandName,
  item: titleOf(offer, language),
  colour: colourOf(offer, language),
  size: offer.size,
  condition: offer.condition,
  price: toWire(offer.saleCents),
  // Empty where there is none, so that a price can be raised alone.
  list_price: offer.listCents === offer.saleCents ? '' : toWire(offer.listCents),
  stock: String(offer.available),
  // So that what is sold until the file comes back stays sold.
  stock_when_exported: String(offer.available),
  last_day: offer.endDay,
  dispatch_days: String(offer.dispatchDays),
  state: offer.isLive ? 'live' : 'ended',
})
