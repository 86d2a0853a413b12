import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { qrPicture } from '#platform/media/qr-picture.server.ts'

/** Draws the codes that parcels are fetched with, for the desk's camera. */
export async function withPickUpCodes(order: OrderWire): Promise<OrderWire> {
  const parcels = await Promise.all(
    order.parcels.map(async (parcel) =>
      parcel.pickUp ? { ...parcel, pickUp: { ...parcel.pickUp, qrSvg: await qrPicture(parcel.pickUp.code) } } : parcel,
    ),
  )
  return { ...order, parcels }
}
