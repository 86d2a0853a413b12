import { useLanguage } from '#language/texts.ts'
import type { CategoryShelfWire } from '#modules/catalogue/taxonomy/category-taxonomy.contract.ts'

/** Categories to choose from, each with the way down to it. */
export function useWaysTo(list: readonly CategoryShelfWire[]) {
  const language = useLanguage()
  const names = new Map(list.map(({ path, name }) => [path, name[language]]))
  const wayTo = (path: string): string =>
    path
      .split('/')
      .map((_, at, steps) => names.get(steps.slice(0, at + 1).join('/')) ?? '')
      .join(' › ')
  return (isChoice: (category: CategoryShelfWire) => boolean) =>
    list.filter(isChoice).map(({ path }) => ({ value: path, name: wayTo(path) }))
}
