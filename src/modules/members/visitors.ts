import type { Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { startSession } from '#platform/access/sessions.server.ts'
import type { VisitorWire } from './members.contract.ts'

/** A guest with a bag of its own: a fresh account id behind a fresh token. */
export async function welcomeVisitor(tx: Tx): Promise<VisitorWire> {
  const account = newId()
  return { token: await startSession(tx, 'visitor', account), account }
}
