import { countTry, findTryOfOperator, recordRightTry } from '#modules/members/index.server.ts'
import { mailOperator, type OperatorMail } from '#modules/mailing/index.server.ts'
import { findOwnAccount, orOperatorRests, recordAct, setPassword } from '#modules/operators/index.server.ts'
import type { OwnAccountWire } from '#modules/operators/own-account.contract.ts'
import {
  beginFactor,
  confirmFactor,
  countFactorTry,
  countRecoveryCodes,
  hasFactor,
  recordRightCode,
  removeFactor,
  takeFactorCode,
} from '#modules/second-factor/index.server.ts'
import type { FactorBegunWire } from '#modules/second-factor/second-factor.contract.ts'
import type { AuditAction } from '#platform/audit-trail.server.ts'
import { isPassword } from '#platform/access/password.server.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import { type Caller, endOtherSessions, freeSession, listSessions, presentSession } from '#platform/access/sessions.server.ts'
import { actorOf } from '#platform/call.server.ts'
import type { Database, Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'
import { hashOperatorPassword } from './invite-operator.ts'

export type AdminHost = { demo: boolean; limitScale: number; sealing: Sealing }
type Own = Extract<Caller, { kind: 'operator' }>
type Shown = { oldPassword: string; code: string; network: string }

/** What an operator sees of their own account. */
export async function showOwnAccount(tx: Read, caller: Own, { demo }: AdminHost): Promise<OwnAccountWire> {
  const [{ email }, has, left, sessions] = await Promise.all([
    findOwnAccount(tx, caller.accountId),
    hasFactor(tx, caller.accountId),
    countRecoveryCodes(tx, caller.accountId),
    listSessions(tx, caller.accountId),
  ])
  return {
    name: caller.name,
    email,
    hasFactor: has,
    mayRemoveFactor: demo && has,
    recoveryCodesLeft: left,
    sessions: sessions.map((session) => ({ ...presentSession(session), isThis: session.sessionId === caller.sessionId })),
  }
}

/**
 * A session left open changes nothing by itself: its owner shows the present password and, where there is one, a code of the second
 * factor. The password is looked at outside transactions; answers what is to be done first in the transaction of the change.
 */
async function checkOwner(database: Database, caller: Own, shown: Shown, host: AdminHost): Promise<(tx: Tx) => Promise<void>> {
  const { accountId } = caller
  const { email, hash } = await findOwnAccount(database.pool, accountId)
  const tried = await findTryOfOperator(database.pool, email, shown.network)
  const tryId = await orOperatorRests(() => database.inTransaction((tx) => countTry(tx, tried, host.limitScale)))
  if (!(await isPassword(shown.oldPassword, hash))) return refuse('PASSWORD_NOW_WRONG', { field: 'oldPassword' })
  const isAsked = await hasFactor(database.pool, accountId)
  if (isAsked) await database.inTransaction((tx) => recordRightTry(tx, tryId))
  if (isAsked && shown.code === '') return refuse('FACTOR_NEEDED', { field: 'code' })
  const codeTry = isAsked ? await database.inTransaction((tx) => countFactorTry(tx, accountId)) : undefined
  return async (tx) => {
    if (codeTry !== undefined) {
      if ((await takeFactorCode(tx, host.sealing, accountId, shown.code)) === 'wrong') refuse('FACTOR_WRONG', { field: 'code' })
      await recordRightCode(tx, codeTry)
    }
    await recordRightTry(tx, tryId)
  }
}

/** Another password: all other sessions end, and the owner is told. */
export async function changeOwnPassword(
  database: Database,
  caller: Own,
  wanted: Shown & { password: string },
  host: AdminHost,
): Promise<void> {
  const { email } = await findOwnAccount(database.pool, caller.accountId)
  const hash = await hashOperatorPassword(wanted.password, [caller.name, email])
  const showOwner = await checkOwner(database, caller, wanted, host)
  await database.inTransaction(async (tx) => {
    await showOwner(tx)
    await setPassword(tx, caller.accountId, hash)
    await endOtherSessions(tx, caller.accountId, caller.sessionId)
    await note(tx, caller, 'operator-password-changed', 'passwordChanged')
  })
}

/** A new secret to be read by a phone. At the door the password was typed a moment ago; later it is asked for again. */
export async function beginOwnFactor(database: Database, caller: Own, shown: Shown, host: AdminHost): Promise<FactorBegunWire> {
  const { email } = await findOwnAccount(database.pool, caller.accountId)
  const showOwner = caller.restricted ? undefined : await checkOwner(database, caller, shown, host)
  return database.inTransaction(async (tx) => {
    await showOwner?.(tx)
    return beginFactor(tx, host.sealing, caller.accountId, email)
  })
}

/** The phone has it: the session may now do everything, and all others end. Answers recovery codes, once. */
export async function confirmOwnFactor(
  database: Database,
  caller: Own,
  code: string,
  { sealing }: AdminHost,
): Promise<{ recoveryCodes: string[] }> {
  const codeTry = await database.inTransaction((tx) => countFactorTry(tx, caller.accountId))
  return database.inTransaction(async (tx) => {
    const recoveryCodes = await confirmFactor(tx, sealing, caller.accountId, code)
    await recordRightCode(tx, codeTry)
    await freeSession(tx, caller.sessionId)
    await endOtherSessions(tx, caller.accountId, caller.sessionId)
    await note(tx, caller, 'operator-factor-set', 'factorSet')
    return { recoveryCodes }
  })
}

/** Where a second factor is not required, it may go again. */
export async function removeOwnFactor(database: Database, caller: Own, shown: Shown, host: AdminHost): Promise<void> {
  if (!host.demo) refuse('NOT_PERMITTED')
  const showOwner = await checkOwner(database, caller, shown, host)
  await database.inTransaction(async (tx) => {
    await showOwner(tx)
    if (await removeFactor(tx, caller.accountId)) await note(tx, caller, 'operator-factor-removed', 'factorReset')
  })
}

async function note(tx: Tx, caller: Own, action: AuditAction, about: OperatorMail): Promise<void> {
  const { email, language } = await findOwnAccount(tx, caller.accountId)
  await recordAct(tx, actorOf(caller), action, caller.accountId)
  await mailOperator(tx, { recipient: email, language, about, words: {}, key: newId() })
}
