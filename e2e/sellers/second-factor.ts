import { Secret, TOTP } from 'otpauth'
import { sellerMoneyText } from '../../src/language/seller/seller-money.text.ts'
import { sellerSecurityText } from '../../src/language/seller/seller-security.text.ts'
import { spoken } from '../spoken.ts'
import { expect, type Person } from '../shop-test.ts'

/** On the page of money, which asks for a second factor: follows it to where that is set up, and sets it up. */
export async function setUpFactor({ page, press, language }: Person, password: string): Promise<void> {
  const texts = spoken(sellerSecurityText, language)
  const { nameAccount, changeAccount } = spoken(sellerMoneyText, language)
  await press(page.getByRole('button', { name: new RegExp(`^(${nameAccount}|${changeAccount})$`) }))
  await press(page.getByRole('link', { name: texts.toSetUp }))
  await press(page.getByRole('button', { name: texts.setUp, exact: true }))
  const dialog = page.getByRole('dialog', { name: texts.setUpTitle })
  await dialog.getByLabel(texts.password).fill(password)
  await press(dialog.getByRole('button', { name: texts.goOn }))
  const secret = (await dialog.locator('code').textContent())?.replaceAll(' ', '') ?? ''
  await dialog.getByRole('textbox', { name: texts.code }).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await press(dialog.getByRole('button', { name: texts.confirm }))
  await press(dialog.getByRole('button', { name: texts.recoveryKept }))
  await expect(page.getByRole('main')).toContainText(texts.set(10))
}
