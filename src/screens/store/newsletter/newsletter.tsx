import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { data, type LoaderFunctionArgs, type MetaArgs, useLocation, useNavigate, useParams } from 'react-router'
import { languageOfPath } from '#language/languages.ts'
import { newsletterPagesText } from '#language/frame/newsletter-pages.text.ts'
import { newsletterText } from '#language/frame/newsletter.text.ts'
import { screenCodes } from '#language/screen-codes.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { confirmNews, stopNews } from '#modules/newsletter/newsletter.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { headTags } from '../head-tags.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import './newsletter.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

const steps = ['form', 'again', 'thanks', 'confirm', 'confirmed', 'stop', 'stopped', 'over'] as const
type Step = (typeof steps)[number]
const stepOf = (name: string | undefined): Step | undefined => (name ? steps.find((step) => step === name) : 'form')

export function loader({ params }: LoaderFunctionArgs) {
  if (!stepOf(params.step)) throw data(null, { status: 404 })
  return null
}

export const meta = ({ location, matches }: MetaArgs) => {
  const { title, lead } = textsIn(newsletterText, languageOfPath(location.pathname))
  return headTags({ title, description: lead, pathname: location.pathname, matches })
}

/** Asking for news, confirming from the mailbox, and ending it; every step has an address, so that it works without script. */
export default function Newsletter() {
  const step = stepOf(useParams().step) ?? 'form'
  const texts = useTexts(newsletterPagesText)
  const form = useTexts(newsletterText)
  if (step === 'confirm')
    return <Pressing step={step} title={texts.confirmTitle} words={texts.confirmWords} press={texts.confirm} />
  if (step === 'stop') return <Pressing step={step} title={texts.stopTitle} words={texts.stopWords} press={texts.stop} />
  if (step === 'confirmed') return <Page title={texts.confirmedTitle} words={texts.confirmedWords} />
  if (step === 'stopped') return <Page title={texts.stoppedTitle} words={texts.stoppedWords} />
  if (step === 'thanks') return <Page title={form.thanks} words={texts.thanksPage} />
  const title = step === 'over' ? texts.overTitle : form.title
  return (
    <Page title={title} words={step === 'over' ? texts.overWords : form.lead}>
      {step === 'again' ? (
        <p role="alert" className="field-problem">
          {texts.again}
        </p>
      ) : null}
      <NewsletterForm />
    </Page>
  )
}

function Page({ title, words, children }: { title: string; words: string; children?: ReactNode }) {
  return (
    <div className="wrap news-page">
      <h1 tabIndex={-1}>{title}</h1>
      <p className="info-lead">{words}</p>
      {children}
    </div>
  )
}

/** One press, by the link of a mail. To confirm, having followed the link is enough where script runs. */
function Pressing({ step, title, words, press }: { step: 'confirm' | 'stop'; title: string; words: string; press: string }) {
  const language = useLanguage()
  const token = new URLSearchParams(useLocation().search).get('token') ?? ''
  const { busy, failed, go } = usePress(step, token)
  const begin = useEffectEvent(() => void go())
  useEffect(() => {
    if (step === 'confirm') begin()
  }, [step])
  return (
    <Page title={title} words={words}>
      <form
        className="news-form"
        method="post"
        action={localPath(language, `/newsletter/${step}`)}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void go()
        }}
      >
        <input type="hidden" name="token" value={token} />
        <div role="alert">{failed ? <p className="field-problem">{failed}</p> : null}</div>
        <Button type="submit" busy={busy}>
          {press}
        </Button>
      </form>
    </Page>
  )
}

function usePress(step: 'confirm' | 'stop', token: string) {
  const language = useLanguage()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState('')
  const go = async () => {
    setBusy(true)
    const result = await call(step === 'confirm' ? confirmNews : stopNews, { token }, { quiet: true })
    setBusy(false)
    const next = result.ok ? (step === 'confirm' ? 'confirmed' : 'stopped') : 'over'
    if (result.ok || result.code === screenCodes.NOT_FOUND || result.code === screenCodes.BAD_INPUT)
      return navigate(localPath(language, `/newsletter/${next}`), { replace: true })
    return setFailed(result.msg)
  }
  return { busy, failed, go }
}
