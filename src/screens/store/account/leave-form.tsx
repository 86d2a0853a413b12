import { type FormEvent, useEffect, useState } from 'react'
import { counted } from '#language/counted.ts'
import { ownDataText } from '#language/account/own-data.text.ts'
import { useTexts } from '#language/texts.ts'
import type { LeavingWire, SessionsWire } from '#modules/members/sign-in.contract.ts'
import { askToLeave, listSignIns } from '#modules/members/sign-in.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '../member/password-field.tsx'
import { useAsking } from '../member/use-sign-in.ts'
import { AccountWaiting } from './account-frame.tsx'
import { ProveOwner } from './prove-owner.tsx'
import './devices.css'

type Props = { owedPoints: number; onAsked: (known: LeavingWire) => void; onLeave: () => void }

/** Whoever wants an account deleted shows first that it is theirs. */
export function LeaveForm({ owedPoints, onAsked, onLeave }: Props) {
  const texts = useTexts(ownDataText)
  const { problems, busy, ask } = useAsking()
  const [known, setKnown] = useState<SessionsWire>()
  const [own, setOwn] = useState({ oldPassword: '', proof: '' })
  useEffect(() => {
    void call(listSignIns, {}).then((result) => (result.ok ? setKnown(result.data) : undefined))
  }, [])
  if (!known) return <AccountWaiting />
  if (!known.hasPassword && !own.proof) return <ProveOwner known={known} onProof={(proof) => setOwn({ ...own, proof })} />
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const result = await ask(askToLeave, own, 'oldPassword')
    if (result) onAsked(result.data)
  }
  return (
    <form className="devices-form" noValidate onSubmit={(event) => void submit(event)}>
      <p>{texts.leaveWords}</p>
      {owedPoints > 0 ? <p>{texts.owed(counted(owedPoints))}</p> : null}
      {known.hasPassword ? (
        <PasswordField
          label={texts.presentPassword}
          name="oldPassword"
          value={own.oldPassword}
          problem={problems.oldPassword}
          onChange={(oldPassword) => setOwn({ ...own, oldPassword })}
        />
      ) : null}
      <Button type="submit" busy={busy}>
        {texts.confirm}
      </Button>
      <Button look="text" onClick={onLeave}>
        {texts.back}
      </Button>
    </form>
  )
}
