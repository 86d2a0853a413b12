import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { lastMailTo } from '#flows/members/sign-in.builders.ts'
import { type BuiltMerchant, merchantOf, paidOrderOf, personOf, productOf } from '#flows/sellers/sellers.builders.ts'
import { listMessages } from '#modules/inbox/inbox.paths.ts'
import { getConsignment, sendConsignment } from '#modules/orders/pieces/consignments.paths.ts'
import { askReturn } from '#modules/returns/returns.paths.ts'
import { addMerchantWebhook } from '#modules/webhooks/merchant-webhooks.paths.ts'
import { messageShape } from '#modules/webhooks/webhook-events.contract.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let office: string
let receiver: Server
let address: string
let heard: string[] = []
beforeAll(async () => {
  receiver = createServer((request, response) => void hear(request, response))
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready))
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/sold`
  shop = await startTestShop({ WEBHOOK_LOOPBACK: 'on' })
  office = await shop.operator()
})
afterAll(async () => {
  await shop.stop()
  receiver.close()
})

async function hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
  heard.push(Buffer.concat(await Array.fromAsync(request)).toString())
  response.writeHead(200).end()
}

const told = async ({ token }: Pick<BuiltMerchant, 'token'>) =>
  (await shop.ask(listMessages, { kind: 'logistics' }, { token })).data.list.map(({ title, text, link }) => ({
    title,
    text,
    link,
  }))
const piecesOf = async (orderNo: string, { token }: BuiltMerchant) =>
  (await shop.ask(getConsignment, { orderNo }, { token })).data.pieces.map(({ unitId }) => unitId)
const mailsTo = async (email: string, subject: string) => {
  const [found] = await readRows(
    shop.database.pool,
    z.object({ num: z.number() }),
    sql`select count(*)::int as num from mails where recipient = ${email} and subject = ${subject}`,
  )
  return found?.num
}
const Told = z.looseObject({ units: z.array(z.looseObject({ unitId: z.string() })) })
const dataOf = (topic: 'consignment.due' | 'consignment.cancelled') =>
  heard.filter((body) => body.includes(`"${topic}"`)).map((body) => Told.parse(messageShape(topic).parse(JSON.parse(body)).data))

test('those who ship for a seller read once what was sold, by when it is due and where, in the shop, by e-mail and by webhook', async () => {
  const [seller, other] = [await merchantOf(shop, 'SOLD'), await merchantOf(shop, 'SOLD-TOO')]
  const shipper = await personOf(shop, seller.merchantId, 'staff', ['ship'])
  const talker = await personOf(shop, seller.merchantId, 'staff', ['talk'])
  await shop.ask(addMerchantWebhook, { name: 'Orders', url: address }, { token: seller.token })
  const [own, theirs] = [await productOf(shop, seller), await productOf(shop, other)]
  const { orderNo } = await paidOrderOf(shop, office, [own, theirs], 2)
  await shop.workOff()
  const { dueTime, pieces } = (await shop.ask(getConsignment, { orderNo }, { token: seller.token })).data
  const itemNumber = pieces[0]?.itemNumber ?? ''
  const message = {
    title: `Sold: order ${orderNo}`,
    text: expect.stringMatching(new RegExp(`^2 × .+\\(${itemNumber}\\)\\. Please send it to us by .+\\.$`)),
    link: `/seller/orders/${orderNo}`,
  }
  expect([await told(seller), await told(shipper), await told(talker)]).toEqual([[message], [message], []])
  expect(await told(other)).toMatchObject([{ title: message.title }])
  const mail = await lastMailTo(shop, shipper.email)
  expect([mail.subject, mail.body]).toEqual([message.title, expect.stringContaining(`/seller/orders/${orderNo}`)])
  expect(await mailsTo(shipper.email, message.title)).toBe(1)
  // Of its own items alone, and nothing of who bought them.
  expect(dataOf('consignment.due')).toMatchObject([{ orderNo, dueTime, units: [{ itemNumber }, { itemNumber }] }])
  expect(heard.join()).not.toContain('Chan')
  await shop.workOff()
  expect([await mailsTo(shipper.email, message.title), heard.length]).toEqual([1, 1])
})

test('what a buyer cancels before it is sent is told once to those who ship, and what has left is not', async () => {
  const seller = await merchantOf(shop, 'CALLED-OFF')
  await shop.ask(addMerchantWebhook, { name: 'Orders', url: address }, { token: seller.token })
  const { orderNo, token } = await paidOrderOf(shop, office, [await productOf(shop, seller)], 3)
  await shop.workOff()
  heard = []
  const [sent = '', off = '', kept = ''] = await piecesOf(orderNo, seller)
  const parcel = { courier: 'SF Express', trackingNumber: 'SF1234567890123' }
  await shop.ask(sendConsignment, { orderNo, unitIds: [sent], ...parcel }, { token: seller.token })
  await shop.ask(askReturn, { orderNo, kind: 'cancel', units: [{ unitId: off }] }, { token })
  await shop.workOff()
  const [message, ...earlier] = await told(seller)
  expect(message).toEqual({
    title: `Order ${orderNo}: do not send cancelled items`,
    text: expect.stringMatching(/^Cancelled before you sent it: [^×]+\. Please do not send it\./),
    link: `/seller/orders/${orderNo}`,
  })
  expect(earlier).toHaveLength(1)
  expect((await lastMailTo(shop, seller.email)).subject).toBe(message?.title)
  expect(dataOf('consignment.cancelled')).toMatchObject([{ orderNo, units: [{ unitId: off }] }])
  // What is left is cancelled later, and told of by itself.
  await shop.ask(askReturn, { orderNo, kind: 'cancel', units: [{ unitId: kept }] }, { token })
  await shop.workOff()
  expect(dataOf('consignment.cancelled').map(({ units }) => units.map(({ unitId }) => unitId))).toEqual([[off], [kept]])
  expect(await told(seller)).toHaveLength(3)
})

test('of an order that is cancelled before its seller heard of it, the seller reads the cancellation alone', async () => {
  const seller = await merchantOf(shop, 'QUICK')
  const { orderNo, token } = await paidOrderOf(shop, office, [await productOf(shop, seller)])
  const [unitId = ''] = await piecesOf(orderNo, seller)
  await shop.ask(askReturn, { orderNo, kind: 'cancel', units: [{ unitId }] }, { token })
  await shop.workOff()
  expect((await told(seller)).map(({ title }) => title)).toEqual([`Order ${orderNo}: do not send cancelled items`])
})
