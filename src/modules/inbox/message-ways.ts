import { sql } from 'kysely'
import { z } from 'zod'
import type { Read, Tx } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { MessageKind } from './inbox.rules.ts'
import { inboxTables } from './inbox.tables.ts'
import type { MessageWay } from './message-ways.rules.ts'
import type { Times } from './notice-times.rules.ts'

type Choice = { kind: MessageKind; way: MessageWay; wanted: boolean }

/** What a member has said of each kind and way. */
export const listChoices = (tx: Read, accountId: string): Promise<Choice[]> =>
  inboxTables(tx).selectFrom('message_ways').select(['kind', 'way', 'wanted']).where('account_id', '=', accountId).execute()

/** Undefined where nothing was said, or of somebody who is no member. */
export async function findChoice(tx: Read, accountId: string, kind: MessageKind, way: MessageWay): Promise<boolean | undefined> {
  const row = await inboxTables(tx)
    .selectFrom('message_ways')
    .select('wanted')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('way', '=', way)
    .executeTakeFirst()
  return row?.wanted
}

export async function keepChoices(tx: Tx, accountId: string, choices: readonly Choice[]): Promise<void> {
  await inboxTables(tx)
    .insertInto('message_ways')
    .values(choices.map(({ kind, way, wanted }) => ({ account_id: accountId, kind, way, wanted })))
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'kind', 'way'])
        .doUpdateSet(({ ref }) => ({ wanted: ref('excluded.wanted'), changed_at: sql<Date>`now()` }))
        .whereRef('message_ways.wanted', '!=', 'excluded.wanted'),
    )
    .execute()
}

/** When messages come to somebody; where they have said nothing of it the shop's own quiet hours hold. */
export async function getTimes(
  tx: Read,
  accountId: string,
  { quietFrom, quietUntil }: Pick<Times, 'quietFrom' | 'quietUntil'>,
): Promise<Times> {
  const row = await inboxTables(tx)
    .selectFrom('message_times')
    .select(['is_quiet', 'quiet_from', 'quiet_until', 'is_digest'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row
    ? { isQuiet: row.is_quiet, quietFrom: row.quiet_from, quietUntil: row.quiet_until, isDigest: row.is_digest }
    : { isQuiet: true, quietFrom, quietUntil, isDigest: false }
}

export async function keepTimes(tx: Tx, accountId: string, { isQuiet, quietFrom, quietUntil, isDigest }: Times): Promise<void> {
  const said = { is_quiet: isQuiet, quiet_from: quietFrom, quiet_until: quietUntil, is_digest: isDigest }
  await inboxTables(tx)
    .insertInto('message_times')
    .values({ account_id: accountId, ...said })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ ...said, changed_at: sql<Date>`now()` }))
    .execute()
}

const Reached = z.object({ way: z.enum(['mail', 'sms']), contact: z.string(), token: z.string().nullable() })
/** `token`: the word that ends advertising to this contact; null where the kind is none. */
export type Reached = z.output<typeof Reached>

/** Where what a member need not be told reaches them: proven contacts, the ways they want, and of advertising those they have agreed to. */
export function listReached(tx: Read, accountId: string, kind: 'interactions' | 'offers' | 'platform'): Promise<Reached[]> {
  const isAdvertising = kind !== 'interactions'
  return readRows(
    tx,
    Reached,
    sql`select w.way, c.value as contact, n.token
      from (values ('email', 'mail', 'email'), ('mobile', 'sms', 'sms')) w (contact_kind, way, channel)
      join account_contacts c on c.account_id = ${accountId} and c.kind = w.contact_kind
      left join message_ways m on m.account_id = ${accountId} and m.kind = ${kind} and m.way = w.way
      left join news_contacts n on ${isAdvertising} and n.channel = w.channel and n.contact = c.value
      where coalesce(m.wanted, ${isAdvertising}) and (n.token is not null or not ${isAdvertising})`,
  )
}

/** Forgets what somebody said who is no longer. */
export async function forgetWays(tx: Tx, accountId: string): Promise<void> {
  for (const table of ['member_notices', 'message_times', 'message_ways'] as const)
    await inboxTables(tx).deleteFrom(table).where('account_id', '=', accountId).execute()
}
