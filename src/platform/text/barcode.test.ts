import { expect, test } from 'vitest'
import { barcodeKey, barcodeOf, isBarcode } from './barcode.ts'

test.each(['4006381333931', '036000291452', '0036000291452', '96385074', '10012345678902'])(
  '%s is a barcode, as its last digit says',
  (digits) => expect(isBarcode(digits)).toBe(true),
)

test.each(['4006381333930', '036000291453', '96385075', '123', '', '40063813339311', 'WC-100-38', '4006381333931a'])(
  '“%s” is none',
  (typed) => expect(isBarcode(typed)).toBe(false),
)

test('it is typed with spaces, hyphens or wide digits', () => {
  expect(barcodeOf(' 4 006381 333931 ')).toBe('4006381333931')
  expect(barcodeOf('４００６３８１-333931')).toBe('4006381333931')
})

test('a UPC and the EAN a camera makes of it are the same', () => {
  expect(barcodeKey('036000291452')).toBe(barcodeKey('0036000291452'))
  expect(barcodeKey('036000291452')).not.toBe(barcodeKey('4006381333931'))
})
