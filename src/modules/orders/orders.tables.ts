import type { OrderState, PayType } from './orders.rules.ts'

/** Who receives an order and how it is reached; kept as typed. */
export type ReceiverRecord = {
  firstName: string
  lastName: string
  areaNum: string
  mobile: string
  territory: 'HK' | 'MO'
  provinceCode: string
  address: string
}

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
  picture: { hash: string; width: number; height: number; placeholder: string }
}

export type OrderRow = {
  order_id: string
  order_number: string
  owner_id: string
  state: OrderState
  language: 'en' | 'zh'
  logistics_type: 1 | 2
  pay_type: PayType
  receiver: ReceiverRecord
  contact_phone: string
  contact_email: string
  goods_cents: number
  delivery_cents: number
  payment_fee_cents: number
  total_cents: number
  placed_at: Date
  expires_at: Date
  paid_at: Date | null
  dispatched_at: Date | null
  received_at: Date | null
  tracking_number: string | null
  courier: string | null
  /** Bought from the bag, not straight from a product's page. */
  from_bag: boolean
}

export type LineRow = {
  line_id: string
  order_id: string
  consignment_id: string
  offer_id: string
  sku_id: string
  product_id: string
  quantity: number
  unit_price_cents: number
  snapshot: LineSnapshot
}
export type HistoryRow = {
  entry_id: string
  order_id: string
  move: string
  from_state: string
  to_state: OrderState
  actor: string
  note: string | null
  happened_at: Date
}

export type OrderTables = {
  orders: OrderRow
  consignments: { consignment_id: string; order_id: string; merchant_id: string; goods_cents: number }
  order_lines: LineRow
  order_history: HistoryRow
  order_grants: { owner_id: string; order_id: string; granted_at: Date }
}
