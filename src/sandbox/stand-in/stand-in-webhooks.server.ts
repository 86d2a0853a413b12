import type { Log } from '#platform/log.server.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import type { StandInFaults } from './stand-in-faults.server.ts'

const AT_ONCE_MS = 200
const RETRY_MS = [0, 1_000, 5_000, 30_000]

type Webhook = { url: string; body: string; afterMs?: number }
/** `sign` makes the headers that only the provider can make; `forged` makes ones that only look so. */
type Teller = {
  log: Log
  faults: StandInFaults
  sign: (body: string, how: { at: Date; forged: boolean }) => Record<string, string>
}

/** Tells the shop what has happened on a page, as on good days or as the faults for this path say. */
export function tellShop(teller: Teller, path: string, webhooks: readonly Webhook[]): void {
  const { faults } = teller
  if (faults.take(path, ['webhooks-lost'])) return
  const times = faults.take(path, ['webhooks-twice']) ? 2 : 1
  const late = faults.take(path, ['webhooks-late'])?.slowMs ?? 0
  const forged = faults.take(path, ['webhooks-forged']) !== undefined
  const isOld = faults.take(path, ['webhooks-old']) !== undefined
  const how = () => ({ at: new Date(clock.now().getTime() - (isOld ? 10 * MINUTE : 0)), forged })
  // The last thing first: nobody promises an order.
  for (const { url, body, afterMs = 0 } of webhooks.toReversed())
    for (let time = times; time > 0; time -= 1)
      setTimeout(() => void send(teller, { url, body }, how, 0), afterMs + late + AT_ONCE_MS).unref()
}

/** Again after a while when the shop does not answer with success, as providers do. */
async function send(
  teller: Teller,
  { url, body }: Webhook,
  how: () => { at: Date; forged: boolean },
  attempt: number,
): Promise<void> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...teller.sign(body, how()) },
      body,
      signal: AbortSignal.timeout(5_000),
    })
    await response.text()
    if (response.ok) return
  } catch (problem) {
    teller.log.warn({ err: problem }, 'a stand-in could not tell of a payment')
  }
  const wait = RETRY_MS[attempt + 1]
  if (wait !== undefined) setTimeout(() => void send(teller, { url, body }, how, attempt + 1), wait).unref()
}
