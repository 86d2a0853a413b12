import type { EventFor } from '#events/events.server.ts'
import { getOrderById, lockOrder } from '#modules/orders/index.server.ts'
import {
  getReturn,
  listDueReturns,
  listReturnedUnits,
  listReturnSteps,
  markReminded,
  moveReturn,
  type ReturnRow,
} from '#modules/returns/index.server.ts'
import type { ReturnAct } from '#modules/returns/returns.rules.ts'
import { returnMessages, returnWays } from '#language/account/return-messages.text.ts'
import { reasonLine } from '#language/account/reason-line.ts'
import { showDate } from '#language/dates.ts'
import { dayInHongKong } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { showHkdExactly } from '#platform/money.ts'
import { notifyShopper } from './notify-shopper.ts'

/** Tells whoever sends pieces back what the shop has decided, has received and has found. */
export async function notifyOfReturn(tx: Tx, event: EventFor<'return-news'>, publicUrl: string): Promise<void> {
  const { returnNo, step } = event.payload
  const row = await getReturn(tx, returnNo)
  const said = (await listReturnSteps(tx, [row.return_id]))[step]
  if (!said) return
  const unit = (await listReturnedUnits(tx, [row.return_id])).find(({ unit_id }) => unit_id === said.unit_id)
  const subject = subjectOf(row, said.act, unit?.result)
  if (subject)
    await tell(tx, row, subject, { words: said.words, refundCents: unit?.refund_cents ?? 0, key: `${step}` }, publicUrl)
}

function subjectOf({ kind }: ReturnRow, act: ReturnAct, result: 'accepted' | 'rejected' | null | undefined) {
  const name = act === 'inspect' ? `${act}-${result ?? ''}` : act === 'withdraw' || act === 'send' ? '' : `${kind}-${act}`
  return isTold(name) ? name : undefined
}
const isTold = (name: string): name is keyof typeof returnMessages => Object.hasOwn(returnMessages, name)

type Words = { words: string; refundCents: number; key: string }

async function tell(
  tx: Tx,
  row: ReturnRow,
  subject: keyof typeof returnMessages,
  { words, refundCents, key }: Words,
  publicUrl: string,
): Promise<void> {
  const order = await getOrderById(tx, row.order_id)
  await notifyShopper(
    tx,
    order,
    {
      kind: 'order',
      told: returnMessages[subject],
      words: (language) => ({
        number: order.order_number,
        returnNo: row.return_number,
        reason: reasonLine(words, language),
        refund: showHkdExactly(refundCents),
        way: returnWays[row.to_balance ? 'balance' : 'paid'][language],
        day: row.send_by ? showDate(dayInHongKong(row.send_by), language) : '',
        parcel: [row.back_courier, row.back_tracking_number].filter(Boolean).join(' '),
      }),
      link: '/myaccount/returns',
      key: `return:${row.return_number}:${key}`,
    },
    publicUrl,
  )
}

/** What was agreed to and not sent in time is over; a little before, that is said again. Answers how many were seen to. */
export async function lapseReturns(tx: Tx, most: number, publicUrl: string): Promise<number> {
  const late = await listDueReturns(tx, 'lapse', most)
  for (const { order_id: orderId, return_number } of late) {
    const order = await lockOrder(tx, { orderId })
    const row = await getReturn(tx, return_number)
    // It may have been sent while the order was being waited for.
    if (row.state === 'agreed') await moveReturn(tx, order, row, 'lapse', { actor: 'clock' })
  }
  const soon = await listDueReturns(tx, 'remind', most)
  for (const row of soon) {
    await markReminded(tx, row)
    await tell(tx, row, 'return-remind', { words: '', refundCents: 0, key: 'remind' }, publicUrl)
  }
  return Math.max(late.length, soon.length)
}
