import { adminMoneyText, moneyKindText, moneyRepairText } from '../../src/language/admin/admin-money.text.ts'
import { orderStateText } from '../../src/language/buying/order-state.text.ts'
import { prepareOrder } from '../buying/buying-now.ts'
import { placeOrder } from '../buying/checkout.ts'
import { openMoneyPage, payOut } from './money-page.ts'
import { openOrder, signIn } from './operator.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

type Line = { amount: string; reference: string }

async function recordMoney({ page, language, press }: Person, { amount, reference }: Line): Promise<void> {
  const texts = spoken(adminMoneyText, language)
  await press(page.getByRole('button', { name: texts.record }))
  const dialog = page.getByRole('dialog', { name: texts.record })
  await dialog.getByRole('textbox', { name: texts.amount }).fill(amount)
  await dialog.getByRole('textbox', { name: texts.reference }).fill(reference)
  await dialog.getByRole('textbox', { name: texts.payerOnStatement }).fill('CHAN TAI MAN')
  await press(dialog.getByRole('button', { name: texts.record }))
  await expect(dialog).toBeHidden()
}

const caseOf = ({ page, language }: Person, reference: string) =>
  page
    .getByRole('table', { name: spoken(adminMoneyText, language).table })
    .getByRole('row')
    .filter({ hasText: reference })

test('finance books a transfer nobody could match to its order, with a reason, and the order is paid', async ({ shop }) => {
  const shopper = await shop.welcome()
  const receiver = await prepareOrder(shopper, 0, 'fps')
  const { orderNo, totalCents } = await placeOrder(shopper, receiver)
  const finance = await shop.welcome()
  await signIn(finance, 'finance')
  await openMoneyPage(finance)
  const texts = spoken(adminMoneyText, 'en')
  const reference = `LO KINDLY ${orderNo.slice(0, 5)}`
  await recordMoney(finance, { amount: (totalCents / 100).toFixed(2), reference })
  await finance.press(caseOf(finance, reference).getByRole('button', { name: spoken(moneyKindText, 'en').unmatched }))
  const dialog = finance.page.getByRole('dialog', { name: spoken(moneyKindText, 'en').unmatched })
  await expect(dialog.getByRole('table').first()).toContainText('Money without an order')
  const book = spoken(moneyRepairText, 'en').book
  await finance.press(dialog.getByRole('button', { name: book }))
  await expect(dialog.getByRole('textbox', { name: texts.reason })).toHaveAccessibleDescription(/./)
  await dialog.getByRole('textbox', { name: texts.orderNo }).fill(orderNo)
  await dialog.getByRole('textbox', { name: texts.reason }).fill('The buyer sent the receipt.')
  await finance.press(dialog.getByRole('button', { name: book }))
  await expect(dialog).toBeHidden()
  await expect(caseOf(finance, reference)).toHaveCount(0)
  await expect(finance.page.getByRole('listitem').filter({ hasText: 'The buyer sent the receipt.' })).toContainText('Fiona Kwok')
  await openOrder(finance, orderNo)
  await expect(finance.page.getByText(orderStateText['pending-seller-delivery'].en).first()).toBeVisible()
})

test('money of nobody goes back to a bank account, step by step, on a phone and in Chinese', async ({ shop }) => {
  const finance = await shop.welcome({ language: 'zh', screen: 'phone' })
  await signIn(finance, 'finance')
  await openMoneyPage(finance)
  const { page, press } = finance
  const reference = `誤轉${Date.now()}`
  await recordMoney(finance, { amount: '888.50', reference })
  const kind = spoken(moneyKindText, 'zh').unmatched
  await press(caseOf(finance, reference).getByRole('button', { name: kind }))
  const dialog = page.getByRole('dialog', { name: kind })
  const give = spoken(moneyRepairText, 'zh').return
  await dialog.getByRole('radio', { name: give }).check()
  await dialog.getByRole('textbox', { name: spoken(adminMoneyText, 'zh').reason }).fill('付款人來電')
  await press(dialog.getByRole('button', { name: give }))
  await expect(dialog).toBeHidden()
  await payOut(finance, reference, '888.50')
})
