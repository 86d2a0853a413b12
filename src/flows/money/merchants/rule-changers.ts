import { listAgreed } from '#modules/approvals/index.server.ts'
import { listRuledSales } from '#modules/settlement/index.server.ts'
import { KeptRules } from '#modules/settlement/commission.contract.ts'
import { versionsBehind } from '#modules/settlement/rule-versions.rules.ts'
import { listChangesOf } from '#modules/shop-settings/index.server.ts'
import type { Read } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'

/**
 * Whoever asked for a rule that sales of this statement were made under, or agreed to it, approves neither it nor its payout; nor does who
 * saved the rules as they were then.
 */
export async function requireOtherThanRule(tx: Read, statementId: string, operatorId: string): Promise<void> {
  const changes = (await listChangesOf(tx, 'settlement')).map(({ before, after, ...change }) => ({
    ...change,
    before: KeptRules.parse(before),
    after: KeptRules.parse(after),
  }))
  const behind = versionsBehind(changes, await listRuledSales(tx, statementId))
  if (behind.size === 0) return
  const agreed = await listAgreed(tx, 'commission', 'settlement')
  const people = new Set([
    ...changes.filter(({ version }) => behind.has(version)).map(({ operatorId: by }) => by),
    // What was wanted names the version it was to follow.
    ...agreed.filter(({ wanted }) => behind.has(Number(wanted.version) + 1)).flatMap((approval) => approval.people),
  ])
  if (people.has(operatorId)) refuse('STATEMENT_RULE_CHANGER')
}
