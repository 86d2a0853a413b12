import { randomUUID } from 'node:crypto'
import { pointsText } from '../../src/language/account/points.text.ts'
import { ledgerAccountId } from '../../src/platform/ledger.server.ts'
import { withDatabase } from '../shop-database.ts'
import { expect, test, untilPageListens } from '../shop-test.ts'
import { spoken } from '../spoken.ts'
import { join, signInPlainly } from './joining.ts'
import { accountOf, startAsMember } from './members.ts'

/** So many points, as two people of the shop would have given them. */
const grant = (accountId: string, points: number): Promise<void> =>
  withDatabase(async (client) => {
    const [lot, posting, correction] = [randomUUID(), randomUUID(), randomUUID()]
    const [theirs, issued] = [
      ledgerAccountId({ ownerId: accountId, purpose: 'points', unit: 'points' }),
      ledgerAccountId({ purpose: 'points-issued', unit: 'points' }),
    ]
    await client.query(
      `insert into point_lots (lot_id, owner_id, earned_at, expires_at, source, source_id)
       values ($1, $2, now(), '2040-04-01T00:00:00+08:00', 'correction', $3)`,
      [lot, accountId, correction],
    )
    await client.query(
      `insert into ledger_accounts (ledger_account_id, owner_id, purpose, unit)
       values ($1, $2, 'points', 'points'), ($3, null, 'points-issued', 'points') on conflict do nothing`,
      [theirs, accountId, issued],
    )
    await client.query(
      `insert into ledger_postings (posting_id, kind, subject_id, posted_at) values ($1, 'points-correction', $2, now())`,
      [posting, correction],
    )
    await client.query(
      `insert into ledger_entries (posting_id, line, ledger_account_id, amount, lot) values ($1, 0, $2, $3, $4), ($1, 1, $5, -$3::bigint, null)`,
      [posting, theirs, points, lot, issued],
    )
  })

const befriend = (inviteCode: string): Promise<void> =>
  withDatabase(async (client) => {
    const accountId = randomUUID()
    await client.query(`insert into accounts (account_id, kind) values ($1, 'member')`, [accountId])
    await client.query(`insert into members (account_id, invite_code, language) values ($1, $2, 'zh')`, [accountId, inviteCode])
  })

test('a member sees what they have and until when, and gives some to a friend for good', async ({ shop }) => {
  const person = await shop.welcome({ language: 'zh', screen: 'phone' })
  const { page, press, goTo } = person
  const texts = spoken(pointsText, 'zh')
  await goTo('/myaccount/points')
  await page.waitForURL(/\/member\/login$/)
  await untilPageListens(page)
  const code = 'BCDFGHJKM2'
  await grant(await startAsMember(person), 1_250)
  await befriend(code)
  await goTo('/myaccount/points')
  await expect(page.getByText('1,250', { exact: true })).toBeVisible()
  await press(page.getByRole('button', { name: texts.give, exact: true }))
  const dialog = page.getByRole('dialog', { name: texts.giveTitle })
  await expect(dialog.getByText(texts.warning)).toBeVisible()
  const friend = dialog.getByRole('textbox', { name: texts.friend })
  await friend.fill('BCDFGHJKMW')
  await dialog.getByRole('textbox', { name: texts.amount }).fill('120')
  await press(dialog.getByRole('button', { name: texts.confirm }))
  await expect(friend).toHaveAttribute('aria-invalid', 'true')
  await friend.fill(code)
  await press(dialog.getByRole('button', { name: texts.confirm }))
  await expect(dialog).toBeHidden()
  await expect(page.getByText('1,130', { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: code })).toContainText('−120')
})

test('without script points are given by a form, which says first that they are gone for good', async ({ shop }) => {
  shop.expectFault(/422/)
  const giver = await shop.welcome()
  const email = await join(giver)
  await grant(await accountOf(giver), 300)
  await befriend('BCDFGHJKM4')
  const plain = await shop.welcome({ language: 'zh', screen: 'phone', script: false })
  const { page, goTo } = plain
  const texts = spoken(pointsText, 'zh')
  await signInPlainly(plain, email)
  await goTo('/myaccount/points')
  // What stands in a noscript has no role for the browser's tests.
  const form = page.locator('noscript form.gift')
  await expect(form).toContainText(texts.warning)
  const [friend, points, give] = [form.locator('[name=to]'), form.locator('[name=points]'), form.locator('[type=submit]')]
  await friend.fill('BCDFGHJKM4')
  await points.fill('201')
  await give.click()
  await expect(points).toHaveAttribute('aria-invalid', 'true')
  await expect(friend).toHaveValue('BCDFGHJKM4')
  await points.fill('100')
  await give.click()
  await expect(page.locator('noscript [role=status]')).toBeVisible()
  await expect(page.getByText('200', { exact: true })).toBeVisible()
})
