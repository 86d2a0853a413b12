/**
 * Tables that stay small however much the shop sells. Every other grows: rewriting it, or reading it whole under a lock, stops the shop that
 * runs beside the migration. A new table counts as one that grows until it has its name here.
 */
export const SMALL: ReadonlySet<string> = new Set(
  (
    'announcement_bar announcements answer_books api_keys application_requirements application_steps applications ' +
    'audit_seals backup_state bank_statements barred_inviters brand_addresses brands campaigns care_days care_usual ' +
    'categories category_addresses code_batches database_beat demo_rows first_links flood_alarms hidden_searches ' +
    'home_drafts home_releases import_columns import_words listed_words merchant_bank_accounts merchant_holds ' +
    'merchant_holidays merchant_invitations merchant_people merchant_steps merchants offer_files operator_links operators ' +
    'outbox_consumers payout_files product_imports provider_cursors provider_reports reconciliations referral_pages roles ' +
    'sandbox_bank_movements sandbox_paypal_case_moves sandbox_paypal_disputes sandbox_paypal_orders sandbox_paypal_refunds ' +
    'sandbox_stripe_disputes sandbox_stripe_refunds sandbox_stripe_sessions settings settings_history shelf_terms shop_news ' +
    'shop_origin short_links sms_alarms sourcing_scopes stock_counts storefront_parts synonym_groups timed_tasks ' +
    'webhook_endpoints word_lists'
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

const madeIn = (sql: string): Set<string | undefined> =>
  new Set([...sql.matchAll(/create (?:unlogged )?table (?:if not exists )?"?(\w+)/gi)].map(([, table]) => table))

const statementsOf = (sql: string): string[] =>
  sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim().toLowerCase())

/** Names each statement of a migration that would hold a running shop up, unless the file says for how long. */
export function findLongLocks(sql: string): string[] {
  const made = madeIn(sql)
  return statementsOf(sql).flatMap((statement) =>
    LONG.flatMap(({ statement: kind, unless, why }) => {
      const table = kind.exec(statement)?.[1]
      if (!table || SMALL.has(table) || made.has(table) || unless?.test(statement) || measured(sql, table)) return []
      return [`${table}: ${why}; or say how long it takes: “-- ${table}: 2 s with 1,000,000 rows”`]
    }),
  )
}

/** What the release before this one, which sells beside the migration, cannot live with. */
const BREAKS: { statement: RegExp; unless?: RegExp; why: string }[] = [
  {
    statement: new RegExp(`^alter table ${name} .*\\bdrop (?:column )?(?!constraint|default|not null|expression|identity)\\w+`),
    why: 'a column goes',
  },
  { statement: new RegExp(`^alter table ${name} .*\\bdrop default\\b`), why: 'a value that was given by itself is not any more' },
  { statement: new RegExp(`^alter table ${name} rename (?!constraint)`), why: 'a name goes' },
  { statement: new RegExp(`^alter (?:table|view) ${name} set schema\\b`), why: 'a name goes' },
  { statement: new RegExp(`^drop table ${name}`), why: 'a table goes' },
  {
    statement: new RegExp(`^alter table ${name} .*\\balter (?:column )?\\w+ set not null\\b`),
    why: 'what may be empty may not any more',
  },
  {
    statement: new RegExp(
      `^alter table ${name} .*\\badd (?:column )?(?:if not exists )?(?!constraint|check|foreign|unique|primary|exclude)\\w+ .*\\bnot null\\b`,
    ),
    unless: /\bdefault\b|\bgenerated\b/,
    why: 'a column without a value of its own must be given',
  },
]

/** A line such as `-- orders.courier: not used since 0.4.0` names the release that can do without. */
const released = (sql: string, table: string): boolean =>
  new RegExp(`^--.*\\b${table}\\b.*\\bsince v?\\d+\\.\\d+\\.\\d+\\b`, 'm').test(sql)

/**
 * Names each statement that breaks the release before: what is no longer wanted is first left unused by one that is released, and goes with a
 * later one (expand, backfill, contract). The file says which it was.
 */
export function findContracts(sql: string): string[] {
  const made = madeIn(sql)
  return statementsOf(sql).flatMap((statement) =>
    BREAKS.flatMap(({ statement: kind, unless, why }) => {
      const table = kind.exec(statement)?.[1]
      if (!table || made.has(table) || unless?.test(statement) || released(sql, table)) return []
      return [
        `${table}: ${why}, and the release before still needs it; or say since which it does not: “-- ${table}: not used since 0.4.0”`,
      ]
    }),
  )
}
