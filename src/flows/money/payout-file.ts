import { houseSlug } from '#language/house.ts'
import { getOrderById, seeReport } from '#modules/orders/index.server.ts'
import {
  findPayoutLine,
  getPayoutFile,
  keepPayoutFile,
  listLinesOfFile,
  lockApprovedPayouts,
  lockPayout,
  lockPayoutFiles,
  movePayout,
  noteOutcome,
  orderOfPayout,
  type PayoutLineRow,
  type PayoutRow,
  resealFile,
} from '#modules/treasury/index.server.ts'
import { type PaidLine, payoutFile, type PayoutVerdict, readPayoutResult } from '#modules/treasury/payouts/payout-file.rules.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Database, Locked, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { listPostings } from '#platform/ledger.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import type { FileAnswer } from '#platform/wire/call-path.ts'
import { type Confirmed, confirmPayout, failPayout } from './pay-out.ts'
import { isWithdrawal } from './withdrawals/end-withdrawal.ts'
import { openAccount } from './payout-account.ts'

/** Whose account it leaves; from the settings. */
type Payer = { name: string; bankCode: string; account: string }

/** For which row a file is sealed. */
const aboutOf = (fileId: string): string => `payout file ${fileId}`

/** Everything that is approved goes to the bank in one file, and in no other: anyone who asks at the same moment finds nothing left. */
export async function makePayoutFile(tx: Tx, operator: Operator, sealing: Sealing, payer: Payer): Promise<void> {
  const payouts = await lockApprovedPayouts(tx)
  if (payouts.length === 0) refuse('PAYOUTS_NONE_APPROVED')
  const fileId = newId()
  const day = dayInHongKong(clock.now())
  const messageId = `P${day.replaceAll('-', '')}-${fileId.slice(-12)}`
  const lines: (PaidLine & { payoutId: string })[] = []
  for (const payout of payouts) lines.push(await lineOf(tx, sealing, payout))
  const content = payoutFile({ messageId, madeAt: clock.now(), day, payer, lines })
  await keepPayoutFile(tx, {
    fileId,
    messageId,
    sealedContent: sealing.seal(content, aboutOf(fileId)),
    madeBy: operator.id,
    lines,
  })
  for (const [at, payout] of payouts.entries())
    await movePayout(tx, payout, 'send', { bank_reference: lines[at]?.endToEndId ?? '' })
  const after = { reference: messageId, num: lines.length }
  await recordAudit(tx, { by: operator, action: 'payout-file-made', subject: 'payout-file', subjectId: fileId, after })
}

/** Its name is new with each try, so that what the bank says of an older one is no word about this one. */
async function lineOf(tx: Tx, sealing: Sealing, payout: Locked<PayoutRow>): Promise<PaidLine & { payoutId: string }> {
  const orderId = await orderOfPayout(tx, payout)
  const order = orderId === undefined ? undefined : await getOrderById(tx, orderId)
  const sender = houseSlug().toUpperCase().slice(0, 24)
  return {
    payoutId: payout.payout_id,
    endToEndId: newId().replaceAll('-', ''),
    amountCents: payout.amount_cents,
    bankCode: payout.bank_code ?? '',
    account: openAccount(sealing, payout),
    payee: payout.payee ?? '',
    remittance: [sender, isWithdrawal(payout) ? 'WITHDRAWAL' : 'REFUND', order?.order_number].filter(Boolean).join(' '),
  }
}

/** The file as it was made, as often as it is needed; each look is written down, since it holds whole numbers. */
export async function showPayoutFile(tx: Tx, operator: Operator, sealing: Sealing, fileId: string): Promise<FileAnswer> {
  const { message_id: reference, sealed_content: sealed } = await getPayoutFile(tx, fileId)
  await recordAudit(tx, {
    by: operator,
    action: 'payout-file-seen',
    subject: 'payout-file',
    subjectId: fileId,
    after: { reference },
  })
  const content = Buffer.from(sealing.open(sealed, aboutOf(fileId)))
  return { content, type: 'application/xml', name: `${houseSlug()}-payouts-${reference}.xml` }
}

/** How many were confirmed, came back, will be paid, were paid although they had failed here, and were known or are none of ours. */
export type ReadResult = { confirmed: number; failed: number; accepted: number; late: number; known: number }

/**
 * The bank's answer. Each word of it is booked in a transaction of its own, for the try it names alone: the same file a second time, or half of it
 * after a crash, changes nothing that was booked.
 */
export async function readPayoutAnswer(
  database: Database,
  operator: Operator,
  content: Buffer,
  confirmed: Confirmed,
): Promise<ReadResult> {
  const answer = readPayoutResult(content) ?? refuse('PAYOUT_RESULT_UNREADABLE', { field: 'file' })
  const { all, messageId } = answer
  const lines = all ? await listLinesOfFile(database.pool, messageId) : []
  // A file that is turned down unread holds nothing that was paid.
  const open = lines.filter(({ outcome }) => outcome !== 'confirmed')
  const verdicts = all ? open.map(({ end_to_end_id: endToEndId }) => ({ endToEndId, ...all })) : answer.verdicts
  const told: ReadResult = { confirmed: 0, failed: 0, accepted: 0, late: 0, known: 0 }
  for (const verdict of verdicts) told[await database.inTransaction((tx) => bookVerdict(tx, operator, verdict, confirmed))] += 1
  await database.inTransaction((tx) =>
    recordAudit(tx, { by: operator, action: 'payout-result-read', subject: 'payout-file', subjectId: messageId, after: told }),
  )
  return told
}

async function bookVerdict(tx: Tx, operator: Operator, verdict: PayoutVerdict, confirmed: Confirmed): Promise<keyof ReadResult> {
  const named = await findPayoutLine(tx, verdict.endToEndId)
  if (!named) return 'known'
  const payout = await lockPayout(tx, named.payout_id)
  // Under the payout's lock: another process may have booked it meanwhile.
  const line = (await findPayoutLine(tx, verdict.endToEndId)) ?? named
  if (line.outcome === 'failed' && verdict.outcome === 'confirmed') return bookLate(tx, payout, line)
  if (!isAwaited(payout, verdict) || payout.bank_reference !== line.end_to_end_id || line.outcome === verdict.outcome)
    return 'known'
  await noteOutcome(tx, line, verdict.outcome)
  if (verdict.outcome === 'confirmed') await confirmPayout(tx, operator, payout, confirmed)
  if (verdict.outcome === 'failed') await failPayout(tx, payout, verdict)
  return verdict.outcome
}

/** A word about what is on its way, or that what a bank has paid came back from there. */
const isAwaited = (payout: PayoutRow, { outcome }: PayoutVerdict): boolean =>
  payout.state === 'sent' ||
  payout.state === 'unknown' ||
  (payout.state === 'confirmed' && outcome === 'failed' && isWithdrawal(payout))

/**
 * Paid although it had failed here: its money may be on its way a second time. Nothing is booked; finance has a case of it, once. What had
 * arrived and came back from its bank is told again only.
 */
async function bookLate(tx: Tx, payout: Locked<PayoutRow>, line: PayoutLineRow): Promise<'late' | 'known'> {
  if ((await listPostings(tx, [payout.payout_id])).some(({ kind }) => kind === 'withdrawal-paid')) return 'known'
  const orderId = await orderOfPayout(tx, payout)
  await seeReport(tx, {
    provider: 'bank',
    kind: 'refund',
    providerId: line.end_to_end_id,
    amountCents: line.amount_cents,
    currency: 'hkd',
    reference: orderId === undefined ? line.end_to_end_id : (await getOrderById(tx, orderId)).order_number,
    happenedAt: clock.now(),
    problem: 'reference',
  })
  return 'late'
}

/** Files that were sealed with a key of yesterday; answers how many there were. */
export async function resealFiles(tx: Tx, sealing: Sealing): Promise<number> {
  const older = (await lockPayoutFiles(tx)).filter(({ sealed_content }) => !sealing.isCurrent(sealed_content))
  for (const file of older) {
    const about = aboutOf(file.file_id)
    await resealFile(tx, file, sealing.seal(sealing.open(file.sealed_content, about), about))
  }
  return older.length
}
