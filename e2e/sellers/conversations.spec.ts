import { conversationsText, maskedText, threadText } from '../../src/language/account/conversations.text.ts'
import { productFactsText } from '../../src/language/product/product-facts.text.ts'
import { sellerQuestionsText } from '../../src/language/seller/seller-questions.text.ts'
import { getProduct } from '../../src/modules/catalogue/catalogue.paths.ts'
import { searchProducts } from '../../src/modules/search/search.paths.ts'
import { demoSellers } from '../../demo/sign-ins.ts'
import { startAsMember } from '../account/members.ts'
import { ask } from '../calls.ts'
import { expect, type Person, test } from '../shop-test.ts'
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
  expect(new URL(page.url()).search).toBe(thread.search)
})
