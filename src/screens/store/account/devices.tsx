import { useCallback, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { showMoment } from '#language/dates.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { devicesText } from '#language/member/devices.text.ts'
import { textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { SessionsWire } from '#modules/members/sign-in.contract.ts'
import { endSignIn, listSignIns } from '#modules/members/sign-in.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { toast } from '#ui/toasts.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { quietly, useLoading, useSent } from '../../own-page.tsx'
import { headTags } from '../head-tags.ts'
import { AccountFrame, AccountWaiting, leaveShop } from './account-frame.tsx'
import { ChangeContact } from './change-contact.tsx'
import { ChangePassword } from './change-password.tsx'
import { LinkedAccounts } from './linked-accounts.tsx'
import { FormTold, OwnForm, pressOrSend } from '../own-form.tsx'
import { Passkeys } from './passkeys.tsx'
import { PlainPassword } from './plain-password.tsx'
import './devices.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({
    title: textsIn(devicesText, languageOfPath(location.pathname)).title,
    pathname: location.pathname,
    matches,
    noindex: true,
  })

export async function own(call: MakeCall): Promise<SessionsWire | undefined> {
  const result = await call(listSignIns, {})
  return result.ok ? result.data : undefined
}

/** By what a member signs in, and where they are signed in. */
export default function Devices() {
  const texts = useTexts(devicesText)
  return (
    <AccountFrame title={texts.title} path="/myaccount/devices">
      <DevicesKnown />
    </AccountFrame>
  )
}

function DevicesKnown() {
  const texts = useTexts(devicesText)
  const ui = useTexts(uiText)
  const sent = useSent<typeof own>()
  const [known, setKnown] = useState(sent)
  const [failed, setFailed] = useState(false)
  const load = useCallback(async () => {
    setFailed(false)
    const found = await own(quietly)
    if (found) setKnown(found)
    else setFailed(true)
  }, [])
  useLoading(load, sent !== undefined)
  if (failed) return <EmptyState title={texts.failed} action={<Button onClick={() => void load()}>{ui.retry}</Button>} />
  if (!known) return <AccountWaiting />
  return (
    <div className="devices">
      <FormTold form="devices" done={{ kept: texts.passwordKept, ended: texts.ended }} />
      <SignInWays known={known} load={load} />
      <Passkeys known={known} load={load} />
      <LinkedAccounts known={known} load={load} />
      <Sessions list={known.list} load={load} />
    </div>
  )
}

type Loaded = { known: SessionsWire; load: () => Promise<void> }
type Opened = 'email' | 'mobile' | 'password' | undefined

function SignInWays({ known, load }: Loaded) {
  const texts = useTexts(devicesText)
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const done = (words: string) => {
    close()
    toast('success', words)
    void load()
  }
  return (
    <section aria-labelledby="sign-in-ways">
      <h2 id="sign-in-ways">{texts.contacts}</h2>
      <ul className="account-rows">
        {(['email', 'mobile'] as const).map((kind) => {
          const contact = known.contacts.find((one) => one.kind === kind)
          return (
            <li key={kind}>
              <Way
                name={texts[kind]}
                state={contact?.value ?? texts.none}
                press={contact ? texts.change : texts.add}
                onPress={() => setOpened(kind)}
              />
              {opened === kind ? (
                <ChangeContact kind={kind} known={known} onDone={() => done(texts.contactKept)} onLeave={close} />
              ) : null}
            </li>
          )
        })}
        <li>
          <Way
            name={texts.password}
            state={known.hasPassword ? texts.hasPassword : texts.noPassword}
            press={known.hasPassword ? texts.change : texts.choose}
            onPress={() => setOpened('password')}
          />
          {opened === 'password' ? (
            <ChangePassword known={known} onDone={() => done(texts.passwordKept)} onLeave={close} />
          ) : null}
        </li>
      </ul>
      {known.hasPassword ? <PlainPassword /> : null}
    </section>
  )
}

function Way({ name, state, press, onPress }: { name: string; state: string; press: string; onPress: () => void }) {
  return (
    <div className="account-row">
      <p>
        <b>{name}</b>
        <span className="mute">{state}</span>
      </p>
      <Button look="text" className="by-script" onClick={onPress} aria-label={`${press} ${name}`}>
        {press}
      </Button>
    </div>
  )
}

/** A session notes when it is used once an hour at most: closer than that nobody knows. */
const NOTED_EVERY_MS = 3_600_000

function Sessions({ list, load }: { list: SessionsWire['list']; load: () => Promise<void> }) {
  const texts = useTexts(devicesText)
  const language = useLanguage()
  const [now] = useState(() => Date.now())
  const lastUsed = (seenTime: string) =>
    now - Date.parse(seenTime) < NOTED_EVERY_MS ? texts.seenLately : texts.seen(showMoment(seenTime, language))
  const end = async (sessionId: string) => {
    const result = await call(endSignIn, { sessionId })
    if (result.ok) toast('success', texts.ended)
    await load()
  }
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">{texts.devices}</h2>
      <ul className="account-rows">
        {list.map(({ sessionId, device, network, seenTime, isThis }) => (
          <li key={sessionId} className="account-row">
            <p>
              <b>{device || texts.unknownDevice}</b>
              <span className="mute">
                {isThis ? texts.thisDevice : lastUsed(seenTime)} · {network}
              </span>
            </p>
            {isThis ? null : (
              <OwnForm path="/myaccount/devices">
                <input type="hidden" name="sessionId" value={sessionId} />
                <Button
                  look="text"
                  aria-label={texts.endDevice(device || texts.unknownDevice)}
                  {...pressOrSend('end', () => void end(sessionId))}
                >
                  {texts.end}
                </Button>
              </OwnForm>
            )}
          </li>
        ))}
      </ul>
      <SignOut isElsewhere={list.length > 1} />
    </section>
  )
}

function SignOut({ isElsewhere }: { isElsewhere: boolean }) {
  const texts = useTexts(devicesText)
  const language = useLanguage()
  return (
    <OwnForm path="/member/signOut" className="devices-leave">
      <Button look="line" {...pressOrSend('here', () => void leaveShop(language))}>
        {texts.signOut}
      </Button>
      {isElsewhere ? (
        <Button look="text" {...pressOrSend('everywhere', () => void leaveShop(language, true))}>
          {texts.everywhere}
        </Button>
      ) : null}
    </OwnForm>
  )
}
