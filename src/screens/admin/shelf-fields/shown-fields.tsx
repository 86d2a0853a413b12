import { storefrontText } from '#language/admin/front/admin-storefront.text.ts'
import { useTexts } from '#language/texts.ts'
import type { Editing } from '#desk/use-editing.ts'
import { TextField, Tick } from '#ui/fields.tsx'

/** Whether and when something is shown. */
export function AdminShownFields({ editing }: { editing: Editing }) {
  const texts = useTexts(storefrontText)
  return (
    <fieldset className="shelf-fields">
      <legend>{texts.when}</legend>
      <Tick checked={editing.read('shown') === true} onChange={({ target }) => editing.set('shown', target.checked)}>
        {texts.shown}
      </Tick>
      <div className="admin-form-pair">
        {(['from', 'until'] as const).map((path) => (
          <TextField
            key={path}
            type="datetime-local"
            label={texts[path]}
            optional={texts.optional}
            problem={editing.problem(path)}
            value={editing.text(path)}
            onChange={({ target }) => editing.set(path, target.value)}
          />
        ))}
      </div>
      <p className="field-hint">{texts.windowHint}</p>
    </fieldset>
  )
}
