import { expect, it } from 'vitest'
import { maskedPhone, shownPhone, spacedPhone } from './shown-phone.ts'

it.each([
  ['+85291234567', '+852 9123 4567'],
  ['+85366123456', '+853 6612 3456'],
  ['+8613800138000', '+86 13800138000'],
  ['+4420794600', '+4420794600'],
])('spaces the number %s as %s', (given, spaced) => expect(spacedPhone(given)).toBe(spaced))

it.each([
  ['+852', '91234567', '+852 9123 4567'],
  ['+852', '••••4567', '+852 ••••4567'],
  ['+44', '7700900123', '+44 7700900123'],
])('a number %s %s of an order is shown as %s', (areaNum, mobile, shown) => expect(shownPhone({ areaNum, mobile })).toBe(shown))

it.each([
  ['+85291234432', '+852 ••••• 432'],
  ['+85366123456', '+853 ••••• 456'],
  ['+16045550123', '+1 ••••• 123'],
  ['+8613800138000', '+86 ••••• 000'],
  ['+447700900123', '+44 ••••• 123'],
  ['+351912345678', '+351 ••••• 678'],
  ['+4915112345678', '+49 ••••• 678'],
])('the number %s keeps its whole country code where it is masked: %s', (phone, masked) =>
  expect(maskedPhone(phone)).toBe(masked),
)
