import { useCallback, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { consentKindText, consentsText } from '#language/account/consents.text.ts'
import { showMoment } from '#language/dates.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { ConsentsWire } from '#modules/consents/consents.contract.ts'
import { getConsents, updateConsent } from '#modules/consents/consents.paths.ts'
import type { ConsentKind } from '#modules/consents/consents.rules.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Tick } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { quietly, useLoading, useSent } from '../../own-page.tsx'
import { headTags } from '../head-tags.ts'
import { FormTold, OwnForm } from '../own-form.tsx'
import { OwnData } from './own-data.tsx'
import { AccountFrame, AccountWaiting } from './account-frame.tsx'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({ title: textsIn(consentsText, languageOfPath(location.pathname)).title, pathname: location.pathname, matches })

export async function own(call: MakeCall): Promise<ConsentsWire['list'] | undefined> {
  const result = await call(getConsents, {})
  return result.ok ? result.data.list : undefined
}

type Group = { title: 'news' | 'orders' | 'privacy'; words?: 'ordersWords'; kinds: ConsentKind[] }

const GROUPS: Group[] = [
  { title: 'news', kinds: ['news-email', 'news-sms'] },
  { title: 'orders', words: 'ordersWords', kinds: ['orders-email', 'orders-sms'] },
  { title: 'privacy', kinds: ['hide-followers', 'hide-fans', 'hide-friends'] },
]

/** What a member agrees to, one by one, and since when. */
export default function Consents() {
  const texts = useTexts(consentsText)
  return (
    <AccountFrame title={texts.title} path="/myaccount/consents" lead={texts.lead}>
      <ConsentGroups />
    </AccountFrame>
  )
}

function ConsentGroups() {
  const language = useLanguage()
  const texts = useTexts(consentsText)
  const ui = useTexts(uiText)
  const sent = useSent<typeof own>()
  const [list, setList] = useState(sent)
  const [failed, setFailed] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    const found = await own(quietly)
    if (found) setList(found)
    else setFailed(true)
  }, [])
  useLoading(load, sent !== undefined)
  const say = async (kind: ConsentKind, given: boolean) => {
    // Shown at once; what was refused is taken back.
    setList((before) => before?.map((one) => (one.kind === kind ? { ...one, given } : one)))
    const result = await call(updateConsent, { kind, given })
    if (!result.ok) return load()
    setList(result.data.list)
    return toast('success', texts.saved)
  }
  if (failed) return <EmptyState title={texts.failed} action={<Button onClick={() => void load()}>{ui.retry}</Button>} />
  if (!list) return <AccountWaiting />
  return (
    <div className="member-form">
      <OwnForm path="/myaccount/consents" className="consent-form">
        <FormTold form="consents" done={{ saved: texts.saved }} />
        {GROUPS.map(({ title, words, kinds }) => (
          <fieldset key={title} className="consent-group">
            <legend>{texts[title]}</legend>
            {words ? <p className="field-hint">{texts[words]}</p> : null}
            {kinds.map((kind) => (
              <ConsentTick
                key={kind}
                kind={kind}
                said={list.find((one) => one.kind === kind)}
                onSay={(given) => void say(kind, given)}
              />
            ))}
          </fieldset>
        ))}
        <p>
          <a className="link" href={localPath(language, '/myaccount/notifications')}>
            {texts.ways}
          </a>
        </p>
        <noscript>
          <Button type="submit">{texts.save}</Button>
        </noscript>
      </OwnForm>
      <OwnData />
    </div>
  )
}

type TickProps = { kind: ConsentKind; said: ConsentsWire['list'][number] | undefined; onSay: (given: boolean) => void }

function ConsentTick({ kind, said, onSay }: TickProps) {
  const language = useLanguage()
  const texts = useTexts(consentsText)
  const names = useTexts(consentKindText)
  const since = said?.changedTime ? texts.since(showMoment(said.changedTime, language)) : ''
  return (
    <div className="consent">
      <Tick name={kind} checked={said?.given ?? false} onChange={({ target }) => onSay(target.checked)}>
        {names[kind]}
      </Tick>
      <span className="mute">{since}</span>
    </div>
  )
}
