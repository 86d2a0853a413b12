import { useEffect } from 'react'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useLocation } from 'react-router'
import { signInText } from '#language/member/sign-in.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { listProviders } from '#modules/members/identities.paths.ts'
import { hasMember } from '#platform/wire/call-client.ts'
import { callContext } from '../../page-context.ts'
import { headTags } from '../head-tags.ts'
import { CodeStep } from './code-step.tsx'
import { ContactStep } from './contact-step.tsx'
import { NameStep } from './name-step.tsx'
import { PasskeyWait } from './passkey-parts.tsx'
import { PlainSignIn } from './plain-sign-in.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { useSignIn } from './use-sign-in.ts'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

const isCreate = (pathname: string): boolean => pathname.endsWith('/member/create')

export const meta = ({ location, matches }: MetaArgs) => {
  const texts = textsIn(signInText, languageOfPath(location.pathname))
  const title = isCreate(location.pathname) ? texts.create : texts.signIn
  return headTags({ title, pathname: location.pathname, matches, noindex: true })
}

export async function loader({ context }: LoaderFunctionArgs) {
  const found = await context.get(callContext)(listProviders, {})
  return { providers: found.ok ? found.data.list : [] }
}

/** Signing in and opening an account begin the same way: with a contact. */
export default function SignInScreen() {
  const signIn = useSignIn()
  const language = useLanguage()
  const texts = useTexts(signInText)
  const create = isCreate(useLocation().pathname)
  const { providers } = useLoaderData<typeof loader>()
  useEffect(() => {
    if (hasMember()) location.replace(localPath(language, '/myaccount'))
  }, [language])
  if (signIn.step === 'code' && signIn.sent)
    return <CodeStep {...signIn} sent={signIn.sent} onCode={signIn.withCode} onBack={() => signIn.go('contact')} />
  if (signIn.step === 'passkey') return <PasskeyWait onLeave={() => signIn.go('contact')} />
  if (signIn.step === 'name') return <NameStep {...signIn} />
  const [title, lead] = create ? [texts.create, texts.createLead] : [texts.signIn, texts.signInLead]
  return (
    <>
      <ContactStep {...{ signIn, title, lead }} plain={!create} stays>
        <ProviderButtons providers={providers} />
      </ContactStep>
      {create ? null : <PlainSignIn />}
    </>
  )
}
