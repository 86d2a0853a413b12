import type { z } from 'zod'
import type { Language } from '#language/languages.ts'
import { healthMessages, sellerHealthText } from '#language/seller/seller-health.text.ts'
import {
  endHealthCase,
  findHealthCase,
  getMerchant,
  isOwnMerchant,
  keepHealthCase,
  listAfter,
  lockMerchant,
  recordMerchantStep,
} from '#modules/merchants/index.server.ts'
import type { ReviewHealthInput } from '#modules/merchants/kept-merchants.contract.ts'
import { readHealth } from '#modules/orders/index.server.ts'
import type { HealthWire } from '#modules/orders/pieces/merchant-health.contract.ts'
import { type HealthFigure, healthFigures } from '#modules/orders/pieces/merchant-health.rules.ts'
import { findHealthRules } from '#modules/shop-settings/index.server.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { Database, Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { notifyOwners } from './people/notify-owners.ts'

/** How a merchant delivers, and what has followed of it: the same for its own people and for the shop. */
export async function showHealth(tx: Read, merchantId: string, days: number, language: Language): Promise<HealthWire> {
  const found = await findHealthCase(tx, merchantId)
  return {
    ...(await readHealth(tx, merchantId, days, await findHealthRules(tx))),
    follows: {
      over: figuresIn(found?.over ?? []),
      isInReview: found?.waits_since != null,
      reviewTime: found?.reviewed_at?.toISOString() ?? '',
      warning: (language === 'zh' ? found?.warning_zh : found?.warning_en) ?? '',
    },
  }
}

const figuresIn = (names: readonly string[]): HealthFigure[] => healthFigures.filter((figure) => names.includes(figure))

const overIn = ({ figures }: Pick<HealthWire, 'figures'>): HealthFigure[] =>
  figures.filter(({ standing }) => standing === 'over').map(({ figure }) => figure)

const AT_ONCE = 50
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Every merchant, each in a transaction of its own. */
export async function watchHealth(database: Database): Promise<void> {
  let after = FIRST
  for (;;) {
    const page = await listAfter(database.pool, after, AT_ONCE)
    for (const { merchantId } of page) await database.inTransaction((tx) => followHealth(tx, merchantId))
    if (page.length < AT_ONCE) return
    after = page.at(-1)?.merchantId ?? after
  }
}

/** So long after a review the same figures are not looked at again. */
const REVIEWED_FOR = 30 * DAY

/**
 * Above a limit over thirty days its owners are told, once for each time. Above one over ninety days a colleague is to look at it, and decides:
 * nothing is held by the clock.
 */
async function followHealth(tx: Tx, merchantId: string): Promise<void> {
  const rules = await findHealthRules(tx)
  const soon = overIn(await readHealth(tx, merchantId, 30, rules))
  const long = overIn(await readHealth(tx, merchantId, 90, rules))
  const seen = await findHealthCase(tx, merchantId)
  if (!seen && soon.length === 0 && long.length === 0) return
  const merchant = await lockMerchant(tx, merchantId)
  const before = await findHealthCase(tx, merchantId)
  const told = figuresIn(before?.told ?? [])
  const over = figuresIn(before?.over ?? [])
  const waits_since = long.length === 0 ? null : (before?.waits_since ?? (isDue() ? clock.now() : null))
  function isDue(): boolean {
    const isSeenTo = long.every((figure) => over.includes(figure)) && before?.reviewed_at != null
    return !isSeenTo || clock.now().getTime() - (before?.reviewed_at?.getTime() ?? 0) > REVIEWED_FOR
  }
  const isSame = same(told, soon) && same(over, long) && waits_since === (before?.waits_since ?? null)
  if (before && isSame) return
  await keepHealthCase(tx, merchant, { told: soon, over: long, waits_since })
  const fresh = soon.filter((figure) => !told.includes(figure))
  if (fresh.length > 0)
    await notifyOwners(tx, merchantId, {
      message: healthMessages.over,
      link: '/seller/health',
      key: `health-over:${before?.version ?? 0}`,
      words: (language) => ({
        figures: fresh.map((figure) => sellerHealthText[figure][language]).join(language === 'zh' ? '、' : ', '),
      }),
    })
}

const same = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one))

/** A colleague has looked at a merchant above a limit: with a warning its owners read, or without one. */
export async function reviewHealth(
  tx: Tx,
  by: Operator,
  { merchantId, version, reason, note }: z.output<typeof ReviewHealthInput>,
): Promise<void> {
  await getMerchant(tx, merchantId)
  if (await isOwnMerchant(tx, merchantId, by.id)) refuse('MERCHANT_OWN')
  const merchant = await lockMerchant(tx, merchantId)
  if (merchant.version !== version) refuse('MERCHANT_MOVED_ON')
  await endHealthCase(tx, merchant, { by: by.id, warning: reason })
  await recordMerchantStep(tx, merchant, { act: 'review-health', by, reason, note })
  if (reason.en !== '')
    await notifyOwners(tx, merchantId, {
      message: healthMessages.warned,
      link: '/seller/health',
      key: `health-warned:${version}`,
      words: (language) => ({ reason: reason[language] }),
    })
  await recordAudit(tx, {
    by,
    action: 'merchant-health-reviewed',
    subject: 'merchant',
    subjectId: merchantId,
    after: { reason: reason.en, note },
  })
}
