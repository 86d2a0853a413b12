import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusals } from '#refusals.ts'
import { openFile } from '#flows/receipt.builders.ts'
import { actsAlsoAs, merchantOf, paidOrderOf, personOf } from '#flows/sellers/sellers.builders.ts'
import { bookCare, listCare } from '#modules/care/care.paths.ts'
import type { CertificateFile } from '#modules/certificates/certificates.contract.ts'
import { certificateFile, checkCertificate } from '#modules/certificates/certificates.paths.ts'
import {
  answerClaim,
  getAdminClaim,
  listClaimChoices,
  listClaims,
  lookAtClaimed,
  withdrawClaim,
} from '#modules/claims/claims.paths.ts'
import { findOrder } from '#modules/orders/orders.paths.ts'
import { clock } from '#platform/clock.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { newId } from '#platform/ids.server.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { aftercareOf, sendPicture, wholeCareDays } from './aftercare.builders.ts'
import { claimsIn, inZone } from './claims.builders.ts'

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

describe('a fake', () => {
  test('is not claimed by whoever acts for the seller of the item', async () => {
    const seller = await merchantOf(shop, 'Godwit')
    const staff = await personOf(shop, seller.merchantId, 'staff', ['ship'])
    const sold = {
      colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers: [{ merchantCode: 'Godwit' }] }] }],
    }
    const own = await people.received({ product: sold, token: staff.token })
    expect((await claims.askFake(own)).code).toBe(refusals.CLAIM_OWN_SALE.code)
    expect((await claims.askFake(await people.received({ product: sold }))).code).toBe(200)
  })

  test('of another seller is claimed also by who acts for the seller of an item like it', async () => {
    const seller = await merchantOf(shop, 'Knot')
    const variants = ['Knot', 'praya'].map((merchantCode) => ({ sizeCode: merchantCode, offers: [{ merchantCode }] }))
    const both = await shop.product({ colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants }] })
    const { orderNo } = await paidOrderOf(
      shop,
      people.office,
      [0, 1].map((at) => ({ ...both, skuIds: both.skuIds.slice(at), offerIds: both.offerIds.slice(at) })),
      1,
      seller.token,
    )
    await people.deliver({ orderNo, token: seller.token })
    const { units } = await people.look(orderNo)
    const [own, others] = units.map(({ unitId }) => claims.askFake({ orderNo, token: seller.token, unitIds: [unitId] }))
    expect((await own)?.code).toBe(refusals.CLAIM_OWN_SALE.code)
    expect((await others)?.code).toBe(200)
  })

  test('is neither decided nor examined by who acts for the seller of the item', async () => {
    const seller = await merchantOf(shop, 'Sanderling')
    const sold = {
      colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers: [{ merchantCode: 'Sanderling' }] }] }],
    }
    const { list } = (await claims.askFake(await people.received({ product: sold }))).data
    const claimId = list[0]?.claimId ?? ''
    const both = await shop.operator()
    await actsAlsoAs(shop, both, seller.email)
    expect((await claims.decide(claimId, { act: 'decline', reason: 'It is genuine.' }, both)).code).toBe(
      refusals.MERCHANT_OWN.code,
    )
    const look = { claimId, found: 'look-genuine' as const, words: 'Genuine.' }
    expect((await shop.ask(lookAtClaimed, look, { token: both })).code).toBe(refusals.MERCHANT_OWN.code)
    expect((await claims.decide(claimId, { act: 'decline', reason: 'It is genuine.' })).code).toBe(200)
  })

  test('brings what was paid and three times the price, which its merchant owes', async () => {
    const order = await people.received({ quantity: 2 })
    const asked = await claims.askFake(order)
    const claimId = asked.data.list[0]?.claimId ?? ''
    const shown = (await shop.ask(getAdminClaim, { claimId }, { token: people.support })).data
    expect(shown).toMatchObject({ compensation: '36000.00', unitState: 'received', pictures: 1 })
    expect([shown.bench?.pictures.length, shown.certificate.length > 9]).toEqual([1, true])
    await claims.decide(claimId, { act: 'ask-piece', reason: 'Please send it.' })
    expect((await shop.ask(listClaims, {}, { token: order.token })).data.list[0]).toMatchObject({
      state: 'more-asked',
      pieceWanted: true,
    })
    await shop.ask(answerClaim, { claimId, words: 'It is on its way.' }, { token: order.token })
    const look = { claimId, found: 'look-fake' as const, words: 'Glue where there is none.' }
    expect((await shop.ask(lookAtClaimed, look, { token: people.desk })).code).toBe(refusals.NOT_PERMITTED.code)
    expect((await shop.ask(lookAtClaimed, look, { token: people.bench })).code).toBe(200)
    const upheld = await claims.decide(claimId, { act: 'uphold', reason: 'A fake.' }, people.finance)
    expect(upheld.data).toMatchObject({ state: 'upheld', refund: '12000.00', extra: '36000.00' })
    expect(await claims.booked(order.orderNo)).toMatchObject({ 'merchant-debts': 3_600_000, compensation: -3_600_000 })
    await claims.payAll(order.orderNo)
    const { refunds, state } = await people.look(order.orderNo)
    expect(
      refunds
        .map(({ kind, state: stands, amount }) => [kind, stands, amount])
        .toSorted(([one = ''], [other = '']) => one.localeCompare(other)),
    ).toEqual([
      ['compensation', 'confirmed', '36000.00'],
      ['refund', 'confirmed', '12000.00'],
    ])
    expect(state).toBe('received')
    expect(await claims.booked(order.orderNo)).toEqual({
      'clearing-bank': 1_200_000,
      'merchant-sales': -1_200_000,
      'merchant-debts': 3_600_000,
      payouts: -3_600_000,
    })
    // What the bench finds is the shop's own; the shopper reads the rest.
    const { steps } = (await shop.ask(listClaims, {}, { token: order.token })).data.list[0]!
    expect(steps.map(({ act, actorKind, actor }) => [act, actorKind, actor])).toEqual([
      ['ask', 'shopper', ''],
      ['ask-piece', 'operator', ''],
      ['answer', 'shopper', ''],
      ['uphold', 'operator', ''],
    ])
  })

  test('of the only piece ends its certificate and care at once, and leaves the order refunded, and the debt alone in its books', async () => {
    const order = await people.received()
    const claimId = (await claims.askFake(order)).data.list[0]?.claimId ?? ''
    const { certificate: code } = (await shop.ask(getAdminClaim, { claimId }, { token: people.support })).data
    const [day = ''] = wholeCareDays()
    const slot = { unitId: order.unitIds[0] ?? '', day, place: 'store' as const, half: 'morning' as const }
    const care = async () => (await shop.ask(listCare, {}, { token: order.token })).data.pieces[0]
    expect((await shop.ask(bookCare, slot, { token: order.token })).code).toBe(200)
    await claims.decide(claimId, { act: 'uphold', reason: 'A fake.' })
    // Before anything is paid, and before any work in the background.
    expect((await shop.ask(checkCertificate, { code })).data).toMatchObject({
      state: 'withdrawn',
      withdrawn: { reason: 'not-genuine' },
    })
    const file = await (await fetch(`${shop.url}${BASE_PATH}${certificateFile.path}?code=${code}`)).json()
    expect(JSON.parse((file as CertificateFile).withdrawal?.body ?? '{}')).toMatchObject({ reason: 'not-genuine' })
    expect((await shop.ask(bookCare, slot, { token: order.token })).code).toBe(refusals.CARE_BARRED.code)
    await shop.workOff()
    expect(await care()).toMatchObject({ years: [], bookings: [] })
    await claims.payAll(order.orderNo)
    expect((await people.look(order.orderNo)).state).toBe('refunded')
    expect(await claims.booked(order.orderNo)).toEqual({ 'merchant-debts': 3_600_000, payouts: -3_600_000 })
  })

  test('is claimed once the piece is there, in words and with a picture, and may be declined with a reason and claimed again', async () => {
    const waiting = await people.bought()
    expect((await claims.askFake(waiting)).data).toMatchObject({ bar: 'not-received' })
    const order = await people.received()
    expect((await claims.askFake(order, { pictures: [] })).code).toBe(refusals.BAD_INPUT.code)
    expect((await claims.askFake(order, { words: '' })).code).toBe(refusals.BAD_INPUT.code)
    const claimId = (await claims.askFake(order)).data.list[0]?.claimId ?? ''
    expect((await claims.decide(claimId, { act: 'decline', reason: ' ' })).code).toBe(refusals.BAD_INPUT.code)
    const declined = await claims.decide(claimId, { act: 'decline', reason: 'It is as it should be.' })
    expect(declined.data).toMatchObject({ state: 'declined', reason: 'It is as it should be.' })
    expect((await claims.askFake(order)).code).toBe(200)
    expect((await people.look(order.orderNo)).refunds).toEqual([])
  })
})

describe('who may', () => {
  test('a stranger learns nothing of an order, its pieces, its claims or its pictures', async () => {
    const order = await people.received()
    const claimId = (await claims.askFake(order)).data.list[0]?.claimId ?? ''
    const token = await shop.visitor()
    const stranger = { ...order, token }
    const own = await people.received()
    const not = refusals.NOT_FOUND.code
    expect((await shop.ask(listClaimChoices, { orderNo: order.orderNo }, { token })).code).toBe(not)
    expect((await claims.askPrice(stranger)).code).toBe(not)
    expect((await claims.askFake({ ...own, unitIds: order.unitIds })).code).toBe(not)
    expect((await shop.ask(answerClaim, { claimId, words: 'x' }, { token })).code).toBe(not)
    expect((await shop.ask(withdrawClaim, { claimId }, { token })).code).toBe(not)
    expect((await shop.ask(listClaims, {}, { token })).data.list).toEqual([])
    const mine = await sendPicture(shop, 'claim', own.token)
    expect((await claims.askFake(order, { pictures: [mine] })).code).not.toBe(200)
    expect((await openFile(shop, token, mine)).headers.get('content-type')).not.toContain('image')
    expect((await openFile(shop, people.support, mine)).headers.get('content-type')).toContain('image')
  })

  test('who has only found the order is asked for the code, and reads no claim of it', async () => {
    const order = await people.received()
    await claims.askFake(order)
    const token = await shop.visitor()
    await shop.ask(findOrder, { orderNo: order.orderNo, contact: 'tai.man@example.com' }, { token })
    const code = refusals.ORDER_CODE_NEEDED.code
    expect((await shop.ask(listClaimChoices, { orderNo: order.orderNo }, { token })).code).toBe(code)
    expect((await claims.askPrice({ ...order, token })).code).toBe(code)
    expect((await shop.ask(listClaims, {}, { token })).data.list).toEqual([])
  })
})

describe('at once', () => {
  test('ten claims for one piece are one', async () => {
    const order = await people.bought(inZone)
    const answers = await Promise.all(Array.from({ length: 10 }, () => claims.askPrice(order)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, refusals.CLAIM_BARRED.code]))
  })

  test('a press that is repeated is one claim, answered twice', async () => {
    const order = await people.bought(inZone)
    const key = newId()
    const answers = await Promise.all([claims.askPrice(order, {}, key), claims.askPrice(order, {}, key)])
    expect(answers.map(({ code }) => code)).toEqual([200, 200])
    expect((await shop.ask(listClaims, {}, { token: order.token })).data.list).toHaveLength(1)
  })

  test('one of two operators decides, and a shopper who withdraws meanwhile is too late, or they are', async () => {
    const order = await people.received()
    const claimId = (await claims.askFake(order)).data.list[0]?.claimId ?? ''
    const answers = await Promise.all([
      claims.decide(claimId, { act: 'uphold', reason: 'A fake.' }),
      claims.decide(claimId, { act: 'uphold', reason: 'A fake.' }, people.finance),
      claims.decide(claimId, { act: 'decline', reason: 'None.' }, people.office),
      shop.ask(withdrawClaim, { claimId }, { token: order.token }),
    ])
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    const { state } = (await shop.ask(getAdminClaim, { claimId }, { token: people.desk })).data
    expect((await people.look(order.orderNo)).refunds).toHaveLength(state === 'upheld' ? 2 : 0)
  })
})
