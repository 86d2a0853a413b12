/** What may be wrong with what members show. */
export const reportReasons = [
  'spam',
  'harassment',
  'hate',
  'nudity',
  'counterfeit',
  'rights',
  'dealing',
  'personal',
  'paid',
  'other',
] as const
export const MOST_REPORT_WORDS = 200
