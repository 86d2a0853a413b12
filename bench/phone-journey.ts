import type { Page } from '@playwright/test'
import { listText } from '../src/language/list.text.ts'
import { productText } from '../src/language/product.text.ts'
import { storeText } from '../src/language/store.text.ts'
import { slowestAnswer, slowPage, takePhone } from './phone.ts'

type Given = { shop: string; list: string; product: string }
type Step = { name: string; ms: number }

/** What a shopper's fingers do from the menu to the bag; each touch with how long the page took to answer it. */
export async function walkWithFingers({ shop, list, product }: Given): Promise<Step[]> {
  const phone = await takePhone()
  const steps: Step[] = []
  try {
    const { page } = await slowPage(phone.context)
    const timed = async (name: string, act: () => Promise<void>): Promise<void> => {
      await slowestAnswer(page)
      await act()
      steps.push({ name, ms: await slowestAnswer(page) })
    }
    await page.goto(shop)
    await untilPageListens(page)
    await timed('open the menu', () => page.locator('.bar-menu').tap())
    await page.getByRole('dialog', { name: storeText.menu.en }).waitFor()
    await timed('open a department', () => page.getByRole('dialog').getByRole('button', { name: 'Bags', exact: true }).tap())
    await timed('close the menu', () => page.keyboard.press('Escape'))
    await page.goto(shop + list)
    await untilPageListens(page)
    await timed('open the filters', () => page.getByRole('button', { name: listText.filter.en, exact: true }).tap())
    const sheet = page.getByRole('dialog', { name: listText.filter.en })
    const tick = sheet.getByRole('checkbox').filter({ visible: true }).first()
    if (!(await tick.isVisible())) await sheet.locator('summary').first().tap()
    await timed('tick a filter', () => sheet.locator('label:has(input[type=checkbox]:not(:disabled))').first().tap())
    await page.goto(shop + product)
    await untilPageListens(page)
    await timed('choose a size', () => page.locator('label.size:not(.size-out)').last().tap())
    const add = page.getByRole('main').getByRole('button', { name: productText.add.en, exact: true }).first()
    await timed('add to the bag', () => add.tap())
    return steps
  } finally {
    await phone.close()
  }
}

async function untilPageListens(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
  await page.waitForLoadState('networkidle')
}
