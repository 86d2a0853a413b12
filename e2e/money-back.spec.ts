import { adminActionText, adminPaymentText, unitActText } from '../src/language/admin/admin-order-actions.text.ts'
import { adminMoneyBackText, refundStateText } from '../src/language/admin/admin-money-back.text.ts'
import { adminUnitText, shelfText, unitStateText } from '../src/language/admin/admin-order.text.ts'
import { orderText } from '../src/language/buying/order.text.ts'
import { showHkdExactly } from '../src/platform/money.ts'
import { prepareOrder } from './buying-now.ts'
import { placeOrder } from './checkout.ts'
import { signIn } from './operator.ts'
import { expectOrder } from './orders.ts'
import { fact } from './page-parts.ts'
import { expect, type Person, test } from './shop-test.ts'
import { spoken } from './spoken.ts'
import { byFps } from './ways-to-pay.ts'

const money = spoken(adminMoneyBackText, 'en')
const acts = spoken(unitActText, 'en')
const payments = spoken(adminPaymentText, 'en')

async function decide({ page, press }: Person, name: string, reason?: string): Promise<void> {
  await press(page.getByRole('main').getByRole('button', { name, exact: true }).first())
  const dialog = page.getByRole('dialog', { name })
  if (reason) await dialog.getByRole('textbox', { name: spoken(adminActionText, 'en').reason }).fill(reason)
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
  await decide(operator, payments.moneyBack)
  await expect(back).toContainText(spoken(refundStateText, 'en').confirmed)
  await decide(operator, acts['on-sale'])
  await expect(piece).toContainText(spoken(shelfText, 'en')['on-sale'])
  await expect(piece.getByRole('button')).toHaveCount(0)

  await shopper.goTo(`/myaccount/orders/orderDetail?orderNo=${orderNo}`)
  await expectOrder(shopper, orderNo, 'refunded')
  await expect(fact(shopper.page, spoken(orderText, 'en').returned)).toHaveText(showHkdExactly(totalCents))
})
