import { destinationOf, isLocal } from '#language/buying/territories.ts'
import { DELIVERY } from '#modules/fulfilment/address.rules.ts'
import { deliveryFee, destinationsOf, findZone } from '#modules/fulfilment/zones.rules.ts'
import {
  changeReceiver,
  listLines,
  lockOrder,
  type OrderRow,
  type OrderZone,
  type ReceiverRecord,
  requireAddressOpen,
  requireProven,
} from '#modules/orders/index.server.ts'
import type { ChangeAddressInput } from '#modules/orders/orders.contract.ts'
import type { ShopSettings } from '#modules/shop-settings/setting-list.contract.ts'
import type { Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { z } from 'zod'
import { requireReceiver } from './order-receiver.ts'

/** The shopper says where an order is to go instead: once, before anything of it has left, and only where its delivery costs the same. */
export async function changeOrderAddress(
  tx: Tx,
  ownerId: string,
  wanted: z.output<typeof ChangeAddressInput>,
  { zones }: ShopSettings['delivery'],
): Promise<void> {
  const order = await lockOrder(tx, { orderNumber: wanted.orderNo })
  await requireProven(tx, order, ownerId)
  await requireAddressOpen(tx, order)
  const form = { logisticsType: DELIVERY, email: order.contact_email, form: wanted.orderAddressIVO } as const
  const receiver = await requireReceiver(tx, ownerId, { ...form, farAway: destinationsOf(zones) })
  const zone = zoneAfter(order, receiver, zones)
  if (receiver.territory !== 'HK') await requireNoExotic(tx, order)
  await changeReceiver(tx, order, { receiver, zone }, { kind: 'shopper', id: ownerId })
}

function zoneAfter(order: OrderRow, { territory, provinceCode }: ReceiverRecord, zones: ShopSettings['delivery']['zones']) {
  const zone = findZone(zones, destinationOf(territory, provinceCode))
  if (isLocal(territory) !== (order.zone === null)) return refuse('ZONE_FIXED')
  if (!zone || !order.zone) return null
  if (deliveryFee(zone, order.zone.grams) !== (order.parts.delivery ?? 0)) return refuse('ZONE_FIXED')
  const { name, earliestDays, latestDays } = zone
  return { name, earliestDays, latestDays, grams: order.zone.grams } satisfies OrderZone
}

/** It may go elsewhere in Hong Kong, and nowhere else. */
async function requireNoExotic(tx: Tx, order: OrderRow): Promise<void> {
  const exotic = (await listLines(tx, order.order_id)).find(({ snapshot }) => snapshot.exotic)
  if (exotic) refuse('LICENCE_NEEDED', { skuId: exotic.sku_id })
}
