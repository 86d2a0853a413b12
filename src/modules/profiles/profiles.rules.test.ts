import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keepMentions, mentionable, piecesOf } from './mentions.rules.ts'
import { audienceHolds } from './audiences.builders.ts'
import { audiences, comparedName, profileProblems } from './profiles.rules.ts'

describe('a display name', () => {
  test.each([
    ['Kit Ng', 'ＫＩＴ　ＮＧ'],
    ['Olive', 'OIive'],
    ['Marcus', 'rnarcus'],
    ['José', 'Jose'],
    ['Anna', 'Аnnа'],
    ['慧賢', '慧\u200b賢'],
  ])('%s is compared as %s', (one, other) => {
    expect(comparedName(one)).toBe(comparedName(other))
  })

  test.each([
    ['', 'nickname-needed'],
    ['一二三四五六七八九十十一', 'list-title'],
    ['...', 'nickname-signs'],
    ['@ann', 'nickname-signs'],
    ['Praya', 'nickname-taken'],
    ['客服', 'nickname-taken'],
  ])('%j will not do: %s', (nickname, problem) => {
    expect(profileProblems({ nickname, bio: '' })).toEqual({ nickname: problem })
  })

  test('compared twice is compared once', () => {
    const isStill = (name: string): boolean => comparedName(comparedName(name)) === comparedName(name)
    expect(() => fc.assert(fc.property(fc.string({ unit: 'grapheme' }), isStill))).not.toThrow()
  })
})

test('who sees less is among those who see more', () => {
  const bonds = [true, false].flatMap((follows) => [true, false].map((isFollowed) => ({ isOwn: false, follows, isFollowed })))
  const seen = bonds.map((bond) => audiences.map((audience) => audienceHolds(audience, bond)))
  for (const each of seen) expect(each).toEqual(each.toSorted((one, other) => Number(other) - Number(one)))
})

describe('a mention', () => {
  const id = (digit: number) => `0000000${digit}-0000-7000-8000-000000000000`
  const pages = new Map([
    [comparedName('Ann'), id(1)],
    [comparedName('Ann Lee'), id(2)],
    [comparedName('慧賢'), id(3)],
  ])
  test.each([
    ['Hello @Ann.', `Hello @[${id(1)}].`],
    ['@Ann Lee and @ann', `@[${id(2)}] and @[${id(1)}]`],
    ['@Anna is another', '@Anna is another'],
    ['多謝@慧賢的意見', `多謝@[${id(3)}]的意見`],
    ['name@example.com', 'name@example.com'],
    [`@[${id(1)}] typed by hand`, `@${id(1)} typed by hand`],
  ])('%s is kept as %s', (typed, body) => {
    expect(keepMentions(typed, pages).body).toBe(body)
  })

  test('nothing of a text is lost, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        mentionable(typed)
        const { body } = keepMentions(typed, new Map())
        expect(piecesOf(body).map((piece) => ('text' in piece ? piece.text : ''))).toEqual(typed === '' ? [] : [typed])
      }),
    )
  })
})
