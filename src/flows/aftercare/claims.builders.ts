import { sql } from 'kysely'
import { z } from 'zod'
import type { AskClaimInput, DecideClaimInput } from '#modules/claims/claims.contract.ts'
import { askClaim, decideClaim } from '#modules/claims/claims.paths.ts'
import { approveRefund } from '#modules/orders/payments/payments.paths.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { TestShop } from '../../test-shop.builders.ts'
import { payOutAll } from '../order.builders.ts'
import { type aftercareOf, sendPicture } from './aftercare.builders.ts'

export const inZone = { product: { flags: ['lowestPrice' as const] } }
export type ClaimedOrder = { orderNo: string; token: string; unitIds: string[] }

/** What shoppers claim in a shop under test, what the desk says, and what becomes of the money. */
export function claimsIn(shop: TestShop, people: Awaited<ReturnType<typeof aftercareOf>>) {
  const askPrice = ({ orderNo, token, unitIds }: ClaimedOrder, given: Partial<AskClaimInput> = {}, key?: string) => {
    const proof = { price: '11000', place: 'Elsewhere', link: 'https://example.com/bag' }
    const asked = { orderNo, unitId: unitIds[0] ?? '', kind: 'price' as const, ...proof, ...given }
    return shop.ask(askClaim, asked, { token, ...(key ? { key } : {}) })
  }
  const askFake = async ({ orderNo, token, unitIds }: ClaimedOrder, given: Partial<AskClaimInput> = {}) => {
    const pictures = given.pictures ?? [await sendPicture(shop, 'claim', token)]
    const asked = { orderNo, unitId: unitIds[0] ?? '', kind: 'fake' as const, words: 'The stitches differ.', ...given, pictures }
    return shop.ask(askClaim, asked, { token })
  }
  const decide = (claimId: string, given: Omit<DecideClaimInput, 'claimId'>, token = people.desk) =>
    shop.ask(decideClaim, { claimId, ...given }, { token })
  const claimed = async (asked: ReturnType<typeof askPrice>) => (await asked).data.list[0]?.claimId ?? ''
  const booked = async (orderNo: string): Promise<Record<string, number>> => {
    const rows = await readRows(
      shop.database.pool,
      z.object({ purpose: z.string(), amount: z.number() }),
      sql`select ledger_accounts.purpose, sum(amount)::bigint as amount from ledger_entries join ledger_accounts using (ledger_account_id) join orders using (order_id)
        where order_number = ${orderNo} group by 1 having sum(amount) <> 0`,
    )
    return Object.fromEntries(rows.map(({ purpose, amount }) => [purpose, amount]))
  }
  const payAll = async (orderNo: string) => {
    for (const { refundId, state } of (await people.look(orderNo)).refunds)
      if (state === 'requested') await shop.ask(approveRefund, { refundId }, { token: people.finance })
    await payOutAll(shop, people.finance, orderNo)
  }
  return { askPrice, askFake, decide, claimed, booked, payAll }
}
