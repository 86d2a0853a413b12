import { useState } from 'react'
import { adminPayoutText, payoutMoveText, payoutMoveWordsText } from '#language/admin/admin-money.text.ts'
import { useTexts } from '#language/texts.ts'
import { MovePayoutInput, type PayoutWire } from '#modules/money/money.contract.ts'
import type { PayoutMove } from '#modules/payments/payout.rules.ts'
import { listMoney, movePayout } from '#modules/money/money.paths.ts'
import { fromWire } from '#platform/money.ts'
import { newIdempotencyKey } from '#platform/wire/call-client.ts'
import { TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { AdminDialog } from '#screens/admin/frame/dialog.tsx'
import { AdminDialogForm } from '#screens/admin/frame/dialog-form.tsx'
import { useAdminForm } from '#screens/admin/frame/use-admin-form.ts'
import { answerAdminQuery, askAgain } from '#screens/admin/session/admin-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { showMoney } from './show-amount.ts'

type Props = { payout: PayoutWire; move: PayoutMove; onClose: () => void }

/** One step of a payout, with what it needs to know. */
export function AdminPayoutDialog({ payout, move, onClose }: Props) {
  const texts = useTexts(adminPayoutText)
  const names = useTexts(payoutMoveText)
  const words = useTexts(payoutMoveWordsText)
  const { register, problem, refusal, busy, send } = usePayout(payout, move, onClose)
  const field = (name: 'payee' | 'bankCode' | 'account' | 'note') => ({
    problem: problem(name),
    autoComplete: 'off',
    ...register(name),
  })
  return (
    <AdminDialog onClose={onClose} title={names[move]}>
      <AdminDialogForm onSubmit={send} onClose={onClose} press={names[move]} busy={busy} refusal={refusal}>
        <p>
          <b>{showMoney(fromWire(payout.amount))}</b> {payout.reference}
        </p>
        <p>{words[move]}</p>
        {move === 'approve' ? (
          <>
            <TextField label={texts.payee} maxLength={70} data-autofocus {...field('payee')} />
            <TextField label={texts.bankCode} maxLength={3} inputMode="numeric" {...field('bankCode')} />
            <TextField label={texts.account} maxLength={34} inputMode="numeric" {...field('account')} />
          </>
        ) : null}
        {move === 'send' ? <TextField label={texts.bankReference} maxLength={140} data-autofocus {...field('note')} /> : null}
        {move === 'fail' ? <TextField label={texts.failure} maxLength={140} data-autofocus {...field('note')} /> : null}
      </AdminDialogForm>
    </AdminDialog>
  )
}

function usePayout({ payoutId, payee, bankCode, account }: PayoutWire, move: PayoutMove, onClose: () => void) {
  const texts = useTexts(adminPayoutText)
  const [key] = useState(newIdempotencyKey)
  const { submit, refuse, ...form } = useAdminForm(MovePayoutInput, { payoutId, move, payee, bankCode, account, note: '' })
  const send = submit(async (input) => {
    const result = await callAdmin(movePayout, input, { idempotencyKey: key })
    if (!result.ok) {
      askAgain(listMoney)
      return refuse(result)
    }
    answerAdminQuery(listMoney, {}, result.data)
    toast('success', texts.done)
    onClose()
  })
  return { ...form, send }
}
