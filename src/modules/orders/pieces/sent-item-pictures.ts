import type { Tx } from '#platform/database.server.ts'
import { orderTables } from '../orders.tables.ts'

/** How a piece is as it is sent; what was kept of an earlier time gives way. */
export async function keepSentPictures(tx: Tx, unitId: string, uploadIds: readonly string[]): Promise<void> {
  await orderTables(tx).deleteFrom('sent_item_pictures').where('unit_id', '=', unitId).execute()
  if (uploadIds.length === 0) return
  await orderTables(tx)
    .insertInto('sent_item_pictures')
    .values(uploadIds.map((upload_id, position) => ({ unit_id: unitId, position, upload_id })))
    .execute()
}
