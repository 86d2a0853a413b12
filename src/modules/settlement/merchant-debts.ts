import { sql } from 'kysely'
import { z } from 'zod'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { post } from '#platform/ledger.server.ts'
import type { Cents } from '#platform/money.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { settlementTables } from './settlement.tables.ts'

const Debt = z.object({
  merchantId: z.string(),
  nameEn: z.string(),
  nameZh: z.string(),
  state: z.string(),
  owedCents: z.number(),
  comingCents: z.number(),
  since: z.date(),
  remindedAt: z.date().nullable(),
})

/** What each line did to a balance, and what it was then; purposes as in merchant-account.ts. */
const balances = sql`select l.owner_id as merchant_id, l.posted_at, l.posting_id,
    sum(-sum(l.amount)) over (partition by l.owner_id order by l.posted_at, l.posting_id)::bigint as cents
  from ledger_lines l join merchant_card m on m.merchant_id = l.owner_id
  where l.purpose in ('merchant-due', 'merchant-debts', 'merchant-paid') and l.unit = 'cents'`

/** Merchants whose balance is below nothing: since when it has been so without a break, and what of their sales is still to come. */
export const listDebts = (tx: Read) =>
  readRows(
    tx,
    Debt,
    sql`with moves as (${balances} group by l.owner_id, l.posted_at, l.posting_id),
      now as (select distinct on (merchant_id) merchant_id, cents from moves order by merchant_id, posted_at desc, posting_id desc),
      owing as (select n.merchant_id, -n.cents as owed, (select min(b.posted_at) from moves b where b.merchant_id = n.merchant_id
          and b.cents < 0 and not exists (select from moves c where c.merchant_id = b.merchant_id and c.cents >= 0
            and (c.posted_at, c.posting_id) > (b.posted_at, b.posting_id))) as since
        from now n where n.cents < 0)
      select o.merchant_id as "merchantId", m.name_en as "nameEn", m.name_zh as "nameZh", m.state, o.owed::bigint as "owedCents", o.since,
        coalesce((select -sum(l.amount) from ledger_lines l where l.owner_id = o.merchant_id and l.purpose = 'merchant-sales'), 0)::bigint
          as "comingCents",
        (select max(r.sent_at) from debt_reminders r where r.merchant_id = o.merchant_id) as "remindedAt"
      from owing o join merchant_card m using (merchant_id) order by o.since, o.merchant_id limit 500`,
  )

/** What one owes; nothing where its balance is not below nothing. */
export async function findDebtOf(tx: Read, merchantId: string): Promise<Cents> {
  const [found] = await readRows(
    tx,
    z.object({ cents: z.number() }),
    sql`select coalesce(sum(amount), 0)::bigint as cents from ledger_lines
      where owner_id = ${merchantId} and purpose in ('merchant-due', 'merchant-debts', 'merchant-paid') and unit = 'cents'`,
  )
  return Math.max(0, found?.cents ?? 0)
}

/** So much of its debt is given up, and is a loss of the shop's. */
export const writeOff = (tx: Tx, { merchantId, cents, subjectId }: { merchantId: string; cents: Cents; subjectId: string }) =>
  post(tx, {
    kind: 'debt-written-off',
    subjectId,
    entries: [
      { ownerId: merchantId, purpose: 'merchant-debts', amount: -cents },
      { purpose: 'debts-written-off', amount: cents },
    ],
  })

/** So much of its debt has come by transfer, and is kept for nothing else any more. */
export const payDebt = (tx: Tx, { merchantId, cents, subjectId }: { merchantId: string; cents: Cents; subjectId: string }) =>
  post(tx, {
    kind: 'debt-paid',
    subjectId,
    entries: [
      { purpose: 'surplus', amount: cents },
      { ownerId: merchantId, purpose: 'merchant-debts', amount: -cents },
    ],
  })

export const addReminder = (tx: Tx, merchantId: string, sentBy: string) =>
  settlementTables(tx)
    .insertInto('debt_reminders')
    .values({ reminder_id: newId(), merchant_id: merchantId, sent_by: sentBy, sent_at: clock.now() })
    .execute()

export async function lastReminder(tx: Read, merchantId: string): Promise<Date | undefined> {
  const found = await settlementTables(tx)
    .selectFrom('debt_reminders')
    .select(({ fn }) => fn.max('sent_at').as('at'))
    .where('merchant_id', '=', merchantId)
    .executeTakeFirst()
  return found?.at ?? undefined
}
