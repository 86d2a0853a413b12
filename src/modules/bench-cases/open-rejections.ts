import type { Actor } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import type { Locked, Tx } from '#platform/database.server.ts'
import { fromWire } from '#platform/money.ts'
import { openBenchCase } from './bench-cases.ts'
import { keptUntil } from './bench-cases.rules.ts'
import { benchCaseTables } from './bench-cases.tables.ts'

type TurnedDown = { unitIds: readonly string[]; finding: string }

/** Of these pieces, which were turned down just now, each merchant is asked what becomes of its own; the shop's own stay here. */
export async function openRejections(
  tx: Tx,
  order: Locked<{ order_id: string }>,
  by: Actor,
  { unitIds, finding }: TurnedDown,
  { holdDays, sendBackCost }: { holdDays: number; sendBackCost: string },
): Promise<void> {
  const pieces = await benchCaseTables(tx)
    .selectFrom('order_pieces as u')
    .innerJoin('merchant_card as m', 'm.merchant_id', 'u.merchant_id')
    .select(['u.unit_id as unitId', 'm.merchant_id as merchantId'])
    .where('u.order_id', '=', order.order_id)
    .where('u.unit_id', 'in', [...unitIds])
    .where('m.is_house', '=', false)
    .execute()
  for (const { unitId, merchantId } of pieces)
    await openBenchCase(tx, order, by, {
      kind: 'rejected',
      unitId,
      merchantId,
      state: 'held',
      finding,
      costCents: fromWire(sendBackCost),
      dueAt: keptUntil(clock.now(), holdDays),
      pictures: [],
    })
}
