import { adminSettingsText, settingPartText } from '#language/admin/admin-settings.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { DeliveryZone } from '#modules/fulfilment/zones.rules.ts'
import { AdminItems, AdminWords } from '#screens/admin/home/block-fields.tsx'
import type { Editing } from '#desk/use-editing.ts'
import { TextField } from '#ui/fields.tsx'

const PATH = 'value.zones'
const FIGURES = [
  ['light', 'zoneLight'],
  ['medium', 'zoneMedium'],
  ['heavy', 'zoneHeavy'],
  ['earliestDays', 'zoneEarliest'],
  ['latestDays', 'zoneLatest'],
] as const

/** Where is delivered to beyond Hong Kong and Macau: places, a price for each weight, days. */
export function ZoneFields({ editing }: { editing: Editing }) {
  const language = useLanguage()
  const texts = useTexts(adminSettingsText)
  const labels = useTexts(settingPartText)
  const found = editing.read(PATH)
  const zones: readonly DeliveryZone[] = Array.isArray(found) ? found : []
  return (
    <section className="admin-form-list" aria-label={labels['delivery.zones']}>
      <p className="field-hint">{texts.zonePlacesHint}</p>
      <AdminItems
        editing={editing}
        path={PATH}
        items={zones}
        most={40}
        make={emptyZone}
        nameOf={(place) => zones[place - 1]?.name[language] || texts.zone(place)}
      >
        {(at) => (
          <>
            <AdminWords editing={editing} path={`${at}.name`} label={texts.zoneName} most={60} />
            <TextField
              label={texts.zonePlaces}
              autoComplete="off"
              spellCheck={false}
              problem={editing.problem(`${at}.places`)}
              value={shown(editing.read(`${at}.places`))}
              onChange={(event) => editing.set(`${at}.places`, event.target.value)}
            />
            <div className="admin-form-figures">
              {FIGURES.map(([part, label]) => (
                <TextField
                  key={part}
                  label={texts[label]}
                  maxLength={8}
                  inputMode="decimal"
                  autoComplete="off"
                  problem={editing.problem(`${at}.${part}`)}
                  value={shown(editing.read(`${at}.${part}`))}
                  onChange={(event) => editing.set(`${at}.${part}`, event.target.value)}
                />
              ))}
            </div>
          </>
        )}
      </AdminItems>
    </section>
  )
}

const emptyZone = (): DeliveryZone => ({
  name: { en: '', zh: '' },
  places: [],
  light: '',
  medium: '',
  heavy: '',
  earliestDays: 5,
  latestDays: 18,
})

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.join(' ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
