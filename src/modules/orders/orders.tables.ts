import type { Selectable } from 'kysely'
import type { Territory } from '#language/buying/territories.ts'
import type { PriceParts } from './placing/price.rules.ts'
import type { Generated, Json } from '#platform/tables/column-types.ts'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { OrdersTableRows } from './orders.tables.generated.ts'

/** Who receives an order and how it is reached; kept as typed. */
export type ReceiverRecord = {
  firstName: string
  lastName: string
  areaNum: string
  mobile: string
  territory: Territory
  provinceCode: string
  /** Only outside Hong Kong and Macau. */
  city?: string
  postCode?: string
  address: string
}

/** Where an order goes beyond Hong Kong and Macau, as the zone was when it was placed; its price is the delivery of the order. */
export type OrderZone = { name: { en: string; zh: string }; earliestDays: number; latestDays: number; grams: number }

/** What a line looked like when it was bought; later changes of the catalogue do not reach it. */
export type LineSnapshot = {
  spuCode: string
  articleNumber: string
  brandCode: string
  brandName: string
  titleEn: string
  titleZh: string
  colourEn: string
  colourZh: string
  size: string
  sizeSystem: string
  itemNumber: string
  merchantNameEn: string
  merchantNameZh: string
  picture: { hash: string; width: number; height: number }
  /** Of precious goods: what the invoice says of metal and stones. */
  marks?: { fineness: { en: string; zh: string } | null; grams: number | null; stones: string | null }
  /** Of an item that is not new; its title names it, too. */
  condition?: 'like-new' | 'very-good' | 'good'
  /** It was in the lowest-price zone. */
  lowestPrice?: boolean
  /** It leaves Hong Kong only with a licence. */
  exotic?: boolean
}

/** `url` is the provider's page; `card` is what it tells of the card that was used. */
type PaymentDetail = { url?: string; card?: { brand: string; last4: string; wallet: string } }

/** The tables only this module may write. */
export type OrderTables = Own<
  OrdersTableRows,
  | 'orders'
  | 'consignments'
  | 'order_lines'
  | 'order_history'
  | 'order_grants'
  | 'units'
  | 'sent_item_pictures'
  | 'parcels'
  | 'parcel_units'
  | 'payments'
  | 'payment_webhooks'
  | 'card_declines'
  | 'refunds'
  | 'refund_parts'
  | 'refund_returns'
  | 'disputes'
  | 'provider_reports'
  | 'provider_cursors',
  {
    orders: { receiver: Json<ReceiverRecord>; parts: Json<PriceParts>; zone: Json<OrderZone> | null }
    units: { parts: Json<PriceParts> }
    payments: { detail: Generated<Json<PaymentDetail>> }
    order_lines: { snapshot: Json<LineSnapshot>; parts: Json<PriceParts> }
  }
>

export type OrderRow = Selectable<OrderTables['orders']>
export type LineRow = Selectable<OrderTables['order_lines']>
export type UnitRow = Selectable<OrderTables['units']>
export type ParcelRow = Selectable<OrderTables['parcels']>
export type HistoryRow = Selectable<OrderTables['order_history']>

export type PaymentRow = Selectable<OrderTables['payments']>
export type PaymentState = PaymentRow['state']
export type RefundRow = Selectable<OrderTables['refunds']>
export type RefundPartRow = Selectable<OrderTables['refund_parts']>
export type DisputeRow = Selectable<OrderTables['disputes']>
export type ReportRow = Selectable<OrderTables['provider_reports']>

export const orderTables = ownTables<OrderTables>()
