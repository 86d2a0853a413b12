import type { UseFormRegisterReturn } from 'react-hook-form'
import { permissionText } from '#language/admin/permissions.text.ts'
import { useTexts } from '#language/texts.ts'
import type { Permission } from '#platform/access/permissions.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { Tick } from '#ui/fields.tsx'

type Props = { title: string; offered: readonly Permission[]; field: UseFormRegisterReturn; problem?: string | undefined }

/** One tick for each permission whoever chooses has themselves, and for those that stand there already. */
export function AdminPermissionChoice({ title, offered, field, problem, held = [] }: Props & { held?: readonly Permission[] }) {
  const names = useTexts(permissionText)
  const may = useMay()
  return (
    <fieldset className="admin-choice">
      <legend>{title}</legend>
      {offered
        .filter((name) => may(name) || held.includes(name))
        .map((name) => (
          <Tick key={name} value={name} {...field}>
            {names[name]}
          </Tick>
        ))}
      {problem ? <p className="field-problem">{problem}</p> : null}
    </fieldset>
  )
}
