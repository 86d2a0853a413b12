import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { readRows } from '#platform/read-rows.server.ts'
import type { StandInHost } from '../stand-in/stand-in.server.ts'
import { amountOf, problemOnWire } from './paypal-wire.server.ts'

const MOST_DAYS = 31
const Row = z.object({
  id: z.string(),
  about: z.string().nullable(),
  code: z.string(),
  status: z.string(),
  cents: z.number(),
  custom: z.string(),
  at: z.date(),
  changedAt: z.date(),
})

/** What has moved in the stand-in's books; what was held and let go names no order, as with PayPal. */
const moved = sql`select capture_id as id, null as about, 'T0006' as code, 'S' as status, amount_cents as cents, custom_id as custom,
    coalesce(captured_at, created_at) as at, coalesce(settles_at, captured_at, created_at) as "changedAt"
    from sandbox_paypal_orders where capture_status = 'COMPLETED'
  union all select r.refund_id, o.capture_id, case when r.is_reversal then 'T1106' else 'T1107' end, case when r.failed_at is null then 'S' else 'D' end,
      -r.amount_cents, r.custom_id, r.created_at, coalesce(r.failed_at, r.created_at)
    from sandbox_paypal_refunds r join sandbox_paypal_orders o using (order_id)
  union all select case m.code when 'T0106' then 'F' when 'T1110' then 'H' when 'T1111' then 'H' else 'R' end || m.dispute_id,
    case m.code when 'T0106' then 'R' || m.dispute_id else o.capture_id end, m.code, 'S', m.cents,
    case m.code when 'T1106' then o.custom_id else '' end, m.begun_at, m.moved_at
    from sandbox_paypal_case_moves m join sandbox_paypal_disputes d using (dispute_id) join sandbox_paypal_orders o using (order_id)`

/** Transactions of up to 31 days, by when they were last changed, page by page. */
export function registerReport(api: FastifyInstance, { database }: StandInHost): void {
  api.get('/v1/reporting/transactions', async (request, reply) => {
    const asked = request.query as Record<string, string>
    const [from, to] = [new Date(asked['start_date'] ?? ''), new Date(asked['end_date'] ?? '')]
    const [size, page] = [Number(asked['page_size'] ?? 100), Number(asked['page'] ?? 1)]
    const days = (to.getTime() - from.getTime()) / 86_400_000
    if (!(days >= 0 && days <= MOST_DAYS) || !(size >= 1 && size <= 500) || !(page >= 1))
      return reply.code(400).send(problemOnWire('INVALID_REQUEST'))
    const rows = await readRows(
      database.pool,
      Row,
      sql`select * from (${moved}) found where "changedAt" >= ${from} and "changedAt" <= ${to} order by "changedAt", id`,
    )
    return reply.send({
      transaction_details: rows.slice((page - 1) * size, page * size).map(onWire),
      start_date: from.toISOString(),
      end_date: to.toISOString(),
      page,
      total_items: rows.length,
      total_pages: Math.ceil(rows.length / size),
    })
  })
}

const onWire = ({ id, about, code, status, cents, custom, at, changedAt }: z.output<typeof Row>) => ({
  transaction_info: {
    transaction_id: id,
    ...(about === null ? {} : { paypal_reference_id: about, paypal_reference_id_type: 'TXN' }),
    transaction_event_code: code,
    transaction_initiation_date: at.toISOString(),
    transaction_updated_date: changedAt.toISOString(),
    transaction_amount: amountOf(cents),
    transaction_status: status,
    ...(custom ? { custom_field: custom } : {}),
  },
})
