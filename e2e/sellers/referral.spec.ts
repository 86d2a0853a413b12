import { demoApplicants } from '../../demo/sign-ins.ts'
import { sellerLinksText } from '../../src/language/seller/seller-links.text.ts'
import { moveOrder } from '../../src/modules/orders/orders.paths.ts'
import { newId } from '../../src/platform/ids.server.ts'
import { enter } from '../admin/operator.ts'
import { givenReceivedBag } from '../buying/given-orders.ts'
import { ask } from '../calls.ts'
import { beginOperatorSession, withDatabase } from '../shop-database.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { enterAsSeller } from './sellers.ts'
import { setUpFactor } from './second-factor.ts'
import { approves, isPaid, namesAccount, withdraws } from './withdrawals.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
const IVY = { ...demoApplicants.influencer, shopName: 'Ivy on the Peak' }

/** Her application was approved long ago. */
const becomesInfluencer = (): Promise<void> =>
  withDatabase(async (client) => {
    const merchantId = newId()
    await client.query(
      `insert into merchants (merchant_id, merchant_code, kind, name_en, name_zh) values ($1, 'M-IVYPEAK', 'influencer', $2, '山頂艾薇')`,
      [merchantId, IVY.shopName],
    )
    await client.query(
      `insert into merchant_people (person_id, merchant_id, account_id, role, scopes)
       select $1, $2, account_id, 'owner', '{}' from contacts where value = $3`,
      [newId(), merchantId, IVY.email],
    )
  })

/** A link to a list; answers its code. */
async function makesLink({ page, press, goTo }: Person): Promise<string> {
  await goTo('/seller/links')
  await page.getByLabel(sellerLinksText.address.en, { exact: true }).fill('/product/list/women/bags')
  await press(page.getByRole('button', { name: sellerLinksText.create.en }))
  const row = page.getByRole('table', { name: sellerLinksText.table.en }).getByRole('row').nth(1)
  const shown = row.locator('.link-address')
  await expect(shown).toContainText('/r/')
  return (await shown.innerText()).split('/r/')[1] ?? ''
}

/** Kept for good: two colleagues say that nothing is open any more, and what it earns is booked within the hour. */
async function isKept(person: Person, orderNo: string): Promise<void> {
  for (const token of [await beginOperatorSession(), await beginOperatorSession()])
    await ask(person, moveOrder, { orderNo, move: 'complete', note: 'Nothing is open.' }, token)
  await withDatabase(async (client) => {
    await client.query(`update timed_tasks set next_due = now() where task = 'book-commissions'`)
  })
}

test('from a link to the payout of what it brought', async ({ shop }) => {
  await becomesInfluencer()
  const ivy = await shop.welcome()
  await ivy.goTo('/statement/delivery')
  await enterAsSeller(ivy, IVY.email)
  const code = await test.step('an influencer makes a link', () => makesLink(ivy))

  const shopper = await shop.welcome()
  // Robots are not counted, and a browser without a window is taken for one.
  await shopper.page.setExtraHTTPHeaders({ 'user-agent': PHONE })
  await shopper.goTo(`/r/${code}`)
  await shopper.page.setExtraHTTPHeaders({})
  await expect(shopper.page).toHaveURL(/\/product\/list\/women\/bags$/)
  const orderNo = await test.step('who follows it buys a bag and keeps it', () => givenReceivedBag(shopper, 6))
  await isKept(shopper, orderNo)

  const earned = ivy.page.getByRole('table', { name: sellerLinksText.table.en }).getByRole('row').nth(1).getByRole('cell').nth(-2)
  await expect(async () => {
    await ivy.goTo('/seller/links')
    await expect(earned).toContainText(/HK\$[1-9]/, { timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await test.step('an account is named and accepted', async () => {
    await ivy.goTo('/seller/money')
    await setUpFactor(ivy, IVY.password)
    await namesAccount(ivy, IVY, IVY.shopName)
  })
  await test.step('what it earned is withdrawn', () => withdraws(ivy, IVY))
  const desk = await shop.welcome()
  await desk.goTo('/statement/delivery')
  await enter(desk, 'administrator')
  await test.step('the desk approves it', () => approves(desk, IVY))
  await test.step('and it is paid', async () => isPaid(ivy, IVY, await beginOperatorSession()))
})
