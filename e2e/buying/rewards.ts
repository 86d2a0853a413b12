import { buildCampaign, type BuildCampaign, buildCoupon } from '../../src/modules/coupons/coupons.builders.ts'
import { giveBalance, givePoints } from '../../src/flows/place-order/rewards.builders.ts'
import { priceText } from '../../src/language/buying/price.text.ts'
import { rewardsText } from '../../src/language/buying/rewards.text.ts'
import { checkoutText } from '../../src/language/buying/checkout.text.ts'
import { openDatabase } from '../../src/platform/database.server.ts'
import type { Locator } from '@playwright/test'
import { databaseUrl } from '../shop-database.ts'
import type { Person } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

type Given = { points?: number; balanceCents?: number; coupons?: BuildCampaign[] }

/** What somebody has to spend; answers their coupons' codes. None of it is everybody's, so that no other test costs less by it. */
export async function give(accountId: string, { points = 0, balanceCents = 0, coupons = [] }: Given): Promise<string[]> {
  const database = openDatabase(await databaseUrl())
  try {
    if (points > 0) await givePoints({ database }, accountId, points)
    if (balanceCents > 0) await giveBalance({ database }, accountId, balanceCents)
    const codes: string[] = []
    for (const campaign of coupons) {
      const code = newCode()
      await database.inTransaction(async (tx) => {
        const campaignId = await buildCampaign(tx, { had: 'granted', ...campaign })
        await buildCoupon(tx, { campaignId, ownerId: accountId, code })
      })
      codes.push(code)
    }
    return codes
  } finally {
    await database.close()
  }
}

/** A code that all may use. */
export async function shareCode(campaign: BuildCampaign = {}): Promise<string> {
  const database = openDatabase(await databaseUrl())
  const code = newCode()
  try {
    await database.inTransaction((tx) => buildCampaign(tx, { had: 'shared-code', shared_code: code, ...campaign }))
    return code
  } finally {
    await database.close()
  }
}

let codes = 0
function newCode(): string {
  codes += 1
  return `E2E${Date.now()}${codes}`
}

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
