import type { ComponentProps } from 'react'
import { settingPartText } from '#language/admin/admin-settings.text.ts'
import { useTexts } from '#language/texts.ts'
import type { SettingName, ShopSettings } from '#modules/shop-settings/setting-list.contract.ts'
import type { Editing } from '#desk/use-editing.ts'
import { TextField } from '#ui/fields.tsx'

type Props = { editing: Editing }
/** `payee.account`, and so on: what has a name here and in the history. */
type SettingPart = { [Name in SettingName]: `${Name}.${keyof ShopSettings[Name] & string}` }[SettingName]

/** By its part of the settings each label: a part without one is found by the compiler. */
export const useLabels = (): Record<SettingPart, string> => useTexts(settingPartText)

export const pathOf = (part: SettingPart): string => part.replace(/^\w+/, 'value')

export function LineField({ editing, part, ...rest }: Props & { part: SettingPart } & Partial<ComponentProps<typeof TextField>>) {
  const labels = useLabels()
  const path = pathOf(part)
  return (
    <TextField
      label={labels[part]}
      autoComplete="off"
      spellCheck={false}
      problem={editing.problem(path)}
      value={editing.text(path)}
      onChange={(event) => editing.set(path, event.target.value)}
      {...rest}
    />
  )
}

/** A number as it is, and as it was typed while it is none. */
export function NumberField({ editing, part, hint }: Props & { part: SettingPart; hint?: string }) {
  const path = pathOf(part)
  const value = editing.read(path)
  return (
    <LineField
      editing={editing}
      part={part}
      hint={hint}
      maxLength={7}
      inputMode="numeric"
      value={typeof value === 'number' ? String(value) : editing.text(path)}
      onChange={({ target }) => editing.set(path, /^\d+$/.test(target.value) ? Number(target.value) : target.value)}
    />
  )
}
