import { adminSettingsText, settingPartText } from '#language/admin/admin-settings.text.ts'
import { useTexts } from '#language/texts.ts'
import { AdminItems } from '#screens/admin/home/block-fields.tsx'
import type { Editing } from '#desk/use-editing.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import { TextArea, TextField } from '#ui/fields.tsx'

const PATH = 'value.years'
type Year = { year: number | string; days: string[] | string }

/** The holidays of each year: typed day by day, or the government’s calendar file pasted whole. */
export function HolidayFields({ editing }: { editing: Editing }) {
  const texts = useTexts(adminSettingsText)
  const labels = useTexts(settingPartText)
  const found = editing.read(PATH)
  const years: readonly Year[] = Array.isArray(found) ? found : []
  return (
    <section className="admin-form-list" aria-label={labels['holidays.years']}>
      <AdminItems
        editing={editing}
        path={PATH}
        items={years}
        most={20}
        make={() => ({ year: yearAfter(years), days: '' })}
        nameOf={(place) => String(years[place - 1]?.year || texts.holidayYear)}
      >
        {(at) => (
          <>
            <TextField
              label={texts.holidayYear}
              maxLength={4}
              inputMode="numeric"
              autoComplete="off"
              problem={editing.problem(`${at}.year`)}
              value={shown(editing.read(`${at}.year`))}
              onChange={(event) => editing.set(`${at}.year`, event.target.value)}
            />
            <TextArea
              label={texts.holidayDays}
              hint={texts.holidayHint}
              rows={3}
              autoComplete="off"
              spellCheck={false}
              problem={editing.problem(`${at}.days`)}
              value={shown(editing.read(`${at}.days`))}
              onChange={(event) => editing.set(`${at}.days`, event.target.value)}
            />
          </>
        )}
      </AdminItems>
    </section>
  )
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.join(' ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const yearAfter = (years: readonly Year[]): number =>
  years.reduce((last, { year }) => Math.max(last, Number(year) || 0), Number(dayInHongKong(clock.now()).slice(0, 4)) - 1) + 1
