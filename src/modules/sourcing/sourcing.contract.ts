import { z } from 'zod'
import { actorKinds } from '#platform/actor.ts'
import {
  buyerActs,
  deskSourcingQueues,
  MOST_QUOTE_DAYS,
  MOST_RECEIPT_PICTURES,
  MOST_SOURCING_WORDS,
  MOST_WANTED_PICTURES,
  ownActs,
  quoteStates,
  requestKinds,
  requestStates,
  sellerQueues,
  sourceCountries,
  sourcingActs,
} from './sourcing.rules.ts'

const words = (most: number) => z.string().trim().max(most, 'too-long')
const price = z
  .string()
  .trim()
  .regex(/^(?!0+(\.0{1,2})?$)\d{1,7}(\.\d{1,2})?$/, 'amount')
const requestNo = z.string().trim().min(1).max(20)
const pageNum = z.coerce.number().int().min(1).max(10_000).default(1)

export const RequestInput = z.object({ requestNo })
/** Without a number: a new one. `version`: of the one that was read. */
export const AskRequestInput = z.object({
  requestNo: z.string().trim().max(20).default(''),
  version: z.int32().default(0),
  kind: z.enum(requestKinds, 'choose-one'),
  house: words(80).min(1, 'required'),
  size: words(40).default(''),
  colour: words(40).default(''),
  words: words(MOST_SOURCING_WORDS).min(1, 'required'),
  budget: price,
  neededBy: z.iso.date('date'),
  newOnly: z.boolean().default(false),
  pictures: z.array(z.uuid()).max(MOST_WANTED_PICTURES, 'too-many').default([]),
})
export type AskRequestInput = z.input<typeof AskRequestInput>
export type AskedRequest = z.output<typeof AskRequestInput>
/** The quote as it was read, and an address of the member’s own book. */
export const AcceptQuoteInput = z.object({
  requestNo,
  version: z.int32(),
  quoteId: z.uuid(),
  quoteVersion: z.int32(),
  addressId: z.uuid('choose-one'),
})
export type AcceptQuoteInput = z.input<typeof AcceptQuoteInput>
export type AcceptedQuote = z.output<typeof AcceptQuoteInput>
export const ReviewBuyerInput = z.object({
  requestNo,
  version: z.int32(),
  stars: z.coerce.number('choose-one').int('choose-one').min(1, 'choose-one').max(5, 'choose-one'),
  words: words(MOST_SOURCING_WORDS).min(1, 'required'),
})
export type ReviewBuyerInput = z.input<typeof ReviewBuyerInput>
export type ReviewedBuyer = z.output<typeof ReviewBuyerInput>
export const CloseRequestInput = z.object({ requestNo, version: z.int32() })

const Row = z.object({
  requestNo: z.string(),
  state: z.enum(requestStates),
  kind: z.enum(requestKinds),
  house: z.string(),
  words: z.string(),
  /** The first of its pictures; empty without one. */
  picture: z.string(),
  budget: z.string(),
  neededBy: z.string(),
  askedTime: z.string(),
  closeTime: z.string(),
  quotes: z.int(),
})
export type RequestRowWire = z.output<typeof Row>
export const RequestsWire = z.object({
  list: z.array(Row),
  /** What the shop knows by name. */
  houses: z.array(z.string()),
  /** Whether something can be asked for now. */
  isOpen: z.boolean(),
})
export type RequestsWire = z.output<typeof RequestsWire>

const Review = z.object({ stars: z.int(), words: z.string(), date: z.string() })
const QuoteWire = z.object({
  quoteId: z.string(),
  version: z.int(),
  state: z.enum(quoteStates),
  isExpired: z.boolean(),
  merchantNo: z.string(),
  merchant: z.string(),
  price: z.string(),
  /** What accepting it costs now, and what is left to pay once it has passed. */
  deposit: z.string(),
  rest: z.string(),
  days: z.int(),
  validTime: z.string(),
  country: z.enum(sourceCountries),
  shop: z.string(),
  words: z.string(),
  isNew: z.boolean(),
  /** Of requests that ended: how many, and how many the item came of. */
  ended: z.int(),
  kept: z.int(),
  /** What members say of this buyer: how many stars on average, empty without any; and the latest words. */
  stars: z.string(),
  reviews: z.int(),
  latest: z.array(Review),
})
export type QuoteWire = z.output<typeof QuoteWire>

const Step = z.object({
  act: z.enum(sourcingActs),
  words: z.string(),
  actor: z.string(),
  actorKind: z.enum(actorKinds),
  date: z.string(),
})
/** `due`: it can be paid until `expireTime`. `with-us`: until something comes of the search. */
const depositStates = ['due', 'with-us', 'going-back', 'back', 'used'] as const
const Deposit = z.object({
  orderNo: z.string(),
  amount: z.string(),
  state: z.enum(depositStates),
  expireTime: z.string(),
})
export type DepositWire = z.output<typeof Deposit>

/** What both sides see of a request. */
const RequestWire = Row.extend({
  version: z.int(),
  size: z.string(),
  colour: z.string(),
  newOnly: z.boolean(),
  pictures: z.array(z.string()),
  steps: z.array(z.object({ act: z.enum(sourcingActs), date: z.string() })),
  /** What its member says of the buyer, once it is over. */
  review: Review.extend({ isHidden: z.boolean() }).nullable(),
  /** Until when the next step has to be taken; empty, where no time runs. */
  dueTime: z.string(),
  /** The receipt, and the item as the buyer abroad has it; and as our people have photographed it. */
  receipts: z.array(z.string()),
  itemPictures: z.array(z.object({ hash: z.string(), width: z.int(), height: z.int() })),
  courier: z.string(),
  trackingNumber: z.string(),
})
export const OwnRequestWire = RequestWire.extend({
  /** The first costs least. */
  list: z.array(QuoteWire),
  acts: z.array(z.enum(ownActs)),
  /** How many global buyers it is shown to. */
  buyers: z.int(),
  reason: z.string(),
  deposit: Deposit.nullable(),
  /** Within how many days it is bought, and for how many hours the rest can be paid. */
  rules: z.object({ buyDays: z.int(), payHours: z.int() }),
  /** Of what was found: what is left to pay, until `dueTime`. */
  order: z.object({ orderNo: z.string(), rest: z.string(), isPaid: z.boolean() }).nullable(),
})
export type OwnRequestWire = z.output<typeof OwnRequestWire>

/** Global buyers. */
export const SellerRequestsInput = z.object({ queue: z.enum(sellerQueues).default('open'), pageNum })
export const SellerRequestsWire = z.object({
  total: z.int(),
  pageNum: z.int(),
  pageSize: z.int(),
  queues: z.array(z.object({ queue: z.enum(sellerQueues), num: z.int() })),
  list: z.array(Row.extend({ ownPrice: z.string() })),
})
export type SellerRequestsWire = z.output<typeof SellerRequestsWire>
export const SellerRequestWire = RequestWire.extend({
  own: QuoteWire.nullable(),
  /** Of the quotes there are, the place of one’s own; 0 without one. */
  place: z.int(),
  canQuote: z.boolean(),
  acts: z.array(z.enum(buyerActs)),
  countries: z.array(z.enum(sourceCountries)),
})
export type SellerRequestWire = z.output<typeof SellerRequestWire>

const whole = (most: number, problem: string) =>
  z
    .union([z.number(problem), z.string().trim().min(1, problem)])
    .pipe(z.coerce.number<number | string>(problem).int(problem).min(1, problem).max(most, problem))
export const QuoteInput = z.object({
  requestNo,
  /** Of the request, and of one’s own quote that is changed; 0: there is none. */
  version: z.int32(),
  quoteVersion: z.int32().default(0),
  price,
  days: whole(MOST_QUOTE_DAYS, 'quote-days'),
  validHours: whole(240, 'quote-hours'),
  country: z.enum(sourceCountries, 'choose-one'),
  shop: words(80).default(''),
  words: words(MOST_SOURCING_WORDS).default(''),
  isNew: z.boolean().default(true),
})
export type QuoteInput = z.input<typeof QuoteInput>
export type AskedQuote = z.output<typeof QuoteInput>
export const WithdrawQuoteInput = z.object({ requestNo, quoteVersion: z.int32() })

export const GiveUpInput = z.object({ requestNo, version: z.int32(), reason: words(MOST_SOURCING_WORDS).min(1, 'required') })
export type GivenUp = z.output<typeof GiveUpInput>

export const BoughtInput = z.object({
  requestNo,
  version: z.int32(),
  /** The receipt, and the item. */
  pictures: z.array(z.uuid()).min(1, 'required').max(MOST_RECEIPT_PICTURES, 'too-many'),
})
export type Bought = z.output<typeof BoughtInput>
export const SentInput = z.object({
  requestNo,
  version: z.int32(),
  courier: words(60).min(1, 'required'),
  trackingNumber: words(60).min(1, 'required'),
})
export type SentInput = z.input<typeof SentInput>
export type Sent = z.output<typeof SentInput>

export const ScopeWire = z.object({
  version: z.int(),
  countries: z.array(z.enum(sourceCountries)),
  houses: z.array(z.string()),
  choices: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type ScopeWire = z.output<typeof ScopeWire>
export const SaveScopeInput = z.object({
  version: z.int32(),
  countries: z.array(z.enum(sourceCountries)).min(1, 'choose-one').max(sourceCountries.length),
  houses: z.array(words(80)).max(60, 'too-many'),
})
export type SaveScopeInput = z.input<typeof SaveScopeInput>
export type SavedScope = z.output<typeof SaveScopeInput>

/** Of a request, for those who may see it. */
export const RequestPictureInput = z.object({ requestNo, uploadId: z.uuid() })

/** Back office. */
export const deskSourcingActs = ['release', 'refuse', 'cancel', 'hide-review'] as const
export const benchSourcingActs = ['arrive', 'pass', 'fail'] as const
export const AdminRequestsInput = z.object({ queue: z.enum(deskSourcingQueues).default('waiting'), pageNum })
const AdminRow = Row.extend({ member: z.string(), isLate: z.boolean() })
export type AdminRequestRow = z.output<typeof AdminRow>
export const AdminRequestsWire = z.object({
  total: z.int(),
  pageNum: z.int(),
  pageSize: z.int(),
  queues: z.array(z.object({ queue: z.enum(deskSourcingQueues), num: z.int() })),
  list: z.array(AdminRow),
})
export type AdminRequestsWire = z.output<typeof AdminRequestsWire>
export const AdminRequestWire = RequestWire.omit({ steps: true }).extend({
  accountId: z.string(),
  member: z.string(),
  language: z.enum(['en', 'zh']),
  list: z.array(QuoteWire),
  acts: z.array(z.enum([...deskSourcingActs, ...benchSourcingActs])),
  /** What an item that passes is described by. */
  choices: z.object({
    brandCode: z.string(),
    brands: z.array(z.object({ id: z.string(), name: z.string() })),
    categories: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  deposit: Deposit.nullable(),
  steps: z.array(Step),
})
export type AdminRequestWire = z.output<typeof AdminRequestWire>
/** The parcel is here: no time runs until it has been examined. */
export const ArriveInput = z.object({ requestNo, version: z.int32() })
export const JudgeRequestInput = z
  .object({ requestNo, version: z.int32(), act: z.enum(deskSourcingActs), reason: words(MOST_SOURCING_WORDS).default('') })
  .refine(({ act, reason }) => act === 'release' || reason !== '', { path: ['reason'], error: 'required' })
/** What the bench says of an item that has come; of one that passes also what it is called and where it belongs. */
export const ExamineItemInput = z
  .object({
    requestNo,
    version: z.int32(),
    act: z.enum(['pass', 'fail']),
    reason: words(MOST_SOURCING_WORDS).min(1, 'required'),
    pictures: z.array(z.uuid()).min(1, 'required').max(MOST_WANTED_PICTURES, 'too-many'),
    nameEn: words(120).default(''),
    nameZh: words(120).default(''),
    category: words(160).default(''),
    brandCode: words(80).default(''),
  })
  .refine(({ act, nameEn }) => act === 'fail' || nameEn !== '', { path: ['nameEn'], error: 'required' })
  .refine(({ act, nameZh }) => act === 'fail' || nameZh !== '', { path: ['nameZh'], error: 'required' })
export type ExamineItemInput = z.input<typeof ExamineItemInput>
export type ExaminedItem = z.output<typeof ExamineItemInput>
export type JudgeRequestInput = z.input<typeof JudgeRequestInput>
export type JudgedRequest = z.output<typeof JudgeRequestInput>
