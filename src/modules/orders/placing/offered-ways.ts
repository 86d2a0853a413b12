import { isTransfer, type PayType, payTypes } from '../payments/pay-types.rules.ts'
import { paymentFee } from './price.rules.ts'
import type { PaymentProvider } from '#platform/payment-providers/payment-provider.server.ts'
import { type PaymentProviders, providerOf } from '#platform/payment-providers/providers.server.ts'
import { refuse } from '#platform/refusal.ts'

/**
 * The ways in which what is due can be paid, each with its own fee: transfers always, the others through whoever is set up for them; of
 * these only those that are `asked` for, where somebody asks. Where nothing is due there is one way: by what has reduced it.
 */
export function offeredWays(providers: PaymentProviders, dueCents: number, asked?: readonly PayType[]): PayType[] {
  if (dueCents === 0) return ['balance']
  const isOffered = (payType: PayType): boolean =>
    isTransfer(payType) || isWithin(providerOf(providers, payType), dueCents + paymentFee(payType, dueCents))
  return payTypes.filter((payType) => isOffered(payType) && (!asked || asked.includes(payType)))
}

const isWithin = (provider: PaymentProvider | undefined, amountCents: number): boolean =>
  provider !== undefined && amountCents >= provider.limits.leastCents && amountCents <= provider.limits.mostCents

/** Through whom what is due is paid this way, if through anybody. Refuses WAY_NOT_OFFERED. */
export function requireWay(
  providers: PaymentProviders,
  payType: PayType,
  dueCents: number,
  asked?: readonly PayType[],
): PaymentProvider | undefined {
  if (!offeredWays(providers, dueCents, asked).includes(payType)) refuse('WAY_NOT_OFFERED', { field: 'comitPayType' })
  return providerOf(providers, payType)
}
