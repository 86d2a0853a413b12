/** Country code and seven digits in all: ten thousand numbers of Hong Kong. */
export const PREFIX_LENGTH = '+'.length + 7

/** What the mobile numbers of a country look like behind its code; of others any number is taken. */
const MOBILE: Record<string, RegExp> = {
  '852': /^[4-9]\d{7}$/,
  '853': /^6\d{7}$/,
  '86': /^1[3-9]\d{9}$/,
  '886': /^9\d{8}$/,
  '65': /^[89]\d{7}$/,
  '61': /^4\d{8}$/,
  '81': /^[6-9]0\d{8}$/,
  // Personal numbers (70) and pagers (76) cost a multiple.
  '44': /^7(?:[1-57-9]\d|624)\d{6,8}$/,
  // Islands that share the code, at another price; free and premium services.
  '1': /^(?!24[26]|26[48]|284|345|441|473|649|658|664|721|758|767|784|8[024]9|86[89]|876|[2-9]00|8([3-8])\1|976)[2-9]\d{2}[2-9]\d{6}$/,
}

/** The country code of a number among those that are allowed; the longer one where two fit. */
export function countryOf(number: string, allowed: readonly string[]): string | undefined {
  return allowed.filter((country) => number.startsWith(country)).toSorted((one, other) => other.length - one.length)[0]
}

/** Whether a number, written `+85291234567`, may be that of a mobile phone of this country. */
export function isMobileOf(number: string, country: string): boolean {
  if (!/^\+[1-9]\d{6,14}$/.test(number)) return false
  const shape = MOBILE[country.slice(1)]
  return !shape || shape.test(number.slice(country.length))
}

/** Whether a text message may go to a number, by the countries that are allowed, with spaces between. */
export function isSmsNumber(number: string, countries: string): boolean {
  const country = countryOf(number, countries.split(' '))
  return country !== undefined && isMobileOf(number, country)
}
