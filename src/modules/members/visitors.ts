import type { Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { startVisits } from '#platform/access/sessions.server.ts'
import type { VisitorWire } from './members.contract.ts'

/** Guests with a bag of their own: each a fresh account id behind a fresh token. */
export async function welcomeVisitors(tx: Tx, number: number): Promise<VisitorWire[]> {
  const accounts = Array.from({ length: number }, newId)
  const tokens = await startVisits(tx, accounts)
  return accounts.map((account, at) => ({ token: tokens[at] ?? '', account }))
}
