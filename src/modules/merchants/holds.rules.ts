/** `sales`: the merchant is suspended, its offers are out and its payouts wait. `payouts`: it goes on selling, and nothing is paid to its bank. */
export const holdKinds = ['sales', 'payouts'] as const
export type HoldKind = (typeof holdKinds)[number]

export const merchantStates = ['active', 'resting', 'suspended'] as const
/** With those whose shop its owners close, and have closed. */
export const keptStates = [...merchantStates, 'closing', 'closed'] as const
export const merchantActs = [
  'hold-sales',
  'hold-payouts',
  'lift-sales',
  'lift-payouts',
  'rest',
  'back',
  'visit',
  'leave',
  'name-account',
  'accept-account',
  'refuse-account',
  'review-health',
  'add-owner',
  'owner-left',
  'close',
  'stay-open',
  'closed',
] as const
export type MerchantAct = (typeof merchantActs)[number]

/** What a merchant was not told, and colleagues are. */
export const MOST_NOTE = 500

/** What a list of merchants shows: all of them, or those of one state; `payouts` are those whose payouts alone wait, `accounts` those whose bank account waits for a reviewer, `health` those above a limit. */
export const merchantQueues = [
  'all',
  'active',
  'resting',
  'suspended',
  'payouts',
  'accounts',
  'health',
  'closing',
  'closed',
] as const
export type MerchantQueue = (typeof merchantQueues)[number]

/** By what two merchants, or a merchant and an application, are seen to belong together. */
export const sharedMarks = ['person', 'phone', 'email', 'company-number', 'bank-account', 'address', 'device'] as const

/** By what a buyer is seen to be of the seller; `device`: a browser that one of its people has used, such as in one household. */
export const ownPurchaseMarks = ['person', 'phone', 'email', 'device'] as const

/** For how long somebody of the shop works in a merchant's seller centre. */
export const VISIT_MINUTES = 30
