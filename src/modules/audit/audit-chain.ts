import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Signing } from '#platform/access/signing.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { auditTables } from './audit.tables.ts'

/** What the first entry follows. */
const NOTHING = Buffer.alloc(32)
const AT_ONCE = 1_000

/** All that an entry says, in one spelling. */
const said = sql`jsonb_build_array(a.entry_id, a.actor, a.actor_id, a.action, a.subject, a.subject_id,
  a.before, a.after, floor(extract(epoch from a.recorded_at) * 1000000)::bigint)`
const printOf = (words: RawBuilder<unknown>) => sql`sha256(convert_to((${words})::text, 'UTF8'))`
/** Entries that were sealed before an actor had a kind are without it. */
const FORMAT = 2
const fingerprint = printOf(sql`${said} || to_jsonb(a.actor_kind)`)
const printAsSealed = sql`case s.format when 1 then ${printOf(said)} else ${fingerprint} end`

const sealOf = (before: Buffer, entry: Buffer): Buffer => createHash('sha256').update(before).update(entry).digest()
const headline = (place: number, seal: Buffer): string => `praya-audit-1 ${place} ${seal.toString('hex')}`

/**
 * Puts the entries that nobody has sealed yet behind the others, some at a time, and signs the last; answers how many. Nobody who writes
 * an entry waits for this: an entry that is committed late is sealed later.
 */
export async function sealTrail(tx: Tx, signing: Signing): Promise<number> {
  await lockNames(tx, ['chain of the audit trail'])
  const last = await auditTables(tx)
    .selectFrom('audit_seals')
    .select(['place', 'seal'])
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst()
  const entries = await readRows(
    tx,
    z.object({ entryId: z.string(), print: z.instanceof(Buffer) }),
    sql`select a.entry_id as "entryId", ${fingerprint} as print from audit_trail a
      where not exists (select from audit_seals s where s.entry_id = a.entry_id)
      order by a.recorded_at, a.entry_id limit ${AT_ONCE}`,
  )
  if (entries.length === 0) return 0
  let { place, seal }: { place: number; seal: Buffer } = last ?? { place: 0, seal: NOTHING }
  const sealed = entries.map(({ entryId, print }) => {
    place += 1
    seal = sealOf(seal, print)
    return { place, entry_id: entryId, seal, format: FORMAT } as const
  })
  const signed = { key_name: signing.current, signature: signing.sign(headline(place, seal)) }
  await auditTables(tx)
    .insertInto('audit_seals')
    .values(sealed.map((one) => ({ key_name: null, signature: null, ...one, ...(one.place === place ? signed : {}) })))
    .execute()
  return sealed.length
}

const Sealed = z.object({
  place: z.number(),
  seal: z.instanceof(Buffer),
  keyName: z.string().nullable(),
  signature: z.instanceof(Buffer).nullable(),
  print: z.instanceof(Buffer).nullable(),
})

export type TrailHead = { entries: number; head: string }

/**
 * Goes through the whole trail; throws at the first entry that is missing, was changed, or does not follow the one before. Answers how
 * far it goes and its last fingerprint: kept outside the database, they show when its end is cut off.
 */
export async function checkTrail(tx: Read, signing: Signing): Promise<TrailHead> {
  let place = 0
  let seal: Buffer = NOTHING
  let isSigned = true
  for (;;) {
    const rows = await readRows(
      tx,
      Sealed,
      sql`select s.place, s.seal, s.key_name as "keyName", s.signature,
          (select ${printAsSealed} from audit_trail a where a.entry_id = s.entry_id) as print
        from audit_seals s where s.place > ${place} order by s.place limit ${AT_ONCE}`,
    )
    for (const row of rows) {
      const broken = new Error(`the audit trail is broken at entry ${place + 1}`)
      if (row.place !== place + 1 || !row.print || !sealOf(seal, row.print).equals(row.seal)) throw broken
      isSigned = row.signature !== null
      if (row.signature && signing.fits(row.keyName ?? '', headline(row.place, row.seal), row.signature) !== true) throw broken
      place = row.place
      seal = row.seal
    }
    if (rows.length < AT_ONCE) break
  }
  if (!isSigned) throw new Error(`the audit trail is broken at entry ${place}: its end is not signed`)
  return { entries: place, head: seal.toString('hex') }
}
