import { adminSettingsText, settingPartText } from '#language/admin/admin-settings.text.ts'
import { useTexts } from '#language/texts.ts'
import { AdminWords } from '#screens/admin/home/block-fields.tsx'
import type { Editing } from '#desk/use-editing.ts'
import { SelectField } from '#ui/fields.tsx'

const STATE = 'value.state'

/** Whether shoppers are let in, and what the closed door says. */
export function DoorFields({ editing }: { editing: Editing }) {
  const texts = useTexts(adminSettingsText)
  const labels = useTexts(settingPartText)
  return (
    <>
      <div className="admin-form-pair">
        <SelectField
          label={labels['doors.state']}
          problem={editing.problem(STATE)}
          value={editing.text(STATE)}
          onChange={(event) => editing.set(STATE, event.target.value)}
          options={[
            { value: 'open', name: texts.doorOpen },
            { value: 'soon', name: texts.doorSoon },
            { value: 'back', name: texts.doorBack },
          ]}
        />
      </div>
      <AdminWords editing={editing} path="value.words" label={labels['doors.words']} most={200} />
      <p className="field-hint">{texts.doorWordsHint}</p>
    </>
  )
}
