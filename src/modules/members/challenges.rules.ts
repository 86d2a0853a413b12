/** Numbers a browser may have to try: two or three seconds of a computer, some more of an old phone. */
export const HARDEST_WORK = 100_000

/** Wrong passwords from one network in an hour, whatever the contacts, before somebody there is asked to show to be a person. */
export const WRONG_BEFORE_CHALLENGE = 10
/** And codes that were asked for, or typed wrongly, from there. */
export const CODES_BEFORE_CHALLENGE = 10
export const WRONG_CODES_BEFORE_CHALLENGE = 15
