import { deviceWords } from '#language/mail/device-words.ts'
import { countTry, noteDevice, recordRightTry } from '#modules/members/index.server.ts'
import { mailOperator } from '#modules/messages/index.server.ts'
import { describeOperator, findSignIn, lockSignIn, recordAct, type SignIn } from '#modules/operators/index.server.ts'
import type { SignInWire } from '#modules/operators/operators.contract.ts'
import { countFactorTry, hasFactor, recordRightCode, takeFactorCode } from '#modules/second-factor/index.server.ts'
import { isPassword } from '#platform/access/password.server.ts'
import { type Device, startSession } from '#platform/access/sessions.server.ts'
import type { Database, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { Refusal, refuse } from '#platform/refusal.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'

type Typed = { email: string; password: string; code: string }
export type AdminHost = { demo: boolean; limitScale: number; sealing: Sealing }

/**
 * Lets in whoever knows an operator's password and, where there is a second factor, its code. Unknown, wrong and disabled read the same
 * and take as long; tries are counted before they are looked at. Who has no second factor and needs one gets a session to set it up in.
 */
export async function signInOperator(
  database: Database,
  on: Device,
  { email, password, code }: Typed,
  { demo, limitScale, sealing }: AdminHost,
): Promise<SignInWire> {
  const tryId = await countPasswordTry(database, email, on.network, limitScale)
  const known = await findSignIn(database.pool, email, { demo })
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
    return enter(tx, known, on, { restricted: !demo && !isAsked })
  })
}

/** The same limits as for members; an operator's tries are counted apart from a member's of that address. */
export async function countPasswordTry(database: Database, who: string, network: string, limitScale: number): Promise<string> {
  try {
    return await database.inTransaction((tx) => countTry(tx, `operator ${who.toLowerCase()}`, network, limitScale))
  } catch (problem) {
    if (problem instanceof Refusal && problem.reason === 'TRIES_TOO_MANY') return refuse('OPERATOR_RESTS', { field: 'password' })
    throw problem
  }
}

type Code = { code: string; codeTry: string; sealing: Sealing }

async function requireCode(tx: Tx, { operatorId, name }: SignIn, { code, codeTry, sealing }: Code): Promise<void> {
  const taken = await takeFactorCode(tx, sealing, operatorId, code)
  if (taken === 'wrong') refuse('FACTOR_WRONG', { field: 'code' })
  await recordRightCode(tx, codeTry)
  if (taken === 'recovery') await recordAct(tx, { actor: name, actorId: operatorId }, 'operator-recovery-code-used', operatorId)
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
