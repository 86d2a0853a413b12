import { showDate, showMonth } from '#language/dates.ts'
import { houseSlug } from '#language/house.ts'
import type { Language } from '#language/languages.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { merchantEntryWords, merchantStatementText } from '#language/seller/merchant-statement.text.ts'
import { textsIn } from '#language/texts.ts'
import { getMerchantName } from '#modules/merchants/index.server.ts'
import { drawMerchantStatement } from '#modules/papers/index.server.ts'
import {
  type AccountLine,
  getStatement,
  listAccountMonths,
  listStatements,
  readAccount,
} from '#modules/settlement/index.server.ts'
import type { MadeStatementsWire, MerchantStatementWire } from '#modules/settlement/merchant-money.contract.ts'
import type { ShopSettings } from '#modules/shop-settings/setting-list.contract.ts'
import type { Seller } from '#platform/access/memberships.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { fromWire, showHkdExactly, toWire } from '#platform/money.ts'
import { csvFile } from '#platform/text/csv-file.ts'
import type { FileAnswer } from '#platform/wire/call-path.ts'

type Wanted = { month: string; language: Language }

/** A merchant's month, from each piece to its posting; the present one when none is named. */
export async function showMerchantStatement(
  tx: Read,
  seller: Seller,
  { month, language }: Wanted,
): Promise<MerchantStatementWire> {
  const shown = month || dayInHongKong(clock.now()).slice(0, 7)
  const { before, lines } = await readAccount(tx, seller, shown)
  return {
    month: shown,
    months: await listAccountMonths(tx, seller),
    opening: toWire(before),
    closing: toWire(lines.at(-1)?.balanceCents ?? before),
    list: lines.toReversed().map((line) => presentLine(line, language)),
  }
}

const cents = (amount: number | null): string => (amount === null ? '' : toWire(amount))

const presentLine = (line: AccountLine, language: Language): MerchantStatementWire['list'][number] => ({
  lineId: line.lineId,
  time: line.at.toISOString(),
  kind: line.kind,
  orderNo: line.orderNo,
  piece: line.brand === null ? '' : pieceName(line.brand, (language === 'zh' ? line.titleZh : line.titleEn) ?? ''),
  goods: cents(line.goodsCents),
  commission: cents(line.commissionCents),
  card: cents(line.cardCents),
  fees: cents(line.feeCents),
  amount: toWire(line.cents),
  balance: toWire(line.balanceCents),
})

/** The same as a table for a spreadsheet, the oldest first, between what there was before and after. */
export async function merchantStatementCsv(tx: Read, seller: Seller, { month, language }: Wanted): Promise<FileAnswer> {
  const { list, opening, closing } = await showMerchantStatement(tx, seller, { month, language })
  const table = { period: showMonth(month, language), opening, closing, list: list.toReversed() }
  return csvFile(`${houseSlug()}-merchant-${month}`, rowsOf(table, language))
}

type Table = { period: string; opening: string; closing: string; list: MerchantStatementWire['list'] }

/** Rows of the table, the oldest first. */
function rowsOf({ period, opening, closing, list }: Table, language: Language): string[][] {
  const texts = textsIn(merchantStatementText, language)
  const { day, what, order, piece, goods, commission, card, fees, amount, balance } = texts
  const end = (name: string, sum: string) => [period, name, '', '', '', '', '', '', '', sum]
  const lines = list.map((line) => [
    dayInHongKong(new Date(line.time)),
    merchantEntryWords(line.kind)[language],
    ...[line.orderNo, line.piece, line.goods, line.commission, line.card, line.fees, line.amount, line.balance],
  ])
  const head = [day, what, order, piece, goods, commission, card, fees, amount, balance]
  return [head, end(texts.opening, opening), ...lines, end(texts.closing, closing)]
}

/** What was written down when a month or a week was over. */
export const showMadeStatements = async (tx: Read, seller: Seller): Promise<MadeStatementsWire> => ({
  list: (await listStatements(tx, seller)).map(({ openingCents, closingCents, madeAt, ...statement }) => ({
    ...statement,
    opening: toWire(openingCents),
    closing: toWire(closingCents),
    madeTime: madeAt.toISOString(),
  })),
})

type Paper = { statementId: string; format: 'csv' | 'pdf'; language: Language }

/** One of these as it was made: a table for a spreadsheet, or on paper. */
export async function madeStatementPaper(
  tx: Read,
  seller: Pick<Seller, 'merchantId'>,
  { statementId, format, language }: Paper,
  { company, address, registration, email }: ShopSettings['business'],
): Promise<FileAnswer> {
  const {
    statement_number: number,
    first_day,
    last_day,
    opening_cents,
    closing_cents,
    lines,
  } = await getStatement(tx, seller, statementId)
  const period = textsIn(merchantStatementText, language).period(showDate(first_day, language), showDate(last_day, language))
  const list = lines.map((line) => presentLine(line, language))
  const name = `${houseSlug()}-statement-${number}`
  const [opening, closing] = [toWire(opening_cents), toWire(closing_cents)]
  if (format === 'csv') return csvFile(name, rowsOf({ period, opening, closing, list }, language))
  const merchant = (await getMerchantName(tx, seller.merchantId))[language]
  const content = await drawMerchantStatement(
    {
      number,
      period,
      merchant,
      opening: shown(opening),
      closing: shown(closing),
      lines: list.map((line) => onPaper(line, language)),
    },
    { company: company[language], address: address[language], registration, email: email[language] },
    language,
  )
  return { content, type: 'application/pdf', name: `${name}.pdf` }
}

const shown = (wire: string): string =>
  wire === '' ? '' : (wire.startsWith('-') ? '−' : '') + showHkdExactly(fromWire(wire.replace('-', '')))

/** What the shop kept of the price stands in one column. */
function onPaper(line: MerchantStatementWire['list'][number], language: Language) {
  const fees =
    line.commission === '' ? '' : toWire(fromWire(line.commission) + fromWire(line.card || '0') + fromWire(line.fees || '0'))
  return {
    day: showDate(dayInHongKong(new Date(line.time)), language),
    what: [merchantEntryWords(line.kind)[language], line.piece, line.orderNo].filter(Boolean).join(' · '),
    goods: shown(line.goods),
    fees: shown(fees),
    amount: shown(line.amount),
    balance: shown(line.balance),
  }
}
