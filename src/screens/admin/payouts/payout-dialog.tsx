import { useState } from 'react'
import { adminPayoutText, payoutMoveText, payoutMoveWordsText } from '#language/admin/admin-payouts.text.ts'
import { payoutFailureText } from '#language/buying/payout.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { listMoney, listPayouts, movePayout, seePayoutAccount } from '#modules/treasury/money.paths.ts'
import { MovePayoutInput, type PayoutSeenWire, type PayoutWire } from '#modules/treasury/payouts/payouts.contract.ts'
import { findBank, payoutBanks } from '#language/buying/banks.ts'
import { payoutFailures, type PayoutMove } from '#modules/treasury/payouts/payout.rules.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { askAgain, askedAgain } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'

type Props = { payout: PayoutWire; move: PayoutMove; onClose: () => void }

/** One step of a payout, with what it needs to know. */
export function AdminPayoutDialog({ payout, move, onClose }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminPayoutText)
  const names = useTexts(payoutMoveText)
  const words = useTexts(payoutMoveWordsText)
  const { register, problem, refusal, busy, send } = usePayout(payout, move, onClose)
  const field = (name: 'payee' | 'bankCode' | 'account' | 'note') => ({
    problem: problem(name),
    autoComplete: 'off',
    ...register(name),
  })
  const isNamed = payout.account !== ''
  const banks = useBanks()
  return (
    <DeskDialog onClose={onClose} title={names[move]}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={names[move]} busy={busy} refusal={refusal}>
        <p>
          <b>{showHkdExactly(fromWire(payout.amount))}</b>{' '}
          {payout.reference || [texts.withdrawal, payout.merchant[language]].filter(Boolean).join(' · ')}
        </p>
        {isNamed ? (
          <p>{`${payout.payee}, ${findBank(payout.bankCode)?.[language] ?? payout.bankCode} ${payout.account}`}</p>
        ) : null}
        <p>{move === 'approve' && isNamed ? texts.asGiven : words[move]}</p>
        {move === 'approve' && !isNamed ? (
          <>
            <TextField label={texts.payee} maxLength={70} data-autofocus {...field('payee')} />
            <SelectField label={texts.bank} placeholder={texts.chooseBank} options={banks} {...field('bankCode')} />
            <TextField label={texts.account} maxLength={34} inputMode="numeric" {...field('account')} />
          </>
        ) : null}
        {move === 'send' && payout.isOnHold ? <p>{texts.heldWords}</p> : null}
        {move === 'send' && !payout.isOnHold ? <WholeAccount payoutId={payout.payoutId} /> : null}
        {move === 'send' ? <TextField label={texts.bankReference} maxLength={140} data-autofocus {...field('note')} /> : null}
        {move === 'fail' ? <Failure field={register('failure')} /> : null}
        {move === 'fail' ? <TextField label={texts.failure} maxLength={140} data-autofocus {...field('note')} /> : null}
      </DeskDialogForm>
    </DeskDialog>
  )
}

function useBanks() {
  const language = useLanguage()
  return payoutBanks.map(({ code, ...names }) => ({ value: code, name: `${code} ${names[language]}` }))
}

/** In words the shopper is told, too. */
function Failure({ field }: { field: object }) {
  const texts = useTexts(adminPayoutText)
  const failures = useTexts(payoutFailureText)
  return <SelectField label={texts.why} options={payoutFailures.map((value) => ({ value, name: failures[value] }))} {...field} />
}

/** Shown on demand alone: each look stands in the audit trail. */
function WholeAccount({ payoutId }: Pick<PayoutWire, 'payoutId'>) {
  const texts = useTexts(adminPayoutText)
  const [seen, setSeen] = useState<PayoutSeenWire>()
  const see = async () => {
    const result = await callAdmin(seePayoutAccount, { payoutId })
    if (result.ok) setSeen(result.data)
    else toast('error', result.msg)
  }
  if (seen)
    return (
      <p role="status">
        <b className="admin-payout-whole">{`${seen.bankCode} ${seen.account}`}</b> {seen.payee}
      </p>
    )
  return (
    <p>
      <Button look="text" onClick={() => void see()}>
        {texts.see}
      </Button>{' '}
      <span className="mute">{texts.seeWords}</span>
    </p>
  )
}

function usePayout({ payoutId }: PayoutWire, move: PayoutMove, onClose: () => void) {
  const texts = useTexts(adminPayoutText)
  const empty = { payoutId, move, payee: '', bankCode: '', account: '', note: '', failure: 'account' as const }
  const { submit, refuse, ...form } = useDeskForm<MovePayoutInput>(MovePayoutInput, empty)
  const send = submit(async (input) => {
    const result = await callAdmin(movePayout, input)
    askAgain(listMoney)
    // The row is as it is now before the dialog closes.
    await askedAgain(listPayouts)
    if (!result.ok) return refuse(result)
    toast('success', texts.done)
    onClose()
  })
  return { ...form, send }
}
