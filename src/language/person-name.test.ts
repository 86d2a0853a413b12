import { expect, it } from 'vitest'
import { personName } from './person-name.ts'

it.each([
  ['大文', '陳', '陳大文'],
  ['Mei Ling', 'Chan', 'Mei Ling Chan'],
  ['', '陳大文', '陳大文'],
  ['大文', 'Chan', '大文 Chan'],
])('reads %s of the family %s as %s', (firstName, lastName, read) => expect(personName({ firstName, lastName })).toBe(read))
