import { balanceStatementText, entryWords } from '#language/account/balance.text.ts'
import { showDate, showMonth } from '#language/dates.ts'
import { houseSlug } from '#language/house.ts'
import type { Language } from '#language/languages.ts'
import { textsIn } from '#language/texts.ts'
import { balanceOf, readStatement, sumInOrders } from '#modules/balance/index.server.ts'
import type { AccountWire, StatementWire, WithdrawalsWire, WithdrawalWire } from '#modules/balance/balance.contract.ts'
import { getMemberRow } from '#modules/members/index.server.ts'
import { drawBalanceStatement } from '#modules/papers/index.server.ts'
import { listWithdrawalsOf, type PayoutRow, sumOnTheWay, sumWithdrawals } from '#modules/treasury/index.server.ts'
import type { ShopSettings } from '#modules/shop-settings/setting-list.contract.ts'
import { clock, dayAfter, dayInHongKong, startOfDay } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { fromWire, showHkdExactly, toWire } from '#platform/money.ts'
import { csvFile } from '#platform/text/csv-file.ts'
import type { FileAnswer } from '#platform/wire/call-path.ts'

/** What a member has, what of it waits, and how much of it may be asked for today. */
export async function showAccount(tx: Read, memberId: string, { withdrawals }: ShopSettings): Promise<AccountWire> {
  const day = dayInHongKong(clock.now())
  const ofDay = await sumWithdrawals(tx, { member_id: memberId }, startOfDay(day), startOfDay(dayAfter(day, 1)))
  return {
    balance: toWire((await balanceOf(tx, [memberId])).get(memberId) ?? 0),
    inOrders: await sumInOrders(tx, memberId),
    inWithdrawals: toWire(await sumOnTheWay(tx, { member_id: memberId })),
    most: toWire(fromWire(withdrawals.most)),
    mostADay: toWire(fromWire(withdrawals.mostADay)),
    leftToday: toWire(Math.max(0, fromWire(withdrawals.mostADay) - ofDay)),
    workingDays: withdrawals.workingDays,
  }
}

/** Of the present month when none is named. */
export const showStatement = (tx: Read, memberId: string, month: string): Promise<StatementWire> =>
  readStatement(tx, memberId, month || dayInHongKong(clock.now()).slice(0, 7))

type StatementRequest = { month: string; format: 'csv' | 'pdf'; language: Language }

/** The same as a table for a spreadsheet, or on paper: the oldest first. */
export async function statementFile(
  tx: Read,
  memberId: string,
  { month, format, language }: StatementRequest,
  { business }: ShopSettings,
): Promise<FileAnswer> {
  const { list, opening, closing } = await readStatement(tx, memberId, month)
  const texts = textsIn(balanceStatementText, language)
  const name = `${houseSlug()}-balance-${month}`
  const lines = list.toReversed().map(({ time, kind, orderNo, amount, balance }) => ({
    day: dayInHongKong(new Date(time)),
    what: entryWords(kind)[language],
    order: orderNo,
    amount,
    balance,
  }))
  if (format === 'csv') {
    const head = [texts.day, texts.what, texts.order, texts.amount, texts.balance]
    return csvFile(name, [head, ...lines.map(({ day, what, order, amount, balance }) => [day, what, order, amount, balance])])
  }
  const { company, address, registration, email } = business
  const row = await getMemberRow(tx, memberId)
  const content = await drawBalanceStatement(
    {
      month: showMonth(month, language),
      member: [row.name, row.email || row.mobile].filter(Boolean).join(' · '),
      opening: shown(opening),
      closing: shown(closing),
      lines: lines.map((line) => ({
        ...line,
        day: showDate(line.day, language),
        amount: shown(line.amount),
        balance: shown(line.balance),
      })),
    },
    { company: company[language], address: address[language], registration, email: email[language] },
    language,
  )
  return { content, type: 'application/pdf', name: `${name}.pdf` }
}

const shown = (wire: string): string => (wire.startsWith('-') ? '−' : '') + showHkdExactly(fromWire(wire.replace('-', '')))

const MOST_WITHDRAWALS = 100

export async function showWithdrawals(tx: Read, memberId: string): Promise<WithdrawalsWire> {
  const rows = await listWithdrawalsOf(tx, { member_id: memberId }, MOST_WITHDRAWALS)
  return {
    list: rows.map((row) => ({
      withdrawalId: row.payout_id,
      amount: toWire(row.amount_cents),
      state: shownState(row),
      failure: row.failure_code ?? '',
      bankCode: row.bank_code ?? '',
      account: row.account ?? '',
      createTime: row.requested_at.toISOString(),
      // A day ends when the next one begins.
      dueDay: row.due_at ? dayInHongKong(new Date(row.due_at.getTime() - 1)) : '',
    })),
  }
}

function shownState({ state, failure_code }: PayoutRow): WithdrawalWire['state'] {
  if (state === 'returned') return failure_code === null ? 'cancelled' : 'failed'
  if (state === 'requested') return 'waiting'
  return state === 'sent' || state === 'unknown' ? 'sent' : state === 'confirmed' ? 'paid' : 'taken'
}
