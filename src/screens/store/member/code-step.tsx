import { type FormEvent, useEffect, useRef, useState } from 'react'
import { signInText } from '#language/member/sign-in.text.ts'
import { useTexts } from '#language/texts.ts'
import { Button } from '#ui/button.tsx'
import { CodeField } from './code-field.tsx'
import { shownTime, useSecondsUntil } from './seconds-until.ts'
import type { Sent } from './use-sign-in.ts'
import './door.css'

type Props = {
  sent: Sent
  problems: Record<string, string>
  busy: boolean
  send: () => Promise<boolean>
  onCode: (code: string) => Promise<void>
  onBack: () => void
}

/** The code that was sent, typed as it comes. */
export function CodeStep({ sent, problems, busy, send, onCode, onBack }: Props) {
  const texts = useTexts(signInText)
  const [code, setCode] = useState('')
  const form = useRef<HTMLFormElement>(null)
  // The code field is where the cursor is, at the beginning and after each code that was not right.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  useEffect(() => {
    if (!problems.code) return
    setCode('')
    form.current?.querySelector('input')?.focus()
  }, [problems])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onCode(code)
  }
  return (
    <form ref={form} className="door-step" noValidate onSubmit={submit}>
      <h1 tabIndex={-1}>{texts.enterCode}</h1>
      <p role="status">
        {texts.sentTo(sent.sentTo)}{' '}
        <Button look="text" onClick={onBack}>
          {texts.change}
        </Button>
      </p>
      <CodeField
        value={code}
        problem={problems.code ?? problems.email ?? problems.mobile}
        endsAt={sent.endsAt}
        onChange={setCode}
        onWhole={(whole) => void onCode(whole)}
      />
      <Button type="submit" full busy={busy}>
        {busy ? texts.checking : texts.go}
      </Button>
      <Resend at={sent.resendAt} send={send} />
    </form>
  )
}

/** Another code, once the one before has had its time to arrive. */
export function Resend({ at, send }: { at: number; send: () => Promise<boolean> }) {
  const texts = useTexts(signInText)
  const wait = useSecondsUntil(at)
  const [again, setAgain] = useState(false)
  return (
    <div className="door-ways">
      <Button look="text" disabled={wait > 0} onClick={() => void send().then(setAgain)}>
        {wait > 0 ? texts.resendIn(shownTime(wait)) : texts.resend}
      </Button>
      <p role="status" className="field-hint">
        {again ? texts.resent : ''}
      </p>
    </div>
  )
}
