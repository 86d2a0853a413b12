import { isGuessable } from '#modules/members/index.server.ts'
import { mailOperator } from '#modules/mailing/index.server.ts'
import {
  addInvited,
  findLinkOwner,
  LINK_DAYS,
  makeLink,
  type NewInvitation,
  recordAct,
  setPassword,
  takePower,
  useLink,
} from '#modules/operators/index.server.ts'
import { hashPassword } from '#platform/access/password.server.ts'
import { endOtherSessions } from '#platform/access/sessions.server.ts'
import type { Operator } from '#platform/audit-trail.server.ts'
import type { Database, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'

/** Somebody new works here: a mail brings the link by which they choose a password. Answers who it is. */
export async function inviteOperator(tx: Tx, operator: Operator, wanted: NewInvitation, publicUrl: string): Promise<string> {
  const operatorId = await addInvited(tx, operator, wanted)
  await mailLink(tx, { ...wanted, operatorId, about: 'invitation', publicUrl })
  return operatorId
}

/** Anyone who lost their password, or let the invitation grow old, is mailed another link; sessions go on until it is used. */
export async function mailAnotherLink(tx: Tx, operator: Operator, operatorId: string, publicUrl: string): Promise<void> {
  const { before } = await takePower(tx, operator, operatorId)
  if (before.disabled) refuse('NOT_PERMITTED')
  await mailLink(tx, { ...before, operatorId, about: 'newPassword', publicUrl })
  await recordAct(tx, operator, 'operator-link-mailed', operatorId)
}

type LinkMail = {
  operatorId: string
  name: string
  email: string
  language: string
  about: 'invitation' | 'newPassword'
  publicUrl: string
}

async function mailLink(tx: Tx, { operatorId, name, email, about, publicUrl, ...told }: LinkMail): Promise<void> {
  const language = told.language === 'zh' ? 'zh' : 'en'
  // After the #: no server, no log and no page that is linked to learns it.
  const link = `${publicUrl}${language === 'zh' ? '/zh' : ''}/admin/welcome#${await makeLink(tx, operatorId)}`
  const words = { name, link, days: String(LINK_DAYS) }
  await mailOperator(tx, { recipient: email.toLowerCase(), language, about, words, key: newId(), isSecret: true })
}

/** A password chosen by the link of a mail, which is used up; whatever was signed in ends. Refuses LINK_OVER, PASSWORD_GUESSABLE. */
export async function choosePassword(
  database: Database,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const owner = (await findLinkOwner(database.pool, token)) ?? refuse('LINK_OVER')
  const hash = await hashOperatorPassword(password, [owner.name, owner.email])
  const { operatorId, name } = owner
  await database.inTransaction(async (tx) => {
    if (!(await useLink(tx, token))) refuse('LINK_OVER')
    await setPassword(tx, operatorId, hash)
    await endOtherSessions(tx, operatorId, undefined)
    await recordAct(tx, { kind: 'operator', id: operatorId, name }, 'operator-password-chosen', operatorId)
  })
}

export async function hashOperatorPassword(password: string, known: readonly string[]): Promise<string> {
  if (await isGuessable(password, known)) refuse('PASSWORD_GUESSABLE', { field: 'password' })
  return hashPassword(password)
}
