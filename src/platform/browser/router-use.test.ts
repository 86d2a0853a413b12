import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import routes from '../../routes.ts'
import { frameworkFolders } from './framework-routes.ts'

const source = join(import.meta.dirname, '../..')

/** What our own router leaves out, and what would therefore do nothing or fail in the browser. */
const LEFT_OUT = new Set([
  'Await',
  'BlockerFunction',
  'Form',
  'useActionData',
  'useBeforeUnload',
  'useBlocker',
  'useFetcher',
  'useFetchers',
  'useMatches',
  'usePrompt',
  'useSubmit',
  'useViewTransitionState',
])
const EXPORTS =
  /export (async )?(const|function) (action|clientAction|clientLoader|clientMiddleware|shouldRevalidate|handle|HydrateFallback)\b/

const framework = new Set(frameworkFolders(routes))
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /^(screens|ui|root).*\.tsx?$/.test(file) && !framework.has(dirname(file)),
)

test('no public screen uses a part of React Router that the shop’s own router leaves out', () => {
  const used = files.flatMap((file) => {
    const text = readFileSync(join(source, file), 'utf8')
    const imports = [...text.matchAll(/import \{([^}]*)\} from 'react-router'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    )
    const found = imports.filter((name) => LEFT_OUT.has(name))
    const route = /(^|\/)(root|[\w-]+)\.tsx$/.test(file) ? (EXPORTS.exec(text)?.[3] ?? []) : []
    return [...found, ...[route].flat()].map((name) => `${file}: ${name}`)
  })
  expect(files.length).toBeGreaterThan(50)
  expect(framework).toContain('screens/admin/orders')
  expect(framework).not.toContain('screens/store/list')
  expect(used, 'docs/decisions/0008 says what there is instead').toEqual([])
})
