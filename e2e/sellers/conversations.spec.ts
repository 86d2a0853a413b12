import { conversationsText, maskedText, threadText } from '../../src/language/account/conversations.text.ts'
import { orderText } from '../../src/language/buying/order.text.ts'
import { productFactsText } from '../../src/language/product/product-facts.text.ts'
import { sellerQuestionsText } from '../../src/language/seller/seller-questions.text.ts'
import { getProduct } from '../../src/modules/catalogue/catalogue.paths.ts'
import { searchProducts } from '../../src/modules/search/search.paths.ts'
import { demoMember, demoSellers } from '../../demo/sign-ins.ts'
import { startAsMember } from '../account/members.ts'
import { ask, shopperToken } from '../calls.ts'
import { beginMemberSessionOf, beginOperatorSession } from '../shop-database.ts'
import { actAsMember, expect, type Person, test } from '../shop-test.ts'
import { boughtOf } from './bought-of.ts'
import { enterAsSeller } from './sellers.ts'

const SHOP = 'Silver Lantern Boutique'
const OWNER = demoSellers[0]!

async function findPageOf(person: Person, token: string): Promise<string> {
  const { list } = await ask(person, searchProducts, { category: 'women', sort: 'price-down' }, token)
  for (const { brandCode, articleNumber } of list) {
    const { colours } = await ask(person, getProduct, { brandCode, code: articleNumber }, token)
    if (colours[0]?.variants.every(({ offers }) => offers[0]?.merchantName === SHOP))
      return `/product/detail/${brandCode}/${articleNumber}`
  }
  throw new Error(`${SHOP} has the best offer of nothing`)
}

test('a buyer asks the seller of an item, who answers; a telephone number does not pass, and both are told', async ({ shop }) => {
  shop.expectFault(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/)
  const person = await shop.welcome()
  const { page, goTo } = person
  await goTo('/')
  const token = await startAsMember(person)
  const item = await findPageOf(person, token)
  await goTo(item)
  await page.getByRole('link', { name: productFactsText.askSeller.en }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: conversationsText.askTitle.en(SHOP) })).toBeVisible()
  await page.getByLabel(threadText.words.en).fill('Is the strap long? Call me on 9123 4567.')
  await page.getByRole('button', { name: threadText.send.en }).click()
  await expect(page.getByText('Is the strap long? Call me on •••.')).toBeVisible()
  await expect(page.getByText(maskedText.phone.en)).toBeVisible()
  const thread = new URL(page.url())

  const seller = await shop.welcome()
  await seller.goTo('/')
  await enterAsSeller(seller, OWNER.email)
  await seller.goTo('/seller/questions')
  await seller.page
    .getByRole('link', { name: /Is the strap long/ })
    .first()
    .click()
  await expect(seller.page.getByText(maskedText.phone.en)).toBeVisible()
  await seller.page.getByLabel(threadText.words.en).fill('It is 110 cm long.')
  await seller.page.getByRole('button', { name: threadText.send.en }).click()
  await expect(seller.page.getByText(sellerQuestionsText.noWait.en)).toBeVisible()

  // It comes by itself.
  await expect(page.getByText('It is 110 cm long.')).toBeVisible()

  // While the line is down a message waits, and is sent once it is back: by itself, and once.
  await page.context().setOffline(true)
  await page.getByLabel(threadText.words.en).fill('Then I take it.')
  await page.getByRole('button', { name: threadText.send.en }).click()
  await expect(page.getByText(threadText.waits.en)).toBeVisible({ timeout: 20_000 })
  await page.context().setOffline(false)
  await expect(page.getByRole('listitem').filter({ hasText: 'Then I take it.' })).toHaveCount(1)
  await expect(page.getByText(threadText.waits.en)).toBeHidden()
  await expect(page.getByLabel(threadText.words.en)).toHaveValue('')
  await expect(seller.page.getByText('Then I take it.')).toHaveCount(1)
  expect(new URL(page.url()).search).toBe(thread.search)
})

test('a buyer and a seller write about an order, each from its page: it is one conversation, live at both ends', async ({
  shop,
}) => {
  const TRADER = demoSellers.find(({ email }) => email === 'westpier@praya.test')!
  const buyer = await shop.welcome({ screen: 'phone' })
  await buyer.goTo('/statement/delivery')
  await actAsMember(buyer.page, await beginMemberSessionOf(demoMember.email))
  const orderNo = await boughtOf(buyer, 'West Pier Trading', await shopperToken(buyer), await beginOperatorSession())
  await buyer.goTo(`/myaccount/orders/orderDetail?orderNo=${orderNo}`)
  await buyer.page.getByRole('link', { name: orderText.askSeller.en }).first().click()
  await buyer.page.getByLabel(threadText.words.en).fill('Could it come in a box?')
  await buyer.press(buyer.page.getByRole('button', { name: threadText.send.en }))
  await expect(buyer.page).toHaveURL(/conversations\/thread/)
  await expect(buyer.page.getByText('Could it come in a box?')).toBeVisible()
  await expect(buyer.page.getByRole('main')).toContainText(threadText.order.en(orderNo))

  const seller = await shop.welcome({ language: 'zh' })
  await seller.goTo('/')
  await enterAsSeller(seller, TRADER.email)
  await seller.goTo('/seller/questions')
  await seller.page
    .getByRole('link', { name: /Could it come in a box/ })
    .first()
    .click()
  await expect(seller.page).toHaveURL(/seller\/questions\/./)
  await expect(seller.page.getByRole('main')).toContainText(threadText.order.zh(orderNo))
  const thread = seller.page.url()
  await seller.page.getByLabel(threadText.words.zh).fill('可以，以原裝盒寄出。')
  await seller.press(seller.page.getByRole('button', { name: threadText.send.zh }))
  await expect(buyer.page.getByText('可以，以原裝盒寄出。')).toBeVisible()

  await seller.goTo(`/seller/orders/${orderNo}`)
  await seller.press(seller.page.getByRole('button', { name: sellerQuestionsText.writeBuyer.zh }))
  const letter = seller.page.getByRole('dialog', { name: sellerQuestionsText.writeBuyer.zh })
  await letter.getByLabel(threadText.words.zh).fill('已包裝妥當。')
  await seller.press(letter.getByRole('button', { name: threadText.send.zh }))
  await expect(seller.page).toHaveURL(thread)
  await expect(buyer.page.getByText('已包裝妥當。')).toBeVisible()
  await expect(seller.page.getByText('Could it come in a box?')).toBeVisible()
})
