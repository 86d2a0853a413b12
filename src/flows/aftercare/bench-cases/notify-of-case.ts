import type { EventFor } from '#events/events.server.ts'
import { differenceMessages } from '#language/account/difference-messages.text.ts'
import { courierName } from '#language/buying/couriers.ts'
import { showMoment } from '#language/dates.ts'
import { fillWords } from '#language/fill-words.ts'
import type { Language } from '#language/languages.ts'
import { benchCaseMessages } from '#language/seller/bench-case-messages.text.ts'
import { type BenchCaseRow, getBenchCaseById, listBenchCaseSteps } from '#modules/bench-cases/index.server.ts'
import type { BenchCaseAct } from '#modules/bench-cases/bench-cases.rules.ts'
import { getOrderById, type OrderRow } from '#modules/orders/index.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { showHkdExactly } from '#platform/money.ts'
import { listToldPieces, namePieces } from '../order-letter.ts'
import { notifyShopper } from '../notify-shopper.ts'
import { newestRefundsOf, sayRefunds } from '../say-refunds.ts'
import { notifyShippers } from '../tell-shippers.ts'

type SellerSubject = keyof typeof benchCaseMessages
type BuyerSubject = keyof typeof differenceMessages

/** What each step says to its merchant, and to its buyer. Of their own choices among what is there, no one is told. */
const TOLD: Partial<Record<BenchCaseAct, { seller?: SellerSubject; buyer?: BuyerSubject }>> = {
  reject: { seller: 'reject' },
  propose: { seller: 'propose' },
  accept: { buyer: 'ask' },
  'take-back': { seller: 'taken', buyer: 'refund' },
  'lapse-merchant': { seller: 'taken', buyer: 'refund' },
  agree: { seller: 'agree', buyer: 'agree' },
  decline: { seller: 'decline', buyer: 'refund' },
  'lapse-buyer': { seller: 'decline', buyer: 'refund' },
  'lapse-hold': { seller: 'lapse-hold' },
  'hand-over': { seller: 'hand-over' },
  'send-back': { seller: 'send-back' },
}

/** Tells a merchant and a buyer what was decided about a piece, and what is asked of them now. */
export async function notifyOfCase(tx: Tx, event: EventFor<'bench-case-news'>, publicUrl: string): Promise<void> {
  const { caseId, orderId, step } = event.payload
  const row = await getBenchCaseById(tx, caseId)
  const said = (await listBenchCaseSteps(tx, [caseId]))[step]
  if (!said) return
  const order = await getOrderById(tx, orderId)
  // Of the shop's own a buyer is asked at once, and no merchant at all.
  const isOwn = row.state === 'buyer' && said.act === 'propose'
  const told = isOwn ? { buyer: 'ask' as const } : (TOLD[said.act] ?? {})
  const key = `bench-case:${caseId}:${step}`
  if ('seller' in told && told.seller && row.state !== 'closed') await tellSeller(tx, order, row, told.seller, key, said.words)
  if (told.buyer) await tellBuyer(tx, order, row, told.buyer, key, publicUrl)
}

/** Whoever is asked is told once that the time is soon over. */
export async function remindOfCase(tx: Tx, row: BenchCaseRow, publicUrl: string): Promise<void> {
  const order = await getOrderById(tx, row.order_id)
  const key = `bench-case:${row.case_id}:remind:${row.state}`
  if (row.state === 'buyer') return tellBuyer(tx, order, row, 'remind', key, publicUrl)
  return tellSeller(tx, order, row, row.state === 'merchant' ? 'remind-merchant' : 'remind-held', key)
}

const wordsOf = (row: BenchCaseRow, language: Language, words: string): Record<string, string> => ({
  finding: row.finding,
  price: showHkdExactly(row.price_cents ?? 0),
  reduced: showHkdExactly(row.reduced_cents ?? 0),
  cost: showHkdExactly(row.cost_cents),
  time: row.due_at ? showMoment(row.due_at.toISOString(), language) : '',
  parcel: [courierName(row.courier, language), row.tracking_number].filter(Boolean).join(' '),
  words,
})

async function tellSeller(
  tx: Tx,
  order: OrderRow,
  row: BenchCaseRow,
  subject: SellerSubject,
  key: string,
  words = '',
): Promise<void> {
  const pieces = namePieces(await listToldPieces(tx, order.order_id, [row.unit_id]))
  const say = (part: 'title' | 'text') => (language: Language) =>
    fillWords(benchCaseMessages[subject][language][part], {
      number: order.order_number,
      pieces: pieces[language],
      ...wordsOf(row, language, words),
    })
  await notifyShippers(tx, row.merchant_id, {
    kind: 'logistics',
    title: { en: say('title')('en'), zh: say('title')('zh') },
    text: { en: say('text')('en'), zh: say('text')('zh') },
    link: `/seller/orders/${order.order_number}`,
    key,
  })
}

async function tellBuyer(
  tx: Tx,
  order: OrderRow,
  row: BenchCaseRow,
  subject: BuyerSubject,
  key: string,
  publicUrl: string,
): Promise<void> {
  const isBack = subject === 'agree' || subject === 'refund'
  const back = await sayRefunds(tx, isBack ? await newestRefundsOf(tx, order.order_id, [row.unit_id]) : [])
  const link = isBack
    ? `/myaccount/orders/orderDetail?orderNo=${order.order_number}`
    : `/myaccount/orders/difference?orderNo=${order.order_number}`
  const words = (language: Language) => ({
    number: order.order_number,
    ...wordsOf(row, language, ''),
    back: back[language] && `\n\n${back[language]}`,
  })
  const told = { kind: 'order', told: differenceMessages[subject], words, unitIds: [row.unit_id], link, key } as const
  await notifyShopper(tx, order, told, publicUrl)
}
