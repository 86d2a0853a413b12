import { sql } from 'kysely'
import { z } from 'zod'
import { getConsignment, sendConsignment } from '../../src/modules/orders/pieces/consignments.paths.ts'
import { readRows } from '../../src/platform/read-rows.server.ts'
import type { Choice } from '../catalogue/seeded-choice.ts'
import { atDesk, HOUR, later } from './lives.ts'
import type { PastShop } from './past-shop.ts'
import type { Photographs } from './pictures.ts'
import type { Owner, Owners } from './sellers.ts'

type Town = { shop: PastShop; owners: Owners; photographs: Photographs }
type Bought = { orderNo: string; orderId: string }
type Unit = { unitId: string; merchant: string }

/** What is the shop’s own is sent by nobody else. */
const sendsItself = ({ owners }: Pick<Town, 'owners'>, { merchant }: Unit): boolean => owners.of(merchant) !== undefined

export const ofMerchants = (town: Town, units: readonly Unit[]): boolean => units.some((unit) => sendsItself(town, unit))

/** Merchants send us what is theirs of these pieces; answers whether any was. */
export async function sendOwn(town: Town, order: Bought, units: readonly Unit[], choice: Choice): Promise<boolean> {
  const own = Map.groupBy(
    units.filter((unit) => sendsItself(town, unit)),
    ({ merchant }) => merchant,
  )
  for (const [merchant, theirs] of own) {
    const owner = town.owners.of(merchant)!
    const unitIds = theirs.map(({ unitId }) => unitId)
    await town.shop.ask(owner, sendConsignment, {
      ...{ orderNo: order.orderNo, unitIds, photos: await photographed(town, owner, order, unitIds) },
      courier: 'SF Express',
      trackingNumber: `SF${choice.between(1_000_000, 9_999_999)}000002`,
    })
  }
  return own.size > 0
}

/** Each as it is when it is sent, where the shop asks for that. */
async function photographed({ shop, photographs }: Town, owner: Owner, { orderNo }: Bought, unitIds: readonly string[]) {
  const { pieces } = await shop.ask(owner, getConsignment, { orderNo })
  const photos: { unitId: string; uploadIds: string[] }[] = []
  for (const { unitId, photosNeeded, productImg } of pieces)
    if (photosNeeded > 0 && unitIds.includes(unitId))
      photos.push({
        unitId,
        uploadIds: await photographs.takeOfItem(owner.accountId, 'sent-item', [productImg.hash], photosNeeded),
      })
  return photos
}

/** A day or so after the time by which it was to be sent. */
export async function lateFor({ shop }: Pick<Town, 'shop'>, { orderId }: Bought, choice: Choice): Promise<Date> {
  const [due] = await readRows(
    shop.tx,
    z.object({ at: z.date() }),
    sql`select max(due_at) as at from consignments where order_id = ${orderId}`,
  )
  return atDesk(later(due!.at, choice.between(14, 30) * HOUR), 0)
}
