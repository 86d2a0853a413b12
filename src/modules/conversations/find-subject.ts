import { sql } from 'kysely'
import { z } from 'zod'
import type { Locked, Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { AskedSubject } from './conversations.contract.ts'
import { type ConversationRow, conversationTables } from './conversations.tables.ts'
import type { ShownSubject, Subject } from './write-messages.ts'

/** With whom, and how they are called. */
export type AskedAbout = Subject & { merchantEn: string; merchantZh: string }

const Seller = z.object({
  merchantId: z.string(),
  merchantEn: z.string(),
  merchantZh: z.string(),
  isHouse: z.boolean(),
  productId: z.string().nullable(),
})

/**
 * What a buyer would ask, and whom: the seller of an item in an order of theirs, the seller of an offer, or the shop. What the shop itself
 * sells, the shop answers for. Refuses NOT_FOUND for orders of others, and for a seller who has no part in it.
 */
export async function findSubject(tx: Read, accountId: string, asked: AskedSubject): Promise<AskedAbout> {
  if (asked.request !== '') return findRequest(tx, accountId, asked)
  const orderId = asked.orderNo === '' ? null : await findOwnOrder(tx, accountId, asked.orderNo)
  const seller = await findSeller(tx, asked, orderId)
  const subject = { accountId, orderId, productId: seller?.productId ?? null, requestId: null }
  if (!seller || seller.isHouse) return { ...subject, kind: 'support', merchantId: null, merchantEn: '', merchantZh: '' }
  const { merchantId, merchantEn, merchantZh } = seller
  return { ...subject, kind: 'seller', merchantId, merchantEn, merchantZh }
}

const Bidder = z.object({ requestId: z.string(), merchantId: z.string(), merchantEn: z.string(), merchantZh: z.string() })

/** A request of theirs, and a global buyer who has quoted for it. */
async function findRequest(tx: Read, accountId: string, { request, seller }: AskedSubject): Promise<AskedAbout> {
  const [found] = await readRows(
    tx,
    Bidder,
    sql`select s.request_id as "requestId", m.merchant_id as "merchantId", m.name_en as "merchantEn", m.name_zh as "merchantZh"
      from sourcing_card s join sourcing_bidders b on b.request_id = s.request_id join merchant_card m on m.merchant_id = b.merchant_id
      where s.request_number = ${request} and s.account_id = ${accountId} and m.merchant_code = ${seller}`,
  )
  if (!found) return refuse('NOT_FOUND')
  return { kind: 'seller', accountId, orderId: null, productId: null, ...found }
}

async function findOwnOrder(tx: Read, accountId: string, orderNo: string): Promise<string> {
  const found = await conversationTables(tx)
    .selectFrom('order_card')
    .select('order_id')
    .where('order_number', '=', orderNo)
    .where('owner_id', '=', accountId)
    .executeTakeFirst()
  return found?.order_id ?? refuse('NOT_FOUND')
}

async function findSeller(tx: Read, { seller, offer }: AskedSubject, orderId: string | null) {
  if (orderId === null && offer === '') return seller === '' ? undefined : refuse('NOT_FOUND')
  if (orderId !== null && seller === '') return undefined
  const query =
    orderId === null
      ? sql`select m.merchant_id as "merchantId", m.name_en as "merchantEn", m.name_zh as "merchantZh", m.is_house as "isHouse",
          p.product_id as "productId" from offer_stock o join variant_card v on v.sku_id = o.sku_id
          join product_card p on p.product_id = v.product_id join merchant_card m on m.merchant_id = o.merchant_id
          where o.offer_id = ${offer} and p.listed and m.state <> 'suspended'`
      : sql`select m.merchant_id as "merchantId", m.name_en as "merchantEn", m.name_zh as "merchantZh", m.is_house as "isHouse",
          null as "productId" from ordered_lines d join merchant_card m on m.merchant_id = d.merchant_id
          where d.order_id = ${orderId} and m.merchant_code = ${seller} limit 1`
  const [found] = await readRows(tx, Seller, query)
  return found ?? refuse('NOT_FOUND')
}

/** An order in which a merchant has a part. Refuses NOT_FOUND for any other. */
export async function getOrderOfMerchant(tx: Read, merchantId: string, orderNo: string): Promise<string> {
  const found = await conversationTables(tx)
    .selectFrom('ordered_lines')
    .select('order_id')
    .where('order_number', '=', orderNo)
    .where('merchant_id', '=', merchantId)
    .limit(1)
    .executeTakeFirst()
  return found?.order_id ?? refuse('NOT_FOUND')
}

/** Who ordered from a merchant by this order, if it is a member. Refuses NOT_FOUND for orders of others, BUYER_IS_GUEST. */
export async function findBuyerOf(
  tx: Read,
  merchantId: string,
  orderNo: string,
): Promise<{ orderId: string; accountId: string }> {
  const orderId = await getOrderOfMerchant(tx, merchantId, orderNo)
  const [found] = await readRows(
    tx,
    z.object({ accountId: z.string().nullable() }),
    sql`select m.account_id as "accountId" from order_card o left join member_card m on m.account_id = o.owner_id
      where o.order_id = ${orderId}`,
  )
  return { orderId, accountId: found?.accountId ?? refuse('BUYER_IS_GUEST', { field: 'orderNo' }) }
}

/**
 * An order both sides know, or an item that is sold, by the number somebody has typed. Refuses by the field: an order of others is not
 * there.
 */
export async function findShown(tx: Read, conversation: Locked<ConversationRow>, number: string): Promise<ShownSubject> {
  if (number === '') return { orderId: null, productId: null }
  const { account_id, merchant_id } = conversation
  const [found] = await readRows(
    tx,
    z.object({ orderId: z.string().nullable(), productId: z.string().nullable() }),
    sql`select o.order_id as "orderId", null::uuid as "productId" from order_card o where o.order_number = ${number}
        and (${account_id}::uuid is null or o.owner_id = ${account_id})
        and (${merchant_id}::uuid is null or exists (select from ordered_lines d where d.order_id = o.order_id and d.merchant_id = ${merchant_id}))
      union all
      select null, p.product_id from product_card p where p.listed and (p.spu_code = ${number} or upper(p.article_number) = ${number})
      limit 1`,
  )
  return found ?? refuse('BAD_INPUT', { field: 'about', fields: { about: 'order-or-item' } })
}
