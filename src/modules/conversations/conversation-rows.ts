import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Language } from '#language/languages.ts'
import { clock } from '#platform/clock.ts'
import { toWire } from '#platform/money.ts'
import type { CardWire } from './conversations.contract.ts'
import { conversationKinds } from './conversations.rules.ts'
import type { Party } from './party.ts'

/** A conversation with what is said of it at this moment, as lists and threads read it. */
export const ConversationRow = z.object({
  conversationId: z.string(),
  kind: z.enum(conversationKinds),
  accountId: z.string().nullable(),
  merchantId: z.string().nullable(),
  lastPosition: z.number(),
  unread: z.number(),
  beganAt: z.date().nullable(),
  dueAt: z.date().nullable(),
  name: z.string().nullable(),
  merchantEn: z.string().nullable(),
  merchantZh: z.string().nullable(),
  orderNo: z.string().nullable(),
  requestNo: z.string().nullable(),
  house: z.string().nullable(),
  wanted: z.string().nullable(),
  brandName: z.string().nullable(),
  titleEn: z.string().nullable(),
  titleZh: z.string().nullable(),
  brandCode: z.string().nullable(),
  articleNumber: z.string().nullable(),
  hash: z.string().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  lines: z.number().nullable(),
  cents: z.number().nullable(),
  assigneeId: z.string().nullable(),
  assignee: z.string().nullable(),
})
export type ConversationRow = z.output<typeof ConversationRow>

/** A member who has not said a name is known to the desk by e-mail address or number. */
const CONTACT = sql`(select k.value from account_contacts k where k.account_id = c.account_id order by k.kind limit 1)`

/** How the other side is called: a merchant is told no more of a buyer than how they want to be called. */
const nameFor = ({ side }: Party): RawBuilder<unknown> =>
  side === 'shop'
    ? sql`coalesce(nullif(n.name, ''), nullif(n.nickname, ''), ${CONTACT})`
    : sql`coalesce(nullif(n.nickname, ''), n.first_name)`

/** Of a row `c` with the joins below. */
export const columnsFor = (party: Party): RawBuilder<unknown> => sql`
  c.conversation_id as "conversationId", c.kind, c.account_id as "accountId", c.merchant_id as "merchantId",
  c.last_position as "lastPosition", ${unreadOf(party)} as unread, w.began_at as "beganAt", w.due_at as "dueAt",
  ${nameFor(party)} as name, m.name_en as "merchantEn", m.name_zh as "merchantZh", c.assigned_to as "assigneeId", a.name as assignee,
  ${CARD_COLUMNS}`

export const CARD_COLUMNS = sql`o.order_number as "orderNo", s.request_number as "requestNo", s.house, s.words as wanted, b.name as "brandName", p.name_en as "titleEn", p.name_zh as "titleZh", case when p.listed then p.brand_code end as "brandCode",
  case when p.listed then p.article_number end as "articleNumber", f.media_hash as hash, f.width, f.height, l.lines,
  case when c.product_id is not null then (select min(v.sale_price_cents) from live_offers v join variant_card x on x.sku_id = v.sku_id
    where x.product_id = c.product_id and v.available > 0 and (c.merchant_id is null or v.merchant_id = c.merchant_id)) end as cents`

export const unreadOf = ({ side }: Party): RawBuilder<number> => sql<number>`(select count(*)::int from conversation_messages u
  where u.conversation_id = c.conversation_id and u.side <> ${side} and u.position > coalesce((select r.read_position from conversation_reads r
    where r.conversation_id = c.conversation_id and r.side = ${side}), 0))`

/** An order is shown by the first of its items, to a merchant by the first of its own. */
export const JOINS = sql`
  left join conversation_waits w on w.conversation_id = c.conversation_id and w.ended_at is null
  left join account_names n on n.account_id = c.account_id
  left join merchant_card m on m.merchant_id = c.merchant_id
  left join operator_card a on a.operator_id = c.assigned_to
  left join order_card o on o.order_id = c.order_id
  left join sourcing_card s on s.request_id = c.request_id
  left join lateral (select d.product_id, count(*) over ()::int as lines from ordered_lines d
    where d.order_id = c.order_id and (c.merchant_id is null or d.merchant_id = c.merchant_id) order by d.position limit 1) l on true
  left join product_card p on p.product_id = coalesce(c.product_id, l.product_id)
  left join brand_card b on b.brand_code = p.brand_code
  left join lateral (select g.media_hash, g.width, g.height from colour_card k join colour_photos g on g.colour_row_id = k.colour_row_id
    where k.product_id = p.product_id order by k.position, g.position limit 1) f on true`

export function presentHead(row: ConversationRow, party: Party, language: Language) {
  const merchant = (language === 'zh' ? row.merchantZh : row.merchantEn) ?? ''
  return {
    conversationId: row.conversationId,
    kind: row.kind,
    name: nameShown(row, party, merchant),
    card: presentCard(row, language),
    unread: row.unread,
    waitTime: row.beganAt?.toISOString() ?? '',
    dueTime: row.dueAt?.toISOString() ?? '',
    isLate: row.dueAt !== null && row.dueAt < clock.now(),
  }
}

function nameShown({ kind, name }: ConversationRow, { side }: Party, merchant: string): string {
  if (side === 'buyer') return kind === 'seller' ? merchant : ''
  if (side === 'merchant') return kind === 'seller' ? (name ?? '') : ''
  return kind === 'partner' ? merchant : (name ?? '')
}

type Carded = Pick<
  ConversationRow,
  | 'orderNo'
  | 'requestNo'
  | 'house'
  | 'wanted'
  | 'brandName'
  | 'titleEn'
  | 'titleZh'
  | 'brandCode'
  | 'articleNumber'
  | 'hash'
  | 'width'
  | 'height'
  | 'lines'
  | 'cents'
>

export function presentCard(row: Carded, language: Language): CardWire | null {
  const title = (language === 'zh' ? row.titleZh : row.titleEn) ?? row.wanted ?? ''
  if (row.orderNo === null && title === '') return null
  return {
    orderNo: row.orderNo ?? '',
    requestNo: row.requestNo ?? '',
    brandName: row.brandName ?? row.house ?? '',
    title,
    brandCode: row.brandCode ?? '',
    articleNumber: row.articleNumber ?? '',
    productImg: row.hash === null ? null : { hash: row.hash, width: row.width ?? 0, height: row.height ?? 0, alt: title },
    more: Math.max(0, (row.lines ?? 1) - 1),
    price: row.cents === null ? '' : toWire(row.cents),
  }
}
