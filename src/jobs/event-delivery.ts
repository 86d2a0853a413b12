import { sendOrderMail } from '#flows/send-order-mail.ts'
import { sendStockAlerts } from '#flows/send-stock-alerts.ts'
import { STOCK_CHANGED } from '#modules/catalogue/index.server.ts'
import type { Database, Tx } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { handleEvents, type OutboxEvent } from '#platform/outbox.server.ts'

const EVERY_MS = 500

export type DeliveryHost = { database: Database; log: Log; publicUrl: () => string }

/** Polls the outbox and writes the mails and messages to shoppers; effects and position are committed together. */
export function startEventDelivery(host: DeliveryHost): { stop: () => Promise<void> } {
  let stopping = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const poll = async (): Promise<void> => {
    try {
      let handled: number
      do
        handled = await host.database.inTransaction((tx) =>
          handleEvents(tx, 'shopper-mails', (event) => deliver(tx, event, host.publicUrl())),
        )
      while (handled > 0 && !stopping)
    } catch (problem) {
      host.log.warn({ err: problem }, 'events could not be delivered; trying again')
    }
    if (!stopping) timer = setTimeout(next, EVERY_MS)
  }
  const next = (): void => {
    running = poll()
  }
  let running = poll()
  return {
    stop: async () => {
      stopping = true
      clearTimeout(timer)
      await running
    },
  }
}

/** Stock and products that have changed concern those who wait for them; the rest is about orders. */
async function deliver(tx: Tx, event: OutboxEvent, publicUrl: string): Promise<void> {
  const { productIds } = event.payload
  const changed = event.topic === STOCK_CHANGED || event.topic === 'product-changed'
  if (changed && Array.isArray(productIds)) await sendStockAlerts(tx, publicUrl, productIds)
  else await sendOrderMail(tx, event, publicUrl)
}
