import type { Page } from '@playwright/test'
import { getResourceLocation } from '../../src/modules/content/content.paths.ts'
import { visitorLogin } from '../../src/modules/members/members.paths.ts'
import { storeText } from '../../src/language/frame/store.text.ts'
import { addToBag, bagLink, chooseSize } from '../buying/buying.ts'
import { openPiece } from '../browse/browsing.ts'
import { expect, type Person, type Screen, slowDown, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

const announcements = ({ page, language }: Person) =>
  page.getByRole('region', { name: spoken(storeText, language).announcements })
const shown = (person: Person) => announcements(person).locator('li[data-shown]')

for (const [screen, fade] of [
  ['wide', '1s'],
  ['phone', '0.4s'],
] as const satisfies [Screen, string][]) {
  test(`announcements change every five seconds and fade for ${fade} (${screen})`, async ({ shop }) => {
    const person = await shop.welcome({ screen, lasting: true })
    await person.page.clock.install()
    await person.goTo('/')
    await expect(shown(person)).toHaveCSS('transition-duration', fade)
    const first = await shown(person).innerText()
    await person.page.clock.runFor(4_900)
    await expect(shown(person)).toHaveText(first, { ignoreCase: true })
    await person.page.clock.runFor(200)
    await expect(shown(person)).not.toHaveText(first, { ignoreCase: true })
  })
}

test('announcements wait while they are pointed at, focused or paused, and stand still for who asks for less motion', async ({
  shop,
}) => {
  const person = await shop.welcome({ lasting: true })
  const { page, press } = person
  await page.clock.install()
  await person.goTo('/')
  await announcements(person).hover()
  // Until the page knows of it: the next one would come otherwise.
  await page.waitForTimeout(100)
  const first = await shown(person).innerText()
  const staysThrough = async (): Promise<void> => {
    await page.clock.runFor(11_000)
    await expect(shown(person)).toHaveText(first, { ignoreCase: true })
  }
  await staysThrough()
  await page.mouse.move(500, 600)
  await shown(person).getByRole('link').focus()
  await staysThrough()
  await press(announcements(person).getByRole('button', { name: storeText.pauseAnnouncements.en }))
  await page.mouse.move(500, 600)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await staysThrough()
  await press(announcements(person).getByRole('button', { name: storeText.playAnnouncements.en }))
  await page.mouse.move(500, 600)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.clock.runFor(5_100)
  await expect(shown(person)).not.toHaveText(first, { ignoreCase: true })

  const still = await shop.welcome({ still: true, lasting: true })
  await still.page.clock.install()
  await still.goTo('/')
  const only = await shown(still).innerText()
  await still.page.clock.runFor(11_000)
  await expect(shown(still)).toHaveText(only, { ignoreCase: true })
})

test('announcements wear the colours the shop has chosen for them', async ({ shop, request }) => {
  const person = await shop.welcome()
  await person.goTo('/')
  const answer = await request.get(`/prod-api${getResourceLocation.path}`, { params: { channelType: 'pc', sexType: 'women' } })
  const { backgroundColor } = (await answer.json()).data.notice.noticeStyle as { backgroundColor: string }
  const channels = [1, 3, 5].map((at) => Number.parseInt(backgroundColor.slice(at, at + 2), 16))
  await expect(announcements(person)).toHaveCSS('background-color', `rgb(${channels.join(', ')})`)
})

for (const screen of ['phone', 'wide'] as const) {
  test(`after 46 pixels the announcements are gone, the bar stays, and nothing has jumped (${screen})`, async ({ shop }) => {
    const person = await shop.welcome({ screen, lasting: true })
    const { page } = person
    await slowDown(person, 6)
    await person.goTo('/')
    await page.evaluate(() => {
      window.shiftsUnderBar = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shiftsUnderBar += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift' })
    })
    await page.evaluate(() => scrollTo(0, 46))
    const box = await announcements(person).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(0)
    expect(await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().top)).toBe(0)
    expect(await page.evaluate(() => window.shiftsUnderBar)).toBe(0)
  })
}
declare global {
  interface Window {
    shiftsUnderBar: number
  }
}

test('the switch of language keeps the address, its query, the place on the page and the bag', async ({ shop }) => {
  test.slow()
  const person = await shop.welcome()
  const { page, press } = person
  await person.goTo('/product/list/women/shoes')
  const title = await openPiece(person)
  await chooseSize(person)
  await addToBag(person, title)
  await person.goTo('/product/list/women/bags?colour=black&sort=price-up')
  const switchIn = () => page.getByRole('banner').getByRole('link', { name: storeText.otherLanguage.en })
  await page.evaluate(() => scrollTo(0, 700))
  await press(switchIn())
  await expect(page).toHaveURL('/zh/product/list/women/bags?colour=black&sort=price-up')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(650)
  expect(await page.evaluate(() => scrollY)).toBeLessThan(750)
  await expect(bagLink({ ...person, language: 'zh' })).toHaveAccessibleName(storeText.counted.zh(storeText.bag.zh, 1))
  expect((await page.context().cookies()).find(({ name }) => name === 'locale')?.value).toBe('cht_CN')
  await page.reload()
  await page.goto('/')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('the account leads guests to sign in and members to their account', async ({ shop }) => {
  for (const language of ['en', 'zh'] as const) {
    const { page, goTo } = await shop.welcome({ language })
    const account = page.getByRole('banner').getByRole('link', { name: storeText.account[language], exact: true })
    const prefix = language === 'zh' ? '/zh' : ''
    await goTo('/')
    await expect(account).toHaveAttribute('href', `${prefix}/member/login`)
    await page.waitForFunction(() => localStorage.getItem('isVisitor') === 'true')
    await page.evaluate(() => localStorage.setItem('isVisitor', 'false'))
    await goTo('/')
    await expect(account).toHaveAttribute('href', `${prefix}/myaccount`)
    await page.evaluate(() => localStorage.setItem('isVisitor', 'true'))
  }
})

test('who logs in while a guest’s session is still being made stays logged in', async ({ shop }) => {
  const { page, goTo } = await shop.welcome()
  const answer = Promise.withResolvers<void>()
  await page.route(`**${visitorLogin.path}`, async (route) => {
    const response = await route.fetch()
    await answer.promise
    await route.fulfill({ response })
  })
  const asked = page.waitForRequest(`**${visitorLogin.path}`)
  await goTo('/')
  await asked
  await page.evaluate(() => {
    localStorage.setItem('access_token', 'of-a-member')
    localStorage.setItem('isVisitor', 'false')
  })
  const next = page.waitForRequest((request) => request.headers()['authorization'] !== undefined)
  answer.resolve()
  expect((await next).headers()['authorization']).toBe('Bearer of-a-member')
})

test('on a phone every sign of the bar has a name and room for a finger; the bag says how much is in it', async ({ shop }) => {
  const person = await shop.welcome({ screen: 'phone' })
  const { page } = person
  await person.goTo('/product/list/women/shoes')
  await addToBag(person, await openSized(person))
  const names = ['menu', 'search', 'account', 'wishList', 'bag'] as const
  for (const name of names) {
    const sign = page.getByRole('banner').getByRole('link', { name: new RegExp(`^${storeText[name].en}( |$)`) })
    const box = await sign.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44)
  }
  await expect(bagLink(person)).toHaveAccessibleName(storeText.counted.en(storeText.bag.en, 1))
})

async function openSized(person: Person): Promise<string> {
  const title = await openPiece(person)
  await chooseSize(person)
  return title
}

const scrollTop = (page: Page): Promise<number> => page.evaluate(() => scrollY)

test('the way back to the top appears after half a window, and leads there', async ({ shop }) => {
  const { page, press, goTo } = await shop.welcome({ still: true })
  await goTo('/product/list/women/bags')
  const up = page.getByRole('button', { name: storeText.backToTop.en })
  await page.evaluate(() => scrollTo(0, innerHeight / 2 - 20))
  await expect(up).toBeHidden()
  await page.evaluate(() => scrollTo(0, innerHeight / 2 + 20))
  await expect(up).toBeVisible()
  await press(up)
  await expect.poll(() => scrollTop(page)).toBe(0)
  await expect(up).toBeHidden()
})

test('without script the bar’s links lead on: the other language, the other side, the account, the bag, the wish list', async ({
  shop,
}) => {
  const { page, press, goTo } = await shop.welcome({ script: false })
  await goTo('/product/list/women/bags?colour=black')
  await press(page.getByRole('banner').getByRole('link', { name: storeText.otherLanguage.en }))
  await expect(page).toHaveURL('/zh/product/list/women/bags?colour=black')
  await press(page.getByRole('banner').getByRole('link', { name: storeText.otherLanguage.zh }))
  await expect(page).toHaveURL('/product/list/women/bags?colour=black')
  for (const [name, address] of [
    [storeText.account.en, '/member/login'],
    [storeText.wishList.en, '/wishlist'],
    [storeText.bag.en, '/bags'],
    [storeText.search.en, '/menu'],
  ] as const) {
    await goTo('/product/list/women/bags')
    await press(page.getByRole('banner').getByRole('link', { name, exact: true }))
    await expect(page).toHaveURL(address)
  }
})
