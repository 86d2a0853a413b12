import { namedProblem } from '#language/named-problem.ts'
import { demoMember } from '../../demo/sign-ins.ts'
import { settingNames } from '../../src/modules/shop-settings/setting-list.contract.ts'
import { fieldProblems } from '../../src/language/field-problems.ts'
import { moveText, adminPaymentText } from '../../src/language/admin/admin-order-actions.text.ts'
import { adminBenchText } from '../../src/language/admin/admin-bench.text.ts'
import { adminMoneyBackText } from '../../src/language/admin/admin-money-back.text.ts'
import { adminMemberRewardsText } from '../../src/language/admin/campaigns/admin-member-rewards.text.ts'
import { adminMembersText } from '../../src/language/admin/admin-members.text.ts'
import { adminAccountText } from '../../src/language/admin/admin-account.text.ts'
import { adminAuditText } from '../../src/language/admin/admin-audit.text.ts'
import { adminKeysText } from '../../src/language/admin/admin-keys.text.ts'
import { adminOperatorsText, adminRolesText } from '../../src/language/admin/admin-operators.text.ts'
import { adminWebhooksText } from '../../src/language/admin/admin-webhooks.text.ts'
import { keptMerchantsText, keptMerchantText } from '../../src/language/sellers/kept-merchants.text.ts'
import { adminApplicationsText } from '../../src/language/sellers/admin-applications.text.ts'
import { adminClaimsText } from '../../src/language/admin/cases/admin-claims.text.ts'
import { adminDisputesText } from '../../src/language/admin/admin-disputes.text.ts'
import { adminReconciliationText } from '../../src/language/admin/admin-reconciliation.text.ts'
import { adminMerchantsText } from '../../src/language/admin/admin-money-pages.text.ts'
import { adminPayoutText } from '../../src/language/admin/admin-payouts.text.ts'
import { adminCareText } from '../../src/language/admin/admin-care.text.ts'
import { adminReviewsText } from '../../src/language/admin/admin-reviews.text.ts'
import { adminReturnsText } from '../../src/language/admin/cases/admin-returns.text.ts'
import { adminStatementsText, lineStateText } from '../../src/language/admin/admin-statements.text.ts'
import { adminText } from '../../src/language/admin/admin.text.ts'
import { authenticate, confirmPayment, makeMove, openOrder, signIn } from '../admin/operator.ts'
import { expect, type Person } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import type { Look } from './walk-browsing.ts'
import { walkDialog } from './walk-dialog.ts'
import { walkDesk } from './walk-desk.ts'
import { walkBooks, walkInvitations, walkPoints } from './walk-rewards.ts'

/** The back office around an order whose receipt waits; leaves it confirmed and with us. */
export async function walkAdmin(person: Person, orderNo: string, look: Look): Promise<void> {
  const { page, language, press } = person
  const texts = spoken(adminText, language)
  await person.goTo('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.signInTitle)
  await press(page.getByRole('button', { name: texts.signIn, exact: true }))
  await expect(page.getByRole('textbox', { name: texts.email })).toHaveAccessibleDescription(
    namedProblem(fieldProblems.required[language], texts.email, language),
  )
  await look('sign-in with problems')
  await signIn(person, 'administrator')
  await person.goTo('/admin')
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  await look('orders in the office')
  await openOrder(person, orderNo)
  await look('order in the office')
  await walkDialogs(person, orderNo, look)
  await walkDesk(person, look)
  await walkMembers(person, look)
  await walkPoints(person, look)
  await walkPeople(person, look)
  await walkStatement(person, look)
  await person.goTo('/admin/claims')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spoken(adminClaimsText, language).title)
  await expect(page.getByRole('main').getByText(spoken(adminClaimsText, language).noneTitle).first()).toBeVisible()
  await look('claims in the office')
  await person.goTo('/admin/applications')
  await expect(page.getByRole('navigation', { name: spoken(adminApplicationsText, language).queues })).toBeVisible()
  await look('applications in the office')
  await person.goTo('/admin/merchants')
  await expect(page.getByRole('navigation', { name: spoken(keptMerchantsText, language).queues })).toBeVisible()
  await look('sellers in the office')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('region', { name: spoken(keptMerchantText, language).strangers })).toBeVisible()
  await look('seller in the office')
  await walkMoney(person, look)
  await person.goTo('/admin/care')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spoken(adminCareText, language).title)
  await expect(page.getByRole('main').getByText(spoken(adminCareText, language).usual).first()).toBeVisible()
  await look('care in the office')
  await person.goTo('/admin/reviews')
  await expect(page.getByRole('navigation', { name: spoken(adminReviewsText, language).queues })).toBeVisible()
  await look('reviews in the office')
  await person.goTo('/admin/returns')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spoken(adminReturnsText, language).title)
  await expect(page.getByRole('main').getByText(spoken(adminReturnsText, language).noneTitle).first()).toBeVisible()
  await look('returns in the office')
  await person.goTo('/admin/settings')
  // Commissions have a page of their own.
  await expect(page.getByRole('form')).toHaveCount(settingNames.length - 1)
  await look('settings')
  await person.goTo('/admin/outbox')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.outbox)
  await press(page.getByRole('main').getByRole('listitem').first().locator('summary'))
  await look('outbox')
}

/** What goes to bank accounts, and what the books say. */
async function walkMoney(person: Person, look: Look): Promise<void> {
  const { page, language } = person
  // Where no other test leaves a payout with somebody's name.
  await person.goTo('/admin/payouts?state=second')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spoken(adminPayoutText, language).title)
  await expect(page.getByRole('region', { name: spoken(adminPayoutText, language).files })).toBeVisible()
  await look('payouts')
  await person.goTo('/admin/money/disputes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spoken(adminDisputesText, language).title)
  await expect(page.getByRole('main').getByText(spoken(adminDisputesText, language).noneTitle)).toBeVisible()
  await look('disputes')
  await person.goTo('/admin/money/reconciliation')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spoken(adminReconciliationText, language).title)
  await look('daily reconciliation')
  await person.goTo('/admin/money/merchants')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spoken(adminMerchantsText, language).title)
  await expect(page.getByRole('table', { name: spoken(adminMerchantsText, language).table })).toBeVisible()
  await look('merchant accounts')
  await walkBooks(person, look)
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
  await expect(page.getByRole('textbox', { name: texts.note })).toHaveAccessibleDescription(
    `${namedProblem(fieldProblems.required[language], texts.note, language)} ${texts.noteHint}`,
  )
  await look('member in the office')
  await walkDialog(person, texts.disable, texts.disable, () => look('dialog that closes an account'))
  const { give } = spoken(adminMemberRewardsText, language)
  await walkDialog(person, give, give, () => look('dialog that gives a coupon'))
  await walkInvitations(person, look, page.url().split('/').at(-1) ?? '')
}

/** Who works here, what as, what they did, and the programs that make calls. */
async function walkPeople(person: Person, look: Look): Promise<void> {
  const { page, language, press, goTo } = person
  const texts = spoken(adminOperatorsText, language)
  const roles = spoken(adminRolesText, language)
  const keys = spoken(adminKeysText, language)
  const hooks = spoken(adminWebhooksText, language)
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
  await goTo('/admin/webhooks')
  await walkDialog(person, hooks.add, hooks.addTitle, () => look('dialog that adds a webhook'))
  await goTo('/admin/audit')
  await expect(page.getByRole('list', { name: spoken(adminAuditText, language).entries })).toBeVisible()
  // What has changed has a name in the language of the room: what has none is marked as the English it is kept in.
  if (language === 'zh') await expect(page.getByRole('main').locator('dt[lang="en-HK"]')).toHaveText([])
  await look('audit trail')
  await goTo('/admin/account')
  await expect(page.getByRole('button', { name: account.changePassword })).toBeVisible()
  await look('own account')
  await walkDialog(person, account.changePassword, account.changePassword, () => look('dialog with a new password'))
}

/** A statement of the bank: what it would bring, and what it has brought. */
async function walkStatement({ page, language, press, goTo }: Person, look: Look): Promise<void> {
  const texts = spoken(adminStatementsText, language)
  await goTo('/admin/statements')
  const number = Date.now()
  const name = `${number}.csv`
  const words = { en: ['TRANSFER ', 'RENT ', 'NO SUCH DAY'], zh: ['轉賬', '租金', '沒有此日'] }[language]
  const rows = [
    'Date,Details,Amount,Currency',
    `20/11/2026,${words[0]}${number},${(10 + (number % 100_000) / 100).toFixed(2)},HKD`,
    `21/11/2026,${words[1]}${number},-500.00,HKD`,
    `31/02/2026,${words[2]},5.00,HKD`,
  ].join('\n')
  await page.getByLabel(texts.choose).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(rows) })
  await expect(page.getByRole('heading', { name: texts.previewTitle(name) })).toBeFocused()
  await look('statement before it is booked')
  await press(page.getByRole('button', { name: texts.import(1) }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.statement)
  await expect(page.getByRole('cell', { name: spoken(lineStateText, language).held, exact: true })).toBeVisible()
  await look('statement')
}

/** The bench with what waits, a piece that lies there, and the question before it is turned down. */
async function walkBench(person: Person, orderNo: string, look: Look): Promise<void> {
  const { page, language, goTo, press } = person
  const texts = spoken(adminBenchText, language)
  await goTo('/admin/bench')
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await look('bench')
  await page.getByRole('searchbox').fill(orderNo)
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${orderNo}-1`)
  await press(page.getByRole('button', { name: texts.pass, exact: true }))
  await look('piece on the bench, with a problem')
  await walkDialog(person, texts.reject, texts.rejectTitle, () => look('dialog that turns a piece down'))
}

async function walkDialogs(person: Person, orderNo: string, look: Look): Promise<void> {
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
  await walkBench(person, orderNo, look)
  await authenticate(person, orderNo)
  await person.goTo('/admin/dispatch')
  await expect(person.page.getByRole('main').getByRole('link', { name: orderNo })).toBeVisible()
  await look('dispatch')
  await person.goTo(`/admin/orders/${orderNo}`)
  await walkDialog(person, moves.dispatch, moves.dispatch, async () => {
    const dialog = person.page.getByRole('dialog', { name: moves.dispatch })
    await person.press(dialog.getByRole('button', { name: moves.dispatch, exact: true }))
    await expect(dialog.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true')
    await look('dialog that dispatches, with problems')
  })
}
