import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserArguments, findChromium } from '../ops/browser.ts'
import { type Slowness, slowdownFor } from './slowness.ts'

/** 1.6 Mbit/s, 150 ms to the shop and back. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const SCREEN = { width: 390, height: 844 }

/** The certificate of https-front.ts is its own. */
export const phoneArguments = [...browserArguments, '--ignore-certificate-errors']

export type Phone = { context: BrowserContext; close: () => Promise<void> }
export type Vitals = { lcp: number; cls: number; bytes: number; element: string }

type Seen = { lcp: number; cls: number; element: string; slowest: number }
declare global {
  var seen: Seen
}

/** A fresh browser profile. */
export async function takePhone(): Promise<Phone> {
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: phoneArguments, ...(executablePath ? { executablePath } : {}) })
  const context = await browser.newContext({
    viewport: SCREEN,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-HK',
  })
  await context.addInitScript(watch)
  return { context, close: () => browser.close() }
}

/** A page as slow as the phone and its line are. */
export async function slowPage(context: BrowserContext, slowness: Slowness): Promise<{ page: Page; bytes: () => number }> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: await slowdownFor(slowness, page) })
  let received = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    received += encodedDataLength
  })
  return { page, bytes: () => received }
}

/** Opens a page with nothing kept from before, and waits until it rests. */
export async function openCold(address: string, slowness: Slowness): Promise<Vitals> {
  const phone = await takePhone()
  try {
    const { page, bytes } = await slowPage(phone.context, slowness)
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(2_500)
    const { lcp, cls, element } = await page.evaluate(() => globalThis.seen)
    return { lcp, cls, element, bytes: bytes() }
  } finally {
    await phone.close()
  }
}

/** How long the slowest answer to the fingers took since the last time this was asked. */
export const slowestAnswer = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // What was just touched is reported once it has been painted.
    await new Promise((resolve) => setTimeout(resolve, 400))
    const { slowest } = globalThis.seen
    globalThis.seen.slowest = 0
    return slowest
  })

function watch(): void {
  const seen = { lcp: 0, cls: 0, element: '', slowest: 0 }
  globalThis.seen = seen
  const observe = (type: string, read: (entry: PerformanceEntry) => void, more: object = {}): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true, ...more })
  observe('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element?: Element }
    seen.lcp = entry.startTime
    seen.element = `${element?.tagName ?? ''} ${element?.getAttribute('alt') ?? element?.textContent ?? ''}`.slice(0, 40)
  })
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.cls += value
  })
  observe(
    'event',
    (entry) => {
      if ((entry as PerformanceEventTiming).interactionId) seen.slowest = Math.max(seen.slowest, entry.duration)
    },
    { durationThreshold: 16 },
  )
}
