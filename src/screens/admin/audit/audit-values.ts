import { auditValueText, payoutStateText, signInText } from '#language/admin/admin-audit-fields.text.ts'
import { blockKindText, goodsText } from '#language/admin/admin-home.text.ts'
import { refundKindText } from '#language/admin/admin-money-back.text.ts'
import { permissionText } from '#language/admin/permissions.text.ts'
import { adminWebhooksText } from '#language/admin/admin-webhooks.text.ts'
import { workKindText } from '#language/admin/admin-work.text.ts'
import { benefitKindText, occasionText } from '#language/admin/campaigns/admin-campaign-fields.text.ts'
import { campaignStateText, howHadText } from '#language/admin/campaigns/admin-campaigns.text.ts'
import { ledgerKindText } from '#language/admin/products/admin-stock.text.ts'
import { careHalfText, careStateText } from '#language/account/care.text.ts'
import { claimKindText } from '#language/account/claims.text.ts'
import { returnKindText } from '#language/account/returns.text.ts'
import { reviewStateText } from '#language/account/reviews.text.ts'
import { orderStateText, paymentStateText, payTypeText } from '#language/buying/order-state.text.ts'
import { showMoment } from '#language/dates.ts'
import { pieceKindText } from '#language/product/checklist.text.ts'
import { type Texts, textsIn, useLanguage } from '#language/texts.ts'
import type { AuditEntryWire } from '#modules/audit/audit.contract.ts'
import { showHkdExactly } from '#platform/money.ts'

const ofOrders = { ...paymentStateText, ...orderStateText }

/** Words of states, by what the entry is about. */
const STATES: Record<string, Texts> = {
  campaign: campaignStateText,
  payout: payoutStateText,
  review: reviewStateText,
  webhook: adminWebhooksText,
}

/** Words of kinds, by what the entry is about: what one calls “returned” is a state of the other. */
const KINDS: Record<string, Texts> = {
  campaign: benefitKindText,
  home: blockKindText,
  order: { ...pieceKindText, ...refundKindText, ...claimKindText, ...returnKindText },
  variant: ledgerKindText,
  work: workKindText,
}

const NONE: Texts = {}

function wordsOf(field: string, { action, subject }: AuditEntryWire): Texts {
  if (field === 'kind') return KINDS[subject] ?? NONE
  if (field === 'order' || field === 'payment') return ofOrders
  if (field === 'state') return action.startsWith('care-') ? careStateText : (STATES[subject] ?? ofOrders)
  if (field === 'permissions') return permissionText
  if (field === 'method') return payTypeText
  if (field === 'half') return careHalfText
  if (field === 'had') return howHadText
  if (field === 'occasion') return occasionText
  if (field === 'way' || field === 'knownBy') return signInText
  if (field === 'from' && subject === 'home') return goodsText
  return ['as', 'farPrices', 'unscanned'].includes(field) ? auditValueText : NONE
}

/** As the clock of the shop has it, or, without a zone, as somebody typed it in Hong Kong. */
const A_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?Z)?$/

/** States, kinds and permissions in the words of their rooms, money as money, moments in Hong Kong; anything else as it was kept. */
export function useShownValue(entry: AuditEntryWire): (path: string, value: string) => string {
  const language = useLanguage()
  return (path, value) => {
    const field = path.split('.').at(-1) ?? path
    if (field.endsWith('Cents')) return showHkdExactly(Number(value))
    if (A_MOMENT.test(value)) return showMoment(value.endsWith('Z') ? value : `${value}+08:00`, language)
    const words: Record<string, unknown> = textsIn(wordsOf(field, entry), language)
    const inWords = (one: string): string => (Object.hasOwn(words, one) && typeof words[one] === 'string' ? words[one] : one)
    if (field === 'permissions')
      return value
        .split(', ')
        .map(inWords)
        .join(language === 'zh' ? '、' : ', ')
    return value === 'true' || value === 'false' ? textsIn(auditValueText, language)[value] : inWords(value)
  }
}
