import { authenticateAll, benchOf } from '#flows/delivery/bench.builders.ts'
import type { BuildProduct } from '#modules/catalogue/catalogue.builders.ts'
import { bookableDays, halvesOf, yearOf } from '#modules/care/care.rules.ts'
import { gazettedHolidays, holidaysOf } from '#modules/fulfilment/holidays.rules.ts'
import { confirmReceipt, getAdminOrder, moveOrder } from '#modules/orders/orders.paths.ts'
import { confirmPayment, startPayment } from '#modules/orders/payments/payments.paths.ts'
import type { UploadPurpose } from '#modules/uploads/uploads.paths.ts'
import { clock } from '#platform/clock.ts'
import type { TestShop } from '../../test-shop.builders.ts'
import { placeAsGuest } from '../order.builders.ts'
import { receipt, upload } from '../receipt.builders.ts'

/** Days of one year: towards the end of December few of this one are left. */
export const inOneYear = (days: readonly string[]): string[] =>
  [...Map.groupBy(days, yearOf).values()].toSorted((one, other) => other.length - one.length)[0] ?? []

/** Days on which a morning and an afternoon can be booked, all in one year. */
export function wholeCareDays(): string[] {
  const closed = holidaysOf(gazettedHolidays)
  return inOneYear(bookableDays(clock.now()).filter((day) => halvesOf(day, closed).length === 2))
}

/** Pieces in the hands of the buyer, and who works in the shop. */
export async function aftercareOf(shop: TestShop) {
  const [office, desk, finance, support, bench] = await Promise.all([
    shop.operator(),
    shop.operator(['order-desk']),
    shop.operator(['finance']),
    shop.operator(['support']),
    shop.operator(['authenticator']),
  ])
  const look = async (orderNo: string) => (await shop.ask(getAdminOrder, { orderNo }, { token: office })).data
  const bought = async (
    wanted: { product?: BuildProduct; quantity?: number; token?: string; language?: 'en_US' | 'cht_CN' } = {},
  ) => {
    const { product, ...rest } = wanted
    const built = await shop.product(product)
    const { token, answer } = await placeAsGuest(shop, [built], rest)
    const { orderNo } = answer.data
    const { paymentId } = (await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })).data
    await shop.ask(confirmPayment, { paymentId }, { token: office })
    const { units } = await look(orderNo)
    return { orderNo, token, product: built, unitIds: units.map(({ unitId }) => unitId) }
  }
  /** All of it, or these pieces. */
  const deliver = async ({ orderNo, token }: { orderNo: string; token: string }, unitIds?: string[]) => {
    await shop.ask(moveOrder, { orderNo, move: 'seller-sent', ...(unitIds ? { unitIds } : {}) }, { token: office })
    await authenticateAll(benchOf(shop, bench), orderNo)
    const parcel = { courier: 'SF Express', trackingNumber: 'SF1234567890123' }
    await shop.ask(moveOrder, { orderNo, move: 'dispatch', ...parcel }, { token: office })
    await shop.ask(confirmReceipt, { orderNo }, { token })
  }
  const received = async (wanted: Parameters<typeof bought>[0] = {}) => {
    const order = await bought(wanted)
    await deliver(order)
    return order
  }
  return { office, desk, finance, support, bench, look, bought, received, deliver }
}

/** A picture, sent as a browser sends it. */
export const sendPicture = async (shop: TestShop, purpose: UploadPurpose, token: string): Promise<string> =>
  (await upload(shop, token, await receipt(), { purpose })).data.uploadId
