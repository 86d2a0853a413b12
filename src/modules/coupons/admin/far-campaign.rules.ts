import { fromWire } from '#platform/money.ts'
import type { CampaignDocument } from './campaign-room.contract.ts'

/** Whoever knows of it has it, so that without a budget nobody knows what it costs. */
const FOR_ALL: ReadonlySet<CampaignDocument['had']> = new Set(['automatic', 'shared-code', 'claimed'] as const)

/**
 * Whether a campaign gives so much away that a second person agrees first: a share further than a price may move, a sum that may take all of
 * an order, no budget, or a part that merchants bear.
 */
export function isFarCampaign(typed: CampaignDocument, percent: number): boolean {
  const { kind, amount, minimum, budget, uses, had, merchantPercent } = typed
  const isUnbounded = FOR_ALL.has(had) && budget === '' && uses === ''
  return (
    merchantPercent !== '' || isUnbounded || shareOf(typed) > percent || (kind === 'amount' && isMost(amount, minimum, percent))
  )
}

/** Of all that is bought, per cent. */
function shareOf({ kind, percent, buy, get }: CampaignDocument): number {
  if (kind === 'percent') return Number(percent)
  return kind === 'buy-get' ? (Number(percent) * Number(get)) / (Number(buy) + Number(get)) : 0
}

const isMost = (amount: string, minimum: string, percent: number): boolean =>
  minimum === '' || fromWire(amount) * 100 > fromWire(minimum) * percent

/** What a campaign gives, to whom and how often: without its words. */
export const givesOf = ({ name: _, terms: __, version: ___, priority: ____, ...gives }: CampaignDocument) => gives
