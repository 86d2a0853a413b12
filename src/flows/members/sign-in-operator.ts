import { deviceWords } from '#language/mail/device-words.ts'
import { findTryOfOperator, noteDevice, recordRightTry, type Try } from '#modules/members/index.server.ts'
import { mailOperator } from '#modules/mailing/index.server.ts'
import {
  describeOperator,
  findSignIn,
  lockSignIn,
  orOperatorRests,
  recordAct,
  type SignIn,
} from '#modules/operators/index.server.ts'
import type { SignInWire } from '#modules/operators/operators.contract.ts'
import { countFactorTry, hasFactor, recordRightCode, takeFactorCode } from '#modules/second-factor/index.server.ts'
import { isPassword } from '#platform/access/password.server.ts'
import { type Device, startSession } from '#platform/access/sessions.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import type { Log } from '#platform/log.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import { admitTry } from './admit-try.ts'
import type { Asking } from './ask-for-person.ts'
import { auditSignIn, logSignIn, noting, type SignInTry } from './note-sign-in.ts'

type Typed = { email: string; password: string; code: string }
type Host = { demo: boolean; sealing: Sealing }

/**
 * Lets in anyone who knows an operator's password and, where there is a second factor, its code. Unknown, wrong and disabled read the same
 * and take as long; tries are counted before they are looked at. Who has no second factor and needs one gets a session to set it up in.
 */
export async function signInOperator(asking: Asking, { on, log }: Arriving, typed: Typed, host: Host): Promise<SignInWire> {
  const { database } = asking
  const tried = await findTryOfOperator(database.pool, typed.email, on.network)
  const contact = { kind: 'email', value: typed.email.toLowerCase() } as const
  const seen: SignInTry = { side: 'operator', way: 'password', contact, on, place: tried.place }
  const known = await findSignIn(database.pool, typed.email, host)
  const who = known && { id: known.operatorId, name: known.name }
  return noting({ database, log }, seen, () => look(asking, { tried, seen, known, log }, typed, host), who)
}

type Arriving = { on: Device; log: Log }
type Looking = { tried: Try; seen: SignInTry; known: SignIn | undefined; log: Log }

async function look(
  asking: Asking,
  { tried, seen, known, log }: Looking,
  { password, code }: Typed,
  { demo, sealing }: Host,
): Promise<SignInWire> {
  const { database } = asking
  const tryId = await orOperatorRests(() => admitTry(asking, tried))
  const isRight = await isPassword(password, known?.hash)
  if (!known || !isRight) return refuse('SIGN_IN_WRONG', { field: 'password' })
  const { operatorId } = known
  const isAsked = await hasFactor(database.pool, operatorId)
  // From here on the limits are those of codes.
  if (isAsked) await database.inTransaction((tx) => recordRightTry(tx, tryId))
  if (isAsked && code === '') return refuse('FACTOR_NEEDED', { field: 'code' })
  const codeTry = isAsked ? await database.inTransaction((tx) => countFactorTry(tx, operatorId)) : undefined
  return database.inTransaction(async (tx) => {
    if (codeTry !== undefined) await requireCode(tx, known, { code, codeTry, sealing })
    await recordRightTry(tx, tryId)
    const entered = await enter(tx, known, seen.on, { restricted: !demo && !isAsked })
    await auditSignIn(tx, true, seen, { id: operatorId, name: known.name })
    logSignIn(log, 'right', seen, operatorId)
    return entered
  })
}

type Code = { code: string; codeTry: string; sealing: Sealing }

async function requireCode(tx: Tx, { operatorId, name }: SignIn, { code, codeTry, sealing }: Code): Promise<void> {
  const taken = await takeFactorCode(tx, sealing, operatorId, code)
  if (taken === 'wrong') refuse('FACTOR_WRONG', { field: 'code' })
  await recordRightCode(tx, codeTry)
  if (taken === 'recovery')
    await recordAct(tx, { kind: 'operator', id: operatorId, name }, 'operator-recovery-code-used', operatorId)
}

/** The account as it stands now: it may have been disabled, or its password changed, while that was looked at. */
async function enter(tx: Tx, known: SignIn, on: Device, { restricted }: { restricted: boolean }): Promise<SignInWire> {
  const operator = (await lockSignIn(tx, known)) ?? refuse('SIGN_IN_WRONG', { field: 'password' })
  const token = await startSession(tx, 'operator', known.operatorId, { ...on, restricted })
  const { isNew } = await noteDevice(tx, known.operatorId, on)
  if (isNew)
    await mailOperator(tx, {
      recipient: operator.email,
      language: operator.language,
      about: 'newDevice',
      words: deviceWords(on, operator.language),
      key: newId(),
    })
  return { token, ...(await describeOperator(tx, { ...operator, restricted })) }
}
