import { type FormEvent, useEffect, useRef } from 'react'
import type { MetaArgs } from 'react-router'
import { ownDetailsText } from '#language/frame/own-details.text.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { textsIn, useTexts } from '#language/texts.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ScriptNeeded } from '#ui/script-needed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { headTags } from '../head-tags.ts'
import { useIsMember } from '../header/account-corner.tsx'
import { ContactFields } from './contact-details.tsx'
import { MemberDetails } from './member-details.tsx'
import { ShopChoices } from './shop-choices.tsx'
import { type ToldDetails, useDetails } from './use-details.ts'
import '../checkout/checkout.css'
import '../order/order.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'
export { loadDetails as own } from './use-details.ts'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({
    title: textsIn(ownDetailsText, languageOfPath(location.pathname)).title,
    pathname: location.pathname,
    matches,
    noindex: true,
  })

/** What a shopper tells of themselves: guests already, members with more. */
export default function OwnDetails() {
  return useIsMember() ? <MemberDetails /> : <GuestDetails />
}

/** Filled in at the next checkout. */
function GuestDetails() {
  const texts = useTexts(ownDetailsText)
  const ui = useTexts(uiText)
  const details = useDetails()
  return (
    <div className="wrap order-find">
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="mute">{texts.lead}</p>
      {details.told ? (
        <DetailsForm {...details} told={details.told} />
      ) : details.failed ? (
        <EmptyState title={texts.failed} action={<Button onClick={() => void details.load()}>{ui.retry}</Button>} />
      ) : (
        <div aria-busy="true">
          <ScriptNeeded />
          <Skeleton height={420} />
        </div>
      )}
    </div>
  )
}

function DetailsForm({ told, kept, problems, busy, change, save }: ToldDetails) {
  const texts = useTexts(ownDetailsText)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [problems])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save(told, texts.saved)
  }
  const forgotten = { ...told, firstName: '', lastName: '', mobile: '', email: '' }
  return (
    <form ref={form} className="order-find-form" noValidate onSubmit={submit}>
      <ContactFields {...{ told, problems, change }} />
      <ShopChoices {...{ told, change }} />
      <Button type="submit" full busy={busy}>
        {busy ? texts.saving : texts.save}
      </Button>
      {kept ? (
        <Button look="text" onClick={() => void save(forgotten, texts.removed)}>
          {texts.remove}
        </Button>
      ) : null}
    </form>
  )
}
