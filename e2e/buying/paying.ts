import { paymentText } from '../../src/language/buying/payment.text.ts'
import { showHkdExactly } from '../../src/platform/money.ts'
import { expect, type Person } from '../shop-test.ts'
import { beginning, exactly, spoken } from '../spoken.ts'

/** The practice card provider is no part of the shop, so its words stand here. */
const provider = {
  en: { succeed: 'Pay', decline: 'Card declined', late: 'Pay, but confirm 15 seconds late', abandon: 'Go back without paying' },
  zh: { succeed: '付款', decline: '信用卡被拒', late: '付款，但延遲15秒確認', abandon: '返回，不付款' },
} as const

export async function atProvider(person: Person, choice: keyof (typeof provider)['en'], totalCents: number): Promise<void> {
  const { page, language, press } = person
  await page.waitForURL(/\/sandbox\/card\/pay\//)
  await expect(page.getByRole('definition').first()).toHaveText(showHkdExactly(totalCents))
  await press(page.getByRole('button', { name: provider[language][choice], exact: true }))
}

/** A picture of the transfer: any will do, so it is one of this very page. */
export async function sendReceipt(person: Person): Promise<void> {
  const { page, language, press } = person
  const texts = spoken(paymentText, language)
  await press(page.getByRole('button', { name: texts.receiptSend }))
  await expect(page.getByRole('alert').filter({ hasText: texts.receiptMissing })).toBeVisible()
  const picture = { name: 'receipt.png', mimeType: 'image/png', buffer: await page.screenshot({ type: 'png' }) }
  await page.getByLabel(texts.receiptChoose).setInputFiles(picture)
  await expect(page.getByText('receipt.png')).toBeVisible()
  await press(page.getByRole('button', { name: texts.receiptSend }))
  await expect(page.getByRole('status').filter({ hasText: texts.receiptDone })).toBeVisible()
}

/** The page moves on by itself once the payment is recorded. */
export async function expectThanks(person: Person, orderNo: string): Promise<void> {
  const { page, language } = person
  const texts = spoken(paymentText, language)
  await expect(page.getByRole('heading', { level: 1, name: exactly(texts.successTitle) })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('main')).toContainText(orderNo)
}

export async function payAnotherWay(person: Person, way: 'fps' | 'bank' | 'card'): Promise<void> {
  const { page, language, press } = person
  const texts = spoken(paymentText, language)
  await press(page.getByRole('link', { name: texts.otherWay }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.choiceTitle)
  await page
    .getByRole('group', { name: texts.choiceTitle })
    .getByRole('radio', { name: beginning(texts[way]) })
    .check()
  await press(page.getByRole('button', { name: texts.pay, exact: true }))
}
