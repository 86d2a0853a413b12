import { useState } from 'react'
import { adminProductsText } from '#language/admin/products/admin-products.text.ts'
import { useTexts } from '#language/texts.ts'
import { type ProductColumn, productColumns } from '#modules/catalogue/admin-list/product-sorts.rules.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { Button } from '#ui/button.tsx'
import { Tick } from '#ui/fields.tsx'

type Props = { columns: readonly ProductColumn[]; onChoose: (columns: readonly ProductColumn[]) => void }

/** Which columns are shown; each at once. */
export function ColumnChoice({ columns, onChoose }: Props) {
  const texts = useTexts(adminProductsText)
  const [open, setOpen] = useState(false)
  const toggle = (name: ProductColumn) =>
    onChoose(productColumns.filter((each) => (each === name ? !columns.includes(each) : columns.includes(each))))
  return (
    <>
      <Button look="text" onClick={() => setOpen(true)}>
        {texts.columns}
      </Button>
      {open ? (
        <DeskDialog
          title={texts.columns}
          onClose={() => setOpen(false)}
          foot={<Button onClick={() => setOpen(false)}>{texts.done}</Button>}
        >
          <div className="admin-products-columns">
            {productColumns.map((name) => (
              <Tick key={name} checked={columns.includes(name)} onChange={() => toggle(name)}>
                {texts[name]}
              </Tick>
            ))}
          </div>
        </DeskDialog>
      ) : null}
    </>
  )
}
