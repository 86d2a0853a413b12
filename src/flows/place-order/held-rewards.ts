import { balanceOf } from '#modules/balance/index.server.ts'
import { listLots } from '#modules/points/index.server.ts'
import type { Read } from '#platform/database.server.ts'
import type { Cents } from '#platform/money.ts'
import { leftIn } from './redeemable-points.rules.ts'

/** What a buyer has; guests have nothing. */
export type HeldRewards = { points: number; balanceCents: Cents }

export const NOTHING_HELD: HeldRewards = { points: 0, balanceCents: 0 }

export async function findHeld(tx: Read, { ownerId, isMember }: { ownerId: string; isMember: boolean }): Promise<HeldRewards> {
  if (!isMember) return NOTHING_HELD
  const lots = (await listLots(tx, [ownerId])).get(ownerId) ?? []
  const balanceCents = (await balanceOf(tx, [ownerId])).get(ownerId) ?? 0
  return { points: leftIn(lots), balanceCents: Math.max(0, balanceCents) }
}
