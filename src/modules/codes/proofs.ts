import { sql } from 'kysely'
import type { Tx } from '#platform/database.server.ts'
import { hashToken, newId, newToken } from '#platform/ids.server.ts'
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

/** The same proof for what was shown without a code: it stands where that of a code would, which could never be typed. */
export async function leaveProofOf(tx: Tx, place: CodePlace): Promise<string> {
  const codeId = newId()
  await codeTables(tx)
    .insertInto('one_time_codes')
    .values({
      ...{ code_id: codeId, purpose: place.purpose, subject: place.subject, owner_id: place.ownerId, contact: '', network: '' },
      ...{ code_hash: Buffer.alloc(0), expires_at: sql<Date>`now()`, used_at: sql<Date>`now()` },
    })
    .execute()
  return leaveProof(tx, codeId)
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
