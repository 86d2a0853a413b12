import { sql } from 'kysely'
import { z } from 'zod'
import { giveUpJob, listJobs } from '#modules/jobs/jobs.paths.ts'
import { clock } from '#platform/clock.ts'
import type { ProviderBack } from '#platform/payment-providers/payment-provider.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { TestShop } from '../../../test-shop.builders.ts'
import { recordBack } from './refund-outside.ts'

type Word = Pick<ProviderBack, 'id' | 'amount' | 'status'> & Partial<ProviderBack>

/** What the provider of an order's payment says of it, of which its stand-in knows nothing. */
export async function teller(shop: TestShop, orderNo: string) {
  const [{ intentId, name } = { intentId: '', name: '' }] = await readRows(
    shop.database.pool,
    z.object({ intentId: z.string(), name: z.string() }),
    sql`select provider_id as "intentId", provider as name from payments join orders using (order_id) where order_number = ${orderNo}`,
  )
  const common = { kind: 'refund', intentId, reference: '', currency: 'hkd' } as const
  const word = (back: Word): ProviderBack => ({ ...common, at: clock.now(), ...back })
  return { word, tell: (back: Word) => shop.database.inTransaction((tx) => recordBack(tx, { name }, word(back))) }
}

/** Nobody asks the provider for a refund of this order any more. */
export async function giveUp(shop: TestShop, token: string, orderNo: string): Promise<void> {
  const { list } = (await shop.ask(listJobs, {}, { token })).data
  const call = { source: 'outside' as const, id: list.find((one) => one.orderNo === orderNo)?.id ?? '' }
  await shop.ask(giveUpJob, { ...call, reason: 'Pending for days.' }, { token })
}
