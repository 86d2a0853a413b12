import { settlePieces } from '#modules/offers/index.server.ts'
import { findPickUpPoint } from '#modules/fulfilment/address.rules.ts'
import {
  askBack,
  findUncollected,
  getOrderById,
  listParcels,
  keepParcel,
  lockOrder,
  moveOrder,
  type OrderRow,
  settleShelf,
  takePickUpsToRemind,
} from '#modules/orders/index.server.ts'
import { pickUpMessages } from '#language/account/pick-up-messages.text.ts'
import { showDate } from '#language/dates.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { dayInHongKong } from '#platform/clock.ts'
import type { Locked, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { newestRefundsOf, sayRefunds } from './say-refunds.ts'
import { notifyShopper } from './notify-shopper.ts'

type Telling = { parcelId: string; key: string; until: Date; provinceCode: string }

/** Reminds shoppers of parcels they have not collected, twice at most, and answers how many. Time alone never makes a parcel received. */
export async function remindOfPickUps(tx: Tx, most: number, publicUrl: string): Promise<number> {
  const taken = await takePickUpsToRemind(tx, most)
  for (const { parcelId, reminders } of taken) {
    const parcel = await findUncollected(tx, parcelId)
    if (!parcel) continue
    const { orderId, keepUntil: until, provinceCode } = parcel
    await tell(tx, await getOrderById(tx, orderId), 'remind', { parcelId, key: `${reminders}`, until, provinceCode }, publicUrl)
  }
  return taken.length
}

type Decision = { parcelId: string; act: 'keep' | 'give-back'; days: number }

/**
 * The desk decides about a parcel that nobody fetches: it waits some days longer, or its pieces are for sale again and what was paid for
 * them goes back, as of a cancellation. Of the desk and the buyer who comes in that moment the first is served.
 */
export async function settleUncollected(
  tx: Tx,
  operator: Operator,
  { parcelId, act, days }: Decision,
  publicUrl: string,
): Promise<void> {
  const { orderId } = (await findUncollected(tx, parcelId)) ?? refuse('NOT_FOUND')
  const order = await lockOrder(tx, { orderId })
  const parcel = (await findUncollected(tx, parcelId)) ?? refuse('ORDER_MOVED_ON', { state: order.state })
  const { unitIds, provinceCode } = parcel
  const until = act === 'keep' ? await keepParcel(tx, order, parcelId, days) : parcel.keepUntil
  const refundCents = act === 'keep' ? 0 : await refundUncollected(tx, operator, order, unitIds)
  await recordAudit(tx, {
    by: operator,
    action: `pick-up-${act}`,
    subject: 'order',
    subjectId: order.order_number,
    after: { unitIds, ...(act === 'keep' ? { until: until.toISOString() } : { refundCents }) },
  })
  await tell(tx, order, act, { parcelId, key: `${act}:${until.getTime()}`, until, provinceCode }, publicUrl)
}

const REASON = 'not collected'

/** The money is written before the pieces move; stock is taken last. */
async function refundUncollected(
  tx: Tx,
  operator: Operator,
  order: Locked<OrderRow>,
  unitIds: readonly string[],
): Promise<number> {
  const by = { ...operator, note: REASON }
  const { worthCents } = await askBack(tx, order, unitIds, { reason: REASON, requestedBy: operator.id })
  const moved = await moveOrder(tx, order, 'return', by, { unitIds })
  await settlePieces(tx, await settleShelf(tx, moved, unitIds, 'on-sale'), 'returned', by)
  return worthCents
}

const tell = async (
  tx: Tx,
  order: OrderRow,
  subject: keyof typeof pickUpMessages,
  { parcelId, key, until, provinceCode }: Telling,
  publicUrl: string,
): Promise<void> => {
  const unitIds = (await listParcels(tx, order.order_id)).find(({ parcel_id }) => parcel_id === parcelId)?.unitIds ?? []
  const back = await sayRefunds(tx, subject === 'give-back' ? await newestRefundsOf(tx, order.order_id, unitIds) : [])
  await notifyShopper(
    tx,
    order,
    {
      kind: 'logistics',
      told: pickUpMessages[subject],
      words: (language) => ({
        number: order.order_number,
        place: findPickUpPoint(provinceCode)?.[language] ?? '',
        day: showDate(dayInHongKong(until), language),
        back: back[language] && `\n\n${back[language]}`,
      }),
      unitIds,
      link: `/myaccount/orders/orderDetail?orderNo=${order.order_number}`,
      key: `pick-up:${parcelId}:${key}`,
    },
    publicUrl,
  )
}
