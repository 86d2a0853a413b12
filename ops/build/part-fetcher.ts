import { join } from 'node:path'
import type { Plugin } from 'vite'

/** By this name Vite imports its helper wherever a part is fetched later. */
const HELPER = '\0vite/preload-helper.js'

/** Gives a browser our own few lines for parts that are fetched later, in the place of Vite's helper. */
export const ownPartFetcher = (): Plugin => ({
  name: 'own-part-fetcher',
  enforce: 'pre',
  apply: 'build',
  load(id) {
    if (id !== HELPER) return undefined
    const file = join(process.cwd(), 'src/platform/browser/fetch-part.ts')
    return `export { fetchPart as __vitePreload } from ${JSON.stringify(file)}`
  },
})
