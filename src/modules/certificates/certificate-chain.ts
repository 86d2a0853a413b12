import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Signing } from '#platform/access/signing.server.ts'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { type Canonical, canonicalJson } from './certificates.rules.ts'
import { type CertificateTables, certificateTables } from './certificates.tables.ts'

export type EntryRow = Selectable<CertificateTables['certificate_entries']>

/** What the first entry follows. */
const NOTHING = Buffer.alloc(32)
export const FORMAT = 'praya-certificate-1'

const hashOf = (body: string): Buffer => createHash('sha256').update(body).digest()

type Said = { type: EntryRow['type']; code: string; unitId: string | null; says: Readonly<Record<string, Canonical>> }

/**
 * Adds a signed entry behind the last one. Everybody waits here for everybody else until their transaction is done, so it comes as the
 * last thing a transaction does; the database refuses a second entry behind the same one all the same.
 */
export async function appendEntry(tx: Tx, signing: Signing, { type, code, unitId, says }: Said): Promise<EntryRow> {
  await lockChain(tx)
  const last = await readLast(tx)
  const madeAt = clock.now()
  const entryNumber = (last?.entry_number ?? 0) + 1
  const previous = last?.entry_hash ?? NOTHING
  const body = canonicalJson({
    ...says,
    format: FORMAT,
    type,
    code,
    entry: entryNumber,
    key: signing.current,
    previous: previous.toString('hex'),
    signed: madeAt.toISOString(),
  })
  return certificateTables(tx)
    .insertInto('certificate_entries')
    .values({
      entry_number: entryNumber,
      type,
      code,
      unit_id: unitId,
      body,
      previous_hash: previous,
      entry_hash: hashOf(body),
      key_name: signing.current,
      signature: signing.sign(body),
      made_at: madeAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const lockChain = (tx: Tx): Promise<void> => lockNames(tx, ['chain of certificates'])

const readLast = (tx: Read) =>
  certificateTables(tx)
    .selectFrom('certificate_entries')
    .select(['entry_number', 'entry_hash'])
    .orderBy('entry_number', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Whether an entry says what it said when it was signed, and which it follows. */
export function isWhole(entry: EntryRow, signing: Signing): boolean {
  const { body, key_name, signature } = entry
  if (!hashOf(body).equals(entry.entry_hash) || signing.fits(key_name, body, signature) !== true) return false
  // What is not signed itself must say the same as what is.
  const said = JSON.parse(body) as Record<string, unknown>
  return (
    said.code === entry.code &&
    said.type === entry.type &&
    said.entry === entry.entry_number &&
    said.key === key_name &&
    said.previous === entry.previous_hash.toString('hex')
  )
}

/** Whether an entry follows the one before it, and is followed by the next. */
export async function fitsItsNeighbours(tx: Read, { entry_number: number, ...entry }: EntryRow): Promise<boolean> {
  const neighbours = await certificateTables(tx)
    .selectFrom('certificate_entries')
    .select(['entry_number', 'entry_hash', 'previous_hash'])
    .where('entry_number', 'in', [number - 1, number + 1])
    .execute()
  const before = neighbours.find((one) => one.entry_number === number - 1)?.entry_hash ?? (number === 1 ? NOTHING : undefined)
  const after = neighbours.find((one) => one.entry_number === number + 1)?.previous_hash ?? entry.entry_hash
  return before?.equals(entry.previous_hash) === true && after.equals(entry.entry_hash)
}

const AT_ONCE = 500

/** Goes through the whole chain; throws at the first entry that is missing, was changed, or does not follow the one before. */
export async function checkChain(tx: Read, signing: Signing): Promise<number> {
  let number = 0
  let hash: Buffer = NOTHING
  for (;;) {
    const entries = await certificateTables(tx)
      .selectFrom('certificate_entries')
      .selectAll()
      .where('entry_number', '>', number)
      .orderBy('entry_number')
      .limit(AT_ONCE)
      .execute()
    for (const entry of entries) {
      const follows = entry.entry_number === number + 1 && entry.previous_hash.equals(hash)
      if (!follows || !isWhole(entry, signing)) throw new Error(`the chain of certificates is broken at entry ${number + 1}`)
      number = entry.entry_number
      hash = entry.entry_hash
    }
    if (entries.length < AT_ONCE) return number
  }
}
