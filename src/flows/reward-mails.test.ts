import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { campaignsChanged } from '#modules/coupons/index.server.ts'
import { buildCampaign, buildCoupon } from '#modules/coupons/coupons.builders.ts'
import { getAdminOrder, getOrder } from '#modules/orders/orders.paths.ts'
import { invoicePaper } from '#modules/papers/papers.paths.ts'
import { approveRefund, confirmPayment, requestRefund, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { newSpokenCode } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { newMember } from '#flows/points/points.builders.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'
import { payOutAll, placeAsGuest } from './order.builders.ts'
import { giveBalance, givePoints } from './place-order/rewards.builders.ts'

const PATIENCE = { timeout: 60_000, interval: 100 }
let shop: TestShop
let operator: string
let work: { stop: () => Promise<void> }
beforeAll(async () => {
  shop = await startTestShop()
  operator = await shop.operator()
  work = await shop.work(() => 'https://praya.test')
})
afterAll(async () => {
  await work.stop()
  await shop.stop()
})

/** Two pieces of HK$1,000 with a coupon of HK$200, points and balance. */
async function reducedOrder(billEmail: string, language: 'en_US' | 'cht_CN', balanceCents: number) {
  const who = await newMember(shop)
  await givePoints(shop, who.accountId, 100)
  await giveBalance(shop, who.accountId, balanceCents)
  const code = `C${newSpokenCode(10)}`
  await shop.database.inTransaction(async (tx) => {
    const campaignId = await buildCampaign(tx, { had: 'granted' })
    await buildCoupon(tx, { campaignId, ownerId: who.accountId, code })
  })
  campaignsChanged()
  const product = await shop.product({
    colours: [
      { colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers: [{ salePriceCents: 100_000, available: 9 }] }] },
    ],
  })
  const { answer } = await placeAsGuest(shop, [product], {
    token: who.token,
    language,
    billEmail,
    quantity: 2,
    couponCodes: [code],
    usePoints: true,
    useBalance: true,
  })
  return { ...who, orderNo: answer.data.orderNo }
}

const mailAbout = async (email: string, topic: string): Promise<{ subject: string; body: string } | undefined> =>
  (
    await readRows(
      shop.database.pool,
      z.object({ subject: z.string(), body: z.string() }),
      sql`select subject, body from mails where recipient = ${email} and dedupe_key like ${`${topic}:%`}`,
    )
  ).at(-1)

async function readMail(email: string, topic: string): Promise<{ subject: string; body: string }> {
  await expect.poll(() => mailAbout(email, topic), PATIENCE).toBeDefined()
  const mail = (await mailAbout(email, topic)) ?? { subject: '', body: '' }
  expect(mail.subject + mail.body).not.toMatch(/\{\w+\}/)
  return mail
}

const giveBack = async (orderNo: string, unitIds?: string[]) => {
  const wanted = { orderNo, kind: 'refund' as const, reason: 'as agreed', ...(unitIds && { unitIds }) }
  const { data } = await shop.ask(requestRefund, wanted, { token: operator })
  const refund = data.refunds.find(({ state }) => state === 'requested')
  await shop.ask(approveRefund, { refundId: refund?.refundId ?? '' }, { token: await shop.colleague() })
  await payOutAll(shop, operator, orderNo)
}

test('mails and the invoice name each reduction, and a refund says what goes back to money, balance and points', async () => {
  const email = 'reduced@example.com'
  const { orderNo, token } = await reducedOrder(email, 'en_US', 50_000)
  const sums =
    'Merchandise: HK$2,000\nWinter treat: −HK$200\nPoints (100): −HK$100\nDelivery: Free\nBalance: −HK$500\nTotal: HK$1,200'
  expect((await readMail(email, 'order-placed')).body).toContain(sums)
  const { paymentId } = (await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })).data
  await shop.ask(confirmPayment, { paymentId }, { token: operator })
  expect((await readMail(email, 'order-paid')).body).toContain(sums)

  const paper = await fetch(`${shop.url}${BASE_PATH}${invoicePaper.path}?orderNo=${orderNo}&language=zh`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const drawn = await getDocument({ data: new Uint8Array(await paper.arrayBuffer()), useSystemFonts: false }).promise
  const { items } = await (await drawn.getPage(1)).getTextContent()
  // Each face is a run of its own.
  const read = items.map((item) => ('str' in item ? item.str.trim() : '')).join('')
  for (const words of ['冬日優惠−HK$200', '積分（100積分）−HK$100', '結餘−HK$500', '總額HK$1,200']) expect(read).toContain(words)

  const [first = ''] = (await shop.ask(getAdminOrder, { orderNo }, { token: operator })).data.units.map(({ unitId }) => unitId)
  await giveBack(orderNo, [first])
  const { data } = await shop.ask(getOrder, { orderNo }, { token })
  expect(data).toMatchObject({ returned: '600.00', returnedToBalance: '250.00', returnedPoints: 50 })
  const back = 'HK$600 by bank transfer, within 3 to 10 working days\nHK$250 to your balance, at once\n50 points, at once'
  expect((await readMail(email, 'part-refunded')).body).toContain(back)
})

test('an order of which nothing is left to pay is told of once, as paid, and its refund names no money', async () => {
  const email = 'nothing-left@example.com'
  const { orderNo } = await reducedOrder(email, 'cht_CN', 500_000)
  const paid = await readMail(email, 'order-paid')
  expect(paid.subject).toBe(`訂單${orderNo}已完成付款`)
  expect(paid.body).toContain('冬日優惠：−HK$200\n積分（100積分）：−HK$100\n運費：免費\n結餘：−HK$1,700\n總額：HK$0')
  await giveBack(orderNo)
  const { body } = await readMail(email, 'order-refunded')
  expect(body).toContain('HK$1,700即時存入結餘\n即時退還100積分')
  expect(body).not.toContain('工作天')
  expect(await mailAbout(email, 'order-placed')).toBeUndefined()
})
