import { expect, test } from 'vitest'
import { englishFaults } from './english-rules.builders.ts'
import { HAN, readTexts, textsOfPage, textsOfSource } from './written-texts.builders.ts'

/** Under a key `en`, or with functions inside one; names of fields are no sentences. */
const IS_ENGLISH = /(?:^|\.)en(?:\.|$)/

/** Of a row of the table what is tried; the names of its tests are read in their files. */
const textsOfAttacks: typeof textsOfPage = (source) =>
  textsOfPage(source).map(({ key, text }) => ({ key, text: text.startsWith('|') ? (text.split('|')[2] ?? '') : text }))

const texts = [
  ...readTexts('src', /\.tsx?$/, textsOfSource).filter(({ key }) => IS_ENGLISH.test(key)),
  ...readTexts('content/pages', /\.en\.md$/, textsOfPage),
  ...readTexts('.', /^\.\/(?:README|CONTRIBUTING)\.md$/, textsOfPage),
  ...readTexts('docs', /^docs\/(?:ARCHITECTURE|GLOSSARY|HOW-TO|decisions\/.*)\.md$/, textsOfPage),
  ...readTexts('docs', /^docs\/ATTACKS\.md$/, textsOfAttacks),
].filter(({ text }) => /[a-z]/i.test(text) && !HAN.test(text))

test('every English text says what somebody behind the counter would say, an item an item, in sentences one can read', () => {
  expect(texts.length).toBeGreaterThan(3_000)
  const faults = texts.flatMap(({ file, key, text }) =>
    englishFaults(text, `${file} ${key}`).map((fault) => `${file} › ${key} › ${text.trim().slice(0, 60)} › ${fault}`),
  )
  expect(faults).toEqual([])
})

test.each([
  ['What you have typed stands below.', 'stands'],
  ['Whoever has the link sees it.', 'Whoever'],
  ['Nobody is told yet', 'Nobody'],
  ['It counts once.', 'counts once'],
  ['Present password', 'Present password'],
  ['Your log-in has expired.', 'log-in'],
  ['This piece has come back.', 'piece'],
])('%s is found out', (text, form) => {
  expect(englishFaults(text, 'src/language/buying/order.text.ts key').join()).toContain(`“${form}”`)
})

test.each(['This piece is genuine', 'Your items are back in your bag.', 'We will e-mail you.'])('%s may stand', (text) => {
  expect(englishFaults(text, 'src/language/buying/certificate.text.ts key')).toEqual([])
})

test('a sentence of more words than one reads at once is found out', () => {
  expect(englishFaults('One word after another '.repeat(7)).join()).toContain('28 words')
})
