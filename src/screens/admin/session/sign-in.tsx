import { useEffect, useRef, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { adminAccountText } from '#language/admin/admin-account.text.ts'
import { adminText } from '#language/admin/admin.text.ts'
import { screenCodes } from '#language/screen-codes.ts'
import { useTexts } from '#language/texts.ts'
import { SignInInput } from '#modules/operators/operators.contract.ts'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { signIn } from './session.ts'

/** Stands where the screen would be, so that after signing in the operator is where the address says. */
export function AdminSignIn({ ended }: { ended: boolean }) {
  const texts = useTexts(adminText)
  const account = useTexts(adminAccountText)
  const { register, problem, refusal, busy, send, isCodeAsked } = useSignIn()
  return (
    <form className="admin-sign-in" onSubmit={send} noValidate>
      <h1 tabIndex={-1}>{texts.signInTitle}</h1>
      {ended ? (
        <p className="admin-notice" role="status">
          {texts.sessionOver}
        </p>
      ) : null}
      <TextField
        type="email"
        label={texts.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        problem={problem('email')}
        {...register('email')}
      />
      <PasswordField problem={problem('password')} field={register('password')} />
      {isCodeAsked ? (
        <TextField
          label={account.code}
          hint={account.codeHint}
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={40}
          problem={problem('code')}
          {...register('code')}
        />
      ) : null}
      {refusal ? (
        <p className="field-problem" role="alert">
          {refusal}
        </p>
      ) : null}
      <Button type="submit" full busy={busy}>
        {busy ? texts.signingIn : texts.signIn}
      </Button>
    </form>
  )
}

function PasswordField({ problem, field }: { problem: string | undefined; field: UseFormRegisterReturn }) {
  const texts = useTexts(adminText)
  const [shown, setShown] = useState(false)
  return (
    <div className="admin-password">
      <TextField
        type={shown ? 'text' : 'password'}
        label={texts.password}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        problem={problem}
        {...field}
      />
      <Button look="text" onClick={() => setShown(!shown)}>
        {shown ? texts.hidePassword : texts.showPassword}
      </Button>
    </div>
  )
}

function useSignIn() {
  const { submit, refuse, setError, setFocus, ...form } = useDeskForm(SignInInput, { email: '', password: '', code: '' })
  const [isCodeAsked, askCode] = useState(false)
  const wasAsked = useRef(false)
  useEffect(() => {
    if (isCodeAsked && !wasAsked.current) setFocus('code')
    wasAsked.current = isCodeAsked
  }, [isCodeAsked, setFocus])
  const send = submit(async ({ email, password, code = '' }) => {
    const result = await signIn({ email: email.trim(), password, code })
    if (result.ok) return
    if (result.code === screenCodes.FACTOR_NEEDED) return askCode(true)
    const { field } = result.data
    if (field === 'password' || field === 'code') setError(field, { message: result.msg }, { shouldFocus: true })
    else refuse(result)
  })
  return { ...form, send, isCodeAsked }
}
