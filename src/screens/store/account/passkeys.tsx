import { useState } from 'react'
import { showMoment } from '#language/dates.ts'
import { devicesText } from '#language/member/devices.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { SessionsWire } from '#modules/members/sign-in.contract.ts'
import { keepPasskey, offerPasskey, removePasskey } from '#modules/members/sign-in.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'
import { makeKey } from '../member/passkey-device.ts'
import { usePasskeys } from '../member/passkey-parts.tsx'
import { useAsking } from '../member/use-sign-in.ts'
import { OwnerForm, type OwnerShown } from './owner-form.tsx'

type Props = { known: SessionsWire; load: () => Promise<void> }

/** The keys that open this account, and a way to make one here. */
export function Passkeys({ known, load }: Props) {
  const texts = useTexts(devicesText)
  const language = useLanguage()
  const canMake = usePasskeys()
  const [adding, setAdding] = useState(false)
  const remove = async (passkeyId: string) => {
    const result = await call(removePasskey, { passkeyId })
    if (result.ok) toast('success', texts.removed)
    await load()
  }
  const done = () => {
    setAdding(false)
    void load()
  }
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys">{texts.passkeys}</h2>
      <ul className="account-rows">
        {known.passkeys.map(({ passkeyId, name, createTime }) => (
          <li key={passkeyId} className="account-row">
            <p>
              <b>{name || texts.unknownDevice}</b>
              <span className="mute">{texts.added(showMoment(createTime, language))}</span>
            </p>
            <Button
              look="text"
              className="by-script"
              aria-label={texts.removePasskey(name || texts.unknownDevice)}
              onClick={() => void remove(passkeyId)}
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </ul>
      {known.passkeys.length === 0 ? <p className="devices-words mute">{texts.noPasskeys}</p> : null}
      {adding ? <AddPasskey known={known} onDone={done} /> : null}
      {canMake && !adding ? (
        <div className="devices-leave">
          <Button look="line" className="by-script" onClick={() => setAdding(true)}>
            {texts.addPasskey}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

/** First the owner is asked once more, then the device. */
function AddPasskey({ known, onDone }: { known: SessionsWire; onDone: () => void }) {
  const texts = useTexts(devicesText)
  const { problems, busy, ask } = useAsking()
  const make = async (shown: OwnerShown) => {
    const offered = await ask(offerPasskey, shown, 'oldPassword')
    if (!offered) return
    const key = await makeKey(offered.data)
    const result = key && (await ask(keepPasskey, key, 'oldPassword'))
    toast(result ? 'success' : 'warning', result ? texts.passkeyKept : texts.passkeyNot)
    onDone()
  }
  return <OwnerForm {...{ known, problems, busy }} press={texts.addPasskey} onShown={(shown) => void make(shown)} />
}
