import { adminSettingsText, settingPartText } from '#language/admin/admin-settings.text.ts'
import { useTexts } from '#language/texts.ts'
import { AdminItems, AdminWords } from '#screens/admin/home/block-fields.tsx'
import type { Editing } from '#desk/use-editing.ts'
import { TextField } from '#ui/fields.tsx'

const PATH = 'value.places'

/** Stores and offices, each with a name and an address in both languages. */
export function PlaceFields({ editing }: { editing: Editing }) {
  const texts = useTexts(adminSettingsText)
  const labels = useTexts(settingPartText)
  const found = editing.read(PATH)
  return (
    <section className="admin-form-list" aria-label={labels['places.places']}>
      <AdminItems
        editing={editing}
        path={PATH}
        items={Array.isArray(found) ? found : []}
        most={20}
        make={() => ({ code: '', name: { en: '', zh: '' }, address: { en: '', zh: '' } })}
        nameOf={texts.place}
      >
        {(at) => (
          <>
            <AdminWords editing={editing} path={`${at}.name`} label={texts.placeName} most={60} />
            <AdminWords editing={editing} path={`${at}.address`} label={texts.placeAddress} most={160} />
            <TextField
              label={texts.placeCode}
              hint={texts.placeCodeHint}
              maxLength={40}
              autoComplete="off"
              spellCheck={false}
              problem={editing.problem(`${at}.code`)}
              value={editing.text(`${at}.code`)}
              onChange={(event) => editing.set(`${at}.code`, event.target.value)}
            />
          </>
        )}
      </AdminItems>
    </section>
  )
}
