import type { Tx } from '#platform/database.server.ts'

/** Someone who leaves, or whose visit becomes a member's: the account, and contacts that are proven to be theirs. */
type Person = { accountId: string; contacts: readonly string[] }

/**
 * What a subject knows of people: each column that names an account, as `table.column`, and what becomes of it when the account is deleted.
 * `src/subjects/personal-data.test.ts` walks the database and fails for a column that no subject names.
 */
export type PersonalData = {
  /** Gone with the account. */
  forgotten?: readonly string[]
  /** Stays, under an account that nobody is behind any more: why. */
  kept?: Readonly<Record<string, string>>
  /** Who of the shop did something; their accounts are disabled and not deleted. */
  ofStaff?: readonly string[]
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
