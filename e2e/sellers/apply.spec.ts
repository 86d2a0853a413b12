import { adminApplicationText, applicationStateText, usualReasons } from '../../src/language/sellers/admin-applications.text.ts'
import { merchantKindName } from '../../src/language/merchant-kinds.ts'
import { applicationFieldText } from '../../src/language/sellers/application-fields.text.ts'
import { applyText } from '../../src/language/sellers/apply.text.ts'
import { sellerKindsText } from '../../src/language/sellers/kinds.text.ts'
import { requirementText } from '../../src/language/sellers/requirements.text.ts'
import { startAsMember } from '../account/members.ts'
import { enter } from '../admin/operator.ts'
import { addPicture } from '../buying/received-bag.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

const texts = applyText
const row = ({ page }: Person, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

async function open(person: Person, name: string): Promise<void> {
  await person.press(person.page.getByRole('link', { name: texts.sendOf.en(name) }))
  await expect(row(person, name).getByRole('button', { name: texts.later.en })).toBeVisible()
}

const fields = spoken(applicationFieldText, 'en')
const [identity, bank] = [requirementText.identity.en, requirementText['bank-account'].en]

async function readAndBegin(applicant: Person): Promise<void> {
  const { page, press, goTo } = applicant
  await goTo('/merchantpartnership')
  await expect(page.getByRole('listitem').filter({ hasText: merchantKindName('individual', 'en') })).toContainText('15%')
  await press(page.getByRole('link', { name: sellerKindsText.apply.en }))
  await press(page.getByRole('button', { name: texts.begin.en }))
  await expect(page.getByRole('checkbox', { name: texts.adult.en })).toHaveAccessibleDescription(/18/)
  await page.getByRole('radio', { name: merchantKindName('individual', 'en') }).check()
  await page.getByRole('checkbox', { name: texts.adult.en }).check()
  await page.getByRole('checkbox', { name: texts.terms.en }).check()
  await press(page.getByRole('button', { name: texts.begin.en }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.toGive.en(2))
}

async function giveBank(applicant: Person): Promise<void> {
  const { page, press } = applicant
  await open(applicant, bank)
  await page.getByLabel(fields.payee, { exact: true }).fill('Hau Yin Ma')
  await expect(page.getByText(texts.saved.en, { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(fields.payee, { exact: true })).toHaveValue('Hau Yin Ma')
  await page.getByLabel(fields.bankCode, { exact: true }).selectOption('024')
  await page.getByLabel(fields.account, { exact: true }).fill('12')
  await addPicture(applicant)
  await press(page.getByRole('button', { name: texts.send.en, exact: true }))
  await expect(page.getByLabel(fields.account, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel(fields.account, { exact: true }).fill('123-456789-001')
  await press(page.getByRole('button', { name: texts.send.en, exact: true }))
  await expect(row(applicant, bank)).toHaveAttribute('data-state', 'in-review')
}

async function giveTheRest(applicant: Person): Promise<void> {
  const { page, press } = applicant
  await open(applicant, texts.shop.en)
  await page.getByLabel(fields.shopName, { exact: true }).fill('Ma Family Wardrobe')
  await page.getByLabel(fields.contactName, { exact: true }).fill('馬巧言')
  await page.getByLabel(fields.contactPhone, { exact: true }).fill('9555 0148')
  await page.getByLabel(fields.contactEmail, { exact: true }).fill('hauyin@wardrobe.test')
  await page.getByRole('checkbox', { name: 'Bags', exact: true }).check()
  await press(page.getByRole('button', { name: texts.save.en }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.toGive.en(1))
  // The part that was given closes, and all below it moves up: a tap before that would land beside the link.
  await expect(page.getByRole('button', { name: texts.later.en })).toBeHidden()
  await open(applicant, identity)
  await page.getByLabel(fields.representative, { exact: true }).fill('Ma Hau Yin')
  await addPicture(applicant)
  await press(page.getByRole('button', { name: texts.send.en, exact: true }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.submittedTitle.en)
}

async function review(reviewer: Person): Promise<void> {
  const own = spoken(adminApplicationText, 'zh')
  const documents = spoken(requirementText, 'zh')
  await reviewer.goTo('/admin/applications')
  await reviewer.press(reviewer.page.getByRole('link', { name: 'Ma Family Wardrobe' }))
  await reviewer.page.getByRole('heading', { name: documents['bank-account'], exact: true }).focus()
  await reviewer.page.keyboard.press('a')
  await expect(row(reviewer, documents['bank-account'])).toContainText('已接納')
  await reviewer.press(reviewer.page.getByRole('button', { name: own.refuseOf(documents.identity) }))
  const dialog = reviewer.page.getByRole('dialog')
  await reviewer.press(dialog.getByRole('button', { name: usualReasons.unreadable.zh }))
  await reviewer.press(dialog.getByRole('button', { name: own.refuse, exact: true }))
  await expect(dialog).toBeHidden()
  await expect(reviewer.page.getByText(applicationStateText.rejected.zh).first()).toBeVisible()
}

async function sendAgain(applicant: Person, reviewer: Person): Promise<void> {
  const { page, press, goTo } = applicant
  await goTo('/seller/apply')
  await expect(page.getByText(usualReasons.unreadable.en)).toBeVisible()
  await press(page.getByRole('link', { name: texts.sendOf.en(identity) }))
  await addPicture(applicant)
  await press(page.getByRole('button', { name: texts.sendAgain.en, exact: true }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.submittedTitle.en)
  const own = spoken(adminApplicationText, 'zh')
  await reviewer.page.reload()
  await reviewer.press(reviewer.page.getByRole('button', { name: own.acceptOf(spoken(requirementText, 'zh').identity) }))
  await expect(reviewer.page.getByText(applicationStateText.approved.zh).first()).toBeVisible()
  await page.reload()
  await press(page.getByRole('link', { name: texts.toCentre.en }))
  await expect(page.getByRole('main')).toContainText('Ma Family Wardrobe')
}

test('from a phone somebody applies, sends one refused document again, and owns a shop', async ({ shop }) => {
  const applicant = await shop.welcome({ screen: 'phone' })
  const reviewer = await shop.welcome({ language: 'zh' })
  await applicant.goTo('/statement/delivery')
  await reviewer.goTo('/statement/delivery')
  await startAsMember(applicant)
  await enter(reviewer, 'administrator')
  await test.step('the page for sellers says what each kind pays, and leads to the application', () => readAndBegin(applicant))
  await test.step('what is typed is there when one comes back, and what is wrong is said beside its field', () =>
    giveBank(applicant))
  await test.step('the last part that was missing submits the application', () => giveTheRest(applicant))
  await test.step('a reviewer accepts one document by a key, and asks for the other again with a reason', () => review(reviewer))
  await test.step('only this one is sent again, and with it the shop is theirs', () => sendAgain(applicant, reviewer))
})
