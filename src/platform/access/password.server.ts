import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { bulkhead } from 'cockatiel'
import { orBusy } from '#platform/or-busy.server.ts'

/** Each takes 19 MiB and a whole processor for some hundredths of a second; one processor is left to everybody else. */
const AT_ONCE = Math.max(1, availableParallelism() - 1)
/** Who stands further behind would wait longer than a second. */
const MOST_WAITING = 20 * AT_ONCE

// Never inside a transaction: anyone who waits here would keep a connection from those who buy.
const queue = bulkhead(AT_ONCE, MOST_WAITING)

export const hashPassword = (password: string): Promise<string> => orBusy(() => queue.execute(() => hash(password)))

// Checked where there is none, so that both ways take as long.
let nobodysHash: Promise<string> | undefined

/** Whether this is the password behind the hash; without one it is not. Refuses BUSY when too many are waiting. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const known = stored ?? (await (nobodysHash ??= hash('nobody has this password')))
  const right = await orBusy(() => queue.execute(() => verify(known, password)))
  return right && stored !== undefined
}
