import { addToBag, changeQuantity, getBag, getQuickBag, removeLines, selectLines } from '#modules/bag/bag.paths.ts'
import {
  boughtLines,
  draftOfFields,
  keptOfFields,
  requestFor,
  rewardsOfFields,
} from '#modules/orders/placing/checkout-request.rules.ts'
import { readPhone } from '#modules/fulfilment/phones.rules.ts'
import { createOrder, findOrder } from '#modules/orders/orders.paths.ts'
import type { PayType } from '#modules/orders/payments/pay-types.rules.ts'
import { getPaymentState, startPayment, uploadReceipt } from '#modules/orders/payments/payments.paths.ts'
import { screenCodes } from '#language/screen-codes.ts'
import { setWish } from '#modules/wishlist/wishlist.paths.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { type Act, type Acted, at, type Form, type InputOf, type PageForm, pressed, step, text, texts } from './form-act.ts'

const orderOf: InputOf = (_, search) => ({ orderNo: search.get('orderNo') ?? '' })

/** Every form of the shop itself, by which somebody buys who need not have an account. */
export const shopForms: Readonly<Record<string, PageForm>> = {
  '/product/detail/:brandCode/:code': {
    form: 'buy',
    by: 'anybody',
    act: pressed({
      add: step(addToBag, (form) => ({ list: [{ skuId: text(form, 'size'), quantity: 1 }] }), '/bags'),
      buy: step(
        getQuickBag,
        (form) => ({ skuId: text(form, 'size'), quantity: 1 }),
        (_, form) => at('/checkout/quick', { sku: text(form, 'size'), qty: '1' }),
      ),
      used: step(addToBag, (_form, _search, skuId) => ({ list: [{ skuId, quantity: 1 }] }), '/bags'),
      wish: step(setWish, (_form, _search, spuCode) => ({ spuCode, wished: true }), '/wishlist'),
    }),
  },
  '/bags': {
    form: 'bag',
    by: 'shopper',
    act: pressed({
      update: changeLines,
      remove: step(removeLines, (_form, _search, skuId) => ({ skuIds: [skuId] }), '/bags'),
      wish: (_form, call, _search, about) => wishInstead(call, about),
    }),
  },
  '/wishlist': {
    form: 'wishes',
    by: 'shopper',
    act: pressed({ remove: step(setWish, (_form, _search, spuCode) => ({ spuCode, wished: false }), '/wishlist') }),
  },
  '/checkout': { form: 'checkout', by: 'shopper', act: pressed({ place: (form, call) => placeOrder(form, call) }) },
  '/checkout/quick': {
    form: 'checkout',
    by: 'shopper',
    act: pressed({ place: (form, call, search) => placeOrder(form, call, search) }),
  },
  '/payment': {
    form: 'pay',
    by: 'shopper',
    act: step(getPaymentState, orderOf, (search, form) =>
      at(`/payment/${text(form, 'pay') === 'bank' ? 'bank' : 'fps'}`, { orderNo: search.get('orderNo') ?? '' }),
    ),
  },
  '/payment/bank': { form: 'receipt', by: 'shopper', pictures: 'receipt', act: sendReceipt('bank') },
  '/payment/fps': { form: 'receipt', by: 'shopper', pictures: 'receipt', act: sendReceipt('fps') },
  '/order/find': {
    form: 'find',
    by: 'anybody',
    act: step(
      findOrder,
      (form) => texts(form, 'orderNo', 'contact'),
      (_, form) => at('/myaccount/orders/orderDetail', { orderNo: text(form, 'orderNo').trim().toUpperCase() }),
    ),
  },
}

/** The receipt came with the form. One that was turned down is over: the next belongs to a new payment. */
function sendReceipt(payType: PayType): Act {
  return async (form, call, search) => {
    const orderNo = search.get('orderNo') ?? ''
    const next = at(`/payment/${payType}`, { orderNo })
    const uploadId = text(form, 'pictures').split(' ').at(-1) ?? ''
    const state = await call(getPaymentState, { orderNo })
    if (!state.ok) return { result: state, next }
    const isOver = uploadId !== '' && state.data.paymentState === 'failed'
    const opened = isOver ? await call(startPayment, { orderNo, payType }) : state
    return { result: opened.ok ? await call(uploadReceipt, { orderNo, uploadId }) : opened, next }
  }
}

/** Only what is said otherwise than the bag has it. */
async function changeLines(form: Form, call: MakeCall): Promise<Acted> {
  const before = await call(getBag, {})
  const chosen = form.getAll('select')
  let result = before
  for (const { skuId, quantity, selectStatus, problem } of before.ok ? before.data.productList : []) {
    const wanted = Number(form.get(`quantity ${skuId}`) ?? quantity)
    if (result.ok && wanted !== quantity) result = await call(changeQuantity, { skuId, quantity: wanted })
    const isChosen = chosen.includes(skuId)
    if (result.ok && problem !== 'sold-out' && isChosen !== selectStatus)
      result = await call(selectLines, { skuIds: [skuId], selectStatus: isChosen })
  }
  return { result, next: '/bags' }
}

/** From the bag to the wish list: kept before it is taken out. */
async function wishInstead(call: MakeCall, about: string): Promise<Acted> {
  const [skuId = '', spuCode = ''] = about.split(' ')
  const wished = await call(setWish, { spuCode, wished: true })
  return { result: wished.ok ? await call(removeLines, { skuIds: [skuId] }) : wished, next: '/bags' }
}

const COME_AGAIN_MS = 200
/** As long as a browser shows nothing but that it waits. */
const MOST_TURNS = 100

/** What the bag holds now, as the form says, at the total that its page showed. `quick`: the address that names the one piece. */
async function placeOrder(form: Form, call: MakeCall, quick?: URLSearchParams): Promise<Acted> {
  const one = { skuId: quick?.get('sku') ?? '', quantity: Number(quick?.get('qty') ?? 1) || 1 }
  const bag = quick ? await call(getQuickBag, one) : await call(getBag, {})
  if (!bag.ok) return { result: bag, next: '/bags' }
  const fields = Object.fromEntries(form)
  const draft = draftOfFields(fields)
  const said = requestFor(boughtLines(bag.data.productList), { ...draft, ...readPhone(draft) }, keptOfFields(fields))
  const more = { total: text(form, 'total'), quick: quick !== undefined, saveAddress: form.has('saveAddress') }
  const request = { ...said, ...rewardsOfFields(fields), ...more }
  let result = await call(createOrder, request)
  for (let turn = 1; !result.ok && result.code === screenCodes.IN_LINE && turn < MOST_TURNS; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, COME_AGAIN_MS))
    result = await call(createOrder, request)
  }
  if (!result.ok) return { result, next: '/bags' }
  const { payType, orderNo } = result.data
  return { result, next: at(`/payment/${payType === 'balance' ? 'success' : payType}`, { orderNo }) }
}
