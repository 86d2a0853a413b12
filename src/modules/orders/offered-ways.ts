import { isTransfer, type PayType, payTypes } from './orders.rules.ts'
import { paymentFee } from './price.rules.ts'
import type { PaymentProvider } from '#platform/payment-providers/payment-provider.server.ts'
import { type PaymentProviders, providerOf } from '#platform/payment-providers/providers.server.ts'
import { refuse } from '#platform/refusal.ts'

/**
 * The ways in which what is due can be paid, each with its own fee: transfers always, the others through whoever is set up for them.
 * Where nothing is due there is one way: by what has reduced it.
 */
export const offeredWays = (providers: PaymentProviders, dueCents: number): PayType[] =>
  dueCents === 0
    ? ['balance']
    : payTypes.filter(
        (payType) => isTransfer(payType) || isWithin(providerOf(providers, payType), dueCents + paymentFee(payType, dueCents)),
      )

const isWithin = (provider: PaymentProvider | undefined, amountCents: number): boolean =>
  provider !== undefined && amountCents >= provider.limits.leastCents && amountCents <= provider.limits.mostCents

/** Through whom what is due is paid this way, if through anybody. Refuses WAY_NOT_OFFERED. */
export function requireWay(providers: PaymentProviders, payType: PayType, dueCents: number): PaymentProvider | undefined {
  if (!offeredWays(providers, dueCents).includes(payType)) refuse('WAY_NOT_OFFERED', { field: 'comitPayType' })
  return providerOf(providers, payType)
}
