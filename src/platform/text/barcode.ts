/** As it is kept: the digits below the bars, however they were typed. */
export const barcodeOf = (typed: string): string => typed.normalize('NFKC').replaceAll(/[\s-]/g, '')

/** Digits of a manufacturer (EAN-8, UPC, EAN-13, GTIN-14), of which the last checks the others. */
export function isBarcode(digits: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return false
  const sum = [...digits.padStart(GTIN, '0')].map(Number).reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0)
  return sum % 10 === 0
}

const GTIN = 14
/** By what two are known to be one: a UPC of twelve digits is an EAN of thirteen with a nought before it. */
export const barcodeKey = (digits: string): string => digits.padStart(GTIN, '0')
