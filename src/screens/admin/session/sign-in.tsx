import { type FormEvent, useRef, useState } from 'react'
import { type FieldProblem, fieldProblems } from '#language/field-problems.ts'
import { adminText } from '#language/admin/admin.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { signIn } from './session.ts'

type Problems = { email?: string; password?: string; form?: string }

/** Stands where the screen would be, so that after signing in the operator is where the address says. */
export function AdminSignIn({ ended }: { ended: boolean }) {
  const texts = useTexts(adminText)
  const { form, typed, type, problems, busy, submit } = useSignIn()
  const [shown, setShown] = useState(false)
  return (
    <form className="admin-sign-in" ref={form} onSubmit={submit} noValidate>
      <h1 tabIndex={-1}>{texts.signInTitle}</h1>
      {ended ? (
        <p className="admin-notice" role="status">
          {texts.sessionOver}
        </p>
      ) : null}
      <TextField
        name="email"
        type="email"
        label={texts.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        problem={problems.email}
        value={typed.email}
        onChange={(event) => type({ email: event.target.value })}
      />
      <div className="admin-password">
        <TextField
          name="password"
          type={shown ? 'text' : 'password'}
          label={texts.password}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          problem={problems.password}
          value={typed.password}
          onChange={(event) => type({ password: event.target.value })}
        />
        <Button look="text" onClick={() => setShown(!shown)}>
          {shown ? texts.hidePassword : texts.showPassword}
        </Button>
      </div>
      {problems.form ? (
        <p className="field-problem" role="alert">
          {problems.form}
        </p>
      ) : null}
      <Button type="submit" full busy={busy}>
        {busy ? texts.signingIn : texts.signIn}
      </Button>
    </form>
  )
}

function useSignIn() {
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState({ email: '', password: '' })
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)
  const say = (found: Problems) => {
    setProblems(found)
    const first = found.email ? 'email' : 'password'
    if (found.email || found.password) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const email = typed.email.trim()
    const { password } = typed
    const words = (problem: FieldProblem) => fieldProblems[problem][language]
    if (email === '' || password === '') {
      say({ ...(email === '' ? { email: words('required') } : {}), ...(password === '' ? { password: words('required') } : {}) })
      return
    }
    setBusy(true)
    setProblems({})
    const result = await signIn(email, password)
    setBusy(false)
    if (result.ok) return
    const { field, fields } = result.data
    if (fields) say(fields)
    else say(field === 'password' ? { password: result.msg } : { form: result.msg })
  }
  const type = (changes: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...changes }))
  return { form, typed, type, problems, busy, submit: (event: FormEvent) => void submit(event) }
}
