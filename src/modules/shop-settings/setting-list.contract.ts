import { Settlement } from './commission-rules.contract.ts'
import { Doors, Enquiries, OpeningHours, Places, Sender, ShopName } from './house-settings.contract.ts'
import { HOUSE_OF_THE_DEMO } from '#language/house.ts'
import { z } from 'zod'
import type { Settings } from '#platform/settings.server.ts'
import type { Schema } from '#platform/value-schema.ts'
import { FIRST_MERCHANT_KINDS, MerchantKinds } from '#modules/merchants/merchant-kinds.contract.ts'
import { type ApplicantKind, applicantKinds, type MerchantKind } from '#modules/merchants/merchants.contract.ts'
import { FIRST_ZONES } from '#modules/fulfilment/zones.rules.ts'
import { FIRST_HOLIDAYS, HolidayYears } from './holidays.contract.ts'
import { count, feeAmount, inBoth, Line } from './setting-shapes.contract.ts'
import { FIRST_HEALTH, SellerHealth } from './health-rules.contract.ts'
import { FIRST_INVITATIONS, Invitations } from './invitation-rules.contract.ts'
import { FIRST_POINTS, Points } from './points-setting.contract.ts'
import { FIRST_SOURCING, Sourcing } from './sourcing-setting.contract.ts'
import { FIRST_REFERRALS, Referrals } from './referral-rules.contract.ts'
import { CommunitySetting, FIRST_COMMUNITY } from './community-setting.contract.ts'
import { DeliveryZones } from './zones.contract.ts'
import { MOST_SENT_PHOTOS } from '#modules/orders/pieces/unit.rules.ts'
import { type PieceKind, pieceKinds } from '#modules/authentication/checklists.rules.ts'

const Email = Line(120).pipe(z.email('email'))
/** Who the shop is in law, as every page and every mail has to say. */
const Business = z.object({
  company: inBoth(Line(80)),
  address: inBoth(Line(160)),
  registration: Line(40),
  email: inBoth(Email),
})
export type Business = z.output<typeof Business>

// An app is opened by its own scheme; these would run or fetch something else.
const OPENS_NO_APP = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'http:', 'https:'])

/** Where else the shop is met. */
const Contact = z.object({
  /** Where chats arrive: digits with the country code. */
  chatNumber: z
    .string()
    .transform((typed) => typed.replace(/[\s+()-]/g, ''))
    .pipe(z.string().regex(/^\d{6,15}$/, 'chat-number')),
  social: z
    .array(
      z
        .string()
        .trim()
        .max(200, 'too-long')
        .pipe(z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'https-address' })),
    )
    .max(10, 'too-many'),
  /** Opens the app where it is installed, such as praya:; empty while there is none. */
  appScheme: z
    .string()
    .trim()
    .regex(/^([a-z][a-z0-9+.-]{0,39}:)?$/, 'app-scheme')
    .refine((scheme) => !OPENS_NO_APP.has(scheme), 'app-scheme'),
})

/** Registration as a dealer in precious metals and stones (Cap. 615); both empty when the company is not registered. */
const Dealer = z
  .object({ category: z.enum(['', 'A', 'B'], 'choose-one'), number: z.string().trim().max(40, 'too-long') })
  .refine(({ category, number }) => category === '' || number !== '', { message: 'required', path: ['number'] })
  .refine(({ category, number }) => category !== '' || number === '', { message: 'choose-one', path: ['category'] })
export const SAMPLE_DEALER_NUMBER = 'A-B-26-11-00000'

/** Merchants that are registered themselves, by the name the shop knows them by, in either language. */
const Sellers = z.object({
  merchants: z
    .array(z.object({ name: Line(80), category: z.enum(['A', 'B'], 'choose-one'), number: Line(40) }))
    .max(300, 'too-many')
    .refine((list) => new Set(list.map(({ name }) => name.toLowerCase())).size === list.length, 'name-twice'),
})

/** Into whose account transfers go. */
const Payee = z.object({
  name: Line(70),
  bankCode: z
    .string()
    .trim()
    .regex(/^\d{3}$/, 'bank-code'),
  account: z
    .string()
    .trim()
    .regex(/^[0-9-]{6,22}$/, 'bank-account'),
  fpsId: z
    .string()
    .trim()
    .regex(/^(\d{7}|\d{9})$/, 'fps-id'),
  /** Only for a payee whose bank has switched merchant collection on. */
  fpsReference: z.boolean(),
})

/** What codes by text message may cost, and where they go. */
const Sms = z.object({
  countries: z
    .string()
    .trim()
    .max(200, 'too-long')
    .transform((typed) => typed.replace(/[\s,，、]+/g, ' '))
    .pipe(z.string().regex(/^\+[1-9]\d{0,3}( \+[1-9]\d{0,3})*$/, 'country-codes')),
  mostADay: count(1_000_000),
  alarmPercent: count(100),
  mostToPrefixAnHour: count(10_000),
  mostFromDeviceADay: count(1_000),
})

/** What an order costs beside its pieces, once for each order; all of it is shown before the order is placed. */
const Fees = z.object({ service: feeAmount, technical: feeAmount, operating: feeAmount, packaging: feeAmount })

/** HK$ as typed. */
const limitAmount = z
  .string()
  .trim()
  .regex(/^\d{1,7}(\.\d{1,2})?$/, 'amount')

export const FIRST_PAYOUTS = {
  secondAbove: '100000',
  orderAbove: '100000',
  payeeAbove: '100000',
  personAbove: '200000',
  dayAbove: '500000',
  goodwillOrder: '5000',
  goodwillDay: '20000',
  withoutLine: '2000',
}
const limitOf = (name: keyof typeof FIRST_PAYOUTS) => limitAmount.default(FIRST_PAYOUTS[name])

/**
 * Above which sums two operators decide on money that leaves, whoever asked: of one payment, of an order, and in a day to one payee, by one
 * operator's word and by all of them. How much of a gift an order and a day may have, and how much a day is accepted without the bank's line.
 */
const Payouts = z.object({
  secondAbove: limitAmount,
  orderAbove: limitOf('orderAbove'),
  payeeAbove: limitOf('payeeAbove'),
  personAbove: limitOf('personAbove'),
  dayAbove: limitOf('dayAbove'),
  goodwillOrder: limitOf('goodwillOrder'),
  goodwillDay: limitOf('goodwillDay'),
  withoutLine: limitOf('withoutLine'),
})

/** What a member may have paid out of the balance at a time and in a day, and within how many working days it is. */
const Withdrawals = z.object({ most: limitAmount, mostADay: limitAmount, workingDays: count(30) })

const limitOrGeneral = z
  .string()
  .trim()
  .regex(/^(\d{1,7}(\.\d{1,2})?)?$/, 'amount')
/** What merchants of a kind may withdraw at a time and in a day; empty: as all do. */
const KindLimits = z.object({ most: limitOrGeneral, mostADay: limitOrGeneral })
const NO_KIND_LIMITS = Object.fromEntries(applicantKinds.map((kind) => [kind, { most: '', mostADay: '' }])) as Record<
  ApplicantKind,
  z.output<typeof KindLimits>
>

const NO_PHOTOS = Object.fromEntries(pieceKinds.map((kind) => [kind, 0])) as Record<PieceKind, number>

/**
 * What merchants keep to: after how many working days what is not sent in time is cancelled (0: never),
 * what they may withdraw at a time and in a day, all of them and by kind, within how
 * many working days it is paid, and for how many hours nothing is after another account was named; whether they
 * offer what is not new; and how many orders of a new one are open at most (0: any number) until so many of its items have passed; and
 * how many photographs of each kind of item go with it.
 */
const Selling = z.object({
  cancelAfterDays: count(60, 0).default(5),
  most: limitAmount,
  mostADay: limitAmount,
  workingDays: count(30),
  restHours: count(720),
  conditions: z.boolean().default(false),
  openOrders: count(1_000, 0).default(0),
  firstPassed: count(100).default(3),
  byKind: z.record(z.enum(applicantKinds), KindLimits).default(NO_KIND_LIMITS),
  sentPhotos: z.record(z.enum(pieceKinds), count(MOST_SENT_PHOTOS, 0)).default(NO_PHOTOS),
})
export const FIRST_SELLING: z.output<typeof Selling> = {
  cancelAfterDays: 5,
  most: '5000',
  mostADay: '100000',
  workingDays: 3,
  restHours: 72,
  conditions: false,
  openOrders: 0,
  firstPassed: 3,
  byKind: NO_KIND_LIMITS,
  sentPhotos: NO_PHOTOS,
}

/**
 * What becomes of merchants' pieces after they are sent: within how many working days a merchant answers to a lower price, and a
 * buyer within how many hours; for how many days a piece that nobody has is held, and what sending it back costs; within how many
 * working days a merchant answers to a return or claim, and appeals.
 */
const SellerCases = z.object({
  differenceDays: count(20),
  buyerHours: count(336),
  holdDays: count(90),
  sendBackCost: limitAmount,
  answerDays: count(20),
  appealDays: count(30),
})
export const FIRST_SELLER_CASES: z.output<typeof SellerCases> = {
  differenceDays: 2,
  buyerHours: 72,
  holdDays: 14,
  sendBackCost: '80',
  answerDays: 3,
  appealDays: 5,
}

/** How far a price may move before somebody is asked again, in per cent of what it was; and whether somebody else has to agree then. */
const PriceGuard = z.object({ percent: count(99), secondPerson: z.boolean().default(false) })

export const FIRST_GUARD: z.output<typeof PriceGuard> = { percent: 30, secondPerson: false }

/** Whether a product that a file brings may go live with its words in one language. */
const OneLanguage = z.object({ imports: z.boolean() })
export const FIRST_ONE_LANGUAGE = { imports: true }

/** Whether what shoppers open, bag and buy after a search moves it up for the next who search so. */
const Search = z.object({ learns: z.boolean() })
export const FIRST_SEARCH = { learns: true }

/**
 * When messages that can wait come by mail and SMS, in hours of Hong Kong, unless a member says otherwise: not in the quiet hours; and how many
 * a member gets in a day at most. More mails wait for the one of the next day.
 */
const Notices = z.object({
  quietFrom: count(23, 0),
  quietUntil: count(23, 0),
  digestHour: count(23, 0),
  mailsADay: count(50),
  smsADay: count(20),
})

/** What the stock room calls few, and after how many days something nobody buys stands out. */
const Stock = z.object({ lowAt: count(1_000), neverDays: count(1_000) })

export { FIRST_MERCHANT_KINDS }

/** What a setting can be before an operator decides. */
export type Given = { environment: Settings; facts: Readonly<Record<string, { en: string; zh: string }>> }

const setting = <Shape extends Schema>(shape: Shape, first: (given: Given) => unknown) => ({ shape, first })

/**
 * What the operator decides about the business, each with its shape and with what it is until then. What must be changed
 * together is one setting. A further one is a further line here, and its form.
 */
export const shopSettings = {
  doors: setting(Doors, ({ environment: { own } }) => ({ state: own ? 'soon' : 'open', words: NOTHING })),
  shop: setting(ShopName, ({ environment: { own } }) => (own ? NAMELESS : nameOfTheDemo)),
  business: setting(Business, ({ facts, environment: { own } }) =>
    own
      ? { company: NOTHING, address: NOTHING, registration: '', email: NOTHING }
      : {
          company: facts.company,
          address: facts.companyAddress,
          registration: facts.businessRegistration?.en,
          email: facts.email,
        },
  ),
  enquiries: setting(Enquiries, ({ facts, environment: { own } }) => ({
    telephone: own ? '' : '+852 2123 4567',
    privacyEmail: own ? '' : facts.privacyEmail?.en,
  })),
  places: setting(Places, ({ environment: { own } }) => ({ places: own ? [] : placesOfTheDemo })),
  hours: setting(OpeningHours, ({ environment: { own } }) => ({ week: own ? [] : HOUSE_OF_THE_DEMO.hours })),
  sender: setting(Sender, ({ environment: { MAIL_FROM, own, production } }) => {
    const { name, address } = readSender(MAIL_FROM)
    return own && !production ? { name: '', address: '' } : { name, address }
  }),
  payee: setting(Payee, ({ environment }) =>
    invented(environment)
      ? NO_PAYEE
      : {
          name: environment.BANK_PAYEE,
          bankCode: environment.BANK_CODE,
          account: environment.BANK_ACCOUNT,
          fpsId: environment.FPS_ID,
          fpsReference: environment.FPS_REFERENCE === 'on',
        },
  ),
  contact: setting(Contact, ({ environment: { CHAT_NUMBER, SOCIAL_LINKS, APP_SCHEME, ...given } }) => {
    const demo = !given.own
    return {
      chatNumber: CHAT_NUMBER ?? (demo ? '85221234567' : ''),
      social: SOCIAL_LINKS ?? (demo ? SAMPLE_SOCIAL : []),
      appScheme: APP_SCHEME ?? (demo ? 'praya:' : ''),
    }
  }),
  dealer: setting(Dealer, ({ environment: { DEALER_CATEGORY: category, DEALER_NUMBER: number, own } }) => {
    if (category && number) return { category, number }
    return own ? { category: '', number: '' } : { category: 'A', number: SAMPLE_DEALER_NUMBER }
  }),
  merchantKinds: setting(MerchantKinds, () => FIRST_MERCHANT_KINDS),
  sellers: setting(Sellers, ({ environment }) => ({ merchants: environment.own ? [] : SAMPLE_SELLERS })),
  fees: setting(Fees, () => ({ service: '0', technical: '0', operating: '0', packaging: '0' })),
  delivery: setting(DeliveryZones, () => ({ zones: FIRST_ZONES })),
  holidays: setting(HolidayYears, () => FIRST_HOLIDAYS),
  payouts: setting(Payouts, () => FIRST_PAYOUTS),
  withdrawals: setting(Withdrawals, () => ({ most: '5000', mostADay: '100000', workingDays: 3 })),
  selling: setting(Selling, () => FIRST_SELLING),
  sellerCases: setting(SellerCases, () => FIRST_SELLER_CASES),
  sellerHealth: setting(SellerHealth, () => FIRST_HEALTH),
  sourcing: setting(Sourcing, () => FIRST_SOURCING),
  community: setting(CommunitySetting, () => FIRST_COMMUNITY),
  settlement: setting(Settlement, ({ environment: { own } }) => ({
    commission: own ? '0' : '12',
    card: '1',
    rules: own ? [] : RULES_OF_THE_DEMO,
  })),
  referrals: setting(Referrals, () => FIRST_REFERRALS),
  points: setting(Points, () => FIRST_POINTS),
  invitations: setting(Invitations, () => FIRST_INVITATIONS),
  priceGuard: setting(PriceGuard, () => FIRST_GUARD),
  oneLanguage: setting(OneLanguage, () => FIRST_ONE_LANGUAGE),
  search: setting(Search, () => FIRST_SEARCH),
  stock: setting(Stock, () => ({ lowAt: 3, neverDays: 90 })),
  notices: setting(Notices, () => ({ quietFrom: 22, quietUntil: 8, digestHour: 9, mailsADay: 3, smsADay: 2 })),
  sms: setting(Sms, () => ({
    countries: '+852 +853 +86 +886 +65 +61 +81 +44 +1',
    mostADay: 500,
    alarmPercent: 70,
    mostToPrefixAnHour: 20,
    mostFromDeviceADay: 10,
  })),
}

const NOTHING = { en: '', zh: '' }
/** Until whoever opens a shop says what it is called. */
const NAMELESS = { name: { en: 'New shop', zh: '新店' }, wordmark: 'NEW SHOP', tagline: NOTHING, logo: null }
const { name, mark: wordmark, tagline } = HOUSE_OF_THE_DEMO
const nameOfTheDemo = { name, wordmark, tagline, logo: null }
const placesOfTheDemo = HOUSE_OF_THE_DEMO.places.map(({ code, en, zh }) => {
  const [english, chinese] = [en.split(': '), zh.split('：')]
  return { code, name: { en: english[0], zh: chinese[0] }, address: { en: english[1], zh: chinese[1] } }
})

const NO_PAYEE = { name: '', bankCode: '', account: '', fpsId: '', fpsReference: false }
/** The environment's own payee stands for the demo; in production somebody has named one. */
const invented = ({ own, production }: Settings): boolean => own && !production

/** “Name <address>”, or an address alone. */
function readSender(from: string): { name: string; address: string } {
  const [, called = '', address = from] = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(from) ?? []
  return { name: called || address, address: address.trim() }
}

const SAMPLE_SELLERS = ['Pearl Quay Jewellers', 'Silver Lantern Boutique', 'Maison Ostrya Hong Kong'].map((name, at) => ({
  name,
  category: 'A',
  number: `A-B-26-11-0000${at + 1}`,
}))
const SAMPLE_SOCIAL = ['https://www.instagram.com/', 'https://www.facebook.com/', 'https://www.youtube.com/']

export type SettingName = keyof typeof shopSettings
export type ShopSettings = { [Name in SettingName]: z.output<(typeof shopSettings)[Name]['shape']> }

export const settingNames = Object.keys(shopSettings) as SettingName[]

const ruleOfTheDemo = (en: string, zh: string, kind: MerchantKind, commission: string, category = '') => ({
  name: { en, zh },
  kind,
  category,
  campaign: '',
  from: '',
  until: '',
  commission,
  least: '',
  most: '',
})
const RULES_OF_THE_DEMO = [
  ruleOfTheDemo('Individual sellers', '個人賣家', 'individual', '15'),
  ruleOfTheDemo('Companies, women’s wallets', '公司商戶（女士銀包）', 'company', '10', 'women/accessories/wallets'),
  ruleOfTheDemo('Companies, men’s wallets', '公司商戶（男士銀包）', 'company', '10', 'men/accessories/wallets'),
  ruleOfTheDemo('Companies', '公司商戶', 'company', '12'),
  ruleOfTheDemo('Genuine-goods stores', '正品專門店', 'genuine-store', '11'),
  ruleOfTheDemo('Brand companies', '品牌公司', 'brand', '9'),
  ruleOfTheDemo('Global buyers', '環球買手', 'global-buyer', '10'),
  ruleOfTheDemo('Influencers', 'KOL', 'influencer', '5'),
]
