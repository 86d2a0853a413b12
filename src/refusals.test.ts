import { expect, test } from 'vitest'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { refusals } from './refusals.ts'

type Said = { code: number; en: string; zh: string }
const written = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.refusals.ts'),
)
const groups = await Promise.all(
  written.map(async (file) =>
    Object.values((await import(join(import.meta.dirname, file))) as Record<string, Record<string, Said>>),
  ),
)
const all = groups.flat().flatMap((group) => Object.entries(group))

test('every refusal that is written anywhere stands in the one list, and no two have one name or one code', () => {
  expect(written.length).toBeGreaterThan(5)
  expect(Object.fromEntries(all)).toEqual(refusals)
  expect(all.map(([name]) => name).toSorted()).toEqual(Object.keys(refusals).toSorted())
  const codes = all.map(([, { code }]) => code)
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
})

test('a refusal says in both languages what happened, as a whole sentence', () => {
  for (const [name, { code, en, zh }] of all) {
    expect([name, code > 999_999 && code < 9_999_001]).toEqual([name, true])
    expect([name, en]).toEqual([name, expect.stringMatching(/^[A-Z].*[.]$/)])
    expect([name, zh]).toEqual([name, expect.stringMatching(/\p{Script=Han}.*。$/u)])
  }
})
