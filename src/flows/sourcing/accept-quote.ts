import { findMerchantState } from '#modules/merchants/index.server.ts'
import { insertDeposit, type ReceiverRecord } from '#modules/orders/index.server.ts'
import { SPECIFIED_CENTS } from '#modules/orders/placing/precious.rules.ts'
import { findSourcing } from '#modules/shop-settings/index.server.ts'
import { acceptQuote, lockRequest, moveRequest, type RequestRow, requireVersion } from '#modules/sourcing/index.server.ts'
import type { AcceptedQuote } from '#modules/sourcing/sourcing.contract.ts'
import { depositOf } from '#modules/sourcing/sourcing.rules.ts'
import type { Language } from '#language/languages.ts'
import type { Tx } from '#platform/database.server.ts'
import { showHkdExactly } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'

const MAY_BE_PRECIOUS: ReadonlySet<string> = new Set<RequestRow['kind']>(['jewellery', 'watches'])

/** Who takes it, and where the item is to go. */
type Member = { accountId: string; language: Language; network: string; receiver: ReceiverRecord; email: string }

/**
 * A member takes a quote as they read it. Its deposit can be paid for as long as an order can; unpaid, all
 * quotes can be taken again. `isDealer`: whether the shop is registered for precious items, which what is found may turn out to be.
 */
export async function takeQuote(
  tx: Tx,
  { accountId, ...member }: Member,
  wanted: AcceptedQuote,
  isDealer: boolean,
): Promise<void> {
  const request = await lockRequest(tx, wanted.requestNo, accountId)
  requireVersion(request, wanted.version)
  const quote = await acceptQuote(tx, request, wanted)
  if ((await findMerchantState(tx, quote.merchant_id)) !== 'active') refuse('SOURCING_BUYER_GONE')
  if (!isDealer && MAY_BE_PRECIOUS.has(request.kind) && quote.price_cents >= SPECIFIED_CENTS) refuse('SOURCING_NEEDS_DEALER')
  const { depositPercent } = await findSourcing(tx)
  const deposit = await insertDeposit(tx, {
    ...{ ...member, owner_id: accountId, payType: 'fps' },
    cents: depositOf(quote.price_cents, depositPercent),
  })
  const by = { kind: 'shopper', id: accountId } as const
  await moveRequest(tx, request, 'choose', by, {
    words: showHkdExactly(quote.price_cents),
    deposit_order_id: deposit.order_id,
  })
}
