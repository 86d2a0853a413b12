import { expect, test } from 'vitest'
import type { PaymentProvider, ProviderRefund } from '../payment-providers/payment-provider.server.ts'
import { type PaymentEnds, paymentHandlers, paymentRefundCall } from './payment-calls.server.ts'

/** A provider of whose port only refunds are asked for here, and which does everything it is told. */
function providerWith(known: Record<string, ProviderRefund>) {
  const asked: string[] = []
  const provider = {
    name: 'stripe',
    findRefund: async (_: string, key: string) => known[key],
    refund: async (_: string, amount: number, key: string): Promise<ProviderRefund> => {
      asked.push(key)
      return { id: `re_${key}`, amount, status: 'succeeded' }
    },
  }
  // The rest of the port is not reached by a refund.
  const handlers = paymentHandlers([provider as Partial<PaymentProvider> as PaymentProvider], {} as PaymentEnds)
  const refund = handlers.find(({ name }) => name === paymentRefundCall.name)!
  const say = (idempotencyKey: string, isRepeated = false) =>
    refund.say(
      { provider: 'stripe', intentId: 'cs_1', amountCents: 500 },
      { idempotencyKey } as Parameters<typeof refund.say>[1],
      isRepeated,
    )
  return { asked, say }
}

const gone: ProviderRefund = { id: 're_1', amount: 500, status: 'succeeded' }

test('a refund that is approved anew is not given twice when the first one had gone after all', async () => {
  const { asked, say } = providerWith({ 'refund-a-1': gone })
  expect(await say('refund-a-2')).toEqual({ state: 'confirmed', answer: gone })
  expect(asked).toEqual([])
})

test('a refund that the provider declined, or never heard of, is asked for under its new key', async () => {
  const { asked, say } = providerWith({ 'refund-b-1': { ...gone, status: 'declined' } })
  expect(await say('refund-b-2')).toMatchObject({ state: 'confirmed', answer: { id: 're_refund-b-2' } })
  expect(await say('refund-c-2')).toMatchObject({ state: 'confirmed' })
  expect(await say('refund-d-1')).toMatchObject({ state: 'confirmed' })
  expect(asked).toEqual(['refund-b-2', 'refund-c-2', 'refund-d-1'])
})

test('a further return of held money is not made when an earlier one had gone after all, also the first, whose key has no number', async () => {
  const { asked, say } = providerWith({ 'held-a': gone, 'held-b-2': gone })
  for (const key of ['held-a-2', 'held-a-3', 'held-b-3']) expect(await say(key)).toEqual({ state: 'confirmed', answer: gone })
  expect(asked).toEqual([])
})

test('a refund whose answer was lost, and which the provider has declined, has failed and is not asked for again', async () => {
  const { asked, say } = providerWith({ 'refund-e-1': { ...gone, status: 'declined' } })
  expect(await say('refund-e-1', true)).toMatchObject({ state: 'failed' })
  expect(asked).toEqual([])
})
