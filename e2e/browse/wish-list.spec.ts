import type { Locator, Page } from '@playwright/test'
import { cardText } from '../../src/language/browse/card.text.ts'
import { problemText } from '../../src/language/frame/problem.text.ts'
import { sizeChoiceText } from '../../src/language/product/size-choice.text.ts'
import { uiText } from '../../src/language/frame/ui.text.ts'
import { wishListText } from '../../src/language/buying/wish-list.text.ts'
import { wishShareText } from '../../src/language/buying/wish-share.text.ts'
import type { CardWire } from '../../src/modules/catalogue/catalogue.contract.ts'
import { fromWire, showHkd } from '../../src/platform/money.ts'
import { axeFaults } from '../whole/axe-faults.ts'
import { clickHeart, findPieces, isOneOfAKind } from './browsing.ts'
import { changeOffers } from '../shop-database.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { exactly, spoken } from '../spoken.ts'

/** Presses the heart of each where it stands in its list. */
async function wishFor(person: Person, category: string, pieces: CardWire[]): Promise<void> {
  await person.goTo(`/product/list/${category}`)
  for (const { spuCode } of pieces) {
    await clickHeart(person, person.page.locator(`[data-wish="${spuCode}"]`))
  }
}

const pieceOf = (page: Page, { productTitle }: CardWire): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: productTitle })

const noFaultsOf = async (page: Page) => expect(await axeFaults(page)).toEqual([])

for (const [language, screen] of [
  ['en', 'phone'],
  ['zh', 'wide'],
] as const) {
  test(`a guest keeps pieces and moves one to the bag, choosing its size in place (${language}, ${screen})`, async ({ shop }) => {
    const person = await shop.welcome({ language, screen, still: true })
    const { page, press, goTo } = person
    const texts = spoken(wishListText, language)
    const sizes = spoken(sizeChoiceText, language)
    await goTo('/wishlist')
    await expect(page.getByRole('heading', { name: texts.empty })).toBeVisible()
    const [shoe, other] = await findPieces(person, 'women/shoes', (card) => card.sizes.length > 2 && card.colours.length === 0)
    await wishFor(person, 'women/shoes', [shoe!, other!])
    await goTo('/wishlist')
    await expect(page.getByRole('main').getByText(texts.pieces(2), { exact: true })).toBeVisible()
    await noFaultsOf(page)

    await press(pieceOf(page, shoe!).getByRole('button', { name: texts.move }))
    const sheet = page.getByRole('dialog', { name: sizes.title })
    const action = sheet.getByRole('button', { name: texts.move })
    await press(action)
    await expect(sheet.getByRole('alert')).toHaveText(sizes.missing)
    await expect(page.locator('input[type=radio]:focus')).toBeVisible()
    await noFaultsOf(page)
    await sheet.getByRole('radio', { disabled: false }).last().check()
    await action.dblclick()
    await expect(sheet).toBeHidden()
    await expect(pieceOf(page, shoe!)).toBeHidden()
    await expect(page.getByRole('main').getByText(texts.pieces(1), { exact: true })).toBeVisible()
    await goTo('/bags')
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: shoe!.productTitle })).toHaveCount(1)
  })
}

test('a list says what costs less than when it was wished for, what is the last one and what is sold out', async ({ shop }) => {
  const person = await shop.welcome({ language: 'zh' })
  const { page, goTo } = person
  const texts = spoken(wishListText, 'zh')
  const words = spoken(cardText, 'zh')
  const category = 'men/clothing'
  const [cheaper, last, gone] = await findPieces(person, category, ({ stock, discount }) => stock === 'in' && discount === 0)
  await wishFor(person, category, [cheaper!, last!, gone!])
  await changeOffers(cheaper!.spuCode, { timesPrice: 0.95 })
  await changeOffers(gone!.spuCode, { available: 0 })
  await changeOffers(last!.spuCode, { available: 0, oneLeft: true })
  await expect(async () => {
    await goTo('/wishlist')
    const before = showHkd(fromWire(cheaper!.salesPrice))
    await expect(pieceOf(page, cheaper!)).toContainText(texts.cheaper(before), { timeout: 5_000 })
    await expect(pieceOf(page, last!)).toContainText(words.lastOne, { timeout: 5_000 })
    await expect(pieceOf(page, gone!)).toContainText(words.soldOut, { timeout: 5_000 })
  }).toPass()
  await expect(pieceOf(page, last!)).not.toContainText('加入時')
  const notify = pieceOf(page, gone!).getByRole('link', { name: texts.notify })
  await expect(notify).toHaveAttribute('href', new RegExp(`/product/detail/${gone!.brandCode}/`))
  await expect(pieceOf(page, gone!).getByRole('button', { name: texts.move })).toHaveCount(0)
})

test('a link shows friends the pieces and nothing of the owner, until it is withdrawn', async ({ shop }) => {
  const owner = await shop.welcome({ still: true })
  const texts = spoken(wishListText, 'en')
  const sharing = spoken(wishShareText, 'en')
  const [one, other] = await findPieces(owner, 'women/bags', isOneOfAKind)
  await wishFor(owner, 'women/bags', [one!, other!])
  const link = await shareList(owner, '</script><b>')
  const secrets = await owner.page.evaluate(() => Object.values({ ...localStorage }).filter((value) => value.length > 8))

  const friend = await shop.welcome({ still: true })
  const { page, press } = friend
  await friend.goTo(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('</script><b>')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const bytes = await (await page.request.get(link)).text()
  for (const secret of secrets) expect(bytes).not.toContain(secret)
  await noFaultsOf(page)
  const heart = pieceOf(page, one!).getByRole('button', {
    name: exactly(spoken(cardText, 'en').wishOf(one!.productTitle)),
  })
  await press(heart)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await addFriendly(friend, other!)
  await friend.goTo('/wishlist')
  await expect(page.getByRole('main').getByText(texts.pieces(1), { exact: true })).toBeVisible()

  await owner.press(owner.page.getByRole('dialog').getByRole('button', { name: sharing.withdraw }))
  await owner.press(owner.page.getByRole('group', { name: sharing.withdraw }).getByRole('button', { name: sharing.withdraw }))
  await expect(owner.page.getByText(sharing.withdrawn)).toBeVisible()
  shop.expectFault(/404/)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: spoken(problemText, 'en').notFoundTitle })).toBeVisible()
})

/** Makes the link on the wish list and leaves its sheet open; answers its path. */
async function shareList({ page, language, press, goTo }: Person, title: string): Promise<string> {
  const texts = spoken(wishListText, language)
  const sharing = spoken(wishShareText, language)
  await goTo('/wishlist')
  await press(page.getByRole('button', { name: texts.share, exact: true }))
  const sheet = page.getByRole('dialog', { name: sharing.title })
  const name = sheet.getByRole('textbox', { name: sharing.name })
  await name.fill('一二三四五六七八九十一')
  await press(sheet.getByRole('button', { name: sharing.make }))
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toBeFocused()
  await name.fill(title)
  await press(sheet.getByRole('button', { name: sharing.make }))
  const link = await sheet.getByRole('textbox', { name: sharing.link }).inputValue()
  await noFaultsOf(page)
  const { pathname } = new URL(link)
  expect(pathname).toMatch(/^\/wishlist\/shared\/[\w-]{22}$/)
  return pathname
}

/** A friend's bag takes a piece of the list, and the list stays as it was. */
async function addFriendly({ page, language, press }: Person, piece: CardWire): Promise<void> {
  const texts = spoken(wishListText, language)
  const added = page.waitForResponse((response) => response.url().includes('/order/cart/untoken/add'))
  await press(pieceOf(page, piece).getByRole('button', { name: texts.add }))
  expect((await added).ok()).toBe(true)
  await expect(page.getByRole('status').filter({ hasText: texts.added(piece.productTitle) })).toHaveCount(1)
  await expect(pieceOf(page, piece)).toBeVisible()
}

test('a piece that is removed by mistake returns to its place', async ({ shop }) => {
  const person = await shop.welcome()
  const { page, press, goTo } = person
  const texts = spoken(wishListText, 'en')
  const pieces = (await findPieces(person, 'women/accessories', ({ stock }) => stock === 'in')).slice(0, 3)
  await wishFor(person, 'women/accessories', pieces)
  await goTo('/wishlist')
  const [, middle] = pieces
  await press(page.getByRole('button', { name: texts.remove(middle!.productTitle) }))
  await expect(page.getByRole('main').getByText(texts.pieces(2), { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: texts.undo })).toBeFocused()
  await press(page.getByRole('button', { name: texts.undo }))
  await expect(page.getByRole('main').getByText(texts.pieces(3), { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByRole('listitem').nth(1)).toContainText(middle!.productTitle)
})

test('a list that does not load says so and offers another try', async ({ shop }) => {
  const { page, goTo, press } = await shop.welcome()
  shop.expectFault(/500|wishDetailList/)
  const calls = '**/member/wishList/wishDetailList.do*'
  const broken = { status: 500, contentType: 'application/json', body: '{"code":9000000,"msg":"","data":{}}' }
  await page.route(calls, (route) => route.fulfill(broken))
  await goTo('/wishlist')
  await expect(page.getByRole('heading', { name: spoken(wishListText, 'en').failed })).toBeVisible()
  await page.unroute(calls)
  await press(page.getByRole('button', { name: spoken(uiText, 'en').retry }))
  await expect(page.getByRole('heading', { name: spoken(wishListText, 'en').empty })).toBeVisible()
})

for (const who of ['visitor', 'member'] as const) {
  test(`a ${who}’s session that is over is forgotten on the wish list, and sends nobody away`, async ({ shop }) => {
    const { page, goTo } = await shop.welcome()
    await goTo('/wishlist')
    await page.evaluate(
      (isVisitor) => {
        localStorage.setItem('access_token', 'over')
        localStorage.setItem('isVisitor', isVisitor)
      },
      String(who === 'visitor'),
    )
    await goTo('/wishlist')
    await expect(page.getByRole('heading', { name: spoken(wishListText, 'en').empty })).toBeVisible()
    await expect(page).toHaveURL('/wishlist')
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBe('over')
  })
}
