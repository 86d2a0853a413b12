import { fromWire } from '#platform/money.ts'
import type { CampaignDocument } from './campaign-page.contract.ts'

/** Whoever knows of it has it, so that without a budget nobody knows what it costs. */
const FOR_ALL: ReadonlySet<CampaignDocument['had']> = new Set(['automatic', 'shared-code', 'claimed'] as const)

/**
 * Whether a campaign gives so much away that a second person agrees first: a share further than a price may move, alone or with `others` that
 * the same person has started and nobody else has agreed to; a sum that may take all of an order; no budget; or a part that merchants bear.
 */
export function isFarCampaign(typed: CampaignDocument, percent: number, others: readonly CampaignDocument[] = []): boolean {
  const { budget, uses, had, merchantPercent } = typed
  const isUnbounded = FOR_ALL.has(had) && budget === '' && uses === ''
  return merchantPercent !== '' || isUnbounded || shareTogether(typed, others) > percent
}

/** Of what is bought, per cent, when all that combine with it are used one after the other. */
function shareTogether(typed: CampaignDocument, others: readonly CampaignDocument[]): number {
  const left = others
    .filter((other) => combine(typed, other))
    .reduce((rest, other) => (rest * (100 - shareOf(other))) / 100, 100 - shareOf(typed))
  return Math.round((100 - left) * 100) / 100
}

const combine = (one: CampaignDocument, other: CampaignDocument): boolean =>
  one.campaignId !== other.campaignId &&
  one.withOthers &&
  other.withOthers &&
  (one.exclusiveGroup === '' || one.exclusiveGroup !== other.exclusiveGroup)

/** At most, per cent of what is bought. */
function shareOf({ kind, percent, buy, get, amount, minimum }: CampaignDocument): number {
  if (kind === 'percent') return Number(percent)
  if (kind === 'buy-get') return (Number(percent) * Number(get)) / (Number(buy) + Number(get))
  if (kind !== 'amount') return 0
  return minimum === '' ? 100 : Math.min(100, (fromWire(amount) * 100) / Math.max(1, fromWire(minimum)))
}

/** What a campaign gives, to whom and how often: without its words. */
export const givesOf = ({ name: _, terms: __, version: ___, priority: ____, ...gives }: CampaignDocument) => gives
