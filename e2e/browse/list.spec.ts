import { searchProducts } from '../../src/modules/search/search.paths.ts'
import { BASE_PATH } from '../../src/platform/wire/call-path.ts'
import { cardText } from '../../src/language/browse/card.text.ts'
import { crumbsText } from '../../src/language/browse/crumbs.text.ts'
import { facetsText } from '../../src/language/browse/facets.text.ts'
import { listEmptyText } from '../../src/language/browse/list-empty.text.ts'
import { listText } from '../../src/language/browse/list.text.ts'
import { BY_PRICE, cards, PAGE_SIZE, sortByPrice } from './browsing.ts'
import { lastAmount } from '../page-parts.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

const CLOTHING = '/product/list/women/clothing'
const texts = spoken(listText, 'en')
const codes = (person: Person) =>
  cards(person)
    .getByRole('button')
    .evaluateAll((hearts) => hearts.map((heart) => (heart as HTMLElement).dataset.wish))
const totalShown = async ({ page }: Person) =>
  Number((await page.getByRole('main').getByRole('status').first().innerText()).replace(/\D/g, ''))
const lastPage = async (person: Person) => Math.ceil((await totalShown(person)) / PAGE_SIZE)

test('the number of pieces above the list is what the search says', async ({ shop }) => {
  const person = await shop.welcome()
  await person.goTo(CLOTHING)
  const answer = await person.page.request.post(BASE_PATH + searchProducts.path, { data: { category: 'women/clothing' } })
  const { data } = (await answer.json()) as { data: { total: number } }
  expect(await totalShown(person)).toBe(data.total)
})

test('the way here: every crumb is a link, the category says it is the current one, and its neighbours tell how many they hold', async ({
  shop,
}) => {
  const { page, goTo } = await shop.welcome()
  await goTo('/product/list/women/bags/tote-bags')
  const crumbs = page.getByRole('navigation', { name: spoken(crumbsText, 'en').here }).getByRole('link')
  await expect(crumbs).toHaveText(['Home', 'Women', 'Bags', 'Tote Bags'])
  await expect(crumbs.last()).toHaveAttribute('aria-current', 'page')
  const tree = page.getByRole('navigation', { name: spoken(facetsText, 'en').tree })
  await expect(tree.getByRole('link', { name: /^Tote Bags/ })).toHaveAttribute('aria-current', 'page')
  await tree.getByRole('link', { name: /^Shoulder Bags\s*\d+$/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shoulder Bags')
})

test.describe('more is loaded when the shopper asks', () => {
  test('and stands under what is there; how much has been seen is told, and nothing loads by itself at the end', async ({
    shop,
  }) => {
    const person = await shop.welcome()
    const { page } = person
    await person.goTo(`${CLOTHING}?${BY_PRICE}`)
    const total = await totalShown(person)
    const first = await codes(person)
    expect(first).toHaveLength(PAGE_SIZE)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('contentinfo')).toBeInViewport()
    expect(await codes(person)).toEqual(first)
    await page.getByRole('link', { name: texts.more }).click()
    await expect(cards(person)).toHaveCount(2 * PAGE_SIZE)
    expect((await codes(person)).slice(0, PAGE_SIZE)).toEqual(first)
    await expect(page).toHaveURL(new RegExp(`\\?page=2&${BY_PRICE}$`))
    const bar = page.getByRole('progressbar', { name: texts.viewed(String(2 * PAGE_SIZE), String(total)) })
    await expect(bar).toHaveAttribute('value', String(2 * PAGE_SIZE))
    for (let at = 2; at < (await lastPage(person)); at += 1) {
      await page.getByRole('link', { name: texts.more }).click()
      await expect(cards(person)).toHaveCount(Math.min(total, (at + 1) * PAGE_SIZE))
    }
    await expect(page.getByRole('link', { name: texts.more })).toBeHidden()
    expect(new Set(await codes(person)).size).toBe(total)
  })

  test('an address in the middle opens there, and what comes before is put above without moving what is being looked at', async ({
    shop,
  }) => {
    const person = await shop.welcome()
    const { page } = person
    await person.goTo(`${CLOTHING}?page=3&${BY_PRICE}`)
    const third = await codes(person)
    const earlier = page.getByRole('link', { name: texts.earlier })
    const looked = cards(person).first()
    const code = third[0]
    const before = (await looked.boundingBox())?.y ?? 0
    await earlier.click()
    await expect(cards(person)).toHaveCount(PAGE_SIZE + third.length)
    await expect(page).toHaveURL(new RegExp(`\\?page=2&${BY_PRICE}$`))
    const after = await page.locator(`.card:has([data-wish="${code}"])`).boundingBox()
    expect(Math.abs((after?.y ?? 0) - before)).toBeLessThanOrEqual(2)
    await page.evaluate(() => scrollTo(0, 0))
    await earlier.click()
    await expect(earlier).toBeHidden()
    await expect(cards(person)).toHaveCount(2 * PAGE_SIZE + third.length)
    expect(new Set(await codes(person)).size).toBe(2 * PAGE_SIZE + third.length)
  })

  test('a page beyond the last leads to the last', async ({ shop }) => {
    const person = await shop.welcome()
    await person.goTo(`${CLOTHING}?page=400`)
    await expect(person.page).toHaveURL(new RegExp(`page=${await lastPage(person)}$`))
    expect(await cards(person).count()).toBeGreaterThan(0)
  })
})

test('an address with filters, order and page shows the same list in another browser', async ({ shop }) => {
  const path = `${CLOTHING}?colour=black,navy&page=2&sort=price-up`
  const [one, other] = [await shop.welcome(), await shop.welcome({ screen: 'phone' })]
  await one.goTo(path)
  await other.goTo(path)
  expect(await codes(one)).toEqual(await codes(other))
  expect(one.page.url()).toBe(other.page.url())
})

test('an older spelling of a list leads to its one address', async ({ shop }) => {
  const { page, goTo } = await shop.welcome()
  await goTo('/product/list/women/clothing?type=women/clothing/dresses&size=IT%2038&brand=tessellate&brand=hinterland&page=1')
  await expect(page).toHaveURL(
    /\/women\/clothing\?brand=hinterland,tessellate&size=IT@@@38&type=women\/clothing%23%23%23dresses$/,
  )
})

test('the order that was chosen is shown, and stays through filters and the way back', async ({ shop }) => {
  const person = await shop.welcome()
  const { page } = person
  await person.goTo(CLOTHING)
  await sortByPrice(person)
  const sort = page.getByRole('combobox', { name: texts.sort })
  await expect(sort.getByRole('option')).toHaveText([
    texts.recommended,
    texts.newest,
    texts['price-up'],
    texts['price-down'],
    texts.discount,
  ])
  await page
    .getByRole('form', { name: texts.filter })
    .getByRole('checkbox', { name: /^Black/ })
    .check()
  await expect(page).toHaveURL(/colour=black&sort=price-up/)
  await expect(sort).toHaveValue('price-up')
  await page.goBack()
  await expect(page).not.toHaveURL(/colour/)
  await expect(sort).toHaveValue('price-up')
})

test.describe('the grid', () => {
  const widths = [
    { width: 390, columns: 2 },
    { width: 820, columns: 3 },
    { width: 1440, columns: 4 },
  ]
  for (const { width, columns } of widths) {
    test(`has ${columns} columns at ${width} px, boxes of one shape, and nothing moves while pictures come`, async ({ shop }) => {
      const { page } = await shop.welcome({ lasting: true })
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Object.assign(window, { shifted: (Reflect.get(window, 'shifted') ?? 0) + Reflect.get(entry, 'value') })
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(CLOTHING)
      await page.waitForLoadState('networkidle')
      const boxes = await page
        .locator('.card-pic')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
      expect(boxes.filter(({ top }) => top === boxes[0]?.top)).toHaveLength(columns)
      const ratios = boxes.map((box) => box.height / box.width)
      expect(Math.max(...ratios) - Math.min(...ratios)).toBeLessThan(0.01)
      expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted') ?? 0))).toBeLessThan(0.02)
    })
  }
})

test('a search that finds nothing repeats the words, offers better ones, categories and somebody to ask, and is no page for search engines', async ({
  shop,
}) => {
  const { page, goTo } = await shop.welcome()
  const said = spoken(listEmptyText, 'en')
  await goTo('/product/list/jackettz?exact=1&keyword=jackettz')
  await expect(page.getByRole('heading', { name: said.noneTitle('jackettz') })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(said.meant)
  await expect(page.getByRole('main').getByRole('link', { name: said.womenBags })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /chat/i })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('a thing that is not there in a colour is said by its kind and the colours it comes in', async ({ shop }) => {
  for (const [language, keyword, words] of [
    ['en', 'red loafers', ['red', 'loafers', ['Burgundy']]],
    ['zh', '紅色樂福鞋', ['紅色', '樂福鞋', ['酒紅色']]],
  ] as const) {
    const { page, goTo } = await shop.welcome({ language })
    const said = spoken(listEmptyText, language)
    await goTo(`/product/list?keyword=${keyword.replace(' ', '+')}`)
    const note = page.getByRole('main').getByRole('note')
    await expect(note).toContainText(said.closest(words[0], words[1], words[2]))
    await expect(note).not.toContainText(said.near([words[0]]))
  }
})

test('of a thing that is no fashion it is said that we do not sell it, and nothing of its spelling', async ({ shop }) => {
  for (const [language, thing] of [
    ['en', 'fridge'],
    ['zh', '雪櫃'],
  ] as const) {
    const { page, goTo } = await shop.welcome({ language })
    const said = spoken(listEmptyText, language)
    await goTo(`/product/list?keyword=${thing}`)
    await expect(page.getByRole('heading', { name: said.notSoldTitle([thing]) })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(said.notSoldWords)
    await expect(page.getByRole('main')).not.toContainText(said.noneWords)
  }
})

test('how a search was read is said above its list: slips are undone, conditions taken off, and houses we do not sell have others beside them', async ({
  shop,
}) => {
  const { page, goTo } = await shop.welcome()
  const said = spoken(listEmptyText, 'en')
  const main = page.getByRole('main')
  const understood = main.getByRole('list', { name: said.understood }).getByRole('link')
  await goTo('/product/list?keyword=blak+heels+for+a+party')
  await expect(main).toContainText(said.corrected(['black']))
  await expect(understood).toHaveText(['black', said.favours('party')])
  await understood.filter({ hasText: said.favours('party') }).click()
  await expect(main).toContainText(said.corrected(['black']))
  await expect(understood).toHaveText(['black'])
  await page.getByRole('link', { name: texts.remove('black') }).click()
  await expect(page).toHaveURL(/keyword=heels/)
  await expect(understood).toHaveCount(0)
  await goTo('/product/list?keyword=blak+heels')
  await main.getByRole('link', { name: said.asTyped('blak heels') }).click()
  await expect(page).toHaveURL(/exact=1/)
  await expect(main).not.toContainText(said.corrected(['black']))
  await goTo('/product/list?keyword=gucci+handbag')
  await expect(main).toContainText(said.notSold(['gucci']))
  const houses = main.getByRole('note').getByRole('link')
  await expect(houses.first()).toHaveAttribute('href', /^\/product\/brand\//)
})

test('search engines are told what the list holds, in its language, and are given no other address for it', async ({ shop }) => {
  for (const language of ['en', 'zh'] as const) {
    const { page, goTo } = await shop.welcome({ language })
    await goTo('/product/list/women/bags')
    await expect(page).toHaveTitle({ en: /^Women’s Bags/, zh: /^女士手袋/ }[language])
    const description = await page.locator('meta[name=description]').getAttribute('content')
    expect(description).toMatch({ en: /\d+ pieces from HK\$/, zh: /共\d+件，售價由HK\$/ }[language])
    await expect(page.locator('link[rel=canonical], link[rel=alternate][hreflang]')).toHaveCount(0)
    const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}') as {
      '@graph': { '@type': string; itemListElement: unknown[] }[]
    }
    expect(graph['@graph'].map((part) => [part['@type'], part.itemListElement.length])).toEqual([
      ['BreadcrumbList', 3],
      ['ItemList', PAGE_SIZE],
    ])
    await expect(page.getByRole('main').getByText({ en: /by \d+ designers from/, zh: /來自\d+個品牌/ }[language])).toBeVisible()
  }
})

test('recommended pieces can all be bought', async ({ shop }) => {
  const person = await shop.welcome()
  await person.goTo('/product/list?isRecommend=1')
  await expect(person.page.getByRole('heading', { level: 1 })).toHaveText('Recommended')
  await expect(cards(person)).toHaveCount(PAGE_SIZE)
  await expect(person.page.getByText(spoken(cardText, 'en').soldOut)).toHaveCount(0)
  expect(lastAmount(await cards(person).first().innerText())).toBeGreaterThan(0)
})
