import { timeInHongKong, dayInHongKong } from '#platform/clock.ts'
import { fromWire, toWire } from '#platform/money.ts'
import type { Benefit, Conditions } from '../campaigns.contract.ts'
import type { CampaignRow } from '../coupons.tables.ts'
import type { CampaignDocument } from './campaign-page.contract.ts'

/** A minute as a field has it, read as Hong Kong's. */
const fromField = (minute: string): Date => new Date(`${minute}:00+08:00`)
const toField = (at: Date | null): string => (at ? `${dayInHongKong(at)}T${timeInHongKong(at)}` : '')

const cents = (typed: string): number | null => (typed === '' ? null : fromWire(typed))
const number = (typed: string): number | null => (typed === '' ? null : Number(typed))
/** “10” and “12.5” per cent are 1,000 and 1,250 basis points. */
const basisPoints = (typed: string): number => cents(typed) ?? 0
/** An amount as it is typed: without cents where there are none. */
const typedCents = (amount: number | null | undefined): string => (amount ? toWire(amount).replace(/\.00$/, '') : '')

/** The benefit a document speaks of. */
export function benefitOf(typed: CampaignDocument): Benefit {
  switch (typed.kind) {
    case 'amount':
      return { kind: 'amount', cents: fromWire(typed.amount) }
    case 'percent':
      return { kind: 'percent', basisPoints: basisPoints(typed.percent), capCents: cents(typed.cap) }
    case 'delivery':
      return { kind: 'delivery' }
    case 'care':
      return { kind: 'care', worthCents: fromWire(typed.amount) }
    case 'buy-get':
      return { kind: 'buy-get', buy: Number(typed.buy), get: Number(typed.get), basisPoints: basisPoints(typed.percent) }
  }
}

/** `productIds`: of the codes it names. */
export const conditionsOf = (typed: CampaignDocument, productIds: readonly string[]): Conditions => ({
  categories: typed.categories,
  brands: typed.brands,
  merchants: typed.merchants,
  products: [...productIds],
  side: typed.side || null,
  minimumCents: cents(typed.minimum) ?? 0,
  firstOrder: typed.firstOrder,
  members: typed.members,
  groups: typed.groups,
  payTypes: typed.payTypes,
})

/** What a document says of a row, but for what stands in JSON. */
export const columnsOf = (typed: CampaignDocument) => ({
  name_en: typed.name.en,
  name_zh: typed.name.zh,
  terms_en: typed.terms.en,
  terms_zh: typed.terms.zh,
  had: typed.had,
  shared_code: typed.had === 'shared-code' || typed.had === 'claimed' ? typed.sharedCode : null,
  occasion: typed.had === 'granted' ? typed.occasion || null : null,
  starts_at: fromField(typed.from),
  ends_at: typed.until === '' ? null : fromField(typed.until),
  holds_days: number(typed.holdsDays),
  budget_cents: cents(typed.budget),
  budget_uses: number(typed.uses),
  per_member: number(typed.perMember),
  merchant_basis_points: basisPoints(typed.merchantPercent),
  exclusive_group: typed.exclusiveGroup,
  with_others: typed.withOthers,
  priority: number(typed.priority) ?? FIRST_PRIORITY,
})
const FIRST_PRIORITY = 100

/** `products`: codes of the products its conditions name. */
export function documentOf(row: CampaignRow, products: readonly string[]): CampaignDocument {
  const { benefit, conditions } = row
  const given = {
    amount: benefit.kind === 'amount' ? benefit.cents : benefit.kind === 'care' ? benefit.worthCents : null,
    percent: 'basisPoints' in benefit ? benefit.basisPoints : null,
    cap: benefit.kind === 'percent' ? benefit.capCents : null,
    ...(benefit.kind === 'buy-get' ? { buy: benefit.buy, get: benefit.get } : { buy: '', get: '' }),
  }
  return {
    campaignId: row.campaign_id,
    version: row.version,
    name: { en: row.name_en, zh: row.name_zh },
    terms: { en: row.terms_en, zh: row.terms_zh },
    kind: benefit.kind,
    amount: typedCents(given.amount),
    percent: typedCents(given.percent),
    cap: typedCents(given.cap),
    buy: String(given.buy),
    get: String(given.get),
    had: row.had,
    sharedCode: row.shared_code ?? '',
    occasion: row.occasion ?? '',
    categories: conditions.categories,
    brands: conditions.brands,
    merchants: conditions.merchants,
    products: [...products],
    side: conditions.side ?? '',
    minimum: typedCents(conditions.minimumCents),
    firstOrder: conditions.firstOrder,
    members: conditions.members,
    groups: conditions.groups,
    payTypes: conditions.payTypes,
    from: toField(row.starts_at),
    until: toField(row.ends_at),
    holdsDays: String(row.holds_days ?? ''),
    budget: typedCents(row.budget_cents),
    uses: String(row.budget_uses ?? ''),
    perMember: String(row.per_member ?? ''),
    merchantPercent: typedCents(row.merchant_basis_points),
    exclusiveGroup: row.exclusive_group,
    withOthers: row.with_others,
    priority: String(row.priority),
  }
}
