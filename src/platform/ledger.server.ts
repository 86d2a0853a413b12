import { sql } from 'kysely'
import { v5 } from 'uuid'
import { z } from 'zod'
import { clock } from './clock.ts'
import type { Read, Tx } from './database.server.ts'
import { unseenArray } from './database/unseen-array.server.ts'
import { newId } from './ids.server.ts'
import { lockNames } from './name-lock.server.ts'
import { readRows } from './read-rows.server.ts'

export type LedgerUnit = 'cents' | 'points'
/** Whose value is kept for what; no owner: the shop's own. A module names its purposes. */
export type LedgerAccount = { ownerId?: string; purpose: string; unit?: LedgerUnit }
/** `amount` in whole cents or points: into the account when positive, out of it when negative. */
export type LedgerEntry = LedgerAccount & { amount: number; lot?: string }
/** `subjectId`: what was moved for. The same kind for the same subject is posted once. `orderId`: the order all of it belongs to. */
export type Posting = { kind: string; subjectId: string; orderId?: string; entries: readonly LedgerEntry[] }

/** Accounts have a name that follows from what they are, so that nobody has to look one up before posting to it. */
const ACCOUNTS = '2f6f4f0e-7f0b-4c59-9d1c-6f0f6f1f3a10'
export const ledgerAccountId = ({ ownerId = '', purpose, unit = 'cents' }: LedgerAccount): string =>
  v5(`${ownerId}/${purpose}/${unit}`, ACCOUNTS)

/**
 * Posts a move of value; answers false when it had been posted before. Entries of nothing are left out. Throws a RangeError when the
 * rest does not sum to zero in each unit: that is a fault of the program, and the database would refuse it, too.
 */
export const post = async (tx: Tx, posting: Posting): Promise<boolean> => (await postAll(tx, [posting])) > 0

/** Several moves in one statement; answers how many entries are new. */
export async function postAll(tx: Tx, postings: readonly Posting[]): Promise<number> {
  const moves = postings
    .map((posting) => ({ ...posting, id: newId(), moved: posting.entries.filter(({ amount }) => amount !== 0) }))
    .filter(({ moved }) => moved.length > 0)
  if (moves.length === 0) return 0
  for (const { kind, subjectId, moved } of moves) requireBalanced(`${kind} of ${subjectId}`, moved)
  const now = clock.now()
  const rows = moves.flatMap(({ id, orderId, moved }) =>
    moved.map(
      (entry, line) =>
        sql`(${id}::uuid, ${line}::int, ${ledgerAccountId(entry)}::uuid, ${entry.ownerId ?? null}::uuid, ${entry.purpose}::text,
          ${entry.unit ?? 'cents'}::text, ${entry.amount}::bigint, ${orderId ?? null}::uuid, ${entry.lot ?? null}::uuid)`,
    ),
  )
  const heads = moves.map(({ id, kind, subjectId }) => sql`(${id}::uuid, ${kind}::text, ${subjectId}::uuid, ${now}::timestamptz)`)
  const done =
    await sql`with wanted (posting_id, line, ledger_account_id, owner_id, purpose, unit, amount, order_id, lot) as (values ${sql.join(rows)}),
    posted as (insert into ledger_postings (posting_id, kind, subject_id, posted_at) values ${sql.join(heads)}
      on conflict do nothing returning posting_id),
    opened as (insert into ledger_accounts (ledger_account_id, owner_id, purpose, unit)
      select distinct ledger_account_id, owner_id, purpose, unit from wanted order by 1 on conflict do nothing)
    insert into ledger_entries (posting_id, line, ledger_account_id, amount, order_id, lot)
      select posting_id, line, ledger_account_id, amount, order_id, lot from wanted join posted using (posting_id)`.execute(tx)
  return Number(done.numAffectedRows ?? 0n)
}

function requireBalanced(what: string, entries: readonly LedgerEntry[]): void {
  for (const unit of ['cents', 'points'] as const) {
    const sum = entries.reduce((total, entry) => ((entry.unit ?? 'cents') === unit ? total + entry.amount : total), 0)
    if (sum !== 0) throw new RangeError(`${what} does not balance: ${sum} ${unit}`)
  }
}

const PostedEntry = z.object({
  ownerId: z.uuid().nullable(),
  purpose: z.string(),
  unit: z.enum(['cents', 'points']),
  amount: z.number(),
  lot: z.uuid().nullable(),
})

type Redirect = (entries: LedgerEntry[]) => Promise<LedgerEntry[]>
type Undone = Omit<Posting, 'entries'> & { as: string; into?: Redirect | undefined }

/**
 * Undoes what was posted of this kind for this subject, entry by entry, once; answers false when it was undone before or never posted.
 * `into` says where what can no longer go back to its lot goes instead.
 */
export async function undoPosting(
  tx: Tx,
  { kind, subjectId, orderId, as, into = async (entries) => entries }: Undone,
): Promise<boolean> {
  const entries = await readRows(
    tx,
    PostedEntry,
    sql`select a.owner_id as "ownerId", a.purpose, a.unit, e.amount, e.lot from ledger_postings p
      join ledger_entries e using (posting_id) join ledger_accounts a using (ledger_account_id)
      where p.subject_id = ${subjectId} and p.kind = ${kind} order by e.line`,
  )
  return post(tx, {
    kind: as,
    subjectId,
    ...(orderId ? { orderId } : {}),
    entries: await into(
      entries.map(({ ownerId, lot, amount, ...entry }) => ({
        ...entry,
        amount: -amount,
        ...(ownerId ? { ownerId } : {}),
        ...(lot ? { lot } : {}),
      })),
    ),
  })
}

/** Until the transaction ends nobody else spends what these persons have: balance, points, coupons. */
export const lockHolders = (tx: Tx, ownerIds: readonly string[]): Promise<void> =>
  lockNames(
    tx,
    ownerIds.map((ownerId) => `holder/${ownerId}`),
  )

const Held = z.object({ ownerId: z.uuid(), lot: z.uuid().nullable(), amount: z.coerce.number().int() })

/** What stands in accounts of this purpose, in whole cents or points as they were posted; of what has come and gone there is no row. */
export const sumAccounts = (
  tx: Read,
  { purpose, unit = 'cents' }: Pick<LedgerAccount, 'purpose' | 'unit'>,
  ownerIds: readonly string[],
): Promise<z.output<typeof Held>[]> =>
  readRows(
    tx,
    Held,
    sql`select a.owner_id as "ownerId", e.lot, sum(e.amount)::bigint as amount
    from ledger_accounts a join ledger_entries e using (ledger_account_id)
    where a.ledger_account_id = any(${unseenArray(
      'uuid',
      ownerIds.map((ownerId) => ledgerAccountId({ ownerId, purpose, unit })),
    )})
    group by a.owner_id, e.lot having sum(e.amount) <> 0`,
  )

const ListedPosting = z.object({
  kind: z.string(),
  subjectId: z.string(),
  postedAt: z.date(),
  entries: z.array(z.object({ purpose: z.string(), amount: z.number() })),
})
export type ListedPosting = z.output<typeof ListedPosting>

/** What was posted for these subjects, the oldest first, in whole cents or points. */
export const listPostings = (tx: Read, subjectIds: readonly string[]): Promise<ListedPosting[]> =>
  readRows(
    tx,
    ListedPosting,
    sql`select p.kind, p.subject_id as "subjectId", p.posted_at as "postedAt",
      json_agg(json_build_object('purpose', a.purpose, 'amount', e.amount) order by e.line) as entries
    from ledger_postings p join ledger_entries e using (posting_id) join ledger_accounts a using (ledger_account_id)
    where p.subject_id = any(${[...new Set(subjectIds)]}::uuid[])
    group by p.posting_id order by p.posted_at, p.posting_id`,
  )
