import { clock } from '#platform/clock.ts'
import { type Locked, lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { type PayoutFileRow, type PayoutLineRow, type PayoutRow, treasuryTables } from '../treasury.tables.ts'

/** As many as one file holds; the rest is for the next. */
const MOST_IN_FILE = 1_000

/** What is approved and in no file, but for what a card issuer asks back and what is held of a merchant. */
const approved = (tx: Read) =>
  treasuryTables(tx)
    .selectFrom('payouts as y')
    .where('y.state', '=', 'approved')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refund_card as r')
            .innerJoin('dispute_card as d', 'd.order_id', 'r.order_id')
            .select('d.dispute_id')
            .whereRef('r.refund_id', '=', 'y.refund_id')
            .where('d.state', '=', 'open'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('open_holds as h')
            .select('h.kind')
            .whereRef('h.merchant_id', '=', 'y.merchant_id')
            .where((hold) => hold.or([hold('h.ends_at', 'is', null), hold('h.ends_at', '>', clock.now())])),
        ),
      ),
    )

/** For one file. A second one that is made meanwhile waits, and finds what is left. */
export const lockApprovedPayouts = (tx: Tx): Promise<Locked<PayoutRow>[]> =>
  lockRows(tx, approved(tx).selectAll('y').orderBy('y.payout_id').limit(MOST_IN_FILE))

/** How many the next file would hold, and when the last of them was approved. */
export async function countApproved(tx: Read): Promise<{ num: number; lastTime: string }> {
  const { num, last } = await approved(tx)
    .select(({ fn }) => [fn.countAll<number>().as('num'), fn.max('y.changed_at').as('last')])
    .executeTakeFirstOrThrow()
  return { num: Math.min(num, MOST_IN_FILE), lastTime: last?.toISOString() ?? '' }
}

type NewFile = {
  fileId: string
  messageId: string
  sealedContent: string
  madeBy: string
  lines: readonly { endToEndId: string; payoutId: string; amountCents: number }[]
}

export async function keepPayoutFile(tx: Tx, { fileId, messageId, sealedContent, madeBy, lines }: NewFile): Promise<void> {
  await treasuryTables(tx)
    .insertInto('payout_files')
    .values({
      file_id: fileId,
      message_id: messageId,
      num: lines.length,
      amount_cents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
      sealed_content: sealedContent,
      made_by: madeBy,
      made_at: clock.now(),
    })
    .execute()
  await treasuryTables(tx)
    .insertInto('payout_file_lines')
    .values(
      lines.map(({ endToEndId, payoutId, amountCents }) => ({
        end_to_end_id: endToEndId,
        file_id: fileId,
        payout_id: payoutId,
        amount_cents: amountCents,
      })),
    )
    .execute()
}

export const getPayoutFile = async (tx: Read, fileId: string): Promise<PayoutFileRow> =>
  (await treasuryTables(tx).selectFrom('payout_files').selectAll().where('file_id', '=', fileId).executeTakeFirst()) ??
  refuse('NOT_FOUND')

export const findPayoutLine = (tx: Read, endToEndId: string): Promise<PayoutLineRow | undefined> =>
  treasuryTables(tx).selectFrom('payout_file_lines').selectAll().where('end_to_end_id', '=', endToEndId).executeTakeFirst()

export const listLinesOfFile = (tx: Read, messageId: string): Promise<PayoutLineRow[]> =>
  treasuryTables(tx)
    .selectFrom('payout_file_lines')
    .innerJoin('payout_files', 'payout_files.file_id', 'payout_file_lines.file_id')
    .selectAll('payout_file_lines')
    .where('payout_files.message_id', '=', messageId)
    .execute()

export async function noteOutcome(tx: Tx, { end_to_end_id }: PayoutLineRow, outcome: PayoutLineRow['outcome']): Promise<void> {
  await treasuryTables(tx).updateTable('payout_file_lines').set({ outcome }).where('end_to_end_id', '=', end_to_end_id).execute()
}

export const lockPayoutFiles = (tx: Tx): Promise<Locked<PayoutFileRow>[]> =>
  lockRows(tx, treasuryTables(tx).selectFrom('payout_files').selectAll().orderBy('file_id'), 'skip')

export async function resealFile(tx: Tx, { file_id }: PayoutFileRow, sealed: string): Promise<void> {
  await treasuryTables(tx).updateTable('payout_files').set({ sealed_content: sealed }).where('file_id', '=', file_id).execute()
}
