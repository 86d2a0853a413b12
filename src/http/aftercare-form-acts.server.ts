import type { MoveCareInput } from '#modules/care/care.contract.ts'
import { bookCare, cancelCare, moveCare } from '#modules/care/care.paths.ts'
import type { AskClaimInput } from '#modules/claims/claims.contract.ts'
import { answerClaim, askClaim, withdrawClaim } from '#modules/claims/claims.paths.ts'
import type { AskReturnInput } from '#modules/returns/returns.contract.ts'
import { askReturn, sendReturn, withdrawReturn } from '#modules/returns/returns.paths.ts'
import { reportReview, writeReview } from '#modules/reviews/reviews.paths.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { type Acted, asks, type Form, type OwnFormActs, text } from './form-act.ts'

const picturesOf = (form: Form): string[] => text(form, 'pictures').split(' ').filter(Boolean)

/** What is asked of an order once it is there: sent back, claimed for, brought for care, reviewed. */
export const aftercareForms: Readonly<Record<string, OwnFormActs>> = {
  '/myaccount/orders/return': { form: 'return', act: sendBack, pictures: 'return' },
  '/myaccount/returns': { form: 'returns', act: changeReturn },
  '/myaccount/orders/claim': { form: 'claim', act: claim, pictures: 'claim' },
  '/myaccount/claims': { form: 'claims', act: changeClaim },
  '/myaccount/care': { form: 'care', act: changeCare },
  '/myaccount/orders/review': { form: 'review', act: review, pictures: 'review' },
  '/product/report': { form: 'report', act: report },
}

/** Looked through before it is sent, as on the screen. A piece that is ticked comes with its reason, if one was chosen. */
async function sendBack(form: Form, call: MakeCall, search: URLSearchParams): Promise<Acted> {
  if (form.get('act') !== 'send') return asks
  const [orderNo, kind] = [search.get('orderNo') ?? '', search.get('kind')]
  const chosen = [...form.keys()].filter((name) => name.startsWith('unit-')).map((name) => name.slice('unit-'.length))
  const units = chosen.map((unitId) => ({ unitId, reason: form.get(`reason-${unitId}`) ?? undefined }))
  const more = { note: text(form, 'note'), pictures: picturesOf(form), toBalance: form.get('where') === 'balance' }
  // Whatever it holds, the call looks at it.
  const asked = { orderNo, kind: kind ?? 'return', units, ...more } as AskReturnInput
  const result = await call(askReturn, asked)
  const isCancelled = result.ok && result.data.returnNo === ''
  const order = `/myaccount/orders/orderDetail?${new URLSearchParams({ done: 'cancelled', orderNo })}`
  return { result, next: isCancelled ? order : '/myaccount/returns?done=asked' }
}

async function changeReturn(form: Form, call: MakeCall): Promise<Acted> {
  const returnNo = text(form, 'returnNo')
  if (form.get('act') === 'withdraw-surely')
    return { result: await call(withdrawReturn, { returnNo }), next: '/myaccount/returns?done=withdrawn' }
  if (form.get('act') !== 'send') return asks
  const parcel = { courier: text(form, 'courier'), trackingNumber: text(form, 'trackingNumber') }
  return { result: await call(sendReturn, { returnNo, ...parcel }), next: '/myaccount/returns?done=sent' }
}

async function claim(form: Form, call: MakeCall, search: URLSearchParams): Promise<Acted> {
  const typed = Object.fromEntries(['unitId', 'price', 'place', 'link', 'words'].map((name) => [name, text(form, name)]))
  const about = { orderNo: search.get('orderNo') ?? '', kind: search.get('kind') ?? 'price' }
  const result = await call(askClaim, { ...about, ...typed, pictures: picturesOf(form) } as AskClaimInput)
  return { result, next: '/myaccount/claims?done=sent' }
}

async function changeClaim(form: Form, call: MakeCall): Promise<Acted> {
  const claimId = text(form, 'claimId')
  if (form.get('act') === 'withdraw-surely')
    return { result: await call(withdrawClaim, { claimId }), next: '/myaccount/claims?done=withdrawn' }
  if (form.get('act') !== 'answer') return asks
  return { result: await call(answerClaim, { claimId, words: text(form, 'words') }), next: '/myaccount/claims?done=answered' }
}

/** Day and half of it are one choice: which halves a day has left, only a script could show beside it. */
async function changeCare(form: Form, call: MakeCall, search: URLSearchParams): Promise<Acted> {
  if (form.get('act') === 'cancel-surely')
    return { result: await call(cancelCare, { bookingId: text(form, 'bookingId') }), next: '/myaccount/care?done=cancelled' }
  if (form.get('act') !== 'choose') return asks
  const [day, half] = text(form, 'slot').split(' ')
  const slot = { day, half, place: text(form, 'place') } as Omit<MoveCareInput, 'bookingId'>
  const bookingId = search.get('booking')
  const result = bookingId
    ? await call(moveCare, { ...slot, bookingId })
    : await call(bookCare, { ...slot, unitId: search.get('unit') ?? '' })
  return { result, next: '/myaccount/care?done=booked' }
}

async function review(form: Form, call: MakeCall, search: URLSearchParams): Promise<Acted> {
  const orderNo = search.get('orderNo') ?? ''
  const result = await call(writeReview, {
    orderNo,
    productId: text(form, 'productId'),
    stars: Number(text(form, 'stars')),
    text: text(form, 'text'),
    name: text(form, 'name'),
    pictures: picturesOf(form),
  })
  return { result, next: `/myaccount/orders/review?${new URLSearchParams({ done: 'sent', orderNo })}` }
}

async function report(form: Form, call: MakeCall, search: URLSearchParams): Promise<Acted> {
  const reviewId = search.get('review') ?? ''
  const result = await call(reportReview, { reviewId, words: text(form, 'words') })
  return { result, next: `/product/report?${new URLSearchParams({ done: 'sent', review: reviewId })}` }
}
