import { devicesText } from '../../src/language/member/devices.text.ts'
import { signInText } from '../../src/language/member/sign-in.text.ts'
import { membersRefusals } from '../../src/modules/members/members.refusals.ts'
import { codeSentTo } from '../shop-database.ts'
import { expect, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import { freshEmail, join, PASSWORD } from './joining.ts'

test('a member changes the e-mail address: a wrong password is said beside it, and the code to the new one is asked for', async ({
  shop,
}) => {
  const person = await shop.welcome({ screen: 'phone' })
  const { page, press, goTo } = person
  const [words, texts] = [spoken(devicesText, 'en'), spoken(signInText, 'en')]
  await join(person)
  await goTo('/myaccount/devices')
  await press(page.getByRole('button', { name: `${words.change} ${words.email}` }))
  const fresh = freshEmail()
  await page.getByRole('region', { name: words.contacts }).getByRole('textbox', { name: texts.emailAddress }).fill(fresh)
  await press(page.getByRole('button', { name: texts.sendCode }))
  const code = page.getByRole('textbox', { name: texts.sixDigits })
  await expect(code).toBeVisible()
  await code.fill(await codeSentTo(fresh))
  const password = page.getByLabel(words.presentPassword, { exact: true })
  await password.fill('Not-this-1')
  await press(page.getByRole('button', { name: words.keep, exact: true }))
  await expect(page.getByRole('alert')).toHaveText(membersRefusals.PASSWORD_NOW_WRONG.en)
  await password.fill(PASSWORD)
  await press(page.getByRole('button', { name: words.keep, exact: true }))
  await expect(page.getByText(fresh)).toBeVisible()
})

test('a member ends the session of another device, and that browser is led to sign in', async ({ shop }) => {
  shop.expectFault(/401/)
  const one = await shop.welcome()
  const email = await join(one)
  const other = await shop.welcome({ language: 'zh', screen: 'phone' })
  const chinese = spoken(signInText, 'zh')
  await other.goTo('/member/login')
  await other.page.getByText(chinese.email, { exact: true }).click()
  await other.page.getByRole('textbox', { name: chinese.emailAddress }).fill(email)
  await other.press(other.page.getByRole('button', { name: chinese.usePassword }))
  await other.page.getByLabel(chinese.password, { exact: true }).fill(PASSWORD)
  await other.press(other.page.getByRole('button', { name: chinese.signIn, exact: true }))
  await other.page.waitForURL('**/zh/myaccount')

  const words = spoken(devicesText, 'en')
  await one.goTo('/myaccount/devices')
  const devices = one.page.getByRole('region', { name: words.devices }).getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await one.press(devices.getByRole('button'))
  await expect(devices).toHaveCount(1)
  await other.goTo('/myaccount/devices')
  await expect(other.page).toHaveURL(/\/zh\/member\/login$/)
})
