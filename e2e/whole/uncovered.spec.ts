import { openPiece } from '../browse/browsing.ts'
import { addToBag } from '../buying/buying.ts'
import { prepareOrder } from '../buying/buying-now.ts'
import { placeOrder } from '../buying/checkout.ts'
import { untilStill } from '../page-parts.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { amountFaults } from './visit-faults.ts'

const LIST = '/product/list/women/bags?sale=1&sort=price-down'
/** Of the height of a page: where it is left standing. */
const STOPS = [0, 0.35, 0.7, 1]

/** With a piece in the bag and a transfer to make; the pages where something floats over what matters. */
async function prepared(person: Person): Promise<string[]> {
  await person.goTo(LIST)
  await addToBag(person, await openPiece(person, 2))
  const piece = new URL(person.page.url()).pathname.replace(/^\/zh/, '')
  const receiver = await prepareOrder(person, 9, 'bank')
  const { orderNo } = await placeOrder(person, receiver)
  return [LIST, '/statement/delivery', piece, '/bags', `/payment/bank?orderNo=${orderNo}`]
}

for (const [language, screen, floating, narrow] of [
  ['en', 'phone', 390, 360],
  ['zh', 'wide', 820, 1024],
] as const) {
  test(`nothing floats over words or a control at ${floating} px, and no amount is broken or name cut at ${narrow} px (${language})`, async ({
    shop,
  }) => {
    const person = await shop.welcome({ language, screen, still: true })
    const { page } = person
    const pages = await prepared(person)
    await page.setViewportSize({ width: floating, height: 844 })
    for (const path of pages) {
      await person.goTo(path)
      await untilStill(page)
      for (const stop of STOPS) {
        await page.evaluate((at) => scrollTo(0, at * (document.documentElement.scrollHeight - innerHeight)), stop)
        await expect.poll(() => page.evaluate(wordsUnderFloats), { message: `${path} at ${stop}` }).toEqual([])
      }
    }
    await page.setViewportSize({ width: narrow, height: 844 })
    const faults: string[] = []
    for (const path of ['/', ...pages]) {
      await person.goTo(path)
      await untilStill(page)
      faults.push(...(await amountFaults(page)).map((fault) => `${path}: ${fault}`))
    }
    expect(faults).toEqual([])
  })
}

/** What lies under chat and the way to the top. */
function wordsUnderFloats(): string[] {
  const seen = (element: Element) => getComputedStyle(element).visibility === 'visible'
  const floats = [...document.querySelectorAll('.chat-button, .back-to-top')].filter(seen)
  const under = (box: DOMRect) =>
    floats.some((float) => {
      const own = float.getBoundingClientRect()
      return own.left < box.right - 1 && own.right > box.left + 1 && own.top < box.bottom - 1 && own.bottom > box.top + 1
    })
  const words: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || !node.textContent?.trim() || floats.some((float) => float.contains(parent))) continue
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || parent.closest('.hidden-text')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    if ([...range.getClientRects()].some(under)) words.push(`“${node.textContent.trim().slice(0, 40)}”`)
  }
  const controls = [...document.querySelectorAll('button, input, select, textarea, summary')].filter(
    (control) =>
      !floats.includes(control) &&
      control.checkVisibility({ visibilityProperty: true }) &&
      under(control.getBoundingClientRect()),
  )
  return [...words, ...controls.map((control) => `${control.localName}.${control.className}`)]
}

test('once its buttons are passed, a piece that costs less says so in the bar of a phone, and leaves its name readable', async ({
  shop,
}) => {
  const person = await shop.welcome({ screen: 'phone', still: true })
  const { page } = person
  await person.goTo(LIST)
  await openPiece(person, 2)
  const bar = page.locator('.buy-bar')
  const [name, price] = [page.getByRole('heading', { level: 1 }), page.locator('.pdp .price').first()]
  await expect(name).toBeInViewport({ ratio: 1 })
  await expect(bar).toBeHidden()
  await expect(price.locator('em')).toBeVisible()
  const amounts = [await price.locator('s').innerText(), await price.locator('em').innerText()]
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(bar).toBeInViewport({ ratio: 1 })
  expect([await bar.locator('s').innerText(), await bar.locator('em').innerText()]).toEqual(amounts)
})

test('own details, account, wish list and bag are in the bar of every width', async ({ shop }) => {
  const { page, goTo } = await shop.welcome({ still: true })
  await goTo('/product/list/women/bags')
  const links = page.getByRole('banner').getByRole('link')
  for (const width of [320, 360, 390, 640, 768, 820, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/myaccount/info', '/member/login', '/wishlist', '/bags'])
      await expect(links.and(page.locator(`[href="${path}"]`)).filter({ visible: true }), `${path} at ${width}`).toBeInViewport({
        ratio: 1,
      })
  }
})
