import { useEffect, useRef, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { providerNames, providersText } from '#language/member/providers.text.ts'
import { type Language, languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { comeBackFromProvider } from '#modules/members/identities.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { ScriptNeeded } from '#ui/script-needed.tsx'
import { headTags } from '../head-tags.ts'
import { enterShop } from './after-sign-in.ts'
import { CodeStep } from './code-step.tsx'
import { ContactStep } from './contact-step.tsx'
import { NameStep } from './name-step.tsx'
import { type Came, useSignIn } from './use-sign-in.ts'
import './providers.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({
    title: textsIn(providersText, languageOfPath(location.pathname)).arriving,
    pathname: location.pathname,
    matches,
    noindex: true,
  })

type Arriving = { came?: Came; problem?: string }

/** Back from a provider: whoever is known goes on where they were, and whoever is new says the rest. */
export default function ArrivalScreen() {
  const language = useLanguage()
  const texts = useTexts(providersText)
  const [{ came, problem }, setArriving] = useState<Arriving>({})
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void arrive(language).then((arriving) => setArriving(arriving ?? { problem: texts.nothingHere }))
  }, [language, texts])
  if (came) return <Newcoming came={came} />
  return (
    <div className="door-step door-arriving" aria-live="polite">
      <h1 tabIndex={-1}>{problem ? texts.notArrived : texts.arriving}</h1>
      <p>{problem ?? texts.arrivingLead}</p>
      <ScriptNeeded />
      {problem ? (
        <a className="btn btn-full" href={localPath(language, '/member/login')}>
          {texts.again}
        </a>
      ) : null}
    </div>
  )
}

/** What came back stands behind the #, and is taken out of the address before anything else. Undefined where nothing did. */
async function arrive(language: Language): Promise<Arriving | undefined> {
  const { state, ...came } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)))
  history.replaceState(history.state, '', location.pathname)
  if (!state) return undefined
  const result = await call(comeBackFromProvider, { ...came, state }, { quiet: true })
  if (!result.ok) return { problem: result.msg }
  const { outcome, token, account, arrived, ...person } = result.data
  if (token && account) enterShop({ token, account }, language)
  else if (outcome === 'linked') location.replace(localPath(language, '/myaccount/devices'))
  return arrived ? { came: { ...person, arrived } } : {}
}

/** An address the provider has confirmed is enough; otherwise a code proves one, or opens the account there is. */
function Newcoming({ came }: { came: Came }) {
  const texts = useTexts(providersText)
  const signIn = useSignIn(came)
  const name = providerNames[came.provider]
  if (signIn.step === 'code' && signIn.sent)
    return <CodeStep {...signIn} sent={signIn.sent} onCode={signIn.withCode} onBack={() => signIn.go('contact')} />
  const lead = came.isEmailVerified ? texts.confirmed(name, came.email) : undefined
  if (signIn.step === 'name') return <NameStep {...signIn} lead={lead} firstName={came.firstName} lastName={came.lastName} />
  return <ContactStep signIn={signIn} title={texts.oneMore} lead={texts.oneMoreLead(name)} stays={false} />
}
