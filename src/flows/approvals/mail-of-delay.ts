import { approvalKindText } from '#language/admin/books/admin-approvals.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath } from '#language/texts.ts'
import { findOperatorName, getApproval, listOwnersOf } from '#modules/approvals/index.server.ts'
import { mailOperator } from '#modules/mailing/index.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { showHkdExactly } from '#platform/money.ts'

/** Those who run the shop learn that something goes by itself after a day, and where they can stop it. */
export async function mailOfDelay(tx: Tx, approvalId: string, publicUrl: string): Promise<void> {
  const approval = await getApproval(tx, approvalId)
  const by = approval.asked_by ?? approval.first_by
  const who = by === null ? '' : await findOperatorName(tx, by)
  if (approval.state !== 'waiting' || approval.due_at === null) return
  for (const { email, name, language } of await listOwnersOf(tx)) {
    const words = {
      name,
      who,
      what: approvalKindText[approval.kind][language],
      amount: showHkdExactly(approval.amount_cents),
      time: showMoment(approval.due_at.toISOString(), language),
      link: `${publicUrl}${localPath(language, '/admin/approvals')}`,
      reason: approval.reason,
    }
    const key = `approval:${approvalId}:${email}`
    await mailOperator(tx, { recipient: email.toLowerCase(), language, about: 'approvalDelayed', words, key })
  }
}
