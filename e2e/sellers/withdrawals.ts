import { adminPayoutText, payoutMoveText, payoutStageText } from '../../src/language/admin/admin-payouts.text.ts'
import { merchantWithdrawalText, merchantWithdrawText, sellerMoneyText } from '../../src/language/seller/seller-money.text.ts'
import { listPayouts, makePayoutFile, movePayout } from '../../src/modules/treasury/money.paths.ts'
import { decideMerchantAccount, getKeptMerchant, listKeptMerchants } from '../../src/modules/merchants/kept-merchants.paths.ts'
import { refusals } from '../../src/refusals.ts'
import { ask } from '../calls.ts'
import { beginOperatorSession } from '../shop-database.ts'
import { expect, type Person } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

// From a merchant's balance to its bank account.

/** An account is named, and somebody of the shop accepts it. */
export async function namesAccount(person: Person, { password }: { password: string }, shopName: string): Promise<void> {
  const { page, press, goTo, language } = person
  const texts = spoken(merchantWithdrawText, language)
  await goTo('/seller/money')
  await press(page.getByRole('button', { name: sellerMoneyText.nameAccount[language] }))
  const dialog = page.getByRole('dialog', { name: texts.accountTitle })
  await dialog.getByRole('combobox', { name: texts.bank }).selectOption('004')
  await dialog.getByRole('textbox', { name: texts.number }).fill('123-456789-833')
  await dialog.getByLabel(texts.password).fill(password)
  await press(dialog.getByRole('button', { name: texts.save }))
  await expect(page.getByRole('main')).toContainText('•••9833')
  const token = await beginOperatorSession()
  const { list } = await ask(person, listKeptMerchants, { queue: 'accounts', word: shopName }, token)
  const merchantId = list[0]?.merchantId ?? ''
  const { accounts } = await ask(person, getKeptMerchant, { merchantId }, token)
  const bankAccountId = accounts.waiting?.bankAccountId ?? ''
  await ask(person, decideMerchantAccount, { merchantId, bankAccountId, act: 'accept' }, token)
}

/** HK$100, to the account that was accepted. */
export async function withdraws(person: Person, { password }: { password: string }): Promise<void> {
  const { page, press, goTo, language } = person
  const texts = spoken(merchantWithdrawText, language)
  await goTo('/seller/money')
  await expect(page.getByRole('main')).toContainText('•••9833')
  await press(page.getByRole('button', { name: sellerMoneyText.withdraw[language], exact: true }))
  const dialog = page.getByRole('dialog', { name: texts.title })
  await dialog.getByRole('textbox', { name: texts.amount }).fill('100')
  await dialog.getByLabel(texts.password).fill(password)
  await press(dialog.getByRole('button', { name: texts.send, exact: true }))
  await expect(page.getByRole('listitem').filter({ hasText: 'HK$100' })).toContainText(merchantWithdrawalText.waiting[language])
}

export async function approves({ page, press, goTo, language }: Person, { shopName }: { shopName: string }): Promise<void> {
  const { approve } = spoken(payoutMoveText, language)
  await goTo('/admin/payouts')
  const payout = page
    .getByRole('table', { name: spoken(adminPayoutText, language).table })
    .getByRole('row')
    .filter({ hasText: shopName })
  await press(payout.getByRole('button', { name: approve }))
  await press(page.getByRole('dialog', { name: approve }).getByRole('button', { name: approve }))
  // Sent: by another test, whose file took it along.
  await expect(payout).toContainText(new RegExp(`${payoutStageText.send[language]}|${payoutStageText.sent[language]}`))
}

/** A file takes every payout along: where another test was first nothing is left, and this one is sent all the same. */
export const makesFile = (person: Person, office: string) =>
  ask(person, makePayoutFile, {}, office).catch((problem: Error) => {
    if (!problem.message.includes(String(refusals.PAYOUTS_NONE_APPROVED.code))) throw problem
  })

/** The bank has paid. */
export async function isPaid(person: Person, { shopName }: { shopName: string }, office: string): Promise<void> {
  const { payouts } = await ask(person, listPayouts, {}, office)
  const payoutId = payouts.find(({ merchant }) => merchant.en === shopName)?.payoutId ?? ''
  await makesFile(person, office)
  await ask(person, movePayout, { payoutId, move: 'confirm' }, office)
  await person.goTo('/seller/money')
  const paid = person.page.getByRole('listitem').filter({ hasText: 'HK$100' })
  await expect(paid).toContainText(merchantWithdrawalText.paid[person.language])
}
