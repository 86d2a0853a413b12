/** What is counted by day; each is a figure and never somebody. */
const countedKinds = ['visit', 'product-seen', 'bag-add', 'checkout', 'search-nothing', 'search-part'] as const
export type Counted = (typeof countedKinds)[number]

/** So long a count of a day is kept: two years, and time to compare the second with the first. */
export const COUNTS_KEPT_DAYS = 800
/** Between two writings so many different things are told apart; of what is beyond only the number is kept. */
export const MOST_TOLD_APART = 20_000
export const LONGEST_SUBJECT = 120
