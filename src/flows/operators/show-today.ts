import { listAdminApplications } from '#modules/applications/index.server.ts'
import { type ApprovalKind, approvalKinds, approvalNeeds } from '#modules/approvals/approval.rules.ts'
import { countApprovals } from '#modules/approvals/index.server.ts'
import { listBenchCases } from '#modules/bench-cases/index.server.ts'
import { listBench } from '#modules/authentication/index.server.ts'
import { listDrafts } from '#modules/catalogue/editing/index.server.ts'
import { countWaitingPrices } from '#modules/catalogue/price-guard/index.server.ts'
import { listAdminClaims } from '#modules/claims/index.server.ts'
import { readLedgerCheck } from '#modules/ledger/index.server.ts'
import { countClosing, countHealthCases, countWaitingAccounts } from '#modules/merchants/index.server.ts'
import { listQueue } from '#modules/proposals/index.server.ts'
import { listAnswers } from '#modules/seller-answers/index.server.ts'
import { countPayouts, listMoney } from '#modules/treasury/index.server.ts'
import { countToPutAway, listNewestOrders, listReadyOrders, countReceipts } from '#modules/orders/index.server.ts'
import { type DayRow, readDays, readDayUntil } from '#modules/reports/index.server.ts'
import type { TodayWire, WaitingRoom } from '#modules/reports/today.contract.ts'
import { listAdminReturns } from '#modules/returns/index.server.ts'
import { countOpenCases } from '#modules/moderation/index.server.ts'
import { countWaitingRequests } from '#modules/sourcing/index.server.ts'
import { listJobs, workOf } from '#modules/jobs/index.server.ts'
import { holds, type Permission } from '#platform/access/permissions.ts'
import { clock, DAY, dayAfter, dayInHongKong } from '#platform/clock.ts'
import { readBackupState } from '#platform/database/backup-state.server.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import type { Language } from '#language/languages.ts'

type Operator = { accountId: string; permissions: readonly Permission[] }
const MOST_ORDERS = 8

/** Shows an operator how the day goes beside the same day a week ago, what waits for them, and the newest orders. */
export async function showToday(tx: Read, operator: Operator, language: Language): Promise<TodayWire> {
  const now = clock.now()
  const day = dayInHongKong(now)
  return {
    day,
    sales: holds(operator, 'read-reports') ? await showSales(tx, day, now) : null,
    waiting: await listWaiting(tx, operator, language),
    orders: holds(operator, 'read-orders') ? await listNewestOrders(tx, MOST_ORDERS) : null,
  }
}

async function showSales(tx: Read, day: string, now: Date): Promise<TodayWire['sales']> {
  const weekAgo = dayAfter(day, -7)
  const [whole] = await readDays(tx, { from: weekAgo, to: weekAgo })
  const [today, before] = [await readDayUntil(tx, day, now), await readDayUntil(tx, weekAgo, new Date(now.getTime() - 7 * DAY))]
  return { now: present(today), before: present(before), whole: present(whole!) }
}

const present = ({ placed, paid, sales, back }: DayRow) => ({ placed, paid, sales: toWire(sales), back: toWire(back) })

type Waiting = {
  room: WaitingRoom
  /** Any of these. */
  needs: Permission | readonly Permission[]
  num: (tx: Read, operator: Operator, language: Language) => Promise<number>
}

/** As each room itself counts what waits there, for anyone who may do something about it. */
const rooms: readonly Waiting[] = [
  { room: 'receipts', needs: 'handle-money', num: countReceipts },
  { room: 'dispatch', needs: 'move-orders', num: async (tx, _, language) => (await listReadyOrders(tx, language)).total },
  { room: 'bench', needs: 'authenticate', num: async (tx, _, language) => (await listBench(tx, '', language)).total },
  {
    room: 'returns',
    needs: 'handle-pieces',
    num: async (tx) => {
      const { queues } = await listAdminReturns(tx, { queue: 'asked', pageNum: 1, word: '' })
      return queues.reduce((sum, { queue, num }) => (queue === 'asked' || queue === 'arrived' ? sum + num : sum), 0)
    },
  },
  { room: 'put-away', needs: 'handle-pieces', num: countToPutAway },
  {
    room: 'claims',
    needs: 'ask-refunds',
    num: async (tx, _, language) => {
      const { queues } = await listAdminClaims(tx, { queue: 'price', pageNum: 1 }, language)
      return queues.price + queues.fake
    },
  },
  { room: 'money', needs: 'handle-money', num: async (tx) => (await listMoney(tx)).cases.length },
  { room: 'ledger', needs: 'handle-money', num: async (tx) => (await readLedgerCheck(tx)).problems.length },
  { room: 'payouts', needs: 'pay-out', num: async (tx) => (await countPayouts(tx)).waiting },
  { room: 'late-withdrawals', needs: 'pay-out', num: async (tx) => (await countPayouts(tx)).late },
  {
    room: 'applications',
    needs: 'review-applications',
    num: async (tx) => (await listAdminApplications(tx, { queue: 'waiting', pageNum: 1 })).total,
  },
  { room: 'merchant-accounts', needs: 'keep-merchants', num: countWaitingAccounts },
  { room: 'merchant-health', needs: 'keep-merchants', num: countHealthCases },
  { room: 'closing-shops', needs: 'keep-merchants', num: countClosing },
  { room: 'listings', needs: 'approve-listings', num: async (tx) => (await listQueue(tx, 'waiting', 1)).total },
  { room: 'appeals', needs: 'ask-refunds', num: async (tx) => (await listAnswers(tx, { queue: 'appealed', pageNum: 1 })).total },
  {
    room: 'send-backs',
    needs: 'handle-pieces',
    num: async (tx) => (await listBenchCases(tx, { queue: 'return', pageNum: 1 })).total,
  },
  {
    room: 'approvals',
    needs: Object.values(approvalNeeds),
    num: (tx, operator) => countApprovals(tx, kindsOf(operator), operator.accountId),
  },
  {
    room: 'moderation',
    needs: 'moderate',
    num: countOpenCases,
  },
  { room: 'sourcing', needs: 'moderate', num: countWaitingRequests },
  { room: 'drafts', needs: 'publish-products', num: async (tx, _, language) => (await listDrafts(tx, 1, language)).total },
  { room: 'price-changes', needs: 'approve-prices', num: countWaitingPrices },
  {
    room: 'work',
    needs: 'keep-work',
    num: async (tx, operator) => {
      const { failing, dead } = await listJobs(tx, workOf(operator))
      return failing + dead
    },
  },
  { room: 'backups', needs: 'end-work', num: async (tx) => ((await readBackupState(tx))?.isLate ? 1 : 0) },
]

const kindsOf = (operator: Operator): ApprovalKind[] => approvalKinds.filter((kind) => holds(operator, approvalNeeds[kind]))

async function listWaiting(tx: Read, operator: Operator, language: Language): Promise<TodayWire['waiting']> {
  const own = rooms.filter(({ needs }) => [needs].flat().some((one) => holds(operator, one)))
  const waiting: TodayWire['waiting'] = []
  // One after another: a room is looked in often, and connections are for shoppers.
  for (const { room, num } of own) waiting.push({ room, num: await num(tx, operator, language) })
  return waiting
}
