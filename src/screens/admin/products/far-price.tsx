import { adminProductsText } from '#language/admin/products/admin-products.text.ts'
import { useTexts } from '#language/texts.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskAction } from '#desk/desk-query.ts'
import type { FarChange } from './use-product-change.ts'

type Props = { far: FarChange; onClose: () => void; onConfirm: () => Promise<unknown> }

/** A price that moves further than usual is asked about once more. */
export function FarPrice({ far: { product, edit, percent, waits }, onClose, onConfirm }: Props) {
  const texts = useTexts(adminProductsText)
  const { act, busy } = useDeskAction(async () => {
    await onConfirm()
    onClose()
    return { ok: true as const, data: {} }
  })
  const amount = 'amount' in edit ? edit.amount : '0'
  const before = (edit.kind === 'list-price' ? product.ownPrice?.listPrice : product.ownPrice?.salesPrice) ?? '0.00'
  return (
    <DeskDialog title={texts.farTitle} onClose={onClose}>
      <DeskDialogForm
        onSubmit={(event) => {
          event.preventDefault()
          void act(undefined)
        }}
        onClose={onClose}
        press={waits ? texts.farAsk : texts.farYes}
        busy={busy}
        refusal={undefined}
      >
        <p>
          <b>{edit.kind === 'list-price' ? texts.listPrice : texts.salesPrice}</b>
        </p>
        <p>{texts.far(product.productTitle, showHkdExactly(fromWire(before)), showHkdExactly(fromWire(amount)), percent)}</p>
        {waits ? <p>{texts.farWaits}</p> : null}
      </DeskDialogForm>
    </DeskDialog>
  )
}
