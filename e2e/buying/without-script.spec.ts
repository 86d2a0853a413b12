import { searchText } from '../../src/language/browse/search.text.ts'
import { bagText } from '../../src/language/buying/bag.text.ts'
import { checkoutText } from '../../src/language/buying/checkout.text.ts'
import { orderText } from '../../src/language/buying/order.text.ts'
import { paymentText } from '../../src/language/buying/payment.text.ts'
import { wishListText } from '../../src/language/buying/wish-list.text.ts'
import { menuText } from '../../src/language/frame/menu.text.ts'
import { storeText } from '../../src/language/frame/store.text.ts'
import { productText } from '../../src/language/product/product.text.ts'
import { beginMemberSession } from '../shop-database.ts'
import { cards } from '../browse/browsing.ts'
import { addressIn, expect, type Person, test } from '../shop-test.ts'
import { beginning, exactly, spoken } from '../spoken.ts'
import { chooseSize, pressAdd } from './buying.ts'
import { expectNumber } from './orders.ts'
import { choosePayment, fillReceiver, newReceiver, type Receiver } from './checkout.ts'

test('without script a guest finds a piece, keeps it, buys it by bank transfer, sends the receipt and finds the order again', async ({
  shop,
}) => {
  shop.expectFault(/422/)
  const person = await shop.welcome({ language: 'en', script: false })
  const title = await findPiece(person, 'boots')
  await pressAdd(person)
  await expect(person.page.getByText(spoken(productText, 'en').chooseSize)).toBeVisible()
  await chooseSize(person)
  await pressAdd(person)
  await changeBag(person, title)
  const receiver = newReceiver(person)
  await checkOut(person, receiver)
  const orderNo = await sendReceipt(person)
  const elsewhere = await shop.welcome({ language: 'en', screen: 'phone', script: false })
  await findOrder(elsewhere, orderNo, receiver)
})

test('without script a member buys by FPS at their own checkout', async ({ shop }) => {
  const person = await shop.welcome({ language: 'zh', screen: 'phone', script: false })
  const { page, press, language } = person
  const { token } = await beginMemberSession()
  await person.goTo('/')
  await page.context().addCookies([{ name: 'session', value: token, url: page.url() }])
  await openByMenu(person)
  await cards(person).first().getByRole('link').first().click()
  await chooseSize(person)
  await press(page.getByRole('button', { name: spoken(productText, language).buyNow }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spoken(checkoutText, language).memberTitle)
  await fillReceiver(person, newReceiver(person))
  await choosePayment(person, 'fps')
  await press(page.getByRole('button', { name: spoken(checkoutText, language).place }))
  await expect(page).toHaveURL(/\/zh\/payment\/fps\?orderNo=/)
  await expect(page.getByRole('img', { name: /HK\$/ })).toBeVisible()
  await press(page.getByRole('link', { name: spoken(paymentText, language).practise }))
  await press(page.getByRole('button', { name: '轉賬', exact: true }))
  const again = page.getByRole('link', { name: spoken(paymentText, language).reload })
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    await expect(page.getByRole('link', { name: spoken(paymentText, language).toOrder })).toBeVisible({ timeout: 1_000 })
    await expect(again).toBeHidden()
  }).toPass()
  await press(page.getByRole('link', { name: spoken(paymentText, language).toOrder }))
  await expect(page.locator('.order-head')).toContainText(spoken(orderText, language).title(''))
})

/** By the field that the header’s sign leads to; its page keeps what was looked for in the other language. */
async function findPiece(person: Person, word: string): Promise<string> {
  const { page, press, goTo, language } = person
  await goTo('/')
  await press(page.getByRole('banner').getByRole('link', { name: spoken(storeText, language).search, exact: true }))
  await page.getByRole('searchbox', { name: spoken(searchText, language).label }).fill(word)
  await press(page.getByRole('search').getByRole('button', { name: spoken(storeText, language).search }))
  await expect(page).toHaveURL(`/product/list/${word}?keyword=${word}`)
  await press(page.getByRole('banner').getByRole('link', { name: storeText.otherLanguage[language] }))
  await expect(page).toHaveURL(`/zh/product/list/${word}?keyword=${word}`)
  await press(page.getByRole('banner').getByRole('link', { name: storeText.otherLanguage.zh }))
  await cards(person).nth(3).getByRole('link').first().click()
  return page.getByRole('heading', { level: 1 }).innerText()
}

async function openByMenu({ page, press, goTo, language }: Person): Promise<void> {
  await goTo('/')
  await press(page.getByRole('banner').getByRole('link', { name: spoken(storeText, language).menu, exact: true }))
  const menu = page.getByRole('main').getByRole('navigation', { name: spoken(storeText, language).menu })
  await press(menu.getByText('鞋履', { exact: true }))
  await press(menu.getByRole('link', { name: spoken(menuText, language).whole('鞋履') }))
}

/** Two instead of one, kept for later, and back again. */
async function changeBag(person: Person, title: string): Promise<void> {
  const { page, press, language } = person
  const texts = spoken(bagText, language)
  await expect(page).toHaveURL(addressIn(language, '/bags'))
  const line = page.getByRole('listitem').filter({ has: page.getByRole('combobox') })
  await line.getByRole('combobox').selectOption('2')
  await press(page.getByRole('button', { name: texts.update }))
  await expect(line.getByRole('combobox')).toHaveValue('2')
  await press(line.getByRole('button', { name: beginning('Move') }))
  await expect(page.getByRole('heading', { name: texts.emptyTitle })).toBeVisible()
  await press(page.getByRole('banner').getByRole('link', { name: spoken(storeText, language).wishList, exact: true }))
  await press(page.getByRole('link', { name: spoken(wishListText, language).chooseSize }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await chooseSize(person)
  await pressAdd(person)
  await press(page.getByRole('link', { name: texts.checkout }))
}

/** What is missing is said beside its field, and nothing that was typed is lost. */
async function checkOut(person: Person, receiver: Receiver): Promise<void> {
  const { page, press, language } = person
  const texts = spoken(checkoutText, language)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title)
  await fillReceiver(person, { ...receiver, mobile: '12' })
  await choosePayment(person, 'bank')
  await press(page.getByRole('button', { name: texts.place }))
  await expect(page.getByRole('textbox', { name: exactly(texts.mobile) })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('textbox', { name: exactly(texts.address) })).toHaveValue(receiver.address ?? '')
  await page.getByRole('textbox', { name: exactly(texts.mobile) }).fill(receiver.mobile)
  await press(page.getByRole('button', { name: texts.place }))
  await expect(page).toHaveURL(/\/payment\/bank\?orderNo=/)
}

async function sendReceipt({ page, press, language }: Person): Promise<string> {
  const texts = spoken(paymentText, language)
  const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? ''
  for (const fact of [texts.account, texts.reference]) await expect(page.getByText(fact, { exact: true })).toBeVisible()
  await press(page.getByRole('button', { name: texts.receiptSend }))
  await expect(page.getByText(texts.receiptMissing)).toBeVisible()
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 320 } })
  await page.getByLabel(texts.receiptChoose).first().setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer })
  await press(page.getByRole('button', { name: texts.receiptSend }))
  await expect(page.getByText(texts.receiptDone)).toBeVisible()
  return orderNo
}

async function findOrder({ page, press, goTo, language }: Person, orderNo: string, receiver: Receiver): Promise<void> {
  const texts = spoken(orderText, language)
  await goTo('/order/find')
  await page.getByRole('textbox', { name: texts.orderNo }).fill(orderNo)
  await page.getByRole('textbox', { name: texts.contact }).fill('other@praya.test')
  await press(page.getByRole('button', { name: texts.find }))
  await expect(page.getByRole('textbox', { name: texts.orderNo })).toHaveValue(orderNo)
  await page.getByRole('textbox', { name: texts.contact }).fill(receiver.email)
  await press(page.getByRole('button', { name: texts.find }))
  await expectNumber(page, orderNo)
}
