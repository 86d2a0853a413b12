import { adminPayoutText, payoutMoveText, payoutStageText } from '../../src/language/admin/admin-payouts.text.ts'
import { adminText } from '../../src/language/admin/admin.text.ts'
import { readFile } from 'node:fs/promises'
import { fieldProblems } from '../../src/language/field-problems.ts'
import { payoutText } from '../../src/language/buying/payout.text.ts'
import { expect, type Person } from '../shop-test.ts'
import { approveAsColleague } from './colleague.ts'
import { spoken } from '../spoken.ts'

export async function openMoneyPage({ page, language, goTo }: Person): Promise<void> {
  await goTo('/admin/money')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spoken(adminText, language).money)
}

/** From approval to arrival: what is paid out names an order or calls itself so. `amount`: of one whose account is typed here. */
export async function payOut(person: Person, reference: string, amount = ''): Promise<void> {
  const { page, language, press, goTo } = person
  const texts = spoken(adminPayoutText, language)
  const moves = spoken(payoutMoveText, language)
  const stages = spoken(payoutStageText, language)
  await goTo('/admin/payouts')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title)
  const payout = page.getByRole('table', { name: texts.table }).getByRole('row').filter({ hasText: reference })
  const step = async (name: string, fields: Record<string, string> = {}, bank = '') => {
    await press(payout.getByRole('button', { name }).first())
    const dialog = page.getByRole('dialog', { name })
    if (bank) await dialog.getByRole('combobox', { name: texts.bank }).selectOption(bank)
    for (const [label, value] of Object.entries(fields)) await dialog.getByRole('textbox', { name: label }).fill(value)
    await press(dialog.getByRole('button', { name }))
    await expect(dialog).toBeHidden()
  }
  await step(moves.approve, { [texts.payee]: 'CHAN TAI MAN', [texts.account]: '123-456789-001' }, '004')
  // Whoever typed the account is not the one who lets the money go there.
  if (amount) await approveAsColleague(person, '', amount)
  await expect(payout).toContainText(stages.send)
  await step(moves.send, { [texts.bankReference]: 'HSB20261124' })
  await step(moves.confirm)
  await press(page.getByRole('link', { name: stages.done }))
  await expect(payout).toContainText(stages.done)
  await expect(payout.getByRole('button')).toHaveCount(0)
}

/** The shopper names the account on the order's page: first in Chinese letters, which no bank takes. */
export async function nameAccount({ page, language, press, goTo }: Person, orderNo: string): Promise<void> {
  const texts = spoken(payoutText, language)
  await goTo(`/myaccount/orders/orderDetail?orderNo=${orderNo}`)
  await press(page.getByRole('link', { name: texts.give }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title)
  await page.getByRole('combobox', { name: texts.bank }).selectOption('004')
  await page.getByRole('textbox', { name: texts.account }).fill('123-456789-833')
  const payee = page.getByRole('textbox', { name: texts.payee })
  await payee.fill('陳大文')
  await press(page.getByRole('button', { name: texts.save }))
  await expect(payee).toHaveAccessibleDescription(new RegExp(fieldProblems['payout-payee'][language]))
  await expect(payee).toBeFocused()
  await payee.fill('Chan Tai Man')
  await press(page.getByRole('button', { name: texts.save }))
  await expect(page.getByRole('region', { name: texts.block })).toContainText('•••833')
}

/** As it was named: approved, given to the bank in a file, and paid as the bank's answer says. */
export async function payOutByFile({ page, language, press, goTo }: Person, orderNo: string): Promise<void> {
  const texts = spoken(adminPayoutText, language)
  const moves = spoken(payoutMoveText, language)
  const stages = spoken(payoutStageText, language)
  await goTo('/admin/payouts')
  const payout = page.getByRole('table', { name: texts.table }).getByRole('row').filter({ hasText: orderNo })
  await expect(payout).toContainText('•••833')
  await press(payout.getByRole('button', { name: moves.approve }))
  await press(page.getByRole('dialog', { name: moves.approve }).getByRole('button', { name: moves.approve }))
  await expect(payout).toContainText(stages.send)
  await press(page.getByRole('button', { name: /^Make the file/ }))
  await expect(payout).toContainText(stages.sent)
  const downloading = page.waitForEvent('download')
  await press(page.getByRole('button', { name: /^Download / }).first())
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file).toContain('123456789833')
  const [, messageId = ''] = /<MsgId>(.*?)<\/MsgId>/.exec(file) ?? []
  const said = [...file.matchAll(/<EndToEndId>(.*?)<\/EndToEndId>/g)].map(
    ([, id]) => `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>ACSC</TxSts></TxInfAndSts>`,
  )
  const answer = `<Document><CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>${messageId}</OrgnlMsgId></OrgnlGrpInfAndSts><OrgnlPmtInfAndSts>${said.join('')}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`
  await page
    .getByLabel(texts.read)
    .setInputFiles({ name: 'answer.xml', mimeType: 'application/xml', buffer: Buffer.from(answer) })
  await expect(page.getByRole('status').filter({ hasText: texts.told(said.length, 0, 0, 0) })).toBeVisible()
  await press(page.getByRole('link', { name: stages.done }))
  await expect(payout).toContainText(stages.done)
}
