import { signInText } from '../../src/language/member/sign-in.text.ts'
import { fieldProblems } from '../../src/language/field-problems.ts'
import { membersRefusals } from '../../src/modules/members/members.refusals.ts'
import { codeSentTo } from '../shop-database.ts'
import { expect, type Habits, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import { askForCode, freshEmail, join, PASSWORD } from './joining.ts'

const pairs: Habits[] = [
  { language: 'en', screen: 'phone' },
  { language: 'zh', screen: 'wide' },
]
const LIST = '/product/list/women/bags'
const isMember = () => localStorage.getItem('isVisitor') === 'false'

for (const pair of pairs) {
  test(`somebody new opens an account with a code and comes back to where they were (${pair.language}, ${pair.screen})`, async ({
    shop,
  }) => {
    const person = await shop.welcome(pair)
    const { page, press, goTo, language } = person
    const texts = spoken(signInText, language)
    await goTo(LIST)
    await page.waitForFunction((list) => sessionStorage.getItem('currentPage')?.includes(list), LIST)
    await goTo('/member/login')
    const number = page.getByRole('textbox', { name: texts.mobileNumber })
    await number.fill('9123 456')
    await press(page.getByRole('button', { name: texts.sendCode }))
    await expect(number).toHaveAccessibleDescription(fieldProblems['phone-hk'][language])
    await expect(number).toBeFocused()

    const email = freshEmail()
    await askForCode(person, email)
    const code = page.getByRole('textbox', { name: texts.sixDigits })
    await expect(code).toBeFocused()
    const right = await codeSentTo(email)
    await code.fill(right === '000000' ? '111111' : '000000')
    await expect(code).toHaveAccessibleDescription(texts.triesLeft(4))
    await code.fill(right)

    await page.getByRole('textbox', { name: texts.firstName }).fill('Wai')
    await press(page.getByRole('button', { name: texts.open }))
    await expect(page.getByRole('checkbox', { name: new RegExp(texts.terms) })).toHaveAccessibleDescription(
      membersRefusals.TERMS_NEEDED[language],
    )
    await page.getByRole('checkbox', { name: new RegExp(texts.terms) }).check()
    await press(page.getByRole('button', { name: texts.open }))
    await page.waitForURL(`**${LIST}`)
    expect(await page.evaluate(isMember)).toBe(true)
  })
}

test('a member comes in with the password; a wrong one is said beside the field, and what was typed outlives the other language', async ({
  shop,
}) => {
  const person = await shop.welcome()
  const email = await join(person)
  const elsewhere = await shop.welcome({ screen: 'phone' })
  const { page, press, goTo } = elsewhere
  await goTo('/member/login')
  const texts = spoken(signInText, 'en')
  await page.getByText(texts.email, { exact: true }).click()
  await page.getByRole('textbox', { name: texts.emailAddress }).fill(email)
  await press(page.getByRole('link', { name: '繁體中文' }))
  const chinese = spoken(signInText, 'zh')
  await expect(page.getByRole('textbox', { name: chinese.emailAddress })).toHaveValue(email)
  await press(page.getByRole('button', { name: chinese.usePassword }))
  const password = page.getByLabel(chinese.password, { exact: true })
  await password.fill('Wrong-pass-9')
  await press(page.getByRole('button', { name: chinese.signIn, exact: true }))
  await expect(page.getByRole('alert')).toHaveText(membersRefusals.MEMBER_UNKNOWN.zh)
  await expect(password).toBeFocused()
  await password.fill(PASSWORD)
  await press(page.getByRole('button', { name: chinese.signIn, exact: true }))
  await page.waitForURL('**/zh/myaccount')
  expect(await page.evaluate(isMember)).toBe(true)
})

test('who has forgotten the password chooses another with a code', async ({ shop }) => {
  const email = await join(await shop.welcome())
  const { page, press, goTo } = await shop.welcome({ screen: 'phone' })
  const texts = spoken(signInText, 'en')
  await goTo('/member/forgetPassword')
  await page.getByText(texts.email, { exact: true }).click()
  await page.getByRole('textbox', { name: texts.emailAddress }).fill(email)
  await press(page.getByRole('button', { name: texts.sendCode }))
  const code = page.getByRole('textbox', { name: texts.sixDigits })
  await expect(code).toBeVisible()
  await code.fill(await codeSentTo(email))
  const password = page.getByLabel(texts.newPassword, { exact: true })
  await password.fill('abc-')
  await expect(page.getByRole('listitem').filter({ hasText: texts.ruleDigit })).toContainText(texts.ruleOpen)
  await press(page.getByRole('button', { name: texts.keepPassword }))
  await expect(page.getByRole('alert')).toHaveText(fieldProblems.password.en)
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toHaveAccessibleDescription(new RegExp(`^${fieldProblems.password.en} ${texts.ruleLength}`))
  await password.fill('Ferry-at-noon-3')
  await press(page.getByRole('button', { name: texts.keepPassword }))
  await page.waitForURL('**/myaccount')
})
