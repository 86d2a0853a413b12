import { sql } from 'kysely'
import { sendPicture } from '#flows/aftercare/aftercare.builders.ts'
import { benchCasesOf } from '#flows/aftercare/bench-cases/bench-cases.builders.ts'
import { authenticateAll, benchOf } from '#flows/delivery/bench.builders.ts'
import { join } from '#flows/members/sign-in.builders.ts'
import {
  acceptedWith,
  type BuiltMerchant,
  merchantOf,
  paidOrderOf,
  personOf,
  productOf,
} from '#flows/sellers/sellers.builders.ts'
import { askInConversation } from '#modules/conversations/conversations.paths.ts'
import { addMerchantHoliday, listMerchantHolidays } from '#modules/merchants/days-away.paths.ts'
import { listMerchantKeys, makeMerchantKey } from '#modules/merchants/merchant-keys.paths.ts'
import { inviteStaff, listPeople } from '#modules/merchants/people.paths.ts'
import { sendOfferFile } from '#modules/offers/selling/offer-files.paths.ts'
import { confirmReceipt, getAdminOrder, moveOrder } from '#modules/orders/orders.paths.ts'
import { addReferralLink } from '#modules/referrals/referrals.paths.ts'
import { askReturn } from '#modules/returns/returns.paths.ts'
import { listSellerAnswers } from '#modules/seller-answers/seller-answers.paths.ts'
import { addMerchantWebhook, listMerchantWebhooks } from '#modules/webhooks/merchant-webhooks.paths.ts'
import { clock, dayAfter, dayInHongKong } from '#platform/clock.ts'
import { newId } from '#platform/ids.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import type { TestShop } from '../../test-shop.builders.ts'
import { sendFile } from '../products/imports.builders.ts'
import { sourcingOf } from '../sourcing/sourcing.builders.ts'

/** A merchant with one of everything that a call for sellers may name, made as its people and its buyers make it. */
export async function everythingOf(shop: TestShop) {
  const cases = await benchCasesOf(shop, 'Bittern')
  const { merchant, office } = cases
  const product = await productOf(shop, merchant)
  const [offerId = ''] = product.offerIds
  const [skuId = ''] = product.skuIds
  const toSend = await paidOrderOf(shop, office, [product])
  const unitsOf = async (orderNo: string) => (await shop.ask(getAdminOrder, { orderNo }, { token: office })).data.units
  const [unit] = await unitsOf(toSend.orderNo)
  const { caseNo } = await cases.proposed()
  return {
    ...{ merchant, office, offerId, skuId, caseNo },
    ...{ orderNo: toSend.orderNo, unitId: unit?.unitId ?? '' },
    reviewId: await reviewOf(shop, toSend.orderNo, product.productId),
    answerNo: await answerOf(shop, office, merchant),
    ...(await talkOf(shop, offerId)),
    ...(await teamOf(shop, merchant)),
    ...(await desksOf(shop, merchant)),
    ...(await booksOf(shop, merchant)),
    picture: (purpose: 'offer-picture' | 'sent-item' | 'seller-answer' | 'application' | 'conversation') =>
      sendPicture(shop, purpose, merchant.token),
  }
}

/** What a buyer wrote of an item, and a moderator let through. */
async function reviewOf({ database }: Pick<TestShop, 'database'>, orderNo: string, productId: string): Promise<string> {
  const reviewId = newId()
  await runSql(
    database,
    sql`insert into reviews (review_id, product_id, stars, body, author, written_at, order_id, state)
      select ${reviewId}, ${productId}, 4, 'The strap is short.', 'Wai', now(), order_id, 'approved' from orders where order_number = ${orderNo}`,
  )
  return reviewId
}

/** What its buyer says of an item that was received. */
async function answerOf(shop: TestShop, office: string, merchant: BuiltMerchant): Promise<string> {
  const { orderNo, token } = await paidOrderOf(shop, office, [await productOf(shop, merchant)])
  await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, { token: office })
  const { units } = (await shop.ask(getAdminOrder, { orderNo }, { token: office })).data
  await authenticateAll(benchOf(shop, office), orderNo)
  const parcel = { courier: 'SF Express', trackingNumber: 'SF1234567890123' }
  await shop.ask(moveOrder, { orderNo, move: 'dispatch', ...parcel }, { token: office })
  await shop.ask(confirmReceipt, { orderNo }, { token })
  const pictures = [await sendPicture(shop, 'return', token)]
  const asked = { unitId: units[0]?.unitId ?? '', reason: 'faulty' as const }
  await shop.ask(askReturn, { orderNo, kind: 'return', units: [asked], note: 'The clasp is loose.', pictures }, { token })
  await shop.workOff()
  return (await shop.ask(listSellerAnswers, { queue: 'asked' }, { token: merchant.token })).data.list[0]?.answerNo ?? ''
}

async function talkOf(shop: TestShop, offer: string) {
  const buyer = await join(shop)
  const talkPicture = await sendPicture(shop, 'conversation', buyer.token)
  const said = { offer, key: newId(), words: 'Is the strap the short one?', pictures: [talkPicture] }
  const { conversationId } = (await shop.ask(askInConversation, said, { token: buyer.token })).data
  return { conversationId, talkPicture }
}

async function teamOf(shop: TestShop, { merchantId, token }: BuiltMerchant) {
  await personOf(shop, merchantId, 'staff', ['ship'])
  await shop.ask(inviteStaff, { email: 'kit@example.com', scopes: ['ship'] }, { token })
  const { list, invitations } = (await shop.ask(listPeople, {}, { token })).data
  return {
    personId: list.find(({ role }) => role === 'staff')?.personId ?? '',
    invitationId: invitations[0]?.invitationId ?? '',
  }
}

async function desksOf(shop: TestShop, { token }: BuiltMerchant) {
  const day = dayAfter(dayInHongKong(clock.now()), 20)
  await shop.ask(addMerchantHoliday, { firstDay: day, lastDay: day }, { token })
  await shop.ask(makeMerchantKey, { name: 'Stock', days: 30 }, { token })
  await shop.ask(addMerchantWebhook, { name: 'Prices', url: 'https://hooks.example.com/prices' }, { token })
  const file = await sendFile(shop, token, sendOfferFile, { name: 'offers.csv' }, 'item_number,price,quantity\nNONE-1,100,1\n')
  return {
    holidayId: (await shop.ask(listMerchantHolidays, {}, { token })).data.list[0]?.holidayId ?? '',
    keyId: (await shop.ask(listMerchantKeys, {}, { token })).data.list[0]?.keyId ?? '',
    endpointId: (await shop.ask(listMerchantWebhooks, {}, { token })).data.list[0]?.endpointId ?? '',
    fileId: file.data.fileId,
  }
}

const PROPOSAL = 'P-BITTERN1'
/** What it says of an item that is not listed. */
export const CONTENT = {
  name: { en: 'Harbour coat', zh: '' },
  description: { en: 'A coat.', zh: '' },
  ...{ articleNumber: 'HC-1', brandCode: 'house', category: 'women/bags', gender: 'women', dispatchDays: 3 },
  colours: [
    {
      colourId: 'black',
      pictures: [{ hash: 'a'.repeat(32), width: 800, height: 1_000 }],
      variants: [{ itemNumber: 'HC-1-38', size: '38', price: '4200', stock: 2 }],
    },
  ],
}

/** What time and reviewers bring. */
async function booksOf({ database }: Pick<TestShop, 'database'>, merchant: BuiltMerchant) {
  const [statementId, withdrawalId] = [newId(), newId()]
  const { merchantId, account } = merchant
  await runSql(
    database,
    sql`insert into merchant_statements (statement_id, statement_number, merchant_id, first_day, last_day, opening_cents, moved_cents,
        closing_cents, lines, made_at)
      values (${statementId}, 'ST-BITTERN', ${merchantId}, '2026-10-01', '2026-10-31', 0, 0, 0, '[]', now())`,
  )
  await runSql(
    database,
    sql`insert into payouts (payout_id, merchant_id, asked_by, method, amount_cents, state, account, requested_at, changed_at, due_at)
      values (${withdrawalId}, ${merchantId}, ${account}, 'bank', 10000, 'requested', '•••833', now(), now(), now() + interval '3 days')`,
  )
  const requirementId = await registrationOf({ database }, merchant)
  await runSql(
    database,
    sql`insert into proposals (proposal_id, proposal_number, merchant_id, account_id, state, content, submitted_at, due_at)
      values (${newId()}, ${PROPOSAL}, ${merchantId}, ${account}, 'submitted', ${JSON.stringify(CONTENT)}, now(), now() + interval '1 day')`,
  )
  return { statementId, withdrawalId, requirementId, proposalNo: PROPOSAL }
}

/** The business registration it was accepted with. */
export async function registrationOf({ database }: Pick<TestShop, 'database'>, merchant: BuiltMerchant): Promise<string> {
  const [requirementId, applicationId] = [newId(), await acceptedWith({ database }, merchant, 'company', '')]
  await runSql(
    database,
    sql`insert into application_requirements (requirement_id, application_id, kind, state, arrived_at, due_at, decided_at, last_day)
      values (${requirementId}, ${applicationId}, 'business-registration', 'accepted', now(), now(), now(), '2099-01-01')`,
  )
  return requirementId
}

/** Two of a kind, of whom one has a link. */
export async function influencersIn(shop: TestShop) {
  const [one, other] = [await merchantOf(shop, 'Wren'), await merchantOf(shop, 'Dunnock')]
  for (const { merchantId } of [one, other])
    await runSql(shop.database, sql`update merchants set kind = 'influencer' where merchant_id = ${merchantId}`)
  const { list } = (await shop.ask(addReferralLink, { address: '/product/list/women/bags' }, { token: one.token })).data
  return { one, other, linkId: list[0]?.linkId ?? '' }
}

/** Two who find what members ask for, of whom one is looking for it. */
export async function buyersIn(shop: TestShop) {
  const street = sourcingOf(shop)
  await street.open(true, 0)
  const [one, other] = [await street.buyer('Curlew'), await street.buyer('Godwit')]
  const member = await street.member()
  const picture = await street.picture(member)
  const { requestNo } = (await street.ask(member, { pictures: [picture] })).data
  await street.quote(one, requestNo)
  const deposit = (await street.accept(member, requestNo, one.code)).data.deposit?.orderNo ?? ''
  await street.payCard(member, deposit)
  const versionOf = async () => (await street.look(one, requestNo)).data.version
  return { one, other, requestNo, picture, versionOf, pictureOf: (by: BuiltMerchant) => street.picture(by) }
}
