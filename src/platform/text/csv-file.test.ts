import fc from 'fast-check'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { csvFile } from './csv-file.ts'

const read = (rows: (string | number)[][]) => parse(csvFile('x', rows).content, { bom: true })

test.each([
  '=HYPERLINK("http://evil")',
  '+cmd|calc',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '-',
  '%x',
  '|x',
  '＝1+1',
  '＋cmd',
  '－1',
  '＠SUM(A1)',
  '﹦1',
])('no spreadsheet takes %j for a formula', (words) => {
  expect(read([[words, 'after']])[0]).toEqual([`'${words}`, 'after'])
})

test('figures stay figures, and quotes, commas and lines stand as they were', () => {
  expect(read([['-12.50', 7, -3, 'a "b", c\nd', '珍珠']])[0]).toEqual(['-12.50', '7', '-3', 'a "b", c\nd', '珍珠'])
})

test('whatever the words, every cell comes back, and none begins as a formula does', () => {
  const rows = fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })), { minLength: 1 })
  fc.assert(
    fc.property(rows, (table) => {
      const cells = read(table).flat()
      table.flat().forEach((cell, at) => expect([cell, `'${cell}`]).toContain(cells[at]))
      for (const cell of cells) expect(/^[=+\-@\t\r＝＋－＠]/.test(cell) && !/^-\d+(\.\d+)?$/.test(cell)).toBe(false)
    }),
  )
})
