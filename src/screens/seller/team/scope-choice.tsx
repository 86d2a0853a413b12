import type { UseFormRegisterReturn } from 'react-hook-form'
import { sellerScopeText, sellerTeamText } from '#language/seller/seller-team.text.ts'
import { useTexts } from '#language/texts.ts'
import { type SellerScope, sellerScopes } from '#platform/access/permissions.ts'
import { useMaySell } from '#screens/seller/frame/seller-session.ts'
import { Tick } from '#ui/fields.tsx'

type Props = { field: UseFormRegisterReturn; held?: readonly SellerScope[]; problem: string | undefined }

/** Somebody gives of what they may do themselves; what a colleague has already may stay. */
export function ScopeChoice({ field, held = [], problem }: Props) {
  const texts = useTexts(sellerTeamText)
  const names = useTexts(sellerScopeText)
  const may = useMaySell()
  return (
    <fieldset className="admin-choice">
      <legend>{texts.scopes}</legend>
      {sellerScopes
        .filter((scope) => may(scope) || held.includes(scope))
        .map((scope) => (
          <Tick key={scope} value={scope} {...field}>
            {names[scope]}
          </Tick>
        ))}
      {problem ? <p className="field-problem">{problem}</p> : null}
    </fieldset>
  )
}
