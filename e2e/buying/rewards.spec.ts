import { quoteOrder } from '../../src/modules/orders/orders.paths.ts'
import { checkoutText } from '../../src/language/buying/checkout.text.ts'
import { paymentText } from '../../src/language/buying/payment.text.ts'
import { rewardsText } from '../../src/language/buying/rewards.text.ts'
import { startAsMember } from '../account/members.ts'
import { expect, type Person, test, untilPageListens } from '../shop-test.ts'
import { beginning, exactly, spoken } from '../spoken.ts'
import { bagLink, beginCheckout } from './buying.ts'
import { buyNow } from './buying-now.ts'
import { fillReceiver, newReceiver, placeButton, pressPlace, readPayment } from './checkout.ts'
import { expectNumber } from './orders.ts'
import { openPiece } from '../browse/browsing.ts'
import { productText } from '../../src/language/product/product.text.ts'
import { type BuildCampaign, give, shareCode } from './given-rewards.builders.ts'
import { closeCoupons, openCoupons, readSums, typeCode } from './rewards.ts'

const winter: BuildCampaign = { name_en: 'Winter treat', name_zh: '冬日優惠', terms_en: 'HK$200 off', terms_zh: '減HK$200' }
const alone: BuildCampaign = {
  name_en: 'A small one',
  name_zh: '小禮',
  benefit: { kind: 'amount', cents: 5_000 },
  with_others: false,
}
const dear: BuildCampaign = { name_en: 'For a lot', name_zh: '大額優惠', conditions: { minimumCents: 100_000_000 } }

const tick = ({ page }: Person, name: string | RegExp) => page.getByRole('checkbox', { name })
/** The total as it first is: nothing stands there before it is known. */
async function firstTotal(person: Person): Promise<number> {
  await expect.poll(async () => (await readSums(person)).at(-1)?.[1] ?? 0).toBeGreaterThan(0)
  return expectToAddUp(person)
}

/** All rows but the last come to the last. */
async function expectToAddUp(person: Person): Promise<number> {
  await expect
    .poll(async () => {
      const sums = await readSums(person)
      const total = sums.at(-1)?.[1]
      return sums.slice(0, -1).reduce((sum, [, cents]) => sum + cents, 0) === total
    })
    .toBe(true)
  return (await readSums(person)).at(-1)?.[1] ?? 0
}

test('a member buys with a coupon, points and balance', async ({ shop }) => {
  const person = await shop.welcome({ language: 'zh', screen: 'phone' })
  const { page, press, goTo } = person
  const texts = spoken(rewardsText, 'zh')
  await goTo('/statement/delivery')
  const accountId = await startAsMember(person)
  await give(accountId, { points: 40, balanceCents: 10_000, coupons: [winter, alone, dear] })
  await buyNow(person, 3)
  const receiver = newReceiver(person)
  await fillReceiver(person, receiver)
  const before = await firstTotal(person)

  await test.step('the best coupons are one press away, and what does not go with them says why', async () => {
    await press(page.getByRole('button', { name: beginning(texts.best('HK$200')) }))
    await expect(page.getByText(texts.used(winter.name_zh ?? '', 'HK$200'))).toBeVisible()
    const dialog = await openCoupons(person)
    await expect(dialog.getByRole('checkbox', { name: winter.name_zh! })).toBeChecked()
    const other = dialog.getByRole('checkbox', { name: alone.name_zh! })
    await expect(other).toBeDisabled()
    await expect(other).toHaveAccessibleDescription(new RegExp(winter.name_zh!))
    await expect(dialog.getByRole('checkbox', { name: dear.name_zh! })).toBeDisabled()
    await typeCode(person, dialog, 'NO-SUCH-CODE')
    const field = dialog.getByRole('textbox', { name: texts.code })
    await expect(field).toHaveAccessibleDescription('優惠碼無效，請檢查後再試。')
    await expect(field).toHaveValue('NO-SUCH-CODE')
    await closeCoupons(person, dialog)
  })

  await test.step('points and balance are one tick each, and every reduction stands in the sum', async () => {
    await tick(person, beginning(texts.pointsTick('40', 'HK$40'))).check()
    await tick(person, beginning(texts.balanceTick('HK$100'))).check()
    await expect.poll(() => expectToAddUp(person)).toBe(before - 34_000)
    await page.reload()
    await expect(tick(person, beginning(texts.pointsTick('40', 'HK$40')))).toBeChecked()
    await expect.poll(() => expectToAddUp(person)).toBe(before - 34_000)
  })

  await pressPlace(person)
  const { orderNo, amountCents } = await readPayment(person)
  expect(amountCents).toBe(before - 34_000)
  await goTo(`/myaccount/orders/orderDetail?orderNo=${orderNo}`)
  await expectNumber(page, orderNo)
  await expect(page.getByRole('main')).toContainText(winter.name_zh!)
  await expect(page.getByRole('main')).toContainText('−HK$200')
  await expect(page.getByRole('main')).toContainText('−HK$100')
})

test('a coupon that another tab has used is said in words, and can be taken off with one press', async ({ shop }) => {
  const person = await shop.welcome({ language: 'en', screen: 'wide' })
  const { page, press, goTo } = person
  const texts = spoken(rewardsText, 'en')
  await goTo('/statement/delivery')
  const accountId = await startAsMember(person)
  await give(accountId, { coupons: [winter] })
  await buyNow(person, 4)
  const receiver = newReceiver(person)
  await fillReceiver(person, receiver)
  const reduced = (await firstTotal(person)) - 20_000
  // Once the receiver rests it is asked again, with them: asked later, this tab would know already what it is to be told.
  const askedWithReceiver = page.waitForResponse(
    (response) => response.url().includes(quoteOrder.path) && response.request().postData()?.includes('orderAddressIVO') === true,
  )
  await press(page.getByRole('button', { name: beginning(texts.best('HK$200')) }))
  await askedWithReceiver
  await expect.poll(() => expectToAddUp(person)).toBe(reduced)
  // The other tab begins as a copy of this one.
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void window.open(location.href, '_blank')),
  ])
  await expect(other).toHaveURL(page.url())
  await untilPageListens(other)
  const second: Person = { ...person, page: other }
  await expect.poll(() => expectToAddUp(second)).toBe(reduced)
  await pressPlace(second)
  await readPayment(second)
  await other.close()

  await pressPlace(person)
  const told = page.getByRole('alert').filter({ hasText: 'Your order cannot use every code.' })
  await expect(told).toContainText('This coupon has been used.')
  await expect(told).toContainText('HK$')
  await expect(page.getByRole('textbox', { name: exactly(spoken(checkoutText, 'en').email) })).toHaveValue(receiver.email)
  await press(page.getByRole('button', { name: texts.removeOf('Winter treat') }))
  await expect(page.getByText(texts.none)).toBeVisible()
  await expect.poll(() => expectToAddUp(person)).toBe(reduced + 20_000)
  await expect(placeButton(person)).toBeEnabled()
})

test('a guest uses a code all may use, from the bag to the order', async ({ shop }) => {
  const person = await shop.welcome({ language: 'zh', screen: 'wide' })
  const { page, press, goTo } = person
  const texts = spoken(rewardsText, 'zh')
  const code = await shareCode(winter)
  await goTo('/product/list/women/bags?sort=price-down')
  await openPiece(person, 5)
  await press(
    page
      .getByRole('main')
      .getByRole('button', { name: spoken(productText, 'zh').add, exact: true })
      .first(),
  )
  await expect(page.getByRole('banner').getByRole('status')).not.toBeEmpty()
  await press(bagLink(person))
  const dialog = await openCoupons(person)
  await typeCode(person, dialog, code.toLowerCase())
  await expect(dialog.getByRole('checkbox', { name: winter.name_zh! })).toBeChecked()
  await closeCoupons(person, dialog)
  await expect(page.getByText(texts.used(winter.name_zh!, 'HK$200'))).toBeVisible()
  await beginCheckout(person)
  await fillReceiver(person, newReceiver(person))
  await expect.poll(async () => (await readSums(person)).map(([name]) => name)).toContain(winter.name_zh)
  const total = await firstTotal(person)
  // What is typed and chosen is there after going back, too.
  await page.goBack()
  await expect(page.getByText(texts.used(winter.name_zh!, 'HK$200'))).toBeVisible()
  await beginCheckout(person)
  await expect.poll(() => expectToAddUp(person)).toBe(total)
  await pressPlace(person)
  expect((await readPayment(person)).amountCents).toBe(total)
})

test('where nothing is left to pay the order is paid as it is placed', async ({ shop }) => {
  const person = await shop.welcome({ language: 'en', screen: 'phone' })
  const { page, goTo } = person
  const texts = spoken(rewardsText, 'en')
  const checkout = spoken(checkoutText, 'en')
  await goTo('/statement/delivery')
  await give(await startAsMember(person), { balanceCents: 100_000_000 })
  await buyNow(person, 6)
  await fillReceiver(person, newReceiver(person))
  await page.getByRole('checkbox', { name: beginning(texts.balanceTick('')) }).check()
  const ways = page.getByRole('group', { name: checkout.payment }).getByRole('radio')
  await expect(ways).toHaveCount(1)
  await expect(page.getByRole('radio', { name: beginning(checkout.balance) })).toBeChecked()
  await expect.poll(() => expectToAddUp(person)).toBe(0)
  await pressPlace(person)
  await expect(page).toHaveURL(/\/payment\/success\?orderNo=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(spoken(paymentText, 'en').successTitle)
})
