import { type ReactNode, useState } from 'react'
import { sellerSecurityText } from '#language/seller/seller-security.text.ts'
import { screenCodes } from '#language/screen-codes.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { FACTOR_MINUTES, FactorCodeInput } from '#modules/second-factor/second-factor.contract.ts'
import { getMemberFactor, showMemberFactor } from '#modules/second-factor/second-factor.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { answerDeskQuery, askAgain, type Failure, useDeskQuery } from '#desk/desk-query.ts'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { TextField } from '#ui/fields.tsx'

type Props = { onClose: () => void; children: ReactNode }

/** What concerns a shop's money: first the code from one's phone, where it was not shown a moment ago. */
export function FactorGate({ onClose, children }: Props) {
  const found = useDeskQuery(getMemberFactor, {})
  // Once it was shown, what is typed does not go when the minutes are over: the shop asks again then.
  const [isThrough, pass] = useState(false)
  if (isThrough) return children
  return (
    <DeskAnswer found={found} height={160}>
      {({ hasFactor, shownUntil }) =>
        shownUntil !== '' ? children : hasFactor ? <CodeForm onClose={onClose} onShown={() => pass(true)} /> : <Missing />
      }
    </DeskAnswer>
  )
}

function Missing() {
  const language = useLanguage()
  const texts = useTexts(sellerSecurityText)
  return (
    <div className="seller-factor">
      <p>{texts.mustSetUp}</p>
      <p>
        <a className="btn" href={localPath(language, '/seller/security')}>
          {texts.toSetUp}
        </a>
      </p>
    </div>
  )
}

function CodeForm({ onClose, onShown }: { onClose: () => void; onShown: () => void }) {
  const texts = useTexts(sellerSecurityText)
  const { register, submit, setError, refuse, problem, refusal, busy } = useDeskForm<FactorCodeInput>(FactorCodeInput, {
    code: '',
  })
  const send = submit(async (input) => {
    const result = await callSeller(showMemberFactor, input)
    if (!result.ok && result.data.field === 'code') return setError('code', { message: result.msg }, { shouldFocus: true })
    if (!result.ok) return refuse(result)
    onShown()
    return answerDeskQuery(getMemberFactor, {}, result.data)
  })
  return (
    <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.goOn} busy={busy} refusal={refusal}>
      <p>{texts.needed(FACTOR_MINUTES)}</p>
      <TextField
        label={texts.code}
        hint={texts.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        data-autofocus
        problem={problem('code')}
        {...register('code')}
      />
    </DeskDialogForm>
  )
}

const ASKED: ReadonlySet<number> = new Set([screenCodes.FACTOR_NEEDED, screenCodes.FACTOR_MISSING])

/** For a form that concerns the money only by what is chosen in it: the code is asked for once the shop has said so, and what is typed stays. */
export function useFactorGate() {
  const [isAsked, ask] = useState(false)
  return {
    isAsked,
    /** Whether a refusal was about the second factor, which is then asked for. */
    isFactor: ({ code }: Failure): boolean => {
      const isIt = ASKED.has(code)
      if (isIt) askAgain(getMemberFactor)
      ask(isIt)
      return isIt
    },
  }
}
