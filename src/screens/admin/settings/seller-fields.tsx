import { adminSettingsText, settingPartText } from '#language/admin/admin-settings.text.ts'
import { useTexts } from '#language/texts.ts'
import { AdminItems } from '#screens/admin/home/block-fields.tsx'
import type { Editing } from '#desk/use-editing.ts'
import { SelectField, TextField } from '#ui/fields.tsx'

const PATH = 'value.merchants'
const CATEGORIES = ['A', 'B'] as const

/** Merchants with a registration of their own as dealers. */
export function SellerFields({ editing }: { editing: Editing }) {
  const texts = useTexts(adminSettingsText)
  const labels = useTexts(settingPartText)
  const found = editing.read(PATH)
  const line = (path: string, label: string, most: number) => (
    <TextField
      label={label}
      maxLength={most}
      autoComplete="off"
      spellCheck={false}
      problem={editing.problem(path)}
      value={editing.text(path)}
      onChange={(event) => editing.set(path, event.target.value)}
    />
  )
  return (
    <section className="admin-form-list" aria-label={labels['sellers.merchants']}>
      <AdminItems
        editing={editing}
        path={PATH}
        items={Array.isArray(found) ? found : []}
        most={300}
        make={() => ({ name: '', category: 'A', number: '' })}
        nameOf={texts.seller}
      >
        {(at) => (
          <div className="admin-form-pair">
            {line(`${at}.name`, texts.sellerName, 80)}
            <SelectField
              label={labels['dealer.category']}
              problem={editing.problem(`${at}.category`)}
              value={editing.text(`${at}.category`)}
              onChange={(event) => editing.set(`${at}.category`, event.target.value)}
              options={CATEGORIES.map((value) => ({ value, name: texts.category(value) }))}
            />
            {line(`${at}.number`, labels['dealer.number'], 40)}
          </div>
        )}
      </AdminItems>
    </section>
  )
}
