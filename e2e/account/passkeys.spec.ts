import type { Page } from '@playwright/test'
import { devicesText } from '../../src/language/member/devices.text.ts'
import { signInText } from '../../src/language/member/sign-in.text.ts'
import { balanceText, withdrawText } from '../../src/language/account/balance.text.ts'
import { payoutText } from '../../src/language/buying/payout.text.ts'
import { give } from '../buying/given-rewards.builders.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import { join, PASSWORD } from './joining.ts'
import { accountOf } from './members.ts'

/** A device with a screen lock, as the browser itself plays it; `willing`: its owner looks into it. */
async function giveDevice(page: Page): Promise<{ refuseToLook: () => Promise<void> }> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    refuseToLook: async () => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    },
  }
}

/** Makes a passkey of this device; answers the list in which it stands. */
async function addKey({ page, press, goTo, language }: Person) {
  const words = spoken(devicesText, language)
  await goTo('/myaccount/devices')
  await press(page.getByRole('button', { name: words.addPasskey }))
  await page.getByLabel(words.presentPassword, { exact: true }).fill(PASSWORD)
  await press(page.getByRole('button', { name: words.addPasskey }))
  const keys = page.getByRole('region', { name: words.passkeys }).getByRole('listitem')
  await expect(keys).toHaveCount(1)
  return keys
}

test('a member adds a passkey, comes back with it, and removes it', async ({ shop }) => {
  const person = await shop.welcome({ language: 'zh', lasting: true })
  const { page, press, goTo } = person
  const [words, texts] = [spoken(devicesText, 'zh'), spoken(signInText, 'zh')]
  await giveDevice(page)
  await join(person)
  const keys = await addKey(person)

  await press(page.getByRole('button', { name: words.signOut }))
  await page.waitForURL((url) => !url.pathname.includes('myaccount'))
  expect(await page.evaluate(() => localStorage.getItem('isVisitor'))).not.toBe('false')
  await goTo('/member/login')
  await press(page.getByRole('button', { name: texts.withPasskey }))
  await page.waitForURL((url) => !url.pathname.includes('/member/'))
  await goTo('/myaccount/devices')
  await press(keys.getByRole('button'))
  await expect(keys).toHaveCount(0)
})

test('who will not look into the device is told so, and signs in another way', async ({ shop }) => {
  const person = await shop.welcome({ screen: 'phone', lasting: true })
  const { page, press, goTo } = person
  const texts = spoken(signInText, 'en')
  const { refuseToLook } = await giveDevice(page)
  await refuseToLook()
  await goTo('/member/login')
  await press(page.getByRole('button', { name: texts.withPasskey }))
  await expect(page.getByRole('alert')).toHaveText(texts.passkeyNone)
  await expect(page.getByRole('button', { name: texts.sendCode })).toBeVisible()
})

test('a passkey stands in for the password where money leaves the account', async ({ shop }) => {
  const person = await shop.welcome({ screen: 'phone', lasting: true })
  const { page, press, goTo } = person
  const [form, fields] = [spoken(withdrawText, 'en'), spoken(payoutText, 'en')]
  await giveDevice(page)
  await join(person)
  await addKey(person)
  await give(await accountOf(person), { balanceCents: 12_050 })
  await goTo('/myaccount/balance')
  await press(page.getByRole('button', { name: spoken(balanceText, 'en').withdraw }))
  const sheet = page.getByRole('dialog', { name: form.title })
  await press(sheet.getByRole('button', { name: spoken(devicesText, 'en').byPasskey }))
  await expect(sheet.getByText(form.confirmed)).toBeVisible()
  await expect(sheet.getByLabel(form.presentPassword, { exact: true })).toHaveCount(0)
  await sheet.getByRole('textbox', { name: form.amount }).fill('100')
  await sheet.getByRole('combobox', { name: fields.bank }).selectOption('004')
  await sheet.getByRole('textbox', { name: fields.account }).fill('123-456789-833')
  await sheet.getByRole('textbox', { name: fields.payee }).fill('CHAN WAI')
  await press(sheet.getByRole('button', { name: form.send, exact: true }))
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('region', { name: spoken(balanceText, 'en').now })).toContainText('HK$20.50')
})
