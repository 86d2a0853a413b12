import type { UseFormRegisterReturn } from 'react-hook-form'
import { adminOperatorsText } from '#language/admin/admin-operators.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { listRoles } from '#modules/operators/roles.paths.ts'
import { useDeskQuery } from '#desk/desk-query.ts'
import { Tick } from '#ui/fields.tsx'

/** One tick for each role there is; the shop refuses what whoever asks has not themselves. */
export function AdminRoleChoice({ field, problem }: { field: UseFormRegisterReturn; problem: string | undefined }) {
  const language = useLanguage()
  const texts = useTexts(adminOperatorsText)
  const { data } = useDeskQuery(listRoles, {}, { refetchInterval: false })
  return (
    <fieldset className="admin-choice">
      <legend>{texts.roles}</legend>
      {data?.list.map((role) => (
        <Tick key={role.roleId} value={role.roleId} {...field}>
          {language === 'zh' ? role.nameZh : role.nameEn}
        </Tick>
      ))}
      {problem ? <p className="field-problem">{problem}</p> : null}
    </fieldset>
  )
}
