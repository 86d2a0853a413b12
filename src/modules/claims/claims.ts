import { emit } from '#events/events.server.ts'
import { addCaseStep } from '#platform/cases/case-history.server.ts'
import type { Key, Locked, Read, Tx } from '#platform/database.server.ts'
import type { Actor } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import { newId } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'
import { type ClaimAct, claimAfter, type ClaimKind, type ClaimState } from './claims.rules.ts'
import { type ClaimRow, claimTables } from './claims.tables.ts'

type LockedOrder = Locked<{ order_id: string }>

export type NewClaim = {
  unitId: string
  kind: ClaimKind
  words: string
  seenCents: number | null
  seenAt: string
  link: string
  pictures: readonly string[]
}

/** Keeps a claim about a piece of a locked order, and tells of it. */
export async function openClaim(tx: Tx, order: LockedOrder, by: Actor, wanted: NewClaim): Promise<void> {
  const claimId = newId()
  await claimTables(tx)
    .insertInto('claims')
    .values({
      claim_id: claimId,
      order_id: order.order_id,
      unit_id: wanted.unitId,
      kind: wanted.kind,
      words: wanted.words,
      seen_cents: wanted.seenCents,
      seen_at: wanted.seenAt,
      link: wanted.link,
      asked_at: clock.now(),
    })
    .execute()
  const pictures = wanted.pictures.map((upload_id, position) => ({ claim_id: claimId, position, upload_id }))
  if (pictures.length > 0) await claimTables(tx).insertInto('claim_pictures').values(pictures).execute()
  await recordStep(tx, { claim_id: claimId, order_id: order.order_id }, 'ask', by, '')
}

type Decided = Partial<Pick<ClaimRow, 'refund_cents' | 'extra_cents' | 'reason' | 'piece_wanted'>>

/** Moves a claim of a locked order along; refuses CLAIM_DECIDED when there is no such step from where it stands. */
export async function moveClaim(
  tx: Tx,
  order: LockedOrder,
  claim: ClaimRow,
  act: Exclude<ClaimAct, 'ask'>,
  by: Actor & { words: string },
  decided: Decided = {},
): Promise<void> {
  const state = claim.order_id === order.order_id ? claimAfter(claim, act) : undefined
  if (!state) refuse('CLAIM_DECIDED')
  await claimTables(tx)
    .updateTable('claims')
    .set({ state, ...decided, ...(act === 'uphold' || act === 'decline' ? { decided_at: clock.now() } : {}) })
    .where('claim_id', '=', claim.claim_id)
    .execute()
  await recordStep(tx, claim, act, by, by.words)
}

async function recordStep(
  tx: Tx,
  { claim_id, order_id }: Pick<ClaimRow, 'claim_id' | 'order_id'>,
  act: ClaimAct,
  by: Actor,
  words: string,
): Promise<void> {
  const step = await addCaseStep(tx, { table: 'claim_steps', of: 'claim_id' }, claim_id, { act, by, words })
  await emit(tx, 'claim-moved', { orderId: order_id, claimId: claim_id, step })
}

/** As it stands; ask once the order is locked, since every step of a claim locks its order. */
export async function getClaim(tx: Read, claimId: string): Promise<ClaimRow> {
  const found = await claimTables(tx).selectFrom('claims').selectAll().where('claim_id', '=', claimId).executeTakeFirst()
  return found ?? refuse('NOT_FOUND')
}

/** What became of the claims about the pieces of an order. */
export const listClaimsOfOrder = (tx: Read, orderId: Key): Promise<{ unitId: string; kind: ClaimKind; state: ClaimState }[]> =>
  claimTables(tx)
    .selectFrom('claims')
    .select(['unit_id as unitId', 'kind', 'state'])
    .where('order_id', '=', orderId)
    .orderBy('claim_id')
    .execute()

export const listClaimSteps = (tx: Read, claimIds: readonly string[]) =>
  claimTables(tx)
    .selectFrom('claim_steps')
    .select([
      'claim_id as claimId',
      'act',
      'words',
      'actor',
      'actor_id as actorId',
      'actor_kind as actorKind',
      'happened_at as date',
    ])
    .where('claim_id', 'in', [...claimIds, NO_CLAIM])
    .orderBy('claim_id')
    .orderBy('position')
    .execute()

export const listClaimPictures = (tx: Read, claimIds: readonly string[]) =>
  claimTables(tx)
    .selectFrom('claim_pictures')
    .select(['claim_id as claimId', 'upload_id as uploadId'])
    .where('claim_id', 'in', [...claimIds, NO_CLAIM])
    .orderBy('claim_id')
    .orderBy('position')
    .execute()

/** A list in SQL is never empty. */
const NO_CLAIM = '00000000-0000-0000-0000-000000000000'
