import { type FormEvent, useState } from 'react'
import { devicesText } from '#language/member/devices.text.ts'
import { useTexts } from '#language/texts.ts'
import type { SessionsWire } from '#modules/members/sign-in.contract.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '../member/password-field.tsx'
import { PasskeyProof } from './passkey-proof.tsx'
import { ProveOwner } from './prove-owner.tsx'

export type OwnerShown = { oldPassword?: string; proof?: string }
type Props = {
  known: SessionsWire
  problems: Record<string, string>
  busy: boolean
  press: string
  onShown: (shown: OwnerShown) => void
}

/** Asks the owner once more, by password or passkey or, where there is no password, by a code; what the answer opens happens by `press`. */
export function OwnerForm({ known, problems, busy, press, onShown }: Props) {
  const texts = useTexts(devicesText)
  const [oldPassword, setOldPassword] = useState('')
  if (!known.hasPassword)
    return (
      <>
        <ProveOwner known={known} onProof={(proof) => onShown({ proof })} />
        {problems.oldPassword ? (
          <p className="field-problem" role="alert">
            {problems.oldPassword}
          </p>
        ) : null}
      </>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onShown({ oldPassword })
  }
  return (
    <form className="devices-form" noValidate onSubmit={submit}>
      <PasswordField
        label={texts.presentPassword}
        name="oldPassword"
        value={oldPassword}
        problem={problems.oldPassword}
        onChange={setOldPassword}
      />
      <Button type="submit" busy={busy}>
        {press}
      </Button>
      <PasskeyProof known={known} onProof={(proof) => onShown({ proof })} />
    </form>
  )
}
