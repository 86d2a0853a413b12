import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import routes from '../../routes.ts'
import { frameworkFolders, shopScreens } from './framework-routes.ts'
import * as ours from './react-router.tsx'

const source = join(import.meta.dirname, '../..')

const EXPORTS =
  /export (async )?(const|function) (action|clientAction|clientLoader|clientMiddleware|shouldRevalidate|handle|HydrateFallback)\b/

const framework = new Set(frameworkFolders(routes))
const ofShop = new Set(shopScreens(routes))
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /^(screens|ui|root).*\.tsx?$/.test(file) &&
    !/\.(server|test)\.tsx?$/.test(file) &&
    (!framework.has(dirname(file)) || ofShop.has(file)),
)

test('public screens use of React Router what the shop’s own has in its place, and none of its other exports', () => {
  const used = files.flatMap((file) => {
    const text = readFileSync(join(source, file), 'utf8')
    const imports = [...text.matchAll(/import \{([^}]*)\} from 'react-router'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    )
    const missing = imports.filter((name) => name && !name.startsWith('type ') && !(name in ours))
    const route = /(^|\/)(root|[\w-]+)\.tsx$/.test(file) ? (EXPORTS.exec(text)?.[3] ?? []) : []
    return [...missing, ...[route].flat()].map((name) => `${file}: ${name}`)
  })
  expect(files.length).toBeGreaterThan(50)
  expect(framework).toContain('screens/admin/orders')
  expect(framework).not.toContain('screens/store/list')
  expect(files).toContain('screens/admin/home/home-preview.tsx')
  expect(used, 'docs/decisions/0110 says what there is instead').toEqual([])
})
