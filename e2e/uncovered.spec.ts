import type { Page } from '@playwright/test'
import { openPiece } from './browsing.ts'
import { addToBag } from './buying.ts'
import { choosePayment, fillReceiver, newReceiver, placeOrder } from './checkout.ts'
import { buyNow } from './buying-now.ts'
import { expect, type Person, test } from './shop-test.ts'

const PLAIN = ['/product/list/women/bags?sale=1', '/statement/delivery', '/order/find']
/** So many steps from the top of a page: the bar, the work and what floats beside it. */
const STEPS = 30

/** A guest with a piece in the bag and a transfer to make; answers the pages to look at. */
async function prepared(person: Person): Promise<string[]> {
  await person.goTo('/product/list/women/bags?sale=1&sort=price-down')
  const title = await openPiece(person, 2)
  const piece = new URL(person.page.url()).pathname
  await addToBag(person, title)
  await buyNow(person, 9)
  const receiver = newReceiver(person)
  await fillReceiver(person, receiver)
  await choosePayment(person, 'bank')
  const { orderNo } = await placeOrder(person, receiver)
  return [...PLAIN, piece, '/bags', `/payment/bank?orderNo=${orderNo}`]
}

for (const width of [390, 360, 820]) {
  test(`nothing that floats or sticks lies over words, a control or the focus (${width})`, async ({ shop }) => {
    test.slow()
    const person = await shop.welcome({ screen: width < 768 ? 'phone' : 'wide', still: true })
    const { page } = person
    await page.setViewportSize({ width, height: 844 })
    const faults: string[] = []
    for (const path of await prepared(person)) {
      await person.goTo(path)
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      const found = [...(await coveredAtRest(page)), ...(await coveredFocus(page))]
      faults.push(...found.map((fault) => `${path}: ${fault}`))
    }
    expect(faults).toEqual([])
  })
}

/** What lies under chat and the way to the top, wherever the page is left standing. */
async function coveredAtRest(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const part of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
    await page.evaluate((at) => scrollTo(0, at * (document.documentElement.scrollHeight - innerHeight)), part)
    await page.waitForTimeout(450)
    faults.push(...(await page.evaluate(wordsUnderFloats)).map((fault) => `${part}: ${fault}`))
  }
  return faults
}

function wordsUnderFloats(): string[] {
  const seen = (element: Element) => getComputedStyle(element).visibility === 'visible'
  const floats = [...document.querySelectorAll('.chat-button, .back-to-top')].filter(seen)
  const under = (box: DOMRect) =>
    floats.some((float) => {
      const own = float.getBoundingClientRect()
      return own.left < box.right - 1 && own.right > box.left + 1 && own.top < box.bottom - 1 && own.bottom > box.top + 1
    })
  const faults: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || !node.textContent?.trim() || floats.some((float) => float.contains(parent))) continue
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || parent.closest('.hidden-text')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    if ([...range.getClientRects()].some(under)) faults.push(`“${node.textContent.trim().slice(0, 40)}”`)
  }
  for (const control of document.querySelectorAll('button, input, select, textarea, summary'))
    if (
      !floats.includes(control) &&
      control.checkVisibility({ visibilityProperty: true }) &&
      under(control.getBoundingClientRect())
    )
      faults.push(`${control.localName}.${control.className}`)
  return faults
}

/** Where Tab leads, what has the focus is seen whole or at its middle, and not through something else. */
async function coveredFocus(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('#main').focus()
  const faults: string[] = []
  for (let step = 0; step < STEPS; step += 1) {
    await page.keyboard.press('Tab')
    const fault = await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      const focused = document.activeElement
      if (!focused || focused === document.body) return undefined
      const box = [...focused.getClientRects()].find(({ width: wide }) => wide > 0) ?? focused.getBoundingClientRect()
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
      const at = document.elementFromPoint(box.left + box.width / 2, (top + bottom) / 2)
      const label = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : []
      const whole = [focused, ...label, focused.closest('label')]
      const isSeen = at !== null && bottom > top && whole.some((part) => part?.contains(at) || at.contains(part ?? null))
      return isSeen
        ? undefined
        : `${focused.localName}.${focused.className} “${focused.textContent?.trim().slice(0, 30)}” under ${at?.className}`
    })
    if (fault) faults.push(fault)
  }
  return faults
}

for (const width of [320, 360, 1024]) {
  test(`an amount is never broken, and a name is never cut (${width})`, async ({ shop }) => {
    const person = await shop.welcome({ screen: width < 768 ? 'phone' : 'wide', still: true })
    const { page } = person
    await page.setViewportSize({ width, height: 844 })
    await person.goTo('/product/list/women/bags?sale=1&sort=price-down')
    await addToBag(person, await openPiece(person))
    const piece = new URL(page.url()).pathname
    const faults: string[] = []
    for (const path of ['/', '/product/list/women/bags?sale=1&sort=price-down', piece, '/bags', '/checkout']) {
      await person.goTo(path)
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      faults.push(...(await page.evaluate(brokenAmounts)).map((fault) => `${path}: ${fault}`))
    }
    expect(faults).toEqual([])
  })
}

function brokenAmounts(): string[] {
  const faults: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.checkVisibility()) continue
    for (const amount of (node.textContent ?? '').matchAll(/HK\$[\d,.]*\d/g)) {
      const range = document.createRange()
      range.setStart(node, amount.index)
      range.setEnd(node, amount.index + amount[0].length)
      const lines = new Set([...range.getClientRects()].filter(({ width: wide }) => wide > 0).map(({ top }) => Math.round(top)))
      if (lines.size > 1) faults.push(`${amount[0]} stands on ${lines.size} lines`)
    }
  }
  for (const name of document.querySelectorAll('.card-name, .card b'))
    if (name.scrollWidth > name.clientWidth + 1) faults.push(`“${name.textContent}” is cut`)
  return faults
}
