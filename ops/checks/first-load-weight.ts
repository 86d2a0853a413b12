import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { matchRoutes, type RouteObject } from 'react-router'

type Chunk = { module: string; imports?: string[]; css?: string[] }
type ManifestRoute = Chunk & { id: string; parentId?: string; path?: string; index?: boolean }
type Manifest = { url: string; entry: Chunk; routes: Record<string, ManifestRoute> }

function readManifest(clientFolder: string): Manifest {
  const assets = join(clientFolder, 'assets')
  const name = readdirSync(assets).find((file) => /^manifest-[\w-]+\.js$/.test(file))
  if (!name) throw new Error(`no route manifest in ${assets}`)
  const script = readFileSync(join(assets, name), 'utf8')
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)) as Manifest
}

function routesUnder(manifest: Manifest, parentId: string | undefined): RouteObject[] {
  return Object.values(manifest.routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: routesUnder(manifest, id) }))
}

export type Weighed = { bytes: number; files: string[] }

/** Files a browser loads before the page at `address` answers to a touch, and before it is drawn, and their bytes in brotli 11. */
export function weighFirstLoad(clientFolder: string, address: string): { script: Weighed; style: Weighed } {
  const manifest = readManifest(clientFolder)
  const matched = matchRoutes(routesUnder(manifest, undefined), address)
  const page = matched?.at(-1)?.route
  if (!matched || !page?.id || page.path === '*') throw new Error(`no page at ${address} in the build`)
  const chunks = [manifest.entry, ...matched.flatMap(({ route }) => manifest.routes[route.id ?? ''] ?? [])]
  const scripts = chunks.flatMap(({ module, imports = [] }) => [module, ...imports])
  const styles = chunks.flatMap(({ css = [] }) => css.map((file) => file.replace('#', '')))
  return { script: weigh(clientFolder, withImports(clientFolder, scripts)), style: weigh(clientFolder, styles) }
}

const IMPORTED = /\b(?:from|import)"\.\/([\w.-]+\.js)"/g
const imported = new Map<string, string[]>()

/** The manifest names no imports of back office and seller centre: a browser finds them in the files, as here. */
function withImports(clientFolder: string, named: readonly string[]): string[] {
  const files = new Set(named)
  for (const file of files) {
    const known =
      imported.get(file) ??
      [...readFileSync(join(clientFolder, file), 'utf8').matchAll(IMPORTED)].map(([, name = '']) => `/assets/${name}`)
    imported.set(file, known)
    for (const next of known) files.add(next)
  }
  return [...files]
}

function weigh(clientFolder: string, named: string[]): Weighed {
  const files = [...new Set(named)]
  const bytes = files.map((file) => brotliBytes(join(clientFolder, file))).reduce((sum, size) => sum + size, 0)
  return { bytes, files }
}

const weighed = new Map<string, number>()

/** Most pages load the same files: each is compressed once. */
function brotliBytes(path: string): number {
  const bytes = weighed.get(path) ?? compressed(path)
  weighed.set(path, bytes)
  return bytes
}

function compressed(path: string): number {
  const content = readFileSync(path)
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }).length
}
