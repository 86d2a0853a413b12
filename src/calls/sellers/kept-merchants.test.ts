import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { requireInvariants } from '#flows/invariants.builders.ts'
import { authenticateAll, benchOf } from '#flows/delivery/bench.builders.ts'
import { join, lastMailTo, PASSWORD } from '#flows/members/sign-in.builders.ts'
import { payoutPage } from '#flows/money/payout.builders.ts'
import { placeAsGuest } from '#flows/order.builders.ts'
import { liftDueHolds } from '#flows/sellers/hold-merchant.ts'
import {
  acceptAccount,
  actsAlsoAs,
  type BuiltMerchant,
  merchantOf,
  paidOrderOf,
  personOf,
  productOf,
} from '#flows/sellers/sellers.builders.ts'
import { settleReceivedPieces } from '#flows/settlement/complete-order.ts'
import { startSearchFeed } from '#jobs/search/search-feed.ts'
import { addToBag, getBag } from '#modules/bag/bag.paths.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { getProduct } from '#modules/catalogue/catalogue.paths.ts'
import type { HoldKind } from '#modules/merchants/holds.rules.ts'
import type { HoldMerchantInput, KeptMerchantsInput } from '#modules/merchants/kept-merchants.contract.ts'
import {
  getKeptHealth,
  getKeptMerchant,
  holdMerchant,
  liftHold,
  listKeptMerchants,
} from '#modules/merchants/kept-merchants.paths.ts'
import { listOwnMerchants } from '#modules/merchants/people.paths.ts'
import { restOffers } from '#modules/offers/selling/selling.paths.ts'
import { confirmReceipt, getAdminOrder, getOrder, moveOrder } from '#modules/orders/orders.paths.ts'
import { getHealth, sendConsignment } from '#modules/orders/pieces/consignments.paths.ts'
import { startPayment } from '#modules/orders/payments/payments.paths.ts'
import { searchProducts } from '#modules/search/search.paths.ts'
import { seePayoutAccount } from '#modules/treasury/money.paths.ts'
import { askMerchantWithdrawal, getMerchantMoney, nameMerchantAccount } from '#modules/settlement/merchant-money.paths.ts'
import { clock, DAY, dayInHongKong } from '#platform/clock.ts'
import { hashToken, newId } from '#platform/ids.server.ts'
import { createLog } from '#platform/log.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { applicantsIn, filledIn } from './applications.builders.ts'

const PATIENCE = { timeout: 60_000, interval: 50 }
let shop: TestShop
let office: string
let support: string
let finance: string
beforeAll(async () => {
  shop = await startTestShop()
  office = await stays(await shop.operator())
  support = await stays(await shop.operator(['support']))
  finance = await stays(await shop.operator(['finance']))
})
afterEach(() => clock.reset())
afterAll(async () => {
  await requireInvariants(shop.database)
  await shop.stop()
})

/** Days pass here that no session lasts. */
async function stays(token: string): Promise<string> {
  await runSql(
    shop.database,
    sql`update sessions set expires_at = expires_at + interval '1 year' where token_hash = ${hashToken(token)}`,
  )
  return token
}

const REASON = { en: 'Items were sent without their cards.', zh: '貨品未附保證卡。' }
const get = async ({ merchantId }: BuiltMerchant, token = support) =>
  (await shop.ask(getKeptMerchant, { merchantId }, { token })).data
const hold = async (of: BuiltMerchant, kind: HoldKind, more: Partial<HoldMerchantInput> = {}, token = support) => {
  const { version } = await get(of)
  return shop.ask(holdMerchant, { merchantId: of.merchantId, version, kind, reason: REASON, ...more }, { token })
}
const lift = async (of: BuiltMerchant, kind: HoldKind) => {
  const { version } = await get(of)
  return shop.ask(liftHold, { merchantId: of.merchantId, version, kind, reason: REASON }, { token: support })
}
const list = async (wanted: KeptMerchantsInput) => (await shop.ask(listKeptMerchants, wanted, { token: support })).data
const namesIn = async (wanted: KeptMerchantsInput) => (await list(wanted)).list.map(({ name }) => name)

/** Sold by a merchant at HK$9,000, and by the next one at HK$9,500. */
async function productOfBoth(of: BuiltMerchant, next?: BuiltMerchant): Promise<BuiltProduct> {
  const offers = [
    { merchantCode: of.code, salePriceCents: 900_000, available: 9 },
    ...(next ? [{ merchantCode: next.code, salePriceCents: 950_000, available: 9 }] : []),
  ]
  return shop.product({ colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers }] }] })
}
const skuOf = ({ skuIds }: BuiltProduct): string => skuIds[0] ?? ''
const putInBag = async (products: readonly BuiltProduct[], token: string) =>
  shop.ask(addToBag, { list: products.map((product) => ({ skuId: skuOf(product), quantity: 1 })) }, { token })

test('support finds every seller by word, kind and state, and sees of one what its own people see', async () => {
  const plover = await merchantOf(shop, 'Plover')
  const { token } = await personOf(shop, plover.merchantId, 'staff', ['ship'])
  await productOf(shop, plover)
  expect(await namesIn({ word: 'plov' })).toEqual(['Plover Limited'])
  expect(await namesIn({ word: plover.email })).toEqual(['Plover Limited'])
  expect(await namesIn({ word: 'plov', kind: 'brand' })).toEqual([])
  expect(await namesIn({ word: 'plov', queue: 'suspended' })).toEqual([])
  expect(await list({ word: 'plov', queue: 'active' })).toMatchObject({
    total: 1,
    list: [{ kind: 'company', state: 'active', people: 2, offers: 1, signals: 0 }],
  })
  // The shop itself is no seller that is kept.
  expect(await namesIn({ word: 'SHOP' })).toEqual([])
  expect(await get(plover)).toMatchObject({
    name: 'Plover Limited',
    version: 1,
    isOwn: false,
    holds: [],
    people: [{ role: 'owner' }, { role: 'staff', scopes: ['ship'] }],
    offers: { live: 1, out: 0, ended: 0, newest: [{ salesPrice: '12000.00' }] },
    money: { balance: '0.00', pending: '0.00', onTheWay: '0.00' },
    applications: [],
    linked: [],
    steps: [],
  })
  const { merchantId } = plover
  expect((await shop.ask(getKeptHealth, { merchantId, days: 30 }, { token: support })).data).toEqual(
    (await shop.ask(getHealth, { days: 30 }, { token })).data,
  )
  expect((await shop.ask(getKeptMerchant, { merchantId: newId() }, { token: support })).code).toBe(refusals.NOT_FOUND.code)
})

test('a suspended seller is out of bags, lists and pages of every process, and bags name who sells it now', async () => {
  const [wader, heron] = [await merchantOf(shop, 'Wader'), await merchantOf(shop, 'Heron')]
  const both = await productOfBoth(wader, heron)
  const alone = await productOfBoth(wader)
  const feed = await startSearchFeed(shop.database, createLog('silent'))
  const beside = await shop.another()
  const seller = async () => {
    const { colours } = (await beside.ask(getProduct, { brandCode: both.brandCode, code: both.spuCode })).data
    return colours[0]?.variants[0]?.offers[0]?.merchantName
  }
  const inLists = async () =>
    (await beside.ask(searchProducts, { inStock: true })).data.list.some(({ spuCode }) => spuCode === alone.spuCode)
  try {
    const shopper = await shop.visitor()
    await putInBag([both, alone], shopper)
    await expect.poll(inLists, PATIENCE).toBe(true)
    expect(await seller()).toBe('Wader Limited')
    expect((await hold(wader, 'sales')).code).toBe(200)
    // How soon, `npm run bench -- offers` measures.
    await expect.poll(inLists, PATIENCE).toBe(false)
    expect(await seller()).toBe('Heron Limited')
    const bag = (await beside.ask(getBag, {}, { token: shopper })).data
    expect(bag.productList).toMatchObject([
      {
        skuId: skuOf(both),
        sellerBefore: 'Wader Limited',
        merchantName: 'Heron Limited',
        salesPrice: '9500.00',
        priceBefore: '9000.00',
      },
    ])
    expect(bag.invalidList).toMatchObject([{ skuId: skuOf(alone), sellerBefore: 'Wader Limited', problem: 'sold-out' }])
    await lift(wader, 'sales')
    expect((await beside.ask(getBag, {}, { token: shopper })).data.productList.map(({ sellerBefore }) => sellerBefore)).toEqual([
      null,
      null,
    ])
  } finally {
    await beside.stop()
    await feed.stop()
  }
})

test('unpaid orders of a suspended seller are released with a word, and what is paid goes on from the parcel to the bench', async () => {
  const [egret, stork] = [await merchantOf(shop, 'Egret'), await merchantOf(shop, 'Stork')]
  const member = await join(shop)
  const both = await productOfBoth(egret, stork)
  await putInBag([both], member.token)
  const unpaid = (await placeAsGuest(shop, [both], { token: member.token, quick: false })).answer.data.orderNo
  const other = (await placeAsGuest(shop, [await productOf(shop, stork)], { token: await shop.visitor() })).answer.data.orderNo
  const coming = await paidOrderOf(shop, office, [await productOf(shop, egret)])
  const onBench = await paidOrderOf(shop, office, [await productOf(shop, egret)])
  await shop.ask(moveOrder, { orderNo: onBench.orderNo, move: 'seller-sent' }, { token: office })
  await hold(egret, 'sales')
  await shop.workOff()
  const stateOf = async (orderNo: string) => (await shop.ask(getAdminOrder, { orderNo }, { token: office })).data.state
  expect(await stateOf(unpaid)).toBe('closed')
  expect(await stateOf(other)).toBe('payment-pending')
  const told = await readRows(
    shop.database.pool,
    z.object({ body: z.string() }),
    sql`select body from mails where body like ${`%A seller of order ${unpaid} cannot deliver at present%`}`,
  )
  expect(told).toHaveLength(1)
  expect((await shop.ask(startPayment, { orderNo: unpaid, payType: 'bank' }, { token: member.token })).code).toBe(
    refusals.ORDER_CLOSED.code,
  )
  expect((await shop.ask(getBag, {}, { token: member.token })).data.productList).toMatchObject([
    { sellerBefore: 'Egret Limited', merchantName: 'Stork Limited', salesPrice: '9500.00' },
  ])
  // In transit: its own people go on, and so does the bench.
  const { units } = (await shop.ask(getAdminOrder, { orderNo: coming.orderNo }, { token: office })).data
  const parcel = { courier: 'SF Express', trackingNumber: 'SF1234567890123' }
  const unitIds = units.map(({ unitId }) => unitId)
  expect((await shop.ask(sendConsignment, { orderNo: coming.orderNo, unitIds, ...parcel }, { token: egret.token })).code).toBe(
    200,
  )
  for (const { orderNo, token } of [coming, onBench]) {
    if (orderNo === coming.orderNo) await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, { token: office })
    await authenticateAll(benchOf(shop, office), orderNo)
    await shop.ask(moveOrder, { orderNo, move: 'dispatch', ...parcel }, { token: office })
    await shop.ask(confirmReceipt, { orderNo }, { token })
    expect((await shop.ask(getOrder, { orderNo }, { token })).data.state).toBe('received')
  }
})

/** A seller that is due what it has sold, and of which a withdrawal of HK$100 is approved. */
async function withApproved(code: string) {
  const of = await merchantOf(shop, code)
  await stays(of.token)
  const { orderNo, token } = await paidOrderOf(shop, office, [await productOf(shop, of)])
  const parcel = { courier: 'SF Express', trackingNumber: 'SF1234567890123' }
  await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, { token: office })
  await authenticateAll(benchOf(shop, office), orderNo)
  await shop.ask(moveOrder, { orderNo, move: 'dispatch', ...parcel }, { token: office })
  await shop.ask(confirmReceipt, { orderNo }, { token })
  clock.advance(8 * DAY)
  await settleReceivedPieces({ database: shop.database, settings: shop.settings, log: createLog('silent') })
  clock.reset()
  const account = { bankCode: '004', account: '123-456789-833', holder: `${code} Ltd`, oldPassword: PASSWORD }
  await shop.ask(nameMerchantAccount, account, { token: of.token })
  await acceptAccount(shop, of.merchantId)
  const withdraw = () => shop.ask(askMerchantWithdrawal, { amount: '100', oldPassword: PASSWORD }, { token: of.token })
  expect((await withdraw()).code).toBe(200)
  const desk = payoutPage(shop, () => finance)
  const payoutOf = async () => (await desk.room()).payouts.find((payout) => payout.merchantId === of.merchantId)
  const payoutId = (await payoutOf())?.payoutId ?? ''
  await desk.move(payoutId, 'approve')
  return { of, withdraw, desk, payoutOf, payoutId }
}

test('withdrawals of a held seller are refused with reason and end, what was asked for is in no file, and both go on afterwards', async () => {
  const { of: crane, withdraw, desk, payoutOf, payoutId } = await withApproved('Crane')
  const endDay = dayInHongKong(new Date(clock.now().getTime() + 2 * DAY))
  await hold(crane, 'payouts', { endDay, note: 'Ask finance.' })
  const refused = await withdraw()
  expect(refused).toMatchObject({ code: refusals.WITHDRAWALS_ON_HOLD.code, msg: expect.stringContaining(REASON.en) })
  expect(refused.msg).toContain('This ends on')
  expect(await payoutOf()).toMatchObject({ isOnHold: true, stage: 'send' })
  expect((await desk.makeFile()).code).toBe(refusals.PAYOUTS_NONE_APPROVED.code)
  expect((await shop.ask(seePayoutAccount, { payoutId }, { token: finance })).code).toBe(refusals.PAYOUT_ON_HOLD.code)
  const own = async () => (await shop.ask(listOwnMerchants, {}, { token: crane.token })).data.list[0]?.holds
  expect(await own()).toMatchObject([{ kind: 'payouts', reason: REASON.en }])
  expect(JSON.stringify(await own())).not.toContain('Ask finance')
  // Its offers sell on, and the end that is reached lifts it.
  expect((await get(crane)).state).toBe('active')
  clock.advance(3 * DAY)
  await liftDueHolds(shop.database)
  expect(await own()).toEqual([])
  expect((await get(crane)).steps).toMatchObject([
    { act: 'name-account', actorKind: 'seller', note: '•••9833' },
    { act: 'hold-payouts', actor: 'Ada', note: 'Ask finance.', words: REASON.en },
    { act: 'lift-payouts', actorKind: 'clock' },
  ])
  expect((await lastMailTo(shop, crane.email)).subject).toContain('Withdrawals of Crane Limited are open again')
  expect(await payoutOf()).toMatchObject({ isOnHold: false })
  expect((await withdraw()).code).toBe(200)
  expect((await desk.makeFile()).code).toBe(200)
})

test('what the bank has paid by hand is written down although a hold came between, and has arrived', async () => {
  const { of, desk, payoutOf, payoutId } = await withApproved('Bittern')
  expect((await shop.ask(seePayoutAccount, { payoutId }, { token: finance })).code).toBe(200)
  await hold(of, 'payouts')
  expect(await payoutOf()).toMatchObject({ isOnHold: true, moves: ['send', 'fail'] })
  expect((await desk.move(payoutId, 'send', { note: 'B1' })).code).toBe(200)
  expect((await desk.move(payoutId, 'confirm')).code).toBe(200)
  const { data } = await shop.ask(getMerchantMoney, {}, { token: of.token })
  expect(data).toMatchObject({ onTheWay: '0.00', withdrawals: [{ amount: '100.00', state: 'paid' }] })
})

test('a hold is by the version that was read, never by its own people, tells every owner, and gives back what was', async () => {
  const rail = await merchantOf(shop, 'Rail')
  const second = await personOf(shop, rail.merchantId, 'owner')
  const staff = await personOf(shop, rail.merchantId, 'staff', ['money'])
  const { merchantId } = rail
  const wanted = { merchantId, version: 1, kind: 'sales', reason: REASON } as const
  const answers = await Promise.all([1, 2, 3, 4].map(() => shop.ask(holdMerchant, wanted, { token: support })))
  expect(answers.map(({ code }) => code).filter((code) => code === 200)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === refusals.MERCHANT_MOVED_ON.code)).toHaveLength(3)
  expect((await hold(rail, 'sales')).code).toBe(refusals.MERCHANT_MOVED_ON.code)
  for (const { email } of [rail, second]) expect((await lastMailTo(shop, email)).body).toContain(`Reason: ${REASON.en}`)
  expect((await lastMailTo(shop, staff.email)).subject).not.toContain('suspended')
  expect((await lift(rail, 'sales')).data).toMatchObject({ state: 'active', holds: [] })
  // Offers that rested before rest again.
  await shop.ask(restOffers, { rests: true }, { token: rail.token })
  await hold(rail, 'sales')
  expect((await shop.ask(restOffers, { rests: false }, { token: rail.token })).code).toBe(refusals.OFFERS_SUSPENDED.code)
  expect((await lift(rail, 'sales')).data.state).toBe('resting')
  const faults = [
    { reason: { en: '', zh: '' } },
    { endDay: '2020-01-01' },
    { merchantId: newId() },
    { kind: 'payouts' as const, version: 1 },
  ]
  for (const fault of faults)
    expect((await shop.ask(holdMerchant, { ...wanted, ...fault }, { token: support })).code).not.toBe(200)
  // Somebody of the shop who sells here, too, leaves their own to colleagues.
  await actsAlsoAs(shop, office, second.email)
  expect((await get(rail, office)).isOwn).toBe(true)
  expect((await hold(rail, 'payouts', {}, office)).code).toBe(refusals.MERCHANT_OWN.code)
})

test('who shares a bank account, address, contact or person is named with a link, and those of one owner stand apart', async () => {
  const people = applicantsIn(shop)
  const [teal, smew] = [await merchantOf(shop, 'Teal'), await merchantOf(shop, 'Smew')]
  const sister = await merchantOf(shop, 'Gadwall')
  await runSql(
    shop.database,
    sql`insert into merchant_people (person_id, merchant_id, account_id, role, scopes)
      values (${newId()}, ${sister.merchantId}, ${teal.account}, 'owner', '{}')`,
  )
  const pay = (of: BuiltMerchant, account: string) =>
    shop.ask(
      nameMerchantAccount,
      { bankCode: '004', account, holder: `${of.code} Ltd`, oldPassword: PASSWORD },
      { token: of.token },
    )
  await pay(teal, '123-456789-777')
  await pay(smew, '999-456789-777')
  const stranger = await people.apply('company', { ...filledIn(), operationsEmail: teal.email })
  const { linked } = await get(teal)
  expect(linked).toMatchObject([
    { merchantId: smew.merchantId, name: 'Smew Limited', by: ['bank-account'], isSameOwner: false },
    { applicationNo: stranger.applicationNo, by: ['email'], isSameOwner: false },
    { merchantId: sister.merchantId, by: ['device', 'email', 'person'], isSameOwner: true },
  ])
  expect(await list({ word: 'Teal' })).toMatchObject({ list: [{ signals: 2 }] })
  // Two applications of one address.
  const first = await people.apply('company')
  const again = await people.apply('company', {
    ...filledIn(),
    registeredAddress: (first.fields.registeredAddress ?? '').toUpperCase().replace(', ', ' '),
  })
  const reviewed = await people.review(office, again.applicationNo)
  expect(reviewed.linked).toMatchObject([{ applicationNo: first.applicationNo, by: ['address'] }])
})
