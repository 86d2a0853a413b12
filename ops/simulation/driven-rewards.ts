import fc from 'fast-check'
import { sql } from 'kysely'
import { BANK_ACCOUNT } from '../../src/flows/balance/withdrawals.builders.ts'
import { giveBalance, givePoints } from '../../src/flows/place-order/rewards.builders.ts'
import { newMember, type Somebody } from '../../src/flows/points/points.builders.ts'
import { askWithdrawal, cancelWithdrawal, listWithdrawals } from '../../src/modules/balance/balance.paths.ts'
import type { BuiltProduct } from '../../src/modules/catalogue/catalogue.builders.ts'
import { buildCampaign } from '../../src/modules/coupons/coupons.builders.ts'
import { campaignsChanged } from '../../src/modules/coupons/index.server.ts'
import { getDetails } from '../../src/modules/members/members.paths.ts'
import { listMoney, movePayout } from '../../src/modules/money/money.paths.ts'
import type { CreateInput } from '../../src/modules/orders/orders.contract.ts'
import { givePoints as giftPoints } from '../../src/modules/points/points.paths.ts'
import { hashToken, newId, newSpokenCode } from '../../src/platform/ids.server.ts'
import { runSql } from '../../src/platform/run-sql.builders.ts'
import type { Envelope } from '../../src/platform/wire/call-path.ts'
import type { TestShop } from '../../src/test-shop.builders.ts'

// What members do with what they have: they spend it on orders, give points to each other, and have their balance paid out.

const member = fc.nat({ max: 1 })

/** What an order is to be reduced by; a guest has nothing but the code. */
export const spending = fc.record({
  who: fc.option(member),
  usePoints: fc.boolean(),
  useBalance: fc.boolean(),
  coupon: fc.boolean(),
})
export const rewardActs = {
  gift: fc.record({ act: fc.constant('gift' as const), who: member, points: fc.integer({ min: 1, max: 250 }) }),
  withdraw: fc.record({ act: fc.constant('withdraw' as const), who: member, cents: fc.integer({ min: 1, max: 600_000 }) }),
  payout: fc.record({
    act: fc.constant('payout' as const),
    move: fc.constantFrom('approve' as const, 'send' as const, 'confirm' as const, 'fail' as const, 'cancel' as const),
  }),
}
type RewardAct = {
  [Name in keyof typeof rewardActs]: ReturnType<(typeof rewardActs)[Name]['generate']>['value']
}[keyof typeof rewardActs]
type Spending = ReturnType<(typeof spending)['generate']>['value']

export type Circle = { members: Somebody[]; inviteCodes: string[]; couponCode: string }

/** Two members who have something, a code that is good three times, and an offer that everybody has and merchants bear a part of. */
export async function meetCircle(shop: TestShop, product: BuiltProduct): Promise<Circle> {
  const members = [await newMember(shop), await newMember(shop)]
  const inviteCodes: string[] = []
  for (const { accountId, token } of members) {
    await givePoints(shop, accountId, 150, 30)
    await givePoints(shop, accountId, 250, 200)
    await giveBalance(shop, accountId, 1_500_000)
    inviteCodes.push((await shop.ask(getDetails, {}, { token })).data.inviteCode)
  }
  const couponCode = `SIM${newSpokenCode(8)}`
  const conditions = { products: [product.productId] }
  await shop.database.inTransaction(async (tx) => {
    await buildCampaign(tx, { had: 'shared-code', shared_code: couponCode, budget_uses: 3, conditions })
    const benefit = { kind: 'percent', basisPoints: 730, capCents: 100_000 } as const
    await buildCampaign(tx, { benefit, merchant_basis_points: 3_300, budget_cents: 250_000, conditions })
  })
  campaignsChanged()
  return { members, inviteCodes, couponCode }
}

export const spendingOf = (
  { members, couponCode }: Circle,
  { who, usePoints, useBalance, coupon }: Spending,
): Partial<CreateInput> & { token?: string } => {
  const buyer = who === null ? undefined : members[who]
  return { ...(buyer ? { token: buyer.token } : {}), usePoints, useBalance, couponCodes: coupon ? [couponCode] : [] }
}

export async function performReward(
  shop: TestShop,
  operator: string,
  circle: Circle,
  act: RewardAct,
): Promise<Envelope<unknown> | undefined> {
  if (act.act === 'payout') return movePayouts(shop, operator, circle, act.move)
  const { accountId = '', token = '' } = circle.members[act.who] ?? {}
  if (act.act === 'gift')
    return shop.ask(giftPoints, { to: circle.inviteCodes[1 - act.who] ?? '', points: act.points }, { token })
  const proof = await proofOf(shop, accountId)
  return shop.ask(askWithdrawal, { amount: (act.cents / 100).toFixed(2), ...BANK_ACCOUNT, oldPassword: '', proof }, { token })
}

/** The first withdrawal that can be moved so is. */
async function movePayouts(
  shop: TestShop,
  operator: string,
  { members }: Circle,
  move: 'approve' | 'send' | 'confirm' | 'fail' | 'cancel',
): Promise<Envelope<unknown> | undefined> {
  if (move === 'cancel') {
    const { token = '' } = members[0] ?? {}
    const open = (await shop.ask(listWithdrawals, {}, { token })).data.list.find(({ state }) => state === 'waiting')
    return open && shop.ask(cancelWithdrawal, { withdrawalId: open.withdrawalId }, { token })
  }
  const from = { approve: 'requested', send: 'approved', confirm: 'sent', fail: 'sent' }[move]
  const { payouts } = (await shop.ask(listMoney, {}, { token: operator })).data
  const payout = payouts.find(({ orderNo, state }) => orderNo === '' && state === from)
  return payout && shop.ask(movePayout, { payoutId: payout.payoutId, move, note: 'a simulation' }, { token: operator })
}

/** As if a code sent to them had been typed. */
async function proofOf(shop: TestShop, accountId: string): Promise<string> {
  const proof = newId()
  await runSql(
    shop.database,
    sql`insert into one_time_codes (code_id, purpose, subject, owner_id, contact, network, code_hash, expires_at, proof_hash, proof_until)
      values (gen_random_uuid(), 'confirm', '', ${accountId}, '', '', '', now(), ${hashToken(proof)}, now() + interval '1 hour')`,
  )
  return proof
}
