import { type ReactNode, useId } from 'react'
import { campaignFieldsText } from '#language/admin/campaigns/admin-campaign-fields.text.ts'
import { useTexts } from '#language/texts.ts'
import type { Editing } from '#desk/use-editing.ts'
import { SelectField, TextArea, TextField, Tick } from '#ui/fields.tsx'

type Field = { editing: Editing; path: string; label: string }
type Option = { value: string; name: string }

/** Fields that belong together, below their heading. */
export function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="admin-form-list" aria-labelledby={id}>
      <div className="admin-form-head">
        <h2 id={id}>{title}</h2>
        {hint ? <p className="mute">{hint}</p> : null}
      </div>
      {children}
    </section>
  )
}

type Typed = Field & { most?: number; hint?: string; optional?: boolean; long?: boolean; type?: 'text' | 'datetime-local' }

export function Words({ editing, path, label, most, hint, optional = false, long = false, type = 'text' }: Typed) {
  const texts = useTexts(campaignFieldsText)
  const lang = path.endsWith('.zh') ? 'zh-Hant-HK' : path.endsWith('.en') ? 'en-HK' : undefined
  const told = {
    ...(lang ? { lang } : {}),
    ...(hint ? { hint } : {}),
    ...(optional ? { optional: texts.optional } : {}),
    ...(most ? { maxLength: most } : {}),
    label,
    problem: editing.problem(path),
    value: editing.text(path),
    autoComplete: 'off',
  }
  if (long) return <TextArea {...told} rows={4} onChange={({ target }) => editing.set(path, target.value)} />
  return <TextField {...told} type={type} onChange={({ target }) => editing.set(path, target.value)} />
}

export function Both({ label, path, ...field }: Typed) {
  const texts = useTexts(campaignFieldsText)
  return (
    <div className="admin-form-pair">
      <Words {...field} path={`${path}.en`} label={`${label} · ${texts.inEnglish}`} />
      <Words {...field} path={`${path}.zh`} label={`${label} · ${texts.inChinese}`} />
    </div>
  )
}

export function Choice({ editing, path, label, options, placeholder }: Field & { options: Option[]; placeholder?: string }) {
  return (
    <SelectField
      label={label}
      {...(placeholder ? { placeholder } : {})}
      options={options}
      problem={editing.problem(path)}
      value={editing.text(path)}
      onChange={({ target }) => editing.set(path, target.value)}
    />
  )
}

/** The codes at a path. */
export const codesAt = (editing: Editing, path: string): string[] => {
  const found = editing.read(path)
  return Array.isArray(found) ? found.map(String) : []
}

/** Some of a few. */
export function Ticks({ editing, path, label, options }: Field & { options: Option[] }) {
  const chosen = codesAt(editing, path)
  return (
    <fieldset className="admin-campaign-ticks">
      <legend className="field-label">{label}</legend>
      {options.map(({ value, name }) => (
        <Tick
          key={value}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            editing.set(path, target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        >
          {name}
        </Tick>
      ))}
    </fieldset>
  )
}
