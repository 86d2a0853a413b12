import { useEffect, useState } from 'react'
import { sellerSecurityText } from '#language/seller/seller-security.text.ts'
import { useTexts } from '#language/texts.ts'
import type { SessionsWire } from '#modules/members/sign-in.contract.ts'
import { listSignIns } from '#modules/members/sign-in.paths.ts'
import { BeginMemberFactorInput, type FactorBegunWire, FactorCodeInput } from '#modules/second-factor/second-factor.contract.ts'
import { beginMemberFactor, confirmMemberFactor, getMemberFactor } from '#modules/second-factor/second-factor.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { askAgain, type Failure } from '#desk/desk-query.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { ProveOwner } from '#screens/store/account/prove-owner.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type Props = { hasFactor: boolean; onClose: () => void }

/** Who it is, the picture for their phone, its first code, and the recovery codes, once. */
export function FactorSetUp({ hasFactor, onClose }: Props) {
  const texts = useTexts(sellerSecurityText)
  const [known, setKnown] = useState<SessionsWire>()
  const [proof, setProof] = useState('')
  const [begun, begin] = useState<FactorBegunWire>()
  useEffect(() => {
    void call(listSignIns, {}).then((result) => (result.ok ? setKnown(result.data) : undefined))
  }, [])
  const done = () => {
    askAgain(getMemberFactor)
    onClose()
  }
  return (
    <DeskDialog onClose={done} title={texts.setUpTitle}>
      {begun ? (
        <ConfirmForm begun={begun} onDone={done} />
      ) : !known ? (
        <Skeleton height={240} />
      ) : !known.hasPassword && proof === '' ? (
        <ProveOwner known={known} onProof={setProof} />
      ) : (
        <BeginForm hasFactor={hasFactor} proof={proof} onBegun={begin} onClose={onClose} />
      )}
    </DeskDialog>
  )
}

/** What the shop says of one field stands beside it. */
const besideField = (failure: Failure): Failure => {
  const { field, fields } = failure.data
  return field && !fields ? { ...failure, data: { ...failure.data, fields: { [field]: failure.msg } } } : failure
}

type BeginProps = Props & { proof: string; onBegun: (begun: FactorBegunWire) => void }

function BeginForm({ hasFactor, proof, onBegun, onClose }: BeginProps) {
  const texts = useTexts(sellerSecurityText)
  const { register, submit, refuse, problem, refusal, busy } = useDeskForm<BeginMemberFactorInput>(BeginMemberFactorInput, {
    oldPassword: '',
    proof,
    code: '',
  })
  const send = submit(async (input) => {
    const result = await callSeller(beginMemberFactor, input)
    return result.ok ? onBegun(result.data) : refuse(besideField(result))
  })
  return (
    <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.goOn} busy={busy} refusal={refusal}>
      {proof === '' ? (
        <TextField
          type="password"
          label={texts.password}
          autoComplete="current-password"
          maxLength={200}
          data-autofocus
          problem={problem('oldPassword')}
          {...register('oldPassword')}
        />
      ) : null}
      {hasFactor ? (
        <TextField
          label={texts.oldCode}
          hint={texts.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          problem={problem('code')}
          {...register('code')}
        />
      ) : null}
    </DeskDialogForm>
  )
}

function ConfirmForm({ begun, onDone }: { begun: FactorBegunWire; onDone: () => void }) {
  const texts = useTexts(sellerSecurityText)
  const [recoveryCodes, keep] = useState<readonly string[]>()
  const { register, submit, refuse, problem, refusal, busy } = useDeskForm<FactorCodeInput>(FactorCodeInput, { code: '' })
  const send = submit(async (input) => {
    const result = await callSeller(confirmMemberFactor, input)
    return result.ok ? keep(result.data.recoveryCodes) : refuse(besideField(result))
  })
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onKept={onDone} />
  return (
    <form className="seller-factor" onSubmit={send} noValidate>
      <p>{texts.scan}</p>
      <img src={begun.picture} width={180} height={180} alt={texts.picture} />
      <p>
        {texts.orType} <code>{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <TextField
        label={texts.code}
        hint={texts.typeCode}
        problem={problem('code') ?? refusal}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        data-autofocus
        {...register('code')}
      />
      <Button type="submit" busy={busy}>
        {busy ? texts.working : texts.confirm}
      </Button>
    </form>
  )
}

function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const texts = useTexts(sellerSecurityText)
  return (
    <section className="seller-factor" aria-labelledby="recovery-codes">
      <h3 id="recovery-codes">{texts.recoveryTitle}</h3>
      <p role="status">{texts.recoveryWords}</p>
      <ol className="seller-recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Button onClick={onKept}>{texts.recoveryKept}</Button>
    </section>
  )
}
