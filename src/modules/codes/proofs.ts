import { sql } from 'kysely'
import type { Tx } from '#platform/database.server.ts'
import { hashToken, newToken } from '#platform/ids.server.ts'
import { PROOF_MINUTES } from './codes.rules.ts'
import type { CodePlace } from './codes.ts'
import { codeTables } from './codes.tables.ts'

/** What is left behind by a code that was right, for one more step: in the transaction that uses the code up. */
export async function leaveProof(tx: Tx, codeId: string): Promise<string> {
  const proof = newToken()
  await codeTables(tx)
    .updateTable('one_time_codes')
    .set({ proof_hash: hashToken(proof), proof_until: sql<Date>`now() + ${PROOF_MINUTES} * interval '1 minute'` })
    .where('code_id', '=', codeId)
    .execute()
  return proof
}

type ProofPlace = Omit<CodePlace, 'subject'> & { subject?: string }

/** Uses a proof up; false where it is not one of this place (of whichever subject, where none is named), is over, or was used. */
export async function takeProof(tx: Tx, place: ProofPlace, proof: string): Promise<boolean> {
  const ofPlace = codeTables(tx)
    .updateTable('one_time_codes')
    .set({ proof_hash: null })
    .where('owner_id', '=', place.ownerId)
    .where('purpose', '=', place.purpose)
    .where('proof_hash', '=', hashToken(proof))
    .where('proof_until', '>', sql<Date>`now()`)
  const taken = await (place.subject === undefined ? ofPlace : ofPlace.where('subject', '=', place.subject)).executeTakeFirst()
  return taken.numUpdatedRows > 0n
}
