import { answerBuyer } from '#modules/bench-cases/bench-cases.paths.ts'
import type { BuyerAct } from '#modules/bench-cases/bench-cases.rules.ts'
import { bookCare, cancelCare, moveCare } from '#modules/care/care.paths.ts'
import { answerClaim, askClaim, withdrawClaim } from '#modules/claims/claims.paths.ts'
import type { AskReturnInput } from '#modules/returns/returns.contract.ts'
import { askReturn, sendReturn, withdrawReturn } from '#modules/returns/returns.paths.ts'
import { reportReview, writeReview } from '#modules/reviews/reviews.paths.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { type Acted, at, type Form, type PageForm, pressed, step, text, texts } from './form-act.ts'

const picturesOf = (form: Form): string[] => text(form, 'pictures').split(' ').filter(Boolean)
const said = (search: URLSearchParams, name: string, otherwise = ''): string => search.get(name) ?? otherwise

/** A buyer has a piece at a lower price, or all of its money back. */
const decide = (act: BuyerAct) =>
  step(
    answerBuyer,
    (form) => ({ caseNo: text(form, 'caseNo'), act }),
    (search) => at('/myaccount/orders/difference', { done: 'saved', orderNo: said(search, 'orderNo') }),
  )

/** What is asked of an order once it is there: sent back, claimed for, brought for care, reviewed. */
export const aftercareForms: Readonly<Record<string, PageForm>> = {
  // Looked through before it is sent, as on the screen.
  '/myaccount/orders/return': { form: 'return', act: pressed({ send: sendBack }), pictures: 'return' },
  '/myaccount/returns': {
    form: 'returns',
    act: pressed({
      'withdraw-surely': step(withdrawReturn, (form) => texts(form, 'returnNo'), '/myaccount/returns?done=withdrawn'),
      send: step(sendReturn, (form) => texts(form, 'returnNo', 'courier', 'trackingNumber'), '/myaccount/returns?done=sent'),
    }),
  },
  '/myaccount/orders/claim': {
    form: 'claim',
    pictures: 'claim',
    act: step(
      askClaim,
      (form, search) => ({
        ...{ orderNo: said(search, 'orderNo'), kind: said(search, 'kind', 'price') },
        ...texts(form, 'unitId', 'price', 'place', 'link', 'words'),
        pictures: picturesOf(form),
      }),
      '/myaccount/claims?done=sent',
    ),
  },
  '/myaccount/orders/difference': {
    form: 'difference',
    act: pressed({ agree: decide('agree'), decline: decide('decline') }),
  },
  '/myaccount/claims': {
    form: 'claims',
    act: pressed({
      'withdraw-surely': step(withdrawClaim, (form) => texts(form, 'claimId'), '/myaccount/claims?done=withdrawn'),
      answer: step(answerClaim, (form) => texts(form, 'claimId', 'words'), '/myaccount/claims?done=answered'),
    }),
  },
  '/myaccount/care': {
    form: 'care',
    act: pressed({
      'cancel-surely': step(cancelCare, (form) => texts(form, 'bookingId'), '/myaccount/care?done=cancelled'),
      choose: chooseSlot,
    }),
  },
  '/myaccount/orders/review': {
    form: 'review',
    pictures: 'review',
    act: step(
      writeReview,
      (form, search) => ({
        ...{ orderNo: said(search, 'orderNo'), stars: Number(text(form, 'stars')), pictures: picturesOf(form) },
        ...texts(form, 'productId', 'text', 'name'),
      }),
      (search) => at('/myaccount/orders/review', { done: 'sent', orderNo: said(search, 'orderNo') }),
    ),
  },
  '/product/report': {
    form: 'report',
    act: step(
      reportReview,
      (form, search) => ({ reviewId: said(search, 'review'), answerId: said(search, 'answer'), ...texts(form, 'words') }),
      (search) => at('/product/report', { done: 'sent', review: said(search, 'review') }),
    ),
  },
}

/** A piece that is ticked comes with its reason, if one was chosen. */
async function sendBack(form: Form, call: MakeCall, search: URLSearchParams): Promise<Acted> {
  const orderNo = said(search, 'orderNo')
  const chosen = [...form.keys()].filter((name) => name.startsWith('unit-')).map((name) => name.slice('unit-'.length))
  const units = chosen.map((unitId) => ({ unitId, reason: form.get(`reason-${unitId}`) ?? undefined }))
  const more = { note: text(form, 'note'), pictures: picturesOf(form), toBalance: form.get('where') === 'balance' }
  // Whatever it holds, the call looks at it.
  const asked = { orderNo, kind: said(search, 'kind', 'return'), units, ...more } as AskReturnInput
  const result = await call(askReturn, asked)
  const isCancelled = result.ok && result.data.returnNo === ''
  const order = at('/myaccount/orders/orderDetail', { done: 'cancelled', orderNo })
  return { result, next: isCancelled ? order : '/myaccount/returns?done=asked' }
}

/** Day and half of it are one choice: which halves a day has left, only a script could show beside it. */
function chooseSlot(form: Form, call: MakeCall, search: URLSearchParams): Promise<Acted> {
  const [day, half] = text(form, 'slot').split(' ')
  const slot = { day, half, place: text(form, 'place') }
  const bookingId = search.get('booking')
  const next = '/myaccount/care?done=booked'
  const choose = bookingId
    ? step(moveCare, () => ({ ...slot, bookingId }), next)
    : step(bookCare, () => ({ ...slot, unitId: said(search, 'unit') }), next)
  return choose(form, call, search, '')
}
