import { kindOfCategory } from '#modules/care/care.contract.ts'
import { findPiecesOfUnits, giveCoupon } from '#modules/coupons/index.server.ts'
import { writeMessage } from '#modules/inbox/index.server.ts'
import { findMember } from '#modules/members/index.server.ts'
import { getOrderById, listUnits } from '#modules/orders/index.server.ts'
import type { Tx } from '#platform/database.server.ts'

/** A member has received a bag: what the shop gives with it is theirs, once for each bag. */
export async function giveForBags(tx: Tx, orderId: string): Promise<void> {
  const order = await getOrderById(tx, orderId)
  if (!(await findMember(tx, order.owner_id))) return
  const units = await listUnits(tx, orderId)
  const received = units.filter(({ state }) => state === 'received').map(({ unit_id }) => unit_id)
  for (const [unitId, { categories }] of await findPiecesOfUnits(tx, received)) {
    if (!categories.some((path) => kindOfCategory(path) === 'bag')) continue
    const given = await giveCoupon(tx, 'bag-received', order.owner_id, unitId)
    if (given) await writeMessage(tx, order.owner_id, given.message)
  }
}
