/** As the indexes have it: one width, small letters, no space around. */
export const foldWord = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase()

/** One Chinese word is short; of Latin letters so few would find everything. */
export const isEnough = (folded: string): boolean => folded.length >= (/\p{Script=Han}/u.test(folded) ? 2 : 3)
