import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { authenticateAll, benchOf } from '#flows/delivery/bench.builders.ts'
import { requireInvariants } from '#flows/invariants.builders.ts'
import { deleteDueAccounts } from '#flows/members/leave.ts'
import { lastMailTo, PASSWORD } from '#flows/members/sign-in.builders.ts'
import { payoutPage } from '#flows/money/payout.builders.ts'
import { followClosing } from '#flows/sellers/people/close-shop.ts'
import {
  acceptAccount,
  type BuiltMerchant,
  merchantOf,
  paidOrderOf,
  personOf,
  productOf,
} from '#flows/sellers/sellers.builders.ts'
import { settleReceivedPieces } from '#flows/settlement/complete-order.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { getProduct } from '#modules/catalogue/catalogue.paths.ts'
import { askToLeave, listSignIns } from '#modules/members/sign-in.paths.ts'
import { closeShop, getClosing, keepShopOpen } from '#modules/merchants/closing/closing.paths.ts'
import { getKeptMerchant, listKeptMerchants } from '#modules/merchants/kept-merchants.paths.ts'
import { leaveTeam, listOwnMerchants, listPeople, makeOwner } from '#modules/merchants/people.paths.ts'
import { countOwnOffers, listOwnOffers, restOffers, saveOffer } from '#modules/offers/selling/selling.paths.ts'
import { confirmReceipt, moveOrder } from '#modules/orders/orders.paths.ts'
import { showToday } from '#modules/reports/reports.paths.ts'
import { seePayoutAccount } from '#modules/treasury/money.paths.ts'
import { askMerchantWithdrawal, getMerchantMoney, nameMerchantAccount } from '#modules/settlement/merchant-money.paths.ts'
import { clock, DAY } from '#platform/clock.ts'
import { hashToken, newId } from '#platform/ids.server.ts'
import { post } from '#platform/ledger.server.ts'
import { createLog } from '#platform/log.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

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
  const longer = sql`update sessions set expires_at = expires_at + interval '1 year' where token_hash = ${hashToken(token)}`
  await runSql(shop.database, longer)
  return token
}

const team = async (token: string) => (await shop.ask(listPeople, {}, { token })).data.list
/** What the desk knows of a merchant. */
const kept = async ({ merchantId }: BuiltMerchant) => (await shop.ask(getKeptMerchant, { merchantId }, { token: support })).data
const leave = (token: string, { merchantId }: BuiltMerchant) => shop.ask(leaveTeam, { merchantId }, { token })
const close = (token: string) => shop.ask(closeShop, { reason: 'We retire.' }, { token })
const closing = async (token: string) => (await shop.ask(getClosing, {}, { token })).data
const deleteAccount = (token: string) => shop.ask(askToLeave, { oldPassword: PASSWORD }, { token })
const sellerOf = async ({ brandCode, spuCode }: BuiltProduct) =>
  (await shop.ask(getProduct, { brandCode, code: spuCode })).data.colours[0]?.variants[0]?.offers[0]?.merchantName

/** Who of a team that two of its owners are: the first, and one of the staff who becomes another. */
async function withTwoOwners(code: string) {
  const merchant = await merchantOf(shop, code)
  const second = await personOf(shop, merchant.merchantId, 'staff', ['ship'])
  const personId = (await team(merchant.token)).find(({ role }) => role === 'staff')?.personId ?? ''
  expect((await shop.ask(makeOwner, { personId }, { token: merchant.token })).code).toBe(200)
  return { merchant, second }
}

test('an owner makes one of the staff another owner with their second factor, and every owner and the desk learn of it', async () => {
  const merchant = await merchantOf(shop, 'Plover')
  const second = await personOf(shop, merchant.merchantId, 'staff', ['ship'])
  const clerk = await personOf(shop, merchant.merchantId, 'staff', ['team'])
  const personId =
    (await team(merchant.token)).find(({ scopes }) => scopes.includes('ship') && scopes.length === 1)?.personId ?? ''
  const make = (token: string) => shop.ask(makeOwner, { personId }, { token })
  expect((await make(clerk.token)).code).toBe(refusals.OWNERS_ONLY.code)
  await runSql(shop.database, sql`delete from factor_shows where account_id = ${merchant.account}`)
  expect((await make(merchant.token)).code).toBe(refusals.FACTOR_NEEDED.code)
  await runSql(
    shop.database,
    sql`insert into factor_shows (session_id, account_id, shown_at)
      select session_id, account_id, now() from sessions where account_id = ${merchant.account}`,
  )
  expect((await shop.ask(getMerchantMoney, {}, { token: second.token })).code).toBe(refusals.NOT_PERMITTED.code)
  expect((await make(merchant.token)).data.list.filter(({ role }) => role === 'owner')).toHaveLength(2)
  expect((await make(merchant.token)).code).toBe(refusals.NOT_PERMITTED.code)
  for (const { email } of [merchant, second])
    expect((await lastMailTo(shop, email)).subject).toBe('Plover Limited has another owner')
  expect((await shop.ask(getMerchantMoney, {}, { token: second.token })).code).toBe(200)
  expect((await kept(merchant)).steps).toMatchObject([{ act: 'add-owner', actorKind: 'seller', actor: 'Wai' }])
})

test('the only owner neither leaves nor deletes the account, and may once another one is there', async () => {
  const merchant = await merchantOf(shop, 'Heron')
  const refused = await leave(merchant.token, merchant)
  expect(refused).toMatchObject({ code: refusals.OWNER_LAST.code, msg: expect.stringContaining('only owner of Heron Limited') })
  expect(refused.msg).toContain('close the shop')
  expect((await deleteAccount(merchant.token)).code).toBe(refusals.OWNER_LAST.code)
  const other = await personOf(shop, merchant.merchantId, 'owner')
  expect((await leave(merchant.token, merchant)).code).toBe(200)
  expect((await shop.ask(listOwnMerchants, {}, { token: merchant.token })).data.list).toEqual([])
  expect((await lastMailTo(shop, other.email)).subject).toBe('An owner has left Heron Limited')
  expect((await deleteAccount(merchant.token)).code).toBe(200)
  expect((await leave(other.token, merchant)).code).toBe(refusals.OWNER_LAST.code)
  // Of a shop one does not act for nothing is said.
  expect((await leave(merchant.token, merchant)).code).toBe(refusals.NOT_FOUND.code)
  expect((await leave(merchant.token, { ...merchant, merchantId: newId() })).code).toBe(refusals.NOT_FOUND.code)
})

test('of two owners who leave at once, and of two whose accounts are due to be deleted, one stays', async () => {
  const { merchant, second } = await withTwoOwners('Egret')
  const left = await Promise.all([merchant, second].map(({ token }) => leave(token, merchant)))
  expect(left.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, refusals.OWNER_LAST.code])
  const pair = await withTwoOwners('Stork')
  for (const { token } of [pair.merchant, pair.second]) expect((await deleteAccount(token)).code).toBe(200)
  await runSql(shop.database, sql`update members set leaving_at = now() where leaving_at is not null`)
  for (const _ of [1, 2]) await shop.database.inTransaction((tx) => deleteDueAccounts(tx, 50))
  const codes = await Promise.all(
    [pair.merchant, pair.second].map(async ({ token }) => (await shop.ask(listSignIns, {}, { token })).code),
  )
  expect(codes.filter((code) => code === 200)).toHaveLength(1)
})

test('staff leave by themselves, and their owner stays', async () => {
  const merchant = await merchantOf(shop, 'Crane')
  const clerk = await personOf(shop, merchant.merchantId, 'staff', ['talk'])
  expect((await leave(clerk.token, merchant)).code).toBe(200)
  expect(await team(merchant.token)).toMatchObject([{ role: 'owner', isSelf: true }])
})

test('a shop that closes sells nothing more, sends what is ordered, and is closed once its balance is paid out', async () => {
  const merchant = await merchantOf(shop, 'Avocet')
  await stays(merchant.token)
  const product = await cheapOf(merchant)
  const { orderNo, token } = await paidOrderOf(shop, office, [product])
  const clerk = await personOf(shop, merchant.merchantId, 'staff', ['team'])
  expect((await close(clerk.token)).code).toBe(refusals.OWNERS_ONLY.code)
  expect((await close(merchant.token)).data).toMatchObject({ phase: 'closing', orders: 1 })
  expect((await close(merchant.token)).code).toBe(refusals.MERCHANT_MOVED_ON.code)
  // Out of the shop, for buyers and in the seller's own list, and nothing new comes.
  expect(await sellerOf(product)).toBeUndefined()
  const by = { token: merchant.token }
  expect((await shop.ask(listOwnOffers, { state: 'ended' }, by)).data.total).toBe(1)
  expect((await shop.ask(countOwnOffers, {}, by)).data.state).toBe('closing')
  const offer = { skuId: product.skuIds[0] ?? '', salesPrice: '900', stock: 1, dispatchDays: 2 }
  expect((await shop.ask(saveOffer, offer, by)).code).toBe(refusals.SHOP_CLOSES.code)
  expect((await shop.ask(restOffers, { rests: false }, by)).code).toBe(refusals.SHOP_CLOSES.code)
  expect((await shop.ask(listOwnMerchants, {}, by)).data.list).toMatchObject([{ closing: 'closing' }])
  // The desk has it in a queue of its own, and on its first page.
  const queue = async (state: 'closing' | 'closed' | 'active') =>
    (await shop.ask(listKeptMerchants, { queue: state, word: 'Avocet' }, { token: support })).data.list.map((row) => row.state)
  expect([await queue('closing'), await queue('active')]).toEqual([['closing'], []])
  const { waiting } = (await shop.ask(showToday, {}, { token: support })).data
  expect(waiting).toContainEqual({ room: 'closing-shops', num: 1 })
  expect(await kept(merchant)).toMatchObject({ state: 'closing', steps: [{ act: 'close', words: 'We retire.' }] })
  expect((await leave(merchant.token, merchant)).code).toBe(refusals.OWNER_LAST.code)

  await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, { token: office })
  await authenticateAll(benchOf(shop, office), orderNo)
  const parcel = { courier: 'SF Express', trackingNumber: 'SF1234567890123' }
  await shop.ask(moveOrder, { orderNo, move: 'dispatch', ...parcel }, { token: office })
  await shop.ask(confirmReceipt, { orderNo }, { token })
  clock.advance(8 * DAY)
  await settleReceivedPieces({ database: shop.database, settings: shop.settings, log: createLog('silent') })
  await followClosing(shop.database)
  expect(await closing(merchant.token)).toMatchObject({ phase: 'closing', orders: 0, pending: '0.00' })
  await payOut(merchant, (await closing(merchant.token)).balance)
  await followClosing(shop.database)
  expect(await closing(merchant.token)).toMatchObject({ phase: 'closed', balance: '0.00', onTheWay: '0.00' })
  expect((await lastMailTo(shop, merchant.email)).subject).toBe('Avocet Limited is closed')
  expect([await queue('closing'), await queue('closed')]).toEqual([[], ['closed']])
  expect((await shop.ask(keepShopOpen, {}, by)).code).toBe(refusals.MERCHANT_MOVED_ON.code)
  // No one is needed there any more.
  expect((await deleteAccount(merchant.token)).code).toBe(200)
  expect((await leave(merchant.token, merchant)).code).toBe(200)
})

/** Sold at HK$200, so that one colleague may pay out what it brings. */
const cheapOf = ({ code }: BuiltMerchant): Promise<BuiltProduct> =>
  shop.product({
    colours: [
      {
        colourId: 'black',
        nameEn: 'Black',
        nameZh: '黑色',
        variants: [{ offers: [{ merchantCode: code, salePriceCents: 20_000, available: 9 }] }],
      },
    ],
  })

/** All of it reaches the bank of its owner; on its way it keeps the shop from being closed. */
async function payOut(of: BuiltMerchant, amount: string): Promise<void> {
  const account = { bankCode: '004', account: '123-456789-833', holder: `${of.code} Ltd`, oldPassword: PASSWORD }
  await shop.ask(nameMerchantAccount, account, { token: of.token })
  await acceptAccount(shop, of.merchantId)
  expect((await shop.ask(askMerchantWithdrawal, { amount, oldPassword: PASSWORD }, { token: of.token })).msg).toBe('')
  await followClosing(shop.database)
  expect(await closing(of.token)).toMatchObject({ phase: 'closing', onTheWay: amount })
  const desk = payoutPage(shop, () => finance)
  const payoutId = (await desk.room()).payouts.find(({ merchantId }) => merchantId === of.merchantId)?.payoutId ?? ''
  await desk.move(payoutId, 'approve')
  expect((await shop.ask(seePayoutAccount, { payoutId }, { token: finance })).code).toBe(200)
  expect((await desk.move(payoutId, 'send', { note: 'B1' })).msg).toBe('')
  expect((await desk.move(payoutId, 'confirm')).msg).toBe('')
}

test('an owner thinks again while the shop closes: it may sell, and what has ended stays ended', async () => {
  const { merchant, second } = await withTwoOwners('Teal')
  const product = await productOf(shop, merchant)
  await close(merchant.token)
  expect((await lastMailTo(shop, second.email)).body).toContain('Reason: We retire.')
  expect((await shop.ask(keepShopOpen, {}, { token: second.token })).data).toMatchObject({ phase: 'open', time: '' })
  await followClosing(shop.database)
  expect(await closing(merchant.token)).toMatchObject({ phase: 'open' })
  expect(await sellerOf(product)).toBeUndefined()
  const offer = { skuId: product.skuIds[0] ?? '', salesPrice: '900', stock: 1, dispatchDays: 2 }
  expect((await shop.ask(saveOffer, offer, { token: merchant.token })).code).toBe(200)
  expect(await sellerOf(product)).toBe('Teal Limited')
})

test('a shop that owes is closed with its debt, and its owners are told that it is left', async () => {
  const merchant = await merchantOf(shop, 'Smew')
  const entries = [
    { ownerId: merchant.merchantId, purpose: 'merchant-debts', amount: 50_000 },
    { purpose: 'sales', amount: -50_000 },
  ]
  await shop.database.inTransaction((tx) => post(tx, { kind: 'claim', subjectId: newId(), entries }))
  await close(merchant.token)
  await followClosing(shop.database)
  expect(await closing(merchant.token)).toMatchObject({ phase: 'closed', balance: '-500.00' })
  expect((await lastMailTo(shop, merchant.email)).subject).toBe('Smew Limited is closed, and a debt is left')
})
