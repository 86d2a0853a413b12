import { clock, DAY } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { type AnswerQueue, answerQueues, statesOfQueue } from './seller-answers.rules.ts'
import { type SellerAnswerRow, sellerAnswerTables } from './seller-answers.tables.ts'

export const ANSWERS_A_PAGE = 48

/** `merchantId`: of this one alone. */
type Wanted = { queue: AnswerQueue; pageNum: number; merchantId?: string }

/** What waits, what is due first first; and what is over, the latest first. Each with the first of its pieces. */
export async function listAnswers(tx: Read, { queue, pageNum, merchantId }: Wanted) {
  const own = sellerAnswerTables(tx).selectFrom('seller_answers as a')
  const counted = await (merchantId ? own.where('a.merchant_id', '=', merchantId) : own)
    .select(({ fn }) => ['a.state', fn.countAll<number>().as('num')])
    .groupBy('a.state')
    .execute()
  const numOf = (one: AnswerQueue): number =>
    counted.reduce((sum, { state, num }) => (statesOfQueue[one].includes(state) ? sum + num : sum), 0)
  const rows = await shown(merchantId ? own.where('a.merchant_id', '=', merchantId) : own)
    .where('a.state', 'in', [...statesOfQueue[queue]])
    .orderBy(queue === 'over' ? 'a.opened_at' : 'a.due_at', queue === 'over' ? 'desc' : 'asc')
    .orderBy('a.answer_id')
    .limit(ANSWERS_A_PAGE)
    .offset((pageNum - 1) * ANSWERS_A_PAGE)
    .execute()
  return { rows, queues: answerQueues.map((one) => ({ queue: one, num: numOf(one) })), total: numOf(queue) }
}

const answersOf = (tx: Read) => sellerAnswerTables(tx).selectFrom('seller_answers as a')

const shown = (answers: ReturnType<typeof answersOf>) =>
  answers
    .innerJoin('merchant_card as m', 'm.merchant_id', 'a.merchant_id')
    .innerJoin('order_pieces as u', (join) =>
      join.on('u.unit_id', '=', ({ selectFrom }) =>
        selectFrom('seller_answer_units as s')
          .select('s.unit_id')
          .whereRef('s.answer_id', '=', 'a.answer_id')
          .orderBy('s.unit_id')
          .limit(1),
      ),
    )
    .select(['a.answer_number', 'a.state', 'a.due_at', 'a.opened_at', 'a.return_id', 'm.name_en', 'm.name_zh'])
    .select(['u.order_number', 'u.snapshot'])
    .select(({ selectFrom }) =>
      selectFrom('seller_answer_units as n')
        .select(({ fn }) => fn.countAll<number>().as('num'))
        .whereRef('n.answer_id', '=', 'a.answer_id')
        .as('pieces'),
    )

/** What a merchant may still say something of in time: it is asked, or it may appeal. */
export const listWaitingAnswers = (tx: Read, merchantId: string, most: number) =>
  shown(answersOf(tx).where('a.merchant_id', '=', merchantId))
    .where('a.state', '=', 'asked')
    .where('a.due_at', '>', clock.now())
    .orderBy('a.due_at')
    .orderBy('a.answer_id')
    .limit(most)
    .execute()

/** Those who are asked and whose time is over within a day, and who were not told so yet; from now on they are. */
export const takeAnswersToRemind = (tx: Tx, most: number): Promise<SellerAnswerRow[]> =>
  sellerAnswerTables(tx)
    .updateTable('seller_answers')
    .set({ reminded_at: clock.now() })
    .where('answer_id', 'in', ({ selectFrom }) =>
      selectFrom('seller_answers')
        .select('answer_id')
        .where('state', '=', 'asked')
        .where('due_at', '>', clock.now())
        .where('due_at', '<=', new Date(clock.now().getTime() + DAY))
        .where('reminded_at', 'is', null)
        .orderBy('due_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
