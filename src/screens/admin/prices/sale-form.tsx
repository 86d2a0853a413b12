import { useState } from 'react'
import { adminPricesText } from '#language/admin/products/admin-prices.text.ts'
import { useTexts } from '#language/texts.ts'
import { type SalePreviewWire, SetSaleInput } from '#modules/offers/scheduled-prices/scheduled-prices.contract.ts'
import { listSales, previewSale, setSale } from '#modules/offers/scheduled-prices/scheduled-prices.paths.ts'
import { listProductChoices } from '#modules/catalogue/editing/product-editing.paths.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { askAgain, ONCE, useDeskQuery } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { toast } from '#ui/toasts.ts'
import { AdminSaleFields } from './sale-fields.tsx'
import { useRequestKey } from '#ui/request-key.ts'

type Seen = { of: string; preview: SalePreviewWire }
const EMPTY = { name: '', brandCode: '', category: '', product: '', collection: '', percent: '', price: '', from: '', until: '' }

type Props = { onClose: () => void; product?: string; collection?: string }

/** Whom it is for, by how much and when; what it does is seen before it is set. */
export function AdminSaleForm({ onClose, product = '', collection = '' }: Props) {
  const texts = useTexts(adminPricesText)
  const choices = useDeskQuery(listProductChoices, {}, ONCE).data
  const { keyOf } = useRequestKey()
  const [seen, see] = useState<Seen>()
  const form = useDeskForm(SetSaleInput, { ...EMPTY, product, collection })
  const typed = JSON.stringify(form.watch())
  const preview = seen?.of === typed ? seen.preview : undefined
  const send = form.submit(async (input) => {
    if (!preview || preview.clashing > 0) {
      const result = await callAdmin(previewSale, input)
      return result.ok ? see({ of: typed, preview: result.data }) : form.refuse(result)
    }
    const result = await callAdmin(setSale, input, { idempotencyKey: keyOf(input) })
    if (!result.ok) return form.refuse(result)
    toast('success', texts.done)
    askAgain(listSales)
    return onClose()
  })
  return (
    <DeskDialog wide title={texts.set} onClose={onClose}>
      <DeskDialogForm
        className="sale-form"
        onSubmit={send}
        onClose={onClose}
        press={preview && preview.clashing === 0 && preview.lowered > 0 ? texts.set : texts.look}
        busy={form.busy}
        refusal={form.refusal}
      >
        <AdminSaleFields register={form.register} problem={form.problem} choices={choices} />
        <div role="status">{preview ? <Preview preview={preview} /> : null}</div>
      </DeskDialogForm>
    </DeskDialog>
  )
}

function Preview({ preview: { lowered, unchanged, clashing, clashName, examples } }: { preview: SalePreviewWire }) {
  const texts = useTexts(adminPricesText)
  return (
    <div className="sale-preview">
      <p>
        <b>{texts.preview(lowered, unchanged)}</b>
      </p>
      {clashing > 0 ? <p className="field-problem">{texts.clash(clashing, clashName)}</p> : null}
      {examples.length > 0 ? <p className="mute">{texts.example}</p> : null}
      <ul>
        {examples.map(({ itemNumber, title, usual, price }) => (
          <li key={itemNumber}>
            <span>
              {title} <span className="mute">{itemNumber}</span>
            </span>
            <span>
              <s>{showHkdExactly(fromWire(usual))}</s> {showHkdExactly(fromWire(price))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
