import { useState } from 'react'
import { adminBalancesText } from '#language/admin/books/admin-balances.text.ts'
import { writtenIn } from '#language/languages.ts'
import { useTexts } from '#language/texts.ts'
import { type BalanceWire, GoodwillInput } from '#modules/balance/balance-room.contract.ts'
import { getMemberBalance, giveGoodwill, listBalances } from '#modules/balance/balance-room.paths.ts'
import { listPostings } from '#modules/ledger/ledger.paths.ts'
import { fromWire } from '#platform/money.ts'
import { newIdempotencyKey } from '#platform/wire/call-client.ts'
import { AdminDialog } from '#screens/admin/frame/dialog.tsx'
import { AdminDialogForm } from '#screens/admin/frame/dialog-form.tsx'
import { useAdminForm } from '#screens/admin/frame/use-admin-form.ts'
import { showMoney } from '#screens/admin/money/show-amount.ts'
import { answerAdminQuery, askAgain } from '#screens/admin/session/admin-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'

/** How much, and why; the key belongs to the dialog: however often it is sent, it is given once. */
export function AdminGiveGoodwill({ balance, onClose }: { balance: BalanceWire; onClose: () => void }) {
  const texts = useTexts(adminBalancesText)
  const { accountId, name, email, mobile, secondAbove } = balance
  const [key] = useState(newIdempotencyKey)
  const { register, submit, problem, refuse, refusal, busy } = useAdminForm(GoodwillInput, { accountId, amount: '', reason: '' })
  const send = submit(async (input) => {
    const result = await callAdmin(giveGoodwill, input, { idempotencyKey: key })
    if (!result.ok) return refuse(result)
    answerAdminQuery(getMemberBalance, { accountId }, result.data)
    askAgain(listBalances)
    askAgain(listPostings)
    toast('success', result.data.goodwills[0]?.state === 'waiting' ? texts.asked : texts.given)
    return onClose()
  })
  const member = name || email || mobile
  return (
    <AdminDialog onClose={onClose} title={texts.give}>
      <AdminDialogForm onSubmit={send} onClose={onClose} press={texts.give} busy={busy} refusal={refusal}>
        <p>
          <b lang={writtenIn(member)}>{member}</b>
        </p>
        <p>{texts.giveWords(showMoney(fromWire(secondAbove)))}</p>
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
      </AdminDialogForm>
    </AdminDialog>
  )
}
