import { mailOperator } from '#modules/mailing/index.server.ts'
import { recordAct, takePower } from '#modules/operators/index.server.ts'
import { removeFactor } from '#modules/second-factor/index.server.ts'
import { endOtherSessions } from '#platform/access/sessions.server.ts'
import type { Operator } from '#platform/audit-trail.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'

/** Anyone who lost phone and recovery codes sets a second factor up anew at the next sign-in; what is open ends, and they are told. */
export async function resetFactor(tx: Tx, operator: Operator, operatorId: string): Promise<void> {
  const { before } = await takePower(tx, operator, operatorId)
  const hasFactor = await removeFactor(tx, operatorId)
  await endOtherSessions(tx, operatorId, undefined)
  const told = { before: { hasFactor }, after: { hasFactor: false } }
  await recordAct(tx, operator, 'operator-factor-reset', operatorId, told)
  const language = before.language === 'zh' ? 'zh' : 'en'
  await mailOperator(tx, { recipient: before.email, language, about: 'factorReset', words: {}, key: newId() })
}
