import type { Locator } from '@playwright/test'
import { checkoutText } from '../../src/language/buying/checkout.text.ts'
import { priceText } from '../../src/language/buying/price.text.ts'
import { rewardsText } from '../../src/language/buying/rewards.text.ts'
import type { Person } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

const words = ({ language }: Person) => spoken(rewardsText, language)

export async function openCoupons(person: Person): Promise<Locator> {
  const { page, press } = person
  const { choose, haveCode, coupons } = words(person)
  await press(page.getByRole('button', { name: choose }).or(page.getByRole('button', { name: haveCode })))
  return page.getByRole('dialog', { name: coupons })
}

export async function typeCode(person: Person, dialog: Locator, code: string): Promise<void> {
  const { code: label, use } = words(person)
  await dialog.getByRole('textbox', { name: label }).fill(code)
  await person.press(dialog.getByRole('button', { name: use, exact: true }))
}

export const closeCoupons = (person: Person, dialog: Locator): Promise<void> =>
  person.press(dialog.getByRole('button', { name: words(person).done }))

const summary = ({ page, language }: Person): Locator =>
  page.getByRole('region', { name: spoken(checkoutText, language).yourOrder })

/** The amounts of the summary by their names, in cents, from the top to the total; what reduces is negative. */
export async function readSums(person: Person): Promise<[name: string, cents: number][]> {
  const { free } = spoken(priceText, person.language)
  const rows = await summary(person)
    .locator('dl > div')
    .evaluateAll((found) => found.map((row) => [...row.children].map((part) => part.textContent ?? '')))
  return rows.map(([name = '', amount = '']) => {
    if (amount === free) return [name, 0]
    const cents = Math.round(Number(amount.replace(/[^\d.]/g, '')) * 100)
    return [name, amount.startsWith('−') ? -cents : cents]
  })
}
