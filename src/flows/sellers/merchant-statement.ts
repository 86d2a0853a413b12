import { showMonth } from '#language/dates.ts'
import { houseSlug } from '#language/house.ts'
import type { Language } from '#language/languages.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { merchantEntryWords, merchantStatementText } from '#language/seller/merchant-statement.text.ts'
import { textsIn } from '#language/texts.ts'
import { type AccountLine, listAccountMonths, readAccount } from '#modules/settlement/index.server.ts'
import type { MerchantStatementWire } from '#modules/settlement/merchant-money.contract.ts'
import type { Seller } from '#platform/access/memberships.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
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
  amount: toWire(line.cents),
  balance: toWire(line.balanceCents),
})

/** The same as a table for a spreadsheet, the oldest first, between what there was before and after. */
export async function merchantStatementCsv(tx: Read, seller: Seller, { month, language }: Wanted): Promise<FileAnswer> {
  const { list, opening, closing } = await showMerchantStatement(tx, seller, { month, language })
  const texts = textsIn(merchantStatementText, language)
  const { day, what, order, piece, goods, commission, card, amount, balance } = texts
  const end = (name: string, sum: string) => [showMonth(month, language), name, '', '', '', '', '', '', sum]
  const lines = list
    .toReversed()
    .map((line) => [
      dayInHongKong(new Date(line.time)),
      merchantEntryWords(line.kind)[language],
      ...[line.orderNo, line.piece, line.goods, line.commission, line.card, line.amount, line.balance],
    ])
  return csvFile(`${houseSlug()}-merchant-${month}`, [
    [day, what, order, piece, goods, commission, card, amount, balance],
    end(texts.opening, opening),
    ...lines,
    end(texts.closing, closing),
  ])
}
