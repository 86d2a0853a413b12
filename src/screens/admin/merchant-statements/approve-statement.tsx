import { adminMerchantStatementsText } from '#language/admin/books/admin-merchant-statements.text.ts'
import { useTexts } from '#language/texts.ts'
import { ApproveStatementInput, type PaidStatementsWire } from '#modules/settlement/merchant-statements.contract.ts'
import { approveStatement, listPaidStatements } from '#modules/settlement/merchant-statements.paths.ts'
import { listPayouts } from '#modules/treasury/money.paths.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { askAgain } from '#desk/desk-query.ts'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { toast } from '#ui/toasts.ts'

type Props = { statement: PaidStatementsWire['list'][number]; onClose: () => void }

/** What it pays, said before it is asked for. */
export function ApproveStatement({ statement, onClose }: Props) {
  const texts = useTexts(adminMerchantStatementsText)
  const { statementId, number, merchant, pays } = statement
  const { submit, refuse, busy, refusal } = useDeskForm<ApproveStatementInput>(ApproveStatementInput, { statementId, pays })
  const send = submit(async (input) => {
    const result = await callAdmin(approveStatement, input)
    askAgain(listPaidStatements)
    if (!result.ok) return refuse(result)
    askAgain(listPayouts)
    toast('success', texts.done)
    onClose()
  })
  const cents = fromWire(pays)
  return (
    <DeskDialog onClose={onClose} title={texts.dialogTitle}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.approve} busy={busy} refusal={refusal}>
        <p>
          <b>{number}</b>
        </p>
        <p>{cents > 0 ? texts.dialogPays(showHkdExactly(cents), merchant) : texts.dialogNothing(merchant)}</p>
      </DeskDialogForm>
    </DeskDialog>
  )
}
