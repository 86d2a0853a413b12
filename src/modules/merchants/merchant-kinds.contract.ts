import { z } from 'zod'
import { typedNumber } from '#platform/text/typed-number.ts'
import { type ApplicantKind, applicantKinds } from './merchants.contract.ts'

/** What a kind of merchant may have to show. Each is a row of its own in an application; registration as a dealer follows from what is sold. */
export const requirementKinds = [
  'identity',
  'incorporation',
  'business-registration',
  'address-proof',
  'operations-contact',
  'bank-account',
  'pledge',
  'authorisation',
  'invoice-chain',
  'trademark',
  'purchases',
  'channels',
  'dealer-registration',
] as const
export type RequirementKind = (typeof requirementKinds)[number]
/** Asked by a rule of the shop, which no setting can lift. */
const BY_LAW = 'dealer-registration'
export const chosenRequirements = requirementKinds.filter((kind) => kind !== BY_LAW)

/** Rooms of the seller centre. */
export const merchantRooms = ['offers', 'orders', 'questions', 'money', 'health', 'team', 'documents'] as const
export type MerchantRoom = (typeof merchantRooms)[number]
/** By the balance and withdrawals, or by a statement that is paid out. */
export const payWays = ['balance', 'statement'] as const
/** How often what was booked is written down for good. */
export const statementRhythms = ['monthly', 'weekly'] as const

const words = (most: number) => z.string().trim().min(1, 'required').max(most, 'too-long')
const inBoth = (most: number) => z.object({ en: words(most), zh: words(most) })
const once = (list: readonly string[]): boolean => new Set(list).size === list.length

const MOST_A_MONTH = 10_000
const KindWire = z.object({
  kind: z.enum(applicantKinds),
  /** Who this is, and what they may sell, in a sentence each. */
  lead: inBoth(160),
  sells: inBoth(160),
  requirements: z.array(z.enum(chosenRequirements)).min(1, 'few').refine(once, 'few'),
  placesOffers: z.boolean(),
  /** How many items it may sell in a month of Hong Kong; 0: any number. */
  mostAMonth: typedNumber(/^\d{1,15}$/, 'count')
    .pipe(z.number().max(MOST_A_MONTH, 'too-large'))
    .default(0),
  /** What it proposes of its own brands is listed at once, where nothing is missing. */
  publishesOwn: z.boolean().default(false),
  paidBy: z.enum(payWays),
  statements: z.enum(statementRhythms).default('monthly'),
  rooms: z.array(z.enum(merchantRooms)).min(1, 'few').refine(once, 'few'),
})
export type MerchantKindRules = z.output<typeof KindWire>

/** Every kind there is, each once. */
export const MerchantKinds = z.object({
  kinds: z
    .array(KindWire)
    .length(applicantKinds.length)
    .refine((kinds) => once(kinds.map(({ kind }) => kind)), 'few'),
})
export type MerchantKinds = z.output<typeof MerchantKinds>

const COMPANY = [
  'incorporation',
  'business-registration',
  'identity',
  'address-proof',
  'operations-contact',
  'bank-account',
] as const
const OFFERING = ['offers', 'orders', 'questions', 'money', 'health', 'team', 'documents'] as const
const PROMOTING = ['questions', 'money', 'team', 'documents'] as const

/** Until an operator decides. */
export const FIRST_MERCHANT_KINDS: MerchantKinds = {
  kinds: [
    {
      kind: 'individual',
      lead: { en: 'You sell items of your own.', zh: '出售個人珍藏的貨品。' },
      sells: { en: 'Items you own', zh: '個人擁有的貨品' },
      requirements: ['identity', 'bank-account'],
      placesOffers: true,
      mostAMonth: 20,
      publishesOwn: false,
      paidBy: 'balance',
      statements: 'monthly',
      rooms: [...OFFERING],
    },
    {
      kind: 'company',
      lead: { en: 'You are a registered company that trades.', zh: '已註冊並從事買賣的公司。' },
      sells: {
        en: 'Everything but items reserved for brands and genuine-goods stores',
        zh: '所有貨品，只限品牌或正品專門店發售者除外',
      },
      requirements: [...COMPANY, 'pledge', 'authorisation'],
      placesOffers: true,
      mostAMonth: 0,
      publishesOwn: false,
      paidBy: 'balance',
      statements: 'monthly',
      rooms: [...OFFERING],
    },
    {
      kind: 'genuine-store',
      lead: { en: 'You can show where each item was bought.', zh: '能證明每件貨品的來源。' },
      sells: { en: 'Also most items reserved for brands', zh: '包括大部分只限品牌發售的貨品' },
      requirements: [...COMPANY, 'pledge', 'authorisation', 'invoice-chain'],
      placesOffers: true,
      mostAMonth: 0,
      publishesOwn: false,
      paidBy: 'statement',
      statements: 'monthly',
      rooms: [...OFFERING],
    },
    {
      kind: 'brand',
      lead: { en: 'You own the mark, or hold its licence here.', zh: '商標持有人，或獲授權在本地經營。' },
      sells: { en: 'Your own brand, all of it', zh: '旗下品牌的所有貨品' },
      requirements: [...COMPANY, 'trademark'],
      placesOffers: true,
      mostAMonth: 0,
      publishesOwn: false,
      paidBy: 'statement',
      statements: 'monthly',
      rooms: [...OFFERING],
    },
    {
      kind: 'global-buyer',
      lead: { en: 'You buy abroad on request.', zh: '按要求到海外採購。' },
      sells: { en: 'Items that a member asks you for', zh: '會員委託尋找的貨品' },
      requirements: ['identity', 'bank-account', 'pledge', 'purchases'],
      placesOffers: false,
      mostAMonth: 0,
      publishesOwn: false,
      paidBy: 'balance',
      statements: 'monthly',
      rooms: [...OFFERING],
    },
    {
      kind: 'influencer',
      lead: { en: 'Your posts lead people to items.', zh: '以網上內容介紹貨品。' },
      sells: { en: 'No items; you earn on what buyers keep', zh: '不設售貨；按買家保留的貨品賺取佣金' },
      requirements: ['identity', 'bank-account', 'channels'],
      placesOffers: false,
      mostAMonth: 0,
      publishesOwn: false,
      paidBy: 'balance',
      statements: 'monthly',
      rooms: [...PROMOTING],
    },
  ],
}

/** What holds for a kind. */
export const rulesOfKind = ({ kinds }: MerchantKinds, kind: ApplicantKind): MerchantKindRules => {
  const found = kinds.find((one) => one.kind === kind)
  if (!found) throw new Error(`no rules for merchants of the kind ${kind}`)
  return found
}
