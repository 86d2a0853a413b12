import { useEffect, useState } from 'react'
import { findBank, payoutBanks } from '#language/buying/banks.ts'
import { merchantWithdrawText } from '#language/seller/seller-money.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { SessionsWire } from '#modules/members/sign-in.contract.ts'
import { listSignIns } from '#modules/members/sign-in.paths.ts'
import {
  MerchantAccountInput,
  type MerchantMoneyWire,
  MerchantWithdrawalInput,
} from '#modules/settlement/merchant-money.contract.ts'
import { askMerchantWithdrawal, getMerchantMoney, nameMerchantAccount } from '#modules/settlement/merchant-money.paths.ts'
import { isUsual, plainAccount } from '#modules/treasury/payouts/payout.rules.ts'
import { fromWire, toWire } from '#platform/money.ts'
import { call } from '#platform/wire/call-client.ts'
import { answerDeskQuery, type Failure } from '#desk/desk-query.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { FactorGate } from '#screens/seller/security/factor-gate.tsx'
import { ProveOwner } from '#screens/store/account/prove-owner.tsx'
import { SelectField, TextField, Tick } from '#ui/fields.tsx'
import { useRequestKey } from '#ui/request-key.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toasts.ts'
import { showMoney } from './show-money.ts'

type Props = { money: MerchantMoneyWire; onClose: () => void }
/** `proof`: empty where a password is asked for instead. */
type Proven = Props & { proof: string }

/** Fetched once one of them is asked for. */
export default function MoneyDialog({ asked, ...props }: Props & { asked: 'withdraw' | 'account' }) {
  return asked === 'withdraw' ? <WithdrawDialog {...props} /> : <AccountDialog {...props} />
}

/** Some of the balance goes to the bank, asked for by somebody who shows once more who they are. */
function WithdrawDialog(props: Props) {
  const texts = useTexts(merchantWithdrawText)
  return (
    <DeskDialog onClose={props.onClose} title={texts.title}>
      <FactorGate onClose={props.onClose}>
        <WhenProven {...props} form={WithdrawForm} />
      </FactorGate>
    </DeskDialog>
  )
}

function AccountDialog(props: Props) {
  const texts = useTexts(merchantWithdrawText)
  return (
    <DeskDialog onClose={props.onClose} title={texts.accountTitle}>
      <FactorGate onClose={props.onClose}>
        <WhenProven {...props} form={AccountForm} />
      </FactorGate>
    </DeskDialog>
  )
}

/** Members without a password show first, by a passkey or a code, that it is they. */
function WhenProven({ form: Form, ...props }: Props & { form: (props: Proven) => React.ReactNode }) {
  const [known, setKnown] = useState<SessionsWire>()
  const [proof, setProof] = useState('')
  useEffect(() => {
    void call(listSignIns, {}).then((result) => (result.ok ? setKnown(result.data) : undefined))
  }, [])
  if (!known) return <Skeleton height={240} />
  if (!known.hasPassword && proof === '') return <ProveOwner known={known} onProof={setProof} />
  return <Form {...props} proof={proof} />
}

/** What the shop says of one field stands beside it. */
const besideField = (failure: Failure): Failure => {
  const { field, fields } = failure.data
  return field && !fields ? { ...failure, data: { ...failure.data, fields: { [field]: failure.msg } } } : failure
}

function Password({ proof, field }: { proof: string; field: object }) {
  const texts = useTexts(merchantWithdrawText)
  if (proof !== '') return <p role="status">{texts.confirmed}</p>
  return <TextField label={texts.password} type="password" autoComplete="current-password" maxLength={200} {...field} />
}

function WithdrawForm({ money, proof, onClose }: Proven) {
  const language = useLanguage()
  const texts = useTexts(merchantWithdrawText)
  const { balance, most, leftToday, account } = money
  const room = Math.max(0, Math.min(fromWire(balance), fromWire(most), fromWire(leftToday)))
  const empty = { amount: '', oldPassword: '', proof }
  const { keyOf } = useRequestKey()
  const { register, submit, refuse, problem, refusal, busy } = useDeskForm<MerchantWithdrawalInput>(
    MerchantWithdrawalInput,
    empty,
  )
  const send = submit(async (input) => {
    const result = await callSeller(askMerchantWithdrawal, input, { idempotencyKey: keyOf({ amount: input.amount }) })
    if (!result.ok) return refuse(besideField(result))
    answerDeskQuery(getMerchantMoney, {}, result.data)
    toast('success', texts.sent)
    return onClose()
  })
  return (
    <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.send} busy={busy} refusal={refusal}>
      <TextField
        label={texts.amount}
        hint={texts.room(showMoney(toWire(room)), showMoney(leftToday))}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        data-autofocus
        problem={problem('amount')}
        {...register('amount')}
      />
      <p>
        {texts.to(`${account?.holder ?? ''}, ${findBank(account?.bankCode ?? '')?.[language] ?? ''} ${account?.account ?? ''}`)}
      </p>
      <Password proof={proof} field={{ problem: problem('oldPassword'), ...register('oldPassword') }} />
    </DeskDialogForm>
  )
}

function AccountForm({ money, proof, onClose }: Proven) {
  const language = useLanguage()
  const texts = useTexts(merchantWithdrawText)
  const empty = { bankCode: '', account: '', holder: money.holder, cardNumber: '', sure: false, oldPassword: '', proof }
  const { keyOf } = useRequestKey()
  const form = useDeskForm<MerchantAccountInput>(MerchantAccountInput, empty)
  const { register, watch, submit, refuse, problem, refusal, busy } = form
  const send = submit(async ({ oldPassword, ...input }) => {
    const result = await callSeller(nameMerchantAccount, { ...input, oldPassword }, { idempotencyKey: keyOf(input) })
    if (!result.ok) return refuse(besideField(result))
    answerDeskQuery(getMerchantMoney, {}, result.data)
    toast('success', texts.saved)
    return onClose()
  })
  const bank = findBank(watch('bankCode'))
  const digits = plainAccount(watch('account'))
  const isOdd = bank !== undefined && digits.length >= 6 && !isUsual(bank, digits)
  return (
    <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.save} busy={busy} refusal={refusal}>
      <SelectField
        label={texts.bank}
        placeholder={texts.chooseBank}
        options={payoutBanks.map(({ code, ...names }) => ({ value: code, name: `${code} ${names[language]}` }))}
        problem={problem('bankCode')}
        {...register('bankCode')}
      />
      <TextField
        label={texts.number}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        problem={problem('account')}
        {...register('account')}
      />
      {isOdd ? <Tick {...register('sure')}>{texts.sure}</Tick> : null}
      <TextField
        label={texts.holder}
        hint={texts.holderHint(money.holder)}
        autoComplete="off"
        maxLength={100}
        problem={problem('holder')}
        {...register('holder')}
      />
      <TextField
        label={texts.cardNumber}
        hint={texts.cardHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        problem={problem('cardNumber')}
        {...register('cardNumber')}
      />
      <p className="mute">
        {texts.reviewed}
        {money.account ? ` ${texts.restsFor(money.restHours)}` : ''}
      </p>
      <Password proof={proof} field={{ problem: problem('oldPassword'), ...register('oldPassword') }} />
    </DeskDialogForm>
  )
}
