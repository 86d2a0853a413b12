import { searchText } from '../../src/language/browse/search.text.ts'
import { openSearch } from './browsing.ts'
import { expect, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import { TWENTY_QUERIES } from './twenty-queries.ts'

const SUGGEST = '**/prod-api/product/search/list/suggest.do*'

for (const screen of ['wide', 'phone'] as const) {
  test(`search opens with one press and its field ready, an empty Enter does nothing, and a word stays in the field on its results, on a ${screen} screen`, async ({
    shop,
  }) => {
    const person = await shop.welcome({ screen })
    const { page } = person
    await person.goTo('/')
    const { field } = await openSearch(person)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await field.fill('   ')
    await page.keyboard.press('Enter')
    await expect(field).toBeVisible()
    await expect(page).toHaveURL('/')
    await field.fill('leather tote')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/product/list/leather%20tote?keyword=leather%20tote')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('leather tote')
    const again = await openSearch(person)
    await expect(again.field).toHaveValue('leather tote')
  })

  test(`there are few enough suggestions that nothing scrolls inside, and they slide from where the screen has room, on a ${screen} screen`, async ({
    shop,
  }) => {
    const person = await shop.welcome({ screen })
    const { page } = person
    await person.goTo('/')
    await page.evaluate(() => {
      const look = () => {
        const box = document.querySelector('dialog[open]')?.getBoundingClientRect()
        if (box && box.top < -8) document.documentElement.dataset.slid = 'from the top'
        if (box && box.left < -8) document.documentElement.dataset.slid = 'from the left'
        requestAnimationFrame(look)
      }
      look()
    })
    const { dialog, field, options } = await openSearch(person)
    await field.fill('a')
    await expect(options.first()).toBeVisible()
    const count = await options.count()
    expect(count).toBeLessThanOrEqual(screen === 'wide' ? 10 : 8)
    expect(count).toBeGreaterThan(4)
    const scrolls = await dialog.evaluate(
      (sheet) =>
        [sheet, ...sheet.querySelectorAll('*')].filter(
          (part) => part.scrollHeight > part.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(part).overflowY),
        ).length,
    )
    expect(scrolls).toBe(0)
    const way = await page.evaluate(() => document.documentElement.dataset.slid)
    expect(way).toBe(screen === 'wide' ? 'from the top' : 'from the left')
  })
}

test('arrow keys move through the suggestions and copy each into the field, Enter opens the active one, Esc closes', async ({
  shop,
}) => {
  const person = await shop.welcome()
  const { page } = person
  await person.goTo('/')
  const { dialog, field, options } = await openSearch(person)
  await field.pressSequentially('ardent')
  await expect(options.first()).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(field).toHaveAttribute('aria-autocomplete', 'list')
  await page.keyboard.press('ArrowUp')
  const last = (await options.count()) - 1
  await expect(options.nth(last)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(field).toHaveValue('ardent')
  await page.keyboard.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
  await expect(field).toHaveAttribute('aria-controls', (await dialog.getByRole('listbox').getAttribute('id')) ?? '')
  await expect(field).toHaveValue('Ardent Vale')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/product/brand/ardent-vale')
  await expect(dialog).toBeHidden()
  await openSearch(person)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await openSearch(person)
  await page.mouse.click(720, 880)
  await expect(dialog).toBeHidden()
})

test('designers, departments, categories and pieces look different, and what was typed is lighter than what completes it', async ({
  shop,
}) => {
  const person = await shop.welcome()
  const texts = spoken(searchText, 'en')
  await person.goTo('/')
  const { dialog, field, options } = await openSearch(person)
  const looks = new Map<string, string>()
  for (const word of ['ardent', 'bags', 'black']) {
    await field.fill(word)
    await expect(dialog.getByRole('button', { name: texts.all(word) })).toBeVisible()
    for (const row of await options.all()) {
      const kind = /suggestion-(\w+)/.exec((await row.getAttribute('class')) ?? '')?.[1] ?? ''
      looks.set(
        kind,
        await row.evaluate(
          (element) =>
            element.firstElementChild?.tagName +
            getComputedStyle(element.lastElementChild!).fontFamily +
            element.querySelectorAll('b, img').length,
        ),
      )
    }
  }
  expect([...looks.keys()].toSorted()).toEqual(['brand', 'category', 'product', 'query', 'scope'])
  expect(new Set(looks.values()).size).toBeGreaterThanOrEqual(3)
  await field.fill('ard')
  const brand = options.filter({ hasText: 'Ardent Vale' }).first()
  await expect(brand).toBeVisible()
  const weights = await brand.evaluate((row) => {
    const typed = row.querySelector('.suggestion-typed')!
    return [
      typed.textContent,
      Number(getComputedStyle(typed).fontWeight),
      Number(getComputedStyle(typed.parentElement!).fontWeight),
    ]
  })
  expect(weights[0]).toBe('Ard')
  expect(Number(weights[1])).toBeLessThan(Number(weights[2]))
})

test('a department narrows the search to itself', async ({ shop }) => {
  const person = await shop.welcome()
  await person.goTo('/')
  const { field, options } = await openSearch(person)
  await field.fill('black')
  await options.filter({ hasText: 'black in Bags' }).click()
  await expect(person.page).toHaveURL(/\/product\/list\/black\?keyword=black&type=women%23%23%23bags/)
  await expect(person.page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the shop is asked half a second after the last letter, with searchWord, and a late answer to an older word never shows', async ({
  shop,
}) => {
  const person = await shop.welcome()
  const { page } = person
  await person.goTo('/')
  const { field, options } = await openSearch(person)
  const asked: { word: string | null; at: number }[] = []
  await page.route(SUGGEST, async (route) => {
    const word = new URL(route.request().url()).searchParams.get('searchWord')
    asked.push({ word, at: Date.now() })
    const late = asked.length === 1
    const answer = await route.fetch()
    setTimeout(() => void route.fulfill({ response: answer }).catch(() => undefined), late ? 2_000 : 100)
  })
  // The moment of the last letter as the page has it: on a busy machine the test sees it later.
  await field.evaluate((input) => {
    input.addEventListener('input', () => (document.documentElement.dataset.typed = String(Date.now())))
  })
  // Letter by letter in the page's own time, however late each key would come.
  await field.evaluate((input) => {
    for (const letters of ['b', 'ba', 'bag']) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, letters)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]!.word).toBe('bag')
  const typed = await page.evaluate(() => Number(document.documentElement.dataset.typed))
  expect(asked[0]!.at - typed).toBeGreaterThan(490)
  await field.fill('ardent')
  await expect(options.first()).toContainText('Ardent')
  const shown = await options.allInnerTexts()
  await page.waitForTimeout(2_200)
  expect(await options.allInnerTexts()).toEqual(shown)
  expect(asked.map(({ word }) => word)).toEqual(['bag', 'ardent'])
})

test('while Chinese is being composed nothing is searched, and the Enter that ends it sends nothing', async ({ shop }) => {
  const person = await shop.welcome({ language: 'zh' })
  const { page } = person
  await person.goTo('/')
  const { field, options } = await openSearch(person)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('suggest.do')) asked += 1
  })
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'shou', selectionStart: 4, selectionEnd: 4 })
  await page.waitForTimeout(800)
  expect(asked).toBe(0)
  await field.dispatchEvent('keydown', {
    key: 'Enter',
    code: 'Enter',
    keyCode: 229,
    isComposing: true,
    bubbles: true,
    cancelable: true,
  })
  await expect(page).toHaveURL('/zh')
  await keyboard.send('Input.insertText', { text: '手袋' })
  await expect(field).toHaveValue('手袋')
  await expect(options.first()).toBeVisible()
  expect(asked).toBe(1)
})

test('slips, both scripts of Chinese and both names of a designer find the same goods', async ({ shop }) => {
  const { page } = await shop.welcome({ script: false })
  await page.route(/\/(media|assets)\//, (route) => route.fulfill({ body: '' }))
  for (const [word, designer] of TWENTY_QUERIES) {
    await page.goto(`/product/list/${encodeURIComponent(word)}?keyword=${encodeURIComponent(word)}`, { waitUntil: 'commit' })
    const links = page.getByRole('main').locator('.card > a')
    await expect(links.first(), word).toBeAttached()
    const first = await links.evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))].slice(0, 5))
    expect(
      first.some((address) => designer.test(address)),
      `${word}: ${first.join(' ')}`,
    ).toBe(true)
  }
})

test('before anything is typed one’s own searches, popular ones and designers stand under a heading each', async ({ shop }) => {
  const person = await shop.welcome()
  const { page } = person
  const texts = spoken(searchText, 'en')
  await person.goTo('/')
  const { field } = await openSearch(person)
  await field.fill('leather tote')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/keyword=leather%20tote/)
  await person.goTo('/')
  const { dialog, options } = await openSearch(person)
  await expect(options.first()).toHaveText('leather tote')
  for (const group of [texts.recent, texts.popular, texts.brands])
    await expect(dialog.getByRole('group', { name: group, exact: true })).toBeVisible()
  await expect(dialog.getByText(texts.popular, { exact: true })).toHaveCount(1)
})

test('a piece is suggested with its price and a picture of 56 px, also while the next word has one letter', async ({ shop }) => {
  const person = await shop.welcome()
  await person.goTo('/')
  const { dialog, field } = await openSearch(person)
  await field.fill('burgundy b')
  const piece = dialog
    .getByRole('group', { name: spoken(searchText, 'en').pieces })
    .getByRole('option')
    .first()
  await expect(piece).toContainText('HK$')
  const box = await piece.locator('.pic').boundingBox()
  expect(Math.round(box?.width ?? 0)).toBe(56)
})
