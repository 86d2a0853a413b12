import { expect, test } from 'vitest'
import { mergeEdits } from './merge-edits.ts'

const opened = { version: 1, name: { en: 'Lane', zh: '里' }, account: '1', links: ['a', 'b'] }

test('what was typed is kept upon what somebody else saved, and the rest is theirs', () => {
  const typed = { ...opened, name: { en: 'Harbour Lane', zh: '里' }, links: ['a'] }
  const newest = { version: 2, name: { en: 'Lane', zh: '海港里' }, account: '2', links: ['a', 'b', 'c'] }
  expect(mergeEdits(opened, typed, newest)).toEqual({
    version: 2,
    name: { en: 'Harbour Lane', zh: '海港里' },
    account: '2',
    links: ['a'],
  })
})

test('where both changed the same, what was typed here stands', () => {
  expect(mergeEdits(opened, { ...opened, account: '3' }, { ...opened, account: '2' }).account).toBe('3')
})

test('items of a list that are known by name are merged one by one, as long as nobody has added, removed or moved one', () => {
  const black = { colourId: 'black', hex: '#000000', variants: [{ itemNumber: 'A1', price: '1' }] }
  const red = { colourId: 'red', hex: '#ff0000', variants: [{ itemNumber: 'B1', price: '1' }] }
  const was = { colours: [black, red] }
  const mine = { colours: [{ ...black, hex: '#111111' }, red] }
  const theirs = { colours: [{ ...black, variants: [{ itemNumber: 'A1', price: '2' }] }, red] }
  expect(mergeEdits(was, mine, theirs)).toEqual({
    colours: [{ colourId: 'black', hex: '#111111', variants: [{ itemNumber: 'A1', price: '2' }] }, red],
  })
  expect(mergeEdits(was, mine, { colours: [red, black] })).toEqual(mine)
  expect(mergeEdits(was, was, { colours: [red] })).toEqual({ colours: [red] })
})
