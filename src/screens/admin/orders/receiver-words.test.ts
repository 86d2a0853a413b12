import { expect, it } from 'vitest'
import { spacedPhone } from './receiver-words.ts'

it.each([
  ['+85291234567', '+852 9123 4567'],
  ['+85366123456', '+853 6612 3456'],
  ['+8613800138000', '+86 13800138000'],
  ['+4420794600', '+4420794600'],
])('spaces the number %s as %s', (given, spaced) => expect(spacedPhone(given)).toBe(spaced))
