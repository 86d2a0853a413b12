import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type MetaArgs, useLocation } from 'react-router'
import { signInText } from '#language/member/sign-in.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { hasMember } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { ScriptNeeded } from '#ui/script-needed.tsx'
import { headTags } from '../head-tags.ts'
import { CodeStep } from './code-step.tsx'
import { ContactFields } from './contact-fields.tsx'
import { NameStep } from './name-step.tsx'
import { PasskeyButton, PasskeyWait, usePasskeys } from './passkey-parts.tsx'
import { PasswordField } from './password-field.tsx'
import { useFirstProblem } from './first-problem.ts'
import { type SignIn, useSignIn } from './use-sign-in.ts'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

const isCreate = (pathname: string): boolean => pathname.endsWith('/member/create')

export const meta = ({ location, matches }: MetaArgs) => {
  const texts = textsIn(signInText, languageOfPath(location.pathname))
  const title = isCreate(location.pathname) ? texts.create : texts.signIn
  return headTags({ title, pathname: location.pathname, matches, noindex: true })
}

/** Signing in and opening an account begin the same way: with a contact. */
export default function SignInScreen() {
  const signIn = useSignIn()
  const language = useLanguage()
  useEffect(() => {
    if (hasMember()) location.replace(localPath(language, '/myaccount'))
  }, [language])
  if (signIn.step === 'code' && signIn.sent)
    return <CodeStep {...signIn} sent={signIn.sent} onCode={signIn.withCode} onBack={() => signIn.go('contact')} />
  if (signIn.step === 'passkey') return <PasskeyWait onLeave={() => signIn.go('contact')} />
  if (signIn.step === 'name') return <NameStep {...signIn} />
  return <ContactStep signIn={signIn} />
}

function ContactStep({ signIn }: { signIn: SignIn }) {
  const texts = useTexts(signInText)
  const create = isCreate(useLocation().pathname)
  const { typed, problems, change, step, busy } = signIn
  const [password, setPassword] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useFirstProblem(form, problems)
  const hasPasskeys = usePasskeys()
  const byPassword = step === 'password'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void (byPassword ? signIn.withPassword(password) : signIn.sendFirst())
  }
  return (
    <form ref={form} className="door-step" noValidate onSubmit={submit}>
      <h1 tabIndex={-1}>{create ? texts.create : texts.signIn}</h1>
      <p>{create ? texts.createLead : texts.signInLead}</p>
      <ScriptNeeded />
      <PasskeyButton problem={problems.passkey} busy={busy} onPress={() => void signIn.withPasskey()} />
      <ContactFields {...{ typed, problems, change }} />
      {byPassword ? (
        <PasswordField
          label={texts.password}
          name="password"
          value={password}
          problem={problems.password}
          onChange={setPassword}
        />
      ) : null}
      <Button type="submit" look={hasPasskeys ? 'line' : 'primary'} full busy={busy}>
        {byPassword ? (busy ? texts.signingIn : texts.signIn) : busy ? texts.sending : texts.sendCode}
      </Button>
      <Ways signIn={signIn} byPassword={byPassword} />
      <Fine />
    </form>
  )
}

function Ways({ signIn, byPassword }: { signIn: SignIn; byPassword: boolean }) {
  const texts = useTexts(signInText)
  const language = useLanguage()
  return (
    <div className="door-ways">
      <Button look="text" onClick={() => signIn.go(byPassword ? 'contact' : 'password')}>
        {byPassword ? texts.useCode : texts.usePassword}
      </Button>
      {byPassword ? (
        <a className="btn-text" href={localPath(language, '/member/forgetPassword')}>
          {texts.forgotten}
        </a>
      ) : null}
    </div>
  )
}

function Fine() {
  const texts = useTexts(signInText)
  const language = useLanguage()
  return (
    <p className="door-fine">
      {texts.fineBefore}
      <a href={localPath(language, '/statement/note')}>{texts.terms}</a>
      {texts.fineAfter}
      <a href={localPath(language, '/statement/privacy')}>{texts.privacy}</a>
    </p>
  )
}
