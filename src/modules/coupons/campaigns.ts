import { sql } from 'kysely'
import { z } from 'zod'
import { sideText } from '#language/buying/coupon-problem.text.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { Occasion } from './campaigns.contract.ts'
import type { CouponOffer } from './coupon.rules.ts'
import type { CampaignRow } from './coupons.tables.ts'

/** A campaign as it is offered now. Whoever uses it names the version they have priced with. */
export type CampaignOffer = CouponOffer & {
  version: number
  occasion: Occasion | null
  had: CampaignRow['had']
  perMember: number | null
}

/** What the rules need to know of campaigns, in the sequence of their rows. */
export async function offersOf(tx: Read, rows: readonly CampaignRow[]): Promise<CampaignOffer[]> {
  const names = await findNames(tx, rows)
  const budgeted = rows.filter(hasBudget)
  const spent = await findSpent(
    tx,
    budgeted.map(({ campaign_id }) => campaign_id),
  )
  const claimed = await countClaimed(
    tx,
    budgeted.flatMap(({ had, campaign_id }) => (had === 'claimed' ? [campaign_id] : [])),
  )
  return rows.map((row) => {
    const { uses = 0, cents = 0 } = spent.get(row.campaign_id) ?? {}
    // Where coupons are claimed, whoever has one may use it: there are as many to be claimed.
    const taken = row.had === 'claimed' ? (claimed.get(row.campaign_id) ?? 0) : uses
    return {
      campaignId: row.campaign_id,
      version: row.version,
      occasion: row.occasion,
      had: row.had,
      perMember: row.per_member,
      code: row.shared_code ?? undefined,
      name: { en: row.name_en, zh: row.name_zh },
      terms: { en: row.terms_en, zh: row.terms_zh },
      benefit: row.benefit,
      conditions: row.conditions,
      only: { en: onlyOf(row, names, 'en'), zh: onlyOf(row, names, 'zh') },
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      leftCents: row.budget_cents === null ? null : Math.max(0, row.budget_cents - cents),
      leftUses: row.budget_uses === null ? null : Math.max(0, row.budget_uses - taken),
      merchantBasisPoints: row.merchant_basis_points,
      exclusiveGroup: row.exclusive_group,
      withOthers: row.with_others,
      priority: row.priority,
    }
  })
}

export const hasBudget = (row: Pick<CampaignRow, 'budget_cents' | 'budget_uses'>): boolean =>
  row.budget_cents !== null || row.budget_uses !== null

const Spent = z.object({ campaignId: z.string(), uses: z.coerce.number(), cents: z.coerce.number() })

/** Uses of campaigns and what they have cost; orders that wait to be paid count. */
export async function findSpent(tx: Read, campaignIds: readonly string[]): Promise<Map<string, z.output<typeof Spent>>> {
  if (campaignIds.length === 0) return new Map()
  const rows = await readRows(
    tx,
    Spent,
    sql`select campaign_id as "campaignId", count(*) as uses, sum(amount_cents) as cents from coupons
      where campaign_id = any(${[...campaignIds]}::uuid[]) and state <> 'unused' and returned_at is null group by campaign_id`,
  )
  return new Map(rows.map((row) => [row.campaignId, row]))
}

const Claimed = z.object({ campaignId: z.string(), claimed: z.coerce.number() })

async function countClaimed(tx: Read, campaignIds: readonly string[]): Promise<Map<string, number>> {
  if (campaignIds.length === 0) return new Map()
  const rows = await readRows(
    tx,
    Claimed,
    sql`select campaign_id as "campaignId", count(*) as claimed from coupons
      where campaign_id = any(${[...campaignIds]}::uuid[]) and returned_at is null group by campaign_id`,
  )
  return new Map(rows.map((row) => [row.campaignId, row.claimed]))
}

const Named = z.object({ key: z.string(), en: z.string(), zh: z.string() })
type Names = ReadonlyMap<string, { en: string; zh: string }>

/** What conditions name, as people call it. */
async function findNames(tx: Read, rows: readonly CampaignRow[]): Promise<Names> {
  const all = (kind: 'categories' | 'brands' | 'merchants' | 'products') => [
    ...new Set(rows.flatMap(({ conditions }) => conditions[kind].slice(0, MOST_NAMED))),
  ]
  const named = [all('categories'), all('brands'), all('merchants'), all('products')]
  if (named.every((keys) => keys.length === 0)) return new Map()
  const found = await readRows(
    tx,
    Named,
    sql`select path as key, name_en as en, name_zh as zh from category_card where path = any(${named[0]}::text[])
      union all select brand_code, name, name from brand_card where brand_code = any(${named[1]}::text[])
      union all select merchant_id::text, name_en, name_zh from merchant_card where merchant_id = any(${named[2]}::uuid[])
      union all select product_id::text, name_en, name_zh from product_card where product_id = any(${named[3]}::uuid[])`,
  )
  return new Map(found.map(({ key, en, zh }) => [key, { en, zh }]))
}

const MOST_NAMED = 3

function onlyOf({ conditions }: CampaignRow, names: Names, language: 'en' | 'zh'): string {
  const { side, categories, brands, products, merchants } = conditions
  const lists = [categories, brands, products, merchants].map((keys) => {
    // Women's and men's bags are both called bags.
    const shown = new Set(keys.slice(0, MOST_NAMED).map((key) => names.get(key)?.[language] ?? key))
    return [...shown].join(language === 'zh' ? '、' : ', ') + (keys.length > MOST_NAMED ? '…' : '')
  })
  return [side ? sideText[side][language] : '', ...lists].filter(Boolean).join(' · ')
}
