import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { presentInfoPage, readInfoPages } from './info-pages.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'))
  mkdirSync(join(folder, 'pages'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const facts = { minutes: { en: '30', zh: '三十' } }
const front = {
  address: '/statement/test',
  group: 'help',
  order: '1',
  title: 'Test',
  lead: 'A page.',
  updated: '2026-11-20',
}

function write(language: 'en' | 'zh', body: string, changed: Partial<Record<string, string>> = {}): void {
  const lines = Object.entries({ ...front, ...changed }).map(([name, value]) => `${name}: ${value}`)
  writeFileSync(join(folder, `pages/test.${language}.md`), `---\n${lines.join('\n')}\n---\n${body}`)
}
const read = () => readInfoPages(folder, facts)
const shown = (language: 'en' | 'zh') => presentInfoPage(read(), '/statement/test', language)

test('Markdown becomes HTML; headings have one address in both languages and links stay in theirs', () => {
  write('en', '## How to pay\n\nIn {{minutes}} minutes, see [delivery](/statement/delivery).')
  write('zh', '## 付款方法\n\n{{minutes}}分鐘，見[送貨](/statement/delivery)。')
  expect(shown('en')?.html).toBe(
    '<h2 id="how-to-pay">How to pay</h2><p>In 30 minutes, see <a class="link" href="/statement/delivery">delivery</a>.</p>',
  )
  expect(shown('zh')?.html).toBe(
    '<h2 id="how-to-pay">付款方法</h2><p>三十分鐘，見<a class="link" href="/zh/statement/delivery">送貨</a>。</p>',
  )
})

test('a table can be reached by keyboard and is named after its heading', () => {
  write('en', '## Costs\n\n| To | Price |\n| --- | --- |\n| Macau | Free |')
  write('zh', '## 費用\n\n| 地區 | 價格 |\n| --- | --- |\n| 澳門 | 免費 |')
  expect(shown('en')?.html).toContain('<div class="info-table" tabindex="0" role="region" aria-label="Costs"><table>')
  expect(shown('zh')?.html).toContain('<th scope="row">澳門</th><td>免費</td>')
})

test('a page of questions comes as groups of questions with their answers', () => {
  write('en', '## Orders\n\n### Where is it?\n\nHere.', { form: 'questions' })
  write('zh', '## 訂單\n\n### 在哪裏？\n\n在此。', { form: 'questions' })
  expect(shown('zh')?.questions).toEqual([
    { id: 'orders', title: '訂單', questions: [{ id: 'where-is-it', question: '在哪裏？', answer: '<p>在此。</p>' }] },
  ])
})

test('a changed word is another version', () => {
  write('en', 'One.')
  write('zh', '一。')
  const before = read().version
  write('zh', '二。')
  expect(read().version).not.toBe(before)
})

test.each([
  ['HTML', 'Words <b>bold</b>', /HTML is not let through: “<b>”/],
  ['a block of HTML', '<script>alert(1)</script>', /HTML is not let through/],
  ['a picture', '![x](/x.png)', /no pictures/],
  ['a link that runs a script', '[x](javascript:alert)', /not to “javascript:alert”/],
  ['a link without encryption', '[x](http://example.com)', /not to “http:/],
  ['a link to another host in disguise', '[x](//example.com)', /not to “\/\//],
  ['a heading of the first level', '# Big\n\nWords', /headings are ## or ###/],
  ['an empty section', '## One\n\n## Two\n\nWords', /nothing stands under “One”/],
  ['two headings of one address', '## One\n\nWords\n\n## One\n\nWords', /two headings lead to #one/],
  ['a fact nobody knows', 'In {{hours}} hours', /no fact \{\{hours\}\}/],
  ['no words', '', /has no words/],
])('a page with %s is refused by name', (_, body, problem) => {
  write('en', body)
  write('zh', body)
  expect(read).toThrow(problem)
  expect(read).toThrow(/content\/pages\/test\.en\.md/)
})

test.each([
  ['a day that does not exist', { updated: '2026-02-30' }, /updated/],
  ['a group that does not exist', { group: 'other' }, /group/],
  ['a line too much', { colour: 'red' }, /colour/],
  ['an address of another group than its twin', { group: 'rules' }, /group is help, in English rules/],
])('a page with %s is refused', (_, changed, problem) => {
  write('en', 'Words', changed)
  write('zh', '字')
  expect(read).toThrow(problem)
})

test('a page without its twin, or with other headings than its twin, is refused', () => {
  write('en', '## One\n\nWords')
  expect(read).toThrow('content/pages/test.zh.md: missing: every page is written in both languages')
  write('zh', '字')
  expect(read).toThrow('content/pages/test.zh.md: has other headings than the English page')
})
