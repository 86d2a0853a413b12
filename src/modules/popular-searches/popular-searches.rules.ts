/** A search by fewer different visitors, in all the days together, is never suggested. */
export const FEWEST_VISITORS = 3
export const COUNTED_DAYS = 14
/** After so many days a search counts for half. */
export const HALF_LIFE_DAYS = 4
/** Popular searches that each process knows, for each language. */
export const MOST_POPULAR = 200

const SHORTEST = 2
const LONGEST = 40
const MOST_WORDS = 6
const MOST_DIGITS = 4
const PLAIN = /^[\p{L}\p{M}\p{N}\s&'’.+/-]+$/u
/** Letters and digits in one: the code of an article, of an order, of a voucher. */
const CODE = /(?=[\p{L}\d]*\p{L})(?=[\p{L}\d]*\d)[\p{L}\d]{5,}/u
const ADDRESS = /www\.|\.(?:com|net|org|hk|cn|mo|tw|io)\b/i

/**
 * Whether a typed search may ever be shown to others: words of a sensible length, and neither an e-mail address, a
 * telephone number, a link nor a code.
 */
export function maySuggest(typed: string): boolean {
  const text = spacedOnce(typed)
  const digits = text.match(/\p{N}/gu)?.length ?? 0
  return (
    text.length >= SHORTEST &&
    text.length <= LONGEST &&
    text.split(' ').length <= MOST_WORDS &&
    /\p{L}/u.test(text) &&
    digits <= MOST_DIGITS &&
    PLAIN.test(text) &&
    !CODE.test(text) &&
    !ADDRESS.test(text)
  )
}

/** As it is shown to others: one spelling of widths and spaces, Latin letters small. */
export const spacedOnce = (typed: string): string => typed.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()
