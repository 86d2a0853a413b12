import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from '#refusals.ts'
import type { AskClaimInput } from '#modules/claims/claims.contract.ts'
import { getAdminClaim, listAdminClaims, listClaimChoices } from '#modules/claims/claims.paths.ts'
import { clock, DAY } from '#platform/clock.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { placeAsGuest } from '../order.builders.ts'
import { giveCouponTo, payByBank, richMember, runCampaign } from '../place-order/rewards.builders.ts'
import { aftercareOf } from './aftercare.builders.ts'
import { type ClaimedOrder, claimsIn, inZone } from './claims.builders.ts'

let shop: TestShop
let people: Awaited<ReturnType<typeof aftercareOf>>
let claims: ReturnType<typeof claimsIn>
beforeAll(async () => {
  shop = await startTestShop()
  people = await aftercareOf(shop)
  claims = claimsIn(shop, people)
})
beforeEach(() => clock.reset())
afterAll(async () => {
  clock.reset()
  await requireInvariants(shop.database)
  await shop.stop()
})

describe('the price difference', () => {
  test('is asked for with proof, decided with an amount, and goes back of this piece’s goods alone', async () => {
    const order = await people.bought({ ...inZone, quantity: 2 })
    const claimId = await claims.claimed(claims.askPrice(order))
    expect((await shop.ask(getAdminClaim, { claimId }, { token: people.support })).data).toMatchObject({
      price: '11000.00',
      paid: '12000.00',
      left: '12000.00',
      acts: ['ask-more', 'uphold', 'decline'],
    })
    const upheld = await claims.decide(claimId, { act: 'uphold', amount: '1000', reason: 'Seen there, too.' })
    expect(upheld.data).toMatchObject({ state: 'upheld', refund: '1000.00', extra: '0.00', left: '11000.00', acts: [] })
    await claims.payAll(order.orderNo)
    const { refunds, units, state } = await people.look(order.orderNo)
    expect(refunds).toMatchObject([{ kind: 'refund', state: 'confirmed', amount: '1000.00' }])
    expect([state, units.map(({ left }) => left)]).toEqual(['pending-seller-delivery', ['11000.00', '12000.00']])
    expect((await claims.booked(order.orderNo))['merchant-sales']).toBe(-2_300_000)
  })

  test.each<[string, Partial<AskClaimInput>, string]>([
    ['without a price', { price: '' }, 'price'],
    ['for a price that is no lower', { price: '12000' }, 'price'],
    ['for half a cent', { price: '1.005' }, 'price'],
    ['without saying where', { place: ' ' }, 'place'],
    ['without page or picture', { link: '' }, 'link'],
    ['with a page that is a script', { link: 'javascript:alert(1)' }, 'link'],
    ['with a page on this machine', { link: 'http://127.0.0.1/' }, 'link'],
    ['with more words than anybody reads', { words: 'x'.repeat(501) }, 'words'],
  ])('is not asked for %s, which is said beside the field', async (_, given, field) => {
    const order = await people.bought(inZone)
    const answer = await claims.askPrice(order, given)
    expect(answer).toMatchObject({ code: refusals.BAD_INPUT.code, data: { fields: { [field]: expect.any(String) } } })
  })

  test('is for pieces that were in the zone, for fourteen days, once', async () => {
    const outside = await people.bought()
    const inside = await people.bought(inZone)
    const acts = async ({ orderNo, token }: ClaimedOrder) =>
      (await shop.ask(listClaimChoices, { orderNo }, { token })).data.pieces.map((piece) => piece.acts)
    expect([await acts(outside), await acts(inside)]).toEqual([[[]], [['price']]])
    expect((await claims.askPrice(outside)).code).toBe(refusals.CLAIM_BARRED.code)
    clock.advance(16 * DAY)
    expect((await claims.askPrice(inside)).data).toMatchObject({ bar: 'too-late' })
    clock.reset()
    const claimId = await claims.claimed(claims.askPrice(inside))
    expect((await claims.askPrice(inside)).data).toMatchObject({ bar: 'open' })
    await claims.decide(claimId, { act: 'uphold', amount: '500', reason: 'Seen.' })
    expect((await claims.askPrice(inside)).data).toMatchObject({ bar: 'upheld' })
  })

  test.each(['0', '12000.01', '', '1.005', '-5'])('is not agreed to with %j', async (amount) => {
    const order = await people.bought(inZone)
    const claimId = await claims.claimed(claims.askPrice(order))
    expect((await claims.decide(claimId, { act: 'uphold', amount, reason: 'Seen.' })).code).toBe(refusals.BAD_INPUT.code)
    expect((await people.look(order.orderNo)).refunds).toEqual([])
  })

  test('starts from what the piece cost after coupons, with points as paid, and goes no further down than where it was seen', async () => {
    const who = await richMember(shop, { held: 30 })
    const couponCodes = [await giveCouponTo(shop, who, await runCampaign(shop, { had: 'granted' }))]
    const product = await shop.product(inZone.product)
    const { answer } = await placeAsGuest(shop, [product], { token: who.token, couponCodes, usePoints: true })
    const { orderNo } = answer.data
    await payByBank(shop, people.office, who, orderNo)
    const { pieces } = (await shop.ask(listClaimChoices, { orderNo }, { token: who.token })).data
    expect(pieces).toMatchObject([{ price: '12000.00', paid: '11800.00' }])
    const order = { orderNo, token: who.token, unitIds: [pieces[0]?.unitId ?? ''] }
    expect((await claims.askPrice(order, { price: '11900' })).code).toBe(refusals.BAD_INPUT.code)
    const claimId = await claims.claimed(claims.askPrice(order, { price: '11790' }))
    expect((await shop.ask(getAdminClaim, { claimId }, { token: people.support })).data.paid).toBe('11800.00')
    const decide = (amount: string) => claims.decide(claimId, { act: 'uphold', amount, reason: 'Seen.' })
    expect((await decide('10.01')).code).toBe(refusals.BAD_INPUT.code)
    expect((await decide('10')).data).toMatchObject({ state: 'upheld', refund: '10.00' })
  })

  test('may be all that was paid: the order goes back as a whole', async () => {
    const order = await people.bought(inZone)
    const claimId = await claims.claimed(claims.askPrice(order, { price: '0' }))
    await claims.decide(claimId, { act: 'uphold', amount: '12000', reason: 'Given away elsewhere.' })
    await claims.payAll(order.orderNo)
    expect((await people.look(order.orderNo)).state).toBe('refunded')
  })
})

test('words are told as they were written, in the language of the order, and stay words', async () => {
  const order = await people.bought({ ...inZone, language: 'cht_CN' })
  const script = '<script>alert(1)</script>{extra}'
  const claimId = await claims.claimed(claims.askPrice(order, { words: script, place: script.slice(0, 40) }))
  await claims.decide(claimId, { act: 'decline', reason: script })
  await shop.workOff()
  const mails = await readRows(
    shop.database.pool,
    z.object({ subject: z.string(), body: z.string() }),
    sql`select subject, body from mails where dedupe_key like ${`claim:${claimId}:%`} order by dedupe_key`,
  )
  expect(mails.map(({ subject }) => subject)).toEqual([`已收到訂單${order.orderNo}的申請`, `訂單${order.orderNo}：申請不獲接納`])
  // Always last, on a line of its own.
  expect(mails[1]?.body).toContain(`\n原因：${script}\n`)
  const { list } = (await shop.ask(listAdminClaims, { queue: 'done' }, { token: people.support })).data
  expect(list.some((row) => row.claimId === claimId && row.state === 'declined')).toBe(true)
})
