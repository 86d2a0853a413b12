import { useEffect, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { adminAccountText } from '#language/admin/admin-account.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { WelcomeInput } from '#modules/operators/own-account.contract.ts'
import { choosePassword } from '#modules/operators/own-account.paths.ts'
import { adminHead } from '#screens/admin/frame/head.ts'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextField } from '#ui/fields.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminAccountText.welcomeTitle)

/** Where the link of an invitation leads. What opens it stands behind the #, which no server is told. */
export default function AdminWelcome() {
  const texts = useTexts(adminAccountText)
  const [token, setToken] = useState<string>()
  useEffect(() => setToken(location.hash.slice(1)), [])
  if (token === undefined) return <Skeleton height={320} />
  if (token === '')
    return (
      <EmptyState level={1} title={texts.noLinkTitle}>
        {texts.noLink}
      </EmptyState>
    )
  return <ChoosePassword token={token} />
}

function ChoosePassword({ token }: { token: string }) {
  const language = useLanguage()
  const texts = useTexts(adminAccountText)
  const [isChosen, setChosen] = useState(false)
  const { register, submit, problem, setError, refuse, refusal, busy } = useDeskForm(WelcomeInput, { token, password: '' })
  const send = submit(async (input) => {
    const result = await call(choosePassword, input, { quiet: true, session: 'admin' })
    if (result.ok) return setChosen(true)
    if (result.data.field === 'password') setError('password', { message: result.msg }, { shouldFocus: true })
    else refuse(result)
    return undefined
  })
  if (isChosen)
    return (
      <EmptyState
        level={1}
        title={texts.chosenTitle}
        action={
          <a className="btn" href={localPath(language, '/admin')}>
            {texts.toSignIn}
          </a>
        }
      >
        {texts.chosen}
      </EmptyState>
    )
  return (
    <form className="admin-sign-in" onSubmit={send} noValidate>
      <h1 tabIndex={-1}>{texts.welcomeTitle}</h1>
      <p>{texts.welcome}</p>
      <TextField
        type="password"
        label={texts.newPassword}
        hint={texts.passwordHint}
        autoComplete="new-password"
        maxLength={200}
        problem={problem('password')}
        {...register('password')}
      />
      <div role="alert">{refusal ? <p className="field-problem">{refusal}</p> : null}</div>
      <Button type="submit" full busy={busy}>
        {busy ? texts.working : texts.choose}
      </Button>
    </form>
  )
}
