import { couriers } from '../../src/language/buying/couriers.ts'
import { sellerHealthText } from '../../src/language/seller/seller-health.text.ts'
import { merchantWithdrawalText, merchantWithdrawText, sellerMoneyText } from '../../src/language/seller/seller-money.text.ts'
import { sellerOrdersText, sellerOrderText } from '../../src/language/seller/seller-orders.text.ts'
import { sellerText } from '../../src/language/seller/seller.text.ts'
import { confirmReceipt, moveOrder } from '../../src/modules/orders/orders.paths.ts'
import { listPayouts, movePayout } from '../../src/modules/treasury/money.paths.ts'
import { demoSellers } from '../../demo/sign-ins.ts'
import { ask, shopperToken } from '../calls.ts'
import { beginOperatorSession, passPieces } from '../shop-database.ts'
import { expect, test } from '../shop-test.ts'
import { boughtOf } from './bought-of.ts'
import { setUpFactor } from './second-factor.ts'
import { enterAsSeller } from './sellers.ts'
import { makesFile, namesAccount } from './withdrawals.ts'

/** A company: what it is due is a balance, from which it withdraws. */
const SHOP = 'West Pier Trading'
const OWNER = demoSellers.find(({ email }) => email === 'westpier@praya.test')!
const PARCEL = { courier: couriers[0]!.en, trackingNumber: 'SF1234567890123' }

test('a merchant sends what was bought of it, is due its price less the commission, and is paid to its bank', async ({
  shop,
}) => {
  const person = await shop.welcome()
  const { page, press, goTo } = person
  await goTo('/statement/delivery')
  const [shopper, office, colleague] = [await shopperToken(person), await beginOperatorSession(), await beginOperatorSession()]
  const orderNo = await boughtOf(person, SHOP, shopper, office)

  await enterAsSeller(person, OWNER.email)
  await goTo('/seller/orders')
  await press(page.getByRole('table', { name: sellerOrdersText.table.en }).getByRole('link', { name: orderNo }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sellerOrderText.title.en(orderNo))
  await page.getByRole('combobox', { name: sellerOrderText.courier.en }).selectOption(PARCEL.courier)
  await page.getByRole('textbox', { name: sellerOrderText.trackingNumber.en }).fill(PARCEL.trackingNumber)
  await press(page.getByRole('button', { name: sellerOrderText.send.en, exact: true }))
  await expect(page.getByRole('main')).toContainText(sellerOrderText.coming.en)
  const brings = await page
    .getByText(sellerOrderText.receives.en, { exact: true })
    .locator('xpath=..')
    .locator('dd')
    .textContent()

  await ask(person, moveOrder, { orderNo, move: 'seller-sent' }, office)
  await passPieces(orderNo)
  await ask(person, moveOrder, { orderNo, move: 'dispatch', ...PARCEL }, office)
  await ask(person, confirmReceipt, { orderNo }, shopper)
  await goTo('/seller/money')
  const coming = page.getByRole('row').filter({ hasText: orderNo })
  await expect(coming).toContainText(brings ?? '')
  // Before its days are over two people say that nothing is open.
  const complete = { orderNo, move: 'complete' as const, note: 'Nothing is open.' }
  for (const token of [office, colleague]) await ask(person, moveOrder, complete, token)
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: orderNo })).toContainText('Sale')

  // Money asks for a second factor, and leads to where it is set up.
  await setUpFactor(person, OWNER.password)
  await namesAccount(person, OWNER, SHOP)
  await goTo('/seller/money')

  await press(page.getByRole('button', { name: sellerMoneyText.withdraw.en, exact: true }))
  const withdraw = page.getByRole('dialog', { name: merchantWithdrawText.title.en })
  await withdraw.getByRole('textbox', { name: merchantWithdrawText.amount.en }).fill('500')
  await withdraw.getByLabel(merchantWithdrawText.password.en).fill(OWNER.password)
  await press(withdraw.getByRole('button', { name: merchantWithdrawText.send.en, exact: true }))
  const asked = page.getByRole('listitem').filter({ hasText: 'HK$500' })
  await expect(asked).toContainText(merchantWithdrawalText.waiting.en)

  const { payouts } = await ask(person, listPayouts, {}, office)
  const payoutId = payouts.find(({ merchant, stage }) => merchant.en === SHOP && stage === 'approve')?.payoutId ?? ''
  await ask(person, movePayout, { payoutId, move: 'approve' }, office)
  await makesFile(person, office)
  await ask(person, movePayout, { payoutId, move: 'confirm' }, office)
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'HK$500' })).toContainText(merchantWithdrawalText.paid.en)
})

test('on a phone, in Chinese, orders, balance and health are a touch away', async ({ shop }) => {
  const person = await shop.welcome({ language: 'zh', screen: 'phone' })
  const { page, press, goTo } = person
  const [foot, title] = [
    page.getByRole('navigation', { name: sellerText.parts.zh }).last(),
    page.getByRole('heading', { level: 1 }),
  ]
  await goTo('/statement/delivery')
  await enterAsSeller(person, OWNER.email)
  await goTo('/seller/orders')
  await expect(title).toHaveText(sellerOrdersText.title.zh)
  await press(foot.getByRole('link', { name: sellerMoneyText.title.zh }))
  await expect(title).toHaveText(sellerMoneyText.title.zh)
  await expect(page.getByRole('main')).toContainText(sellerMoneyText.statement.zh)
  await goTo('/seller/health')
  await expect(page.getByRole('main')).toContainText(sellerHealthText.limit.zh('4.0'))
})
