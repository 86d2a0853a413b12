import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messageShape } from '#modules/webhooks/webhook-events.contract.ts'
import { addEndpoint } from '#modules/webhooks/webhooks.paths.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { aftercareOf } from '../aftercare/aftercare.builders.ts'
import { claimsIn } from '../aftercare/claims.builders.ts'
import { tellWebhooks } from './tell-webhooks.ts'

const PATIENCE = { timeout: 30_000, interval: 20 }
const heard: string[] = []
const receiver = createServer((request, response) => void text(request).then((body) => (heard.push(body), response.end())))
let shop: TestShop
let work: { stop: () => Promise<void> }
beforeAll(async () => {
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready))
  shop = await startTestShop({ WEBHOOK_LOOPBACK: 'on' })
  work = await shop.work()
})
afterAll(async () => {
  await work.stop()
  await shop.stop()
  receiver.close()
})

test('of a claim is told which it is and where it stands, and nothing of what was said about it', async () => {
  const people = await aftercareOf(shop)
  const claims = claimsIn(shop, people)
  const order = await people.received()
  while ((await shop.database.inTransaction(tellWebhooks)) >= 100) continue
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/claims`
  await shop.ask(addEndpoint, { name: 'After-sales', url, events: ['claim.moved'] }, { token: people.office })
  const told = async () => {
    await shop.database.inTransaction(tellWebhooks)
    return heard.map((body) => messageShape('claim.moved').parse(JSON.parse(body)).data)
  }
  const { orderNo, unitIds } = order
  const claimId = await claims.claimed(claims.askFake(order))
  const claim = { orderId: expect.any(String), orderNo, state: 'received', claimId, unitId: unitIds[0], kind: 'fake' }
  await expect.poll(told, PATIENCE).toEqual([{ ...claim, claimState: 'asked' }])
  await claims.decide(claimId, { act: 'decline', reason: 'It is genuine.' })
  await expect.poll(told, PATIENCE).toEqual([
    { ...claim, claimState: 'asked' },
    { ...claim, claimState: 'declined' },
  ])
  expect(heard.join('')).not.toMatch(/stitches|genuine/)
})
