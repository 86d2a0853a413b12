import { useState } from 'react'
import { adminBalancesText } from '#language/admin/books/admin-balances.text.ts'
import { adminApprovalsText } from '#language/admin/books/admin-approvals.text.ts'
import { writtenIn } from '#language/languages.ts'
import { useTexts } from '#language/texts.ts'
import { listApprovals } from '#modules/approvals/approvals.paths.ts'
import { type BalanceWire, GoodwillInput } from '#modules/balance/balance-page.contract.ts'
import { getMemberBalance, giveGoodwill, listBalances } from '#modules/balance/balance-page.paths.ts'
import { listPostings } from '#modules/ledger/ledger.paths.ts'
import { newIdempotencyKey } from '#platform/wire/call-client.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { answerDeskQuery, askAgain } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { TextField, Tick } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'

/** How much, and why; the key belongs to the dialog: however often it is sent, it is given once. */
export function AdminGiveGoodwill({ balance, onClose }: { balance: BalanceWire; onClose: () => void }) {
  const texts = useTexts(adminBalancesText)
  const approvals = useTexts(adminApprovalsText)
  const { accountId, name, email, mobile } = balance
  const [isAgain, setIsAgain] = useState(false)
  const [key] = useState(newIdempotencyKey)
  const { register, submit, problem, refuse, refusal, busy } = useDeskForm(GoodwillInput, {
    accountId,
    amount: '',
    reason: '',
    again: false,
  })
  const send = submit(async (input) => {
    const result = await callAdmin(giveGoodwill, input, { idempotencyKey: key })
    if (!result.ok) {
      setIsAgain(result.data.field === 'again')
      return refuse(result)
    }
    askAgain(listApprovals)
    answerDeskQuery(getMemberBalance, { accountId }, result.data)
    askAgain(listBalances)
    askAgain(listPostings)
    toast('success', approvals.waits)
    return onClose()
  })
  const member = name || email || mobile
  return (
    <DeskDialog onClose={onClose} title={texts.give}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.give} busy={busy} refusal={refusal}>
        <p>
          <b lang={writtenIn(member)}>{member}</b>
        </p>
        <p>{texts.giveWords}</p>
        <TextField
          label={texts.amount}
          problem={problem('amount')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          data-autofocus
          {...register('amount')}
        />
        <TextField
          label={texts.reason}
          hint={texts.reasonHint}
          problem={problem('reason')}
          maxLength={200}
          {...register('reason')}
        />
        {isAgain ? <Tick {...register('again')}>{approvals.again}</Tick> : null}
      </DeskDialogForm>
    </DeskDialog>
  )
}
