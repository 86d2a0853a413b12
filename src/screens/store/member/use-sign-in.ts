import { useState } from 'react'
import { signInText } from '#language/member/sign-in.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { CodeSentWire } from '#modules/codes/codes.contract.ts'
import type { CameBackWire } from '#modules/members/identities.contract.ts'
import {
  askForPasskey,
  register,
  sendSignInCode,
  signInWithCode,
  signInWithPasskey,
  signInWithPassword,
} from '#modules/members/sign-in.paths.ts'
import type { CallResult, CallPath } from '#platform/wire/call-path.ts'
import { enterShop } from './after-sign-in.ts'
import { callAsPerson } from './challenge-asked.ts'
import { askDevice } from './passkey-device.ts'
import { contactAsked, type TypedContact } from './contact-fields.tsx'
import { useDraft } from './sign-in-draft.ts'

export type Step = 'contact' | 'password' | 'code' | 'name' | 'passkey'
export type Sent = CodeSentWire & { endsAt: number; resendAt: number }
type Problems = Record<string, string>

/** Makes calls one at a time and puts what is refused beside its field. */
export function useAsking() {
  const texts = useTexts(signInText)
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)
  async function ask<Input, Output>(
    path: CallPath<Input, Output>,
    input: Input,
    elsewhere: string,
  ): Promise<Extract<CallResult<Output>, { ok: true }> | undefined> {
    if (busy) return undefined
    setBusy(true)
    setProblems({})
    const result = await callAsPerson(path, input, (isWaiting) => setBusy(!isWaiting))
    setBusy(false)
    if (result.ok) return result
    const { field: named = elsewhere, fields, triesLeft } = result.data
    // Asked for in a layer of its own; whoever leaves that finds the words here.
    const field = named === 'challengeAnswer' ? elsewhere : named
    setProblems(fields ?? { [field]: typeof triesLeft === 'number' ? texts.triesLeft(triesLeft) : result.msg })
    return undefined
  }
  return { problems, busy, ask, tell: setProblems }
}

/** By this browser's clock. */
export const timed = (sent: CodeSentWire): Sent => ({
  ...sent,
  endsAt: Date.now() + sent.minutes * 60_000,
  resendAt: Date.now() + sent.resendSeconds * 1_000,
})

/** Sends codes to what is typed, and knows until when they count. */
export function useCodes(asking: ReturnType<typeof useAsking>, purpose: 'sign-in' | 'recover' | 'contact', typed: TypedContact) {
  const [sent, setSent] = useState<Sent>()
  const send = async (): Promise<boolean> => {
    const result = await asking.ask(sendSignInCode, { ...contactAsked(typed), purpose }, typed.kind)
    if (!result) return false
    setSent(timed(result.data))
    return true
  }
  return { sent, send }
}

export type Newcomer = {
  firstName: string
  lastName: string
  password: string
  agreed: boolean
  news: boolean
}

function opening(typed: TypedContact, { news, ...newcomer }: Newcomer) {
  const byNews = typed.kind === 'email' ? { newsByEmail: news } : { newsBySms: news }
  const inviteCode = new URLSearchParams(location.search).get('inviteCode') ?? ''
  return { ...contactAsked(typed), ...newcomer, ...byNews, inviteCode }
}

/** Who has come back from a provider and is not known here; `arrived` says so to the shop. */
export type Came = Pick<CameBackWire, 'provider' | 'email' | 'isEmailVerified' | 'firstName' | 'lastName'> & { arrived: string }

/** The way in, step by step; each replaces the one before, and nothing typed is lost between them. */
export function useSignIn(came?: Came) {
  const language = useLanguage()
  const texts = useTexts(signInText)
  const arrived = came?.arrived ?? ''
  const [typed, change] = useDraft(came?.email)
  const [step, setStep] = useState<Step>(came?.isEmailVerified ? 'name' : 'contact')
  const [proof, setProof] = useState('')
  const asking = useAsking()
  const { ask, tell } = asking
  const { sent, send } = useCodes(asking, 'sign-in', typed)
  const go = (next: Step, told: Problems = {}): void => {
    tell(told)
    setStep(next)
  }
  return {
    ...{ typed, change, step, go, sent, send },
    ...{ problems: asking.problems, busy: asking.busy },
    sendFirst: async () => {
      if (await send()) go('code')
    },
    withPasskey: async () => {
      const asked = await ask(askForPasskey, {}, 'passkey')
      if (!asked) return
      go('passkey')
      const answer = await askDevice(asked.data)
      if (!answer) return go('contact', { passkey: texts.passkeyNone })
      const result = await ask(signInWithPasskey, answer, 'passkey')
      if (result) enterShop(result.data, language)
      else setStep('contact')
    },
    withPassword: async (password: string) => {
      const result = await ask(signInWithPassword, { ...contactAsked(typed), password, arrived }, 'password')
      if (result) enterShop(result.data, language)
    },
    withCode: async (code: string) => {
      const result = await ask(signInWithCode, { ...contactAsked(typed), code, arrived }, 'code')
      if (!result) return
      const { token, account, proof: left } = result.data
      if (token && account) return enterShop({ token, account }, language)
      setProof(left ?? '')
      return go('name')
    },
    open: async (newcomer: Newcomer) => {
      const result = await ask(register, { ...opening(typed, newcomer), proof, arrived }, 'agreed')
      if (result) enterShop(result.data, language)
    },
  }
}

export type SignIn = ReturnType<typeof useSignIn>
