import { takeEndingCoupons } from '#modules/coupons/index.server.ts'
import { writeMessage } from '#modules/inbox/index.server.ts'
import type { Tx } from '#platform/database.server.ts'

/** Reminds of coupons that end soon: in the inbox, and by the ways by which members want offers. Answers how many were looked at. */
export async function remindOfCoupons(tx: Tx, most: number): Promise<number> {
  const reminders = await takeEndingCoupons(tx, most)
  for (const { ownerId, message } of reminders) await writeMessage(tx, ownerId, message)
  return reminders.length
}
