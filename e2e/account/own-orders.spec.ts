import { orderItemText } from '../../src/language/buying/order-item.text.ts'
import { orderGroupText } from '../../src/language/buying/order-state.text.ts'
import { orderText } from '../../src/language/buying/order.text.ts'
import { receiptText } from '../../src/language/buying/receipt.text.ts'
import { accountOfferText } from '../../src/language/member/account-offer.text.ts'
import { signInText } from '../../src/language/member/sign-in.text.ts'
import { prepareOrder } from '../buying/buying-now.ts'
import { checkoutTotal, placeOrder, pressPlace } from '../buying/checkout.ts'
import { atProvider } from '../buying/paying.ts'
import { codeSentTo } from '../shop-database.ts'
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
  await expect(tabs.getByRole('link', { name: groups['to-pay'] })).toHaveAttribute('aria-current', 'page')
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

test('a guest who has paid opens an account with the address of the order, and finds the order in it and its receipt', async ({
  shop,
}) => {
  const person = await shop.welcome({ language: 'en', screen: 'wide' })
  const { page, press, goTo } = person
  const texts = spoken(signInText, 'en')
  const receiver = await prepareOrder(person, 17, 'card')
  const totalCents = await checkoutTotal(person)
  await pressPlace(person)
  await atProvider(person, 'succeed', totalCents)
  await page.waitForURL(/\/payment\/success/)
  const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? ''
  await press(page.getByRole('button', { name: spoken(accountOfferText, 'en').open }))
  await expect(page.getByRole('textbox', { name: texts.emailAddress })).toHaveValue(receiver.email)
  await press(page.getByRole('button', { name: texts.sendCode }))
  const code = page.getByRole('textbox', { name: texts.sixDigits })
  await expect(code).toBeVisible()
  await code.fill(await codeSentTo(receiver.email))
  await page.getByRole('textbox', { name: texts.firstName }).fill('Wai')
  await page.getByRole('checkbox', { name: new RegExp(texts.terms) }).check()
  await press(page.getByRole('button', { name: texts.open }))
  await page.waitForURL(/\/payment\/success/)
  await expect(page.getByRole('heading', { name: spoken(accountOfferText, 'en').title })).toHaveCount(0)
  await goTo('/myaccount/orders')
  await press(page.getByRole('main').getByRole('listitem').filter({ hasText: orderNo }).getByRole('link'))
  await press(page.getByRole('link', { name: spoken(orderText, 'en').receipt }))
  await expect(page.getByText(spoken(receiptText, 'en').received)).toBeVisible()
})

test('on a phone the country or region code is chosen on a page, and the number typed is still there', async ({ shop }) => {
  const { page, press, goTo } = await shop.welcome({ language: 'zh', screen: 'phone' })
  const texts = spoken(signInText, 'zh')
  await goTo('/member/login')
  const number = page.getByRole('textbox', { name: texts.mobileNumber })
  await number.fill('6612 3456')
  await press(page.getByRole('link', { name: texts.chooseCode('+852') }))
  await press(page.getByRole('button', { name: /澳門/ }))
  await expect(number).toHaveValue('6612 3456')
  await expect(page.getByRole('link', { name: texts.chooseCode('+853') })).toBeVisible()
})
