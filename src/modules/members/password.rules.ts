/** What a password must be; shown before anything is typed, and checked on both sides. */
const LEAST_PASSWORD = 6
const MOST_PASSWORD = 18

export type PasswordRule = 'length' | 'letter' | 'digit' | 'sign'

/** Each rule and whether it is kept. Characters are counted as people see them: an emoji is one. */
export function passwordRules(password: string): Record<PasswordRule, boolean> {
  const length = password.length > 4 * MOST_PASSWORD ? Number.POSITIVE_INFINITY : [...password].length
  return {
    length: length >= LEAST_PASSWORD && length <= MOST_PASSWORD,
    letter: /\p{L}/u.test(password.slice(0, 4 * MOST_PASSWORD)),
    digit: /\p{Nd}/u.test(password.slice(0, 4 * MOST_PASSWORD)),
    sign: /[^\p{L}\p{Nd}]/u.test(password.slice(0, 4 * MOST_PASSWORD)),
  }
}

export const isPasswordLawful = (password: string): boolean => Object.values(passwordRules(password)).every(Boolean)
