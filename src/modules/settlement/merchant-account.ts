import { sql } from 'kysely'
import { z } from 'zod'
import { dayAfter, startOfDay } from '#platform/clock.ts'
import type { Seller } from '#platform/access/memberships.ts'
import type { Read } from '#platform/database.server.ts'
import { unseenArray } from '#platform/database/unseen-array.server.ts'
import { type LedgerEntry, ledgerAccountId, sumAccounts } from '#platform/ledger.server.ts'
import type { Cents } from '#platform/money.ts'
import { readRows } from '#platform/read-rows.server.ts'

/** What was paid for their pieces and can still come back. */
const SALES = 'merchant-sales'
/** What they are due, what they owe, and what of it they have asked to be paid: together the balance, as one of the three alone never is. */
const DUE = 'merchant-due'
const DEBTS = 'merchant-debts'
const PAID = 'merchant-paid'

/** The line of a posting by which a merchant has so much more to withdraw, or less when negative. */
export const merchantEntry = (merchantId: string, cents: Cents): LedgerEntry => ({
  ownerId: merchantId,
  purpose: PAID,
  amount: -cents,
})

/**
 * What a merchant has: due, less owed, less paid. Below nothing where more went back than was left; the next sales make up for it. Whoever is
 * about to pay some of it out holds `lockHolders`.
 */
export async function merchantBalance(
  tx: Read,
  { merchantId }: Pick<Seller, 'merchantId'>,
): Promise<{ balanceCents: Cents; pendingCents: Cents }> {
  const sum = async (purpose: string): Promise<Cents> =>
    (await sumAccounts(tx, { purpose }, [merchantId])).reduce((cents, { amount }) => cents - amount, 0)
  const parts = [await sum(DUE), await sum(DEBTS), await sum(PAID)]
  return { balanceCents: parts.reduce((cents, part) => cents + part, 0), pendingCents: await sum(SALES) }
}

type Owner = Pick<Seller, 'merchantId'>

type Closed = Owner & { lastDay: string; closingCents: Cents }

/**
 * What a statement pays: what it closes with, less what was paid since its period ended, as far as it is still in the balance. A closing
 * counts from the beginning: of two that wait, the second holds what the first pays, and what is in neither waits for its own.
 */
export async function statementPays(tx: Read, { merchantId, lastDay, closingCents }: Closed): Promise<Cents> {
  const { balanceCents } = await merchantBalance(tx, { merchantId })
  const paidCents = await sumPaidSince(tx, merchantId, startOfDay(dayAfter(lastDay, 1)))
  return Math.max(0, Math.min(closingCents - paidCents, balanceCents))
}

/** Less what has come back. */
async function sumPaidSince(tx: Read, ownerId: string, from: Date): Promise<Cents> {
  const [found] = await readRows(
    tx,
    z.object({ cents: z.number() }),
    sql`select coalesce(sum(amount), 0)::bigint as cents from ledger_lines
      where ledger_account_id = ${ledgerAccountId({ ownerId, purpose: PAID })} and posted_at >= ${from}`,
  )
  return found?.cents ?? 0
}

const accountsOf = ({ merchantId: ownerId }: Owner) =>
  unseenArray(
    'uuid',
    [DUE, DEBTS, PAID].map((purpose) => ledgerAccountId({ ownerId, purpose })),
  )

export const Line = z.object({
  lineId: z.string(),
  kind: z.string(),
  at: z.date(),
  orderNo: z.string(),
  brand: z.string().nullable(),
  titleEn: z.string().nullable(),
  titleZh: z.string().nullable(),
  goodsCents: z.number().nullable(),
  commissionCents: z.number().nullable(),
  cardCents: z.number().nullable(),
  /** Of statements that were made before there were any, absent. */
  feeCents: z.number().nullable().default(null),
  cents: z.number(),
  balanceCents: z.number(),
})
export type AccountLine = z.output<typeof Line>

const nextMonth = (month: string): string => dayAfter(`${month}-28`, 4).slice(0, 7)

/**
 * What came into a merchant's balance and went out of it in a month of Hong Kong, each line from the piece to its posting, the oldest first.
 * `before`: what there was when the month began. The balance after each is counted from the first on.
 */
export const readAccount = (tx: Read, seller: Seller, month: string): Promise<{ before: Cents; lines: AccountLine[] }> =>
  readPeriod(tx, seller, startOfDay(`${month}-01`), startOfDay(`${nextMonth(month)}-01`))

/** The same from one moment until before another. */
export async function readPeriod(
  tx: Read,
  seller: Owner,
  from: Date,
  until: Date,
): Promise<{ before: Cents; lines: AccountLine[] }> {
  const lines = await readRows(
    tx,
    Line,
    sql`with own as (
        select l.posting_id, min(l.kind) as kind, min(l.subject_id::text)::uuid as subject_id, min(l.order_id::text)::uuid as order_id,
          min(l.posted_at) as at, -sum(l.amount)::bigint as cents
        from ledger_lines l where l.ledger_account_id = any(${accountsOf(seller)}) and l.posted_at < ${until}
        group by l.posting_id having sum(l.amount) <> 0),
      counted as (select own.*, (sum(cents) over (order by at, posting_id))::bigint as balance from own)
      select c.posting_id as "lineId", c.kind, c.at, coalesce(o.order_number, '') as "orderNo", u.snapshot ->> 'brandName' as brand,
        u.snapshot ->> 'titleEn' as "titleEn", u.snapshot ->> 'titleZh' as "titleZh", p.goods as "goodsCents",
        p.commission as "commissionCents", p.card as "cardCents", p.fees as "feeCents", c.cents, c.balance as "balanceCents"
      from counted c left join order_card o on o.order_id = c.order_id
        left join order_pieces u on c.kind in ('share-due', 'referral-due', 'late-cancelled') and u.unit_id = c.subject_id
        left join lateral (select sum(s.amount) filter (where s.purpose = 'merchant-sales')::bigint as goods,
            coalesce(-sum(s.amount) filter (where s.purpose = 'commission'), 0)::bigint as commission,
            coalesce(-sum(s.amount) filter (where s.purpose = 'card-share'), 0)::bigint as card,
            coalesce(-sum(s.amount) filter (where s.purpose like 'fee-%'), 0)::bigint as fees
          from ledger_lines s where s.posting_id = c.posting_id) p on c.kind = 'share-due'
      where c.at >= ${from} order by c.at, c.posting_id`,
  )
  const [found] = await readRows(
    tx,
    z.object({ cents: z.number() }),
    sql`select coalesce(-sum(amount), 0)::bigint as cents from ledger_lines
      where ledger_account_id = any(${accountsOf(seller)}) and posted_at < ${from}`,
  )
  return { before: found?.cents ?? 0, lines }
}

/** When something was booked the next time, from this moment on. */
export async function findNextPosting(tx: Read, seller: Owner, from: Date): Promise<Date | undefined> {
  const [found] = await readRows(
    tx,
    z.object({ at: z.date().nullable() }),
    sql`select min(posted_at) as at from ledger_lines where ledger_account_id = any(${accountsOf(seller)}) and posted_at >= ${from}`,
  )
  return found?.at ?? undefined
}

/** In which months there is something, the newest first. */
export const listAccountMonths = async (tx: Read, seller: Seller): Promise<string[]> =>
  (
    await readRows(
      tx,
      z.object({ month: z.string() }),
      sql`select distinct to_char(posted_at at time zone 'Asia/Hong_Kong', 'YYYY-MM') as month
        from ledger_lines where ledger_account_id = any(${accountsOf(seller)}) order by 1 desc`,
    )
  ).map(({ month }) => month)

const Coming = z.object({
  unitId: z.string(),
  orderNo: z.string(),
  brand: z.string(),
  titleEn: z.string(),
  titleZh: z.string(),
  payType: z.string(),
  state: z.string(),
  soldAt: z.date(),
  receivedAt: z.date().nullable(),
  goodsCents: z.number(),
  terms: z.unknown(),
})
export type ComingPiece = z.output<typeof Coming>

/** Far more than anybody has under way at once. */
const MOST_COMING = 5_000

/** What was paid for and is not settled: what was received longest ago, and comes next, first. */
export const listComing = (tx: Read, { merchantId }: Seller): Promise<ComingPiece[]> =>
  readRows(
    tx,
    Coming,
    sql`select u.unit_id as "unitId", u.order_number as "orderNo", u.snapshot ->> 'brandName' as brand, u.snapshot ->> 'titleEn' as "titleEn",
        u.snapshot ->> 'titleZh' as "titleZh", o.pay_type as "payType", u.state, u.paid_at as "soldAt", r.at as "receivedAt",
        greatest(0, coalesce((u.parts ->> 'goods')::bigint, 0) + coalesce((u.parts ->> 'merchantCoupon')::bigint, 0)
          - (select coalesce(sum(f.amount_cents), 0) from refunded_parts f
            where f.unit_id = u.unit_id and f.part in ('goods', 'merchantCoupon')))::bigint as "goodsCents", u.commission as terms
      from order_pieces u join order_card o on o.order_id = u.order_id
        left join lateral (select max(p.received_at) as at from piece_parcels p
          where p.unit_id = u.unit_id and p.direction = 'to-shopper') r on u.state = 'received'
      where u.merchant_id = ${merchantId} and u.paid_at is not null and u.state in ('awaited', 'with-us', 'passed', 'sent', 'received')
        and not exists (select from merchant_payables d where d.unit_id = u.unit_id)
      order by r.at nulls last, u.paid_at, u.unit_id limit ${MOST_COMING}`,
  )
