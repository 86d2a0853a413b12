import type { Sealing } from '#platform/access/sealing.server.ts'
import { clock } from '#platform/clock.ts'

export const PREVIEW_PATH = '/preview'
export const PREVIEW_HOURS = 12
const ABOUT = 'a look at the shop behind closed doors'

/** What an operator passes on: it opens the closed shop to whoever has it, until it ends. */
export const makePass = (sealing: Sealing): string =>
  sealing.seal(String(clock.now().getTime() + PREVIEW_HOURS * 3_600_000), ABOUT)

/** How long a pass still opens the shop, in seconds; 0 for one that is over, or that somebody has made up. */
export function secondsLeft(sealing: Sealing, pass: string): number {
  try {
    return Math.max(0, Math.floor((Number(sealing.open(pass, ABOUT)) - clock.now().getTime()) / 1000))
  } catch {
    return 0
  }
}
