/** Tables that grow with the shop: rewriting one, or reading it whole under a lock, stops the shop that runs beside the migration. */
const LARGE = new Set(
  (
    'accounts audit_trail bag_lines comments consignments conversation_messages coupon_traces coupons device_ids event_effects ' +
    'idempotency_keys inbox_messages ledger_entries ledger_postings mails media members notices offer_history offers order_history ' +
    'order_lines orders outbox outside_calls parcel_units parcels payments point_lots post_likes posts product_colours product_facts ' +
    'product_views products refunds search_choices search_trails sessions sms_messages stock_changes units uploads variants ' +
    'webhook_deliveries wish_list_items'
  ).split(' '),
)

const name = String.raw`(?:if exists )?(?:only )?"?(\w+)"?`
/** What holds writers up for as long as the table is long. */
const LONG: { statement: RegExp; unless?: RegExp; why: string }[] = [
  {
    statement: new RegExp(`^create (?:unique )?index (?:if not exists )?(?:\\w+ )?on ${name}`),
    why: 'an index holds up writers while it is made',
  },
  {
    statement: new RegExp(
      `^alter table ${name} .*\\badd (?:constraint \\w+ )?(?:check|foreign key|unique|primary key|exclude)\\b`,
    ),
    unless: /\bnot valid\b|\busing index\b/,
    why: 'a constraint reads the whole table: add it `not valid` and validate it in a later file',
  },
  {
    statement: new RegExp(`^alter table ${name} .*\\balter (?:column )?\\w+ (?:set data )?type\\b`),
    why: 'another type rewrites the table',
  },
  { statement: new RegExp(`^alter table ${name} .*\\bset not null\\b`), why: '`set not null` reads the whole table' },
  {
    statement: new RegExp(
      `^alter table ${name} .*\\badd (?:column )?.*(?:\\bstored\\b|\\bdefault (?:gen_random_uuid|uuidv7|clock_timestamp|random)\\b)`,
    ),
    why: 'a value for each row rewrites the table',
  },
  { statement: new RegExp(`^(?:update|delete from) ${name}`), why: 'changing many rows holds them until the end of the file' },
]

/** A line such as `-- orders: 4 s with 1,000,000 rows` says that it was measured. */
const measured = (sql: string, table: string): boolean =>
  new RegExp(`^--.*\\b${table}\\b.*\\d+ ?(ms|s|minutes?)\\b`, 'm').test(sql)

/** Names each statement of a migration that would hold a running shop up, unless the file says for how long. */
export function findLongLocks(sql: string): string[] {
  const made = new Set([...sql.matchAll(/create table (?:if not exists )?"?(\w+)/gi)].map(([, table]) => table))
  const statements = sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())
  return statements.flatMap((statement) =>
    LONG.flatMap(({ statement: kind, unless, why }) => {
      const table = kind.exec(statement)?.[1]
      if (!table || !LARGE.has(table) || made.has(table) || unless?.test(statement) || measured(sql, table)) return []
      return [`${table}: ${why}; or say how long it takes: “-- ${table}: 2 s with 1,000,000 rows”`]
    }),
  )
}
