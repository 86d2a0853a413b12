import fc from 'fast-check'
import { newMember } from '../../src/flows/points/points.builders.ts'
import type { BuiltProduct } from '../../src/modules/catalogue/catalogue.builders.ts'
import type { CreateInput } from '../../src/modules/orders/orders.contract.ts'
import type { Envelope } from '../../src/platform/wire/call-path.ts'
import type { TestShop } from '../../src/test-shop.builders.ts'
import {
  type Codes,
  endow,
  give,
  type Member,
  moveWithdrawal,
  payoutMoves,
  runCampaigns,
  thinkBetter,
  withdraw,
} from './circle.ts'

const member = fc.constantFrom(0 as const, 1 as const)

/** What an order is to be reduced by; a guest has nothing but the codes. */
export const spending = fc.record({
  who: fc.option(member),
  usePoints: fc.boolean(),
  useBalance: fc.boolean(),
  coupon: fc.constantFrom('none', 'shared', 'single'),
})
export const rewardActs = {
  gift: fc.record({ act: fc.constant('gift' as const), who: member, points: fc.integer({ min: 1, max: 250 }) }),
  withdraw: fc.record({ act: fc.constant('withdraw' as const), who: member, cents: fc.integer({ min: 1, max: 600_000 }) }),
  payout: fc.record({ act: fc.constant('payout' as const), move: fc.constantFrom(...payoutMoves, 'cancel') }),
}
type RewardAct = {
  [Name in keyof typeof rewardActs]: ReturnType<(typeof rewardActs)[Name]['generate']>['value']
}[keyof typeof rewardActs]
type Spending = ReturnType<(typeof spending)['generate']>['value']

export type Circle = { members: [Member, Member]; codes: Codes }

/** Two members who know each other's invite codes. */
export async function meetCircle(shop: TestShop, { productId }: BuiltProduct): Promise<Circle> {
  const members: [Member, Member] = [await endow(shop, await newMember(shop)), await endow(shop, await newMember(shop))]
  return { members, codes: await runCampaigns(shop, [productId], { sharedUses: 3, budgetCents: 250_000, singleCodes: 1 }) }
}

export const spendingOf = (
  { members, codes }: Circle,
  { who, usePoints, useBalance, coupon }: Spending,
): Partial<CreateInput> & { token?: string } => ({
  ...(who === null ? {} : { token: members[who].token }),
  usePoints,
  useBalance,
  couponCodes: { none: [], shared: [codes.shared], single: codes.single }[coupon],
})

export async function performReward(
  shop: TestShop,
  operator: string,
  { members }: Circle,
  act: RewardAct,
): Promise<Envelope<unknown> | undefined> {
  if (act.act === 'payout')
    return act.move === 'cancel' ? thinkBetter(shop, members[0]) : moveWithdrawal(shop, operator, act.move)
  const [own, friend] = act.who === 0 ? members : members.toReversed()
  if (!own || !friend) return undefined
  return act.act === 'gift' ? give(shop, own, friend, act.points) : withdraw(shop, own, act.cents)
}
