import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { ledgerAccountId } from '#platform/ledger.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { pointAccount } from './lots.ts'
import { DEBT } from './lots.rules.ts'
import { type HistoryFilter, type PointMove, pointMoves } from './points.contract.ts'

const Row = z.object({
  postingId: z.uuid(),
  move: z.enum(pointMoves),
  at: z.date(),
  points: z.coerce.number().int(),
  orderNumber: z.string(),
  friend: z.string(),
  message: z.string(),
  expiresAt: z.date().nullable(),
})
export type HistoryRow = z.output<typeof Row>

/** What a posting is called to whoever looks at their points. What gives points back is the posting of a refund or of an order that closes. */
const moveOf = sql`case p.kind when 'points-earned' then 'earned' when 'rewards-held' then 'used' when 'points-taken-back' then 'taken-back'
  when 'points-expired' then 'expired' when 'points-correction' then 'corrected'
  when 'invitation-inviter' then 'invited' when 'invitation-friend' then 'invited'
  when 'invitation-inviter-back' then 'corrected' when 'invitation-friend-back' then 'corrected'
  when 'points-gift' then case when sum(e.amount) < 0 then 'given' else 'received' end else 'returned' end`

const FILTERS: Record<Exclude<HistoryFilter, ''>, readonly PointMove[]> = {
  earned: ['earned', 'taken-back', 'invited'],
  used: ['used', 'returned'],
  gifts: ['given', 'received'],
  ended: ['expired'],
}

type Page = { filter: HistoryFilter; pageNo: number; pageSize: number }

/** What has moved somebody's points, the newest first; what they owe counts against them. */
export async function listHistory(
  tx: Read,
  ownerId: string,
  { filter, pageNo, pageSize }: Page,
): Promise<{ total: number; rows: HistoryRow[] }> {
  const accounts = [pointAccount(ownerId), ledgerAccountId({ ownerId, purpose: DEBT, unit: 'points' })]
  const moves = filter === '' ? pointMoves : FILTERS[filter]
  const all = sql`select p.posting_id as "postingId", ${moveOf} as move, p.posted_at as at, sum(e.amount)::bigint as points,
      coalesce(min(o.order_number), '') as "orderNumber", min(l.expires_at) filter (where e.amount > 0) as "expiresAt", p.subject_id as "subjectId"
    from ledger_entries e join ledger_postings p using (posting_id) left join order_card o using (order_id)
      left join point_lots l on l.lot_id = e.lot
    where e.ledger_account_id = any(${accounts}::uuid[]) group by p.posting_id having sum(e.amount) <> 0`
  const wanted = sql`with history as (${all}) select h.*, coalesce(g.message, '') as message,
      coalesce(case when g.giver_id = ${ownerId} then g.named else coalesce(nullif(d.nickname, ''), d.first_name) end, '') as friend,
      count(*) over () as total
    from history h left join point_gifts g on h.move in ('given', 'received') and g.gift_id = h."subjectId"
      left join account_names d on d.account_id = g.giver_id
    where h.move = any(${moves}::text[])
    order by h.at desc, h."postingId" desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`
  const rows = await readRows(tx, Row.extend({ total: z.coerce.number() }), wanted)
  return { total: rows[0]?.total ?? 0, rows }
}
