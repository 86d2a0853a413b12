import { signInText } from '../../src/language/member/sign-in.text.ts'
import { codeSentTo } from '../shop-database.ts'
import { expect, type Person } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

export const PASSWORD = 'Tram-to-Sai-Wan-7'
let people = 0
/** Nobody else's. */
export const freshEmail = (): string => `member${process.pid}x${Date.now()}x${(people += 1)}@mail.test`

/** Types an e-mail address at the door and has a code sent to it. */
export async function askForCode({ page, press, language }: Person, email: string): Promise<void> {
  const texts = spoken(signInText, language)
  await page.getByText(texts.email, { exact: true }).click()
  await page.getByRole('textbox', { name: texts.emailAddress }).fill(email)
  await press(page.getByRole('button', { name: texts.sendCode }))
  await expect(page.getByRole('heading', { level: 1, name: texts.enterCode })).toBeVisible()
}

/** Opens an account with an e-mail address and a password, and lands where the shopper was. */
export async function join(person: Person, email = freshEmail()): Promise<string> {
  const { page, press, goTo, language } = person
  const texts = spoken(signInText, language)
  await goTo('/member/create')
  await askForCode(person, email)
  await page.getByRole('textbox', { name: texts.sixDigits }).fill(await codeSentTo(email))
  await page.getByRole('textbox', { name: texts.firstName }).fill('Wai')
  await page.getByLabel(texts.choosePassword, { exact: false }).first().fill(PASSWORD)
  await page.getByRole('checkbox', { name: new RegExp(texts.terms) }).check()
  await press(page.getByRole('button', { name: texts.open }))
  await page.waitForURL((url) => !url.pathname.includes('/member/'))
  return email
}

/** Signs in by the form of a browser without script. */
export async function signInPlainly({ page, goTo, language }: Person, email: string): Promise<void> {
  const texts = spoken(signInText, language)
  await goTo('/member/login')
  await page.getByLabel(texts.emailAddress).fill(email)
  await page.getByLabel(texts.password).fill(PASSWORD)
  await page.getByRole('button', { name: texts.signIn, exact: true }).click()
  await expect(page).toHaveURL(/\/myaccount$/)
}
