import { devicesText } from '#language/member/devices.text.ts'
import { signInText } from '#language/member/sign-in.text.ts'
import { useTexts } from '#language/texts.ts'
import type { SessionsWire } from '#modules/members/sign-in.contract.ts'
import { askForPasskey, confirmWithPasskey } from '#modules/members/sign-in.paths.ts'
import { Button } from '#ui/button.tsx'
import { AnyIcon } from '#ui/icons/any-icon.tsx'
import { askDevice } from '../member/passkey-device.ts'
import { usePasskeys } from '../member/passkey-parts.tsx'
import { useAsking } from '../member/use-sign-in.ts'

type Props = { known: SessionsWire; onProof: (proof: string) => void }

/** Whoever has a passkey confirms with it in place of password or code; nothing is shown where there is none. */
export function PasskeyProof({ known, onProof }: Props) {
  const texts = useTexts(devicesText)
  const { passkeyNone } = useTexts(signInText)
  const { problems, busy, ask, tell } = useAsking()
  if (!usePasskeys() || known.passkeys.length === 0) return null
  const prove = async () => {
    const asked = await ask(askForPasskey, {}, 'passkey')
    if (!asked) return
    const answer = await askDevice(asked.data)
    if (!answer) return tell({ passkey: passkeyNone })
    const result = await ask(confirmWithPasskey, answer, 'passkey')
    if (result) onProof(result.data.proof)
  }
  return (
    <div className="passkey-proof">
      <Button look="line" full busy={busy} onClick={() => void prove()}>
        <AnyIcon name="key" />
        {texts.byPasskey}
      </Button>
      <div role="alert">{problems.passkey ? <p className="field-problem">{problems.passkey}</p> : null}</div>
    </div>
  )
}
