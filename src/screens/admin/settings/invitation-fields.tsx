import { invitationGiftText } from '#language/admin/rewards/admin-money-settings.text.ts'
import { useTexts } from '#language/texts.ts'
import { friendGifts, inviterGifts } from '#modules/shop-settings/invitation-rules.contract.ts'
import type { Editing } from '#desk/use-editing.ts'
import { SelectField } from '#ui/fields.tsx'
import { NumberField, pathOf, useLabels } from './setting-line.tsx'

type Props = { editing: Editing }

/** What both sides get, for which orders, and for how many. */
export function InvitationFields({ editing }: Props) {
  return (
    <div className="admin-form-pair">
      <GiftField editing={editing} part="invitations.inviterKind" kinds={inviterGifts} />
      <AmountField editing={editing} kind="invitations.inviterKind" part="invitations.inviterAmount" />
      <GiftField editing={editing} part="invitations.friendKind" kinds={friendGifts} />
      <AmountField editing={editing} kind="invitations.friendKind" part="invitations.friendAmount" />
      <NumberField editing={editing} part="invitations.orderFrom" />
      <NumberField editing={editing} part="invitations.mostADay" />
      <NumberField editing={editing} part="invitations.mostAMonth" />
    </div>
  )
}

type Kind = 'invitations.inviterKind' | 'invitations.friendKind'
type GiftProps = Props & { part: Kind; kinds: readonly (keyof typeof invitationGiftText)[] }

function GiftField({ editing, part, kinds }: GiftProps) {
  const labels = useLabels()
  const names = useTexts(invitationGiftText)
  const path = pathOf(part)
  return (
    <SelectField
      label={labels[part]}
      problem={editing.problem(path)}
      value={editing.text(path)}
      onChange={(event) => editing.set(path, event.target.value)}
      options={kinds.map((value) => ({ value, name: names[value] }))}
    />
  )
}

type AmountProps = Props & { kind: Kind; part: 'invitations.inviterAmount' | 'invitations.friendAmount' }

/** A coupon says itself what it gives. */
function AmountField({ editing, kind, part }: AmountProps) {
  const gift = editing.text(pathOf(kind))
  return gift === 'balance' || gift === 'points' ? <NumberField editing={editing} part={part} /> : <span />
}
