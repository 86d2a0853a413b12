import { useEffect, useState } from 'react'
import { Navigate, type MetaArgs } from 'react-router'
import { adminStartText } from '#language/admin/admin-start.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { FirstAdministratorInput } from '#modules/operators/first-administrator.contract.ts'
import { addFirstAdministrator } from '#modules/operators/first-administrator.paths.ts'
import { adminHead } from '#screens/admin/frame/head.ts'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { signIn, useDesk } from '#screens/admin/session/session.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextField } from '#ui/fields.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminStartText.firstTitle)

/** Where the link from the terminal leads. What opens it stands behind the #, which no server is told. */
export default function AdminFirst() {
  const texts = useTexts(adminStartText)
  const language = useLanguage()
  const desk = useDesk()
  const [token, setToken] = useState<string>()
  useEffect(() => setToken(location.hash.slice(1)), [])
  if (desk.phase === 'signed-in') return <Navigate to={localPath(language, '/admin/start')} replace />
  if (token === undefined || desk.phase === 'asking') return <Skeleton height={320} />
  if (token === '')
    return (
      <EmptyState level={1} title={texts.noLinkTitle}>
        {texts.noLink}
      </EmptyState>
    )
  return <MakeAccount token={token} />
}

/** Makes the account and signs its owner in. */
function useFirstAccount(token: string) {
  const language = useLanguage()
  const { register, submit, problem, setError, refuse, refusal, busy } = useDeskForm(FirstAdministratorInput, {
    token,
    name: '',
    email: '',
    password: '',
    language,
  })
  const send = submit(async (input) => {
    const result = await call(addFirstAdministrator, input, { quiet: true, session: 'admin' })
    if (!result.ok) {
      if (result.data.field === 'password') setError('password', { message: result.msg }, { shouldFocus: true })
      else refuse(result)
      return
    }
    const signedIn = await signIn({ email: input.email.trim(), password: input.password })
    if (!signedIn.ok) refuse(signedIn)
  })
  return { register, send, problem, refusal, busy }
}

function MakeAccount({ token }: { token: string }) {
  const texts = useTexts(adminStartText)
  const { register, send, problem, refusal, busy } = useFirstAccount(token)
  return (
    <form className="admin-sign-in" onSubmit={send} noValidate>
      <h1 tabIndex={-1}>{texts.firstTitle}</h1>
      <p>{texts.first}</p>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="name"
        maxLength={80}
        problem={problem('name')}
        {...register('name')}
      />
      <TextField
        type="email"
        label={texts.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
        problem={problem('email')}
        {...register('email')}
      />
      <TextField
        type="password"
        label={texts.password}
        hint={texts.passwordHint}
        autoComplete="new-password"
        maxLength={200}
        problem={problem('password')}
        {...register('password')}
      />
      <div role="alert">{refusal ? <p className="field-problem">{refusal}</p> : null}</div>
      <Button type="submit" full busy={busy}>
        {busy ? texts.working : texts.make}
      </Button>
    </form>
  )
}
