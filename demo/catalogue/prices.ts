/** What a product costs: the kind's range, the house's tier, and a little of its own. Whole dollars, kept in cents. */
import type { Choice } from './seeded-choice.ts'
import type { BrandSheet } from './word-lists.ts'

const tierStart: Record<BrandSheet['tier'], number> = { studio: 0, maison: 0.32, atelier: 0.62 }

export function listPriceCents([low, high]: [number, number], tier: BrandSheet['tier'], choice: Choice): number {
  const place = tierStart[tier] + choice.number() * (tier === 'atelier' ? 0.38 : 0.3)
  return roundPrice(low * (high / low) ** place) * 100
}

/** Prices end the way shops end them: 480, 1,290, 12,800. */
export function roundPrice(dollars: number): number {
  if (dollars < 1000) return Math.max(180, Math.round(dollars / 10) * 10)
  if (dollars < 5000) return Math.round(dollars / 100) * 100 - (Math.round(dollars / 100) % 2 === 0 ? 10 : 0)
  if (dollars < 20000) return Math.round(dollars / 100) * 100
  return Math.min(168000, Math.round(dollars / 500) * 500)
}

const usualReductions = [10, 15, 20, 20, 25, 30, 30, 30, 40, 40, 50, 60]

export function salePriceCents(listCents: number, choice: Choice): number {
  const percent = choice.pick(usualReductions)
  return Math.round((listCents / 100) * (1 - percent / 100)) * 100
}
