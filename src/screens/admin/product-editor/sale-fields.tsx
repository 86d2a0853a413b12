import { adminProductFieldText } from '#language/admin/products/admin-product-editor.text.ts'
import { useTexts } from '#language/texts.ts'
import { SELLERS } from '#modules/catalogue/editing/sellers.rules.ts'
import { PRODUCT_FLAGS } from '#modules/catalogue/product-flags.rules.ts'
import { AdminWords } from '#screens/admin/home/block-fields.tsx'
import { AdminProductList } from '#screens/admin/home/pick-lists.tsx'
import type { Editing } from '#desk/use-editing.ts'
import { dayInHongKong, timeInHongKong } from '#platform/clock.ts'
import { Tick } from '#ui/fields.tsx'
import { FigureField, LineField, PickField, TickField } from './line-field.tsx'

const FLAGS = 'document.flags'
const SWITCHES = ['listed', 'seasonalSale', 'precious', 'pointsAllowed'] as const

/** How the shop treats it. */
export function SaleFields({ editing }: { editing: Editing }) {
  const texts = useTexts(adminProductFieldText)
  const held = (editing.read(FLAGS) as string[] | undefined) ?? []
  return (
    <>
      <div className="product-ticks">
        {SWITCHES.map((name) => (
          <TickField key={name} editing={editing} path={`document.${name}`}>
            {texts[name]}
          </TickField>
        ))}
        {PRODUCT_FLAGS.map((flag) => (
          <Tick
            key={flag}
            name={FLAGS}
            checked={held.includes(flag)}
            onChange={({ target }) =>
              editing.set(
                FLAGS,
                PRODUCT_FLAGS.filter((each) => (each === flag ? target.checked : held.includes(each))),
              )
            }
          >
            {texts[flag]}
          </Tick>
        ))}
      </div>
      <div className="admin-form-pair">
        <PickField
          editing={editing}
          path="document.sellers"
          label={texts.sellers}
          hint={texts.sellersHint}
          options={SELLERS.map((value) => ({ value, name: texts[value] }))}
        />
        <ReleaseField editing={editing} />
        <FigureField editing={editing} path="document.mostPerOrder" label={texts.mostPerOrder} hint={texts.mostHint} />
      </div>
      <section className="admin-form-list" aria-label={texts.related} data-field="document.related">
        <h3 className="product-part">{texts.related}</h3>
        <p className="field-hint">{texts.relatedHint}</p>
        <AdminProductList editing={editing} path="document.related" most={8} />
      </section>
    </>
  )
}

const RELEASE = 'document.releaseTime'

/** A moment in Hong Kong, kept as one of the world. */
function ReleaseField({ editing }: { editing: Editing }) {
  const texts = useTexts(adminProductFieldText)
  const kept = editing.text(RELEASE)
  const shown = kept && `${dayInHongKong(new Date(kept))}T${timeInHongKong(new Date(kept))}`
  return (
    <LineField
      editing={editing}
      path={RELEASE}
      label={texts.releaseTime}
      hint={texts.releaseHint}
      type="datetime-local"
      value={shown}
      onChange={({ target }) => editing.set(RELEASE, target.value && new Date(`${target.value}:00+08:00`).toISOString())}
    />
  )
}

/** By what others find it. */
export function FindingFields({ editing }: { editing: Editing }) {
  const texts = useTexts(adminProductFieldText)
  return (
    <>
      <p className="field-hint">{texts.metaHint}</p>
      <AdminWords editing={editing} path="document.metaTitle" label={texts.metaTitle} most={70} />
      <AdminWords editing={editing} path="document.metaDescription" label={texts.metaDescription} most={170} rows={2} />
      <AdminWords editing={editing} path="document.searchWords" label={texts.searchWords} most={300} />
      <p className="field-hint">{texts.searchHint}</p>
    </>
  )
}
