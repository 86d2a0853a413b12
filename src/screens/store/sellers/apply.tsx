import { type MetaArgs, useLocation } from 'react-router'
import { uiText } from '#language/frame/ui.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { applyText } from '#language/sellers/apply.text.ts'
import { textsIn, useTexts } from '#language/texts.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { AccountWaiting, MembersOnly } from '../account/account-frame.tsx'
import { headTags } from '../head-tags.ts'
import { ApplicationState } from './application-state.tsx'
import { BeginForm } from './begin-form.tsx'
import { useApplication } from './use-application.ts'
import './sellers.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'
export { loadApplication as own } from './use-application.ts'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({
    title: textsIn(applyText, languageOfPath(location.pathname)).title,
    pathname: location.pathname,
    matches,
    noindex: true,
  })

/** Applies to sell here: the kind first, then each document; and how the application stands. */
export default function Apply() {
  return (
    <div className="wrap apply">
      <MembersOnly waiting={<Waiting />}>
        <Application />
      </MembersOnly>
    </div>
  )
}

function Waiting() {
  return (
    <>
      <h1 tabIndex={-1}>{useTexts(applyText).title}</h1>
      <AccountWaiting />
    </>
  )
}

function Application() {
  const texts = useTexts(applyText)
  const ui = useTexts(uiText)
  const { search } = useLocation()
  const { shown, failed, load, keep } = useApplication()
  if (failed) return <EmptyState title={texts.failed} action={<Button onClick={() => void load()}>{ui.retry}</Button>} />
  if (!shown) return <Waiting />
  const asked = new URLSearchParams(search)
  const isNew = asked.has('kind') || asked.get('part') === 'kind'
  const { application } = shown
  if (application && !isNew)
    return <ApplicationState key={application.applicationNo} shown={shown} application={application} keep={keep} />
  return <BeginForm shown={shown} keep={keep} />
}
