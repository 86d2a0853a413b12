import { demoSellers } from '../../demo/sign-ins.ts'
import { sellerRequestText } from '../../src/language/sourcing/seller-sourcing.text.ts'
import {
  askText,
  requestKindText,
  requestStateText,
  requestsText,
  requestText,
} from '../../src/language/sourcing/sourcing.text.ts'
import { listSettings, saveSetting } from '../../src/modules/shop-settings/shop-settings.paths.ts'
import { FIRST_SOURCING } from '../../src/modules/shop-settings/sourcing-setting.contract.ts'
import { clock, dayAfter, dayInHongKong } from '../../src/platform/clock.ts'
import { startAsMember } from '../account/members.ts'
import { addPicture } from '../buying/received-bag.ts'
import { ask } from '../calls.ts'
import { beginOperatorSession } from '../shop-database.ts'
import { expect, type Person, test } from '../shop-test.ts'
import { enterAsSeller } from './sellers.ts'

const BUYER = demoSellers.find(({ email }) => email === 'northstar@praya.test')!

/** The shop takes requests from now on. */
async function openRequests(person: Person): Promise<void> {
  const token = await beginOperatorSession()
  const { settings } = await ask(person, listSettings, {}, token)
  const version = settings.find(({ name }) => name === 'sourcing')?.version ?? 0
  await ask(person, saveSetting, { name: 'sourcing', version, value: { ...FIRST_SOURCING, isOpen: true } }, token)
}

async function asksForBag(person: Person): Promise<void> {
  const { page, press, goTo } = person
  await goTo('/myaccount/sourcing/ask')
  await addPicture(person)
  await page.getByLabel(askText.house.zh, { exact: true }).fill('奧斯特亞')
  await page.getByRole('combobox', { name: askText.kind.zh, exact: true }).selectOption({ label: requestKindText.bags.zh })
  await page.getByLabel(askText.words.zh, { exact: true }).fill('酒紅色圓蓋小手袋，送禮用，需連原裝盒。')
  await page.getByLabel(askText.neededBy.zh, { exact: true }).fill(dayAfter(dayInHongKong(clock.now()), 30))
  // Without a budget it is refused, and nothing that was typed is lost.
  await press(page.getByRole('button', { name: askText.send.zh }))
  await expect(page.getByLabel(askText.budget.zh, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel(askText.house.zh, { exact: true })).toHaveValue('奧斯特亞')
  await page.getByLabel(askText.budget.zh, { exact: true }).fill('9500')
  await press(page.getByRole('button', { name: askText.send.zh }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(requestText.heading.zh(0))
}

test('a member asks for a bag, a global buyer quotes, and the quote is there with its price in all', async ({ shop }) => {
  const member = await shop.welcome({ language: 'zh' })
  await member.goTo('/')
  await openRequests(member)
  await startAsMember(member)
  await asksForBag(member)
  const requestNo = new URL(member.page.url()).searchParams.get('no') ?? ''

  const buyer = await shop.welcome({ language: 'zh' })
  await buyer.goTo('/')
  await enterAsSeller(buyer, BUYER.email)
  await buyer.goTo(`/seller/sourcing/${requestNo}`)
  await buyer.page.getByLabel(sellerRequestText.price.zh, { exact: true }).fill('8940')
  await buyer.page.getByLabel(sellerRequestText.days.zh, { exact: true }).fill('12')
  await buyer.page.getByRole('button', { name: sellerRequestText.send.zh }).click()
  await expect(buyer.page.getByText(sellerRequestText.place.zh(1, 1))).toBeVisible()

  await member.page.reload()
  await expect(member.page.getByRole('heading', { level: 1 })).toHaveText(requestText.heading.zh(1))
  await expect(member.page.getByText('HK$8,940')).toBeVisible()
  await member.goTo('/myaccount/sourcing')
  await expect(member.page.getByText(requestStateText.open.zh, { exact: true })).toBeVisible()
  await expect(member.page.getByText(requestsText.quotes.zh(1))).toBeVisible()
})
