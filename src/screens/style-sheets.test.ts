import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import routes from '../routes.ts'

const source = join(import.meta.dirname, '..')
const text = (file: string): string => readFileSync(file, 'utf8')

/** `drawn`: its script comes later than what the server has drawn of it. */
type Import = { file: string; kind: 'at once' | 'drawn' | 'later' }
const known = new Map<string, Import[]>()

const IMPORTS =
  /(?<type>import type|export type) [^'"]+'|(?<drawn>drawnPart|asleep)\(\(\) => import\('(?<a>[^']+)'\)|import\('(?<b>[^']+)'\)|(?:import|from) '(?<c>[^']+)'/g

function importsOf(file: string): Import[] {
  const found =
    known.get(file) ??
    [...text(file).matchAll(IMPORTS)].flatMap(({ groups = {} }) => {
      const { type, drawn, a, b, c } = groups
      const path = (a ?? b ?? c)?.replace('?url', '')
      if (type || !path) return []
      const at = path.startsWith('#') ? join(source, path.slice(1)) : join(dirname(file), path)
      if (!/^[#.]/.test(path) || /\.server\./.test(path) || !existsSync(at)) return []
      return [{ file: at, kind: c ? ('at once' as const) : drawn ? ('drawn' as const) : ('later' as const) }]
    })
  known.set(file, found)
  return found
}

/** These files and what comes with them by imports of these kinds. */
function withImports(files: string[], ...kinds: Import['kind'][]): string[] {
  const found = new Set(files)
  for (const file of found) for (const next of importsOf(file)) if (kinds.includes(next.kind)) found.add(next.file)
  return [...found]
}

const isSheet = (file: string): boolean => file.endsWith('.css')
const classesIn = (sheet: string): string[] =>
  [
    ...text(sheet)
      .replace(/\/\*[^]*?\*\/|'[^']*'/g, '')
      .matchAll(/\.([a-z][\w-]*)/g),
  ].map(([, name = '']) => name)
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(screens|desk|ui)\/.*(?<!\.module)\.css$/.test(file))
  .map((file) => join(source, file))
const dressed = new Set(sheets.flatMap(classesIn))

/** Of classes that some sheet knows: those that these files wear, and none of these sheets has. */
function undressed(files: string[], present: string[]): string[] {
  const has = new Set(present.filter(isSheet).flatMap(classesIn))
  return files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      [...text(file).matchAll(/className[=:]\s*(?:\{?["'`]([^"'`]+)["'`]|\{([^}]*)\})/g)].flatMap(([, words, code]) =>
        (words ?? [...(code ?? '').matchAll(/["'`]([^"'`]*)["'`]/g)].map(([, literal]) => literal).join(' '))
          .split(/[^\w-]+/)
          .filter((name) => dressed.has(name) && !has.has(name))
          .map((name) => `${relative(source, file)}: ${name}`),
      ),
    )
}

test('what a page of the shop wears comes with its style sheets, also for parts whose script comes later', () => {
  const frames = routes.filter(({ id = '' }) => id.startsWith('en:'))
  const missing = frames.flatMap((frame) =>
    (frame.children ?? []).flatMap((screen) => {
      const files = ['root.tsx', frame.file, screen.file].map((file) => join(source, file))
      const seen = withImports(files, 'at once', 'drawn')
      const all = withImports(files, 'at once', 'drawn', 'later')
      return [...undressed(seen, withImports(files, 'at once')), ...undressed(all, all)].map((what) => `${screen.path}: ${what}`)
    }),
  )
  expect(frames.length).toBeGreaterThan(2)
  expect([...new Set(missing)]).toEqual([])
})
