import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { readRows } from '#platform/read-rows.server.ts'
import type { StandInHost } from '../stand-in/stand-in.server.ts'
import { listOnWire } from './stripe-wire.server.ts'

const Row = z.object({
  id: z.string(),
  type: z.string(),
  sourceId: z.string(),
  sessionId: z.string(),
  reference: z.string(),
  cents: z.number(),
  at: z.date(),
})

/** What has moved in the stand-in's books: charges when their session was begun, refunds, those that came back, and disputes that took and gave back. */
const moved = sql`select 'txn_' || session_id as id, 'charge' as type, 'ch_' || session_id as "sourceId", session_id as "sessionId", reference,
    amount_cents as cents, created_at as at from sandbox_stripe_sessions where status = 'succeeded'
  union all select 'txn_' || refund_id, 'refund', refund_id, session_id, s.reference, -r.amount_cents, r.created_at
    from sandbox_stripe_refunds r join sandbox_stripe_sessions s using (session_id)
  union all select 'txn_failed_' || refund_id, 'refund_failure', refund_id, session_id, s.reference, r.amount_cents, r.failed_at
    from sandbox_stripe_refunds r join sandbox_stripe_sessions s using (session_id) where r.failed_at is not null
  union all select 'txn_' || dispute_id, 'adjustment', dispute_id, session_id, s.reference, -d.amount_cents, d.created_at
    from sandbox_stripe_disputes d join sandbox_stripe_sessions s using (session_id) where d.status in ('needs_response', 'won', 'lost')
  union all select 'txn_won_' || dispute_id, 'adjustment', dispute_id, session_id, s.reference, d.amount_cents, coalesce(d.decided_at, d.created_at)
    from sandbox_stripe_disputes d join sandbox_stripe_sessions s using (session_id) where d.status = 'won'`

/** As Stripe answers with its sources expanded; in one page, however long. */
export function registerBalance(api: FastifyInstance, { database }: StandInHost): void {
  api.get('/balance_transactions', async (request, reply) => {
    const asked = decodeURIComponent(request.url)
    const bound = (name: string, otherwise: number): Date =>
      new Date(Number(new RegExp(`created\\[${name}\\]=(\\d+)`).exec(asked)?.[1] ?? otherwise) * 1000)
    const rows = await readRows(
      database.pool,
      Row,
      sql`select * from (${moved}) found where at >= ${bound('gte', 0)} and at < ${bound('lt', 4_000_000_000)} order by at desc, id`,
    )
    return reply.send(listOnWire('/v1/balance_transactions', rows.map(onWire)))
  })
}

const SOURCES: Record<string, string> = { adjustment: 'dispute', refund_failure: 'refund' }
const onWire = ({ id, type, sourceId, sessionId, reference, cents, at }: z.output<typeof Row>) => ({
  id,
  object: 'balance_transaction',
  type,
  amount: cents,
  currency: 'hkd',
  fee: 0,
  net: cents,
  created: Math.floor(at.getTime() / 1000),
  source: {
    id: sourceId,
    object: SOURCES[type] ?? type,
    payment_intent: { id: `pi_${sessionId}`, object: 'payment_intent', metadata: { reference } },
  },
})
