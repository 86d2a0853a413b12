import { actorKinds } from '#platform/actor.ts'
import { z } from 'zod'
import { territories } from '#language/buying/territories.ts'
import { PictureWire } from '#modules/catalogue/catalogue.contract.ts'
import { claimKinds, claimStates } from '#modules/claims/claims.rules.ts'
import { payoutFailures, shownPayoutStates } from '#modules/treasury/payouts/payout.rules.ts'
import { returnKinds, returnStates } from '#modules/returns/returns.rules.ts'
import { AddressIVO, TypedAddress } from './pieces/order-address.contract.ts'
import { addressChanges, orderGroupNames, orderStates, shownPaymentStates } from './orders.rules.ts'
import { payTypes } from './payments/pay-types.rules.ts'
import { Days, FeesWire, items, UsedCouponsWire, wantedRewards } from './placing/settle.contract.ts'
import { pieceActs, unitStates } from './pieces/unit.rules.ts'

const text = (most: number) => z.string().max(most).default('')
export const CreateInput = z.object({
  productItems: items,
  ...wantedRewards,
  logisticsType: z.union([z.literal(1), z.literal(2)]).default(2),
  orderAddressIVO: AddressIVO.default({}),
  selfLogisticsForm: TypedAddress.partial().default({}),
  /** A member keeps what was typed. */
  saveAddress: z.boolean().default(false),
  comitPayType: z.enum(payTypes, 'choose-one'),
  billEmail: text(160),
  /** The total the shopper saw; another total is refused as a changed price. */
  total: z.string().max(20),
  /** Bought straight from its page: the bag stays as it was. */
  quick: z.boolean().default(false),
})
export type CreateInput = z.input<typeof CreateInput>
export const CreateWire = z.object({ orderNo: z.string(), total: z.string(), payType: z.enum(payTypes), expiresAt: z.string() })
export type CreateWire = z.output<typeof CreateWire>

const LineWire = z.object({
  spuCode: z.string(),
  articleNumber: z.string(),
  /** Of this colour and size; empty in orders from before it was kept. */
  itemNumber: z.string(),
  brandCode: z.string(),
  brandName: z.string(),
  title: z.string(),
  colour: z.string(),
  size: z.string(),
  sizeSystem: z.string(),
  productImg: PictureWire,
  quantity: z.number(),
  salesPrice: z.string(),
  lineTotal: z.string(),
  merchantName: z.string(),
  /** Which of the order's sellers it comes from, counted from 0. */
  seller: z.number(),
  /** It leaves Hong Kong only with a licence (Cap. 586). */
  exotic: z.boolean(),
  /** Of precious goods, as the invoice has it: fineness, weight, what the stones are. */
  marks: z.array(z.string()),
  /**
   * Its physical pieces, one by one. `parcel`: which of the order's parcels it left in, counted from 0; `certificate`: the code of the
   * one in force, or empty.
   */
  units: z.array(
    z.object({
      unitId: z.string(),
      state: z.enum(unitStates),
      parcel: z.number().nullable(),
      certificate: z.string(),
      /** When it reached the bench, and when it was decided about; empty until then. */
      arrivedAt: z.string(),
      examinedAt: z.string(),
      /** Photographs of this very piece, once it has passed; `point`: what each shows, empty for the whole. */
      shots: z.array(z.object({ point: z.string(), picture: PictureWire })),
      /** What its shopper can ask about it now. */
      acts: z.array(z.enum(pieceActs)),
      /** Until which day of Hong Kong it may be returned; empty when it may not. */
      lastReturnDay: z.string(),
      /** What was asked about it last: that it is returned or not sent, and what is claimed for it. */
      returned: z.object({ returnNo: z.string(), kind: z.enum(returnKinds), state: z.enum(returnStates) }).nullable(),
      claimed: z.object({ kind: z.enum(claimKinds), state: z.enum(claimStates) }).nullable(),
      /** It differs from what was described: until when its shopper decides about the lower price, and which one they accepted; or empty. */
      decideBy: z.string(),
      agreedPrice: z.string(),
    }),
  ),
})
const HistoryWire = z.object({
  move: z.string(),
  toState: z.enum(orderStates),
  date: z.string(),
  actorKind: z.enum(actorKinds),
  /** Only colleagues learn the name of who it was. */
  actor: z.string(),
  note: z.string(),
})
const ParcelWire = z.object({
  courier: z.string(),
  trackingNumber: z.string(),
  sentAt: z.string(),
  receivedAt: z.string().nullable(),
  /** While it waits to be fetched, and for whoever may fetch it: the code to say, the same as a QR code, and until when; else empty. */
  pickUp: z.object({ code: z.string(), qrSvg: z.string(), until: z.string() }).nullable(),
  /** What is in it: a title for each line, and how many of it. */
  pieces: z.array(z.object({ title: z.string(), quantity: z.number() })),
})
/** Who sells pieces of an order, and when theirs arrive; of the shop's own nothing has to be brought to it. */
const SellerWire = z.object({
  name: z.string(),
  /** Of its page; the shop itself has none. */
  path: z.string(),
  isHouse: z.boolean(),
  arrivesFrom: z.string(),
  arrivesBy: z.string(),
  /** The last day of the seller’s holiday, where it has still to send; empty while it is there. */
  awayUntil: z.string(),
})
export type ParcelWire = z.output<typeof ParcelWire>
export const OrderWire = z.object({
  orderNo: z.string(),
  state: z.enum(orderStates),
  createTime: z.string(),
  expiresAt: z.string(),
  serverTime: z.string(),
  paidAt: z.string().nullable(),
  /** Of the invoice; empty until it is paid. */
  invoiceNo: z.string(),
  arrivesBy: z.string(),
  payType: z.enum(payTypes),
  /** The newest payment, if one was started. */
  payment: z.object({ state: z.enum(shownPaymentStates), receiptUploaded: z.boolean(), rejectReason: z.string() }).nullable(),
  /** Less has come than was asked, in amounts; `missing` is 0.00 once the order is closed. */
  short: z.object({ came: z.string(), missing: z.string() }).nullable(),
  /** What goes back to a bank account: whether it is known to which, and why the last one would not do. */
  payout: z
    .object({
      amount: z.string(),
      state: z.enum(shownPayoutStates),
      bankCode: z.string(),
      /** Only its last digits. */
      account: z.string(),
      failure: z.enum(['', ...payoutFailures]),
    })
    .nullable(),
  logisticsType: z.number(),
  address: z.object({
    firstName: z.string(),
    lastName: z.string(),
    areaNum: z.string(),
    mobile: z.string(),
    territory: z.enum(territories),
    provinceCode: z.string(),
    /** Only outside Hong Kong and Macau. */
    city: z.string().optional(),
    postCode: z.string().optional(),
    address: z.string(),
  }),
  /** Beyond Hong Kong and Macau: the zone by its name, and how many days it takes. */
  zone: z.object({ name: z.string(), days: Days }).nullable(),
  /** Whether the address may change: `open` until it has (`done`), or something has left or never will (`over`). */
  addressChange: z.enum(addressChanges),
  billEmail: z.string(),
  /** Who the order goes to is hidden in part from whoever has only found it. */
  contactMasked: z.boolean(),
  amount: z.string(),
  couponAmount: z.string(),
  coupons: UsedCouponsWire,
  /** What delivery would have cost without them. */
  deliverySaved: z.string(),
  memberPoints: z.number(),
  balancePrice: z.string(),
  /** It is a deposit for a request, and has no items; left out of every other order. */
  isDeposit: z.literal(true).optional(),
  /** Paid before, of what was found for its buyer; left out where there was none. */
  depositPaid: z.string().optional(),
  mailingFeesTotal: z.string(),
  fees: FeesWire,
  payServiceFee: z.string(),
  total: z.string(),
  /** What of it is back with whoever paid, by where it went. */
  returned: z.string(),
  returnedToBalance: z.string(),
  returnedPoints: z.number(),
  /** Of an order that is or goes back: fees that stay with the shop; 0.00 where none do. */
  kept: z.string(),
  /** Whose pieces they are. */
  sellers: z.array(SellerWire),
  /** What has left for the shopper, the oldest first. */
  parcels: z.array(ParcelWire),
  productItems: z.array(LineWire),
  history: z.array(HistoryWire),
})
export type OrderWire = z.output<typeof OrderWire>

export const orderNo = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[0-9A-Z]{8,16}$/, 'order-number')
export const OrderInput = z.object({ orderNo })
export type OrderInput = z.input<typeof OrderInput>
/** `parcel`: only that one of the order's parcels has come, counted from 0. */
export const ReceiptInput = OrderInput.extend({ parcel: z.number().int().min(0).max(999).optional() })
export type ReceiptInput = z.input<typeof ReceiptInput>
export const ChangeAddressInput = z.object({ orderNo, orderAddressIVO: AddressIVO })
export type ChangeAddressInput = z.input<typeof ChangeAddressInput>
export const FindInput = z.object({ orderNo, contact: z.string().trim().min(1, 'required').max(120) })
export type FindInput = z.input<typeof FindInput>
export const OrderListInput = z.object({
  /** Part of an order's number, or of the name of a house or a piece in it. */
  word: z.string().trim().max(80).default(''),
  /** Empty: whatever became of them. */
  group: z.enum(['', ...orderGroupNames]).default(''),
  pageNum: z.number().int().min(1).max(10_000).default(1),
})
export type OrderListInput = z.input<typeof OrderListInput>
const OrderSummaryWire = z.object({
  orderNo: z.string(),
  state: z.enum(orderStates),
  createTime: z.string(),
  total: z.string(),
  pieces: z.number(),
  /** What its first line shows: who made it and what it is. */
  brandName: z.string(),
  title: z.string(),
  productImg: PictureWire.nullable(),
})
export const OrderListWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  /** How many with this word stand in each group; a group without any is left out. */
  groups: z.array(z.object({ group: z.enum(orderGroupNames), num: z.number() })),
  list: z.array(OrderSummaryWire),
})
export type OrderListWire = z.output<typeof OrderListWire>
