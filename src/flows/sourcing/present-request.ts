import { readRows } from '#platform/read-rows.server.ts'
import { z } from 'zod'
import { sql } from 'kysely'
import { listProductChoices } from '#modules/catalogue/editing/index.server.ts'
import { findPersonName } from '#modules/members/index.server.ts'
import { listPeopleOf } from '#modules/merchants/index.server.ts'
import { getOrderById, type OrderRow } from '#modules/orders/index.server.ts'
import { findSourcing } from '#modules/shop-settings/index.server.ts'
import {
  countBuyers,
  findOwnQuote,
  findReview,
  findScope,
  getRequest,
  type ListedQuote,
  type ListedRequest,
  listForBuyer,
  listForDesk,
  listOwnRequests,
  listItemPictures,
  listPictures,
  listQuotes,
  listSteps,
  type RequestRow,
  requirePicture,
  SOURCING_PAGE,
} from '#modules/sourcing/index.server.ts'
import {
  type AdminRequestsWire,
  type AdminRequestWire,
  benchSourcingActs,
  type DepositWire,
  deskSourcingActs,
  type OwnRequestWire,
  type QuoteWire,
  type RequestRowWire,
  type RequestsWire,
  type ScopeWire,
  type SellerRequestsWire,
  type SellerRequestWire,
} from '#modules/sourcing/sourcing.contract.ts'
import {
  buyerActs,
  compareQuotes,
  depositOf,
  type DeskSourcingQueue,
  ownActs,
  type SellerQueue,
  sourcingActsFrom,
} from '#modules/sourcing/sourcing.rules.ts'
import { readAttached } from '#modules/uploads/index.server.ts'
import type { Language } from '#language/languages.ts'
import type { Seller } from '#platform/access/memberships.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import type { FileAnswer } from '#platform/wire/call-path.ts'
import { mayQuote, requireGlobalBuyer } from './quote-request.ts'

const House = z.object({ code: z.string(), name: z.string() })

/** The houses the shop knows, by name. */
const listHouses = (tx: Read) =>
  readRows(tx, House, sql`select brand_code as code, name from brand_card order by lower(name), brand_code`)

const presentRow = (row: ListedRequest): RequestRowWire => ({
  requestNo: row.requestNo,
  state: row.state,
  kind: row.kind,
  house: row.house,
  words: row.words,
  picture: row.picture ?? '',
  budget: toWire(row.budgetCents),
  neededBy: row.neededBy,
  askedTime: row.askedAt.toISOString(),
  closeTime: row.closesAt.toISOString(),
  quotes: row.quotes,
})

/** A member’s own requests, and the houses the shop knows by name. */
export async function showOwnRequests(tx: Read, accountId: string): Promise<RequestsWire> {
  const rows = await listOwnRequests(tx, accountId)
  const { isOpen } = await findSourcing(tx)
  return { list: rows.map(presentRow), houses: (await listHouses(tx)).map(({ name }) => name), isOpen }
}

async function presentQuotes(tx: Read, request: RequestRow, language: Language): Promise<QuoteWire[]> {
  const { depositPercent } = await findSourcing(tx)
  const quotes = await listQuotes(tx, request.request_id)
  return quotes.toSorted(compareQuotes).map((quote) => presentQuote(quote, depositPercent, language))
}

function presentQuote(quote: ListedQuote, percent: number, language: Language): QuoteWire {
  const deposit = depositOf(quote.priceCents, percent)
  return {
    quoteId: quote.quoteId,
    version: quote.version,
    state: quote.state,
    merchantNo: quote.merchantNo,
    isExpired: quote.state === 'open' && quote.validUntil <= clock.now(),
    merchant: language === 'zh' ? quote.nameZh : quote.nameEn,
    price: toWire(quote.priceCents),
    deposit: toWire(deposit),
    rest: toWire(quote.priceCents - deposit),
    days: quote.days,
    validTime: quote.validUntil.toISOString(),
    country: quote.country,
    shop: quote.shop,
    words: quote.words,
    isNew: quote.isNew,
    ended: quote.ended,
    kept: quote.kept,
    stars: quote.stars === null ? '' : quote.stars.toFixed(1),
    reviews: quote.reviews,
    latest: quote.latest,
  }
}

async function presentRequest(tx: Read, request: RequestRow, quotes: number) {
  const pictures = await listPictures(tx, request.request_id, 'wanted')
  const steps = await listSteps(tx, request.request_id)
  const review = await findReview(tx, request)
  return {
    requestNo: request.request_number,
    state: request.state,
    version: request.version,
    kind: request.kind,
    house: request.house,
    size: request.size,
    colour: request.colour,
    words: request.words,
    newOnly: request.new_only,
    neededBy: request.needed_by,
    quotes,
    pictures,
    picture: pictures[0] ?? '',
    budget: toWire(request.budget_cents),
    askedTime: request.asked_at.toISOString(),
    closeTime: request.closes_at.toISOString(),
    dueTime: request.due_at?.toISOString() ?? '',
    receipts: await listPictures(tx, request.request_id, 'receipt'),
    itemPictures: await listItemPictures(tx, request.request_id),
    courier: request.courier,
    trackingNumber: request.tracking_number,
    review: review
      ? { stars: review.stars, words: review.words, date: review.reviewed_at.toISOString(), isHidden: review.hidden_at !== null }
      : null,
    steps: steps.map(({ date, ...step }) => ({ ...step, date: date.toISOString() })),
  }
}

/** A member’s own, with its quotes in equal rows: what costs least first. */
export async function showOwnRequest(
  tx: Read,
  accountId: string,
  requestNo: string,
  language: Language,
): Promise<OwnRequestWire> {
  const request = await getRequest(tx, requestNo, accountId)
  const list = await presentQuotes(tx, request, language)
  const { buyDays, payHours } = await findSourcing(tx)
  const wire = await presentRequest(tx, request, list.length)
  return {
    ...wire,
    list,
    acts: sourcingActsFrom({ state: request.state }, ownActs).filter((act) =>
      act === 'change' ? list.length === 0 : act !== 'review' || !wire.review,
    ),
    buyers: await countBuyers(tx, request.brand_code),
    deposit: await presentDeposit(tx, request),
    order: await presentOrder(tx, request),
    rules: { buyDays, payHours },
    reason: request.state === 'refused' ? (wire.steps.findLast(({ act }) => act === 'refuse')?.words ?? '') : '',
  }
}

async function presentDeposit(tx: Read, { deposit_order_id: orderId }: RequestRow): Promise<DepositWire | null> {
  if (!orderId) return null
  const order = await getOrderById(tx, orderId)
  // One that was given up unpaid is of no interest any more.
  if (order.state === 'closed') return null
  return {
    orderNo: order.order_number,
    amount: toWire(order.total_cents),
    state: depositStateOf(order),
    expireTime: order.expires_at.toISOString(),
  }
}

async function presentOrder(tx: Read, { order_id: orderId }: RequestRow): Promise<OwnRequestWire['order']> {
  if (!orderId) return null
  const order = await getOrderById(tx, orderId)
  return { orderNo: order.order_number, rest: toWire(order.total_cents), isPaid: order.paid_at !== null }
}

function depositStateOf({ state }: OrderRow): DepositWire['state'] {
  if (state === 'payment-pending') return 'due'
  if (state === 'successful') return 'used'
  return state === 'refunded' ? 'back' : state === 'refund-pending' ? 'going-back' : 'with-us'
}

/** A picture of one’s own request. */
export async function showOwnPicture(
  tx: Read,
  storage: Storage,
  accountId: string,
  { requestNo, uploadId }: { requestNo: string; uploadId: string },
): Promise<FileAnswer> {
  const { request_id } = await getRequest(tx, requestNo, accountId)
  await requirePicture(tx, request_id, uploadId)
  return readAttached(tx, storage, uploadId)
}

/** What a global buyer can quote for, has quoted, and finds for somebody. */
export async function showBuyerRequests(
  tx: Read,
  seller: Seller,
  { queue, pageNum }: { queue: SellerQueue; pageNum: number },
): Promise<SellerRequestsWire> {
  const { isActive } = await requireGlobalBuyer(tx, seller)
  const people = (await listPeopleOf(tx, seller)).map(({ accountId }) => accountId)
  const asking = { seller, scope: await findScope(tx, seller), people, isActive }
  const { queues, total, rows } = await listForBuyer(tx, asking, queue, pageNum)
  return {
    total,
    pageNum,
    pageSize: SOURCING_PAGE,
    queues,
    list: rows.map((row) => ({ ...presentRow(row), ownPrice: row.ownCents === null ? '' : toWire(row.ownCents) })),
  }
}

/** One this merchant may see: it can quote for it, or has done so. Refuses NOT_FOUND for any other. */
async function requireSeen(tx: Read, seller: Seller, requestNo: string) {
  const { isActive } = await requireGlobalBuyer(tx, seller)
  const request = await getRequest(tx, requestNo)
  const own = await findOwnQuote(tx, seller, request.request_id)
  const canQuote = request.state === 'open' && request.closes_at > clock.now() && (await mayQuote(tx, seller, request))
  if (request.state === 'waiting' || (!canQuote && !own)) refuse('NOT_FOUND')
  return { request, own, canQuote: canQuote && isActive }
}

/** What is wanted, and one’s own quote; of others only how many there are, and one’s own place among them. */
export async function showBuyerRequest(
  tx: Read,
  seller: Seller,
  requestNo: string,
  language: Language,
): Promise<SellerRequestWire> {
  const { request, own, canQuote } = await requireSeen(tx, seller, requestNo)
  const quotes = await presentQuotes(tx, request, language)
  const at = quotes.findIndex(({ quoteId }) => quoteId === own?.quote_id)
  const { steps, ...wire } = await presentRequest(tx, request, quotes.length)
  // What becomes of it is between the member and the one whose quote was accepted.
  const seen = own?.state === 'lost' ? steps.slice(0, steps.findLastIndex(({ act }) => act === 'choose') + 1) : steps
  return {
    ...wire,
    steps: seen.map(({ act, date }) => ({ act, date })),
    own: quotes[at] ?? null,
    place: at + 1,
    canQuote,
    acts: own?.state === 'accepted' ? sourcingActsFrom({ state: request.state }, buyerActs) : [],
    countries: (await findScope(tx, seller)).countries,
  }
}

export async function showBuyerPicture(
  tx: Read,
  storage: Storage,
  seller: Seller,
  { requestNo, uploadId }: { requestNo: string; uploadId: string },
): Promise<FileAnswer> {
  const { request } = await requireSeen(tx, seller, requestNo)
  await requirePicture(tx, request.request_id, uploadId)
  return readAttached(tx, storage, uploadId)
}

/** Which houses and countries, and what can be chosen. */
export async function showScope(tx: Read, seller: Seller): Promise<ScopeWire> {
  await requireGlobalBuyer(tx, seller)
  const choices = await listHouses(tx)
  return { ...(await findScope(tx, seller)), choices: choices.map(({ code, name }) => ({ id: code, name })) }
}

/** After a day somebody should have read it. */
const LATE_DAYS = 1

export async function showDeskRequests(
  tx: Read,
  { queue, pageNum }: { queue: DeskSourcingQueue; pageNum: number },
): Promise<AdminRequestsWire> {
  const { queues, total, rows } = await listForDesk(tx, queue, pageNum)
  const late = clock.now().getTime() - LATE_DAYS * DAY
  const list = []
  for (const row of rows)
    list.push({
      ...presentRow(row),
      member: await findPersonName(tx, row.accountId),
      isLate: row.state === 'waiting' && row.askedAt.getTime() < late,
    })
  return { total, pageNum, pageSize: SOURCING_PAGE, queues, list }
}

/** Where items belong: not a department, nor another that has some below it. */
const lowestCategories = (categories: readonly { id: string; name: string }[]) =>
  categories.filter(({ id }) => !categories.some((other) => other.id.startsWith(`${id}/`))).map(({ id, name }) => ({ id, name }))

export async function showDeskRequest(tx: Read, requestNo: string, language: Language): Promise<AdminRequestWire> {
  const request = await getRequest(tx, requestNo)
  const list = await presentQuotes(tx, request, language)
  const { brands, categories } = await listProductChoices(tx, language)
  const wire = await presentRequest(tx, request, list.length)
  return {
    ...wire,
    accountId: request.account_id,
    member: await findPersonName(tx, request.account_id),
    language: request.language,
    list,
    acts: sourcingActsFrom({ state: request.state }, [...deskSourcingActs, ...benchSourcingActs]).filter((act) =>
      isNow(act, wire),
    ),
    choices: { brandCode: request.brand_code ?? '', brands, categories: lowestCategories(categories) },
    deposit: await presentDeposit(tx, request),
  }
}

/** Some acts exist once, and what has passed is an order by then, which is cancelled as one. */
function isNow(
  act: AdminRequestWire['acts'][number],
  { state, dueTime, review }: Awaited<ReturnType<typeof presentRequest>>,
): boolean {
  if (act === 'cancel') return state !== 'passed'
  if (act === 'arrive') return dueTime !== ''
  return act !== 'hide-review' || review?.isHidden === false
}
