import { orderItemText } from '../../src/language/buying/order-item.text.ts'
import { orderGroupText } from '../../src/language/buying/order-state.text.ts'
import { orderText } from '../../src/language/buying/order.text.ts'
import { receiptText } from '../../src/language/buying/receipt.text.ts'
import { prepareOrder } from '../buying/buying-now.ts'
import { placeOrder } from '../buying/checkout.ts'
import { expect, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

test('orders are found by state and by word, going back keeps both, and each piece has a page of its own', async ({ shop }) => {
  const person = await shop.welcome({ language: 'zh', screen: 'phone' })
  const { page, press, goTo } = person
  const texts = spoken(orderText, 'zh')
  const groups = spoken(orderGroupText, 'zh')
  const { orderNo } = await placeOrder(person, await prepareOrder(person, 15, 'fps'))
  await goTo('/myaccount/orders')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: orderNo })
  await expect(row).toBeVisible()
  const tabs = page.getByRole('navigation', { name: texts.groups })
  await expect(tabs.getByRole('link', { name: groups['to-pay'] })).toHaveText(`${groups['to-pay']}1`)
  await press(tabs.getByRole('link', { name: groups.received }))
  await expect(page.getByText(texts.noneHere)).toBeVisible()
  await press(tabs.getByRole('link', { name: groups['to-pay'] }))
  await page.getByRole('searchbox', { name: texts.search }).fill(orderNo.slice(1, 7).toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: texts.foundFor(orderNo.slice(1, 7).toLowerCase(), 1) })).toBeVisible()
  await press(row.getByRole('link'))
  await press(page.getByRole('link', { name: texts.aboutPiece }).first())
  await expect(page.getByRole('list', { name: spoken(orderItemText, 'zh').how })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: texts.search })).toHaveValue(orderNo.slice(1, 7).toLowerCase())
  await expect(row).toBeVisible()
  await goTo(`/myaccount/orders/receipt?orderNo=${orderNo}`)
  await expect(page.getByText(spoken(receiptText, 'zh').unpaid)).toBeVisible()
})
