import type { Locator } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { adminAccountText } from '../../src/language/admin/admin-account.text.ts'
import { adminAuditText, auditActionText } from '../../src/language/admin/admin-audit.text.ts'
import { adminKeysText } from '../../src/language/admin/admin-keys.text.ts'
import { adminOperatorsText } from '../../src/language/admin/admin-operators.text.ts'
import { permissionText } from '../../src/language/admin/permissions.text.ts'
import { adminText } from '../../src/language/admin/admin.text.ts'
import { withNames } from '../../src/language/house.ts'
import { operatorMail } from '../../src/language/mail/operator-mail.text.ts'
import { withDatabase } from '../shop-database.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import { signIn } from './operator.ts'

const PASSWORD = 'nine quiet harbours'
const frame = spoken(adminText, 'en')
const texts = spoken(adminOperatorsText, 'en')
const account = spoken(adminAccountText, 'en')

async function invite({ page, press, goTo }: Person, name: string, email: string): Promise<string> {
  await goTo('/admin/operators')
  await press(page.getByRole('button', { name: texts.invite, exact: true }))
  const dialog = page.getByRole('dialog', { name: texts.inviteTitle })
  await dialog.getByRole('textbox', { name: texts.name }).fill(name)
  await dialog.getByRole('textbox', { name: texts.email }).fill(email)
  await dialog.getByRole('checkbox', { name: 'Finance' }).check()
  await press(dialog.getByRole('button', { name: texts.sendInvitation }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const address = page.url()
  await goTo('/admin/outbox')
  const mail = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: withNames(operatorMail.invitation.en.subject) })
    .first()
  await press(mail.locator('summary'))
  const link = /\/admin\/welcome#\S+/.exec(await mail.innerText())?.[0]
  expect(link).toBeTruthy()
  await goTo(new URL(address).pathname)
  return link ?? ''
}

async function typeSignIn({ page, press }: Person, email: string): Promise<void> {
  await page.getByRole('textbox', { name: frame.email }).fill(email)
  await page.getByLabel(frame.password, { exact: true }).fill(PASSWORD)
  await press(page.getByRole('button', { name: frame.signIn, exact: true }))
}

/** What the picture says, in letters, and the first code of it. */
async function confirmFactor({ press }: Person, within: Locator): Promise<void> {
  const secret = (await within.locator('code').textContent())?.replaceAll(' ', '') ?? ''
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await within.getByRole('textbox', { name: account.code }).fill(code)
  await press(within.getByRole('button', { name: account.confirm }))
  await expect(within.getByRole('listitem')).toHaveCount(10)
}

/** Answers a recovery code. */
async function setUpFactor(person: Person): Promise<string> {
  const { page, press, goTo } = person
  await goTo('/admin/account')
  await press(page.getByRole('button', { name: account.setUp, exact: true }))
  const dialog = page.getByRole('dialog', { name: account.setUpTitle })
  await dialog.getByLabel(account.oldPassword).fill(PASSWORD)
  await press(dialog.getByRole('button', { name: account.goOn }))
  await confirmFactor(person, dialog)
  const recovery = (await dialog.getByRole('listitem').first().textContent()) ?? ''
  await press(dialog.getByRole('button', { name: account.recoveryKept }))
  await expect(page.getByText(account.factorOn(10))).toBeVisible()
  return recovery.trim()
}

test('somebody is invited, sets up a second factor, signs in with it, and is out the moment they are disabled', async ({
  shop,
}) => {
  const [ada, mei] = [await shop.welcome(), await shop.welcome({ screen: 'phone' })]
  await signIn(ada, 'administrator')
  const email = `mei${Date.now()}@praya.test`
  const link = await invite(ada, 'May Chan', email)

  await mei.goTo(link)
  await mei.page.getByLabel(account.newPassword).fill(PASSWORD)
  await mei.press(mei.page.getByRole('button', { name: account.choose }))
  await mei.press(mei.page.getByRole('link', { name: account.toSignIn }))
  await typeSignIn(mei, email)
  await expect(mei.page.getByRole('navigation', { name: frame.parts })).toBeVisible()
  await expect(mei.page.getByRole('link', { name: texts.title, exact: true })).toHaveCount(0)
  const recovery = await setUpFactor(mei)

  await mei.press(mei.page.getByRole('button', { name: frame.signOut }))
  await typeSignIn(mei, email)
  const code = mei.page.getByRole('textbox', { name: account.code })
  await expect(code).toBeFocused()
  await code.fill('000000')
  await mei.press(mei.page.getByRole('button', { name: frame.signIn, exact: true }))
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await code.fill(recovery)
  await mei.press(mei.page.getByRole('button', { name: frame.signIn, exact: true }))
  await expect(mei.page.getByText(account.factorOn(9))).toBeVisible()

  await ada.press(ada.page.getByRole('button', { name: texts.disable, exact: true }))
  const dialog = ada.page.getByRole('dialog', { name: texts.disable })
  await dialog.getByRole('textbox', { name: texts.reason }).fill('Has left')
  await ada.press(dialog.getByRole('button', { name: texts.disable, exact: true }))
  await expect(dialog).toBeHidden()
  // Disabled meanwhile: the shop says so.
  shop.expectFault(/401/)
  await mei.goTo('/admin/account')
  await expect(mei.page.getByRole('heading', { level: 1 })).toHaveText(frame.signInTitle)
  await expectInTrail(ada)
})

test('where a second factor is needed, as in production, who has none sets one up before anything else is shown', async ({
  shop,
}) => {
  const [ada, kit] = [await shop.welcome(), await shop.welcome({ screen: 'phone' })]
  await signIn(ada, 'administrator')
  const email = `kit${Date.now()}@praya.test`
  await kit.goTo(await invite(ada, 'Kit Wong', email))
  await kit.page.getByLabel(account.newPassword).fill(PASSWORD)
  await kit.press(kit.page.getByRole('button', { name: account.choose }))
  await kit.press(kit.page.getByRole('link', { name: account.toSignIn }))
  await typeSignIn(kit, email)
  const rooms = kit.page.getByRole('navigation', { name: frame.parts })
  await expect(rooms).toBeVisible()

  // What signing in does there; a demo lets everybody in.
  await withDatabase((client) =>
    client.query(
      'update sessions set restricted = true where account_id = (select operator_id from operators where email = $1)',
      [email],
    ),
  )
  shop.expectFault(/403/)
  await kit.goTo('/admin/money')
  await expect(kit.page.getByRole('heading', { level: 1 })).toHaveText(account.setUpTitle)
  await expect(kit.page.getByText(account.mustSetUp)).toBeVisible()
  await expect(rooms).toHaveCount(0)
  await confirmFactor(kit, kit.page.getByRole('main'))
  await kit.press(kit.page.getByRole('button', { name: account.recoveryKept }))
  await expect(rooms).toBeVisible()
  await kit.page.reload()
  await expect(rooms).toBeVisible()
})

async function expectInTrail({ page, press, goTo }: Person): Promise<void> {
  const trail = spoken(adminAuditText, 'en')
  await goTo('/admin/audit')
  await page.getByRole('combobox', { name: trail.what }).selectOption({ label: auditActionText['operator-disabled'].en })
  await press(page.getByRole('button', { name: trail.search }))
  await expect(page).toHaveURL(/action=operator-disabled/)
  const entry = page.getByRole('list', { name: trail.entries }).getByRole('listitem').first()
  await expect(entry).toContainText('Ada Lam')
  await expect(entry.locator('ins').filter({ hasText: 'Has left' })).toBeVisible()
}

test('a key for a program is shown once, works, and is ended', async ({ shop }) => {
  const texts = spoken(adminKeysText, 'en')
  const { page, press, goTo, ...ada } = await shop.welcome()
  await signIn({ page, press, goTo, ...ada }, 'administrator')
  await goTo('/admin/keys')
  await press(page.getByRole('button', { name: texts.make, exact: true }))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: texts.name }).fill('Warehouse')
  await press(dialog.getByRole('button', { name: texts.make, exact: true }))
  await expect(dialog.getByText('Please choose one.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: permissionText['read-orders'].en }).check()
  await press(dialog.getByRole('button', { name: texts.make, exact: true }))
  const key = await dialog.getByRole('textbox', { name: texts.key }).inputValue()
  await press(dialog.getByRole('button', { name: texts.copied }))
  const ask = () => page.request.post('/prod-api/admin/order/list', { headers: { Authorization: `Bearer ${key}` }, data: {} })
  expect((await ask()).status()).toBe(200)
  await press(page.getByRole('button', { name: new RegExp(`^${texts.end} Warehouse`) }).first())
  await press(page.getByRole('dialog', { name: texts.endTitle }).getByRole('button', { name: texts.end, exact: true }))
  await expect(page.getByRole('row').filter({ hasText: key.slice(0, 14) })).toContainText(texts.ended)
  expect((await ask()).status()).toBe(401)
})
