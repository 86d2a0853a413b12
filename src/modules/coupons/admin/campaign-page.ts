import { sql } from 'kysely'
import { z } from 'zod'
import type { Language } from '#language/languages.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import { lockRows, problemCode, type Read, type Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { toWire } from '#platform/money.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { findSpent } from '../campaigns.ts'
import type { CampaignState } from '../campaigns.contract.ts'
import { type CampaignRow, couponsTables } from '../coupons.tables.ts'
import { tellCampaignsChanged } from '../running-campaigns.ts'
import { sayBenefit } from '../say-coupon.ts'
import { benefitOf, columnsOf, conditionsOf, documentOf } from './campaign-document.ts'
import type {
  CampaignChoicesWire,
  CampaignDocument,
  CampaignMove,
  CampaignsWire,
  CampaignWire,
} from './campaign-page.contract.ts'

const PAGE_SIZE = 50

/** Campaigns, the newest first. */
export async function listCampaigns(
  tx: Read,
  { state, pageNum }: { state: CampaignState | ''; pageNum: number },
  language: Language,
): Promise<CampaignsWire> {
  const all = couponsTables(tx).selectFrom('campaigns')
  const wanted = state === '' ? all : all.where('state', '=', state)
  const { total } = await wanted.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await wanted
    .selectAll()
    .orderBy('campaign_id', 'desc')
    .limit(PAGE_SIZE)
    .offset((pageNum - 1) * PAGE_SIZE)
    .execute()
  const spent = await findSpent(
    tx,
    rows.map(({ campaign_id }) => campaign_id),
  )
  const list = rows.map((row) => ({
    campaignId: row.campaign_id,
    name: language === 'zh' ? row.name_zh : row.name_en,
    gives: sayBenefit(row.benefit, language),
    had: row.had,
    state: row.state,
    from: row.starts_at.toISOString(),
    until: row.ends_at?.toISOString() ?? null,
    uses: spent.get(row.campaign_id)?.uses ?? 0,
    cost: toWire(spent.get(row.campaign_id)?.cents ?? 0),
  }))
  return { total, pageNum, pageSize: PAGE_SIZE, list }
}

const Figures = z.object({
  held: z.coerce.number(),
  used: z.coerce.number(),
  waiting: z.coerce.number(),
  cents: z.coerce.number(),
  merchantCents: z.coerce.number(),
  orders: z.coerce.number(),
  broughtCents: z.coerce.number(),
})

/** One campaign with what it has cost and brought until now. Refuses NOT_FOUND. */
export async function getCampaign(tx: Read, campaignId: string, language: Language): Promise<CampaignWire> {
  const row = (await findRow(tx, campaignId)) ?? refuse('NOT_FOUND')
  const [figures] = await readRows(
    tx,
    Figures,
    sql`select count(*) filter (where c.state = 'locked') as held, count(*) filter (where c.state = 'used') as used,
        count(*) filter (where c.state = 'unused' and c.claimed_at is not null) as waiting,
        coalesce(sum(c.amount_cents), 0) as cents, coalesce(sum(c.merchant_cents), 0) as "merchantCents",
        count(distinct o.order_id) as orders, coalesce(sum(o.total_cents), 0) as "broughtCents"
      from coupons c left join order_card o on o.order_id = c.order_id and c.state = 'used'
      where c.campaign_id = ${campaignId} and c.returned_at is null and (c.state <> 'unused' or c.claimed_at is not null)`,
  )
  const { cents = 0, merchantCents = 0, broughtCents = 0, ...counts } = figures ?? { held: 0, used: 0, waiting: 0, orders: 0 }
  const batches = await couponsTables(tx)
    .selectFrom('code_batches')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute()
  return {
    document: documentOf(row, await codesOf(tx, row.conditions.products)),
    state: row.state,
    gives: sayBenefit(row.benefit, language),
    spent: { ...counts, cost: toWire(cents), merchantCost: toWire(merchantCents), brought: toWire(broughtCents) },
    batches: batches.map(({ batch_id, wanted, made, created_at, created_by }) => ({
      batchId: batch_id,
      wanted,
      made,
      createTime: created_at.toISOString(),
      createdBy: created_by,
    })),
  }
}

const findRow = (tx: Read, campaignId: string) =>
  couponsTables(tx).selectFrom('campaigns').selectAll().where('campaign_id', '=', campaignId).executeTakeFirst()

async function codesOf(tx: Read, productIds: readonly string[]): Promise<string[]> {
  if (productIds.length === 0) return []
  const rows = await couponsTables(tx)
    .selectFrom('product_card')
    .select('spu_code')
    .where('product_id', 'in', productIds)
    .execute()
  return rows.map(({ spu_code }) => spu_code)
}

/** The products that codes name; one that is none is refused. */
export async function idsOf(tx: Read, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return []
  const rows = await couponsTables(tx).selectFrom('product_card').select('product_id').where('spu_code', 'in', codes).execute()
  if (rows.length < new Set(codes).size) refuse('NOT_FOUND', { field: 'products' })
  return rows.map(({ product_id }) => product_id)
}

export async function listCampaignChoices(tx: Read, language: Language): Promise<CampaignChoicesWire> {
  const rows = await couponsTables(tx)
    .selectFrom('merchant_card')
    .select(['merchant_id', 'name_en', 'name_zh'])
    .orderBy('merchant_code')
    .execute()
  return {
    merchants: rows.map(({ merchant_id, name_en, name_zh }) => ({
      id: merchant_id,
      name: language === 'zh' ? name_zh : name_en,
    })),
  }
}

/** Keeps a campaign as it was edited, a new one as a draft. Refuses MOVED_ON when somebody else was quicker, CAMPAIGN_CODE_TAKEN. */
export async function saveCampaign(tx: Tx, by: Operator, typed: CampaignDocument): Promise<CampaignDocument> {
  const campaignId = typed.campaignId || newId()
  const before = typed.campaignId ? await lockCampaign(tx, campaignId) : undefined
  if (before && before.version !== typed.version)
    refuse('MOVED_ON', { by: before.changed_by, time: before.changed_at.toISOString() })
  const version = (before?.version ?? 0) + 1
  const row = {
    ...columnsOf(typed),
    benefit: JSON.stringify(benefitOf(typed)),
    conditions: JSON.stringify(conditionsOf(typed, await idsOf(tx, typed.products))),
    version,
    changed_at: clock.now(),
    changed_by: by.name,
  }
  await orTaken(async () => {
    if (before) await couponsTables(tx).updateTable('campaigns').set(row).where('campaign_id', '=', campaignId).execute()
    else
      await couponsTables(tx)
        .insertInto('campaigns')
        .values({ ...row, campaign_id: campaignId })
        .execute()
  })
  const saved = { ...typed, campaignId, version }
  await recordAudit(tx, {
    by,
    action: before ? 'campaign-changed' : 'campaign-added',
    subject: 'campaign',
    subjectId: campaignId,
    ...(before ? { before: documentOf(before, await codesOf(tx, before.conditions.products)) } : {}),
    after: saved,
  })
  await tellCampaignsChanged(tx)
  return saved
}

async function lockCampaign(tx: Tx, campaignId: string): Promise<CampaignRow> {
  const [row] = await lockRows(tx, couponsTables(tx).selectFrom('campaigns').selectAll().where('campaign_id', '=', campaignId))
  return row ?? refuse('NOT_FOUND')
}

const TWICE = '23505'

/** A code is one campaign's, and an occasion is one's that runs. */
async function orTaken(write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (problem) {
    if (problemCode(problem) !== TWICE) throw problem
    const isOccasion = problem instanceof Error && problem.message.includes('campaigns_occasion')
    refuse(isOccasion ? 'CAMPAIGN_OCCASION_TAKEN' : 'CAMPAIGN_CODE_TAKEN', { field: isOccasion ? 'occasion' : 'sharedCode' })
  }
}

const MOVES: Record<CampaignMove, { from: readonly CampaignState[]; to: CampaignState }> = {
  start: { from: ['draft', 'paused'], to: 'running' },
  pause: { from: ['running'], to: 'paused' },
  // What has been put by holds until it runs out.
  end: { from: ['running', 'paused'], to: 'ended' },
}

/** Starts, pauses or ends a campaign. Refuses CAMPAIGN_STANDS where it cannot. */
export async function moveCampaign(tx: Tx, by: Operator, campaignId: string, move: CampaignMove): Promise<void> {
  const row = await lockCampaign(tx, campaignId)
  const { from, to } = MOVES[move]
  if (!from.includes(row.state)) refuse('CAMPAIGN_STANDS')
  await orTaken(async () => {
    await couponsTables(tx)
      .updateTable('campaigns')
      .set({ state: to, version: row.version + 1, changed_at: clock.now(), changed_by: by.name })
      .where('campaign_id', '=', campaignId)
      .execute()
  })
  await recordAudit(tx, {
    by,
    action: `campaign-${to as 'running' | 'paused' | 'ended'}`,
    subject: 'campaign',
    subjectId: campaignId,
    before: { state: row.state },
    after: { state: to },
  })
  await tellCampaignsChanged(tx)
}

const MOST_NAMED = 300

/** Campaigns by name, the newest first, for who only has to name one. */
export const listCampaignNames = async (tx: Read, language: Language) => {
  const name = language === 'zh' ? 'name_zh as name' : 'name_en as name'
  return couponsTables(tx)
    .selectFrom('campaigns')
    .select(['campaign_id as campaignId', name])
    .orderBy('campaign_id', 'desc')
    .limit(MOST_NAMED)
    .execute()
}
