import type { KeptRules } from './commission.contract.ts'

type Change = { version: number; changedAt: Date; before: KeptRules; after: KeptRules }
/** `rule`: the English name of the one that applied, which no other bears; null where the general rate did. */
export type RuledSale = { at: Date; rule: string | null }

/**
 * Which versions of the rules answer for what was sold: the one in force then, and the one in which what applied was changed last, however
 * often other rules have been saved since. Before the first change there was none of anybody's.
 */
export function versionsBehind(changes: readonly Change[], sold: readonly RuledSale[]): ReadonlySet<number> {
  const found = sold.flatMap(({ at, rule }) => {
    const until = changes.filter(({ changedAt }) => changedAt <= at)
    const last = until.findLast(({ before, after }) => appliedOf(before, rule) !== appliedOf(after, rule))
    return [until.at(-1)?.version, last?.version]
  })
  return new Set(found.filter((version) => version !== undefined))
}

/** What a field that is empty says, one that is missing says, too. */
function appliedOf({ commission, rules }: KeptRules, rule: string | null): string {
  if (rule === null) return commission
  const { name: _, ...said } = rules.find(({ name }) => name.en === rule) ?? { name: undefined }
  return JSON.stringify(Object.entries(said).filter(([, value]) => value !== ''))
}
