import { paymentText } from '../../src/language/buying/payment.text.ts'
import type { PayType } from '../../src/modules/orders/payments/pay-types.rules.ts'
import { showHkdExactly } from '../../src/platform/money.ts'
import { expect, type Person } from '../shop-test.ts'
import { beginning, exactly, spoken } from '../spoken.ts'

/** The stand-in of the card provider is no part of the shop, so its words stand here. */
const provider = {
  en: { succeed: 'Pay', late: 'Pay, but confirm 15 seconds late', abandon: 'Go back without paying', declined: /declined/ },
  zh: { succeed: '付款', late: '付款，但延遲15秒確認', abandon: '返回，不付款', declined: /被拒/ },
} as const

export async function atProvider(
  person: Person,
  choice: 'succeed' | 'decline' | 'late' | 'abandon',
  totalCents: number,
): Promise<void> {
  const { page, language, press } = person
  const texts = provider[language]
  await page.waitForURL(/\/sandbox\/stripe\/pay\//)
  await expect(page.getByRole('definition').first()).toHaveText(showHkdExactly(totalCents))
  if (choice === 'decline') {
    await page.getByRole('radio', { name: /^4000 0000 0000 9995/ }).check()
    await press(page.getByRole('button', { name: texts.succeed, exact: true }))
    await expect(page.getByRole('alert').filter({ hasText: texts.declined })).toBeVisible()
  }
  const button = choice === 'decline' ? texts.abandon : texts[choice]
  await press(page.getByRole('button', { name: button, exact: true }))
}

/** The stand-in of PayPal. */
export async function atPayPal(person: Person, choice: 'approve' | 'review' | 'cancel', totalCents: number): Promise<void> {
  const { page, language, press } = person
  const words = {
    en: { approve: 'Pay', review: 'Pay, and PayPal reviews it for 15 seconds', cancel: 'Cancel and return' },
    zh: { approve: '付款', review: '付款，但PayPal審核15秒', cancel: '取消並返回' },
  }
  await page.waitForURL(/\/sandbox\/paypal\/pay\//)
  await expect(page.getByRole('definition').first()).toHaveText(showHkdExactly(totalCents))
  await press(page.getByRole('button', { name: words[language][choice], exact: true }))
}

/** The whole sum, with the remark; the bank shows it a moment later. */
export async function transferAtBank({ page, language, press }: Person, totalCents: number): Promise<void> {
  await press(page.getByRole('link', { name: spoken(paymentText, language).practise }))
  await page.waitForURL(/\/sandbox\/bank\/pay/)
  await expect(page.getByRole('definition').first()).toHaveText(showHkdExactly(totalCents))
  await press(page.getByRole('button', { name: { en: 'Transfer', zh: '轉賬' }[language], exact: true }))
  await page.waitForURL(/\/payment\/(fps|bank)/)
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
  await expect(page.getByRole('heading', { level: 1, name: exactly(texts.successTitle) })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(orderNo)
}

export async function payAnotherWay(person: Person, way: PayType): Promise<void> {
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
