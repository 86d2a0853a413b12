import { type FormEvent, useRef, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { signInText } from '#language/member/sign-in.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { recoverPassword } from '#modules/members/sign-in.paths.ts'
import { Button } from '#ui/button.tsx'
import { ScriptNeeded } from '#ui/script-needed.tsx'
import { headTags } from '../head-tags.ts'
import { enterShop } from './after-sign-in.ts'
import { CodeField } from './code-field.tsx'
import { Resend } from './code-step.tsx'
import { ContactFields, contactAsked } from './contact-fields.tsx'
import { PasswordField } from './password-field.tsx'
import { useFirstProblem } from './first-problem.ts'
import { useDraft } from './sign-in-draft.ts'
import { type Sent, useAsking, useCodes } from './use-sign-in.ts'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({
    title: textsIn(signInText, languageOfPath(location.pathname)).recover,
    pathname: location.pathname,
    matches,
    noindex: true,
  })

/** A new password, for whoever reads the contact of an account. */
export default function Recover() {
  const texts = useTexts(signInText)
  const language = useLanguage()
  const [typed, change] = useDraft()
  const asking = useAsking()
  const { sent, send } = useCodes(asking, 'recover', typed)
  const form = useRef<HTMLFormElement>(null)
  useFirstProblem(form, asking.problems)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  const keep = async (code: string, password: string) => {
    const result = await asking.ask(recoverPassword, { ...contactAsked(typed), code, password }, 'code')
    if (result) enterShop(result.data, language)
  }
  if (sent) return <NewPassword {...{ sent, problems: asking.problems, busy: asking.busy, keep, send }} />
  return (
    <form ref={form} className="door-step" noValidate onSubmit={submit}>
      <h1 tabIndex={-1}>{texts.recover}</h1>
      <p>{texts.recoverLead}</p>
      <ScriptNeeded />
      <ContactFields {...{ typed, change, problems: asking.problems }} />
      <Button type="submit" full busy={asking.busy}>
        {asking.busy ? texts.sending : texts.sendCode}
      </Button>
      <a className="btn-text" href={localPath(language, '/member/login')}>
        {texts.backToSignIn}
      </a>
    </form>
  )
}

type Props = {
  sent: Sent
  problems: Record<string, string>
  busy: boolean
  keep: (code: string, password: string) => Promise<void>
  send: () => Promise<boolean>
}

function NewPassword({ sent, problems, busy, keep, send }: Props) {
  const texts = useTexts(signInText)
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useFirstProblem(form, problems)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void keep(code, password)
  }
  return (
    <form ref={form} className="door-step" noValidate onSubmit={submit}>
      <h1 tabIndex={-1}>{texts.recover}</h1>
      <p role="status">{texts.sentTo(sent.sentTo)}</p>
      <CodeField value={code} problem={problems.code} endsAt={sent.endsAt} onChange={setCode} />
      <PasswordField
        label={texts.newPassword}
        name="password"
        isNew
        value={password}
        problem={problems.password}
        onChange={setPassword}
      />
      <Button type="submit" full busy={busy}>
        {busy ? texts.keeping : texts.keepPassword}
      </Button>
      <Resend at={sent.resendAt} send={send} />
    </form>
  )
}
