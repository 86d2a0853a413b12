/** What earlier buyers wrote: most products have a few lines, some have none yet. */
import type { DemoReview } from './demo-types.ts'
import type { ProductSlot } from './product-slots.ts'
import type { Choice } from './seeded-choice.ts'
import { both, reviewWords } from './word-lists.ts'

export const authors = [
  'Ka Yan',
  'Mei Ling',
  'Hoi Ching',
  'Wing',
  'Chloe L.',
  'Jason T.',
  'Priya S.',
  'Sze Wan',
  'Kelvin',
  'Tsz Kiu',
  'Emily C.',
  'Marco P.',
  'Yuki',
  'Ho Yin',
  'Carmen W.',
  'Natalie',
  'Ivan K.',
  'Suet Ying',
  'Dominic',
  'Rita F.',
]

export function reviewsOf(slot: ProductSlot, arrivedDaysAgo: number, choice: Choice): DemoReview[] {
  const words = choice.shuffle(reviewWords[slot.openingClass])
  const writers = choice.shuffle(authors)
  const wanted = arrivedDaysAgo < 7 ? 0 : choice.pick([0, 0, 1, 1, 2, 2, 3, 4, 5, 6])
  return words.slice(0, wanted).map((pair, rank) => ({
    stars: choice.pick([5, 5, 5, 4, 4, 5, 4, 3]),
    text: both(pair),
    author: writers[rank] ?? 'Wing',
    daysAgo: choice.between(1, Math.max(1, arrivedDaysAgo - 3)),
  }))
}
