import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { signInText } from '#language/member/sign-in.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { Button } from '#ui/button.tsx'
import { ScriptNeeded } from '#ui/script-needed.tsx'
import { ContactFields } from './contact-fields.tsx'
import { PasskeyButton, usePasskeys } from './passkey-parts.tsx'
import { PasswordField } from './password-field.tsx'
import { useFirstProblem } from './first-problem.ts'
import type { SignIn } from './use-sign-in.ts'

type Props = {
  signIn: SignIn
  title: string
  lead: string
  /** The page is still here for whoever comes back to it: it may be left for another, and begins with a key of the device. */
  stays: boolean
  /** Without script another form follows below its title instead. */
  plain?: boolean
  /** What else there is below the form's own ways. */
  children?: ReactNode
}

/** How somebody can be reached: what signing in and opening an account begin with. */
export function ContactStep({ signIn, title, lead, stays, plain = false, children }: Props) {
  const texts = useTexts(signInText)
  const { typed, problems, change, step, busy } = signIn
  const [password, setPassword] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useFirstProblem(form, problems)
  const passkeyFirst = usePasskeys() && stays
  const byPassword = step === 'password'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void (byPassword ? signIn.withPassword(password) : signIn.sendFirst())
  }
  return (
    <form ref={form} className={plain ? 'door-step by-script-below-title' : 'door-step'} noValidate onSubmit={submit}>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{lead}</p>
      <ScriptNeeded />
      {stays ? <PasskeyButton problem={problems.passkey} busy={busy} onPress={() => void signIn.withPasskey()} /> : null}
      <ContactFields {...{ typed, problems, change }} codesPage={stays} />
      {byPassword ? (
        <PasswordField
          label={texts.password}
          name="password"
          value={password}
          problem={problems.password}
          onChange={setPassword}
        />
      ) : null}
      <Button type="submit" look={passkeyFirst ? 'line' : 'primary'} full busy={busy}>
        {byPassword ? (busy ? texts.signingIn : texts.signIn) : busy ? texts.sending : texts.sendCode}
      </Button>
      <Ways signIn={signIn} byPassword={byPassword} />
      {children}
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
