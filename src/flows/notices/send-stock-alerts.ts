import { gatheredUntil } from '#events/events.server.ts'
import { tellOfStock } from './tell-of-offers.ts'
import { findBestOffers } from '#modules/offers/index.server.ts'
import { mailAboutStock } from '#modules/mailing/index.server.ts'
import { lockDueAlerts, noteBack, settleAlert } from '#modules/stock-alerts/index.server.ts'
import type { Tx } from '#platform/database.server.ts'

export const TOLD_AT_ONCE = 100

/**
 * Writes to those who wait for what can be bought again, once for all that is back within minutes: the mail and the marks that it was
 * written share the transaction. Answers to how many addresses; the rest, and those whose minutes are not over, are found by the next run.
 */
export async function sendStockAlerts(tx: Tx, publicUrl: string, productIds?: readonly string[]): Promise<number> {
  await noteBack(tx, productIds)
  const due = await lockDueAlerts(tx, gatheredUntil(), TOLD_AT_ONCE)
  const offers = await findBestOffers(
    tx,
    [...due.values()].flatMap((alerts) => alerts.map(({ skuId }) => skuId)),
  )
  for (const alerts of due.values()) {
    const told = alerts.flatMap((alert) => offers.get(alert.skuId) ?? [])
    const [first] = alerts
    if (!first || told.length === 0) continue
    const tokens = []
    for (const { alertId } of alerts) tokens.push(await settleAlert(tx, alertId))
    await mailAboutStock(tx, { ...first, endToken: tokens.at(-1) ?? '' }, told, publicUrl)
    await tellOfStock(tx, first.email, told, first.alertId)
  }
  return due.size
}
