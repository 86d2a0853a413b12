import type { Tx } from '#platform/database.server.ts'

/** Someone who leaves, or whose visit becomes a member's: the account, and contacts that are proven to be theirs. */
type Person = { accountId: string; contacts: readonly string[] }

/**
 * Rows of one table as they stand in the download of what is kept of a member, each with the rows that belong to it.
 */
export type ExportedPart = {
  table: string
  /** Of a part that belongs to another: the column that names it, here and there. */
  on?: string | readonly [here: string, there: string]
  /** Of a part at the top: the column that names the account, or a proven contact of it. */
  account?: string
  contact?: string
  only?: readonly string[]
  without?: readonly string[]
  /** A flag that keeps a row out. */
  unless?: string
  /** There is one at most. */
  one?: true
  /** Amounts of which the row says what they count. */
  counted?: true
  with?: ExportedParts
}
export type ExportedParts = Readonly<Record<string, ExportedPart>>

/**
 * What a subject knows of people: each column that names an account, as `table.column`, and what becomes of it when the account is deleted.
 * `src/subjects/personal-data.test.ts` walks the database and fails for a column or a table that no subject names.
 */
export type PersonalData = {
  /** Gone with the account. */
  forgotten?: readonly string[]
  /** Stays, under an account that nobody is behind any more: why. */
  kept?: Readonly<Record<string, string>>
  /** Who of the shop did something; their accounts are disabled and not deleted. */
  ofStaff?: readonly string[]
  /** What a member’s download says of it, by the name it has there. */
  exported?: ExportedParts
  /** What it adds to the rows of another subject’s part, such as `orders.lines`. */
  exportedWithin?: Readonly<Record<string, ExportedParts>>
  /** By table why it is kept from the download, though it names a member or what is theirs. */
  notExported?: Readonly<Record<string, string>>
  /** Does what `forgotten` says. */
  forget?: (tx: Tx, person: Person) => Promise<unknown>
  /** What a visitor has gathered becomes the member's. */
  merge?: (tx: Tx, visitorId: string, member: Person) => Promise<unknown>
}

let known: readonly PersonalData[] = []

/** Said once for a process, by all subjects. */
export const bringPersonalData = (all: readonly PersonalData[]): void => {
  known = all
}

/** Everything that is known of people. Without it nothing would be forgotten, and nobody would notice. */
export function personalData(): readonly PersonalData[] {
  if (known.length === 0) throw new Error('no subject has said what it knows of people')
  return known
}

/** Everything a member’s download holds; a name that two subjects give, and one that is not there to be added to, is an error. */
export function exportedParts(all: readonly PersonalData[]): ExportedParts {
  const parts = all.reduce<ExportedParts>((before, { exported = {} }) => joined(before, exported), {})
  return all
    .flatMap(({ exportedWithin = {} }) => Object.entries(exportedWithin))
    .reduce((before, [path, added]) => addWithin(before, path.split('.'), added), parts)
}

function joined(before: ExportedParts, added: ExportedParts): ExportedParts {
  const twice = Object.keys(added).find((name) => name in before)
  if (twice) throw new Error(`two subjects export ${twice}`)
  return { ...before, ...added }
}

function addWithin(parts: ExportedParts, [name = '', ...deeper]: string[], added: ExportedParts): ExportedParts {
  const part = parts[name]
  if (!part) throw new Error(`nothing is exported as ${name}`)
  const within = part.with ?? {}
  return { ...parts, [name]: { ...part, with: deeper.length > 0 ? addWithin(within, deeper, added) : joined(within, added) } }
}
