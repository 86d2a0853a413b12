import type { Locator, Page } from '@playwright/test'
import { listText } from '../src/language/browse/list.text.ts'
import { productText } from '../src/language/product/product.text.ts'
import { storeText } from '../src/language/frame/store.text.ts'
import { slowestAnswer, slowPage, takePhone } from './phone.ts'
import type { Slowness } from './slowness.ts'

/** From seeing something to touching it. */
const AIM_MS = 500

type Given = { shop: string; list: string; product: string }
type Step = { name: string; ms: number }

/** What a shopper's fingers do from the menu to the bag; each touch with how long the page took to answer it. */
export async function walkWithFingers({ shop, list, product }: Given, slowness: Slowness): Promise<Step[]> {
  const phone = await takePhone()
  const steps: Step[] = []
  try {
    const { page } = await slowPage(phone.context, slowness)
    const timed = async (name: string, act: () => Promise<void>): Promise<void> => {
      await slowestAnswer(page)
      await act()
      steps.push({ name, ms: await slowestAnswer(page) })
    }
    await page.goto(shop)
    await untilPageListens(page)
    await timed('open the menu', () => touch(page.locator('.bar-menu')))
    await page.getByRole('dialog', { name: storeText.menu.en }).waitFor()
    await timed('open a department', () => touch(page.getByRole('dialog').getByRole('button', { name: 'Bags', exact: true })))
    await timed('close the menu', () => page.keyboard.press('Escape'))
    await timed('open the menu again', () => touch(page.locator('.bar-menu')))
    await page.goto(shop + list)
    await untilPageListens(page)
    await timed('open the filters', () => touch(page.getByRole('button', { name: listText.filter.en, exact: true })))
    const sheet = page.getByRole('dialog', { name: listText.filter.en })
    const tick = sheet.getByRole('checkbox').filter({ visible: true }).first()
    if (!(await tick.isVisible())) await sheet.locator('summary').first().tap()
    await timed('tick a filter', () => touch(sheet.locator('label:has(input[type=checkbox]:not(:disabled))').first()))
    await page.goto(shop + product)
    await untilPageListens(page)
    await timed('choose a size', () => touch(page.locator('label.size:not(.size-out)').last()))
    const add = page.getByRole('main').getByRole('button', { name: productText.add.en, exact: true }).first()
    await timed('add to the bag', () => touch(add))
    return steps
  } finally {
    await phone.close()
  }
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
