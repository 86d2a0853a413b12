import { bagText } from '../../src/language/buying/bag.text.ts'
import { facetsText } from '../../src/language/browse/facets.text.ts'
import { listText } from '../../src/language/browse/list.text.ts'
import { orderText } from '../../src/language/buying/order.text.ts'
import { productFactsText } from '../../src/language/product/product-facts.text.ts'
import { refusals } from '../../src/refusals.ts'
import { storeText } from '../../src/language/frame/store.text.ts'
import { uiText } from '../../src/language/frame/ui.text.ts'
import { cards, openPiece } from '../browse/browsing.ts'
import { bagLink, chooseSize, pressAdd } from '../buying/buying.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { exactly, numbered, spoken } from '../spoken.ts'

test.describe('without script', () => {
  test('the home page, a list and a piece can be read, and the list goes on', async ({ shop }) => {
    const person = await shop.welcome({ script: false })
    const { page, press } = person
    await person.goTo('/')
    await press(
      page.getByRole('navigation', { name: spoken(storeText, 'en').mainMenu }).getByRole('link', { name: 'Bags', exact: true }),
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bags')
    await expect(cards(person)).toHaveCount(48)
    await press(page.getByRole('link', { name: spoken(listText, 'en').more }))
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByRole('link', { name: spoken(listText, 'en').earlier })).toBeVisible()
    expect(await cards(person).count()).toBeGreaterThan(0)
    const title = await openPiece(person)
    await expect(page.getByRole('main')).toContainText('HK$')
    await expect(page.getByRole('heading', { name: exactly(spoken(productFactsText, 'en').details) })).toBeVisible()
    expect(title).not.toBe('')
  })

  test('a list can be narrowed', async ({ shop }) => {
    const { page, press, goTo } = await shop.welcome({ script: false })
    await goTo('/product/list/women/bags')
    const facets = page.getByRole('form', { name: spoken(listText, 'en').filter })
    await facets
      .getByRole('group', { name: spoken(facetsText, 'en').colour })
      .getByRole('checkbox', { name: /^Black/ })
      .check()
    await press(facets.getByRole('button', { name: spoken(facetsText, 'en').apply }))
    await expect(page).toHaveURL(/colour=black/)
    const applied = page.getByRole('list', { name: spoken(listText, 'en').applied })
    await press(applied.getByRole('link', { name: spoken(listText, 'en').remove('Black') }))
    await expect(page).not.toHaveURL(/colour=/)
  })

  test('the language and the side can be switched', async ({ shop }) => {
    const { page, press, goTo } = await shop.welcome({ script: false })
    await goTo('/')
    const sides = page.getByRole('banner').getByRole('navigation', { name: spoken(storeText, 'en').sides })
    await press(sides.getByRole('link', { name: spoken(storeText, 'en').men, exact: true }))
    await expect(sides.getByRole('link', { name: spoken(storeText, 'en').men, exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await press(page.getByRole('banner').getByRole('link', { name: spoken(storeText, 'en').otherLanguage }))
    await expect(page).toHaveURL('/zh')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Han}/u)
  })
})

test.describe('when the shop does not answer', () => {
  const failing = [
    { screen: 'bag', path: '/bags', call: '**/order/cart/query', said: bagText.failed.en },
    { screen: 'list of orders', path: '/myaccount/orders', call: '**/order/order/list', said: orderText.failed.en },
  ]
  for (const { screen, path, call, said } of failing) {
    test(`the ${screen} says so and can be asked again`, async ({ shop }) => {
      shop.expectFault(/ERR_FAILED/)
      const person = await shop.welcome()
      await person.page.route(call, (route) => route.abort())
      await person.page.route('**/order/cart/miniCartV2', (route) => route.abort())
      await person.goTo(path)
      await expect(person.page.getByRole('heading', { name: said })).toBeVisible()
      // The header still asks in vain: otherwise its answer would fill the page before the button is pressed.
      await person.page.unroute(call)
      await person.press(person.page.getByRole('button', { name: spoken(uiText, 'en').retry }))
      await expect(person.page.getByRole('heading', { name: said })).toBeHidden()
      await expect(person.page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    })
  }

  test('an answer that never comes is waited for once, and then the screen says so', async ({ shop }) => {
    const { page, goTo } = await shop.welcome()
    await page.route('**/order/order/list', () => {})
    await goTo('/myaccount/orders')
    await expect(page.getByRole('heading', { name: orderText.failed.en })).toBeVisible({ timeout: 19_000 })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('a piece that could not be added is told of, and can be added once the shop is back', async ({ shop }) => {
    shop.expectFault(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/)
    const person = await shop.welcome({ screen: 'phone' })
    await openSizedPiece(person)
    await person.page.context().setOffline(true)
    await pressAdd(person)
    await expect(person.page.getByText(refusals.NETWORK.en).filter({ visible: true }).first()).toBeVisible()
    await expect(bagLink(person)).toHaveAccessibleName(spoken(storeText, 'en').bag)
    await person.page.context().setOffline(false)
    await pressAdd(person)
    await expect(bagLink(person)).toHaveAccessibleName(spoken(storeText, 'en').counted(storeText.bag.en, 1))
  })
})

async function openSizedPiece(person: Person): Promise<void> {
  await person.goTo('/product/list/women/clothing')
  await expect(person.page.getByRole('main').getByText(numbered(spoken(listText, 'en').pieces))).toBeVisible()
  await openPiece(person)
  await chooseSize(person)
}
