import { describe, expect, test } from 'vitest'
import { maskedReviewer, reviewProblems } from './reviews.rules.ts'

describe('a review', () => {
  test.each<[string, string, string, object]>([
    ['of 120 letters', 'a'.repeat(120), '', {}],
    ['of 121', 'a'.repeat(121), '', { text: 'review-width' }],
    ['of 60 Chinese characters', '靚'.repeat(60), '', {}],
    ['of 61', '靚'.repeat(61), '', { text: 'review-width' }],
    ['of emojis, each as wide as two', '👍🏽'.repeat(60), '', {}],
    ['of blanks', ' \n ', '', { text: 'required' }],
    ['under a name of twenty', 'Fine', 'a'.repeat(20), {}],
    ['under a longer one', 'Fine', '陳'.repeat(11), { name: 'list-title' }],
  ])('%s', (_, text, name, problems) => {
    expect(reviewProblems({ text, name })).toEqual(problems)
  })

  test.each([
    [{ firstName: 'Tai Man', lastName: 'Chan' }, 'T•••'],
    [{ firstName: '大文', lastName: '陳' }, '陳•••'],
    [{ firstName: '', lastName: '' }, '•••'],
  ])('hides whoever does not want to be named: %j is %s', (name, shown) => {
    expect(maskedReviewer(name)).toBe(shown)
  })
})
