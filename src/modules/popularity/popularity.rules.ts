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

/** So many days after a search what is bagged and bought is put down to it; then the trail is gone. */
export const TRAIL_DAYS = 3
/** Choices count for half after so many days, and are gone after so many. */
export const CHOICE_HALF_LIFE_DAYS = 14
export const CHOICE_DAYS = 60
/** What a choice after a search is worth. A piece is opened because it stands high up, and bought because it was meant. */
export const CHOICE_POINTS = { opened: 1, bagged: 4, bought: 10 } as const
/** A piece that fewer visitors chose teaches nothing. */
export const FEWEST_CHOICES = 3
/** The most that choices add to the score of a piece: less than what parts two ways of meeting a word. */
export const MOST_LEARNED = 12
/** A piece with so many points gets half of that. */
export const LEARNED_FROM = 20
/** Lessons that each process knows. */
export const MOST_LESSONS = 50_000
/** Different pieces one visitor may leave trails of in a day. */
export const MOST_TRAILS = 200
