import type { Selectable } from 'kysely'
import type { PriceParts } from './price.rules.ts'
import type { Json } from '#platform/tables/column-types.ts'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'

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
  picture: { hash: string; width: number; height: number }
}

/** The tables only this module may write. */
export type OrderTables = Own<
  'orders' | 'consignments' | 'order_lines' | 'order_history' | 'order_grants' | 'units' | 'parcels' | 'parcel_units',
  {
    orders: { receiver: Json<ReceiverRecord>; parts: Json<PriceParts> }
    units: { parts: Json<PriceParts> }
    order_lines: { snapshot: Json<LineSnapshot>; parts: Json<PriceParts> }
  }
>

export type OrderRow = Selectable<OrderTables['orders']>
export type LineRow = Selectable<OrderTables['order_lines']>
export type UnitRow = Selectable<OrderTables['units']>
export type ParcelRow = Selectable<OrderTables['parcels']>
export type HistoryRow = Selectable<OrderTables['order_history']>

export const orderTables = ownTables<OrderTables>()
