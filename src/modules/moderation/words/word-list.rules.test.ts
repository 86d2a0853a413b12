import { readFileSync, readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFirstWords } from './first-words.builders.ts'
import { foldWriting } from './fold-writing.rules.ts'
import { foreignLinks } from './links.rules.ts'
import { badTexts, goodTexts } from './trial-texts.ts'
import { compileWords, foldedWord, type ListedWord, outcomeOf, worstHit } from './word-list.rules.ts'

const words = readFirstWords()
const matcher = compileWords(words)
const said = (text: string) => matcher.find(text, 'post').map(({ word }) => word.word)

describe('the first list', () => {
  test('has words of both languages and of Cantonese in Latin letters', () => {
    expect(words.length).toBeGreaterThan(250)
    expect(new Set(words.map(({ language }) => language))).toEqual(new Set(['en', 'zh', 'yue']))
  })
  test.each(goodTexts)('lets pass: %s', (text) => expect(said(text)).toEqual([]))
  test.each(badTexts)('finds: %s', (text) => expect(said(text)).not.toEqual([]))

  test('lets pass every name of the demo: houses, goods, colours, and what buyers wrote', () => {
    const folder = 'demo/catalogue/words'
    const texts = readdirSync(folder).flatMap((file) => textsIn(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))))
    expect(texts.length).toBeGreaterThan(1_000)
    expect(texts.filter((text) => said(text).length > 0)).toEqual([])
  })

  test('looks for names of the shop in names alone', () => {
    expect(matcher.find('praya official', 'nickname')).toHaveLength(2)
    expect(matcher.find('ρraya_0fficial', 'nickname')).toHaveLength(2)
    expect(matcher.find('Praya 客服', 'nickname')).toHaveLength(2)
    expect(matcher.find('A staff member of praya helped me', 'post')).toEqual([])
  })
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

const word = (text: string, given: Partial<ListedWord> = {}): ListedWord => ({
  word: text,
  language: 'en',
  severity: 1,
  follows: 'mark',
  rule: 'harassment',
  isWhole: true,
  namesOnly: false,
  ...given,
})

describe('a word of a list', () => {
  test('is found where it stands in the text as it was written', () => {
    const text = 'Come: W h a t s a p p me, 加 我 微*信!'
    const found = matcher.find(text, 'post').map(({ from, to }) => text.slice(from, to))
    expect(found).toEqual(expect.arrayContaining(['W h a t s a p p me', '加 我 微*信']))
  })

  test('is found among letters that are spelled one by one, wherever it begins', () => {
    expect(said('The seller is a w a n k e r.')).toContain('wanker')
    expect(said('A, B, C, D: four sizes; F U R in E U')).toEqual([])
  })

  test('is found whole unless it may be part of another', () => {
    expect(compileWords([word('ass')]).find('grass class', 'post')).toEqual([])
    expect(compileWords([word('ass', { isWhole: false })]).find('grass class', 'post')).toHaveLength(2)
  })

  test('decides by the worst of what was found', () => {
    const hits = compileWords([word('one'), word('two', { follows: 'wait' }), word('three', { follows: 'refuse' })])
    expect(outcomeOf(hits.find('none', 'post'))).toBe('publish')
    expect(outcomeOf(hits.find('one', 'post'))).toBe('mark')
    expect(outcomeOf(hits.find('one three two', 'post'))).toBe('refuse')
    expect(worstHit(hits.find('one three two', 'post'))?.word.word).toBe('three')
  })

  test('is found however it is hidden: width, case, accents, what nobody sees, marks and gaps between', () => {
    const spelled = fc.constantFrom('wanker', '冚家鏟', 'dickhead')
    const disguise = fc.constantFrom(
      (text: string) => text.toUpperCase(),
      (text: string) => [...text].join('\u200b'),
      (text: string) => [...text].join(' '),
      (text: string) => [...text].join('*'),
      (text: string) => [...text].join('\u2060\u0336'),
      (text: string) => text.replaceAll(/[a-z]/g, (one) => String.fromCodePoint(one.charCodeAt(0) + 0xfee0)),
      (text: string) => text.replaceAll('a', 'а').replaceAll('e', 'е'),
      (text: string) => text.replaceAll('i', '1'),
    )
    fc.assert(
      fc.property(spelled, disguise, (text, hide) => {
        expect(said(`x: ${hide(text)} !`)).not.toEqual([])
      }),
    )
  })

  test('is folded alike twice, and any text has a place for each of its letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { text: folded, from, to } = foldWriting(text)
        expect([from.length, to.length]).toEqual([folded.length, folded.length])
        expect(to.every((end, at) => end >= (from[at] ?? 0) && end <= text.length)).toBe(true)
      }),
    )
    expect(foldedWord(foldedWord('Ｄｉｕ LEI5'))).toBe('diu lei')
  })
})

test.each([
  ['See https://other.example/x', ['other.example']],
  ['wa.me/85291234567', ['wa.me']],
  ['ｗｗｗ．other.com', ['other.com']],
  ['other [dot] com', ['other.com']],
  ['https://praya.hk/product and shop.praya.hk', []],
  ['Finished.Come again. 3.5 cm, No.1, e.g. this', []],
  ['在other.shop買', ['other.shop']],
])('a link to elsewhere: %s', (text, hosts) => expect(foreignLinks(text, 'praya.hk')).toEqual(hosts))
