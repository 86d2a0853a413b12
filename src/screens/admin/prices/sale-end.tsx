import { useNavigate } from 'react-router'
import { adminPricesText } from '#language/admin/products/admin-prices.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { SaleIdInput, type SaleWire } from '#modules/offers/scheduled-prices/scheduled-prices.contract.ts'
import { endSale, getSale, listSales } from '#modules/offers/scheduled-prices/scheduled-prices.paths.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { askAgain } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { toast } from '#ui/toasts.ts'

/** Asks once more; one that has not begun is gone after it. */
export function AdminSaleEnd({ sale: { saleId, name, state }, onClose }: { sale: SaleWire; onClose: () => void }) {
  const language = useLanguage()
  const texts = useTexts(adminPricesText)
  const navigate = useNavigate()
  const form = useDeskForm(SaleIdInput, { saleId })
  const runs = state === 'running'
  const send = form.submit(async (input) => {
    const result = await callAdmin(endSale, input)
    if (!result.ok) return form.refuse(result)
    toast('success', runs ? texts.ended : texts.takenBack)
    askAgain(listSales)
    if (runs) {
      askAgain(getSale)
      return onClose()
    }
    return void navigate(localPath(language, '/admin/prices'), { replace: true })
  })
  const title = runs ? texts.end : texts.takeBack
  return (
    <DeskDialog title={title} onClose={onClose}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={title} busy={form.busy} refusal={form.refusal}>
        <p>
          <b>{name}</b>
        </p>
        <p>{runs ? texts.endWords : texts.takeBackWords}</p>
      </DeskDialogForm>
    </DeskDialog>
  )
}
