import { adminProductFieldText } from '#language/admin/admin-product-editor.text.ts'
import { useTexts } from '#language/texts.ts'
import { PRODUCT_FLAGS } from '#modules/catalogue/product-flags.rules.ts'
import type { Editing } from '#screens/admin/frame/use-editing.ts'
import { Tick } from '#ui/fields.tsx'
import { TickField } from './line-field.tsx'

const FLAGS = 'document.flags'
const SWITCHES = ['listed', 'seasonalSale', 'precious'] as const

/** How the shop treats it. */
export function SaleFields({ editing }: { editing: Editing }) {
  const texts = useTexts(adminProductFieldText)
  const held = (editing.read(FLAGS) as string[] | undefined) ?? []
  return (
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
  )
}
