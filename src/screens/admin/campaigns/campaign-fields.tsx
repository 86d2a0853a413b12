import {
  benefitKindText,
  campaignFieldsText,
  memberGroupText,
  occasionText,
} from '#language/admin/campaigns/admin-campaign-fields.text.ts'
import { howHadText } from '#language/admin/campaigns/admin-campaigns.text.ts'
import { sideText } from '#language/buying/coupon-problem.text.ts'
import { payTypeText } from '#language/buying/order-state.text.ts'
import { useTexts } from '#language/texts.ts'
import {
  benefitKinds,
  type CampaignDocument,
  howHad,
  memberGroups,
  occasions,
  payTypes,
  sides,
} from '#modules/coupons/admin/campaign-page.contract.ts'
import type { Editing } from '#desk/use-editing.ts'
import { Tick } from '#ui/fields.tsx'
import { CampaignPicks } from './campaign-picks.tsx'
import { Both, Choice, Part, Ticks, Words } from './campaign-inputs.tsx'

type Props = { editing: Editing; document: CampaignDocument }

/** Everything that is decided of a campaign. */
export function AdminCampaignFields({ editing, document }: Props) {
  const texts = useTexts(campaignFieldsText)
  return (
    <>
      <Part title={texts.shown}>
        <Both editing={editing} path="name" label={texts.name} most={80} />
        <Both editing={editing} path="terms" label={texts.terms} most={2_000} long />
      </Part>
      <Part title={texts.benefit}>
        <Benefit editing={editing} document={document} />
      </Part>
      <Part title={texts.for} hint={texts.forHint}>
        <CampaignPicks editing={editing} />
        <Buyers editing={editing} />
      </Part>
      <Part title={texts.had}>
        <HowHad editing={editing} document={document} />
      </Part>
      <Part title={texts.window}>
        <div className="admin-form-pair">
          <Words editing={editing} path="from" label={texts.from} type="datetime-local" />
          <Words editing={editing} path="until" label={texts.until} type="datetime-local" optional />
          <Words editing={editing} path="holdsDays" label={texts.holdsDays} most={4} optional />
        </div>
      </Part>
      <Part title={texts.budget}>
        <div className="admin-form-figures">
          <Words editing={editing} path="budget" label={texts.budgetCents} most={10} optional />
          <Words editing={editing} path="uses" label={texts.uses} most={9} optional />
          <Words editing={editing} path="perMember" label={texts.perMember} most={4} optional />
          <Words editing={editing} path="merchantPercent" label={texts.merchantPercent} most={6} optional />
        </div>
      </Part>
      <Part title={texts.beside}>
        <Tick checked={editing.read('withOthers') === true} onChange={({ target }) => editing.set('withOthers', target.checked)}>
          {texts.withOthers}
        </Tick>
        <div className="admin-form-pair">
          <Words editing={editing} path="exclusiveGroup" label={texts.exclusiveGroup} hint={texts.groupHint} most={40} optional />
          <Words editing={editing} path="priority" label={texts.priority} hint={texts.priorityHint} most={5} />
        </div>
      </Part>
    </>
  )
}

/** What its kind asks for. */
function Benefit({ editing, document: { kind } }: Props) {
  const texts = useTexts(campaignFieldsText)
  const kinds = useTexts(benefitKindText)
  return (
    <>
      <Choice
        editing={editing}
        path="kind"
        label={texts.kind}
        options={benefitKinds.map((value) => ({ value, name: kinds[value] }))}
      />
      <div className="admin-form-figures">
        {kind === 'amount' || kind === 'care' ? (
          <Words editing={editing} path="amount" label={kind === 'care' ? texts.worth : texts.amount} most={10} />
        ) : null}
        {kind === 'buy-get' ? (
          <>
            <Words editing={editing} path="buy" label={texts.buy} most={2} />
            <Words editing={editing} path="get" label={texts.get} most={2} />
          </>
        ) : null}
        {kind === 'percent' || kind === 'buy-get' ? (
          <Words editing={editing} path="percent" label={texts.percent} most={6} />
        ) : null}
        {kind === 'percent' ? <Words editing={editing} path="cap" label={texts.cap} most={10} optional /> : null}
      </div>
    </>
  )
}

function Buyers({ editing }: { editing: Editing }) {
  const texts = useTexts(campaignFieldsText)
  const names = { sides: useTexts(sideText), groups: useTexts(memberGroupText), ways: useTexts(payTypeText) }
  return (
    <>
      <div className="admin-form-pair">
        <Choice
          editing={editing}
          path="side"
          label={texts.side}
          placeholder={texts.anySide}
          options={sides.map((value) => ({ value, name: names.sides[value] }))}
        />
        <Words editing={editing} path="minimum" label={texts.minimum} most={10} optional />
      </div>
      {(['members', 'firstOrder'] as const).map((path) => (
        <Tick key={path} checked={editing.read(path) === true} onChange={({ target }) => editing.set(path, target.checked)}>
          {texts[path]}
        </Tick>
      ))}
      <Ticks
        editing={editing}
        path="groups"
        label={texts.groups}
        options={memberGroups.map((value) => ({ value, name: names.groups[value] }))}
      />
      <Ticks
        editing={editing}
        path="payTypes"
        label={texts.payTypes}
        options={payTypes.map((value) => ({ value, name: names.ways[value] }))}
      />
    </>
  )
}

function HowHad({ editing, document: { had } }: Props) {
  const texts = useTexts(campaignFieldsText)
  const ways = useTexts(howHadText)
  const names = useTexts(occasionText)
  return (
    <div className="admin-form-pair">
      <Choice editing={editing} path="had" label={texts.way} options={howHad.map((value) => ({ value, name: ways[value] }))} />
      {had === 'shared-code' || had === 'claimed' ? (
        <Words editing={editing} path="sharedCode" label={texts.code} hint={texts.codeHint} most={20} />
      ) : null}
      {had === 'granted' ? (
        <Choice
          editing={editing}
          path="occasion"
          label={texts.occasion}
          placeholder={texts.noOccasion}
          options={occasions.map((value) => ({ value, name: names[value] }))}
        />
      ) : null}
    </div>
  )
}
