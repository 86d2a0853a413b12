import { referenceCategories, referenceColours, referenceMaterials } from '../src/modules/catalogue/index.server.ts'
import { SearchInput, type SearchQuery } from '../src/modules/search/search.contract.ts'

/** The same throws in every run. */
function throwsFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const SORTS = ['recommended', 'newest', 'price-up', 'price-down', 'discount'] as const
/** What the filled shop answers to this attribute. */
const CLOSURES = ['zip', 'buckle', 'magnet', 'open']
const leaves = referenceCategories.filter(({ isLeaf }) => isLeaf)
const paths = referenceCategories.map(({ id }) => id)

export type Questions = { browse: SearchQuery[]; keyword: SearchQuery[]; filters: SearchQuery[]; suggestion: string[] }

/** What shoppers ask: every category in every order, words of either language, choices of several kinds, and words half typed. */
export function makeQuestions(): Questions {
  const below = throwsFrom(20_261_121)
  const one = <T>(values: readonly T[]): T => values[below(values.length)]!
  const sexTypes = [undefined, 1, 2] as const
  const everything = SORTS.flatMap((sort) => sexTypes.map((sexType) => ({ sort, ...(sexType ? { sexType } : {}) })))
  const browse = [...paths.flatMap((category) => SORTS.map((sort) => ({ category, sort }))), ...everything]
  const word = (): string => {
    const [leaf, material, colour] = [one(leaves), one(referenceMaterials), one(referenceColours)]
    return one([
      () => `${material.en} ${leaf.en}`,
      () => leaf.zh,
      () => `${colour.zh} ${leaf.zh}`,
      () => material.en,
      () => material.zh,
      () => `${colour.en} ${leaf.en}`,
      () => leaf.en.slice(0, -1),
      () => `house ${below(300)}`,
    ])().toLowerCase()
  }
  const choice = () => ({
    category: one(paths),
    colour: below(2) === 0 ? [one(referenceColours).id, one(referenceColours).id] : [],
    size: below(3) === 0 ? ['INT@@@S', 'INT@@@M'] : [],
    brand: below(4) === 0 ? Array.from({ length: 20 }, () => `house-${1 + below(300)}`) : [],
    material: below(4) === 0 ? [one(referenceMaterials).id] : [],
    attribute: below(4) === 0 ? [`closure:${one(CLOSURES)}`] : [],
    inStock: below(3) === 0,
    isNew: below(8) === 0,
    sale: below(5) === 0,
    minPrice: 100 * below(20),
    sort: one(SORTS),
  })
  const half = (): string => {
    const whole = word()
    return whole.slice(0, Math.max(1, Math.min(whole.length, 2 + below(6))))
  }
  return {
    browse: shuffled(browse, below).map((query) => SearchInput.parse(query)),
    keyword: Array.from({ length: 500 }, () =>
      SearchInput.parse({ keyword: word(), sort: below(4) === 0 ? one(SORTS) : 'recommended' }),
    ),
    filters: Array.from({ length: 500 }, () => SearchInput.parse(choice())),
    suggestion: Array.from({ length: 500 }, half),
  }
}

function shuffled<T>(values: T[], below: (most: number) => number): T[] {
  for (let at = values.length - 1; at > 0; at -= 1) {
    const other = below(at + 1)
    ;[values[at], values[other]] = [values[other]!, values[at]!]
  }
  return values
}
