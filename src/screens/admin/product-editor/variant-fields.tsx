import { adminProductFieldText } from '#language/admin/products/admin-product-editor.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { ProductDocument } from '#modules/catalogue/editing/product-document.contract.ts'
import type { ProductEditWire } from '#modules/catalogue/editing/product-editing.contract.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { type PartProps, PickField } from './line-field.tsx'
import { PriceForAll } from './price-for-all.tsx'
import { SizeAdding } from './size-adding.tsx'
import { VariantTable } from './variant-table.tsx'

type Props = PartProps & { document: ProductDocument } & Pick<ProductEditWire, 'stock' | 'dated'>

/** Colour by colour the sizes there are, on the scale of their table, with number and price. */
export function VariantFields({ editing, choices, document, stock, dated }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminProductFieldText)
  const setsPrices = useMay()('change-prices')
  const table = choices.sizeTables.find(({ id }) => id === document.sizeTable)
  return (
    <>
      <div className="admin-form-pair">
        <PickField
          editing={editing}
          path="document.sizeTable"
          label={texts.sizeTable}
          placeholder={texts.noSizeTable}
          options={choices.sizeTables
            .filter(({ id, retired }) => !retired || id === document.sizeTable)
            .map(({ id, name }) => ({ value: id, name }))}
        />
      </div>
      {document.colours.length === 0 ? <p className="mute">{texts.noColours}</p> : null}
      {document.colours.length === 0 ? null : setsPrices ? (
        <PriceForAll editing={editing} document={document} />
      ) : (
        <p className="mute">{texts.pricesClosed}</p>
      )}
      {document.colours.map((colour, at) => {
        const name = colour.name[language] || colour.name.en || texts.colour(at + 1)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a colour has no name of its own; its fields are controlled
          <section key={at} className="product-variants" aria-label={texts.variantsOf(name)}>
            <h3 className="product-part">{name}</h3>
            <VariantTable
              {...{ editing, colour, stock, dated, setsPrices }}
              path={`document.colours.${at}.variants`}
              caption={texts.variantsOf(name)}
            />
            <SizeAdding {...{ editing, document, colour, at, setsPrices }} scales={table?.scales ?? []} />
          </section>
        )
      })}
    </>
  )
}
