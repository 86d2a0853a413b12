import { type FormEvent, useCallback, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { notificationsText } from '#language/account/notifications.text.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { textsIn, useTexts } from '#language/texts.ts'
import type { WaysInput, WaysWire } from '#modules/inbox/inbox.contract.ts'
import { getWays, saveWays } from '#modules/inbox/inbox.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField, Tick } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { quietly, useLoading, useSent } from '../../own-page.tsx'
import { headTags } from '../head-tags.ts'
import { FormTold, OwnForm } from '../own-form.tsx'
import { AccountFrame, AccountWaiting } from '../account/account-frame.tsx'
import { NotificationTable } from './notification-table.tsx'
import './notifications.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({ title: textsIn(notificationsText, languageOfPath(location.pathname)).title, pathname: location.pathname, matches })

export async function own(call: MakeCall): Promise<WaysWire | undefined> {
  const result = await call(getWays, {})
  return result.ok ? result.data : undefined
}

/** Which messages reach a member, how, and when. */
export default function Notifications() {
  const texts = useTexts(notificationsText)
  return (
    <AccountFrame title={texts.title} path="/myaccount/notifications" lead={texts.lead}>
      <Choices />
    </AccountFrame>
  )
}

function Choices() {
  const texts = useTexts(notificationsText)
  const ui = useTexts(uiText)
  const sent = useSent<typeof own>()
  const [said, setSaid] = useState(sent)
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    const found = await own(quietly)
    if (found) setSaid(found)
    else setFailed(true)
  }, [])
  useLoading(load, sent !== undefined)
  if (failed) return <EmptyState title={texts.failed} action={<Button onClick={() => void load()}>{ui.retry}</Button>} />
  if (!said) return <AccountWaiting />
  const change = (part: Partial<WaysInput>) => setSaid({ ...said, ...part })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const { ways, isQuiet, quietFrom, quietUntil, isDigest } = said
    const result = await call(saveWays, { ways, isQuiet, quietFrom, quietUntil, isDigest })
    setBusy(false)
    if (!result.ok) return
    setSaid(result.data)
    toast('success', texts.saved)
  }
  return (
    <OwnForm path="/myaccount/notifications" className="notification-form" onSubmit={(event) => void save(event)}>
      <FormTold form="notifications" done={{ saved: texts.saved }} />
      <NotificationTable said={said} onChange={(ways) => change({ ways })} />
      <TimeFields said={said} onChange={change} />
      <Button type="submit" busy={busy}>
        {texts.save}
      </Button>
    </OwnForm>
  )
}

const timeOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), name: timeOf(hour) }))

function TimeFields({ said, onChange }: { said: WaysWire; onChange: (part: Partial<WaysInput>) => void }) {
  const texts = useTexts(notificationsText)
  const hourField = (name: 'quietFrom' | 'quietUntil', label: string) => (
    <SelectField
      name={name}
      label={label}
      options={HOURS}
      value={String(said[name])}
      onChange={({ target }) => onChange({ [name]: Number(target.value) })}
    />
  )
  return (
    <fieldset className="consent-group">
      <legend>{texts.times}</legend>
      <Tick name="isQuiet" checked={said.isQuiet} onChange={({ target }) => onChange({ isQuiet: target.checked })}>
        {texts.quiet}
      </Tick>
      <p className="field-hint">{texts.quietWords}</p>
      <div className="notification-hours">
        {hourField('quietFrom', texts.from)}
        {hourField('quietUntil', texts.until)}
      </div>
      <Tick name="isDigest" checked={said.isDigest} onChange={({ target }) => onChange({ isDigest: target.checked })}>
        {texts.digest(timeOf(said.digestHour))}
      </Tick>
    </fieldset>
  )
}
