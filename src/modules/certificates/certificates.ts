import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Signing } from '#platform/access/signing.server.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { CertificateWire } from './certificates.contract.ts'
import { appendEntry, type EntryRow, lockChain } from './certificate-chain.ts'
import { ALPHABET, CODE_LENGTH, reasonOfState, statesOfWithdrawal, type WithdrawalReason } from './certificates.rules.ts'
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

/** A certificate is not in force any more. Saying it twice changes nothing. */
export async function withdrawCertificate(tx: Tx, signing: Signing, code: string, reason: WithdrawalReason): Promise<void> {
  await lockChain(tx)
  const { issue, withdrawal } = await findEntries(tx, code)
  if (!issue) refuse('NOT_FOUND')
  if (withdrawal) return
  await appendEntry(tx, signing, { type: 'withdrawal', code, unitId: null, says: { reason } })
}

/** Both entries of a certificate. */
export async function findEntries(tx: Read, code: string): Promise<{ issue?: EntryRow; withdrawal?: EntryRow }> {
  const found = await certificateTables(tx).selectFrom('certificate_entries').selectAll().where('code', '=', code).execute()
  const of = (type: EntryRow['type']) => found.find((entry) => entry.type === type)
  const [issue, withdrawal] = [of('issue'), of('withdrawal')]
  return { ...(issue ? { issue } : {}), ...(withdrawal ? { withdrawal } : {}) }
}

/** Pieces that came back, or never went, take their certificates with them. Answers how many that were. */
export async function withdrawOfPieces(tx: Tx, signing: Signing, most: number): Promise<number> {
  const due = await certificateTables(tx)
    .selectFrom('certificate_entries as e')
    .innerJoin('units as u', 'u.unit_id', 'e.unit_id')
    .select(['e.code', 'u.state'])
    .where('e.type', '=', 'issue')
    .where(({ eb }) => eb('u.state', 'in', statesOfWithdrawal as never))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('certificate_entries as w')
            .select('w.entry_number')
            .whereRef('w.code', '=', 'e.code')
            .where('w.type', '=', 'withdrawal'),
        ),
      ),
    )
    .limit(most)
    .execute()
  for (const { code, state } of due) {
    const reason = reasonOfState(state)
    if (reason) await withdrawCertificate(tx, signing, code, reason)
  }
  return due.length
}

/** The codes of an order's pieces, by piece. */
export async function listCertificateCodes(tx: Read, orderId: string): Promise<ReadonlyMap<string, string>> {
  const found = await certificateTables(tx)
    .selectFrom('certificate_entries as e')
    .innerJoin('units as u', 'u.unit_id', 'e.unit_id')
    .select(['u.unit_id', 'e.code'])
    .where('u.order_id', '=', orderId)
    .execute()
  return new Map(found.map(({ unit_id, code }) => [unit_id, code]))
}
