import type { Locator } from '@playwright/test'
import { bagText } from '../../src/language/buying/bag.text.ts'
import { cardText } from '../../src/language/browse/card.text.ts'
import { miniBagText } from '../../src/language/buying/mini-bag.text.ts'
import { productText } from '../../src/language/product/product.text.ts'
import { storeText } from '../../src/language/frame/store.text.ts'
import { uiText } from '../../src/language/frame/ui.text.ts'
import { lastAmount } from '../page-parts.ts'
import { expect, type Person } from '../shop-test.ts'
import { beginning, spoken } from '../spoken.ts'

const sizeGroup = ({ page, language }: Person): Locator =>
  page.getByRole('group', { name: beginning(spoken(productText, language).size) })

const addButton = ({ page, language }: Person): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: spoken(productText, language).add, exact: true })
    .first()

export const pressAdd = (person: Person): Promise<void> => person.press(addButton(person))

/** Without a size nothing is added: the selector says what is missing, and has the focus. */
export async function addWithoutSize(person: Person): Promise<void> {
  const texts = spoken(productText, person.language)
  await pressAdd(person)
  const sizes = sizeGroup(person)
  await expect(sizes.getByRole('alert')).toHaveText(texts.chooseSize)
  await expect(sizes).toHaveAccessibleDescription(texts.chooseSize)
  await expect(sizes.getByRole('radio').first()).toBeFocused()
  await expect(bagLink(person)).toHaveAccessibleName(spoken(storeText, person.language).bag)
}

/** A size of which more than one is left. */
export async function chooseSize(person: Person): Promise<void> {
  const texts = spoken(cardText, person.language)
  const size = sizeGroup(person)
    .locator('label')
    .filter({ hasNotText: texts.soldOut })
    .filter({ hasNotText: texts.lastOne })
    .first()
  await person.press(size)
  await expect(size.getByRole('radio')).toBeChecked()
}

export const bagLink = ({ page, language }: Person): Locator =>
  page.getByRole('banner').getByRole('link', { name: beginning(spoken(storeText, language).bag) })

/** The badge counts, and the bag shows itself for a moment with what was added. */
export async function addToBag(person: Person, title: string, pieces = 1): Promise<void> {
  const { page, language, press } = person
  const texts = spoken(storeText, language)
  const glance = page.getByRole('region', { name: spoken(miniBagText, language).title })
  const close = glance.getByRole('button', { name: spoken(uiText, language).close })
  const shown = async (): Promise<void> => {
    await expect(glance.getByRole('listitem').filter({ hasText: title })).toBeVisible()
    // It stays while the focus is in it.
    await close.focus()
  }
  // Both pass by within seconds, so both are looked for from the press on.
  await Promise.all([
    pressAdd(person),
    expect(page.getByRole('banner').getByRole('status')).toHaveText(texts.added(pieces)),
    shown(),
  ])
  await expect(bagLink(person)).toHaveAccessibleName(texts.counted(texts.bag, pieces))
  await press(close)
  await expect(glance).toBeHidden()
}

const total = ({ page, language }: Person): Locator =>
  page
    .getByRole('region', { name: spoken(bagText, language).summary })
    .locator('dl > div')
    .last()
    .getByRole('definition')

export async function openBag(person: Person): Promise<void> {
  await person.press(bagLink(person))
  await expect(person.page.getByRole('heading', { level: 1 })).toHaveText(spoken(bagText, person.language).title)
}

/** Two instead of one, taken out, brought back: the total follows each time. */
export async function changeBag(person: Person, title: string): Promise<void> {
  const { page, language, press } = person
  const texts = spoken(bagText, language)
  const quantity = page.getByRole('combobox', { name: texts.quantityOf(title) })
  const once = lastAmount(await total(person).innerText())
  await quantity.selectOption('2')
  await expect.poll(async () => lastAmount(await total(person).innerText())).toBe(once * 2)
  await press(page.getByRole('button', { name: texts.removeOf(title) }))
  const undoBar = page.getByRole('status').filter({ hasText: texts.removed(title) })
  // The line took the focus with it, which goes on at the way back.
  await expect(undoBar.getByRole('button', { name: texts.undo })).toBeFocused()
  await expect(page.getByRole('heading', { name: texts.emptyTitle })).toBeVisible()
  await press(undoBar.getByRole('button', { name: texts.undo }))
  await expect(quantity).toHaveValue('2')
  await expect.poll(async () => lastAmount(await total(person).innerText())).toBe(once * 2)
  await quantity.selectOption('1')
  await expect.poll(async () => lastAmount(await total(person).innerText())).toBe(once)
}

/** From anywhere with a piece in the bag to the form. */
export async function beginCheckout(person: Person): Promise<void> {
  await person.press(person.page.getByRole('link', { name: spoken(bagText, person.language).checkout }))
}
