import { sql } from 'kysely'
import { z } from 'zod'
import { emit } from '../src/events/events.server.ts'
import { changeOrigin } from '../src/modules/shop-origin/index.server.ts'
import type { Tx } from '../src/platform/database.server.ts'
import { readRows } from '../src/platform/read-rows.server.ts'
import { findTables, keyOf, type Table } from './demo-rows.ts'

/** A row of one table that names a row of another: it keeps that from going, or goes along with it. */
type Tie = { child: string; columns: string[]; parent: string; parentColumns: string[] }

/**
 * What hangs on a row of the demo and means nothing without it: it goes along, whoever made it. What a shopper has ordered stays, and
 * with it the piece, its brand and its seller, taken off the shelves.
 */
const GO_ALONG = new Set([
  ...['bag_lines', 'stock_alerts', 'wish_list_items', 'viewed_products', 'bought_together', 'product_popularity'],
  ...[
    'product_facts',
    'product_versions',
    'product_categories',
    'product_colours',
    'colour_pictures',
    'variants',
    'offers',
    'offer_history',
    'stock_changes',
  ],
  ...[
    'reviews',
    'review_pictures',
    'review_reports',
    'review_answers',
    'wish_lists',
    'operator_links',
    'known_devices',
    'inbox_messages',
    'told_people',
  ],
  ...['coupons', 'coupon_traces', 'code_batches'],
  ...[
    'merchant_people',
    'merchant_bank_accounts',
    'merchant_health',
    'merchant_holds',
    'merchant_holidays',
    'merchant_invitations',
    'merchant_steps',
  ],
  ...['referral_links', 'referral_pages', 'referral_picks', 'referral_touches', 'referral_visits'],
  ...['merchant_statements', 'offer_files', 'offer_file_rows', 'offer_pictures', 'offer_undercuts'],
  ...['applications', 'application_files', 'application_marks', 'application_requirements', 'application_steps'],
  ...['passwords', 'passkeys', 'consents', 'consent_history', 'contacts', 'second_factors', 'recovery_codes'],
  ...['second_factor_tries', 'challenges', 'addresses', 'account_details'],
])

/** What an order of the demo is made of, and what has come of it since, go with it; of an order of the shop's own they stay. */
const WITH_THEIR_OWN: Record<string, readonly string[]> = {
  orders: [
    ...[
      'care_bookings',
      'claims',
      'consignments',
      'disputes',
      'ledger_entries',
      'merchant_payables',
      'order_grants',
      'order_history',
      'referral_sales',
    ],
    ...['order_lines', 'payments', 'refunds', 'returns', 'units'],
  ],
  consignments: ['order_lines', 'units'],
  order_lines: ['units'],
  units: [
    ...[
      'sent_item_pictures',
      'authentications',
      'care_bookings',
      'certificate_entries',
      'claims',
      'merchant_payables',
      'parcel_units',
      'refund_parts',
    ],
    ...['return_pictures', 'return_steps', 'return_units'],
  ],
  parcels: ['parcel_units'],
  payments: ['disputes', 'unallocated_receipts', 'refunds'],
  refunds: ['payouts', 'refund_parts'],
  payouts: ['payout_file_lines'],
  unallocated_receipts: ['payouts'],
  returns: ['return_pictures', 'return_steps', 'return_units'],
  claims: ['claim_pictures', 'claim_steps'],
  authentications: ['authentication_pictures'],
  ledger_postings: ['ledger_entries'],
  bank_statements: ['statement_lines'],
  sandbox_stripe_sessions: ['sandbox_stripe_disputes', 'sandbox_stripe_refunds'],
  sandbox_paypal_orders: ['sandbox_paypal_disputes', 'sandbox_paypal_refunds'],
  sandbox_paypal_disputes: ['sandbox_paypal_case_moves'],
}
const goesAlong = ({ child, parent }: Tie): boolean => GO_ALONG.has(child) || WITH_THEIR_OWN[parent]?.includes(child) === true
/** Orders with all that hangs on them. */
const PAST = [...new Set(Object.entries(WITH_THEIR_OWN).flatMap(([parent, children]) => [parent, ...children]))]
/** Worked out from orders, day by day; what is over is worked out anew from those that stay. */
const ROLLED = ['order_days', 'sales_days', 'offer_days']

export type Removed = { removed: number; kept: Record<string, number> }

/** Takes out what the demo brought, and nothing else. Answers how many rows went, and what stays because something of the shop's own needs it. */
export async function removeDemo(tx: Tx): Promise<Removed> {
  const tables = await findTables(tx)
  const ties = await findTies(tx)
  await sql`analyze demo_rows`.execute(tx)
  do await spreadAlong(tx, tables, ties)
  while (await takeWholePostings(tx))
  await keepChain(tx)
  for (const table of ROLLED) await sql`delete from ${sql.id(table)}`.execute(tx)
  // All of it was written a moment ago as far as the planner knows: without figures it would look for each row in the whole table.
  await sql`analyze`.execute(tx)
  const products = await keysOf(tx, 'products', 'product_id')
  const files = await findFiles(tx)
  const standing = await findStanding(tx)
  await setTriggers(tx, standing, 'disable')
  // The trail is sealed anew, without what the demo did.
  await sql`delete from audit_seals`.execute(tx)
  let removed = 0
  // A row that waits for another goes in the next round; when nothing goes any more, the rest is needed.
  for (let gone = -1; gone !== 0; removed += gone) {
    gone = 0
    for (const table of childrenFirst(tables, ties)) gone += await removeRows(tx, table, ties)
  }
  await setTriggers(tx, standing, 'enable')
  await dropFiles(tx, files)
  await sql`delete from sessions s where exists (select from demo_rows d where d.table_name = 'operators' and d.row_key ->> 'operator_id' = s.account_id::text)`.execute(
    tx,
  )
  const kept = await closeWhatStays(tx)
  await changeOrigin(tx, 'own')
  for (let at = 0; at < products.length; at += 500)
    await emit(tx, 'product-changed', { productIds: products.slice(at, at + 500) })
  await emit(tx, 'content-changed', { what: 'home' })
  await emit(tx, 'shelves-changed', {})
  await emit(tx, 'settings-changed', { name: 'selling' })
  return { removed, kept }
}

function findTies(tx: Tx): Promise<Tie[]> {
  const columns = (keys: string, table: string) =>
    sql`array(select a.attname::text from unnest(${sql.ref(keys)}) with ordinality k (at, place)
      join pg_attribute a on a.attrelid = ${sql.ref(table)} and a.attnum = k.at order by k.place)`
  return readRows(
    tx,
    z.object({ child: z.string(), columns: z.array(z.string()), parent: z.string(), parentColumns: z.array(z.string()) }),
    sql`select c.conrelid::regclass::text as child, ${columns('c.conkey', 'c.conrelid')} as columns,
        c.confrelid::regclass::text as parent, ${columns('c.confkey', 'c.confrelid')} as "parentColumns"
      from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
  )
}

const matching = ({ columns, parentColumns }: Tie) =>
  sql.join(
    columns.map((column, at) => sql`child.${sql.id(column)} = row.${sql.id(parentColumns[at] ?? '')}`),
    sql` and `,
  )

/** What hangs on rows of the demo counts as theirs, and what hangs on that, too. */
async function spreadAlong(tx: Tx, tables: readonly Table[], ties: readonly Tie[]): Promise<void> {
  for (let found = 1n; found > 0n; ) {
    found = 0n
    for (const tie of ties) {
      const [parent, child] = [tie.parent, tie.child].map((name) => tables.find((table) => table.name === name))
      if (!parent || !child || !goesAlong(tie)) continue
      const childKey = sql`jsonb_build_object(${sql.join(child.key.flatMap((column) => [sql.lit(column), sql`child.${sql.id(column)}`]))})`
      const added = await sql`insert into demo_rows (table_name, row_key)
        select ${child.name}, ${childKey} from ${sql.id(child.name)} child join ${sql.id(parent.name)} as row on ${matching(tie)}
        where exists (select from demo_rows d where d.table_name = ${parent.name} and d.row_key = ${keyOf(parent)})
        on conflict do nothing`.execute(tx)
      found += added.numAffectedRows ?? 0n
    }
  }
}

/** A posting goes whole, whoever's entries are in it; answers whether there was any more of it. */
async function takeWholePostings(tx: Tx): Promise<boolean> {
  const added = await sql`insert into demo_rows (table_name, row_key)
    select distinct 'ledger_postings', jsonb_build_object('posting_id', e.posting_id) from ledger_entries e
    where exists (select from demo_rows d where d.table_name = 'ledger_entries'
      and d.row_key = jsonb_build_object('posting_id', e.posting_id, 'line', e.line))
    on conflict do nothing`.execute(tx)
  return (added.numAffectedRows ?? 0n) > 0n
}

/** Certificates are one chain: where one of the shop's own stands behind those of the demo, these stay, and with them their orders. */
async function keepChain(tx: Tx): Promise<void> {
  const { rows } = await sql`select from certificate_entries e where not exists (select from demo_rows d
    where d.table_name = 'certificate_entries' and d.row_key = jsonb_build_object('entry_number', e.entry_number)) limit 1`.execute(
    tx,
  )
  if (rows.length > 0) await sql`delete from demo_rows where table_name = any(${PAST}::text[])`.execute(tx)
}

type Standing = { table: string; trigger: string }

/** Evidence and books refuse to be changed: what the demo put there goes all the same, since none of it ever was. */
const findStanding = (tx: Tx): Promise<Standing[]> =>
  readRows(
    tx,
    z.object({ table: z.string(), trigger: z.string() }),
    sql`select c.relname::text as "table", t.tgname::text as "trigger" from pg_trigger t join pg_class c on c.oid = t.tgrelid
      join pg_proc p on p.oid = t.tgfoid where p.proname in ('refuse_change', 'refuse_rewriting', 'keep_settings_history') and t.tgenabled = 'O'`,
  )

async function setTriggers(tx: Tx, standing: readonly Standing[], to: 'enable' | 'disable'): Promise<void> {
  for (const { table, trigger } of standing)
    await sql`alter table ${sql.id(table)} ${sql.raw(to)} trigger ${sql.id(trigger)}`.execute(tx)
}

const File = z.object({ uploadId: z.string(), key: z.string() })
type File = z.output<typeof File>

/** What people of the demo have sent, and where the storage keeps it. */
const findFiles = (tx: Tx): Promise<File[]> =>
  readRows(
    tx,
    File,
    sql`select u.upload_id as "uploadId", u.object_key as key from demo_rows d
      join uploads u on u.upload_id = (d.row_key ->> 'upload_id')::uuid where d.table_name = 'uploads'`,
  )

/** The storage is asked to remove the files of what has gone. */
async function dropFiles(tx: Tx, files: readonly File[]): Promise<void> {
  const [ids, keys] = [files.map(({ uploadId }) => uploadId), files.map(({ key }) => key)]
  await sql`insert into removed_files (object_key) select key from unnest(${ids}::uuid[], ${keys}::text[]) f (id, key)
    where not exists (select from uploads u where u.upload_id = f.id) on conflict do nothing`.execute(tx)
}

async function keysOf(tx: Tx, table: string, column: string): Promise<string[]> {
  const rows = await readRows(
    tx,
    z.object({ key: z.string() }),
    sql`select row_key ->> ${column} as key from demo_rows where table_name = ${table}`,
  )
  return rows.map(({ key }) => key)
}

/** So that whatever names a row is gone before it. */
function childrenFirst(tables: readonly Table[], ties: readonly Tie[]): Table[] {
  const order: Table[] = []
  const seen = new Set<string>()
  const visit = (table: Table): void => {
    if (seen.has(table.name)) return
    seen.add(table.name)
    for (const { child, parent } of ties)
      if (parent === table.name) for (const other of tables) if (other.name === child) visit(other)
    order.push(table)
  }
  for (const table of tables) visit(table)
  return order
}

/** A picture that stands on a home page of the shop's own is named there in words, not by a key. */
const ON_HOME_PAGES = sql`not exists (select from home_releases h where strpos(h.blocks::text, row.media_hash) > 0)
  and not exists (select from home_drafts h where strpos(h.blocks::text, row.media_hash) > 0)`

/** Removes the demo's rows that nothing names any more; answers how many. */
async function removeRows(tx: Tx, table: Table, ties: readonly Tie[]): Promise<number> {
  const { rows } = await sql`select from demo_rows where table_name = ${table.name} limit 1`.execute(tx)
  if (rows.length === 0) return 0
  const free = ties
    .filter(({ parent }) => parent === table.name)
    .map((tie) => {
      // A row may name itself.
      const itself = tie.child === table.name ? sql` and child.ctid <> row.ctid` : sql``
      return sql`not exists (select from ${sql.id(tie.child)} child where ${matching(tie)}${itself})`
    })
  if (table.name === 'media') free.push(ON_HOME_PAGES)
  const when = free.length > 0 ? sql`and ${sql.join(free, sql` and `)}` : sql``
  const mine = sql`exists (select from demo_rows d where d.table_name = ${table.name} and d.row_key = ${keyOf(table)})`
  const deleted = await sql`delete from ${sql.id(table.name)} as row where ${mine} ${when}`.execute(tx)
  await sql`delete from demo_rows d where d.table_name = ${table.name}
    and not exists (select from ${sql.id(table.name)} as row where d.row_key = ${keyOf(table)})`.execute(tx)
  return Number(deleted.numAffectedRows ?? 0n)
}

/** What something of the shop's own still names: pieces are taken off the shelves, and nobody signs in as one of the demo. */
async function closeWhatStays(tx: Tx): Promise<Record<string, number>> {
  await sql`update products set listed = false where product_id::text in (select row_key ->> 'product_id' from demo_rows where table_name = 'products')`.execute(
    tx,
  )
  await sql`update operators set disabled = true, password_hash = null
    where operator_id::text in (select row_key ->> 'operator_id' from demo_rows where table_name = 'operators')`.execute(tx)
  const rows = await readRows(
    tx,
    z.object({ name: z.string(), count: z.number() }),
    sql`select table_name as name, count(*) as count from demo_rows group by 1 order by 1`,
  )
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}
