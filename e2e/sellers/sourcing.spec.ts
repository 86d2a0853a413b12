import { demoMember, demoSellers } from '../../demo/sign-ins.ts'
import { reviewFormText } from '../../src/language/account/reviews.text.ts'
import { adminBenchText } from '../../src/language/admin/admin-bench.text.ts'
import { couriers } from '../../src/language/buying/couriers.ts'
import { paymentText } from '../../src/language/buying/payment.text.ts'
import { acceptText, paidDepositText, requestMoneyText } from '../../src/language/sourcing/accept-quote.text.ts'
import { adminRequestText } from '../../src/language/sourcing/admin-sourcing.text.ts'
import { buyerReviewText } from '../../src/language/sourcing/buyer-review.text.ts'
import { buyerStateText } from '../../src/language/sourcing/buyer-states.text.ts'
import { sellerRequestText } from '../../src/language/sourcing/seller-sourcing.text.ts'
import {
  askText,
  requestKindText,
  requestStateText,
  requestsText,
  requestText,
} from '../../src/language/sourcing/sourcing.text.ts'
import { createAddress } from '../../src/modules/address-book/address-book.paths.ts'
import { moveOrder } from '../../src/modules/orders/orders.paths.ts'
import { paymentFee } from '../../src/modules/orders/placing/price.rules.ts'
import { clock, dayAfter, dayInHongKong } from '../../src/platform/clock.ts'
import { showHkdExactly } from '../../src/platform/money.ts'
import { enter } from '../admin/operator.ts'
import { confirmReceipt } from '../buying/orders.ts'
import { atProvider } from '../buying/paying.ts'
import { addPicture } from '../buying/received-bag.ts'
import { ask, shopperToken } from '../calls.ts'
import { beginMemberSessionOf, beginOperatorSession, passPieces } from '../shop-database.ts'
import { actAsMember, expect, type Person, test } from '../shop-test.ts'
import { enterAsSeller } from './sellers.ts'

const BUYER = demoSellers.find(({ email }) => email === 'northstar@praya.test')!
const PRICE = 894_000
const DEPOSIT = 268_200
const HOME = {
  ...{ firstName: '思敏', lastName: '何', areaNum: '+852', mobile: '91234567', territory: 'HK' as const },
  ...{ provinceCode: 'wan-chai', city: '', postCode: '', address: '軒尼詩道88號9樓A室' },
}
const title = ({ page }: Person) => page.getByRole('heading', { level: 1 })

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

/** A quote is accepted with a deposit, or the rest is paid: both by card. */
async function paysByCard(person: Person, cents: number, thanks: string): Promise<void> {
  const { page, press } = person
  await page.waitForURL(/\/payment\?orderNo=/)
  await page.getByRole('radio', { name: paymentText.card.zh }).check()
  await press(page.getByRole('button', { name: paymentText.pay.zh, exact: true }))
  await atProvider(person, 'succeed', cents + paymentFee('card', cents))
  await expect(title(person)).toHaveText(thanks)
}

async function accepts(person: Person): Promise<void> {
  const { page, press } = person
  await press(page.getByText(acceptText.open.zh))
  await expect(page.getByText(acceptText.kept.zh)).toBeVisible()
  await press(page.getByRole('button', { name: acceptText.accept.zh(showHkdExactly(DEPOSIT)) }))
  await paysByCard(person, DEPOSIT, paidDepositText.title.zh)
}

const addFile = async ({ page }: Person): Promise<void> => {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 320 } })
  await page.locator('input[type=file]').setInputFiles({ name: 'piece.png', mimeType: 'image/png', buffer })
}

async function findsAndSends(buyer: Person): Promise<void> {
  const { page, press } = buyer
  await page.reload()
  await expect(page.getByText(buyerStateText.searching.zh)).toBeVisible()
  await addFile(buyer)
  await expect(page.getByText(sellerRequestText.pictureCount.zh(1))).toBeVisible()
  await press(page.getByRole('button', { name: sellerRequestText.bought.zh, exact: true }))
  await expect(page.getByText(buyerStateText.bought.zh)).toBeVisible()
  await page.getByLabel(sellerRequestText.courier.zh, { exact: true }).fill('La Poste')
  await page.getByLabel(sellerRequestText.tracking.zh, { exact: true }).fill('EE123456785FR')
  await press(page.getByRole('button', { name: sellerRequestText.saySent.zh, exact: true }))
  await expect(page.getByText(buyerStateText.sent.zh)).toBeVisible()
}

async function examines(desk: Person, requestNo: string): Promise<void> {
  const { page, press, goTo } = desk
  await goTo('/admin/sourcing')
  await press(page.getByRole('row').filter({ hasText: requestNo }).getByRole('link'))
  for (const act of ['arrive', 'pass'] as const) {
    const name = adminRequestText[act].zh
    await press(page.getByRole('button', { name, exact: true }))
    const dialog = page.getByRole('dialog', { name })
    if (act === 'pass') {
      await dialog.getByLabel(adminRequestText.found.zh).fill('全新，與報價相符。')
      await dialog.getByLabel(adminRequestText.nameEn.zh).fill('Small flap bag')
      await dialog.getByLabel(adminRequestText.nameZh.zh).fill('圓蓋小手袋')
      for (const choice of [adminRequestText.brand.zh, adminRequestText.category.zh])
        await dialog.getByRole('combobox', { name: choice }).selectOption({ index: 1 })
      await addFile(desk)
      await expect(dialog.getByRole('img', { name: adminBenchText.photographOf.zh(1) })).toBeVisible()
    }
    await press(dialog.getByRole('button', { name, exact: true }))
    await expect(dialog).toBeHidden()
  }
  await expect(page.getByRole('main')).toContainText(requestStateText.passed.zh)
}

/** What was found is in the member’s hands. */
async function isDelivered(member: Person, orderNo: string): Promise<void> {
  const office = await beginOperatorSession()
  await passPieces(orderNo)
  const parcel = { courier: couriers[0]!.zh, trackingNumber: 'SF1234567890123' }
  await ask(member, moveOrder, { orderNo, move: 'dispatch', ...parcel }, office)
  await member.goTo(`/myaccount/orders/orderDetail?orderNo=${orderNo}`)
  await confirmReceipt(member, orderNo)
}

async function reviews({ page, press, goTo }: Person, requestNo: string): Promise<void> {
  await goTo(`/myaccount/sourcing/request?no=${requestNo}`)
  await page.getByRole('radio', { name: reviewFormText.starsOf.zh(5) }).check()
  await page.getByLabel(buyerReviewText.words.zh).fill('細心快捷，照片齊備。')
  await press(page.getByRole('button', { name: buyerReviewText.send.zh }))
  await expect(page.getByRole('status').filter({ hasText: buyerReviewText.sent.zh })).toBeVisible()
  await expect(page.getByRole('article', { name: '北辰買手' })).toContainText('細心快捷，照片齊備。')
}

test('from a request to its delivery: quoted, accepted with a deposit, found, examined, paid, received and reviewed', async ({
  shop,
}) => {
  const member = await shop.welcome({ language: 'zh' })
  await member.goTo('/statement/delivery')
  await actAsMember(member.page, await beginMemberSessionOf(demoMember.email))
  await ask(member, createAddress, HOME, await shopperToken(member))
  await asksForBag(member)
  const requestNo = new URL(member.page.url()).searchParams.get('no') ?? ''

  const buyer = await shop.welcome({ language: 'zh' })
  await buyer.goTo('/statement/delivery')
  await enterAsSeller(buyer, BUYER.email)
  await buyer.goTo(`/seller/sourcing/${requestNo}`)
  await buyer.page.getByLabel(sellerRequestText.price.zh, { exact: true }).fill('8940')
  await buyer.page.getByLabel(sellerRequestText.days.zh, { exact: true }).fill('12')
  await buyer.page.getByRole('button', { name: sellerRequestText.send.zh }).click()
  await expect(buyer.page.getByText(sellerRequestText.place.zh(1, 1))).toBeVisible()

  await member.goTo('/myaccount/sourcing')
  await expect(member.page.getByText(requestsText.quotes.zh(1))).toBeVisible()
  await member.goTo(`/myaccount/sourcing/request?no=${requestNo}`)
  await expect(title(member)).toHaveText(requestText.heading.zh(1))
  await test.step('the quote is accepted with its deposit', () => accepts(member))
  await test.step('the item is found and sent', () => findsAndSends(buyer))
  const desk = await shop.welcome({ language: 'zh' })
  await desk.goTo('/statement/delivery')
  await enter(desk, 'administrator')
  await test.step('the bench examines it', () => examines(desk, requestNo))

  await member.goTo(`/myaccount/sourcing/request?no=${requestNo}`)
  await expect(title(member)).toHaveText(requestStateText.passed.zh)
  await member.press(member.page.getByRole('link', { name: requestMoneyText.payRest.zh }))
  await member.page.waitForURL(/\/payment\?orderNo=/)
  const orderNo = new URL(member.page.url()).searchParams.get('orderNo') ?? ''
  await test.step('the rest is paid', () => paysByCard(member, PRICE - DEPOSIT, paymentText.successTitle.zh))
  await test.step('it is delivered', () => isDelivered(member, orderNo))
  await test.step('and the buyer is reviewed', () => reviews(member, requestNo))
})
