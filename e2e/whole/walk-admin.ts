import { demoMember } from '../../demo/sign-ins.ts'
import { fieldProblems } from '../../src/language/field-problems.ts'
import { moveText, adminPaymentText } from '../../src/language/admin/admin-order-actions.text.ts'
import { adminMoneyBackText } from '../../src/language/admin/admin-money-back.text.ts'
import { adminMembersText } from '../../src/language/admin/admin-members.text.ts'
import { adminAccountText } from '../../src/language/admin/admin-account.text.ts'
import { adminAuditText } from '../../src/language/admin/admin-audit.text.ts'
import { adminKeysText } from '../../src/language/admin/admin-keys.text.ts'
import { adminOperatorsText, adminRolesText } from '../../src/language/admin/admin-operators.text.ts'
import { adminText } from '../../src/language/admin/admin.text.ts'
import { confirmPayment, makeMove, openOrder, signIn } from '../admin/operator.ts'
import { expect, type Person } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import type { Look } from './walk-browsing.ts'

/** The back office around an order whose receipt waits; leaves it confirmed and with us. */
export async function walkAdmin(person: Person, orderNo: string, look: Look): Promise<void> {
  const { page, language, press } = person
  const texts = spoken(adminText, language)
  await person.goTo('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.signInTitle)
  await press(page.getByRole('button', { name: texts.signIn, exact: true }))
  await expect(page.getByRole('textbox', { name: texts.email })).toHaveAccessibleDescription(fieldProblems.required[language])
  await look('sign-in with problems')
  await signIn(person, 'administrator')
  await person.goTo('/admin')
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  await look('orders in the office')
  await openOrder(person, orderNo)
  await look('order in the office')
  await walkDialogs(person, look)
  await person.goTo('/admin/products')
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await look('products in the office')
  await walkMembers(person, look)
  await walkPeople(person, look)
  await person.goTo('/admin/settings')
  await expect(page.getByRole('form')).toHaveCount(5)
  await look('settings')
  await person.goTo('/admin/outbox')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.outbox)
  await press(page.getByRole('main').getByRole('listitem').first().locator('summary'))
  await look('outbox')
}

/** The demo's member: found, opened, noted about, and the question before an account is closed. */
async function walkMembers(person: Person, look: Look): Promise<void> {
  const { page, language, press } = person
  const texts = spoken(adminMembersText, language)
  await person.goTo(`/admin/members?word=${demoMember.email}`)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  await look('members in the office')
  await press(page.getByRole('table').getByRole('link'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${demoMember.firstName} ${demoMember.lastName}`)
  await press(page.getByRole('button', { name: texts.addNote }))
  await expect(page.getByRole('textbox', { name: texts.note })).toHaveAccessibleDescription(fieldProblems.required[language])
  await look('member in the office')
  await walkDialog(person, texts.disable, texts.disable, () => look('dialog that closes an account'))
}

/** Who works here, what as, what they did, and the programs that make calls. */
async function walkPeople(person: Person, look: Look): Promise<void> {
  const { page, language, press, goTo } = person
  const texts = spoken(adminOperatorsText, language)
  const roles = spoken(adminRolesText, language)
  const keys = spoken(adminKeysText, language)
  const account = spoken(adminAccountText, language)
  await goTo('/admin/operators?word=finance@praya.test')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  await look('operators')
  await walkDialog(person, texts.invite, texts.inviteTitle, () => look('dialog that invites'))
  await press(page.getByRole('table').getByRole('link'))
  await expect(page.getByRole('button', { name: texts.changeRoles })).toBeVisible()
  await look('operator')
  await walkDialog(person, texts.changeRoles, texts.changeRoles, () => look('dialog with roles'))
  await goTo('/admin/roles')
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0)
  await look('roles')
  await walkDialog(person, roles.add, roles.add, () => look('dialog with permissions'))
  await goTo('/admin/keys')
  await walkDialog(person, keys.make, keys.makeTitle, () => look('dialog that makes a key'))
  await goTo('/admin/audit')
  await expect(page.getByRole('list', { name: spoken(adminAuditText, language).entries })).toBeVisible()
  await look('audit trail')
  await goTo('/admin/account')
  await expect(page.getByRole('button', { name: account.changePassword })).toBeVisible()
  await look('own account')
  await walkDialog(person, account.changePassword, account.changePassword, () => look('dialog with a new password'))
}

async function walkDialogs(person: Person, look: Look): Promise<void> {
  const payments = spoken(adminPaymentText, person.language)
  const moves = spoken(moveText, person.language)
  await walkDialog(person, payments.showReceipt, payments.receipt, () => look('receipt'))
  await walkDialog(person, payments.reject, payments.rejectTitle, () => look('dialog that rejects'))
  await walkDialog(person, payments.confirm, payments.confirm, () => look('dialog that confirms'))
  await confirmPayment(person)
  await makeMove(person, 'seller-sent', 'pending-platform-delivery')
  const money = spoken(adminMoneyBackText, person.language)
  for (const opener of [money.refundPiece, money.refundPart, money.extra])
    await walkDialog(person, opener, opener, () => look(`dialog: ${opener}`))
  await walkDialog(person, moves.dispatch, moves.dispatch, async () => {
    const dialog = person.page.getByRole('dialog', { name: moves.dispatch })
    await person.press(dialog.getByRole('button', { name: moves.dispatch, exact: true }))
    await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true')
    await look('dialog that dispatches, with problems')
  })
}

async function walkDialog({ page, press }: Person, opener: string, title: string, inside: () => Promise<void>): Promise<void> {
  await press(page.getByRole('main').getByRole('button', { name: opener, exact: true }).first())
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible()
  await inside()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}
