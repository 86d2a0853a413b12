import { setTimeout as pause } from 'node:timers/promises'
import type { BuiltProduct } from '../../src/modules/catalogue/catalogue.builders.ts'
import {
  listDisputes,
  approveRefund,
  capturePayment,
  nameRefund,
  confirmPayment,
  requestRefund,
  startPayment,
} from '../../src/modules/orders/payments/payments.paths.ts'
import { cancelOrder, confirmReceipt, getAdminOrder, handlePieces, moveOrder } from '../../src/modules/orders/orders.paths.ts'
import { closeExpiredOrders } from '../../src/flows/close-order.ts'
import { placeAsGuest, pressCard } from '../../src/flows/order.builders.ts'
import { lookAtRefunds } from '../../src/flows/money/outside/look-at-refunds.ts'
import { reconcileDisputes } from '../../src/flows/money/dispute.ts'
import { reconcilePayments } from '../../src/flows/money/provider-reports.ts'
import { clock, MINUTE } from '../../src/platform/clock.ts'
import { createLog } from '../../src/platform/log.server.ts'
import { sessionOf, tellOfSession } from '../../src/flows/stripe-webhook.builders.ts'
import { webhookPath } from '../../src/http/payment-webhooks.server.ts'
import { payPalHeaders } from '../../src/sandbox/paypal/paypal-shopper.server.ts'
import { PAYPAL_PATH } from '../../src/sandbox/paypal/paypal-wire.server.ts'
import { refusals } from '../../src/refusals.ts'
import type { TestShop } from '../../src/test-shop.builders.ts'
import type { Act } from './acts.ts'
import { hasten, listUnderWay, requireBooks } from './books.ts'
import { type Circle, meetCircle, performReward, spendingOf } from './driven-rewards.ts'

const STOCK = 12
const PATIENCE_MS = 60_000
const silent = createLog('silent')

type Try = { paymentId: string; providerUrl: string | null }
type Placed = { orderNo: string; token: string; tries: Try[] }
type Scene = { shop: TestShop; operator: string; product: BuiltProduct; circle: Circle; placed: Placed[] }

/** The provider tells nothing by itself: when it does is an act like any other. */
function beWell(shop: TestShop): void {
  shop.faults.clear()
  shop.faults.set({ fault: 'webhooks-lost' })
}

/**
 * One history in one process: the acts come one after the other, so that the same acts are the same history. Then the world is well again,
 * what was begun is brought to its end, and the books are read. Answers how many orders it placed.
 */
export async function liveThrough(shop: TestShop, acts: readonly Act[]): Promise<number> {
  clock.reset()
  beWell(shop)
  const operator = await shop.operator()
  const variants = [{ offers: [{ available: STOCK }] }]
  const product = await shop.product({ colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants }] })
  const scene: Scene = { shop, operator, product, circle: await meetCircle(shop, product), placed: [] }
  try {
    // A shop that opens has looked once.
    await lookAtRefunds({ database: shop.database, payments: shop.payments, log: silent })
    for (const act of acts) await perform(scene, act)
    beWell(shop)
    await comeToRest(shop)
    await requireBooks(shop.database, new Map([[product.offerIds[0] ?? '', STOCK]]))
  } finally {
    shop.faults.clear()
    clock.reset()
  }
  return scene.placed.length
}

/** Everything that is due is done, and what waits for another try gets it. */
async function comeToRest(shop: TestShop): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    await shop.database.inTransaction(hasten)
    await shop.workOff()
    await reconcileAll(shop)
    const left = await listUnderWay(shop.database)
    if (left.length === 0) return
    if (Date.now() > deadline) throw new Error(`what was begun does not come to an end: ${left.slice(0, 5).join('; ')}`)
    await pause(20)
  }
}

/** Quiet payments are asked about after a while. */
async function reconcileAll(shop: TestShop): Promise<void> {
  clock.advance(3 * MINUTE)
  await reconcilePayments(shop.database, shop.payments, silent)
  await lookAtRefunds({ database: shop.database, payments: shop.payments, log: silent })
  await reconcileDisputes({ database: shop.database, payments: shop.payments, log: silent })
}

async function perform(scene: Scene, act: Act): Promise<void> {
  const { shop } = scene
  if (act.act === 'order') return order(scene, act)
  if (act.act === 'fault') return shop.faults.set({ path: act.path, fault: act.fault, times: act.times })
  if (act.act === 'well') return beWell(shop)
  if (act.act === 'work') return shop.workOff()
  if (act.act === 'reconcile') return reconcileAll(shop)
  if (act.act === 'window') {
    clock.advance(31 * MINUTE)
    await shop.database.inTransaction((tx) => closeExpiredOrders(tx, 100))
    // Half a day of closed windows would end the operator's session.
    scene.operator = await shop.operator()
    return undefined
  }
  if (act.act === 'gift' || act.act === 'withdraw' || act.act === 'payout') {
    const answer = await performReward(shop, scene.operator, scene.circle, act)
    return answer && requireExpected(act.act, answer)
  }
  const subject = scene.placed[act.order % scene.placed.length]
  return subject ? performOn(scene, subject, act) : undefined
}

async function order(
  { shop, product, circle, placed }: Scene,
  { way, pieces, spending }: Extract<Act, { act: 'order' }>,
): Promise<void> {
  const wanted = spendingOf(circle, spending)
  const { token, answer } = await placeAsGuest(shop, [product], { comitPayType: way, quantity: pieces, ...wanted })
  requireExpected('order', answer)
  if (answer.code === 200) placed.push({ orderNo: answer.data.orderNo, token, tries: [] })
}

type OrderAct = Extract<Act, { order: number }>

async function performOn(scene: Scene, placed: Placed, act: OrderAct): Promise<void> {
  const { shop } = scene
  const { orderNo, tries } = placed
  const asked = { token: placed.token }
  if (act.act === 'open') {
    const answer = await shop.ask(startPayment, { orderNo, payType: act.way }, asked)
    requireExpected('open', answer)
    if (answer.code === 200 && !tries.some(({ paymentId }) => paymentId === answer.data.paymentId)) tries.push(answer.data)
  } else if (act.act === 'card' || act.act === 'webhook') {
    const providerUrl = pick(
      tries.filter((one) => one.providerUrl !== null),
      act.attempt,
    )?.providerUrl
    if (providerUrl) await (act.act === 'card' ? pressCard(shop, providerUrl, act.press) : tellAgain(shop, providerUrl))
  } else if (act.act === 'dispute') await askBack(shop, tries, act)
  else if (act.act === 'there') await doThere(shop, tries, act)
  else if (act.act === 'return') requireExpected('return', await shop.ask(capturePayment, { orderNo }, asked))
  else if (act.act === 'cancel') requireExpected('cancel', await shop.ask(cancelOrder, { orderNo }, asked))
  else if (act.act === 'receive') requireExpected('receive', await shop.ask(confirmReceipt, { orderNo }, asked))
  else await operate(scene, placed, act)
}

type OperatorAct = Extract<OrderAct, { act: 'transfer' | 'desk' | 'refund' | 'approve' | 'piece' | 'verdict' | 'name' }>

async function operate({ shop, operator }: Scene, { orderNo, tries }: Placed, act: OperatorAct): Promise<void> {
  const asked = { token: operator }
  if (act.act === 'transfer') {
    const transfer = pick(
      tries.filter((one) => one.providerUrl === null),
      act.attempt,
    )
    if (transfer) requireExpected('transfer', await shop.ask(confirmPayment, { paymentId: transfer.paymentId }, asked))
    return
  }
  if (act.act === 'verdict') {
    const { list } = (await shop.ask(listDisputes, {}, asked)).data
    const open = list.find((one) => one.orderNo === orderNo && one.state === 'open')
    if (open) await pressCard(shop, open.url, act.ends)
    return
  }
  const { units, refunds, reports } = (await shop.ask(getAdminOrder, { orderNo }, asked)).data
  if (act.act === 'approve') {
    const open = refunds.find(({ state }) => state === 'requested' || state === 'failed')
    const otherwise = act.toBalance === null ? {} : { toBalance: act.toBalance }
    // Whoever asked for it does not approve it.
    const by = { token: await shop.colleague() }
    if (open) requireExpected('approve', await shop.ask(approveRefund, { refundId: open.refundId, ...otherwise }, by))
    return
  }
  const piece = pick(units, act.piece ?? 0)
  if (act.act === 'name') {
    const named = reports.find(({ isOpen }) => isOpen)
    const pieces = act.piece === null || !piece ? [] : [piece.unitId]
    const said = { orderNo, reportId: named?.reportId ?? '', unitIds: pieces, reason: 'as agreed' }
    return named && requireExpected('name', await shop.ask(nameRefund, said, asked))
  }
  const unitIds = piece ? [piece.unitId] : []
  if (act.act === 'desk') {
    const some = act.piece === null ? {} : { unitIds }
    requireExpected(act.move, await shop.ask(moveOrder, { orderNo, move: act.move, ...some }, asked))
  } else if (act.act === 'piece')
    requireExpected(act.does, await shop.ask(handlePieces, { orderNo, act: act.does, unitIds }, asked))
  else {
    const amount = (act.cents / 100).toFixed(2)
    const what = { piece: { unitIds }, part: { part: act.part, amount }, all: act.kind === 'refund' ? {} : { amount } }[act.of]
    const wanted = { orderNo, kind: act.kind, reason: 'as agreed', toBalance: act.toBalance, ...what }
    requireExpected('refund', await shop.ask(requestRefund, wanted, asked))
  }
}

/** And we hear of it, as of all else, when we ask. */
async function askBack(shop: TestShop, tries: readonly Try[], { attempt, isInquiry }: { attempt: number; isInquiry: boolean }) {
  const paid = tries.filter((one) => one.providerUrl !== null)
  const page = pick(paid, attempt)?.providerUrl
  if (page) await pressCard(shop, page, isInquiry ? 'inquiry' : 'dispute')
}

/** The provider's own desk; that it tells of nothing is its rule here, and whoever asks hears of it. */
async function doThere(shop: TestShop, tries: readonly Try[], { attempt, does }: { attempt: number; does: string }) {
  const page = pick(
    tries.filter((one) => one.providerUrl !== null),
    attempt,
  )?.providerUrl
  if (page) await pressCard(shop, page, does)
}

const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % items.length]

async function tellAgain(shop: TestShop, providerUrl: string): Promise<void> {
  const sessionId = sessionOf(providerUrl)
  if (providerUrl.includes(PAYPAL_PATH)) return tellOfOrder(shop, sessionId)
  await (await tellOfSession(shop, sessionId, { id: `evt_${sessionId}_again` })).text()
}

async function tellOfOrder(shop: TestShop, id: string): Promise<void> {
  const body = JSON.stringify({ id: `WH-${id}-again`, event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id } })
  const headers = payPalHeaders(body, { at: clock.now(), certUrl: `${shop.url}${PAYPAL_PATH}/cert` })
  const sent = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body }
  await (await fetch(shop.url + webhookPath('paypal'), sent)).text()
}

/** A refusal is an answer; a fault of the program is none. */
function requireExpected(act: string, { code, msg }: { code: number; msg: string }): void {
  if (code === refusals.UNKNOWN.code) throw new Error(`${act} was answered with ${code} ${msg}`)
}
