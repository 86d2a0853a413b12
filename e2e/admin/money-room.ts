import { adminPayoutText, payoutMoveText, payoutStateText } from '../../src/language/admin/admin-money.text.ts'
import { adminText } from '../../src/language/admin/admin.text.ts'
import { expect, type Person } from '../shop-test.ts'
import { spoken } from '../spoken.ts'

export async function openMoneyRoom({ page, language, goTo }: Person): Promise<void> {
  await goTo('/admin/money')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spoken(adminText, language).money)
}

/** From approval to arrival: what is paid out names an order or calls itself so. */
export async function payOut({ page, language, press }: Person, reference: string): Promise<void> {
  const texts = spoken(adminPayoutText, language)
  const moves = spoken(payoutMoveText, language)
  const payout = page.getByRole('table', { name: texts.table }).getByRole('row').filter({ hasText: reference })
  const step = async (name: string, fields: Record<string, string> = {}) => {
    await press(payout.getByRole('button', { name }))
    const dialog = page.getByRole('dialog', { name })
    for (const [label, value] of Object.entries(fields)) await dialog.getByRole('textbox', { name: label }).fill(value)
    await press(dialog.getByRole('button', { name }))
    await expect(dialog).toBeHidden()
  }
  await step(moves.approve, { [texts.payee]: 'CHAN TAI MAN', [texts.bankCode]: '004', [texts.account]: '123-456789-001' })
  await step(moves.send, { [texts.bankReference]: 'HSB20261124' })
  await step(moves.confirm)
  await expect(payout).toContainText(spoken(payoutStateText, language).confirmed)
  await expect(payout.getByRole('button')).toHaveCount(0)
}
