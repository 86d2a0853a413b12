import { existsSync, readFileSync } from 'node:fs'
import type { IModule } from 'dependency-cruiser'

const PAGE = 'docs/ARCHITECTURE.md'
const TEST = /\.(test|builders)\.tsx?$/
/** Every folder may know them, so that their arrows would say nothing. */
const GROUND: ReadonlySet<string> = new Set(['language', 'platform'])

/** What is wrong with the picture in the architecture's page: it shows each folder of `src` that imports another one, and nothing else. */
export function pictureFaults(modules: readonly IModule[]): string[] {
  if (!existsSync(PAGE)) return []
  const wanted = drawImports(modules)
  return readFileSync(PAGE, 'utf8').includes(wanted) ? [] : [`the picture of the imports in ${PAGE} is now:\n${wanted}`]
}

function drawImports(modules: readonly IModule[]): string {
  const arrows = new Set<string>()
  for (const { source, dependencies } of modules.filter((module) => !TEST.test(module.source)))
    for (const { resolved } of dependencies.filter((dependency) => !TEST.test(dependency.resolved))) {
      const [from, to] = [folderOf(source), folderOf(resolved)]
      if (from && to && from !== to && !GROUND.has(to)) arrows.add(`    ${from} --> ${to}`)
    }
  const lines = [...arrows].toSorted((one, other) => (one < other ? -1 : 1))
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n')
}

const folderOf = (path: string): string | undefined => /^src\/([^/]+)\//.exec(path)?.[1]
