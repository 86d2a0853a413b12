import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Seller } from '#platform/access/memberships.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { type ProposalQueue, proposalQueues, proposalStates } from './proposals.rules.ts'

export const PROPOSAL_PAGE = 50

const Listed = z.object({
  proposalNo: z.string(),
  state: z.enum(proposalStates),
  nameEn: z.string(),
  nameZh: z.string(),
  brandName: z.string(),
  merchantEn: z.string(),
  merchantZh: z.string(),
  submittedAt: z.date(),
  dueAt: z.date(),
  isLate: z.boolean(),
})
export type ListedProposal = z.output<typeof Listed>

const QUEUE = sql`case r.state when 'submitted' then 'waiting' when 'returned' then 'open' else 'over' end`

const listWhere = (
  tx: Read,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  pageNum: number,
): Promise<ListedProposal[]> =>
  readRows(
    tx,
    Listed,
    sql`select r.proposal_number as "proposalNo", r.state, coalesce(r.content -> 'name' ->> 'en', '') as "nameEn",
        coalesce(r.content -> 'name' ->> 'zh', '') as "nameZh", coalesce(b.name, '') as "brandName", m.name_en as "merchantEn",
        m.name_zh as "merchantZh", r.submitted_at as "submittedAt", r.due_at as "dueAt", r.state = 'submitted' and r.due_at < now() as "isLate"
      from proposals r join merchant_card m on m.merchant_id = r.merchant_id
        left join brand_card b on b.brand_code = r.content ->> 'brandCode'
      where ${where} order by ${order} limit ${PROPOSAL_PAGE} offset ${(pageNum - 1) * PROPOSAL_PAGE}`,
  )

const Total = z.object({ total: z.int() })

/** A merchant's own, the newest first. */
export async function listOwnProposals(tx: Read, { merchantId }: Seller, pageNum: number) {
  const where = sql`r.merchant_id = ${merchantId}`
  const [count] = await readRows(tx, Total, sql`select count(*)::int as total from proposals r where ${where}`)
  return { total: count?.total ?? 0, rows: await listWhere(tx, where, sql`r.submitted_at desc, r.proposal_number`, pageNum) }
}

const Counted = z.object({ queue: z.enum(proposalQueues), num: z.int() })

/** What waits, late ones first; what is over, the newest first. */
export async function listQueue(tx: Read, queue: ProposalQueue, pageNum: number) {
  const counted = await readRows(tx, Counted, sql`select ${QUEUE} as queue, count(*)::int as num from proposals r group by 1`)
  const queues = proposalQueues.map((one) => ({ queue: one, num: counted.find((row) => row.queue === one)?.num ?? 0 }))
  const order = queue === 'over' ? sql`r.decided_at desc nulls last, r.proposal_number` : sql`r.due_at, r.proposal_number`
  const rows = await listWhere(tx, sql`${QUEUE} = ${queue}`, order, pageNum)
  return { queues, total: queues.find((one) => one.queue === queue)?.num ?? 0, rows }
}
