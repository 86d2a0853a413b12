import { providersText } from '../../src/language/member/providers.text.ts'
import { signInText } from '../../src/language/member/sign-in.text.ts'
import { devicesText } from '../../src/language/member/devices.text.ts'
import { membersRefusals } from '../../src/modules/members/members.refusals.ts'
import { codeSentTo } from '../shop-database.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import { freshEmail } from './joining.ts'
import { comeWithoutEmail, leaveFor, practice } from './practice.ts'

const LIST = '/product/list/women/bags'
const isMember = () => localStorage.getItem('isVisitor') === 'false'

async function agree({ page, press, language }: Person): Promise<void> {
  const texts = spoken(signInText, language)
  await page.getByRole('checkbox', { name: new RegExp(texts.terms) }).check()
  await press(page.getByRole('button', { name: texts.open }))
}

test('somebody new comes by Apple, agrees to the terms and goes on where they were', async ({ shop }) => {
  const person = await shop.welcome({ screen: 'phone' })
  const { page, press, goTo } = person
  await goTo(LIST)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('currentPage'))).toContain(LIST)
  await goTo('/member/login')
  await leaveFor(person, 'Apple')
  const email = freshEmail()
  await page.getByRole('textbox', { name: practice.en.email }).fill(email)
  await press(page.getByRole('button', { name: practice.en.go, exact: true }))
  await expect(page.getByText(spoken(providersText, 'en').confirmed('Apple', email))).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  await expect(page.getByRole('textbox', { name: spoken(signInText, 'en').firstName })).toHaveValue('Wai Ching')
  await agree(person)
  await page.waitForURL(`**${LIST}`)
  expect(await page.evaluate(isMember)).toBe(true)
})

test('who changes their mind at Google is told in words; whoever comes by it later unlinks it with a code', async ({ shop }) => {
  const person = await shop.welcome({ language: 'zh' })
  const { page, press, goTo } = person
  const [texts, words] = [spoken(providersText, 'zh'), spoken(devicesText, 'zh')]
  await goTo('/member/login')
  await leaveFor(person, 'Google')
  await press(page.getByRole('button', { name: practice.zh.cancel }))
  await expect(page.getByText(membersRefusals.PROVIDER_REFUSED.zh)).toBeVisible()
  await press(page.getByRole('link', { name: texts.again }))
  await leaveFor(person, 'Google')
  const email = freshEmail()
  await page.getByRole('textbox', { name: practice.zh.email }).fill(email)
  await press(page.getByRole('button', { name: practice.zh.go, exact: true }))
  await agree(person)
  await page.waitForURL('**/zh/myaccount')

  await goTo('/myaccount/devices')
  const linked = page.getByRole('region', { name: texts.linked })
  await expect(linked.getByText(texts.isLinked(email))).toBeVisible()
  await press(linked.getByRole('button', { name: texts.unlinkFrom('Google') }))
  await expect(linked.getByText(new RegExp(words.firstLead('').slice(0, 6)))).toBeVisible()
  await linked.getByRole('textbox', { name: spoken(signInText, 'zh').sixDigits }).fill(await codeSentTo(email))
  await expect(linked.getByRole('button', { name: texts.linkTo('Google') })).toBeVisible()
})

test('somebody new whose address Facebook does not tell proves one with a code', async ({ shop }) => {
  const person = await shop.welcome()
  const { page, press, goTo } = person
  const texts = spoken(signInText, 'en')
  await goTo('/member/create')
  await comeWithoutEmail(person)
  const email = freshEmail()
  await page.getByText(texts.email, { exact: true }).click()
  await page.getByRole('textbox', { name: texts.emailAddress }).fill(email)
  await press(page.getByRole('button', { name: texts.sendCode }))
  await expect(page.getByRole('textbox', { name: texts.sixDigits })).toBeFocused()
  await page.getByRole('textbox', { name: texts.sixDigits }).fill(await codeSentTo(email))
  await agree(person)
  await page.waitForURL('**/myaccount')
  expect(await page.evaluate(isMember)).toBe(true)
})
