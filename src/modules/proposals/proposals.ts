import { sql } from 'kysely'
import { z } from 'zod'
import type { Seller } from '#platform/access/memberships.ts'
import type { Actor } from '#platform/actor.ts'
import { addCaseStep } from '#platform/cases/case-history.server.ts'
import { clock } from '#platform/clock.ts'
import { lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { newId, newSpokenCode } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { type BothReasons, ProposalContent } from './proposals.contract.ts'
import {
  type LaterAct,
  MOST_WAITING,
  type partStates,
  type ProposalAct,
  proposalAfter,
  type ProposalPart,
  proposalParts,
  proposalStates,
} from './proposals.rules.ts'
import { proposalTables } from './proposals.tables.ts'

const Row = z.object({
  proposalId: z.string(),
  proposalNo: z.string(),
  merchantId: z.string(),
  accountId: z.string(),
  state: z.enum(proposalStates),
  version: z.int(),
  content: ProposalContent,
  reasonEn: z.string(),
  reasonZh: z.string(),
  productId: z.string().nullable(),
  offeredAt: z.date().nullable(),
  submittedAt: z.date(),
  dueAt: z.date(),
})
export type ProposalRow = z.output<typeof Row>

const COLUMNS = sql`proposal_id as "proposalId", proposal_number as "proposalNo", merchant_id as "merchantId", account_id as "accountId", state,
  version, content, reason_en as "reasonEn", reason_zh as "reasonZh", product_id as "productId", offered_at as "offeredAt",
  submitted_at as "submittedAt", due_at as "dueAt"`

/** `merchantId`: only as this merchant’s own; another’s is not there. */
export async function getProposal(tx: Read, proposalNo: string, merchantId?: string): Promise<ProposalRow> {
  const [row] = await readRows(
    tx,
    Row,
    sql`select ${COLUMNS} from proposals where proposal_number = ${proposalNo}
      and (${merchantId ?? null}::uuid is null or merchant_id = ${merchantId ?? null}::uuid)`,
  )
  return row ?? refuse('NOT_FOUND')
}

/** As it was when it was read: refuses PROPOSAL_MOVED_ON where it has changed since. */
export async function lockProposal(tx: Tx, proposalNo: string, version: number, merchantId?: string): Promise<ProposalRow> {
  const found = await getProposal(tx, proposalNo, merchantId)
  const query = proposalTables(tx).selectFrom('proposals').select('proposal_id').where('proposal_id', '=', found.proposalId)
  await lockRows(tx, query)
  const proposal = await getProposal(tx, proposalNo)
  return proposal.version === version ? proposal : refuse('PROPOSAL_MOVED_ON')
}

type Sent = { content: ProposalContent; dueAt: Date; by: Actor }

/** Keeps a new one with all its parts in review. Refuses PROPOSALS_FULL. */
export async function addProposal(tx: Tx, { merchantId, accountId }: Seller, { content, dueAt, by }: Sent): Promise<ProposalRow> {
  const [count] = await readRows(
    tx,
    z.object({ waiting: z.int() }),
    sql`select count(*)::int as waiting from proposals where merchant_id = ${merchantId} and state = 'submitted'`,
  )
  if ((count?.waiting ?? 0) >= MOST_WAITING) refuse('PROPOSALS_FULL')
  const [proposal_id, proposal_number] = [newId(), `L-${newSpokenCode(8)}`]
  await proposalTables(tx)
    .insertInto('proposals')
    .values({
      ...{ proposal_id, proposal_number, merchant_id: merchantId, account_id: accountId, state: 'submitted' },
      ...{ content: JSON.stringify(content), submitted_at: clock.now(), due_at: dueAt },
    })
    .execute()
  await proposalTables(tx)
    .insertInto('proposal_parts')
    .values(proposalParts.map((part) => ({ proposal_id, part })))
    .execute()
  await recordStep(tx, proposal_id, 'send', by)
  return getProposal(tx, proposal_number)
}

/** What was refused is given again, and in review again. */
export async function sendAgain(tx: Tx, proposal: ProposalRow, { content, dueAt, by }: Sent): Promise<void> {
  await moveProposal(tx, proposal, 'send-again', by)
  await proposalTables(tx)
    .updateTable('proposals')
    .set({ content: JSON.stringify(content), submitted_at: clock.now(), due_at: dueAt })
    .where('proposal_id', '=', proposal.proposalId)
    .execute()
  await proposalTables(tx)
    .updateTable('proposal_parts')
    .set({ state: 'in-review', reason_en: '', reason_zh: '' })
    .where('proposal_id', '=', proposal.proposalId)
    .where('state', '=', 'refused')
    .execute()
}

const NO_WORDS: BothReasons = { en: '', zh: '' }
type Moved = { words?: BothReasons; productId?: string }

/** Takes a step of one that is locked; refuses PROPOSAL_MOVED_ON where there is none such. */
export async function moveProposal(
  tx: Tx,
  { proposalId, state }: ProposalRow,
  act: LaterAct,
  by: Actor,
  { words = NO_WORDS, productId }: Moved = {},
): Promise<void> {
  const next = proposalAfter({ state }, act) ?? refuse('PROPOSAL_MOVED_ON')
  const isDecided = act === 'accept' || act === 'decline'
  await proposalTables(tx)
    .updateTable('proposals')
    .set((eb) => ({
      state: next,
      version: eb('version', '+', 1),
      ...(isDecided ? { decided_at: clock.now() } : {}),
      ...(act === 'decline' ? { reason_en: words.en, reason_zh: words.zh } : {}),
      ...(act === 'offer' ? { offered_at: clock.now() } : {}),
      ...(productId === undefined ? {} : { product_id: productId }),
    }))
    .where('proposal_id', '=', proposalId)
    .execute()
  await recordStep(tx, proposalId, act, by, words)
}

const recordStep = (tx: Tx, proposalId: string, act: ProposalAct, by: Actor, { en, zh }: BothReasons = NO_WORDS) =>
  addCaseStep(tx, { table: 'proposal_steps', of: 'proposal_id' }, proposalId, { act, by, words: en, about: { words_zh: zh } })

export type DecidedPart = { part: ProposalPart; state: (typeof partStates)[number]; reason: BothReasons }

/** Those that are named are refused, the others accepted. */
export async function decideParts(
  tx: Tx,
  { proposalId }: ProposalRow,
  refused: readonly { part: ProposalPart; reason: BothReasons }[],
): Promise<void> {
  await proposalTables(tx)
    .updateTable('proposal_parts')
    .set({ state: 'accepted', reason_en: '', reason_zh: '' })
    .where('proposal_id', '=', proposalId)
    .execute()
  for (const { part, reason } of refused)
    await proposalTables(tx)
      .updateTable('proposal_parts')
      .set({ state: 'refused', reason_en: reason.en, reason_zh: reason.zh })
      .where('proposal_id', '=', proposalId)
      .where('part', '=', part)
      .execute()
}

export async function listParts(tx: Read, proposalId: string): Promise<DecidedPart[]> {
  const rows = await proposalTables(tx)
    .selectFrom('proposal_parts')
    .select(['part', 'state', 'reason_en as en', 'reason_zh as zh'])
    .where('proposal_id', '=', proposalId)
    .execute()
  return proposalParts.flatMap((part) =>
    rows.filter((row) => row.part === part).map(({ state, en, zh }) => ({ part, state, reason: { en, zh } })),
  )
}

export const listProposalSteps = (tx: Read, proposalId: string) =>
  proposalTables(tx)
    .selectFrom('proposal_steps')
    .select(['act', 'words', 'words_zh as wordsZh', 'actor', 'actor_kind as actorKind', 'happened_at as date'])
    .where('proposal_id', '=', proposalId)
    .orderBy('position')
    .execute()

/** Accepted ones that are not offered yet although shoppers can see what was made of them. */
export async function listProposalsToOffer(tx: Read, limit: number): Promise<string[]> {
  const rows = await readRows(
    tx,
    z.object({ proposalNo: z.string() }),
    sql`select r.proposal_number as "proposalNo" from proposals r join product_card p on p.product_id = r.product_id
      where r.state = 'accepted' and r.offered_at is null and p.listed order by r.decided_at limit ${limit}`,
  )
  return rows.map(({ proposalNo }) => proposalNo)
}
