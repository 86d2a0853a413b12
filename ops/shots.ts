import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserArguments, findChromium } from './browser.ts'

/** Every screen that can be seen by opening its address; the file is named after the first word. */
const screens: [name: string, address: string][] = [
  ['home', '/'],
  ['list-women', '/product/list/women'],
]

const languages: [name: string, prefix: string][] = [
  ['en', ''],
  ['zh', '/zh'],
]

const widths = [390, 820, 1440]
const folder = join(import.meta.dirname, '../shots')
const shop = process.env.E2E_URL || 'http://localhost:3000'

/** Whole pages of a running shop as `shots/<screen>-<language>-<width>.png`; arguments narrow the screens by name. */
export async function takeShots(wanted: string[]): Promise<void> {
  if (!(await answers())) {
    console.error(`No shop answers at ${shop}: start one with npm start, or name one in E2E_URL`)
    process.exit(1)
  }
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserArguments })
  try {
    for (const width of widths) await takeAtWidth(browser, width, wanted)
  } finally {
    await browser.close()
  }
}

const answers = (): Promise<boolean> =>
  fetch(shop).then(
    () => true,
    () => false,
  )

async function takeAtWidth(browser: Browser, width: number, wanted: string[]): Promise<void> {
  const viewport = { width, height: width < 800 ? 844 : 900 }
  const page = await browser.newPage({ viewport, locale: 'en-HK', timezoneId: 'Asia/Hong_Kong' })
  for (const [name, address] of screens.filter(([screen]) => wanted.length === 0 || wanted.includes(screen))) {
    for (const [language, prefix] of languages) {
      await page.goto(shop + prefix + address, { waitUntil: 'networkidle' })
      await loadLazyPictures(page)
      const file = `${name}-${language}-${width}.png`
      await page.screenshot({ path: join(folder, file), fullPage: true })
      console.log(file)
    }
  }
  await page.close()
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
