import { balanceOf, listGoodwills, listLargest, sumOwed } from '#modules/balance/index.server.ts'
import type { BalanceRowWire, BalancesWire, BalanceWire } from '#modules/balance/balance-page.contract.ts'
import { getMemberRow, listAdminMembers } from '#modules/members/index.server.ts'
import type { MemberRowWire } from '#modules/members/admin-members.contract.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'

/** What the shop owes its members: who has most, or whom a search finds, and what waits for a second person. */
export async function showBalances(tx: Read, word: string): Promise<BalancesWire> {
  const members = word.trim()
    ? (await listAdminMembers(tx, { word, pageNum: 1 })).list
    : await Promise.all((await listLargest(tx)).map((memberId) => getMemberRow(tx, memberId)))
  return { total: await sumOwed(tx), list: await withBalance(tx, members), waiting: await listGoodwills(tx) }
}

export async function showMemberBalance(tx: Read, memberId: string): Promise<BalanceWire> {
  const [row] = await withBalance(tx, [await getMemberRow(tx, memberId)])
  return { ...row!, goodwills: await listGoodwills(tx, memberId) }
}

async function withBalance(tx: Read, members: readonly MemberRowWire[]): Promise<BalanceRowWire[]> {
  const balances = await balanceOf(
    tx,
    members.map(({ accountId }) => accountId),
  )
  return members.map(({ accountId, name, email, mobile, state }) => ({
    accountId,
    name,
    email,
    mobile,
    state,
    balance: toWire(balances.get(accountId) ?? 0),
  }))
}
