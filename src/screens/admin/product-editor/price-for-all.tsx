import { useState } from 'react'
import { adminProductFieldText } from '#language/admin/products/admin-product-editor.text.ts'
import { useTexts } from '#language/texts.ts'
import type { ProductDocument } from '#modules/catalogue/editing/product-document.contract.ts'
import type { Editing } from '#desk/use-editing.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { pricedAlike } from './variant-making.ts'

/** Most pieces cost the same in every colour and size: typed once. */
export function PriceForAll({ editing, document }: { editing: Editing; document: ProductDocument }) {
  const texts = useTexts(adminProductFieldText)
  const [list, setList] = useState('')
  const [sale, setSale] = useState('')
  const shared = { autoComplete: 'off', inputMode: 'decimal', maxLength: 11 } as const
  const use = () => editing.set('document.colours', pricedAlike(document.colours, list.trim(), sale.trim() || list.trim()))
  return (
    <fieldset className="product-one-price">
      <legend>{texts.pricesForAll}</legend>
      <TextField label={texts.listPrice} {...shared} value={list} onChange={({ target }) => setList(target.value)} />
      <TextField
        label={texts.salesPrice}
        {...shared}
        value={sale}
        placeholder={list}
        onChange={({ target }) => setSale(target.value)}
      />
      <Button look="line" disabled={list.trim() === ''} onClick={use}>
        {texts.usePrices}
      </Button>
    </fieldset>
  )
}
