import { sellerFees } from '#modules/settlement/seller-fees.rules.ts'
import type { CommissionRule } from '#modules/settlement/settlement.rules.ts'

const PARTS = [
  ...(['kind', 'category', 'campaign', 'influencer', 'from', 'until', 'commission', 'least', 'most', 'late'] as const),
  ...sellerFees,
] as const
type Part = (typeof PARTS)[number]
type RuleChange = { kind: 'added' | 'removed' | 'changed' | 'moved'; rule?: CommissionRule; parts: [Part, string, string][] }

/** What became of rules, which are known by their English name; and whether those that stayed come in another order. */
export function changedRules(from: readonly CommissionRule[], to: readonly CommissionRule[]): RuleChange[] {
  const before = new Map(from.map((rule) => [rule.name.en, rule]))
  const after = new Map(to.map((rule) => [rule.name.en, rule]))
  const stayed = (rules: readonly CommissionRule[]) =>
    rules.map(({ name }) => name.en).filter((name) => before.has(name) && after.has(name))
  const moved = stayed(from).join('\n') !== stayed(to).join('\n')
  return [
    ...to.flatMap((rule): RuleChange[] => {
      const was = before.get(rule.name.en)
      if (!was) return [{ kind: 'added', rule, parts: partsOf(NOTHING, rule) }]
      const parts = partsOf(was, rule)
      return parts.length > 0 ? [{ kind: 'changed', rule, parts }] : []
    }),
    ...from.filter(({ name }) => !after.has(name.en)).map((rule): RuleChange => ({ kind: 'removed', rule, parts: [] })),
    ...(moved ? [{ kind: 'moved' as const, parts: [] }] : []),
  ]
}

const NOTHING: Partial<CommissionRule> = {}
const partsOf = (was: Partial<CommissionRule>, is: CommissionRule): [Part, string, string][] =>
  PARTS.map((part): [Part, string, string] => [part, was[part] ?? '', is[part] ?? '']).filter(([, one, other]) => one !== other)
