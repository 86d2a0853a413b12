import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE = /\.(ts|tsx|mjs|css)$/
const NOT_OURS = new Set(['node_modules', 'results', 'media', 'build'])

/** Files below the folder, relative to the current one, in a fixed order. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : listFiles(path)
      return [path]
    })
}

export const listSources = (folders: string[]): string[] => folders.flatMap(listFiles).filter((path) => SOURCE.test(path))
