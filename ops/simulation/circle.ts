import { sql } from 'kysely'
import { BANK_ACCOUNT } from '../../src/flows/balance/withdrawals.builders.ts'
import { giveBalance, givePoints } from '../../src/flows/place-order/rewards.builders.ts'
import type { Somebody } from '../../src/flows/points/points.builders.ts'
import { askWithdrawal, cancelWithdrawal, listWithdrawals } from '../../src/modules/balance/balance.paths.ts'
import { buildCampaign, buildCoupon } from '../../src/modules/coupons/coupons.builders.ts'
import { campaignsChanged } from '../../src/modules/coupons/index.server.ts'
import { getDetails } from '../../src/modules/members/members.paths.ts'
import { listPayouts, movePayout } from '../../src/modules/treasury/money.paths.ts'
import { givePoints as giftPoints } from '../../src/modules/points/points.paths.ts'
import { hashToken, newId, newSpokenCode } from '../../src/platform/ids.server.ts'
import { runSql } from '../../src/platform/run-sql.builders.ts'
import type { Envelope } from '../../src/platform/wire/call-path.ts'
import type { TestShop } from '../../src/test-shop.builders.ts'

// Members who have something, and what they do with it beside ordering: they give points to each other and have their balance paid out.

/** A shop as members meet it; its database is asked only for what has no call, such as a code that was sent to somebody. */
export type Door = Pick<TestShop, 'ask' | 'database' | 'visitor'>
export type Member = Somebody & { inviteCode: string }

/** Points that end sooner and later, and a balance that withdrawals and orders use up. */
export async function endow(door: Door, { accountId, token }: Somebody): Promise<Member> {
  await givePoints(door, accountId, 150, 30)
  await givePoints(door, accountId, 250, 200)
  await giveBalance(door, accountId, 1_500_000)
  return { accountId, token, inviteCode: (await door.ask(getDetails, {}, { token })).data.inviteCode }
}

type Wanted = { sharedUses: number; budgetCents: number; singleCodes: number }
/** `shared` is known to all, `claimed` is put by first, each of `single` is good once. */
export type Codes = { shared: string; claimed: string; single: string[] }

/** Campaigns of every kind, each of which runs out: what everybody has, what merchants bear a part of, what makes delivery free. */
export async function runCampaigns(
  { database }: Pick<Door, 'database'>,
  products: readonly string[],
  { sharedUses, budgetCents, singleCodes }: Wanted,
): Promise<Codes> {
  const [shared, claimed] = [`ALL${newSpokenCode(8)}`, `PUT${newSpokenCode(8)}`]
  const single = Array.from({ length: singleCodes }, () => `ONE${newSpokenCode(10)}`)
  const conditions = { products: [...products] }
  await database.inTransaction(async (tx) => {
    await buildCampaign(tx, { had: 'shared-code', shared_code: shared, budget_uses: sharedUses, conditions })
    const percent = { kind: 'percent', basisPoints: 730, capCents: 100_000 } as const
    await buildCampaign(tx, { benefit: percent, merchant_basis_points: 3_300, budget_cents: budgetCents, conditions })
    const amount = { kind: 'amount', cents: 33_333 } as const
    await buildCampaign(tx, { had: 'claimed', shared_code: claimed, benefit: amount, per_member: 2, budget_uses: sharedUses })
    await buildCampaign(tx, { benefit: { kind: 'delivery' }, conditions: { minimumCents: 1_500_000 } })
    await buildCampaign(tx, { had: 'granted', occasion: 'new-member' })
    await buildCampaign(tx, { had: 'granted', occasion: 'bag-received', benefit: { kind: 'care', worthCents: 28_800 } })
    const half = { kind: 'buy-get', buy: 1, get: 1, basisPoints: 5_000 } as const
    const campaignId = await buildCampaign(tx, { had: 'single-codes', benefit: half, merchant_basis_points: 10_000, conditions })
    for (const code of single) await buildCoupon(tx, { campaignId, code })
  })
  campaignsChanged()
  return { shared, claimed, single }
}

export const give = (door: Door, { token }: Somebody, friend: Member, points: number): Promise<Envelope<unknown>> =>
  door.ask(giftPoints, { to: friend.inviteCode, points }, { token })

export async function withdraw(door: Door, { accountId, token }: Somebody, cents: number): Promise<Envelope<unknown>> {
  const wanted = { amount: (cents / 100).toFixed(2), ...BANK_ACCOUNT, oldPassword: '', proof: await proofOf(door, accountId) }
  return door.ask(askWithdrawal, wanted, { token })
}

export async function thinkBetter(door: Door, { token }: Somebody): Promise<Envelope<unknown> | undefined> {
  const { list } = (await door.ask(listWithdrawals, {}, { token })).data
  const open = list.find(({ state }) => state === 'waiting')
  return open && door.ask(cancelWithdrawal, { withdrawalId: open.withdrawalId }, { token })
}

export const payoutMoves = ['approve', 'send', 'confirm', 'fail'] as const
type PayoutMove = (typeof payoutMoves)[number]
const MOVED_FROM = { approve: 'requested', send: 'approved', confirm: 'sent', fail: 'sent' } as const

/** The first withdrawal that can be moved so is. */
export async function moveWithdrawal(door: Door, finance: string, move: PayoutMove): Promise<Envelope<unknown> | undefined> {
  const { payouts } = (await door.ask(listPayouts, {}, { token: finance })).data
  const payout = payouts.find(({ orderNo, state }) => orderNo === '' && state === MOVED_FROM[move])
  return payout && door.ask(movePayout, { payoutId: payout.payoutId, move, note: 'a simulation' }, { token: finance })
}

/** As if a code sent to them had been typed. */
async function proofOf({ database }: Door, accountId: string): Promise<string> {
  const proof = newId()
  await runSql(
    database,
    sql`insert into one_time_codes (code_id, purpose, subject, owner_id, contact, network, code_hash, expires_at, proof_hash, proof_until)
      values (gen_random_uuid(), 'confirm', '', ${accountId}, '', '', '', now(), ${hashToken(proof)}, now() + interval '1 hour')`,
  )
  return proof
}
