import { useState } from 'react'
import { adminAccountText } from '#language/admin/admin-account.text.ts'
import { useTexts } from '#language/texts.ts'
import { ConfirmFactorInput } from '#modules/operators/own-account.contract.ts'
import { beginFactor, confirmFactor } from '#modules/operators/own-account.paths.ts'
import type { FactorBegunWire } from '#modules/second-factor/second-factor.contract.ts'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { ONCE, useDeskQuery } from '#desk/desk-query.ts'
import { DeskProblem } from '#desk/problem.tsx'
import { callAdmin, findOperator } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** At the door: who has no second factor and needs one sets it up before anything else is shown. */
export function AdminFactorDoor() {
  const texts = useTexts(adminAccountText)
  const { data, error, refetch } = useDeskQuery(
    beginFactor,
    {},
    { ...ONCE, refetchOnWindowFocus: false, refetchOnReconnect: false },
  )
  return (
    <div className="admin-factor">
      <h1 tabIndex={-1}>{texts.setUpTitle}</h1>
      <p>{texts.mustSetUp}</p>
      {data ? (
        <AdminFactorSetUp begun={data} onDone={() => void findOperator()} />
      ) : error ? (
        <DeskProblem refusal={error} retry={() => void refetch()} />
      ) : (
        <Skeleton height={320} />
      )}
    </div>
  )
}

/** The picture to scan, the first code, and then the recovery codes, once. */
export function AdminFactorSetUp({ begun, onDone }: { begun: FactorBegunWire; onDone: () => void }) {
  const texts = useTexts(adminAccountText)
  const [recoveryCodes, keep] = useState<readonly string[]>()
  const { register, submit, problem, setError, refuse, refusal, busy } = useDeskForm(ConfirmFactorInput, { code: '' })
  const send = submit(async (input) => {
    const result = await callAdmin(confirmFactor, input)
    if (result.ok) return keep(result.data.recoveryCodes)
    if (result.data.field === 'code') setError('code', { message: result.msg }, { shouldFocus: true })
    else refuse(result)
    return undefined
  })
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onKept={onDone} />
  return (
    <form className="admin-factor-steps" onSubmit={send} noValidate>
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
  const texts = useTexts(adminAccountText)
  return (
    <section className="admin-factor-steps" aria-labelledby="recovery-codes">
      <h2 id="recovery-codes">{texts.recoveryTitle}</h2>
      <p role="status">{texts.recoveryWords}</p>
      <ol className="admin-recovery-codes">
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
