import type { Editing } from '#screens/admin/frame/use-editing.ts'
import { LineField, NumberField } from './setting-line.tsx'

type Props = { editing: Editing }

/** Of what leaves the shop's own account. */
export function PayoutFields({ editing }: Props) {
  return (
    <div className="admin-form-pair">
      <LineField editing={editing} part="payouts.secondAbove" maxLength={10} inputMode="decimal" />
    </div>
  )
}

export function WithdrawalFields({ editing }: Props) {
  return (
    <div className="admin-form-pair">
      <LineField editing={editing} part="withdrawals.most" maxLength={10} inputMode="decimal" />
      <LineField editing={editing} part="withdrawals.mostADay" maxLength={10} inputMode="decimal" />
      <NumberField editing={editing} part="withdrawals.workingDays" />
    </div>
  )
}
