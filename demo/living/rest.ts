import { sql } from 'kysely'
import type { Tx } from '../../src/platform/database.server.ts'

const IS_OURS = sql`xmin = pg_current_xact_id()::xid`

/**
 * What was done in the past is done: nothing of it is said outside, told to other systems, or waits for anybody to take it up. One mail
 * found nobody, so that somebody can see where that stands.
 */
export async function comeToRest(tx: Tx): Promise<void> {
  await sql`update outside_calls set state = 'confirmed', attempts = 1, sent_at = created_at, settled_at = created_at, under_way = false,
    answer = coalesce(answer, '{"isKept":true}') where ${IS_OURS} and state in ('waiting', 'sent')`.execute(tx)
  await sql`delete from graphile_worker._private_jobs where ${IS_OURS}`.execute(tx)
  for (const table of ['event_effects', 'idempotency_keys', 'screened_texts'])
    await sql`delete from ${sql.id(table)} where ${IS_OURS}`.execute(tx)
  // Who reads the log hears of new shelves, and of nothing else.
  await sql`delete from outbox where ${IS_OURS} and topic <> 'taxonomy-changed'`.execute(tx)
  await readMessages(tx)
  await loseOneMail(tx)
}

/** Members read what they are told, within a day or two; what is new is new. */
async function readMessages(tx: Tx): Promise<void> {
  await sql`update inbox_messages set read_at = created_at + interval '5 hours'
    where ${IS_OURS} and read_at is null and created_at < now() - interval '2 days'`.execute(tx)
}

const ANSWER = '550 5.1.1 Recipient address rejected: user unknown'

async function loseOneMail(tx: Tx): Promise<void> {
  await sql`with lost as (select m.mail_id from mails m where m.recipient like '%@example.com' and m.created_at < now() - interval '20 hours'
      order by m.created_at desc limit 1),
    told as (update mails m set given_up_reason = ${ANSWER} from lost where m.mail_id = lost.mail_id)
    update outside_calls c set state = 'failed', last_error = ${ANSWER}, answer = null from lost
      where c.kind = 'mail' and c.subject = lost.mail_id::text`.execute(tx)
}
