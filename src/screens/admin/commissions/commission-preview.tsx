import { useState } from 'react'
import { adminCommissionsText } from '#language/admin/books/admin-commissions.text.ts'
import { sellerFeeText } from '#language/buying/fee.text.ts'
import { merchantKindName } from '#language/merchant-kinds.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { applicantKinds } from '#modules/merchants/merchants.contract.ts'
import { sellerFees } from '#modules/settlement/seller-fees.rules.ts'
import {
  type CommissionRule,
  divide,
  INFLUENCER,
  lateFee,
  referralTerms,
  termsFor,
} from '#modules/settlement/settlement.rules.ts'
import type { CommissionsInput } from '#modules/shop-settings/commissions.contract.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { useCategoryChoices } from '#screens/admin/home/use-shop-choices.ts'
import { SelectField, TextField, Tick } from '#ui/fields.tsx'
import { type Campaigns, isFeeTyped } from './commission-fields.tsx'

type Settings = CommissionsInput['value']
type Sale = { price: string; kind: string; category: string; campaign: string; day: string; byCard: boolean }

const EXAMPLE = { price: '12000', kind: 'company', category: '', campaign: '', byCard: true }

/** What a sale brings by the rules as they are typed: what settles a sale calculates it. */
export function CommissionPreview({ settings, campaigns }: { settings: Settings; campaigns: Campaigns }) {
  const texts = useTexts(adminCommissionsText)
  const [sale, setSale] = useState<Sale>(() => ({ ...EXAMPLE, day: dayInHongKong(clock.now()) }))
  return (
    <section className="admin-form" aria-labelledby="commission-preview">
      <div className="admin-form-head">
        <h2 id="commission-preview">{texts.previewTitle}</h2>
        <p className="mute">{texts.previewLead}</p>
      </div>
      <SaleFields sale={sale} campaigns={campaigns} onChange={(change) => setSale({ ...sale, ...change })} />
      <Brings settings={settings} sale={sale} />
    </section>
  )
}

type FieldsProps = { sale: Sale; campaigns: Campaigns; onChange: (change: Partial<Sale>) => void }

function SaleFields({ sale, campaigns, onChange }: FieldsProps) {
  const language = useLanguage()
  const texts = useTexts(adminCommissionsText)
  const categories = useCategoryChoices()
  const kinds = applicantKinds.map((value) => ({ value, name: merchantKindName(value, language) }))
  const coupons = campaigns.map(({ campaignId: value, name }) => ({ value, name }))
  return (
    <>
      <div className="admin-form-figures">
        <TextField
          label={texts.price}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          value={sale.price}
          onChange={({ target }) => onChange({ price: target.value })}
        />
        <SelectField
          label={texts.kind}
          value={sale.kind}
          options={kinds}
          onChange={({ target }) => onChange({ kind: target.value })}
        />
        <SelectField
          label={texts.category}
          value={sale.category}
          options={[{ value: '', name: texts.noCategory }, ...categories]}
          onChange={({ target }) => onChange({ category: target.value })}
        />
        <SelectField
          label={texts.coupon}
          value={sale.campaign}
          options={[{ value: '', name: texts.noCoupon }, ...coupons]}
          onChange={({ target }) => onChange({ campaign: target.value })}
        />
        <TextField type="date" label={texts.day} value={sale.day} onChange={({ target }) => onChange({ day: target.value })} />
      </div>
      <Tick checked={sale.byCard} onChange={({ target }) => onChange({ byCard: target.checked })}>
        {texts.byCard}
      </Tick>
    </>
  )
}

function Brings({ settings, sale }: { settings: Settings; sale: Sale }) {
  const language = useLanguage()
  const texts = useTexts(adminCommissionsText)
  const names = useTexts(sellerFeeText)
  const rules = settings.rules ?? []
  if (!isAmount(sale.price) || !isRate(settings.commission) || !isRate(settings.card) || !rules.every(isTyped))
    return (
      <p className="mute" role="status">
        {texts.notYet}
      </p>
    )
  const typed = { ...settings, rules: rules.map(whole) }
  const sold = { kind: sale.kind, categories: linesAbove(sale.category), campaigns: [sale.campaign], day: sale.day }
  const isInfluencer = sale.kind === INFLUENCER
  const terms = isInfluencer ? referralTerms(typed, sold) : termsFor(typed, sold)
  const { dueCents, commissionCents, cardCents, fees } = divide(fromWire(sale.price), terms, sale.byCard)
  const byRule: [string, string] = [texts.byRule, terms.rule?.[language] || texts.noRule]
  const figures: [string, string][] = isInfluencer
    ? [byRule, [texts.earns, showHkdExactly(commissionCents)]]
    : [
        byRule,
        [texts.keeps, showHkdExactly(commissionCents)],
        [texts.cardShare, showHkdExactly(cardCents)],
        ...fees.map(({ fee, cents }): [string, string] => [names[fee], showHkdExactly(cents)]),
        [texts.receives, showHkdExactly(dueCents)],
        ...(terms.lateCents ? [[texts.late, showHkdExactly(lateFee(fromWire(sale.price), terms))] as [string, string]] : []),
      ]
  return (
    <dl className="admin-money-figures" role="status">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type TypedRule = NonNullable<Settings['rules']>[number]
const whole = (rule: TypedRule): CommissionRule => ({ campaign: '', from: '', until: '', ...rule })
const isTyped = ({ commission, least, most, late = '', ...rule }: TypedRule): boolean =>
  isRate(commission) &&
  [least, most, late].every((amount) => amount === '' || isAmount(amount)) &&
  sellerFees.every((fee) => isFeeTyped(rule[fee]))
const isAmount = (typed: string): boolean => /^\d{1,7}(\.\d{1,2})?$/.test(typed)
const isRate = (typed: string): boolean => /^\d{1,2}(\.\d{1,2})?$/.test(typed)

/** A product in a category is in all above it: `women/bags` is in `women`, too. */
const linesAbove = (category: string): string[] => category.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))
