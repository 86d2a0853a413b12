import { expect, it } from 'vitest'
import { familyFirst, spacedPhone } from './receiver-words.ts'

it.each([
  ['大文 陳', '陳大文'],
  ['Mei Ling Chan', 'Mei Ling Chan'],
  ['陳大文', '陳大文'],
  ['大文 Chan', '大文 Chan'],
])('reads %s as %s', (given, read) => expect(familyFirst(given)).toBe(read))

it.each([
  ['+85291234567', '+852 9123 4567'],
  ['+85366123456', '+853 6612 3456'],
  ['+8613800138000', '+86 13800138000'],
  ['+4420794600', '+4420794600'],
])('spaces the number %s as %s', (given, spaced) => expect(spacedPhone(given)).toBe(spaced))
