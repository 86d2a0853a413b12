import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveByTwo } from '#flows/approvals/by-two.builders.ts'
import { type BuiltMerchant, merchantOf } from '#flows/sellers/sellers.builders.ts'
import { listDocuments } from '#modules/applications/documents.paths.ts'
import { countSellerTalk } from '#modules/conversations/seller-talk.paths.ts'
import { enterSellerCentre, getVisit } from '#modules/merchants/kept-merchants.paths.ts'
import { FIRST_MERCHANT_KINDS, merchantRooms, type MerchantRoom } from '#modules/merchants/merchant-kinds.contract.ts'
import type { ApplicantKind } from '#modules/merchants/merchants.contract.ts'
import { listOwnMerchants, listPeople } from '#modules/merchants/people.paths.ts'
import { countOwnOffers } from '#modules/offers/selling/selling.paths.ts'
import { getHealth, listWaiting } from '#modules/orders/pieces/consignments.paths.ts'
import { listReferralLinks } from '#modules/referrals/referrals.paths.ts'
import { getMerchantMoney } from '#modules/settlement/merchant-money.paths.ts'
import { listSettings } from '#modules/shop-settings/shop-settings.paths.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let office: string
beforeAll(async () => {
  shop = await startTestShop()
  office = await shop.operator()
})
afterAll(() => shop.stop())

/** A call of each room. */
const askIn = (token: string): Record<MerchantRoom, () => Promise<{ code: number }>> => ({
  offers: () => shop.ask(countOwnOffers, {}, { token }),
  orders: () => shop.ask(listWaiting, {}, { token }),
  questions: () => shop.ask(countSellerTalk, {}, { token }),
  money: () => shop.ask(getMerchantMoney, {}, { token }),
  health: () => shop.ask(getHealth, {}, { token }),
  team: () => shop.ask(listPeople, {}, { token }),
  documents: () => shop.ask(listDocuments, {}, { token }),
})

async function ofKind(code: string, kind: ApplicantKind): Promise<BuiltMerchant> {
  const built = await merchantOf(shop, code)
  await runSql(shop.database, sql`update merchants set kind = ${kind} where merchant_id = ${built.merchantId}`)
  return built
}
/** The rooms whose calls are answered. */
async function openTo(token: string): Promise<MerchantRoom[]> {
  const open: MerchantRoom[] = []
  for (const room of merchantRooms) {
    const { code } = await askIn(token)[room]()
    expect([200, refusals.NOT_PERMITTED.code]).toContain(code)
    if (code === 200) open.push(room)
  }
  return open
}
const shownTo = async (token: string) => (await shop.ask(listOwnMerchants, {}, { token })).data.list[0]?.rooms

test('a kind of merchant has the rooms an operator gives it, and calls of others are refused as without a scope', async () => {
  const [company, buyer, promoter] = [
    await ofKind('Coot', 'company'),
    await ofKind('Roller', 'global-buyer'),
    await ofKind('Pipit', 'influencer'),
  ]
  const promoting = ['questions', 'money', 'team', 'documents']
  for (const { token, rooms } of [
    { ...company, rooms: [...merchantRooms] },
    { ...buyer, rooms: [...merchantRooms] },
    { ...promoter, rooms: promoting },
  ])
    expect([await openTo(token), await shownTo(token)]).toEqual([rooms, rooms])
  // What is the very work of a kind is no room that is given or taken.
  expect((await shop.ask(listReferralLinks, {}, { token: promoter.token })).code).toBe(200)

  const { settings } = (await shop.ask(listSettings, {}, { token: office })).data
  const version = settings.find(({ name }) => name === 'merchantKinds')?.version ?? 0
  const kinds = FIRST_MERCHANT_KINDS.kinds.map((rules) =>
    rules.kind === 'company' ? { ...rules, rooms: ['offers' as const, 'team' as const] } : rules,
  )
  expect((await saveByTwo(shop, office, { name: 'merchantKinds', version, value: { kinds } })).code).toBe(200)
  expect([await openTo(company.token), await shownTo(company.token)]).toEqual([
    ['offers', 'team'],
    ['offers', 'team'],
  ])
  expect(await openTo(buyer.token)).toEqual([...merchantRooms])

  // Someone of the shop who helps sees what the merchant sees.
  const support = await shop.operator(['support'])
  await shop.ask(enterSellerCentre, { merchantId: company.merchantId, reason: 'A question.' }, { token: support })
  expect((await shop.ask(getVisit, {}, { token: support })).data.rooms).toEqual(['offers', 'team'])
  expect((await shop.ask(countOwnOffers, {}, { token: support })).code).toBe(200)
  expect((await shop.ask(listWaiting, {}, { token: support })).code).toBe(refusals.NOT_PERMITTED.code)
})
