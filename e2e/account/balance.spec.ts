import type { Route } from '@playwright/test'
import { balanceText, withdrawalStateText, withdrawText } from '../../src/language/account/balance.text.ts'
import { adminBalancesText, goodwillStateText } from '../../src/language/admin/books/admin-balances.text.ts'
import { adminLedgerText, ledgerNames } from '../../src/language/admin/books/admin-ledger.text.ts'
import { adminPayoutText, payoutMoveText } from '../../src/language/admin/admin-payouts.text.ts'
import { payoutText } from '../../src/language/buying/payout.text.ts'
import { networkWords } from '../../src/language/screen-codes.ts'
import { askWithdrawal } from '../../src/modules/balance/balance.paths.ts'
import { approveAsColleague } from '../admin/colleague.ts'
import { signIn } from '../admin/operator.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import { join, PASSWORD } from './joining.ts'

async function giveGoodwill(finance: Person, email: string): Promise<void> {
  const { page, press, goTo } = finance
  const texts = spoken(adminBalancesText, 'en')
  await goTo(`/admin/money/balances?word=${email}`)
  await press(page.getByRole('table', { name: texts.table }).getByRole('link'))
  await press(page.getByRole('button', { name: texts.give }))
  const dialog = page.getByRole('dialog', { name: texts.give })
  await press(dialog.getByRole('button', { name: texts.give }))
  await expect(dialog.getByRole('textbox', { name: texts.reason })).toHaveAccessibleDescription(/./)
  await dialog.getByRole('textbox', { name: texts.amount }).fill('120.50')
  await dialog.getByRole('textbox', { name: texts.reason }).fill('The parcel was late.')
  await press(dialog.getByRole('button', { name: texts.give }))
  await expect(dialog).toBeHidden()
  await expect(page.getByText(spoken(goodwillStateText, 'en').waiting, { exact: true })).toBeVisible()
  await approveAsColleague(finance, new URL(page.url()).pathname.split('/').at(-1) ?? '')
  await expect(page.getByRole('table', { name: spoken(adminLedgerText, 'en').entries })).toContainText('120.50')
}

async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}

async function withdraw({ page, press, goTo, language }: Person, payee: string): Promise<void> {
  const texts = spoken(balanceText, language)
  const form = spoken(withdrawText, language)
  const fields = spoken(payoutText, language)
  await goTo('/myaccount/balance')
  await expect(page.getByRole('region', { name: texts.now })).toContainText('HK$120.50')
  await press(page.getByRole('button', { name: texts.withdraw }))
  const sheet = page.getByRole('dialog', { name: form.title })
  const amount = sheet.getByRole('textbox', { name: form.amount })
  await amount.fill('500')
  await sheet.getByRole('combobox', { name: fields.bank }).selectOption('004')
  await sheet.getByRole('textbox', { name: fields.account }).fill('123-456789-833')
  await sheet.getByRole('textbox', { name: fields.payee }).fill(payee)
  await sheet.getByLabel(form.presentPassword, { exact: true }).fill(PASSWORD)
  await press(sheet.getByRole('button', { name: form.send, exact: true }))
  await expect(amount).toHaveAccessibleDescription(/提取金額超出結餘/)
  await amount.fill('100')
  // It is done, and no answer comes back: what is sent once more is the same withdrawal.
  await page.route(`**${askWithdrawal.path}`, loseAnswer)
  await press(sheet.getByRole('button', { name: form.send, exact: true }))
  await expect(sheet.getByText(networkWords[language])).toBeVisible()
  await page.unroute(`**${askWithdrawal.path}`)
  await press(sheet.getByRole('button', { name: form.send, exact: true }))
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('region', { name: texts.withdrawals })).toContainText(spoken(withdrawalStateText, language).waiting)
  await expect(page.getByRole('region', { name: texts.now })).toContainText('HK$20.50')
}

async function payOut({ page, press, goTo }: Person, payee: string): Promise<void> {
  const texts = spoken(adminPayoutText, 'en')
  const moves = spoken(payoutMoveText, 'en')
  await goTo('/admin/payouts')
  const row = page.getByRole('table', { name: texts.table }).getByRole('row').filter({ hasText: payee })
  for (const [key, name] of [
    ['a', moves.approve],
    ['s', moves.send],
    ['c', moves.confirm],
  ] as const) {
    // Without the mouse: on the row, each step has its key.
    await row.locator('[data-row]').focus()
    await page.keyboard.press(key)
    const dialog = page.getByRole('dialog', { name })
    if (name === moves.send) await dialog.getByRole('textbox', { name: texts.bankReference }).fill('HSB20261126')
    await press(dialog.getByRole('button', { name }))
    await expect(dialog).toBeHidden()
  }
}

test('what a member was given goes to their bank, and each step stands in the books', async ({ shop }) => {
  const member = await shop.welcome({ language: 'zh', screen: 'phone' })
  const email = await join(member)
  const finance = await shop.welcome()
  await signIn(finance, 'finance')
  await giveGoodwill(finance, email)
  shop.expectFault(/net::ERR_FAILED/)
  const payee = `CHAN WAI ${Date.now().toString(36).replaceAll(/\d/g, 'X').toUpperCase()}`
  await withdraw(member, payee)
  await payOut(finance, payee)
  await member.goTo('/myaccount/balance')
  const texts = spoken(balanceText, 'zh')
  await expect(member.page.getByRole('region', { name: texts.withdrawals })).toContainText(withdrawalStateText.paid.zh)
  const downloading = member.page.waitForEvent('download')
  await member.press(member.page.getByRole('button', { name: texts.pdf }))
  expect((await downloading).suggestedFilename()).toMatch(/balance-\d{4}-\d\d\.pdf$/)

  const books = spoken(adminLedgerText, 'en')
  await finance.goTo('/admin/money/ledger')
  await expect(finance.page.getByRole('status').filter({ hasText: books.balanced })).toBeVisible()
  await finance.press(
    finance.page
      .getByRole('table', { name: books.trial })
      .getByRole('link', { name: ledgerNames['withdrawals-held']?.en ?? '', exact: true }),
  )
  await expect(finance.page.getByRole('table', { name: books.entries })).toContainText(ledgerNames['withdrawal-paid']?.en ?? '')
})
