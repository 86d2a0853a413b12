import type { Page } from '@playwright/test'
import { devicesText } from '../../src/language/member/devices.text.ts'
import { signInText } from '../../src/language/member/sign-in.text.ts'
import { expect, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import { join, PASSWORD } from './joining.ts'

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

for (const language of ['en', 'zh'] as const) {
  test(`a member adds a passkey, comes back with it, and removes it (${language})`, async ({ shop }) => {
    const person = await shop.welcome({ language })
    const { page, press, goTo } = person
    const [words, texts] = [spoken(devicesText, language), spoken(signInText, language)]
    await giveDevice(page)
    await join(person)
    await goTo('/myaccount/devices')
    await press(page.getByRole('button', { name: words.addPasskey }))
    await page.getByLabel(words.presentPassword, { exact: true }).fill(PASSWORD)
    await press(page.getByRole('button', { name: words.addPasskey }))
    const keys = page.getByRole('region', { name: words.passkeys }).getByRole('listitem')
    await expect(keys).toHaveCount(1)

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
}

test('who will not look into the device is told so, and signs in another way', async ({ shop }) => {
  const person = await shop.welcome({ screen: 'phone' })
  const { page, press, goTo } = person
  const texts = spoken(signInText, 'en')
  const { refuseToLook } = await giveDevice(page)
  await refuseToLook()
  await goTo('/member/login')
  await press(page.getByRole('button', { name: texts.withPasskey }))
  await expect(page.getByRole('alert')).toHaveText(texts.passkeyNone)
  await expect(page.getByRole('button', { name: texts.sendCode })).toBeVisible()
})
