import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { fromWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import { findHouseOffer } from './stock-ledger.ts'
import type { SetCostInput } from './stock-room.contract.ts'

/** What a piece costs the shop. The trail says who has set it and leaves the amount out: not all who read it may see margins. Refuses NOT_FOUND. */
export async function setCost(tx: Tx, by: Operator, { itemNumber, cost }: SetCostInput): Promise<void> {
  const { offerId } = (await findHouseOffer(tx, itemNumber)) ?? refuse('NOT_FOUND', { field: 'itemNumber' })
  await catalogueTables(tx)
    .updateTable('offers')
    .set({ cost_cents: cost === '' ? null : fromWire(cost) })
    .where('offer_id', '=', offerId)
    .execute()
  await recordAudit(tx, { ...by, action: 'cost-set', subject: 'variant', subjectId: itemNumber })
}
