import { type FormEvent, useEffect, useRef, useState } from 'react'
import { signInText } from '#language/member/sign-in.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { Button } from '#ui/button.tsx'
import { Tick } from '#ui/fields.tsx'
import { NameFields } from '../name-fields.tsx'
import { PasswordField } from './password-field.tsx'
import { useFirstProblem } from './first-problem.ts'
import type { Newcomer, SignIn } from './use-sign-in.ts'

const nobody: Newcomer = { firstName: '', lastName: '', password: '', agreed: false, news: false }

/** What is known of them already. */
type Told = { lead?: string | undefined; firstName?: string; lastName?: string }

/** Whoever is new says a name, if they like, and agrees to the terms. */
export function NameStep({ typed, problems, busy, open, lead, firstName = '', lastName = '' }: SignIn & Told) {
  const texts = useTexts(signInText)
  const [newcomer, setNewcomer] = useState({ ...nobody, firstName, lastName })
  const form = useRef<HTMLFormElement>(null)
  useFirstProblem(form, problems)
  useEffect(() => form.current?.querySelector('h1')?.focus(), [])
  const change = (part: Partial<Newcomer>) => setNewcomer({ ...newcomer, ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void open(newcomer)
  }
  const name = (field: 'firstName' | 'lastName') => ({
    label: texts[field],
    optional: texts.optional,
    name: field,
    value: newcomer[field],
    problem: problems[field],
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  })
  return (
    <form ref={form} className="door-step" noValidate onSubmit={submit}>
      <h1 tabIndex={-1}>{texts.yourName}</h1>
      <p>{lead ?? texts.nameLead}</p>
      <div className="door-pair">
        <NameFields field={name} />
      </div>
      <PasswordField
        label={texts.choosePassword}
        name="password"
        optional={texts.optional}
        hint={texts.passwordHint}
        isNew
        value={newcomer.password}
        problem={problems.password}
        onChange={(password) => change({ password })}
      />
      <Ticks {...{ newcomer, change, problem: problems.agreed, kind: typed.kind }} />
      <Button type="submit" full busy={busy}>
        {busy ? texts.opening : texts.open}
      </Button>
    </form>
  )
}

type TicksProps = {
  newcomer: Newcomer
  change: (part: Partial<Newcomer>) => void
  problem: string | undefined
  kind: 'mobile' | 'email'
}

function Ticks({ newcomer, change, problem, kind }: TicksProps) {
  const texts = useTexts(signInText)
  const language = useLanguage()
  const invited = useInvited()
  return (
    <div className="door-ticks">
      <Tick
        name="agreed"
        checked={newcomer.agreed}
        problem={problem}
        onChange={({ target }) => change({ agreed: target.checked })}
      >
        {texts.agree}
        <a href={localPath(language, '/statement/note')} target="_blank" rel="noopener">
          {texts.terms}
        </a>
      </Tick>
      <Tick name="news" checked={newcomer.news} onChange={({ target }) => change({ news: target.checked })}>
        {kind === 'email' ? texts.newsByEmail : texts.newsBySms}
      </Tick>
      <p className="field-hint">{texts.newsHint}</p>
      {invited ? <p role="status">{texts.invited}</p> : null}
    </div>
  )
}

function useInvited(): boolean {
  const [invited, setInvited] = useState(false)
  useEffect(() => setInvited(new URLSearchParams(location.search).has('inviteCode')), [])
  return invited
}
