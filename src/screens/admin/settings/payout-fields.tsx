import type { Editing } from '#desk/use-editing.ts'
import { pieceKindText } from '#language/product/checklist.text.ts'
import { kindLimitText, sentPhotosText } from '#language/admin/books/admin-payout-settings.text.ts'
import { merchantKindName } from '#language/merchant-kinds.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { applicantKinds } from '#modules/merchants/merchants.contract.ts'
import { pieceKinds } from '#modules/authentication/checklists.rules.ts'
import { TextField, Tick } from '#ui/fields.tsx'
import { LineField, NumberField, pathOf, useLabels } from './setting-line.tsx'

type Props = { editing: Editing }

const LIMITS = [
  'secondAbove',
  'orderAbove',
  'payeeAbove',
  'personAbove',
  'dayAbove',
  'goodwillOrder',
  'goodwillDay',
  'withoutLine',
] as const

/** Of what leaves the shop. */
export function PayoutFields({ editing }: Props) {
  return (
    <div className="admin-form-pair">
      {LIMITS.map((limit) => (
        <LineField key={limit} editing={editing} part={`payouts.${limit}`} maxLength={10} inputMode="decimal" />
      ))}
    </div>
  )
}

/** Of merchants. */
export function SellingFields({ editing }: Props) {
  const labels = useLabels()
  const conditions = pathOf('selling.conditions')
  return (
    <>
      <Tick checked={editing.read(conditions) === true} onChange={({ target }) => editing.set(conditions, target.checked)}>
        {labels['selling.conditions']}
      </Tick>
      <div className="admin-form-pair">
        <NumberField editing={editing} part="selling.cancelAfterDays" />
        <LineField editing={editing} part="selling.most" maxLength={10} inputMode="decimal" />
        <LineField editing={editing} part="selling.mostADay" maxLength={10} inputMode="decimal" />
        <NumberField editing={editing} part="selling.workingDays" />
        <NumberField editing={editing} part="selling.restHours" />
        <NumberField editing={editing} part="selling.openOrders" />
        <NumberField editing={editing} part="selling.firstPassed" />
      </div>
      <KindLimits editing={editing} />
      <SentPhotos editing={editing} />
    </>
  )
}

/** What merchants of a kind may withdraw, where it is other than what all do. */
function KindLimits({ editing }: Props) {
  const language = useLanguage()
  const labels = useLabels()
  const texts = useTexts(kindLimitText)
  return (
    <fieldset>
      <legend className="field-label">{labels['selling.byKind']}</legend>
      <p className="field-hint">{texts.hint}</p>
      <div className="admin-form-pair">
        {applicantKinds.flatMap((kind) =>
          (['most', 'mostADay'] as const).map((limit) => {
            const path = `value.byKind.${kind}.${limit}`
            return (
              <TextField
                key={path}
                label={texts[limit](merchantKindName(kind, language))}
                inputMode="decimal"
                autoComplete="off"
                maxLength={10}
                problem={editing.problem(path)}
                value={editing.text(path)}
                onChange={({ target }) => editing.set(path, target.value)}
              />
            )
          }),
        )}
      </div>
    </fieldset>
  )
}

/** How many photographs go with each kind of item. */
function SentPhotos({ editing }: Props) {
  const labels = useLabels()
  const texts = useTexts(sentPhotosText)
  const kinds = useTexts(pieceKindText)
  return (
    <fieldset>
      <legend className="field-label">{labels['selling.sentPhotos']}</legend>
      <p className="field-hint">{texts.hint}</p>
      <div className="admin-form-pair">
        {pieceKinds.map((kind) => {
          const path = `value.sentPhotos.${kind}`
          const value = editing.read(path)
          return (
            <TextField
              key={kind}
              label={kinds[kind]}
              inputMode="numeric"
              autoComplete="off"
              maxLength={1}
              problem={editing.problem(path)}
              value={typeof value === 'number' ? String(value) : editing.text(path)}
              onChange={({ target }) => editing.set(path, /^\d$/.test(target.value) ? Number(target.value) : target.value)}
            />
          )
        })}
      </div>
    </fieldset>
  )
}

/** Of merchants' pieces after they are sent. */
export function SellerCaseFields({ editing }: Props) {
  return (
    <div className="admin-form-pair">
      <NumberField editing={editing} part="sellerCases.differenceDays" />
      <NumberField editing={editing} part="sellerCases.buyerHours" />
      <NumberField editing={editing} part="sellerCases.holdDays" />
      <LineField editing={editing} part="sellerCases.sendBackCost" maxLength={10} inputMode="decimal" />
      <NumberField editing={editing} part="sellerCases.answerDays" />
      <NumberField editing={editing} part="sellerCases.appealDays" />
    </div>
  )
}

/** Above which shares of what merchants do something follows. */
export function SellerHealthFields({ editing }: Props) {
  return (
    <div className="admin-form-pair">
      {(['rejected', 'late', 'cancelled', 'described', 'answered'] as const).map((figure) => (
        <LineField key={figure} editing={editing} part={`sellerHealth.${figure}`} maxLength={5} inputMode="decimal" />
      ))}
      <NumberField editing={editing} part="sellerHealth.fewest" />
    </div>
  )
}

/** Of what global buyers are asked to find. */
export function SourcingFields({ editing }: Props) {
  const labels = useLabels()
  const path = pathOf('sourcing.isOpen')
  return (
    <>
      <Tick checked={editing.read(path) === true} onChange={({ target }) => editing.set(path, target.checked)}>
        {labels['sourcing.isOpen']}
      </Tick>
      <div className="admin-form-pair">
        <NumberField editing={editing} part="sourcing.depositPercent" />
        <NumberField editing={editing} part="sourcing.quoteDays" />
        <NumberField editing={editing} part="sourcing.buyDays" />
        <NumberField editing={editing} part="sourcing.sendDays" />
        <NumberField editing={editing} part="sourcing.payHours" />
      </div>
    </>
  )
}

/** Of what links of influencers bring. */
export function ReferralFields({ editing }: Props) {
  return (
    <div className="admin-form-pair">
      <NumberField editing={editing} part="referrals.windowDays" />
      <NumberField editing={editing} part="referrals.clicksPerVisit" />
      <NumberField editing={editing} part="referrals.refusedSales" />
      <NumberField editing={editing} part="referrals.sharedVisitors" />
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

/** Whether members meet here. */
export function CommunityFields({ editing }: Props) {
  const labels = useLabels()
  const path = pathOf('community.isOpen')
  return (
    <Tick checked={editing.read(path) === true} onChange={(event) => editing.set(path, event.target.checked)}>
      {labels['community.isOpen']}
    </Tick>
  )
}
