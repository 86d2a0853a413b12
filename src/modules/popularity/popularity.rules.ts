/** What a person's interest in a product is worth on its day; each way of caring counts once a person. */
export const POINTS = { bought: 10, inBag: 3, wished: 2 } as const
/** After so many days an interest is worth half. */
export const HALF_LIFE_DAYS = 21
/** Older interest is worth less than a fiftieth and is not read. */
export const WINDOW_DAYS = 120
/** A product with the points of the popular ones scores 0.5; in a quiet shop two fresh purchases are asked for that. */
export const POPULAR_FROM = 20
/** Smaller moves of a score change no list worth a new page. */
export const NOTICEABLE = 0.04
/** Orders that were paid for and not given back. */
export const BOUGHT_STATES = [
  'pending-seller-delivery',
  'pending-platform-delivery',
  'to-be-received',
  'received',
  'successful',
] as const

/** Of one person, the latest so many pieces are looked at for what goes together. */
export const MOST_OF_ONE_PERSON = 30
/** What fewer people put together says more about them than about the pieces. */
export const FEWEST_PEOPLE = 2
/** Products kept as bought together with each product. */
export const MOST_BOUGHT_TOGETHER = 12
