import { listLastSales, listReferrers, listTrails, type ReferredSale, type ReferrerRow } from '#modules/referrals/index.server.ts'
import type { ReferrersWire, ReferrerWire } from '#modules/referrals/referrals.contract.ts'
import { signsOf } from '#modules/referrals/referrals.rules.ts'
import { type CommissionRule, INFLUENCER } from '#modules/settlement/settlement.rules.ts'
import type { ShopSettings } from '#modules/shop-settings/setting-list.contract.ts'
import { pieceName } from '#language/product/piece-name.ts'
import type { Language } from '#language/languages.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { presentLinks } from './keep-links.ts'

const PAGE_SIZE = 50

type Look = { language: Language; settings: ShopSettings }
type Wanted = { word: string; state: '' | 'flagged'; pageNum: number }

/** Influencers with what they brought, what they cost and what stands out. */
export async function showReferrers(tx: Read, { word, state, pageNum }: Wanted, look: Look): Promise<ReferrersWire> {
  const typed = word.toLowerCase()
  const all = (await listReferrers(tx))
    .filter(({ nameEn, nameZh }) => typed === '' || nameEn.toLowerCase().includes(typed) || nameZh.includes(word))
    .map((row) => present(row, look))
  const flagged = all.filter(({ signs }) => signs.length > 0)
  const found = state === 'flagged' ? flagged : all
  return {
    ...{ total: found.length, pageNum, pageSize: PAGE_SIZE, all: all.length, flagged: flagged.length },
    list: found.slice((pageNum - 1) * PAGE_SIZE, pageNum * PAGE_SIZE),
  }
}

function present(row: ReferrerRow, { language, settings: { referrals } }: Look): ReferrersWire['list'][number] {
  const { merchantId, nameEn, nameZh, state, visits, clicks, orders, sold, kept, refused, broughtCents, costCents } = row
  return {
    ...{ merchantId, state, visits, clicks, orders, sold, kept, refused },
    name: language === 'zh' ? nameZh : nameEn,
    signs: signsOf(row, referrals),
    brought: toWire(broughtCents),
    cost: toWire(costCents),
  }
}

/** One of them: links, rules, what stands out, and the sales behind the figures. */
export async function showReferrer(tx: Read, merchantId: string, look: Look): Promise<ReferrerWire> {
  const [row] = await listReferrers(tx, merchantId)
  if (!row) return refuse('NOT_FOUND')
  const { clicksPerVisit, sharedVisitors } = look.settings.referrals
  return {
    ...present(row, look),
    trails: await listTrails(tx, merchantId, { visitors: sharedVisitors, clicks: clicksPerVisit }),
    links: await presentLinks(tx, merchantId, look.language),
    rules: look.settings.settlement.rules.filter(isFor(merchantId)).map((rule) => presentRule(rule, look.language)),
    sales: (await listLastSales(tx, merchantId)).map((sale) => presentSale(sale, look.language)),
  }
}

const isFor =
  (merchantId: string) =>
  ({ kind, influencer = '' }: CommissionRule): boolean =>
    kind === INFLUENCER && (influencer === '' || influencer === merchantId)

const presentRule = (rule: CommissionRule, language: Language): ReferrerWire['rules'][number] => ({
  name: rule.name[language],
  rate: rule.commission,
  isOwn: (rule.influencer ?? '') !== '',
  category: rule.category,
  hasCampaign: rule.campaign !== '',
  from: rule.from,
  until: rule.until,
})

const presentSale = (sale: ReferredSale, language: Language): ReferrerWire['sales'][number] => ({
  unitId: sale.unitId,
  orderNo: sale.orderNo,
  piece: pieceName(sale.brand, language === 'zh' ? sale.titleZh : sale.titleEn),
  code: sale.code,
  way: sale.way,
  time: sale.soldAt.toISOString(),
  rule: sale.terms.rule?.[language] ?? '',
  rate: String(sale.terms.rate / 100),
  state: stateOf(sale),
  refused: sale.refused ?? '',
  likenesses: sale.likenesses,
  goods: toWire(sale.goodsCents),
  commission: toWire(sale.commissionCents),
})

function stateOf({ refused, bookedAt, goodsCents, isPaid, isOut }: ReferredSale): ReferrerWire['sales'][number]['state'] {
  if (refused) return 'refused'
  if (bookedAt) return goodsCents > 0 ? 'kept' : 'back'
  if (isOut) return 'back'
  return isPaid ? 'waiting' : 'unpaid'
}
