import { requireAtMost, say } from './drill-steps.ts'
import { sellThroughFailovers } from './failovers.builders.ts'

/** So long may orders wait once a standby has taken over. */
const MOST_SECONDS = 10

/**
 * `DRILL_KILLS` (100): how often the primary loses its power under orders; `DRILL_MINUTES` ends it earlier, so that what was sold until then
 * is still compared.
 */
export async function drillFailover(): Promise<void> {
  const wanted = {
    kills: Number(process.env.DRILL_KILLS ?? 100),
    minutes: Number(process.env.DRILL_MINUTES ?? Infinity),
    withMoney: true,
  }
  const { kills, purchases, repeats, slowestSeconds, moved } = await sellThroughFailovers(wanted, say)
  say(`${kills} failovers: ${purchases} orders acknowledged and paid, none lost, none twice; ${repeats} calls were repeated.`)
  if (moved)
    say(
      `${moved.cards} card payments, ${moved.refunds} refunds and ${moved.withdrawals} withdrawals beside them, each once here and at the provider.`,
    )
  say(`Orders again ${slowestSeconds.toFixed(1)} s after a takeover at most.`)
  requireAtMost('seconds from a takeover to the next order', slowestSeconds, MOST_SECONDS)
}
