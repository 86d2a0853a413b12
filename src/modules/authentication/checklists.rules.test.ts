import { expect, test } from 'vitest'
import { checkPointText, pieceKindText } from '#language/product/checklist.text.ts'
import { checklists, kindOfCategory, pieceKinds, pointsThatFit, problemOfFindings, type Answer } from './checklists.rules.ts'

const all = (answer: Answer, kind: keyof typeof checklists = 'bag'): Record<string, Answer> =>
  Object.fromEntries(checklists[kind].map((point) => [point, answer]))
const found = { kind: 'bag', answers: all('fits'), pictures: 1, result: 'pass', reason: '' } as const

test('a piece passes when every point fits or is not there, and a photograph shows it', () => {
  expect(problemOfFindings(found)).toBeUndefined()
  expect(problemOfFindings({ ...found, answers: { ...found.answers, lining: 'absent' } })).toBeUndefined()
  expect(problemOfFindings({ ...found, answers: { ...found.answers, lining: 'differs' } })?.field).toBe('answers.lining')
  expect(problemOfFindings({ ...found, answers: {} })?.field).toBe('answers.leather')
  expect(problemOfFindings({ ...found, pictures: 0 })?.field).toBe('pictures')
})

test('the list that counts is that of the kind', () => {
  expect(problemOfFindings({ ...found, kind: 'watch' })?.field).toBe('answers.case')
})

test('a piece is turned down for a reason, whatever else was looked at', () => {
  expect(problemOfFindings({ ...found, result: 'reject', answers: {}, pictures: 0 })?.field).toBe('reason')
  expect(
    problemOfFindings({ ...found, result: 'reject', answers: {}, pictures: 0, reason: 'The lining is nylon.' }),
  ).toBeUndefined()
})

test('a certificate names what fits and leaves out what the piece has not', () => {
  expect(pointsThatFit({ kind: 'bag', answers: { ...all('fits'), lining: 'absent' } })).not.toContain('lining')
})

test('nine keys are enough for every list, and no list names a point twice', () => {
  for (const kind of pieceKinds) {
    expect(checklists[kind].length).toBeLessThanOrEqual(9)
    expect(new Set(checklists[kind]).size).toBe(checklists[kind].length)
  }
})

test('every kind and every point has its words', () => {
  expect(Object.keys(pieceKindText)).toEqual(pieceKinds)
  expect(new Set(Object.keys(checkPointText))).toEqual(new Set(Object.values(checklists).flat()))
})

test.each([
  ['women/bags/tote-bags', 'bag'],
  ['men/accessories/wallets', 'bag'],
  ['watches-and-jewellery/watches/automatic', 'watch'],
  ['watches-and-jewellery/fine-jewellery/rings', 'jewellery'],
  ['women/fashion-jewellery/brooches', 'jewellery'],
  ['men/shoes/boots', 'shoes'],
  ['women/clothing/t-shirts', 'clothing'],
  ['beauty/perfume', 'beauty'],
  ['home/candles', 'other'],
  ['women/accessories/belts', 'other'],
])('a piece of %s is looked at as %s', (path, kind) => {
  expect(kindOfCategory(path)).toBe(kind)
})
