import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { informationAddresses } from '../../src/flows/information/show-information.ts'
import { browserArguments, ensureBrowser, findChromium } from '../browser.ts'
import { reach, statesFor } from './shots-states.ts'
import { prepareVisitor, type PreparedVisitor } from './shots-visitor.ts'

/** Every screen; the file is named after the first word. */
const screensFor = ({ product, quick, friendList, orders }: PreparedVisitor): [name: string, address: string][] => [
  ['home', '/'],
  ['home-men', '/?sexType=2'],
  ['list', '/product/list/women/bags'],
  ['list-men', '/product/list/men/shoes'],
  ['list-narrowed', '/product/list/women/clothing?sale=1&sort=price-up'],
  ['list-none', '/product/list/zzzz?keyword=zzzz'],
  ['sale', '/product/list?searchOrderType=1'],
  ['designers', '/product/brand'],
  ['designer', '/product/brand/ito-marrow'],
  ['product', product],
  ['wish-list', '/wishlist'],
  ['friend-list', friendList],
  ['bag', '/bags'],
  ['checkout', '/checkout'],
  ['checkout-quick', quick],
  ['payment', `/payment?orderNo=${orders.fps}`],
  ['payment-bank', `/payment/bank?orderNo=${orders.bank}`],
  ['payment-fps', `/payment/fps?orderNo=${orders.fps}`],
  ['payment-success', `/payment/success?orderNo=${orders.card}`],
  ['orders', '/myaccount/orders'],
  ['order', `/myaccount/orders/orderDetail?orderNo=${orders.bank}`],
  ['order-find', '/order/find'],
  ...informationAddresses().map((address): [string, string] => [address.slice(1).replaceAll('/', '-'), address]),
  ['account', '/myaccount'],
  ['log-in', '/member/login'],
  ['country-codes', '/member/Country'],
  ['newsletter', '/newsletter'],
  ['error', '/error'],
  ['admin-orders', '/admin'],
  ['admin-order', `/admin/orders/${orders.bank}`],
  ['admin-products', '/admin/products'],
  ['admin-home', '/admin/home'],
  ['admin-announcements', '/admin/announcements'],
  ['admin-links', '/admin/links'],
  ['admin-search', '/admin/search'],
  ['admin-money', '/admin/money'],
  ['admin-work', '/admin/work'],
  ['admin-outbox', '/admin/outbox'],
]

const languages: [name: 'en' | 'zh', prefix: string][] = [
  ['en', ''],
  ['zh', '/zh'],
]

const widths = [390, 820, 1440]
const folder = join(import.meta.dirname, '../../shots')
const shop = process.env.E2E_URL || 'http://localhost:3000'

/** Whole pages of a running shop as `shots/<screen>-<language>-<width>.png`; arguments narrow the screens by name. */
export async function takeShots(wanted: string[]): Promise<void> {
  if (!(await answers())) {
    console.error(`No shop answers at ${shop}: start one with npm start, or name one in E2E_URL`)
    process.exit(1)
  }
  const missing = ensureBrowser(console.log)
  if (missing) {
    console.error(missing)
    process.exit(1)
  }
  await mkdir(folder, { recursive: true })
  const visitor = await prepareVisitor(shop)
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserArguments })
  try {
    for (const width of widths) await takeAtWidth(browser, width, wanted, visitor)
  } finally {
    await browser.close()
  }
}

const answers = (): Promise<boolean> =>
  fetch(shop).then(
    () => true,
    () => false,
  )

async function takeAtWidth(browser: Browser, width: number, wanted: string[], visitor: PreparedVisitor): Promise<void> {
  const viewport = { width, height: width < 800 ? 844 : 900 }
  const context = await browser.newContext({ viewport, locale: 'en-HK', timezoneId: 'Asia/Hong_Kong' })
  await context.addInitScript((storage) => {
    for (const [name, value] of Object.entries(storage)) localStorage.setItem(name, value)
  }, visitor.storage)
  const page = await context.newPage()
  for (const [name, address] of screensFor(visitor).filter(([screen]) => wanted.length === 0 || wanted.includes(screen))) {
    for (const [language, prefix] of languages) {
      await page.goto(shop + prefix + address, { waitUntil: 'networkidle' })
      await loadLazyPictures(page)
      const file = `${name}-${language}-${width}.png`
      await page.screenshot({ path: join(folder, file), fullPage: true })
      // The men's side that one screen looks at does not stay for those after it.
      await context.clearCookies({ name: 'sexType' })
      console.log(file)
    }
  }
  await takeStates(context, width, wanted, visitor)
  await context.close()
}

/** Each in a page of its own, so that nothing of the one before is left open. */
async function takeStates(context: BrowserContext, width: number, wanted: string[], visitor: PreparedVisitor): Promise<void> {
  const narrow = width < 1024
  const states = statesFor(visitor).filter(({ only }) => only === undefined || (only === 'narrow') === narrow)
  for (const state of states.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    for (const [language, prefix] of languages) {
      const page = await context.newPage()
      await page.goto(shop + prefix + state.address, { waitUntil: 'networkidle' })
      const problem = await reach(state, { page, language, narrow })
      if (state.whole) await loadLazyPictures(page)
      const file = `${state.name}-${language}-${width}.png`
      await page.screenshot({ path: join(folder, file), fullPage: state.whole ?? false })
      console.log(problem ? `${file}: ${problem}` : file)
      await context.setOffline(false)
      await page.close()
    }
  }
}

/** Pictures below the fold are fetched when they come near, so the page is walked once. */
async function loadLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
}
