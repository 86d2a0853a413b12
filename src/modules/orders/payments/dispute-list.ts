import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { type DisputesWire, DisputesWire as Shape } from './disputes.contract.ts'

const MOST_LISTED = 200

const Row = Shape.shape.list.element
  .omit({ amount: true, fee: true, loss: true, wonBack: true, dueAt: true, openedAt: true })
  .extend({
    amountCents: z.number(),
    feeCents: z.number(),
    lossCents: z.number(),
    wonBackCents: z.number(),
    dueAt: z.date().nullable(),
    openedAt: z.date(),
  })

/** What issuers ask back: what is open, by when evidence is due; then what was decided last. */
export async function listDisputes(tx: Read): Promise<DisputesWire> {
  const rows = await readRows(
    tx,
    Row,
    sql`select d.dispute_id as "disputeId", d.provider, d.provider_id as "providerNo", d.url, o.order_number as "orderNo",
      d.amount_cents as "amountCents", d.fee_cents as "feeCents", d.loss_cents as "lossCents", greatest(-d.taken_cents, 0) as "wonBackCents", d.state, d.reason, d.due_at as "dueAt",
      d.opened_at as "openedAt"
    from disputes d join orders o using (order_id)
    order by d.state <> 'open', d.settled_at desc nulls last, d.due_at nulls last, d.opened_at limit ${MOST_LISTED}`,
  )
  return {
    list: rows.map(({ amountCents, feeCents, lossCents, wonBackCents, dueAt, openedAt, ...row }) => ({
      ...row,
      amount: toWire(amountCents),
      fee: toWire(feeCents),
      loss: toWire(lossCents),
      wonBack: toWire(wonBackCents),
      dueAt: dueAt?.toISOString() ?? '',
      openedAt: openedAt.toISOString(),
    })),
  }
}
