import { findBestOffers } from '#modules/catalogue/index.server.ts'
import { mailAboutStock } from '#modules/messages/index.server.ts'
import { lockDueAlerts, settleAlert } from '#modules/stock-alerts/index.server.ts'
import type { Tx } from '#platform/database.server.ts'

export const TOLD_AT_ONCE = 100

/**
 * Writes to those who wait for a variant that can be bought again, each once: the mail and the mark that it was written share
 * the transaction. Answers how many were sent; the rest is found by the next run.
 */
export async function sendStockAlerts(tx: Tx, publicUrl: string, productIds?: readonly string[]): Promise<number> {
  const due = await lockDueAlerts(tx, TOLD_AT_ONCE, productIds)
  const pieces = await findBestOffers(
    tx,
    due.map((alert) => alert.skuId),
  )
  for (const alert of due) {
    const piece = pieces.get(alert.skuId)
    if (piece) await mailAboutStock(tx, { ...alert, endToken: await settleAlert(tx, alert.alertId) }, piece, publicUrl)
  }
  return due.length
}
