import { useState } from 'react'
import { adminStockText } from '#language/admin/products/admin-stock.text.ts'
import { useTexts } from '#language/texts.ts'
import { SetCostInput } from '#modules/offers/stock/stock-page.contract.ts'
import { listStock, listStockLedger, setCost } from '#modules/offers/stock/stock-moves.paths.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { askAgain } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'

/** What is kept of a price, as it is read. */
export const showMargin = (margin: number | null | undefined): string =>
  margin === null || margin === undefined ? '–' : `${String(margin).replace('-', '−')}%`

type Props = { itemNumber: string; cost: string }

/** What a piece costs the shop, for who may see it. */
export function AdminVariantCost({ itemNumber, cost }: Props) {
  const texts = useTexts(adminStockText)
  const [setting, openSetting] = useState(false)
  return (
    <>
      <Button look="text" onClick={() => openSetting(true)}>
        {texts.setCost}
      </Button>
      {setting ? <CostDialog itemNumber={itemNumber} cost={cost} onClose={() => openSetting(false)} /> : null}
    </>
  )
}

function CostDialog({ itemNumber, cost, onClose }: Props & { onClose: () => void }) {
  const texts = useTexts(adminStockText)
  const form = useDeskForm(SetCostInput, { itemNumber, was: cost, cost })
  const send = form.submit(async (input) => {
    const result = await callAdmin(setCost, input)
    if (!result.ok) return form.refuse(result)
    askAgain(listStock)
    askAgain(listStockLedger)
    return onClose()
  })
  return (
    <DeskDialog title={texts.setCost} onClose={onClose}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.saveCost} busy={form.busy} refusal={form.refusal}>
        <TextField
          label={texts.costField}
          hint={texts.costHint}
          inputMode="decimal"
          maxLength={12}
          autoComplete="off"
          data-autofocus=""
          problem={form.problem('cost')}
          {...form.register('cost')}
        />
      </DeskDialogForm>
    </DeskDialog>
  )
}
