import { adminActionText, moveText } from '../../src/language/admin/admin-order-actions.text.ts'
import { adminMoneyBackText, refundStateText } from '../../src/language/admin/admin-money-back.text.ts'
import { adminUnitText, shelfText, unitStateText } from '../../src/language/admin/admin-order.text.ts'
import { couriers } from '../../src/language/buying/couriers.ts'
import { priceText } from '../../src/language/buying/price.text.ts'
import { orderStateText } from '../../src/language/buying/order-state.text.ts'
import { orderText } from '../../src/language/buying/order.text.ts'
import type { ProductWire } from '../../src/modules/catalogue/catalogue.contract.ts'
import { getProduct } from '../../src/modules/catalogue/catalogue.paths.ts'
import type { SearchWire } from '../../src/modules/search/search.contract.ts'
import { searchProducts } from '../../src/modules/search/search.paths.ts'
import { clock, dayInHongKong } from '../../src/platform/clock.ts'
import { BASE_PATH, type Envelope } from '../../src/platform/wire/call-path.ts'
import { showHkdExactly } from '../../src/platform/money.ts'
import { prepareOrder } from '../buying/buying-now.ts'
import { choosePayment, fillReceiver, newReceiver, placeOrder } from '../buying/checkout.ts'
import { nameAccount, payOutByFile } from './money-page.ts'
import { approveAsColleague } from './colleague.ts'
import { authenticate, makeMove, openOrder, signIn } from './operator.ts'
import { expectOrder } from '../buying/orders.ts'
import { fact } from '../page-parts.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import { byFps } from '../buying/ways-to-pay.ts'

const money = spoken(adminMoneyBackText, 'en')
const moves = spoken(moveText, 'en')
const actions = spoken(adminActionText, 'en')
const orders = spoken(orderText, 'en')

async function decide({ page, press }: Person, name: string, reason?: string): Promise<void> {
  await press(page.getByRole('main').getByRole('button', { name, exact: true }).first())
  const dialog = page.getByRole('dialog', { name })
  if (reason) await dialog.getByRole('textbox', { name: actions.reason }).fill(reason)
  await press(dialog.getByRole('button', { name, exact: true }))
  await expect(dialog).toBeHidden()
}

test('the desk gives a piece back its price, finance sends it, and the piece is for sale again once the desk says so', async ({
  shop,
}) => {
  const [shopper, operator] = [await shop.welcome(), await shop.welcome()]
  await signIn(operator, 'administrator')
  const { totalCents } = await placeOrder(shopper, await prepareOrder(shopper, 16, 'fps'))
  const orderNo = await byFps(shopper, operator, totalCents)
  const back = operator.page.getByRole('region', { name: money.title }).getByRole('listitem')
  const piece = operator.page.getByRole('region', { name: spoken(adminUnitText, 'en').units }).getByRole('listitem')

  await decide(operator, money.refundPiece, 'The seller cannot supply it.')
  await expect(back).toContainText(showHkdExactly(totalCents))
  await expect(back).toContainText(spoken(refundStateText, 'en').requested)
  await expect(piece).toContainText(spoken(unitStateText, 'en').cancelled)
  // Whoever asked for it does not approve it.
  await approveAsColleague(operator, orderNo)
  await expect(back).toContainText(spoken(refundStateText, 'en').approved)
  await nameAccount(shopper, orderNo)
  await payOutByFile(operator, orderNo)
  await openOrder(operator, orderNo)
  await expect(back).toContainText(spoken(refundStateText, 'en').confirmed)
  // Nobody had touched it: it is for sale again by itself.
  await expect(piece).toContainText(spoken(shelfText, 'en')['on-sale'])
  await expect(piece.getByRole('button')).toHaveCount(0)

  await shopper.goTo(`/myaccount/orders/orderDetail?orderNo=${orderNo}`)
  await expectOrder(shopper, orderNo, 'refunded')
  await expect(fact(shopper.page, spoken(priceText, 'en').returned)).toHaveText(showHkdExactly(totalCents))
  // Whatever page of the payment is still open somewhere, it neither thanks for what went back nor asks for it anew.
  for (const screen of ['success', 'paypalH5']) {
    await shopper.goTo(`/payment/${screen}?orderNo=${orderNo}`)
    await expect(shopper.page.getByRole('heading', { level: 2, name: spoken(orderStateText, 'en').refunded })).toBeVisible()
  }
})

/** A bag of which there are several. */
async function plentifulBag({ page }: Person): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  const headers = { Authorization: `Bearer ${token}` }
  const found = await page.request.post(BASE_PATH + searchProducts.path, { headers, data: { category: 'women/bags' } })
  const bags = (await found.json()) as Envelope<SearchWire>
  for (const { brandCode, articleNumber: code } of bags.data.list) {
    const answer = await page.request.get(BASE_PATH + getProduct.path, { headers, params: { brandCode, code } })
    const { data } = (await answer.json()) as Envelope<ProductWire>
    const variant = data.colours.flatMap(({ variants }) => variants).find(({ stock }) => stock === 'in')
    if (variant) return variant.skuId
  }
  throw new Error('there is one of each bag at most')
}

async function sendParcel(
  { page, press }: Person,
  { courier, number, without }: { courier: string; number: string; without?: number },
) {
  await press(page.getByRole('main').getByRole('button', { name: moves.dispatch, exact: true }))
  const dialog = page.getByRole('dialog', { name: moves.dispatch })
  await dialog.getByRole('combobox', { name: actions.courier }).selectOption({ label: courier })
  await dialog.getByRole('textbox', { name: actions.trackingNumber }).fill(number)
  if (without !== undefined) await dialog.getByRole('checkbox').nth(without).uncheck()
  else await expect(dialog.getByRole('checkbox')).toHaveCount(0)
  await press(dialog.getByRole('button', { name: moves.dispatch, exact: true }))
  await expect(dialog).toBeHidden()
}

test('two pieces that leave one after the other are two parcels to the shopper, each with its courier, its day and its piece', async ({
  shop,
}) => {
  const [shopper, operator] = [await shop.welcome(), await shop.welcome()]
  await signIn(operator, 'administrator')
  await shopper.goTo('/')
  await shopper.goTo(`/checkout/quick?sku=${await plentifulBag(shopper)}&qty=2`)
  const receiver = newReceiver(shopper)
  await fillReceiver(shopper, receiver)
  await choosePayment(shopper, 'fps')
  const { totalCents } = await placeOrder(shopper, receiver)
  const orderNo = await byFps(shopper, operator, totalCents)
  await makeMove(operator, 'seller-sent', 'pending-platform-delivery')
  await authenticate(operator, orderNo)
  const [first, , second] = couriers
  await sendParcel(operator, { courier: first!.en, number: 'SF1234567890123', without: 1 })
  await sendParcel(operator, { courier: second!.en, number: '9876543210' })

  await shopper.goTo(`/myaccount/orders/orderDetail?orderNo=${orderNo}`)
  await expectOrder(shopper, orderNo, 'to-be-received')
  const year = new RegExp(` ${dayInHongKong(clock.now()).slice(0, 4)}, \\d\\d:\\d\\d`)
  for (const [at, courier] of [first!, second!].entries()) {
    const parcel = fact(shopper.page, orders.parcelOf(at + 1, 2))
    await expect(parcel).toContainText(courier.en)
    await expect(parcel).toContainText(year)
    await expect(parcel.getByRole('link')).toHaveText(at === 0 ? 'SF1234567890123' : '9876543210')
  }
})
