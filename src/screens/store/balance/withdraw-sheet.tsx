import { type FormEvent, useEffect, useState } from 'react'
import { withdrawText } from '#language/account/balance.text.ts'
import { payoutText } from '#language/buying/payout.text.ts'
import { useTexts } from '#language/texts.ts'
import type { AccountWire, WithdrawalsWire } from '#modules/balance/balance.contract.ts'
import { askWithdrawal } from '#modules/balance/balance.paths.ts'
import type { SessionsWire } from '#modules/members/sign-in.contract.ts'
import { listSignIns } from '#modules/members/sign-in.paths.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { screenCodes } from '#language/screen-codes.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toasts.ts'
import { PasskeyProof } from '../account/passkey-proof.tsx'
import { ProveOwner } from '../account/prove-owner.tsx'
import { PasswordField } from '../member/password-field.tsx'
import { AccountFields, useTypedAccount } from '../payout/account-fields.tsx'
import { useRequestKey } from '#ui/request-key.ts'

type Props = { account: AccountWire; onAsked: (list: WithdrawalsWire) => void }

/** How much goes to which account, by whoever shows once more that it is theirs. */
export function WithdrawSheet({ open, onClose, ...props }: Props & { open: boolean; onClose: () => void }) {
  const texts = useTexts(withdrawText)
  return (
    <Sheet open={open} onClose={onClose} title={texts.title}>
      <WithdrawForm {...props} />
    </Sheet>
  )
}

function WithdrawForm(props: Props) {
  const texts = useTexts(withdrawText)
  const [known, setKnown] = useState<SessionsWire>()
  const [proof, setProof] = useState('')
  useEffect(() => {
    void call(listSignIns, {}).then((result) => (result.ok ? setKnown(result.data) : undefined))
  }, [])
  if (!known) return <Skeleton height={320} />
  if (!known.hasPassword && proof === '')
    return (
      <>
        <p className="mute">{texts.why}</p>
        <ProveOwner known={known} onProof={setProof} />
      </>
    )
  return <Fields {...props} known={known} proof={proof} onProof={setProof} />
}

type FieldsProps = Props & { known: SessionsWire; proof: string; onProof: (proof: string) => void }

function Fields({ account: { balance, most, leftToday, workingDays }, known, proof, ...props }: FieldsProps) {
  const texts = useTexts(withdrawText)
  const payout = useTexts(payoutText)
  const { typed, amount, setAmount, password, setPassword, problems, told, busy, send } = useWithdrawal({ proof, ...props })
  const room = Math.min(fromWire(balance), fromWire(most), fromWire(leftToday))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }
  return (
    <form className="withdraw" noValidate onSubmit={submit}>
      <TextField
        label={texts.amount}
        hint={texts.limits(showHkdExactly(room), showHkdExactly(fromWire(leftToday)))}
        id="withdraw-amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        value={amount}
        problem={problems.amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      <AccountFields {...typed} />
      <p className="mute">{payout.kept}</p>
      {proof === '' ? (
        <>
          <PasswordField
            label={texts.presentPassword}
            name="oldPassword"
            hint={texts.why}
            value={password}
            problem={problems.oldPassword}
            onChange={setPassword}
          />
          <PasskeyProof known={known} onProof={props.onProof} />
        </>
      ) : (
        <p role="status">{texts.confirmed}</p>
      )}
      <p className="mute">{texts.days(workingDays)}</p>
      <div role="alert">{told ? <p className="field-problem">{told}</p> : null}</div>
      <Button type="submit" busy={busy}>
        {texts.send}
      </Button>
    </form>
  )
}

const AMOUNT = /^\d{1,7}(\.\d{1,2})?$/

/** However often it is sent, and proven anew, it is one withdrawal: what was asked makes it another. */
function useWithdrawal({ proof, onAsked, onProof }: Omit<FieldsProps, 'account' | 'known'>) {
  const texts = useTexts(withdrawText)
  const typed = useTypedAccount()
  const [amount, setAmount] = useState('')
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [told, setTold] = useState('')
  const [busy, setBusy] = useState(false)
  const { keyOf } = useRequestKey()
  const send = async () => {
    if (busy) return
    setTold('')
    const plain = amount.replaceAll(/[\s,]/g, '')
    const isAmount = AMOUNT.test(plain) && fromWire(plain) > 0
    setProblems(isAmount ? {} : { amount: texts.amountProblem })
    if (!isAmount) return document.getElementById('withdraw-amount')?.focus()
    if (!typed.check()) return
    setBusy(true)
    const asked = { amount: plain, ...typed.typed }
    const input = { ...asked, sure: typed.sure, oldPassword: password, proof }
    const result = await call(askWithdrawal, input, { quiet: true, idempotencyKey: keyOf(asked) })
    setBusy(false)
    if (result.ok) {
      toast('success', texts.sent)
      return onAsked(result.data)
    }
    const { field, fields } = result.data
    const named = fields ?? (field === 'amount' || field === 'oldPassword' ? { [field]: result.msg } : undefined)
    setProblems(named ?? {})
    setTold(named && ('amount' in named || 'oldPassword' in named) ? '' : (Object.values(named ?? {})[0] ?? result.msg))
    // One whose answer was lost is sent again as it was.
    if (proof !== '' && !named && result.code !== screenCodes.NETWORK) onProof('')
  }
  return { typed, amount, setAmount, password, setPassword, problems, told, busy, send }
}
