import { countInAll, raiseAlarm } from '#modules/floods/index.server.ts'
import { MOST_SESSIONS } from '#modules/floods/floods.rules.ts'
import { welcomeVisitors } from '#modules/members/index.server.ts'
import type { VisitorWire } from '#modules/members/members.contract.ts'
import { Gathered } from '#platform/batches/gathered.ts'
import type { Database } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

/** One that waits for the disk holds up no other. */
const AT_ONCE = 2
const MOST_TOGETHER = 200

/**
 * Lets visitors in; those who come at the same moment in one transaction. New sessions are never stopped for others: each address may open
 * so many a minute, and too many in all raise an alarm. `scale` multiplies how many that is.
 */
export function openDoor(scale: number): (database: Database) => Promise<VisitorWire> {
  const door = new Gathered((databases: readonly Database[]) => letIn(databases, scale), { atOnce: AT_ONCE, most: MOST_TOGETHER })
  return (database) => door.ask(database)
}

async function letIn(asking: readonly Database[], scale: number): Promise<VisitorWire[]> {
  const [database = refuse('BUSY')] = asking
  const { counted, visitors } = await database.inTransaction(async (tx) => ({
    counted: await countInAll(tx, 'sessions', asking.length),
    visitors: await welcomeVisitors(tx, asking.length),
  }))
  if (counted > MOST_SESSIONS * scale) await raiseAlarm(database, 'sessions', counted)
  return visitors
}
