import { picturesFieldText } from '../../src/language/account/claims.text.ts'
import { couriers } from '../../src/language/buying/couriers.ts'
import { dispatch, signIn } from '../admin/operator.ts'
import { expect, type Person } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import { prepareOrder } from './buying-now.ts'
import { placeOrder } from './checkout.ts'
import { confirmReceipt } from './orders.ts'
import { byFps } from './ways-to-pay.ts'

/** A bag in the hands of whoever bought it. */
export async function receivedBag(shopper: Person, operator: Person, at: number): Promise<string> {
  await signIn(operator, 'administrator')
  const { totalCents } = await placeOrder(shopper, await prepareOrder(shopper, at, 'fps'))
  const orderNo = await byFps(shopper, operator, totalCents)
  await dispatch(operator, { courier: couriers[0]![operator.language], trackingNumber: 'SF1234567890123' })
  await shopper.goTo(`/myaccount/orders/orderDetail?orderNo=${orderNo}`)
  await confirmReceipt(shopper, orderNo)
  return orderNo
}

export async function addPicture({ page, language }: Person): Promise<void> {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 320 } })
  await page.locator('input[type=file]').setInputFiles({ name: 'piece.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('img', { name: spoken(picturesFieldText, language).shown(1) })).toBeVisible()
}
