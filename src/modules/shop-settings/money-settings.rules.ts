import type { SettingName, ShopSettings } from './setting-list.contract.ts'
import { withdrawalLimits } from './withdrawal-limits.rules.ts'

type Change<Name extends SettingName> = (before: ShopSettings[Name], after: ShopSettings[Name]) => boolean

const differs = (before: unknown, after: unknown): boolean => JSON.stringify(before) !== JSON.stringify(after)

/** Whether one of these numbers, as it is typed, has grown. */
const grows = <Value extends object>(before: Value, after: Value, names: readonly (keyof Value)[]): boolean =>
  names.some((name) => Number(after[name]) > Number(before[name]))

/** What says how much leaves the shop, or whose money it becomes, and when a change of it lets more out than before. */
const changes: { [Name in SettingName]?: Change<Name> } = {
  // Into whose account shoppers pay.
  payee: differs,
  // To a merchant more, or less: one of the two loses by it.
  settlement: differs,
  payouts: (before, after) => grows(before, after, keysOf(before)),
  withdrawals: (before, after) => grows(before, after, ['most', 'mostADay']),
  selling: (before, after) =>
    after.restHours < before.restHours ||
    ['', ...Object.keys(after.byKind)].some((kind) =>
      grows(withdrawalLimits(before, kind), withdrawalLimits(after, kind), ['most', 'mostADay']),
    ),
  points: (before, after) =>
    grows(before, after, ['redeemPercent', 'redeemMost', 'giftMost', 'giftMostADay', 'returnedDays']) ||
    after.spentPerPoint < before.spentPerPoint ||
    lastDayOf(after) > lastDayOf(before),
  invitations: (before, after) =>
    after.inviterKind !== before.inviterKind ||
    after.friendKind !== before.friendKind ||
    grows(before, after, ['inviterAmount', 'friendAmount', 'mostADay', 'mostAMonth']) ||
    after.orderFrom < before.orderFrom,
  // More sales earn something.
  referrals: (before, after) => grows(before, after, ['windowDays']),
  // Also how far a campaign goes before somebody else agrees.
  priceGuard: (before, after) => grows(before, after, ['percent']) || (before.secondPerson && !after.secondPerson),
}

const keysOf = <Value extends object>(value: Value) => Object.keys(value) as (keyof Value)[]
const lastDayOf = ({ expiresMonth, expiresDay }: ShopSettings['points']): number => expiresMonth * 100 + expiresDay

/** Once the shop is open, a change that lets more out waits for a second person. */
export const isAboutMoney = (name: SettingName): boolean => name in changes

export function letsMoreOut(name: SettingName, before: unknown, after: unknown): boolean {
  const change = changes[name] as ((before: unknown, after: unknown) => boolean) | undefined
  return change?.(before, after) ?? false
}
