import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { couponsText } from '#language/account/coupons.text.ts'
import { fieldProblems } from '#language/field-problems.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { useTried } from '../../own-page.tsx'
import { FormTold, OwnForm } from '../own-form.tsx'

type Claim = (code: string) => Promise<string>

/** The code that is typed, and what became of it. Whoever comes by a link with a code has it put by at once. */
function useTypedCode(claim: Claim) {
  const language = useLanguage()
  const linked = new URLSearchParams(useLocation().search).get('claim') ?? ''
  const tried = useTried('coupons')
  const [code, setCode] = useState(tried?.values.couponCode ?? linked)
  const [problem, setProblem] = useState<string | undefined>(tried?.problems.couponCode)
  const [busy, setBusy] = useState(false)
  const send = async (wanted: string) => {
    if (busy) return
    if (wanted.trim() === '') return setProblem(fieldProblems.required[language])
    setBusy(true)
    const refused = await claim(wanted)
    setBusy(false)
    setProblem(refused || undefined)
    if (!refused) setCode('')
  }
  const isSent = useRef(false)
  useEffect(() => {
    if (linked === '' || isSent.current) return
    isSent.current = true
    void send(linked)
  })
  return { code, setCode, problem, busy, send }
}

/** Puts by what a code stands for. */
export function ClaimForm({ claim }: { claim: Claim }) {
  const texts = useTexts(couponsText)
  const { code, setCode, problem, busy, send } = useTypedCode(claim)
  return (
    <OwnForm
      path="/myaccount/coupons"
      className="coupon-claim"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void send(code)
      }}
    >
      <TextField
        label={texts.code}
        hint={texts.codeHint}
        name="couponCode"
        value={code}
        problem={problem}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" look="line" busy={busy}>
        {busy ? texts.claiming : texts.claim}
      </Button>
      <FormTold form="coupons" done={{ claimed: texts.claimed }} />
    </OwnForm>
  )
}
