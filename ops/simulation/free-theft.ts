import { decideApproval, listApprovals } from '../../src/modules/approvals/approvals.paths.ts'
import { decideGoodwill, giveGoodwill } from '../../src/modules/balance/balance-page.paths.ts'
import { listPayouts, movePayout } from '../../src/modules/treasury/money.paths.ts'
import { approveRefund, requestRefund } from '../../src/modules/orders/payments/payments.paths.ts'
import { askCorrection, decideCorrection } from '../../src/modules/points/points-page.paths.ts'
import { type Day, pick } from './street.ts'

const REASON = 'For myself.'
const OWN = { payee: 'MALLORY', bankCode: '004', account: '123-456789-999' }
type Answer = { code: number }

/**
 * Somebody who works here asks for money on this order and for its buyer, and then agrees to it: where one of these goes through, one person
 * has taken it alone.
 */
export async function stealAlone(day: Day): Promise<void> {
  const { random, thief } = day
  const by = await thief()
  const ways = [askRefund, askRefund, askGoodwill, askPoints, takePayout, agreeToAll]
  for (let times = 1 + Math.floor(random() * 3); times > 0; times -= 1) await pick(ways, random)(day, by)
}

function requireRefused(what: string, { code }: Answer, isGone: boolean): void {
  if (code === 200 && isGone) throw new Error(`one person alone has taken money: ${what}`)
}

async function askRefund({ ask, orderNo, random }: Day, by: string): Promise<void> {
  const kind = pick(['refund', 'goodwill', 'compensation'] as const, random)
  const amount = kind === 'goodwill' || kind === 'compensation' ? { amount: (1 + random() * 400).toFixed(2) } : {}
  const asked = await ask(requestRefund, { orderNo, kind, reason: REASON, ...amount }, by)
  const mine = asked.data?.refunds?.filter(({ reason, state }) => reason === REASON && state === 'requested') ?? []
  for (const { refundId } of mine) {
    const answer = await ask(approveRefund, { refundId }, by)
    const now = answer.data?.refunds?.find((one) => one.refundId === refundId)
    // A colleague may have been quicker: then it was two.
    requireRefused(`${kind} of ${orderNo}`, answer, now?.state !== 'requested')
  }
}

async function askGoodwill({ ask, me, random }: Day, by: string): Promise<void> {
  if (!me) return
  const amount = (1 + random() * 400).toFixed(2)
  const asked = await ask(giveGoodwill, { accountId: me.accountId, amount, reason: REASON }, by)
  const mine = asked.data?.goodwills?.find((one) => one.amount === amount && one.state === 'waiting')
  if (!mine) return
  const answer = await ask(decideGoodwill, { goodwillId: mine.goodwillId, agree: true }, by)
  requireRefused('goodwill', answer, true)
}

async function askPoints({ ask, me, random }: Day, by: string): Promise<void> {
  if (!me) return
  const asked = await ask(askCorrection, { accountId: me.accountId, points: 1 + Math.floor(random() * 400), reason: REASON }, by)
  const mine = asked.data?.corrections?.find(({ state }) => state === 'waiting')
  if (!mine) return
  requireRefused('points', await ask(decideCorrection, { correctionId: mine.correctionId, agree: true }, by), true)
}

/** Where money waits for an account, one of their own is typed. */
async function takePayout({ ask, random }: Day, by: string): Promise<void> {
  const waiting = ((await ask(listPayouts, { stage: 'approve' }, by)).data?.payouts ?? []).filter((one) => !one.memberId)
  if (waiting.length === 0) return
  const { payoutId } = pick(waiting, random)
  if ((await ask(movePayout, { payoutId, move: 'approve', ...OWN }, by)).code !== 200) return
  const second = await ask(movePayout, { payoutId, move: 'second' }, by)
  requireRefused('payout to an account of their own', second, true)
}

async function agreeToAll({ ask }: Day, by: string): Promise<void> {
  const { list } = (await ask(listApprovals, {}, by)).data
  for (const { approvalId, isOwn, kind } of list.slice(-5)) {
    if (!isOwn) continue
    const answer = await ask(decideApproval, { approvalId, agree: true }, by)
    requireRefused(kind, answer, answer.data?.state === 'approved')
  }
}
