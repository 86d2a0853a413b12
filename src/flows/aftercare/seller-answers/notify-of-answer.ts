import type { EventFor } from '#events/events.server.ts'
import { reasonLine } from '#language/account/reason-line.ts'
import { showMoment } from '#language/dates.ts'
import { fillWords } from '#language/fill-words.ts'
import type { Language } from '#language/languages.ts'
import { answerMessages } from '#language/seller/answer-messages.text.ts'
import { getOrderById } from '#modules/orders/index.server.ts'
import {
  getAnswerById,
  listAnswerSteps,
  listAnswerUnits,
  type SellerAnswerRow,
  takeAnswersToRemind,
} from '#modules/seller-answers/index.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { showHkdExactly } from '#platform/money.ts'
import { listToldPieces, namePieces } from '../order-letter.ts'
import { notifyShippers } from '../tell-shippers.ts'

type Subject = keyof typeof answerMessages

/** Tells a merchant what it is asked, and what the shop has decided; of its own words nothing. */
export async function notifyOfAnswer(tx: Tx, event: EventFor<'seller-answer-news'>): Promise<void> {
  const { answerId, step } = event.payload
  const said = (await listAnswerSteps(tx, answerId))[step]
  if (!said || said.act === 'answer' || said.act === 'appeal') return
  await tell(tx, await getAnswerById(tx, answerId), said.act, { key: `${step}`, words: said.words })
}

/** Says once that the time to answer is soon over; answers how many. */
export async function remindOfAnswers(tx: Tx, most: number): Promise<number> {
  const soon = await takeAnswersToRemind(tx, most)
  for (const row of soon) await tell(tx, row, 'remind', { key: 'remind', words: '' })
  return soon.length
}

async function tell(
  tx: Tx,
  row: SellerAnswerRow,
  subject: Subject,
  { key, words }: { key: string; words: string },
): Promise<void> {
  const order = await getOrderById(tx, row.order_id)
  const pieces = namePieces(await listToldPieces(tx, row.order_id, await listAnswerUnits(tx, row.answer_id)))
  const say = (part: 'title' | 'text') => (language: Language) =>
    fillWords(answerMessages[subject][language][part], {
      number: order.order_number,
      pieces: pieces[language],
      time: row.due_at ? showMoment(row.due_at.toISOString(), language) : '',
      amount: showHkdExactly(row.granted_cents),
      reason: reasonLine(words, language),
    })
  await notifyShippers(tx, row.merchant_id, {
    kind: 'order',
    title: { en: say('title')('en'), zh: say('title')('zh') },
    text: { en: say('text')('en'), zh: say('text')('zh') },
    link: `/seller/cases/${row.answer_number}`,
    key: `seller-answer:${row.answer_id}:${key}`,
  })
}
