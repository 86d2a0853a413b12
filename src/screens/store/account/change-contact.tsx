import { type FormEvent, useRef, useState } from 'react'
import { devicesText } from '#language/member/devices.text.ts'
import { signInText } from '#language/member/sign-in.text.ts'
import { useTexts } from '#language/texts.ts'
import { changeContact } from '#modules/members/sign-in.paths.ts'
import { Button } from '#ui/button.tsx'
import { CodeField } from '../member/code-field.tsx'
import { Resend } from '../member/code-step.tsx'
import { ContactField, contactAsked, noContact } from '../member/contact-fields.tsx'
import { PasswordField } from '../member/password-field.tsx'
import { useFirstProblem } from '../member/first-problem.ts'
import { useAsking, useCodes } from '../member/use-sign-in.ts'
import type { ChangeProps } from './change-password.tsx'
import { ProveOwner } from './prove-owner.tsx'

/** Another e-mail address or number: its owner shows once more who they are, and then that they read it. */
export function ChangeContact({ kind, known, onDone, onLeave }: ChangeProps & { kind: 'email' | 'mobile' }) {
  const texts = useTexts(devicesText)
  const words = useTexts(signInText)
  const asking = useAsking()
  const { problems, busy, ask } = asking
  const [typed, setTyped] = useState({ ...noContact, kind })
  const [own, setOwn] = useState({ oldPassword: '', proof: '' })
  const [code, setCode] = useState('')
  const { sent, send } = useCodes(asking, 'contact', typed)
  const form = useRef<HTMLFormElement>(null)
  useFirstProblem(form, problems)
  if (!known.hasPassword && !own.proof) return <ProveOwner known={known} onProof={(proof) => setOwn({ ...own, proof })} />
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!sent) return void send()
    if (await ask(changeContact, { ...contactAsked(typed), ...own, code }, 'code')) onDone()
  }
  return (
    <form ref={form} className="devices-form" noValidate onSubmit={(event) => void submit(event)}>
      <ContactField typed={typed} problems={problems} change={(part) => setTyped({ ...typed, ...part })} />
      {sent ? (
        <>
          <p role="status">{words.sentTo(sent.sentTo)}</p>
          <CodeField value={code} problem={problems.code} endsAt={sent.endsAt} onChange={setCode} />
          {known.hasPassword ? (
            <PasswordField
              label={texts.presentPassword}
              name="oldPassword"
              value={own.oldPassword}
              problem={problems.oldPassword}
              onChange={(oldPassword) => setOwn({ ...own, oldPassword })}
            />
          ) : null}
        </>
      ) : null}
      <p className="field-hint">{texts.oldIsTold}</p>
      <Button type="submit" busy={busy}>
        {sent ? (busy ? texts.keeping : texts.keep) : busy ? words.sending : words.sendCode}
      </Button>
      {sent ? <Resend at={sent.resendAt} send={send} /> : null}
      <Button look="text" onClick={onLeave}>
        {texts.back}
      </Button>
    </form>
  )
}
