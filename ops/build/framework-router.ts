import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin } from 'vite'
import { frameworkFolders, shopScreens } from '../../src/platform/browser/framework-routes.ts'

const COPY = '?framework'
/** React contexts exist once, so that hooks of either kind read what either router says. */
const ONCE = /\/lib\/context\.js$/
const HYDRATION = 'src/platform/browser/framework-pages.ts'
/** What stands in the place of React Router on the shop's pages. */
const IN_PLACE = 'src/platform/browser/react-router.tsx'

/**
 * Gives React Router to the screens that work with it, and to all others, in the browser, the little that the shop's pages use of it. A
 * module is the smallest thing a bundle divides: were it the package for both, every shopper would load what one room needs.
 */
export function frameworkRouterApart(routes: readonly RouteConfigEntry[]): Plugin {
  const root = process.cwd()
  // The desk's parts stand in those screens alone.
  const folders = new Set([...frameworkFolders(routes).map((folder) => join('src', folder)), 'src/desk'])
  const ofShop = new Set(shopScreens(routes).map((file) => join('src', file)))
  const isFrameworkScreen = (file: string): boolean => file === HYDRATION || (folders.has(dirname(file)) && !ofShop.has(file))
  return {
    name: 'framework-router-apart',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer) {
      if (!importer) return undefined
      const inCopy = importer.endsWith(COPY)
      const file = importer.replace(/\?.*/, '').slice(root.length + 1)
      if (!inCopy && !/^react-router(\/dom)?$/.test(source)) return undefined
      if (!inCopy && !isFrameworkScreen(file)) return file === IN_PLACE ? undefined : join(root, IN_PLACE)
      const found = await this.resolve(source, importer.replace(COPY, ''), { skipSelf: true })
      if (!found?.id.includes('/node_modules/react-router/') || ONCE.test(found.id)) return found
      return { ...found, id: found.id + COPY, moduleSideEffects: false }
    },
    load: (id) => (id.endsWith(COPY) ? readFileSync(id.slice(0, -COPY.length), 'utf8') : undefined),
  }
}
