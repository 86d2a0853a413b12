import { sql } from 'kysely'
import { emit } from '#events/events.server.ts'
import { addCaseStep } from '#platform/cases/case-history.server.ts'
import type { Actor } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import type { Locked, Read, Tx } from '#platform/database.server.ts'
import { newId, newSpokenCode } from '#platform/ids.server.ts'
import type { Cents } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { type AnswerAct, answerAfter, type LaterAct } from './seller-answers.rules.ts'
import { type SellerAnswerRow, sellerAnswerTables } from './seller-answers.tables.ts'

type LockedOrder = Locked<{ order_id: string }>
/** Of a return, or of a claim. */
export type AnswerAbout = { returnId: string } | { claimId: string }

type NewAnswer = { about: AnswerAbout; merchantId: string; unitIds: readonly string[]; dueAt: Date }

/** Asks a merchant, once, what it says of what a buyer of a locked order wants; false when it was asked before. */
export async function openAnswer(tx: Tx, order: LockedOrder, by: Actor, wanted: NewAnswer): Promise<boolean> {
  const { about, merchantId, unitIds, dueAt } = wanted
  const answerId = newId()
  const opened = await sellerAnswerTables(tx)
    .insertInto('seller_answers')
    .values({
      answer_id: answerId,
      answer_number: `S${newSpokenCode(9)}`,
      return_id: 'returnId' in about ? about.returnId : null,
      claim_id: 'claimId' in about ? about.claimId : null,
      order_id: order.order_id,
      merchant_id: merchantId,
      state: 'asked',
      due_at: dueAt,
      opened_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (opened.numInsertedOrUpdatedRows !== 1n) return false
  await sellerAnswerTables(tx)
    .insertInto('seller_answer_units')
    .values(unitIds.map((unitId) => ({ answer_id: answerId, unit_id: unitId })))
    .execute()
  await recordStep(tx, { answer_id: answerId, order_id: order.order_id }, 'ask', by, '')
  return true
}

type Moved = { dueAt?: Date | null; decidedBy?: string; grantedCents?: number; pictures?: readonly string[] }

/** Moves an answer about a locked order along; refuses ANSWER_MOVED_ON when there is no such step from where it stands. */
export async function moveAnswer(
  tx: Tx,
  order: LockedOrder,
  row: SellerAnswerRow,
  act: LaterAct,
  { words = '', ...by }: Actor & { words?: string },
  { dueAt = null, decidedBy, grantedCents, pictures = [] }: Moved = {},
): Promise<void> {
  const state = row.order_id === order.order_id ? answerAfter(row, act) : undefined
  if (!state) refuse('ANSWER_MOVED_ON')
  await sellerAnswerTables(tx)
    .updateTable('seller_answers')
    .set({
      state,
      due_at: dueAt,
      reminded_at: null,
      ...(decidedBy ? { decided_by: decidedBy } : {}),
      ...(grantedCents === undefined ? {} : { granted_cents: grantedCents }),
    })
    .where('answer_id', '=', row.answer_id)
    .execute()
  if (act === 'answer' || act === 'appeal') await keepPictures(tx, row.answer_id, act, pictures)
  await recordStep(tx, row, act, by, words)
}

async function keepPictures(tx: Tx, answerId: string, act: 'answer' | 'appeal', uploads: readonly string[]): Promise<void> {
  if (uploads.length === 0) return
  const { num } = await sellerAnswerTables(tx)
    .selectFrom('seller_answer_pictures')
    .select(({ fn }) => fn.countAll<number>().as('num'))
    .where('answer_id', '=', answerId)
    .executeTakeFirstOrThrow()
  await sellerAnswerTables(tx)
    .insertInto('seller_answer_pictures')
    .values(uploads.map((upload_id, at) => ({ answer_id: answerId, position: num + at, act, upload_id })))
    .execute()
}

async function recordStep(
  tx: Tx,
  { answer_id, order_id }: Pick<SellerAnswerRow, 'answer_id' | 'order_id'>,
  act: AnswerAct,
  by: Actor,
  words: string,
): Promise<void> {
  const step = await addCaseStep(tx, { table: 'seller_answer_steps', of: 'answer_id' }, answer_id, { act, by, words })
  await emit(tx, 'seller-answer-moved', { orderId: order_id, answerId: answer_id, step })
}

/** As it stands; ask once the order is locked, since every step of an answer locks its order. */
export async function getAnswer(tx: Read, answerNo: string): Promise<SellerAnswerRow> {
  const found = await sellerAnswerTables(tx)
    .selectFrom('seller_answers')
    .selectAll()
    .where('answer_number', '=', answerNo)
    .executeTakeFirst()
  return found ?? refuse('NOT_FOUND')
}

export async function getAnswerById(tx: Read, answerId: string): Promise<SellerAnswerRow> {
  const found = await sellerAnswerTables(tx)
    .selectFrom('seller_answers')
    .selectAll()
    .where('answer_id', '=', answerId)
    .executeTakeFirst()
  return found ?? refuse('NOT_FOUND')
}

/** What merchants say of a return, or of a claim. */
export const listAnswersAbout = (tx: Read, about: AnswerAbout): Promise<SellerAnswerRow[]> =>
  sellerAnswerTables(tx)
    .selectFrom('seller_answers')
    .selectAll()
    .where('returnId' in about ? 'return_id' : 'claim_id', '=', 'returnId' in about ? about.returnId : about.claimId)
    .orderBy('answer_id')
    .execute()

export async function listAnswerUnits(tx: Read, answerId: string): Promise<string[]> {
  const found = await sellerAnswerTables(tx)
    .selectFrom('seller_answer_units')
    .select('unit_id')
    .where('answer_id', '=', answerId)
    .orderBy('unit_id')
    .execute()
  return found.map(({ unit_id }) => unit_id)
}

export const listAnswerSteps = (tx: Read, answerId: string) =>
  sellerAnswerTables(tx)
    .selectFrom('seller_answer_steps')
    .selectAll()
    .where('answer_id', '=', answerId)
    .orderBy('position')
    .execute()

export const listAnswerPictures = (tx: Read, answerId: string) =>
  sellerAnswerTables(tx)
    .selectFrom('seller_answer_pictures')
    .select(['act', 'upload_id as uploadId'])
    .where('answer_id', '=', answerId)
    .orderBy('position')
    .execute()

/** What was granted by appeals about other answers of which an item is one of this answer's. */
export async function sumOtherGrants(tx: Read, answerId: string): Promise<Cents> {
  const own = sellerAnswerTables(tx).selectFrom('seller_answer_units').select('unit_id').where('answer_id', '=', answerId)
  const { cents } = await sellerAnswerTables(tx)
    .selectFrom('seller_answers as a')
    .select(sql<Cents>`coalesce(sum(a.granted_cents), 0)::bigint`.as('cents'))
    .where('a.answer_id', '<>', answerId)
    .where('a.answer_id', 'in', (from) => from.selectFrom('seller_answer_units').select('answer_id').where('unit_id', 'in', own))
    .executeTakeFirstOrThrow()
  return cents
}
