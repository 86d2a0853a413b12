import { balanceLines, type MoneyWay, moneyLines, pointLines } from '#language/mail/refund-ways.text.ts'
import type { Language } from '#language/languages.ts'
import { isOnTop } from '#modules/orders/refunds/refund.rules.ts'
import { POINT_CENTS } from '#modules/orders/placing/price.rules.ts'
import { isTransfer } from '#modules/orders/payments/pay-types.rules.ts'
import { findRefundWays, getPayment, listCovered, listRefunds, type RefundRow } from '#modules/orders/index.server.ts'
import { listPayoutsOf } from '#modules/treasury/index.server.ts'
import type { RefundWays } from '#modules/orders/refunds/refund-ways.rules.ts'
import type { Read } from '#platform/database.server.ts'
import { showHkdExactly } from '#platform/money.ts'

type Line = { key: string; amount: number; say: Record<Language, (amount: number) => string> }

/**
 * Where what these refunds of one order give back goes, each way on a line: before it has gone and after it, so that what is said of a
 * return, of a refund and of its transfer never differs. Empty where there is nothing.
 */
export async function sayRefunds(tx: Read, refunds: readonly RefundRow[]): Promise<Record<Language, string>> {
  const lines = new Map<string, Line>()
  for (const refund of refunds)
    for (const line of await linesOf(tx, refund)) {
      const amount = (lines.get(line.key)?.amount ?? 0) + line.amount
      lines.set(line.key, { ...line, amount })
    }
  const shown = [...lines.values()].filter(({ amount }) => amount > 0).sort((one, other) => one.key.localeCompare(other.key))
  const say = (language: Language): string => shown.map((line) => line.say[language](line.amount)).join('\n')
  return { en: say('en'), zh: say('zh') }
}

async function linesOf(tx: Read, refund: RefundRow): Promise<Line[]> {
  const ways = await findRefundWays(tx, [refund])
  const stage = refund.state === 'confirmed' ? 'done' : 'pending'
  const way = ways.moneyCents > 0 ? await wayOf(tx, refund) : 'card'
  const money = (say: Record<Language, (amount: string) => string>): Line['say'] => ({
    en: (cents) => say.en(showHkdExactly(cents)),
    zh: (cents) => say.zh(showHkdExactly(cents)),
  })
  return [
    { key: `1 ${way}`, amount: ways.moneyCents, say: money(moneyLines[way]) },
    { key: `2 ${stage}`, amount: ways.balanceCents, say: money(balanceLines[stage]) },
    { key: `3 ${stage}`, amount: ways.pointCents / POINT_CENTS, say: pointLines[stage] },
  ]
}

/** A provider gives back what was paid with it; everything else is transferred, and to which account the shopper says. */
async function wayOf(tx: Read, { refund_id, order_id, payment_id, state, kind }: RefundRow): Promise<MoneyWay> {
  const payment = await getPayment(tx, payment_id)
  if (payment.provider_id !== null && !isTransfer(payment.method) && !isOnTop(kind))
    return payment.method === 'paypal' ? 'paypal' : 'card'
  if (state === 'confirmed') return 'transfer'
  const payout = (await listPayoutsOf(tx, order_id)).find((one) => one.refund_id === refund_id)
  if (!payout) return 'ask-later'
  return payout.account === null ? 'ask' : 'transfer'
}

/** Everything goes by one way that needs no naming of parts: money alone. */
export const isMoneyAlone = ({ balanceCents, pointCents }: RefundWays): boolean => balanceCents === 0 && pointCents === 0

/** Of each of these pieces the refund of its price that was asked for last. */
export async function newestRefundsOf(tx: Read, orderId: string, unitIds: readonly string[]): Promise<RefundRow[]> {
  const newest = new Map<string, RefundRow>()
  for (const refund of (await listRefunds(tx, orderId)).filter(({ kind }) => kind === 'refund'))
    for (const { unitId } of await listCovered(tx, refund.refund_id)) if (unitIds.includes(unitId)) newest.set(unitId, refund)
  return [...new Set(newest.values())]
}
