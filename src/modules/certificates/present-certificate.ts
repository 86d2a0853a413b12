import { qrPicture } from '#platform/media/qr-picture.server.ts'
import { z } from 'zod'
import type { Signing } from '#platform/access/signing.server.ts'
import { clock } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { FileAnswer } from '#platform/wire/call-path.ts'
import type { Language } from '#language/languages.ts'
import { sizeWithSystem } from '#language/product/size-names.ts'
import { type EntryRow, fitsItsNeighbours, FORMAT, isWhole } from './certificate-chain.ts'
import { findEntries, Said, whyGone } from './certificates.ts'
import type { CertificateFile, CertificateWire } from './certificates.contract.ts'
import { plainCertificateCode, shownCertificateCode, withdrawalReasons } from './certificates.rules.ts'
import { certificateTables } from './certificates.tables.ts'

export type Register = { signing: Signing; publicUrl: () => string }

/** Where the published keys stand. */
export const KEYS_PATH = '/.well-known/praya-certificate-keys.json'

/** What the shop has to say of a certificate; refuses what it has never issued. */
export async function showCertificate(
  tx: Read,
  { signing, publicUrl }: Register,
  typed: string,
  language: Language,
): Promise<CertificateWire> {
  const { issue, withdrawal } = await findEntries(tx, plainCertificateCode(typed) ?? refuse('NOT_FOUND'))
  if (!issue) return refuse('NOT_FOUND')
  const said = Said.safeParse(JSON.parse(issue.body))
  const isSound =
    said.success &&
    (await isSoundEntry(tx, issue, signing)) &&
    (withdrawal === undefined || (await isSoundEntry(tx, withdrawal, signing)))
  const withdrawn = isSound ? await withdrawnSince(tx, issue, withdrawal) : null
  const address = `${publicUrl()}${language === 'zh' ? '/zh' : ''}/certificate/${issue.code}`
  return {
    code: shownCertificateCode(issue.code),
    state: isSound ? (withdrawn ? 'withdrawn' : 'genuine') : 'damaged',
    withdrawn,
    ...piece(said.success ? said.data : undefined, language),
    ...(await picturesOf(tx, issue, language)),
    entry: issue.entry_number,
    fingerprint: issue.entry_hash.toString('hex'),
    key: issue.key_name,
    signedAt: issue.made_at.toISOString(),
    checkedAt: clock.now().toISOString(),
    address,
    qrSvg: await qrPicture(address),
  }
}

const isSoundEntry = async (tx: Read, entry: EntryRow, signing: Signing): Promise<boolean> =>
  isWhole(entry, signing) && (await fitsItsNeighbours(tx, entry))

/** Said in the chain; or plain from what has become of the piece, where nobody has told the chain. */
async function withdrawnSince(
  tx: Read,
  issue: EntryRow,
  withdrawal: EntryRow | undefined,
): Promise<CertificateWire['withdrawn']> {
  if (withdrawal) {
    const { reason } = JSON.parse(withdrawal.body) as { reason?: unknown }
    return {
      date: withdrawal.made_at.toISOString(),
      reason: withdrawalReasons.find((known) => known === reason) ?? 'returned',
    }
  }
  const reason = issue.unit_id ? await whyGone(tx, issue.unit_id) : undefined
  return reason ? { date: clock.now().toISOString(), reason } : null
}

type Piece = Pick<
  CertificateWire,
  'brandName' | 'title' | 'colour' | 'size' | 'articleNumber' | 'ordered' | 'examined' | 'kind' | 'checks'
>

const piece = (said: Said | undefined, language: Language): Piece => ({
  brandName: said?.brand ?? '',
  title: said?.piece[language] ?? '',
  colour: said?.colour[language] ?? '',
  size: said ? sizeWithSystem(said.sizeSystem, said.size, language) : '',
  articleNumber: said?.item ?? '',
  ordered: said?.ordered ?? '',
  examined: said?.examined ?? '',
  kind: said?.kind ?? 'other',
  checks: said?.checks ?? [],
})

const Snapshot = z.object({
  titleEn: z.string(),
  titleZh: z.string(),
  picture: z.object({ hash: z.string(), width: z.number(), height: z.number() }),
})

async function picturesOf(
  tx: Read,
  issue: EntryRow,
  language: Language,
): Promise<Pick<CertificateWire, 'pictures' | 'productImg'>> {
  const taken = await certificateTables(tx)
    .selectFrom('authentication_photos as p')
    .innerJoin('upload_card as u', 'u.upload_id', 'p.upload_id')
    .select(['p.point', 'u.upload_id', 'u.width', 'u.height'])
    .where('p.unit_id', '=', issue.unit_id)
    .orderBy('p.position')
    .execute()
  const line = await certificateTables(tx)
    .selectFrom('order_pieces')
    .select('snapshot')
    .where('unit_id', '=', issue.unit_id)
    .executeTakeFirst()
  const shown = Snapshot.safeParse(line?.snapshot)
  return {
    pictures: taken.map(({ point, upload_id, width, height }) => ({
      point,
      picture: { hash: upload_id.replaceAll('-', ''), width: width ?? 1, height: height ?? 1, alt: '' },
    })),
    productImg: shown.success
      ? { ...shown.data.picture, alt: language === 'zh' ? shown.data.titleZh : shown.data.titleEn }
      : null,
  }
}

/** The signed entries, byte for byte. */
export async function certificateFileOf(tx: Read, { publicUrl }: Register, typed: string): Promise<FileAnswer> {
  const { issue, withdrawal } = await findEntries(tx, plainCertificateCode(typed) ?? refuse('NOT_FOUND'))
  if (!issue) return refuse('NOT_FOUND')
  const file: CertificateFile = {
    format: FORMAT,
    code: issue.code,
    keys: publicUrl() + KEYS_PATH,
    issue: signedEntry(issue),
    withdrawal: withdrawal ? signedEntry(withdrawal) : null,
  }
  return {
    content: Buffer.from(`${JSON.stringify(file, undefined, 2)}\n`),
    type: 'application/json',
    name: `praya-certificate-${issue.code}.json`,
  }
}

const signedEntry = (entry: EntryRow): CertificateFile['issue'] => ({
  body: entry.body,
  hash: entry.entry_hash.toString('hex'),
  key: entry.key_name,
  signature: entry.signature.toString('base64'),
})
