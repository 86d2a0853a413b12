export const PAGE_SIZE = 48
/** Percent off that can be asked for: so much or more. */
export const DISCOUNTS = [10, 30, 50] as const
/** What `searchOrderType` asks for. */
export const ZONE = { seasonalSale: 1, newArrivals: 2, lowestPrice: 3 } as const

/** How calls and addresses name a side of the shop. */
export const sexTypeOf = (side: 'women' | 'men'): 1 | 2 => (side === 'men' ? 2 : 1)

/** Between several categories, and between the parent of a type and the type itself. */
export const JOINT = '###'
export const categoriesOf = (joined: string): string[] => (joined === '' ? [] : joined.split(JOINT).filter(Boolean))
/** women/bags/tote-bags stands in calls and addresses as women/bags###tote-bags; either is understood. */
export const pathOfType = (type: string): string => type.replace(JOINT, '/')
export function typeOfPath(path: string): string {
  const end = path.lastIndexOf('/')
  return end < 0 || path.includes(JOINT) ? path : path.slice(0, end) + JOINT + path.slice(end + 1)
}

/** An answer to an attribute, such as `closure:zip`. */
export const ANSWER = /^[a-z0-9-]+:[a-z0-9.-]+$/
/** The attribute that it is an answer to; empty for what is none. */
export const attributeOf = (answer: string): string => answer.slice(0, Math.max(0, answer.indexOf(':')))
/** What is chosen, by attribute. */
export const byAttribute = (answers: readonly string[]): Map<string, string[]> => Map.groupBy(answers, attributeOf)
