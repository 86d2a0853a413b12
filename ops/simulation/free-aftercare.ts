import { sendPhotograph } from '../../src/flows/delivery/bench.builders.ts'
import { bookCare, listCareDays } from '../../src/modules/care/care.paths.ts'
import { askClaim, decideClaim, lookAtClaimed } from '../../src/modules/claims/claims.paths.ts'
import type { ClaimKind } from '../../src/modules/claims/claims.rules.ts'
import { listPayouts, movePayout } from '../../src/modules/treasury/money.paths.ts'
import { getAdminOrder, getOrder } from '../../src/modules/orders/orders.paths.ts'
import type { PieceAct } from '../../src/modules/orders/pieces/unit.rules.ts'
import { approveRefund, givePayoutAccount, requestRefund } from '../../src/modules/orders/payments/payments.paths.ts'
import type { ReturnKind } from '../../src/modules/returns/returns.rules.ts'
import { askReturn, decideReturn, inspectReturned, sendReturn } from '../../src/modules/returns/returns.paths.ts'
import { listReviewChoices, writeReview } from '../../src/modules/reviews/reviews.paths.ts'
import { type Day, pick } from './street.ts'

const PARCEL = { courier: 'SF Express', trackingNumber: 'SF1234567890123' }

/** What comes after an order: each of its pieces may be sent back, claimed for, cared for or written about, as its page offers. */
export async function lookAfter(day: Day): Promise<void> {
  const { ask, orderNo, token, random } = day
  const found = await ask(getOrder, { orderNo }, token)
  if (found.code !== 200) return
  for (const { unitId, acts } of found.data.productItems.flatMap(({ units }) => units)) {
    if (acts.length === 0 || random() < 0.3) continue
    await ACTS[pick(acts, random)](day, unitId)
  }
  if (random() < 0.8) await giveMoneyBack(day)
}

const ACTS: Record<PieceAct, (day: Day, unitId: string) => Promise<unknown>> = {
  cancel: (day, unitId) => sendBack(day, 'cancel', unitId),
  return: (day, unitId) => sendBack(day, 'return', unitId),
  price: (day, unitId) => claim(day, 'price', unitId),
  fake: (day, unitId) => claim(day, 'fake', unitId),
  care: async ({ ask, token, random }, unitId) => {
    const free = (await ask(listCareDays, { place: 'store' }, token)).data.days
    const { day, halves } = free.length > 0 ? pick(free, random) : { day: '', halves: [] }
    if (halves.length > 0) await ask(bookCare, { unitId, place: 'store', day, half: pick(halves, random) }, token)
  },
  review: async ({ ask, orderNo, token, random }) => {
    const { pieces } = (await ask(listReviewChoices, { orderNo }, token)).data
    const { productId } = pick(pieces, random)
    await ask(writeReview, { orderNo, productId, stars: pick([1, 3, 5], random), text: 'As described.' }, token)
  },
}

async function sendBack(day: Day, kind: ReturnKind, unitId: string): Promise<void> {
  const { ask, orderNo, token, random, me } = day
  const desk = await day.operator()
  const reason = pick(['changed-mind', 'faulty'] as const, random)
  const asked = await ask(
    askReturn,
    { orderNo, kind, units: [{ unitId, reason }], toBalance: me !== undefined && random() < 0.5 },
    token,
  )
  if (asked.code !== 200 || asked.data.returnNo === '') return
  const { returnNo } = asked.data
  const act = random() < 0.85 ? 'agree' : 'decline'
  await ask(decideReturn, { returnNo, act, reason: 'So it is.' }, desk)
  if (kind === 'cancel' || act === 'decline') return
  await ask(sendReturn, { returnNo, ...PARCEL }, token)
  await ask(decideReturn, { returnNo, act: 'arrive' }, desk)
  const result = random() < 0.8 ? 'accepted' : 'rejected'
  await ask(inspectReturned, { returnNo, unitId, result, reason: 'Seen.' }, desk)
  if (result === 'rejected') await ask(decideReturn, { returnNo, act: 'send-back', ...PARCEL }, desk)
}

async function claim(day: Day, kind: ClaimKind, unitId: string): Promise<void> {
  const { ask, orderNo, token, random } = day
  const desk = await day.operator()
  const proof =
    kind === 'price'
      ? { price: '11000', place: 'Elsewhere', link: 'https://example.com/bag' }
      : { words: 'The stitches differ.', pictures: [await sendPhotograph({ url: day.url, token }, 'claim')] }
  const asked = await ask(askClaim, { orderNo, unitId, kind, ...proof }, token)
  const claimId = asked.data?.list?.find((one) => one.piece.unitId === unitId && one.kind === kind)?.claimId
  if (asked.code !== 200 || !claimId) return
  if (kind === 'fake')
    await ask(lookAtClaimed, { claimId, found: pick(['look-genuine', 'look-fake'] as const, random), words: 'Seen.' }, desk)
  const act = random() < 0.5 ? 'uphold' : 'decline'
  await ask(decideClaim, { claimId, act, amount: kind === 'price' ? '1000' : '', reason: 'So it is.' }, desk)
}

/** Finance approves what is asked back; what no provider can give back goes to the account that the shopper names. */
async function giveMoneyBack({ ask, orderNo, token, colleague, random }: Day): Promise<void> {
  const finance = await colleague()
  for (const { refundId, state } of (await ask(getAdminOrder, { orderNo }, finance)).data.refunds)
    if (state === 'requested') await ask(approveRefund, { refundId }, finance)
  if (random() < 0.5) return
  await ask(givePayoutAccount, { orderNo, bankCode: '004', account: '123-456789-001', payee: 'CHAN TAI MAN' }, token)
  const { payouts } = (await ask(listPayouts, { stage: 'approve' }, finance)).data
  for (const { payoutId } of payouts.filter((one) => one.orderNo === orderNo)) {
    await ask(movePayout, { payoutId, move: 'approve' }, finance)
    await ask(movePayout, { payoutId, move: 'send', note: 'BATCH 1' }, finance)
    await ask(
      movePayout,
      { payoutId, move: pick(['confirm', 'confirm', 'fail'] as const, random), note: 'No such account.' },
      finance,
    )
  }
}

/** The desk gives back a piece, a part of the price or something on top; a member may have it on their balance, as finance may decide. */
export async function giveBackSome({ ask, orderNo, operator, colleague, random, me }: Day): Promise<void> {
  const desk = await operator()
  const found = await ask(getAdminOrder, { orderNo }, desk)
  if (found.code !== 200) return
  const { unitId } = pick(found.data.units, random)
  const amount = (1 + random() * 400).toFixed(2)
  const what = pick(
    [
      { kind: 'refund', unitIds: [unitId] },
      { kind: 'refund', part: 'goods', amount },
      { kind: 'refund', part: 'delivery', amount },
      { kind: 'compensation', amount },
      { kind: 'goodwill', amount },
    ] as const,
    random,
  )
  const toBalance = me !== undefined && random() < 0.5
  const asked = await ask(
    requestRefund,
    { orderNo, reason: 'As agreed.', toBalance, ...what, unitIds: [...(what.unitIds ?? [])] },
    desk,
  )
  const open = asked.data?.refunds?.find(({ state }) => state === 'requested')
  if (open && random() < 0.9)
    await ask(
      approveRefund,
      { refundId: open.refundId, ...(me && random() < 0.2 ? { toBalance: !toBalance } : {}) },
      await colleague(),
    )
}
