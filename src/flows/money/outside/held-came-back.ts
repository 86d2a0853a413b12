import { isReported, moveReport, postHeldAnew, seeReport } from '#modules/orders/index.server.ts'
import {
  findHeld,
  listReturnsOf,
  lockReturned,
  moveHeld,
  sumHeld,
  type UnallocatedReceipt,
} from '#modules/treasury/index.server.ts'
import type { Tx } from '#platform/database.server.ts'
import type { ProviderBack } from '#platform/payment-providers/payment-provider.server.ts'
import { lockBoth } from '../settle-payment.ts'

/** What the shop has asked for carries its own name, of the held money and of the try; the first try has no number. */
const OF_HELD = /^held-([0-9a-f-]{36})(?:-(\d+))?$/
export const isOfHeld = ({ key = '' }: ProviderBack): boolean => OF_HELD.test(key)

/** A return that the shop has asked for says by its call how it has ended. What is told later is that its money is here again. */
export async function recordOwnReturn(tx: Tx, back: ProviderBack): Promise<void> {
  const [, heldId = '', time = '1'] = OF_HELD.exec(back.key ?? '') ?? []
  const held = back.status === 'declined' ? await findHeld(tx, heldId) : undefined
  if (!held || back.amount !== held.amount_cents) return
  // The order is locked first, as by all who settle it.
  if (held.payment_id !== null) await lockBoth(tx, held.payment_id)
  const returned = await lockReturned(tx, [heldId])
  const returns = await listReturnsOf(tx, heldId)
  // What an earlier try has brought is over.
  const last = Number(time) === returns.length ? returns.at(-1) : undefined
  if (last !== undefined) await takeBackHeld(tx, returned, last)
}

/** The same of a return that was made at the provider's own desk. */
export async function recordReturnBack(
  tx: Tx,
  came: readonly UnallocatedReceipt[],
  about: Parameters<typeof seeReport>[1],
): Promise<void> {
  if (came.length === 0 || !(await isReported(tx, about.provider, about.providerId))) return
  const report = await seeReport(tx, about)
  if (report.state !== 'booked') return
  const returned = await lockReturned(
    tx,
    came.map(({ held_id }) => held_id),
  )
  if (sumHeld(returned) !== report.amount_cents) return
  await takeBackHeld(tx, returned, report.report_id)
  await moveReport(tx, report, { state: 'came-back' })
}

/** It is held again, as a case of finance. Told again, it changes nothing. */
async function takeBackHeld(tx: Tx, returned: readonly UnallocatedReceipt[], returnId: string): Promise<void> {
  const [first] = returned
  if (!first) return
  if (!(await postHeldAnew(tx, 'held-back', returnId, { method: first.method, cents: sumHeld(returned) }))) return
  for (const { held_id: heldId } of returned) await moveHeld(tx, heldId, 'returned', 'held')
}
