import { informationAddresses } from '../../src/flows/information/show-information.ts'
import { infoText } from '../../src/language/frame/info.text.ts'
import { sizeGuideText } from '../../src/language/product/size-guide.text.ts'
import { axeFaults } from '../whole/axe-faults.ts'
import { chineseWords, englishWords } from '../chinese-words.ts'
import { addressIn, expect, type Habits, type Person, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

const reader: Habits = { language: 'zh', screen: 'phone', still: true }

/** Enough words of a question to know it by. */
const pay = { en: 'How can I pay?', zh: '有哪些付款方式？' }
const PAY_PLACE = 'how-can-i-pay'

const question = ({ page }: Person, title: string) =>
  page.getByRole('group').filter({ has: page.getByRole('heading', { name: title }) })
const field = ({ page, language }: Person) => page.getByRole('searchbox', { name: spoken(infoText, language).searchQuestions })

for (const language of ['en', 'zh'] as const) {
  test(`every page of words answers with one heading, its own address in both languages, and no foreign word (${language})`, async ({
    request,
  }) => {
    for (const bare of informationAddresses()) {
      const address = addressIn(language, bare)
      const answer = await request.get(address)
      expect(answer.status(), address).toBe(200)
      const html = await answer.text()
      const [, title = ''] = /<h1>([^<]+)<\/h1>/.exec(html) ?? []
      expect(html.match(/<h1/g), address).toHaveLength(1)
      expect(html).toContain(`<title>${title} | PRAYA</title>`)
      expect(html.match(/<link rel="alternate"[^>]* hrefLang=/gi), address).toHaveLength(3)
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${address}"`))
      expect(html).toContain(`<a href="${address}" aria-current="page">${title}</a>`)
      const words = html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(/<[^>]*>/g, ' ')
      expect(language === 'zh' ? englishWords(words) : chineseWords(words), address).toEqual([])
    }
  })
}

test('a page of words that does not exist answers with 404 in its language', async ({ shop }) => {
  shop.expectFault(/404/)
  const { page } = await shop.welcome({ language: 'zh' })
  expect((await page.goto('/zh/statement/nothing'))?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK')
})

test('questions are left as one types, answers count too, and what is found is told', async ({ shop }) => {
  const person = await shop.welcome(reader)
  const { page } = person
  const texts = spoken(infoText, 'zh')
  await person.goTo('/statement/FAQs')
  await field(person).fill('信用卡　手續費')
  const left = page.locator('details.info-question:visible')
  await expect.poll(() => left.count()).toBeLessThan(6)
  await expect(question(person, pay.zh)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: texts.found(await left.count()) })).toBeVisible()
  await field(person).fill('齉齾')
  await expect(left).toHaveCount(0)
  await expect(page.getByRole('heading', { name: texts.nothingFound('齉齾') })).toBeVisible()
  await expect(page.locator('.info-ways').getByRole('link', { name: texts.contact, exact: true })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await person.press(page.getByRole('button', { name: texts.clear, exact: true }))
  await expect(question(person, pay.zh)).toBeVisible()
})

test('size guides are chosen by women or men and by unit, and the unit is remembered', async ({ shop }) => {
  const person = await shop.welcome(reader)
  const { page, press } = person
  const texts = spoken(infoText, 'zh')
  const units = spoken(sizeGuideText, 'zh')
  await person.goTo('/statement/sizeGuide')
  const women = page.getByRole('region', { name: '女裝', exact: true })
  await expect(women.first()).toBeVisible()
  await press(page.getByRole('radio', { name: units.in, exact: true }))
  await expect(women.last().getByRole('columnheader', { name: '胸圍（吋）' })).toBeVisible()
  await press(page.getByRole('radio', { name: texts.men, exact: true }))
  await expect(women).toHaveCount(0)
  await expect(page.getByRole('heading', { name: '戒指', exact: true })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('radio', { name: units.in, exact: true })).toBeChecked()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true)
})

test('nothing on a page of words stands in anybody’s way', async ({ shop }) => {
  const person = await shop.welcome(reader)
  const findings: string[] = []
  for (const address of ['/statement/privacy', '/statement/stores', '/statement/FAQs', '/statement/app']) {
    await person.goTo(address)
    await person.press(person.page.locator('.info-fold > summary'))
    findings.push(...(await axeFaults(person.page)).map((fault) => `${address}: ${fault}`))
  }
  expect(findings).toEqual([])
})

test('a link to a question opens it: from outside, from another page and without script', async ({ shop }) => {
  const person = await shop.welcome({ language: 'zh', screen: 'phone' })
  const answer = ({ page }: Person) => page.locator(`#${PAY_PLACE}`)
  await person.goTo(`/statement/FAQs#${PAY_PLACE}`)
  await expect(answer(person)).toBeInViewport()
  await expect(question(person, pay.zh).getByRole('heading')).toBeInViewport()
  const scriptless = await shop.welcome({ script: false })
  await scriptless.goTo(`/statement/FAQs#${PAY_PLACE}`)
  await expect(answer(scriptless)).toBeVisible()
  await person.goTo('/statement/contact')
  await person.page.evaluate((place) => {
    const link = Object.assign(document.createElement('a'), { href: `/zh/statement/FAQs#${place}`, textContent: 'here' })
    document.querySelector('main')?.append(link)
    link.click()
  }, PAY_PLACE)
  await expect(person.page.getByRole('heading', { level: 1, name: '常見問題' })).toBeVisible()
  await expect(answer(person)).toBeVisible()
})

test('without script every answer and every size table is there, and no field that would do nothing', async ({ shop }) => {
  const person = await shop.welcome({ script: false })
  const { page } = person
  await person.goTo('/statement/FAQs')
  await expect(field(person)).toBeHidden()
  await question(person, pay.en).locator('summary').click()
  await expect(page.locator(`#${PAY_PLACE}`)).toContainText('Mastercard')
  await person.goTo('/statement/sizeGuide')
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('table')).toHaveCount(11)
})

test('search engines read questions with their answers', async ({ shop }) => {
  const person = await shop.welcome()
  await person.goTo('/statement/FAQs')
  const data = JSON.parse((await person.page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}')
  expect(data['@type']).toBe('FAQPage')
  expect(data.mainEntity).toContainEqual({
    '@type': 'Question',
    name: 'Do you deliver to other places?',
    acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/^<p>Yes, .*href="\/statement\/delivery"/) },
  })
})

test('the store says whether somebody is there now, in Hong Kong time wherever the visitor is', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ timezoneId: 'America/New_York', ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  const now = page.locator('.info-now')
  // Saturday 11:59 in Hong Kong.
  await page.clock.install({ time: new Date('2026-11-21T03:59:00Z') })
  await page.goto('/statement/stores')
  await expect(now).toHaveText('Open now, until 12:00')
  await page.clock.runFor(61_000)
  await expect(now).toHaveText('Closed now, opens Mon 23 Nov at 9:00')
  await context.close()
})
