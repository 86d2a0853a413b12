import { sql } from 'kysely'
import { z } from 'zod'
import { clock, MINUTE } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { AWAY_MINUTES, conversationKinds } from './conversations.rules.ts'
import { conversationTables } from './conversations.tables.ts'

const Away = z.object({
  conversationId: z.string(),
  kind: z.enum(conversationKinds),
  side: z.enum(['buyer', 'merchant']),
  accountId: z.string().nullable(),
  merchantId: z.string().nullable(),
  merchantEn: z.string().nullable(),
  merchantZh: z.string().nullable(),
  position: z.number(),
})
export type AwayReader = z.output<typeof Away>

/** Buyers and merchants who have not read what was written to them some minutes ago, and were not told of it since they last read. */
export const findAwayReaders = (tx: Read, most: number): Promise<AwayReader[]> =>
  readRows(
    tx,
    Away,
    sql`select c.conversation_id as "conversationId", c.kind, x.side, c.account_id as "accountId", c.merchant_id as "merchantId",
        m.name_en as "merchantEn", m.name_zh as "merchantZh", c.last_position as position
      from conversations c
        cross join (values ('buyer'), ('merchant')) x(side)
        left join conversation_reads r on r.conversation_id = c.conversation_id and r.side = x.side
        left join merchant_card m on m.merchant_id = c.merchant_id
      where c.last_at between ${since(AWAY_DAYS * 24 * 60)} and ${since(0)}
        and (x.side = 'buyer') <= (c.account_id is not null) and (x.side = 'merchant') <= (c.merchant_id is not null)
        and c.last_position > coalesce(r.read_position, 0) and not coalesce(r.mailed, false)
        and exists (select from conversation_messages s where s.conversation_id = c.conversation_id and s.side <> x.side
          and s.position > coalesce(r.read_position, 0) and s.sent_at <= ${since(AWAY_MINUTES)})
      order by c.last_at, c.conversation_id, x.side limit ${most}`,
  )

/** What was written longer ago than that is told of no more. */
const AWAY_DAYS = 3
const since = (minutes: number): Date => new Date(clock.now().getTime() - minutes * MINUTE)

/** They are told now; answers whether nobody else has told them meanwhile. */
export async function keepMailed(tx: Tx, { conversationId: conversation_id, side }: AwayReader): Promise<boolean> {
  const kept = await conversationTables(tx)
    .insertInto('conversation_reads')
    .values({ conversation_id, side, mailed: true })
    .onConflict((conflict) =>
      conflict.columns(['conversation_id', 'side']).doUpdateSet({ mailed: true }).where('conversation_reads.mailed', '=', false),
    )
    .executeTakeFirst()
  return (kept.numInsertedOrUpdatedRows ?? 0n) > 0n
}
