import { isWithin } from './taxonomy/category-taxonomy.rules.ts'
import reference from './reference/categories.json' with { type: 'json' }

const weights: [string, number][] = Object.entries(reference.gramsByBranch)
const DEFAULT_GRAMS = 1_000

/** About what a packed piece of a category weighs: nobody weighs them, and couriers charge by steps that are far apart. */
export const gramsOf = (path: string): number => weights.find(([branch]) => isWithin(path, branch))?.[1] ?? DEFAULT_GRAMS

/** What contains alcohol travels by land, and so no further than Macau. */
export const isLandOnly = (path: string): boolean => reference.landOnlyBranches.some((branch) => isWithin(path, branch))
