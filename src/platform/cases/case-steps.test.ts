import { expect, test } from 'vitest'
import { caseOf } from './case-steps.ts'

const { actsFrom, after } = caseOf<'asked' | 'agreed' | 'done' | 'declined', 'cancel' | 'return', 'agree' | 'decline' | 'look'>({
  agree: { from: ['asked'], to: { cancel: 'done', return: 'agreed' } },
  decline: { from: ['asked'], to: 'declined' },
  look: { from: ['asked', 'agreed'], only: 'return' },
})
const acts = ['agree', 'decline', 'look'] as const

test('what can be done with a case depends on where it stands and of which kind it is', () => {
  expect(actsFrom({ kind: 'return', state: 'asked' }, acts)).toEqual(['agree', 'decline', 'look'])
  expect(actsFrom({ kind: 'cancel', state: 'asked' }, acts)).toEqual(['agree', 'decline'])
  expect(actsFrom({ kind: 'return', state: 'agreed' }, acts)).toEqual(['look'])
  expect(actsFrom({ kind: 'return', state: 'done' }, acts)).toEqual([])
})

test('a step leads where its table says, stays where that says nothing, and is none from elsewhere', () => {
  expect(after({ kind: 'cancel', state: 'asked' }, 'agree')).toBe('done')
  expect(after({ kind: 'return', state: 'asked' }, 'agree')).toBe('agreed')
  expect(after({ kind: 'return', state: 'agreed' }, 'look')).toBe('agreed')
  expect(after({ kind: 'cancel', state: 'asked' }, 'look')).toBeUndefined()
  expect(after({ kind: 'return', state: 'declined' }, 'agree')).toBeUndefined()
})
