import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'
import { expect, test } from 'vitest'
import { chineseFaults } from './chinese.rules.ts'

type Text = { file: string; key: string; text: string }

const HAN = /\p{Script=Han}/u
/** Search knows the words of others on purpose; tests bring their own. */
const NOT_WRITTEN_HERE = /(?:\.test|\.builders)\.tsx?$|^src\/modules\/search\/|\/chinese\.rules\.ts$/

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => ending.test(path) && !NOT_WRITTEN_HERE.test(path))
    .toSorted()

const readTexts = (folder: string, ending: RegExp, textsOf: (source: string, file: string) => Omit<Text, 'file'>[]): Text[] =>
  filesIn(folder, ending).flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const found = HAN.test(source) ? textsOf(source, file) : []
    return found.flatMap(({ key, text }) => (HAN.test(text) && !key.endsWith('.en') ? [{ file, key, text }] : []))
  })

type SyntaxNode = { type?: string; [part: string]: unknown }
const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null
const nameOf = (node: unknown): string => (isNode(node) && typeof node.value === 'string' ? node.value : '')

/** Every string and template of a source file with the keys that lead to it; what a template fills in reads as a letter. */
function textsOfSource(source: string, file: string): Omit<Text, 'file'>[] {
  const found: Omit<Text, 'file'>[] = []
  const visit = (node: unknown, keys: string[]): void => {
    if (!isNode(node)) return
    const key = keys.join('.')
    if (node.type === 'StringLiteral' || node.type === 'JSXText') found.push({ key, text: String(node.value) })
    if (node.type === 'TemplateLiteral') {
      const parts = (node.quasis as { cooked?: string; raw: string }[]).map(({ cooked, raw }) => cooked ?? raw)
      found.push({ key, text: parts.join('X') })
    }
    const own = node.type === 'KeyValueProperty' ? nameOf(node.key) : node.type === 'VariableDeclarator' ? nameOf(node.id) : ''
    for (const [part, child] of Object.entries(node)) {
      if (node.type === 'KeyValueProperty' && part === 'key') continue
      visit(child, own ? [...keys, own] : keys)
    }
  }
  visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('x') }), [])
  return found
}

function textsOfJson(source: string): Omit<Text, 'file'>[] {
  const walk = (value: unknown, keys: string[]): Omit<Text, 'file'>[] => {
    if (typeof value === 'string') return keys.at(-1) === 'note' ? [] : [{ key: keys.join('.'), text: value }]
    return isNode(value) ? Object.entries(value).flatMap(([key, child]) => walk(child, [...keys, key])) : []
  }
  return walk(JSON.parse(source), [])
}

/** Line by line, each under its heading; of a link its words are read. */
function textsOfPage(source: string): Omit<Text, 'file'>[] {
  let heading = 'head'
  return source.split('\n').map((line) => {
    if (line.startsWith('#')) heading = line.replace(/^#+ /, '')
    return { key: heading, text: line.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/\{\{\w+\}\}/g, 'X') }
  })
}

const texts = [
  ...readTexts('src', /\.tsx?$/, textsOfSource),
  ...readTexts('src', /\.json$/, textsOfJson),
  ...readTexts('demo/catalogue', /\.ts$/, textsOfSource),
  ...readTexts('demo/catalogue/words', /\.json$/, textsOfJson),
  ...readTexts('content/pages', /\.zh\.md$/, textsOfPage),
]

test('every Chinese text says one thing by one word, the one of Hong Kong, in its characters and punctuation', () => {
  expect(texts.length).toBeGreaterThan(3_000)
  const faults = texts.flatMap(({ file, key, text }) =>
    chineseFaults(text, file).map((fault) => `${file} › ${key} › ${text.trim().slice(0, 60)} › ${fault}`),
  )
  expect(faults).toEqual([])
})

test.each([
  ['此訂單已關閉。', '已關閉'],
  ['商戶合作：由商戶發售', '商戶'],
  ['閣下的購物袋', '閣下'],
  ['訂單 X已寄出', ' '],
  ['多謝,請稍候', ','],
  ['订单已寄出', '订'],
])('%s is found out', (text, form) => {
  expect(chineseFaults(text, 'content/pages/care.zh.md').join()).toContain(`“${form}”`)
})

test.each(['商戶合作', '2026年11月20日 21:30', '每張不超過10 MB', '迷你手袋'])('%s may stand', (text) => {
  expect(chineseFaults(text)).toEqual([])
})
