import { adminSettingsText } from '#language/admin/admin-settings.text.ts'
import { useTexts } from '#language/texts.ts'
import { feeKinds } from '#modules/orders/placing/price.rules.ts'
import type { SettingName } from '#modules/shop-settings/setting-list.contract.ts'
import { AdminItems, AdminWords } from '#screens/admin/home/block-fields.tsx'
import type { Editing } from '#desk/use-editing.ts'
import { SelectField, TextField, Tick } from '#ui/fields.tsx'
import { PriceGuardFields } from './price-guard-fields.tsx'
import { LineField, NumberField, pathOf, useLabels } from './setting-line.tsx'
import { HolidayFields } from './holiday-fields.tsx'
import { DoorFields } from './door-fields.tsx'
import { HourFields } from './hour-fields.tsx'
import { InvitationFields } from './invitation-fields.tsx'
import { MerchantKindFields } from './merchant-kind-fields.tsx'
import {
  PayoutFields,
  ReferralFields,
  SellerCaseFields,
  SellerHealthFields,
  SellingFields,
  CommunityFields,
  SourcingFields,
  WithdrawalFields,
} from './payout-fields.tsx'
import { PlaceFields } from './place-fields.tsx'
import { ShopNameFields } from './shop-name-fields.tsx'
import { SellerFields } from './seller-fields.tsx'
import { NoticeFields, SearchFields, StockFields } from './stock-fields.tsx'
import { ZoneFields } from './zone-fields.tsx'

type Props = { editing: Editing }

/** The fields of each setting. */
const FIELDS: Record<SettingName, (props: Props) => React.ReactNode> = {
  doors: DoorFields,
  shop: ShopNameFields,
  business: BusinessFields,
  enquiries: EnquiryFields,
  places: PlaceFields,
  hours: HourFields,
  sender: SenderFields,
  payee: PayeeFields,
  contact: ContactFields,
  dealer: DealerFields,
  merchantKinds: MerchantKindFields,
  sellers: SellerFields,
  fees: FeeFields,
  delivery: ZoneFields,
  holidays: HolidayFields,
  payouts: PayoutFields,
  withdrawals: WithdrawalFields,
  selling: SellingFields,
  sellerCases: SellerCaseFields,
  sellerHealth: SellerHealthFields,
  sourcing: SourcingFields,
  community: CommunityFields,
  settlement: () => null,
  referrals: ReferralFields,
  points: PointFields,
  invitations: InvitationFields,
  priceGuard: PriceGuardFields,
  oneLanguage: OneLanguageFields,
  search: SearchFields,
  stock: StockFields,
  notices: NoticeFields,
  sms: SmsFields,
}

export function AdminSettingFields({ name, editing }: Props & { name: SettingName }) {
  const Fields = FIELDS[name]
  return <Fields editing={editing} />
}

function OneLanguageFields({ editing }: Props) {
  const labels = useLabels()
  const path = pathOf('oneLanguage.imports')
  return (
    <Tick checked={editing.read(path) === true} onChange={(event) => editing.set(path, event.target.checked)}>
      {labels['oneLanguage.imports']}
    </Tick>
  )
}

function EnquiryFields({ editing }: Props) {
  const texts = useTexts(adminSettingsText)
  return (
    <div className="admin-form-pair">
      <LineField editing={editing} part="enquiries.telephone" optional={texts.optional} maxLength={30} inputMode="tel" />
      <LineField
        editing={editing}
        part="enquiries.privacyEmail"
        optional={texts.optional}
        hint={texts.privacyHint}
        maxLength={120}
        inputMode="email"
      />
    </div>
  )
}

function SenderFields({ editing }: Props) {
  return (
    <div className="admin-form-pair">
      <LineField editing={editing} part="sender.name" maxLength={60} />
      <LineField editing={editing} part="sender.address" maxLength={120} inputMode="email" />
    </div>
  )
}

function BusinessFields({ editing }: Props) {
  const labels = useLabels()
  return (
    <>
      <AdminWords editing={editing} path="value.company" label={labels['business.company']} most={80} />
      <AdminWords editing={editing} path="value.address" label={labels['business.address']} most={160} />
      <AdminWords editing={editing} path="value.email" label={labels['business.email']} most={120} />
      <div className="admin-form-pair">
        <LineField editing={editing} part="business.registration" maxLength={40} />
      </div>
    </>
  )
}

function PayeeFields({ editing }: Props) {
  const texts = useTexts(adminSettingsText)
  const labels = useLabels()
  const path = pathOf('payee.fpsReference')
  return (
    <>
      <div className="admin-form-pair">
        <LineField editing={editing} part="payee.name" maxLength={70} />
        <LineField editing={editing} part="payee.bankCode" maxLength={3} inputMode="numeric" />
        <LineField editing={editing} part="payee.account" maxLength={22} />
        <LineField editing={editing} part="payee.fpsId" maxLength={9} inputMode="numeric" />
      </div>
      <div>
        <Tick checked={editing.read(path) === true} onChange={(event) => editing.set(path, event.target.checked)}>
          {labels['payee.fpsReference']}
        </Tick>
        <p className="field-hint">{texts.fpsReferenceHint}</p>
      </div>
    </>
  )
}

function ContactFields({ editing }: Props) {
  const texts = useTexts(adminSettingsText)
  const labels = useLabels()
  const path = pathOf('contact.social')
  const pages = editing.read(path)
  return (
    <>
      <div className="admin-form-pair">
        <LineField editing={editing} part="contact.chatNumber" hint={texts.chatHint} maxLength={24} inputMode="tel" />
        <LineField editing={editing} part="contact.appScheme" optional={texts.optional} hint={texts.appHint} maxLength={40} />
      </div>
      <section className="admin-form-list" aria-label={labels['contact.social']}>
        <AdminItems
          editing={editing}
          path={path}
          items={Array.isArray(pages) ? pages : []}
          most={10}
          make={() => ''}
          nameOf={texts.page}
        >
          {(at) => (
            <TextField
              label={texts.pageField}
              maxLength={200}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              problem={editing.problem(at)}
              value={editing.text(at)}
              onChange={(event) => editing.set(at, event.target.value)}
            />
          )}
        </AdminItems>
      </section>
    </>
  )
}

function DealerFields({ editing }: Props) {
  const texts = useTexts(adminSettingsText)
  const labels = useLabels()
  const path = pathOf('dealer.category')
  const category = editing.text(path)
  const choose = (chosen: string) => {
    editing.set(path, chosen)
    if (chosen === '') editing.set(pathOf('dealer.number'), '')
  }
  return (
    <div className="admin-form-pair">
      <SelectField
        label={labels['dealer.category']}
        problem={editing.problem(path)}
        value={category}
        onChange={(event) => choose(event.target.value)}
        options={[
          { value: '', name: texts.notRegistered },
          { value: 'A', name: texts.category('A') },
          { value: 'B', name: texts.category('B') },
        ]}
      />
      {category === '' ? null : <LineField editing={editing} part="dealer.number" maxLength={40} />}
    </div>
  )
}

function FeeFields({ editing }: Props) {
  return (
    <div className="admin-form-pair">
      {feeKinds.map((kind) => (
        <LineField key={kind} editing={editing} part={`fees.${kind}`} maxLength={8} inputMode="decimal" />
      ))}
    </div>
  )
}

function PointFields({ editing }: Props) {
  return (
    <div className="admin-form-pair">
      <NumberField editing={editing} part="points.spentPerPoint" />
      <NumberField editing={editing} part="points.redeemPercent" />
      <NumberField editing={editing} part="points.redeemMost" />
      <NumberField editing={editing} part="points.giftMost" />
      <NumberField editing={editing} part="points.giftMostADay" />
      <NumberField editing={editing} part="points.expiresMonth" />
      <NumberField editing={editing} part="points.expiresDay" />
      <NumberField editing={editing} part="points.returnedDays" />
    </div>
  )
}

function SmsFields({ editing }: Props) {
  const texts = useTexts(adminSettingsText)
  return (
    <>
      <LineField editing={editing} part="sms.countries" hint={texts.countriesHint} maxLength={200} inputMode="tel" />
      <div className="admin-form-pair">
        <NumberField editing={editing} part="sms.mostADay" />
        <NumberField editing={editing} part="sms.alarmPercent" />
        <NumberField editing={editing} part="sms.mostToPrefixAnHour" hint={texts.prefixHint} />
        <NumberField editing={editing} part="sms.mostFromDeviceADay" />
      </div>
    </>
  )
}
