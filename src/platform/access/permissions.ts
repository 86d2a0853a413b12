/** What a call may ask for; roles and the keys of machines are sets of these, and an administrator has them all. */
export const permissions = [
  'read-orders',
  'move-orders',
  'handle-pieces',
  /** The bench: whether a piece is genuine, in the shop's name. */
  'authenticate',
  'ask-refunds',
  'handle-money',
  /** Whole account numbers, and what leaves the shop's own account. */
  'pay-out',
  /** Gives members points and takes them, with a second person who agrees. */
  'correct-points',
  /** Who has invited whom: gives what is held, and ends what is misused. */
  'keep-invitations',
  /** Receipts show account numbers. */
  'read-receipts',
  /** Mails hold whole orders, addresses and links that act. */
  'read-mails',
  /** Who a member is, how they are reached, and whether they may come in. */
  'keep-members',
  'read-products',
  /** Drafts only: shoppers see nothing of them. */
  'edit-products',
  'publish-products',
  /** What the shop itself asks, wherever it is said: in a draft, the list, many at once, by date, in a file, by a program. */
  'change-prices',
  /** Prices that move far, asked for by somebody else. */
  'approve-prices',
  /** Whole files of products, in and out. */
  'import-products',
  /** What comes, goes and is counted. */
  'move-stock',
  /** What products stand on: brands, the tree of categories, attributes. */
  'keep-shelves',
  /** What the shop gives: campaigns, their coupons and codes. */
  'keep-campaigns',
  /** What the shop tells many of its members. */
  'write-news',
  /** Hands one member a coupon of a campaign that is given. */
  'give-coupons',
  /** What members and sellers ask the shop. */
  'answer-members',
  /** Who applies to sell: their papers, and the decision. */
  'review-applications',
  /** Who sells here: what holds them, and whom they share something with. */
  'keep-merchants',
  /** What merchants propose to list. */
  'approve-listings',
  /** What the shop keeps of a merchant's price. */
  'keep-commissions',
  /** What merchants that are paid by statement are paid, and what of their debts is given up. */
  'approve-statements',
  /** What pieces cost the shop, and what it keeps of a price. */
  'see-margin',
  /** What buyers wrote is read before it is shown. */
  'keep-reviews',
  /** What members write, and what is said against it: the decision, and the words that hold a text back. */
  'moderate',
  /** A second person for an author who does not agree. */
  'decide-appeals',
  'arrange-home',
  /** Pages of words: delivery, returns, questions and answers. */
  'edit-pages',
  'keep-links',
  'keep-search',
  'keep-work',
  /** All work that waits, and that nobody tries it any more. */
  'end-work',
  'change-settings',
  /** Who works here, what as, and what each role may do. */
  'keep-operators',
  'keep-keys',
  /** Which other systems are told of what happens. */
  'keep-webhooks',
  'read-audit',
  /** What the shop sells, as figures: no person stands in them. */
  'read-reports',
] as const
export type Permission = (typeof permissions)[number]
export const isPermission = (name: string): name is Permission => permissions.some((known) => known === name)

/** Anyone who holds these could help themselves to more, or stands in for a second pair of eyes: they are for people. */
const forPeople: ReadonlySet<Permission> = new Set<Permission>([
  'keep-operators',
  'keep-keys',
  'keep-webhooks',
  'pay-out',
  'approve-prices',
  'correct-points',
  'keep-invitations',
  'give-coupons',
  'write-news',
  'answer-members',
  'review-applications',
  'keep-merchants',
  'approve-listings',
  'keep-commissions',
  'approve-statements',
  'moderate',
  'decide-appeals',
])
export const forMachines: readonly Permission[] = permissions.filter((name) => !forPeople.has(name))

/** The role that has every permission, whatever stands beside it. */
export const ADMINISTRATOR = 'administrator'

/** What somebody may do who has these roles; a permission the program no longer knows counts for nothing. */
export const permissionsOf = (roles: readonly string[], held: readonly string[] | null): readonly Permission[] =>
  roles.includes(ADMINISTRATOR) ? permissions : permissions.filter((name) => held?.includes(name))

type Holder = { permissions: readonly Permission[] }
export const holds = ({ permissions: held }: Holder, wanted: Permission): boolean => held.includes(wanted)
/** What of these somebody has not. */
export const beyond = (held: readonly Permission[], wanted: readonly Permission[]): Permission[] =>
  wanted.filter((name) => !held.includes(name))

/** What a merchant's person may do there: prices and stock, parcels, the balance, who else acts for it, conversations. */
export const sellerScopes = ['offer', 'ship', 'money', 'team', 'talk'] as const
export type SellerScope = (typeof sellerScopes)[number]
