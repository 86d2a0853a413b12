import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin } from 'vite'
import { frameworkFolders } from '../../src/platform/browser/framework-routes.ts'

const COPY = '?framework'
/** React contexts exist once, so that hooks of either copy read what either router says. */
const ONCE = /\/lib\/(context|dom\/ssr\/components)\.js$/
const HYDRATION = 'src/platform/browser/framework-pages.ts'

/**
 * Gives those screens React Router a second time. A module is the smallest thing a bundle divides, and the browser router
 * stands in one module with constants every public page needs: used once anywhere, all of it would be on every page.
 */
export function frameworkRouterApart(routes: readonly RouteConfigEntry[]): Plugin {
  // The desk's parts stand in those screens alone.
  const folders = new Set([...frameworkFolders(routes).map((folder) => join('src', folder)), 'src/desk'])
  const root = process.cwd()
  const isFrameworkScreen = (importer: string): boolean =>
    importer === join(root, HYDRATION) || folders.has(dirname(importer).slice(root.length + 1))
  return {
    name: 'framework-router-apart',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer) {
      if (!importer) return undefined
      const inCopy = importer.endsWith(COPY)
      if (!inCopy && !(/^react-router(\/dom)?$/.test(source) && isFrameworkScreen(importer.replace(/\?.*/, '')))) return undefined
      const found = await this.resolve(source, importer.replace(COPY, ''), { skipSelf: true })
      if (!found?.id.includes('/node_modules/react-router/') || ONCE.test(found.id)) return found
      return { ...found, id: found.id + COPY, moduleSideEffects: false }
    },
    load: (id) => (id.endsWith(COPY) ? readFileSync(id.slice(0, -COPY.length), 'utf8') : undefined),
  }
}
