export {
  countWaitingRequests,
  listForBuyer,
  listForDesk,
  type ListedRequest,
  listOwnRequests,
  SOURCING_PAGE,
} from './list-requests.ts'
export {
  acceptQuote,
  countTakenOn,
  endQuote,
  endQuotesOf,
  findAccepted,
  findOwnQuote,
  keepQuote,
  type ListedQuote,
  listQuotes,
  setQuotes,
} from './quotes.ts'
export {
  addRequest,
  changeRequest,
  getRequest,
  keepPictures,
  listItemPictures,
  listPictures,
  listSteps,
  lockLapsed,
  lockOverdue,
  lockRequest,
  lockRequestOf,
  lockTakenOn,
  moveRequest,
  requirePicture,
  requireVersion,
  type WantedItem,
} from './requests.ts'
export { addReview, findReview, hideReview } from './buyer-reviews.ts'
export { countBuyers, findScope, keepScope } from './scopes.ts'
export type { QuoteRow, RequestRow } from './sourcing.tables.ts'
