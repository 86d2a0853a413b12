import { sellThroughFailovers } from './failovers.builders.ts'

/** `DRILL_KILLS` (100): how often the primary loses its power under orders. */
export async function drillFailover(): Promise<void> {
  const say = (line: string): void => console.log(line)
  const { kills, purchases, repeats, slowestSeconds } = await sellThroughFailovers(Number(process.env.DRILL_KILLS ?? 100), say)
  say(`${kills} failovers: ${purchases} orders acknowledged and paid, none lost, none twice; ${repeats} calls were repeated.`)
  say(`Orders again ${slowestSeconds.toFixed(1)} s after a takeover at most.`)
}
