import type { Locator, Page } from '@playwright/test'
import { bagText } from '../src/language/buying/bag.text.ts'
import { checkoutText } from '../src/language/buying/checkout.text.ts'
import { facetsText } from '../src/language/browse/facets.text.ts'
import { listText } from '../src/language/browse/list.text.ts'
import { productText } from '../src/language/product/product.text.ts'
import { storeText } from '../src/language/frame/store.text.ts'
import { beginning, numbered } from '../e2e/spoken.ts'
import { slowestAnswer, slowPage, takePhone } from './phone.ts'
import type { Slowness } from './slowness.ts'

/** From seeing something to touching it. */
const AIM_MS = 500

type Given = { shop: string; list: string; product: string }
type Step = { name: string; ms: number }
type Timed = (name: string, act: () => Promise<void>) => Promise<void>
export type Walk = { steps: Step[]; cls: number }

/**
 * What a shopper's fingers do from the menu to the placed order: each touch with how long the page took to answer it, and the
 * most that any page moved by itself.
 */
export async function walkWithFingers({ shop, list, product }: Given, slowness: Slowness): Promise<Walk> {
  const phone = await takePhone()
  const steps: Step[] = []
  const shifts: number[] = []
  try {
    const { page } = await slowPage(phone.context, slowness)
    const timed: Timed = async (name, act) => {
      await slowestAnswer(page)
      await act()
      steps.push({ name, ms: await slowestAnswer(page) })
    }
    const leave = async (): Promise<void> => void shifts.push(await page.evaluate(() => globalThis.seen.cls))
    const open = async (path: string): Promise<void> => {
      if (page.url().startsWith(shop)) await leave()
      await page.goto(shop + path)
      await untilPageListens(page)
    }
    await open('/')
    await useMenu(page, timed)
    await open(list)
    await useFilters(page, timed)
    await open(product)
    await timed('choose a size', () => touch(page.locator('label.size:not(.size-out)').last()))
    const add = page.getByRole('main').getByRole('button', { name: productText.add.en, exact: true }).first()
    await timed('add to the bag', () => touch(add))
    await open('/bags')
    await changeQuantity(page, timed)
    await checkOut(page, timed, open)
    await leave()
    return { steps, cls: Math.max(...shifts) }
  } finally {
    await phone.close()
  }
}

async function useMenu(page: Page, timed: Timed): Promise<void> {
  await timed('open the menu', () => touch(page.locator('.bar-menu')))
  await page.getByRole('dialog', { name: storeText.menu.en }).waitFor()
  await timed('open a department', () => touch(page.getByRole('dialog').getByRole('button', { name: 'Bags', exact: true })))
  await timed('close the menu', () => page.keyboard.press('Escape'))
  await timed('open the menu again', () => touch(page.locator('.bar-menu')))
}

async function useFilters(page: Page, timed: Timed): Promise<void> {
  await timed('open the filters', () => touch(page.getByRole('button', { name: listText.filter.en, exact: true })))
  const sheet = page.getByRole('dialog', { name: listText.filter.en })
  const tick = sheet.getByRole('checkbox').filter({ visible: true }).first()
  if (!(await tick.isVisible())) await sheet.locator('summary').first().tap()
  await timed('tick a filter', () => touch(sheet.locator('label:has(input[type=checkbox]:not(:disabled))').first()))
  const apply = sheet.getByRole('button', { name: numbered(facetsText.show.en) })
  await timed('apply the filters', () => touch(apply))
  await sheet.waitFor({ state: 'hidden' })
  await page.getByRole('list', { name: listText.applied.en }).waitFor()
}

/** Of the one item in the bag, by the keys that a phone's own wheel of numbers stands for. */
async function changeQuantity(page: Page, timed: Timed): Promise<void> {
  const quantity = page.getByRole('main').getByRole('combobox', { name: beginning(bagText.quantityOf.en('')) })
  await quantity.focus()
  await timed('change a quantity', () => page.keyboard.press('2'))
  await page.waitForLoadState('networkidle')
}

/** From the bag to the placed order. The checkout is loaded anew on the way, as by anyone who comes back to it. */
async function checkOut(page: Page, timed: Timed, open: (path: string) => Promise<void>): Promise<void> {
  await timed('go to checkout', () => touch(page.getByRole('link', { name: bagText.checkout.en, exact: true })))
  const field = (name: 'email' | 'firstName' | 'lastName' | 'mobile' | 'address') =>
    page.getByRole('textbox', { name: new RegExp(`^${checkoutText[name].en}$`) })
  await field('email').waitFor()
  await timed('type an e-mail', async () => {
    await touch(field('email'))
    await page.keyboard.type(`phone${Date.now() % 1_000_000_000}@praya.test`, { delay: 60 })
  })
  await open('/checkout')
  const typed = {
    firstName: 'Ka',
    lastName: 'Wong',
    mobile: `9${String(Date.now()).slice(-7)}`,
    address: '8 Bonham Strand',
  } as const
  for (const [name, words] of Object.entries(typed)) await field(name as keyof typeof typed).fill(words)
  await page.getByRole('combobox', { name: checkoutText.district.en }).selectOption({ index: 1 })
  await timed('choose how to pay', () => touch(page.locator('label').filter({ hasText: checkoutText.bankNote.en }).first()))
  await timed('place the order', () => touch(page.getByRole('button', { name: checkoutText.place.en, exact: true })))
  await page.waitForURL(/\/payment\/bank/)
}

/** A bare touch: what a tool listens to while it aims would count as the page's own time. */
async function touch(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await target.page().waitForTimeout(AIM_MS)
  const box = await target.boundingBox()
  if (!box) throw new Error('there is nothing to touch')
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

async function untilPageListens(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
  await page.waitForLoadState('networkidle')
}
