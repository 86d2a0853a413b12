import { useEffect, useRef, useState } from 'react'
import { devicesText } from '#language/member/devices.text.ts'
import { useTexts } from '#language/texts.ts'
import type { SessionsWire } from '#modules/members/sign-in.contract.ts'
import { confirmOwner, sendConfirmCode } from '#modules/members/sign-in.paths.ts'
import { Button } from '#ui/button.tsx'
import { usePasskeys } from '../member/passkey-parts.tsx'
import { CodeField } from '../member/code-field.tsx'
import { Resend } from '../member/code-step.tsx'
import { type Sent, timed, useAsking } from '../member/use-sign-in.ts'
import { PasskeyProof } from './passkey-proof.tsx'
import './devices.css'

type Props = { known: SessionsWire; onProof: (proof: string) => void }

/** A member without a password shows by a passkey, where they have one, or by a code that it is still they who ask. */
export function ProveOwner({ known, onProof }: Props) {
  const texts = useTexts(devicesText)
  const canKey = usePasskeys()
  const [byCode, setByCode] = useState(known.passkeys.length === 0)
  if (byCode || !canKey) return <ProveByCode known={known} onProof={onProof} />
  return (
    <div className="devices-form">
      <p>{texts.first}</p>
      <PasskeyProof known={known} onProof={onProof} />
      <Button look="text" onClick={() => setByCode(true)}>
        {texts.byCode}
      </Button>
    </div>
  )
}

function ProveByCode({ known, onProof }: Props) {
  const texts = useTexts(devicesText)
  const { problems, ask } = useAsking()
  const [sent, setSent] = useState<Sent>()
  const [code, setCode] = useState('')
  const kind = known.contacts[0]?.kind ?? 'email'
  const send = async (): Promise<boolean> => {
    const result = await ask(sendConfirmCode, { kind }, 'code')
    if (result) setSent(timed(result.data))
    return result !== undefined
  }
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void send()
  })
  const prove = async (whole: string) => {
    const result = await ask(confirmOwner, { kind, code: whole }, 'code')
    if (result) onProof(result.data.proof)
    else setCode('')
  }
  return (
    <div className="devices-form">
      <p role="status">{sent ? texts.firstLead(sent.sentTo) : texts.first}</p>
      <CodeField
        value={code}
        problem={problems.code}
        endsAt={sent?.endsAt ?? Number.MAX_SAFE_INTEGER}
        onChange={setCode}
        onWhole={(whole) => void prove(whole)}
      />
      {sent ? <Resend at={sent.resendAt} send={send} /> : null}
    </div>
  )
}
