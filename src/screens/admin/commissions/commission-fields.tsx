import { adminCommissionsText } from '#language/admin/books/admin-commissions.text.ts'
import { adminSettingsText, settingPartText } from '#language/admin/admin-settings.text.ts'
import { sellerFeeText } from '#language/buying/fee.text.ts'
import { commissionRuleText } from '#language/admin/rewards/admin-money-settings.text.ts'
import { merchantKindName } from '#language/merchant-kinds.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { Editing } from '#desk/use-editing.ts'
import { MerchantKindWire } from '#modules/merchants/merchants.contract.ts'
import type { CommissionsWire } from '#modules/shop-settings/commissions.contract.ts'
import { type SellerFee, sellerFees } from '#modules/settlement/seller-fees.rules.ts'
import { type CommissionRule, divide, INFLUENCER, termsFor } from '#modules/settlement/settlement.rules.ts'
import { showHkdExactly } from '#platform/money.ts'
import { AdminItems, AdminWords } from '#screens/admin/home/block-fields.tsx'
import { useCategoryChoices } from '#screens/admin/home/use-shop-choices.ts'
import { SelectField, TextField } from '#ui/fields.tsx'
import { LineField } from '#screens/admin/settings/setting-line.tsx'

const PATH = 'value.rules'
const ALWAYS = { kind: '', category: '', campaign: '', influencer: '', from: '', until: '' }
/** A piece as luxury shops sell it, to say in money what a rate means. */
const EXAMPLE_CENTS = 1_200_000

export type Campaigns = CommissionsWire['campaigns']
type Props = { editing: Editing; campaigns: Campaigns; influencers: CommissionsWire['influencers'] }

/** What the shop keeps of a seller's price: rules from the particular to the general, and what holds where none fits. */
export function SettlementFields({ editing, campaigns, influencers }: Props) {
  const language = useLanguage()
  const settings = useTexts(adminSettingsText)
  const labels = useTexts(settingPartText)
  const texts = useTexts(commissionRuleText)
  const found = editing.read(PATH)
  const rules: readonly CommissionRule[] = Array.isArray(found) ? found : []
  return (
    <>
      <section className="admin-form-list" aria-label={labels['settlement.rules']}>
        <p className="field-hint">{texts.hint}</p>
        <AdminItems
          editing={editing}
          path={PATH}
          items={rules}
          most={60}
          make={emptyRule}
          nameOf={(place) => rules[place - 1]?.name[language] || texts.rule(place)}
        >
          {(at) => <RuleFields editing={editing} at={at} campaigns={campaigns} influencers={influencers} />}
        </AdminItems>
      </section>
      <div className="admin-form-pair">
        <LineField editing={editing} part="settlement.commission" maxLength={5} inputMode="decimal" />
        <LineField editing={editing} part="settlement.card" hint={settings.cardShareHint} maxLength={5} inputMode="decimal" />
      </div>
    </>
  )
}

const emptyRule = (): CommissionRule => ({
  name: { en: '', zh: '' },
  kind: '',
  category: '',
  campaign: '',
  influencer: '',
  from: '',
  until: '',
  commission: '',
  least: '',
  most: '',
  late: '',
  service: '',
  technical: '',
  operating: '',
  packaging: '',
})

const LIMITS = ['commission', 'least', 'most'] as const
/** Only sellers are charged; an influencer is paid. */
const CHARGES = ['late', ...sellerFees] as const

function RuleFields({ editing, at, campaigns, influencers }: Props & { at: string }) {
  const language = useLanguage()
  const texts = useTexts(commissionRuleText)
  const fees = useTexts(sellerFeeText)
  const categories = useCategoryChoices()
  const field = (part: (typeof LIMITS)[number] | (typeof CHARGES)[number]) => (
    <TextField
      key={part}
      label={isFee(part) ? texts.fee(fees[part]) : texts[part]}
      maxLength={10}
      inputMode={isFee(part) ? 'text' : 'decimal'}
      autoComplete="off"
      problem={editing.problem(`${at}.${part}`)}
      value={editing.text(`${at}.${part}`)}
      onChange={(event) => editing.set(`${at}.${part}`, event.target.value)}
    />
  )
  const choice = (part: 'kind' | 'category', every: string, options: { value: string; name: string }[]) => (
    <SelectField
      label={texts[part]}
      problem={editing.problem(`${at}.${part}`)}
      value={editing.text(`${at}.${part}`)}
      onChange={(event) => editing.set(`${at}.${part}`, event.target.value)}
      options={[{ value: '', name: every }, ...options]}
    />
  )
  const kinds = MerchantKindWire.options.map((value) => ({ value, name: merchantKindName(value, language) }))
  const category = editing.text(`${at}.category`)
  const known = category === '' || categories.some(({ value }) => value === category)
  const isInfluencer = editing.text(`${at}.kind`) === INFLUENCER
  return (
    <>
      <AdminWords editing={editing} path={`${at}.name`} label={texts.name} most={40} />
      <div className="admin-form-pair">
        {choice('kind', texts.everyKind, kinds)}
        {choice('category', texts.everyCategory, known ? categories : [{ value: category, name: category }, ...categories])}
      </div>
      {isInfluencer ? <InfluencerField editing={editing} at={at} influencers={influencers} /> : null}
      <WhenFields editing={editing} at={at} campaigns={campaigns} />
      <div className="admin-form-figures">{LIMITS.map(field)}</div>
      {isInfluencer ? null : <div className="admin-form-figures">{CHARGES.map(field)}</div>}
      <RulePreview rule={editing.read(at)} />
    </>
  )
}

const isFee = (part: string): part is SellerFee => sellerFees.some((fee) => fee === part)

/** Of whom it is alone: what it earns them of what they bring. */
function InfluencerField({ editing, at, influencers }: Omit<Props, 'campaigns'> & { at: string }) {
  const texts = useTexts(adminCommissionsText)
  const known = influencers.map(({ merchantId: value, name }) => ({ value, name }))
  return (
    <SelectField
      label={texts.influencer}
      hint={texts.influencerHint}
      problem={editing.problem(`${at}.influencer`)}
      value={editing.text(`${at}.influencer`)}
      onChange={(event) => editing.set(`${at}.influencer`, event.target.value)}
      options={[{ value: '', name: texts.everyInfluencer }, ...known]}
    />
  )
}

const DAYS = ['from', 'until'] as const

/** For which campaign, and on which days. */
function WhenFields({ editing, at, campaigns }: Omit<Props, 'influencers'> & { at: string }) {
  const texts = useTexts(adminCommissionsText)
  const campaign = editing.text(`${at}.campaign`)
  const known = campaigns.map(({ campaignId: value, name }) => ({ value, name }))
  const gone = campaign !== '' && !known.some(({ value }) => value === campaign)
  return (
    <div className="admin-form-figures">
      <SelectField
        label={texts.campaign}
        problem={editing.problem(`${at}.campaign`)}
        value={campaign}
        onChange={(event) => editing.set(`${at}.campaign`, event.target.value)}
        options={[
          { value: '', name: texts.everyCampaign },
          ...(gone ? [{ value: campaign, name: texts.goneCampaign }] : []),
          ...known,
        ]}
      />
      {DAYS.map((part) => (
        <TextField
          key={part}
          type="date"
          label={texts[part]}
          problem={editing.problem(`${at}.${part}`)}
          value={editing.text(`${at}.${part}`)}
          onChange={(event) => editing.set(`${at}.${part}`, event.target.value)}
        />
      ))}
    </div>
  )
}

/** What a rule means in money; nothing while it is half typed. */
function RulePreview({ rule }: { rule: unknown }) {
  const texts = useTexts(commissionRuleText)
  const words = useTexts(adminCommissionsText)
  const typed = rule as CommissionRule
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(typed.commission) || !isAmount(typed.least) || !isAmount(typed.most)) return null
  if (!sellerFees.every((fee) => isFeeTyped(typed[fee]))) return null
  const alone = { commission: '0', card: '0', rules: [{ ...typed, ...ALWAYS }] }
  const { dueCents, commissionCents, feeCents } = divide(
    EXAMPLE_CENTS,
    termsFor(alone, { kind: '', categories: [], day: '' }),
    false,
  )
  return (
    <p className="field-hint" role="status">
      {typed.kind === INFLUENCER
        ? words.earnsOf(showHkdExactly(EXAMPLE_CENTS), showHkdExactly(commissionCents))
        : texts.preview(
            showHkdExactly(EXAMPLE_CENTS),
            showHkdExactly(dueCents),
            showHkdExactly(commissionCents),
            feeCents > 0 ? showHkdExactly(feeCents) : '',
          )}
    </p>
  )
}

/** As far as a rule can be calculated with. */
export const isFeeTyped = (typed = ''): boolean => /^(\d{1,5}(\.\d{1,2})?|\d{1,2}(\.\d{1,2})?%)?$/.test(typed)
const isAmount = (typed: string): boolean => /^(\d{1,7}(\.\d{1,2})?)?$/.test(typed)
