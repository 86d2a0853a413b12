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

const TEXT_OR_REMARK = /--.*$|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$([\s\S]*?)\$\1\$/gm
const WORDS_BEFORE_STATEMENTS = /\b(?:begin|then|else|loop)\b/gi
const MADE_OF_TEXT = /\bexecute (?:format ?\( ?)?'((?:[^']|'')*)'/gi

/**
 * Without remarks, texts and the bodies of functions. What a DO block does is done now: its statements are read, also those it makes of a
 * text, where `any_table` is one that the text does not name.
 */
function plain(sql: string): string {
  return sql.replaceAll(TEXT_OR_REMARK, (found: string, _: string | undefined, body: string | undefined, at: number) => {
    if (body === undefined) return found.startsWith("'") ? "''" : ' '
    if (!/\bdo\s+(?:language\s+\w+\s+)?$/i.test(sql.slice(0, at))) return "''"
    const spelt = body.replaceAll(
      MADE_OF_TEXT,
      (__, text: string) => `; ${text.replaceAll("''", "'").replaceAll(/%[Is]/g, 'any_table')} ;`,
    )
    return `; ${plain(spelt).replaceAll(WORDS_BEFORE_STATEMENTS, ';')} ;`
  })
}

/** At the commas that are in no brackets. */
function parted(list: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of list) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}

const OF_SEVERAL =
  /^(alter table (?:if exists )?(?:only )?\w+|(?:drop [a-z ]*?|truncate(?: table)?|lock(?: table)?)(?: if exists)?) ((?:only )?\w+.*)$/
const KEYWORDS_INSIDE = /(?<!\b(?:for|do|key|on|or|before|after|instead of) )\b(?:update|delete from|merge into) (?!set\b)/g

/** Each change by itself, in small letters: those of one ALTER TABLE, those of a list of names, and those that a WITH has inside. */
const statementsOf = (sql: string): string[] =>
  plain(sql)
    .split(';')
    .map((statement) =>
      statement
        .replaceAll(/"|\bpublic\./g, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .toLowerCase(),
    )
    .flatMap((statement) => {
      const [, head, list] = OF_SEVERAL.exec(statement) ?? []
      if (head && list) return parted(list).map((one) => `${head} ${one}`)
      return statement.startsWith('with ')
        ? [...statement.matchAll(KEYWORDS_INSIDE)].map(({ index }) => statement.slice(index))
        : [statement]
    })

const alter = String.raw`^alter table (?:if exists )?(?:only )?(\w+) `
const rule = 'check|foreign key|unique|primary key|exclude|not null'
const newColumn = String.raw`add (?:column )?(?:if not exists )?(?!(?:constraint|check|foreign|unique|primary|exclude|not)\b)(\w+) `
/** The same for all rows, and found once. Any other function may answer anew for each row, and PostgreSQL takes it for one that does. */
const SAME_FOR_ALL =
  'now|transaction_timestamp|statement_timestamp|date_trunc|timezone|make_interval|jsonb_build_object|jsonb_build_array'

type Kind = { statement: RegExp; unless?: RegExp; why: string }
/** What holds writers up for as long as the table is long. */
const LONG: Kind[] = [
  {
    statement: /^create (?:unique )?index (?:if not exists )?(?:\w+ )?on (?:only )?(\w+)/,
    why: 'an index holds up writers while it is made',
  },
  {
    statement: new RegExp(`${alter}add (?:constraint \\w+ )?(?:${rule})\\b`),
    unless: /\bnot valid\b|\busing index\b/,
    why: 'a constraint reads the whole table: add it `not valid` and validate it in a later file',
  },
  {
    statement: new RegExp(`${alter}${newColumn}.*\\b(?:unique|primary key|check|default .*references)\\b`),
    why: 'the rule of a new column reads the whole table: add it beside, `not valid`, and validate it in a later file',
  },
  { statement: new RegExp(`${alter}alter (?:column )?\\w+ (?:set data )?type\\b`), why: 'another type rewrites the table' },
  { statement: new RegExp(`${alter}alter (?:column )?\\w+ set not null\\b`), why: '`set not null` reads the whole table' },
  {
    statement: new RegExp(
      `${alter}(?:${newColumn}.*(?:\\bstored\\b|\\bserial\\b|\\bidentity\\b)|add (?:column )?\\w+ (?:big|small)?serial\\b|alter (?:column )?\\w+ set expression\\b)`,
    ),
    why: 'a value for each row rewrites the table',
  },
  {
    statement: new RegExp(
      `${alter}${newColumn}.*\\bdefault (?:(?! check\\b| references\\b| constraint\\b).)*?(?<!::)\\b(?!(?:${SAME_FOR_ALL})\\b)\\w+\\(`,
    ),
    why: 'a value for each row rewrites the table',
  },
  {
    statement: new RegExp(`${alter}set (?:logged|unlogged|tablespace|access method)\\b`),
    why: 'another place rewrites the table',
  },
  { statement: new RegExp(`${alter}attach partition\\b`), why: 'a part that is added is read whole' },
  {
    statement: /^alter domain (\w+) (?:add\b|set not null\b)/,
    unless: /\bnot valid\b/,
    why: 'the rule of a domain reads each table that has it: add it `not valid` and validate it in a later file',
  },
  {
    statement:
      /^(?:refresh materialized view|reindex (?:table|index)|cluster|lock (?:table )?(?:only )?)\s?(?!concurrently\b)(\w+)/,
    why: 'the table is locked as a whole',
  },
  {
    statement: /^(?:update|delete from|merge into) (?:only )?(\w+)/,
    why: 'changing many rows holds them until the end of the file',
  },
]

/** A line such as `-- orders: 4 s with 1,000,000 rows` says that it was measured. */
const measured = (sql: string, table: string): number | undefined => {
  const [, time, unit = ''] = new RegExp(`^--.*\\b${table}\\b.*?(\\d+) ?(ms|s|minutes?)\\b`, 'm').exec(sql) ?? []
  return time === undefined ? undefined : Number(time) * ({ ms: 1, s: 1_000 }[unit] ?? 60_000)
}

const MAKES = /^create (?:(?:temp|temporary|unlogged) )*table (\w+)/
/** What no one else reads or writes until the file ends. `if not exists` says that it may be there. */
const makes = (statement: string): string | undefined => {
  const made = MAKES.exec(statement)?.[1]
  return made === 'if' ? undefined : made
}

/** As long as a shopper waits for a lock. */
const SHORT_MS = 700
/** What closes a table to readers, too, until the end of the file; an index is of a table that its name does not tell. */
const CLOSES = new RegExp(
  `${alter}(?!validate\\b|set \\(|alter (?:column )?\\w+ set statistics\\b)|^(?:create|drop) trigger .* on (\\w+)|^drop index (?:if exists )?(\\w+)`,
)

/** Names each statement of a migration that would hold a running shop up, unless the file says for how long. */
export function findLongLocks(sql: string): string[] {
  const [made, closed, added, faults] = [new Set(['']), new Set<string>(), new Set<string>(), [] as string[]]
  for (const statement of statementsOf(sql)) {
    made.add(makes(statement) ?? '')
    const grows = (table = ''): boolean => !made.has(table) && !SMALL.has(table)
    const tell = (table: string, why: string): void =>
      void faults.push(`${table}: ${why}; or say how long it takes: “-- ${table}: 2 s with 1,000,000 rows”`)
    for (const { statement: kind, unless, why } of LONG) {
      const table = kind.exec(statement)?.[1]
      if (!table || !grows(table) || unless?.test(statement)) continue
      const ms = measured(sql, table)
      if (ms === undefined) tell(table, why)
      const [first] = closed
      if (ms !== undefined && ms > SHORT_MS && first)
        faults.push(
          `${first}: it is closed to readers, too, until the long work on ${table} is done: do that in a file of its own`,
        )
    }
    const [, of, constraint] = new RegExp(`${alter}(?:add constraint|validate constraint) (\\w+)`).exec(statement) ?? []
    if (of && grows(of) && / add constraint /.test(statement)) added.add(`${of}.${constraint}`)
    else if (of && added.has(`${of}.${constraint}`) && measured(sql, of) === undefined)
      tell(of, 'what is validated in the file that adds it is read under the lock of that')
    const shut = CLOSES.exec(statement)?.slice(1).find(Boolean)
    if (shut && grows(shut)) closed.add(shut)
  }
  return faults
}

/** What the release before this one, which sells beside the migration, cannot live with. */
const BREAKS: Kind[] = [
  {
    statement: new RegExp(`${alter}drop (?:column )?(?!(?:constraint|default|not|expression|identity)\\b)\\w+`),
    why: 'a column goes',
  },
  {
    statement: new RegExp(`${alter}alter (?:column )?\\w+ drop (?:default|expression|identity)\\b`),
    why: 'a value that was given by itself is not any more',
  },
  { statement: new RegExp(`${alter}rename (?!constraint\\b)`), why: 'a name goes' },
  {
    statement:
      /^alter (?:view|materialized view|sequence|type|domain|function|procedure|schema) (?:if exists )?(\w+)(?: ?\(.*\))? rename\b/,
    why: 'a name goes',
  },
  { statement: /^alter (?:\w+ )+?(\w+) set schema\b/, why: 'a name goes' },
  {
    statement:
      /^drop (?:table|view|materialized view|sequence|type|domain|function|procedure|schema|extension) (?:if exists )?(\w+)/,
    why: 'what it may use goes',
  },
  { statement: /^truncate (?:table )?(?:only )?(\w+)/, why: 'all rows go' },
  { statement: new RegExp(`${alter}alter (?:column )?\\w+ set not null\\b`), why: 'what may be empty may not any more' },
  {
    statement: new RegExp(`${alter}alter (?:column )?\\w+ (?:set data )?type (?!(?:bigint|numeric|text)\\b)`),
    why: 'a value is of another type',
  },
  {
    statement: new RegExp(`${alter}${newColumn}.*\\bnot null\\b`),
    unless: /\bdefault\b|\bgenerated\b|\bserial\b/,
    why: 'a column without a value of its own must be given',
  },
]

/** A rule for what is there already. One in the place of another, or of what is new, is for its author to judge. */
const RULES: RegExp[] = [
  new RegExp(`${alter}add (?:constraint \\w+ )?(?:${rule})\\b(.*)`),
  /^create unique index (?:if not exists )?(?:\w+ )?on (?:only )?(\w+)(.*)/,
]

const isBefore = (version: string, other: string): boolean => version.localeCompare(other, 'en', { numeric: true }) < 0

/** A line such as `-- orders.courier: not used since 0.4.0` names the release that can do without: one before that of this program. */
function released(sql: string, table: string, version: string): boolean {
  const since = new RegExp(`^--.*\\b${table}\\b.*\\bsince v?(\\d+\\.\\d+\\.\\d+)\\b`, 'm').exec(sql)?.[1]
  return since !== undefined && isBefore(since, version)
}

/**
 * Names each statement that breaks the release before: what is no longer wanted is first left unused by one that is released, and goes with a
 * later one (expand, backfill, contract). The file says which it was. `version`: of the program that the file comes with.
 */
export function findContracts(sql: string, version: string): string[] {
  const [made, fresh, replaced, faults] = [new Set(['']), new Set<string>(), new Set<string>(), [] as string[]]
  const statements = statementsOf(sql)
  for (const statement of statements) {
    const [, of, column] = new RegExp(alter + newColumn).exec(statement) ?? []
    if (of && column) fresh.add(column)
    const replaces = new RegExp(`${alter}drop constraint\\b`).exec(statement)?.[1]
    if (replaces) replaced.add(replaces)
  }
  for (const statement of statements) {
    made.add(makes(statement) ?? '')
    const tell = (table: string | undefined, why: string): void => {
      if (!table || made.has(table) || released(sql, table, version)) return
      faults.push(
        `${table}: ${why}, and the release before still needs it; or say since which it does not: “-- ${table}: not used since 0.4.0”`,
      )
    }
    for (const { statement: kind, unless, why } of BREAKS) if (!unless?.test(statement)) tell(kind.exec(statement)?.[1], why)
    for (const kind of RULES) {
      const [, table, of = ''] = kind.exec(statement) ?? []
      const isOfNew = of.split(/\W+/).some((word) => fresh.has(word))
      if (table && !isOfNew && !replaced.has(table)) tell(table, 'a new rule refuses what could be written')
    }
  }
  return faults
}
