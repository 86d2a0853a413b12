import { adminSettingsText, settingPartText } from '#language/admin/admin-settings.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { weekdayName } from '#modules/fulfilment/opening.rules.ts'
import { AdminItems } from '#screens/admin/home/block-fields.tsx'
import type { Editing } from '#desk/use-editing.ts'
import { SelectField, TextField } from '#ui/fields.tsx'

const PATH = 'value.week'
const DAYS = [1, 2, 3, 4, 5, 6, 7]

/** From one weekday to another, opened and closed at a time. */
export function HourFields({ editing }: { editing: Editing }) {
  const language = useLanguage()
  const texts = useTexts(adminSettingsText)
  const labels = useTexts(settingPartText)
  const found = editing.read(PATH)
  const day = (path: string, label: string) => (
    <SelectField
      label={label}
      problem={editing.problem(path)}
      value={String(editing.read(path))}
      onChange={(event) => editing.set(path, Number(event.target.value))}
      options={DAYS.map((one) => ({ value: String(one), name: weekdayName(one, language) }))}
    />
  )
  const time = (path: string, label: string) => (
    <TextField
      label={label}
      maxLength={5}
      autoComplete="off"
      problem={editing.problem(path)}
      value={editing.text(path)}
      onChange={(event) => editing.set(path, event.target.value)}
    />
  )
  return (
    <section className="admin-form-list" aria-label={labels['hours.week']}>
      <AdminItems
        editing={editing}
        path={PATH}
        items={Array.isArray(found) ? found : []}
        most={7}
        make={() => ({ first: 1, last: 5, from: '09:00', to: '18:00' })}
        nameOf={texts.hoursOf}
      >
        {(at) => (
          <div className="admin-form-figures">
            {day(`${at}.first`, texts.hoursFirst)}
            {day(`${at}.last`, texts.hoursLast)}
            {time(`${at}.from`, texts.hoursOpen)}
            {time(`${at}.to`, texts.hoursClose)}
          </div>
        )}
      </AdminItems>
    </section>
  )
}
