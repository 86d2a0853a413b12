import { useSyncExternalStore } from 'react'
import { screenCodes } from '#language/screen-codes.ts'
import type { ChallengeAnswer } from '#modules/members/challenges.contract.ts'
import { call } from '#platform/wire/call-client.ts'
import type { CallPath, CallResult } from '#platform/wire/call-path.ts'

/** What the shop wants shown before it goes on, and what becomes of it: undefined for whoever leaves. */
export type ChallengeAsked = { msg: string; isWrong: boolean; answer: (given: ChallengeAnswer | undefined) => void }

let asked: ChallengeAsked | undefined
const listeners = new Set<() => void>()
const become = (next: ChallengeAsked | undefined): void => {
  asked = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useChallengeAsked = (): ChallengeAsked | undefined =>
  useSyncExternalStore(
    listen,
    () => asked,
    () => undefined,
  )

/**
 * Makes a call and, where the shop asks whether there is a person, makes it again with what they have shown. `onWait`: it is the person’s
 * turn, or no longer.
 */
export async function callAsPerson<Input, Output>(
  path: CallPath<Input, Output>,
  input: Input,
  onWait: (isWaiting: boolean) => void,
): Promise<CallResult<Output>> {
  let result = await call(path, input, { quiet: true })
  while (isAsked(result)) {
    const { msg, code } = result
    onWait(true)
    const given = await new Promise<ChallengeAnswer | undefined>((answer) =>
      // A page without the question is left with the words.
      listeners.size === 0 ? answer(undefined) : become({ msg, isWrong: code === screenCodes.CHALLENGE_WRONG, answer }),
    )
    onWait(false)
    if (!given) break
    result = await call(path, { ...input, ...given }, { quiet: true })
  }
  if (asked) become(undefined)
  return result
}

const isAsked = <Output>(result: CallResult<Output>): result is Extract<CallResult<Output>, { ok: false }> =>
  !result.ok && (result.code === screenCodes.CHALLENGE_NEEDED || result.code === screenCodes.CHALLENGE_WRONG)
