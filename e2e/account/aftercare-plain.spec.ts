import { namedProblem } from '#language/named-problem.ts'
import { careStateText, careText, carePlaceText } from '../../src/language/account/care.text.ts'
import { claimFormText, claimsText, claimStateText, picturesFieldText } from '../../src/language/account/claims.text.ts'
import {
  pieceActText,
  returnFormText,
  returnReasonText,
  returnsText,
  returnStateText,
} from '../../src/language/account/returns.text.ts'
import { reviewFormText, reviewStateText } from '../../src/language/account/reviews.text.ts'
import { fieldProblems } from '../../src/language/field-problems.ts'
import { receivedBag } from '../buying/received-bag.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { beginning, spoken } from '../spoken.ts'
import { join, signInPlainly } from './joining.ts'

test('without script a bag that is there is sent back, doubted, brought for care and reviewed', async ({ shop }) => {
  shop.expectFault(/422/)
  const buyer = await shop.welcome()
  const operator = await shop.welcome()
  const email = await join(buyer)
  const orderNo = await receivedBag(buyer, operator, 27)
  const chinese = await shop.welcome({ language: 'zh', screen: 'phone', script: false })
  await signInPlainly(chinese, email)
  await sendBack(chinese, orderNo)
  await bringForCare(chinese)
  const english = await shop.welcome({ script: false })
  await signInPlainly(english, email)
  await doubt(english, orderNo)
  await review(english, orderNo)
})

const openFrom = async ({ page, goTo, language }: Person, orderNo: string, act: 'return' | 'fake' | 'review'): Promise<void> => {
  await goTo(`/myaccount/orders/orderDetail?orderNo=${orderNo}`)
  await page.getByRole('link', { name: spoken(pieceActText, language)[act], exact: true }).click()
}

const attach = async ({ page }: Person): Promise<void> => {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 320 } })
  await page.locator('input[name=picture]').setInputFiles({ name: 'piece.png', mimeType: 'image/png', buffer })
}

/** What is missing is said; it is looked through, changed, sent, and withdrawn when that is said twice. */
async function sendBack(person: Person, orderNo: string): Promise<void> {
  const { page, language } = person
  const texts = spoken(returnFormText, language)
  const own = spoken(returnsText, language)
  await openFrom(person, orderNo, 'return')
  const [note, check] = [page.getByRole('textbox', { name: texts.note }), page.getByRole('button', { name: texts.check })]
  await note.fill('扣子鬆脫。')
  await attach(person)
  await check.click()
  await expect(page.getByRole('combobox', { name: texts.reason })).toHaveAttribute('aria-invalid', 'true')
  await expect(note).toHaveValue('扣子鬆脫。')
  await page.getByRole('combobox', { name: texts.reason }).selectOption({ label: spoken(returnReasonText, language).faulty })
  await check.click()
  await expect(page.getByRole('heading', { name: texts.checkTitle })).toBeVisible()
  await page.getByRole('button', { name: texts.change }).click()
  await expect(note).toHaveValue('扣子鬆脫。')
  await check.click()
  await page.getByRole('button', { name: texts.send }).click()
  await expect(page.getByRole('status').filter({ hasText: texts.sent })).toBeVisible()
  await expect(page.getByText(own.pictures(1))).toBeVisible()
  await page.getByRole('button', { name: own.withdraw }).click()
  await expect(page.getByText(own.withdrawSure)).toBeVisible()
  await page.getByRole('button', { name: own.withdraw }).click()
  await expect(page.getByText(spoken(returnStateText, language).withdrawn, { exact: true })).toBeVisible()
}

/** At another place than the first, moved to another day, and cancelled. */
async function bringForCare({ page, goTo, language }: Person): Promise<void> {
  const texts = spoken(careText, language)
  const states = spoken(careStateText, language)
  const day = page.getByRole('combobox', { name: texts.day })
  const confirm = page.getByRole('button', { name: texts.confirm })
  await goTo('/myaccount/care')
  await page.getByRole('button', { name: beginning(texts.book) }).click()
  await page.getByRole('link', { name: spoken(carePlaceText, language).office, exact: true }).click()
  await confirm.click()
  await expect(day).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('.field-problem')).toContainText(
    namedProblem(fieldProblems['choose-one'][language], texts.day, language),
  )
  await day.selectOption({ index: 1 })
  await confirm.click()
  await expect(page.getByText(states.booked)).toBeVisible()
  await page.getByRole('button', { name: beginning(texts.move) }).click()
  await day.selectOption({ index: 3 })
  await confirm.click()
  await expect(page.getByRole('status').filter({ hasText: texts.booked })).toBeVisible()
  await page.getByRole('button', { name: beginning(texts.cancel) }).click()
  await expect(page.getByText(texts.cancelSure)).toBeVisible()
  await page.getByRole('button', { name: texts.cancel, exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: texts.cancelled })).toBeVisible()
}

async function doubt(person: Person, orderNo: string): Promise<void> {
  const { page, language } = person
  const texts = spoken(claimFormText, language)
  const own = spoken(claimsText, language)
  await openFrom(person, orderNo, 'fake')
  await page.getByRole('textbox', { name: texts.doubt }).fill('The stitches differ.')
  await page.getByRole('button', { name: texts.send }).click()
  await expect(page.locator('.pictures-field .field-problem')).toBeVisible()
  await expect(page.getByRole('textbox', { name: texts.doubt })).toHaveValue('The stitches differ.')
  await attach(person)
  await page.getByRole('button', { name: texts.send }).click()
  await expect(page.getByRole('status').filter({ hasText: texts.sent })).toBeVisible()
  await expect(page.getByText(spoken(claimStateText, language).asked, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: own.withdraw }).click()
  await page.getByRole('button', { name: own.withdraw }).click()
  await expect(page.getByText(spoken(claimStateText, language).withdrawn, { exact: true })).toBeVisible()
}

async function review(person: Person, orderNo: string): Promise<void> {
  const { page, language } = person
  const texts = spoken(reviewFormText, language)
  await openFrom(person, orderNo, 'review')
  await page.getByRole('textbox', { name: texts.text }).fill('Soft, light, and it closes well.')
  await attach(person)
  await page.getByRole('button', { name: texts.send }).click()
  await expect(page.locator('.review-stars .field-problem')).toBeVisible()
  await expect(page.getByText(spoken(picturesFieldText, language).shown(1))).toBeVisible()
  await page.getByRole('radio', { name: texts.starsOf(4) }).check()
  await page.getByRole('button', { name: texts.send }).click()
  await expect(page.getByText(spoken(reviewStateText, language).waiting)).toBeVisible()
  await expect(page.getByText('Soft, light, and it closes well.')).toBeVisible()
}
