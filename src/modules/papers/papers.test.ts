import { type Font, openSync } from 'fontkit'
import { expect, it } from 'vitest'
import { addressProblems } from '#modules/fulfilment/address-problems.rules.ts'
import { isPrintable } from '#platform/text/printable.ts'
import { ALL, runsOf } from './paper-faces.ts'
import { linesOf } from './paper-lines.ts'

const address = {
  firstName: 'May',
  lastName: 'Chan',
  areaNum: '+852',
  mobile: '9123 4567',
  territory: 'HK',
  provinceCode: 'wan-chai',
  city: '',
  postCode: '',
  address: 'Flat A, 12/F, 88 Hennessy Road',
} as const

const fonts = new Map<string, ReadonlySet<number>>()
const lettersOf = (path: string): ReadonlySet<number> => {
  const known = fonts.get(path) ?? new Set((openSync(path) as Font).characterSet)
  fonts.set(path, known)
  return known
}
const canDraw = (text: string): boolean =>
  runsOf(text.normalize('NFC').trim(), ALL).every((run) =>
    [...run.text].every((one) => lettersOf(run.path).has(one.codePointAt(0) ?? 0)),
  )

it('papers have every letter that an address may hold', () => {
  const lacking: string[] = []
  for (let point = 0x20; point < 0x40000; point += 1) {
    const letter = String.fromCodePoint(point)
    if (letter.isWellFormed() && isPrintable(letter) && !canDraw(letter)) lacking.push(`${letter} ${point.toString(16)}`)
  }
  expect(lacking).toEqual([])
})

it.each([
  'Łukasz',
  'Żółć',
  'Nguyễn Thị Đức',
  'Nguyễn'.normalize('NFD'),
  'Dvořák',
  'İpek',
  'O’Brien',
  'Ελένη',
  'Москва',
  '堃嘅',
  '𨋢',
  '广东',
  'カナ',
])('%s receives parcels', (name) => expect(addressProblems({ ...address, firstName: name, address: `${name} 12/F` })).toEqual({}))

it.each(['สมชาย', 'محمد', 'राजेश', '김민수', 'May😀', 'שרה'])('%s is asked for in letters that couriers read', (name) =>
  expect(addressProblems({ ...address, firstName: name, address: `${name}, 12 Hennessy Road` })).toEqual({
    firstName: 'letters',
    address: 'letters',
  }),
)

const faces = (text: string): string[] =>
  linesOf(text, 500, () => 1).flatMap(({ runs }) =>
    runs.map(({ path, text }) => `${/[\w-]+?(?=-latin|-viet|-cjk)/.exec(path)?.[0]}: ${text}`),
  )

it('a word is set in one family; signs beside Chinese are Chinese, an apostrophe in a name is not', () => {
  expect(faces('O’Brien')).toEqual(['instrument-sans: O’Brien'])
  expect(
    new Set(runsOf('Nguyễn', ['sans', 'letters', 'chinese']).map(({ path }) => /files.([a-z]+-[a-z]+)/.exec(path)?.[1])),
  ).toEqual(new Set(['noto-sans']))
  expect(faces('請稍候……O’Brien')).toEqual(['noto-sans: 請稍候……', 'instrument-sans: O’Brien'])
  expect(faces('黑色 · EU 38 · L')).toEqual(['noto-sans: 黑色 ·', 'instrument-sans:  EU 38 · L'])
  expect(faces('“黑色”·EU 38')).toEqual(['noto-sans: “黑色”·', 'instrument-sans: EU 38'])
})

it('lines break between Chinese characters, never before a full stop, and in Latin at blanks', () => {
  const lines = (text: string, width: number) =>
    linesOf(text, width, ({ text }) => [...text].length).map(({ runs }) => runs.map((run) => run.text).join(''))
  expect(lines('已收到貨品。多謝', 5)).toEqual(['已收到貨', '品。多謝'])
  expect(lines('one two three', 8)).toEqual(['one two', 'three'])
  expect(lines('0123456789', 4)).toEqual(['0123', '4567', '89'])
  expect(lines('a\n\nb', 4)).toEqual(['a', '', 'b'])
})
