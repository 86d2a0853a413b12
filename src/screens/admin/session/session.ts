import { useSyncExternalStore } from 'react'
import { screenCodes } from '#language/screen-codes.ts'
import type { OperatorWire, SignInInput } from '#modules/operators/operators.contract.ts'
import { getOperator, operatorSignIn, operatorSignOut } from '#modules/operators/operators.paths.ts'
import type { Permission } from '#platform/access/permissions.ts'
import { type CallOptions, adminSession, call } from '#platform/wire/call-client.ts'
import type { CallPath, CallResult } from '#platform/wire/call-path.ts'
import { answerByWork } from './answer-by-work.ts'
import { queryClient } from '#desk/query-client.ts'

/** Who works here: not asked yet, could not be asked, nobody (perhaps no longer somebody), or an operator. */
export type Desk =
  | { phase: 'asking' }
  | { phase: 'unreachable' }
  | { phase: 'nobody'; ended: boolean }
  | { phase: 'signed-in'; operator: OperatorWire }

const asking: Desk = { phase: 'asking' }
let desk: Desk = asking
const listeners = new Set<() => void>()

function seat(next: Desk): void {
  // What one operator has seen is not shown to the next. Whoever never was one keeps the refusal the page asks for.
  if (next.phase === 'nobody' && desk.phase === 'signed-in') queryClient.clear()
  desk = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useDesk = (): Desk =>
  useSyncExternalStore(
    subscribe,
    () => desk,
    () => asking,
  )

export type May = (wanted: Permission) => boolean

/** What the operator who is signed in is shown. The shop decides again at every call; this only spares a press that would be refused. */
export function useMay(): May {
  const now = useDesk()
  const held: readonly string[] = now.phase === 'signed-in' ? now.operator.permissions : []
  return (wanted) => held.includes(wanted)
}

const isSessionOver = (code: number): boolean => code === screenCodes.SESSION_INVALID || code === screenCodes.SESSION_MISSING

/** A call in the operator's session; the screen shows the refusal itself. A session that is over leads back to the sign-in. */
export async function callAdmin<Input, Output>(
  path: CallPath<Input, Output>,
  input: Input,
  options: CallOptions = {},
): Promise<CallResult<Output>> {
  const result = await call(path, input, { ...options, quiet: true, session: 'admin' })
  if (!result.ok && isSessionOver(result.code)) seat({ phase: 'nobody', ended: true })
  return result
}

export async function findOperator(): Promise<void> {
  if (!adminSession.exists()) return seat({ phase: 'nobody', ended: false })
  const result = await callAdmin(getOperator, {})
  if (result.ok) seat({ phase: 'signed-in', operator: result.data })
  else if (!isSessionOver(result.code)) seat({ phase: 'unreachable' })
}

export async function signIn(typed: SignInInput): Promise<CallResult<OperatorWire>> {
  // Not by callAdmin: here a refusal is about what was typed.
  const send = (answer = {}) => call(operatorSignIn, { ...typed, ...answer }, { quiet: true, session: 'admin' })
  let result = await send()
  // Strangers try passwords in numbers: the browser shows that it is none of their programs, and nobody is asked anything.
  if (!result.ok && result.code === screenCodes.CHALLENGE_NEEDED) result = await send(await answerByWork())
  if (!result.ok) return result
  const { token, ...operator } = result.data
  adminSession.start(token)
  seat({ phase: 'signed-in', operator })
  return { ok: true, data: operator }
}

export async function signOut(): Promise<void> {
  await call(operatorSignOut, {}, { quiet: true, session: 'admin' })
  adminSession.end()
  seat({ phase: 'nobody', ended: false })
}
