import { randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { emit } from '#events/events.server.ts'
import { ownSigning, type Signing } from '#platform/access/signing.server.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import { type Key, type Read, type Tx, beforeCommit } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { CertificateWire } from './certificates.contract.ts'
import { appendEntry, type EntryRow, lockChain } from './certificate-chain.ts'
import { ALPHABET, CODE_LENGTH, type WithdrawalReason, withdrawalReasons } from './certificates.rules.ts'
import { certificateTables } from './certificates.tables.ts'

// 32 letters divide the values of a byte evenly.
const newCode = (): string => Array.from(randomBytes(CODE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** The piece, as it was bought. */
export type CertifiedPiece = {
  unitId: string
  brandName: string
  titleEn: string
  titleZh: string
  colourEn: string
  colourZh: string
  size: string
  sizeSystem: string
  articleNumber: string
  orderedAt: Date
  kind: CertificateWire['kind']
  /** The points that were looked at and fit. */
  checks: readonly string[]
}

/** What is signed of a piece; nothing of whoever bought or sold it. */
export const Said = z.object({
  brand: z.string(),
  piece: z.object({ en: z.string(), zh: z.string() }),
  colour: z.object({ en: z.string(), zh: z.string() }),
  size: z.string(),
  sizeSystem: z.string(),
  item: z.string(),
  ordered: z.string(),
  examined: z.string(),
  kind: CertificateWire.shape.kind,
  checks: z.array(z.string()),
  result: z.literal('genuine'),
})
export type Said = z.output<typeof Said>

/** A piece has passed: its certificate, signed and in the chain. The last thing its transaction does. */
export async function issueCertificate(tx: Tx, signing: Signing, piece: CertifiedPiece): Promise<string> {
  const says: Said = {
    brand: piece.brandName,
    piece: { en: piece.titleEn, zh: piece.titleZh },
    colour: { en: piece.colourEn, zh: piece.colourZh },
    size: piece.size,
    sizeSystem: piece.sizeSystem,
    item: piece.articleNumber,
    ordered: dayInHongKong(piece.orderedAt),
    examined: dayInHongKong(clock.now()),
    kind: piece.kind,
    checks: [...piece.checks],
    result: 'genuine',
  }
  const { code } = await appendEntry(tx, signing, { type: 'issue', code: newCode(), unitId: piece.unitId, says })
  return code
}

/** Both entries of a certificate. */
export async function findEntries(tx: Read, code: string): Promise<{ issue?: EntryRow; withdrawal?: EntryRow }> {
  const found = await certificateTables(tx).selectFrom('certificate_entries').selectAll().where('code', '=', code).execute()
  const of = (type: EntryRow['type']) => found.find((entry) => entry.type === type)
  const [issue, withdrawal] = [of('issue'), of('withdrawal')]
  return { ...(issue ? { issue } : {}), ...(withdrawal ? { withdrawal } : {}) }
}

/** Pieces whose certificates may not stay in force, of those that `which` names by `unit_id`, and why: the first reason that is true. */
const gone = (which: RawBuilder<unknown>) => sql`select distinct on (unit_id) unit_id, reason from (
    select unit_id, 'not-genuine' as reason, 1 as rank from claim_card where kind = 'fake' and state = 'upheld' and ${which}
    union all select unit_id, case state when 'returned' then 'returned' when 'rejected' then 'not-genuine' else 'not-sent' end, 2
      from order_pieces where state in ('returned', 'rejected', 'cancelled') and ${which}
    union all select unit_id, 'refunded', 3 from refunded_parts r join order_pieces u using (unit_id)
      where r.state = 'confirmed' and r.part in ('goods', 'coupon', 'merchantCoupon', 'points') and ${which}
      group by unit_id, u.merchandise_cents having sum(r.amount_cents) = u.merchandise_cents) reasons order by unit_id, rank`

const Due = z.object({ code: z.string(), unitId: z.uuid(), orderId: z.uuid(), reason: z.enum(withdrawalReasons) })

const listDue = (tx: Read, which: RawBuilder<unknown>, most = 1_000) =>
  readRows(
    tx,
    Due,
    sql`select e.code, u.unit_id as "unitId", u.order_id as "orderId", g.reason from (${gone(which)}) g join certificate_entries e using (unit_id)
        join order_pieces u using (unit_id)
      where e.type = 'issue' and not exists (select from certificate_entries w where w.code = e.code and w.type = 'withdrawal')
      order by e.entry_number limit ${most}`,
  )

/** Why the certificate of a piece may not stay in force. */
export async function whyGone(tx: Read, unitId: string): Promise<WithdrawalReason | undefined> {
  const [due] = await readRows(tx, Due.pick({ reason: true }), sql`select reason from (${gone(sql`unit_id = ${unitId}`)}) g`)
  return due?.reason
}

/** Pieces of an order that came back, never went, were refunded or are found false take their certificates with them. Saying it twice changes nothing. */
const withdrawOfOrder = (tx: Tx, signing: Signing, orderId: string): Promise<number> =>
  withdraw(tx, signing, (most) =>
    listDue(tx, sql`unit_id in (select unit_id from order_pieces where order_id = ${orderId})`, most),
  )

/** The same as the last thing of this transaction: page, paper and signed file say so from the commit on. */
export const withdrawWithThis = (tx: Tx, orderId: string): void =>
  beforeCommit(tx, `certificates of ${orderId}`, () => withdrawOfOrder(tx, ownSigning(), orderId))

/** The same of all orders, for what was moved by hand. Answers how many that were. */
export const withdrawOfPieces = (tx: Tx, signing: Signing, most: number): Promise<number> =>
  withdraw(tx, signing, () => listDue(tx, sql`true`, most))

async function withdraw(tx: Tx, signing: Signing, list: (most?: number) => Promise<z.output<typeof Due>[]>): Promise<number> {
  if ((await list(1)).length === 0) return 0
  await lockChain(tx)
  const due = await list()
  for (const { code, reason, orderId, unitId } of due) {
    await emit(tx, 'certificate-withdrawn', { orderId, unitId })
    await appendEntry(tx, signing, { type: 'withdrawal', code, unitId: null, says: { reason } })
  }
  return due.length
}

/** The codes of an order's pieces, by piece. */
export async function listCertificateCodes(tx: Read, orderId: Key): Promise<ReadonlyMap<string, string>> {
  const found = await certificateTables(tx)
    .selectFrom('certificate_entries as e')
    .innerJoin('order_pieces as u', 'u.unit_id', 'e.unit_id')
    .select(['u.unit_id', 'e.code'])
    .where('u.order_id', '=', orderId)
    .execute()
  return new Map(found.map(({ unit_id, code }) => [unit_id, code]))
}
