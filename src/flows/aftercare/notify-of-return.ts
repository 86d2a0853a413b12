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
import { returnMessages } from '#language/account/return-messages.text.ts'
import { reasonLine } from '#language/account/reason-line.ts'
import { showDate } from '#language/dates.ts'
import { CLOCK } from '#platform/actor.ts'
import { dayInHongKong } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { showHkdExactly } from '#platform/money.ts'
import { newestRefundsOf, sayRefunds } from './say-refunds.ts'
import { notifyShopper } from './notify-shopper.ts'

type Step = Awaited<ReturnType<typeof listReturnSteps>>[number]
type Units = Awaited<ReturnType<typeof listReturnedUnits>>
type Subject = keyof typeof returnMessages

/**
 * Tells a shopper who returns pieces what the shop has decided, received and found: what was found of several pieces within a few
 * minutes in one message.
 */
export async function notifyOfReturn(tx: Tx, events: readonly EventFor<'return-news'>[], publicUrl: string): Promise<void> {
  for (const [returnNo, own] of Map.groupBy(events, ({ payload }) => payload.returnNo)) {
    const row = await getReturn(tx, returnNo)
    const steps = await listReturnSteps(tx, [row.return_id])
    const units = await listReturnedUnits(tx, [row.return_id])
    const told = own.map(({ payload: { step } }) => ({ step, said: steps[step], subject: subjectOf(row, steps[step], units) }))
    for (const [subject, alike] of Map.groupBy(told, (one) => one.subject)) {
      const isAnswered = subject?.endsWith('-ask') && told.length > alike.length
      if (!subject || isAnswered) continue
      const said = alike.flatMap((one) => one.said ?? [])
      await tell(tx, row, subject, { units: unitsTold(units, said), said, key: `${alike[0]?.step}` }, publicUrl)
    }
  }
}

function subjectOf({ kind }: ReturnRow, said: Step | undefined, units: Units): Subject | undefined {
  if (!said || said.act === 'withdraw' || said.act === 'send') return undefined
  const result = units.find(({ unit_id }) => unit_id === said.unit_id)?.result
  const name = said.act === 'inspect' ? `inspect-${result ?? ''}` : `${kind}-${said.act}`
  return isTold(name) ? name : undefined
}
const isTold = (name: string): name is Subject => Object.hasOwn(returnMessages, name)

/** What is said of single pieces names them, and all else is about the whole parcel; what goes back to the shopper is what was not taken. */
function unitsTold(units: Units, said: readonly Step[]): Units {
  if (said.some(({ act }) => act === 'send-back')) return units.filter(({ result }) => result === 'rejected')
  const named = said.flatMap(({ unit_id }) => unit_id ?? [])
  return named.length > 0 ? units.filter(({ unit_id }) => named.includes(unit_id)) : units
}

type Words = { units: Units; said: readonly Step[]; key: string }

async function tell(tx: Tx, row: ReturnRow, subject: Subject, { units, said, key }: Words, publicUrl: string): Promise<void> {
  const order = await getOrderById(tx, row.order_id)
  const unitIds = units.map(({ unit_id }) => unit_id)
  const back = await sayRefunds(tx, await newestRefundsOf(tx, row.order_id, unitIds))
  const words = [...new Set(said.map((one) => one.words).filter(Boolean))].join('\n')
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
        refund: showHkdExactly(units.reduce((sum, { refund_cents }) => sum + refund_cents, 0)),
        back: back[language] && `\n\n${back[language]}`,
        day: row.send_by ? showDate(dayInHongKong(row.send_by), language) : '',
        parcel: [row.back_courier, row.back_tracking_number].filter(Boolean).join(' '),
      }),
      unitIds,
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
    if (row.state === 'agreed') await moveReturn(tx, order, row, 'lapse', CLOCK)
  }
  const soon = await listDueReturns(tx, 'remind', most)
  for (const row of soon) {
    await markReminded(tx, row)
    const units = await listReturnedUnits(tx, [row.return_id])
    await tell(tx, row, 'return-remind', { units, said: [], key: 'remind' }, publicUrl)
  }
  return Math.max(late.length, soon.length)
}
