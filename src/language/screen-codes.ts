/** The codes a screen or the browser's end of a call acts upon. Every code, with its words, is in refusals.ts and the modules: the browser does not load them. */
export const screenCodes = {
  SESSION_INVALID: 1000000,
  SESSION_MISSING: 1000001,
  NOT_PERMITTED: 1000003,
  NOT_FOUND: 1000004,
  BAD_INPUT: 1000005,
  STILL_RUNNING: 1000009,
  FACTOR_NEEDED: 1000050,
  FACTOR_MISSING: 1000053,
  CHALLENGE_NEEDED: 1000075,
  CHALLENGE_WRONG: 1000076,
  SOLD_OUT: 2000001,
  STOCK_SHORT: 2000002,
  OFFER_GONE: 2000003,
  BAG_CHANGED: 3000010,
  PRICE_CHANGED: 3000011,
  ORDER_CLOSED: 3000013,
  ORDER_MOVED_ON: 3000014,
  ORDER_CODE_NEEDED: 3000018,
  ADDRESS_FINAL: 3000019,
  IN_LINE: 3000022,
  PROFILE_NEEDED: 3000201,
  PAYMENT_DONE: 4000002,
  NETWORK: 9000001,
  BUSY: 9000002,
} as const

/** What is wrong with coupons, points or balance, from the first to the last. */
export const REWARD_CODES = { first: 3000061, last: 3000079 } as const

export const OK_CODE = 200
/** Codes the browser passes over in silence. */
export const SILENT_CODES: ReadonlySet<number> = new Set([OK_CODE, 9999001, 9999002, 9999999])

/** What the browser says when the server does not answer; all other words come with the answer. */
export const networkWords = {
  en: 'We cannot reach the shop. Please check your connection and try again.',
  zh: '未能連接商店，請檢查網絡後重試。',
} as const
