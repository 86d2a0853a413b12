import { type FormEvent, useRef, useState } from 'react'
import { devicesText } from '#language/member/devices.text.ts'
import { useTexts } from '#language/texts.ts'
import type { SessionsWire } from '#modules/members/sign-in.contract.ts'
import { changePassword } from '#modules/members/sign-in.paths.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '../member/password-field.tsx'
import { useFirstProblem } from '../member/first-problem.ts'
import { useAsking } from '../member/use-sign-in.ts'
import { ProveOwner } from './prove-owner.tsx'

export type ChangeProps = { known: SessionsWire; onDone: () => void; onLeave: () => void }

export function ChangePassword({ known, onDone, onLeave }: ChangeProps) {
  const texts = useTexts(devicesText)
  const { problems, busy, ask } = useAsking()
  const [oldPassword, setOldPassword] = useState('')
  const [password, setPassword] = useState('')
  const [proof, setProof] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useFirstProblem(form, problems)
  if (!known.hasPassword && !proof) return <ProveOwner known={known} onProof={setProof} />
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await ask(changePassword, { oldPassword, proof, password }, 'password')) onDone()
  }
  return (
    <form ref={form} className="devices-form" noValidate onSubmit={(event) => void submit(event)}>
      {known.hasPassword ? (
        <PasswordField
          label={texts.presentPassword}
          name="oldPassword"
          value={oldPassword}
          problem={problems.oldPassword}
          onChange={setOldPassword}
        />
      ) : null}
      <PasswordField
        label={texts.newPassword}
        name="password"
        isNew
        hint={texts.othersEnd}
        value={password}
        problem={problems.password}
        onChange={setPassword}
      />
      <Button type="submit" busy={busy}>
        {busy ? texts.keeping : texts.keep}
      </Button>
      <Button look="text" onClick={onLeave}>
        {texts.back}
      </Button>
    </form>
  )
}
