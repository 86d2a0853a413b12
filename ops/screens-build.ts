import { spawn } from 'node:child_process'
import { createHash, type Hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { Refusal } from './claims.ts'
import { shortenManifest } from '../src/http/pages/route-manifest.ts'
import { type PageEntry, pageListName, pageListOf } from '../src/platform/browser/page-list.ts'
import { waitForLock } from './process-lock.mjs'

const brotli = promisify(brotliCompress)
const zip = promisify<Buffer, { level: number }, Buffer>(gzip)
/** Below this one network packet carries either form. */
const SHORTEST_COMPRESSED_BYTES = 1_000

const root = join(import.meta.dirname, '..')
const settings = [
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'ops/build/framework-router.ts',
  'ops/build/bare-paths.ts',
  'ops/build/latin-letters.ts',
  'ops/build/part-fetcher.ts',
  'ops/build/shop-chunk.ts',
]
const sources = ['src', 'public', 'fonts', 'package-lock.json', ...settings]
const stamp = join(root, 'build/.praya-sources')
const builder = join(root, 'node_modules/@react-router/dev/bin.cjs')

/** Builds the screens unless `build/` was made from exactly these sources. */
export async function ensureScreens(log: (line: string) => void, signal?: AbortSignal): Promise<void> {
  // An image has no tools to build with: its screens came built.
  if (!existsSync(builder) || (await isCurrent())) return
  const lock = await waitForLock(join(root, '.cache/build.lock'), {
    onWait: (holder) => log(`Waiting for process ${holder.pid}, which is building the screens`),
  })
  try {
    if (await isCurrent()) return
    log('Building the screens')
    const began = Date.now()
    const hash = await hashSources()
    await rm(stamp, { force: true })
    await build(signal)
    await writeRouteLists(join(root, 'build/client/assets'))
    await compressAssets(join(root, 'build/client/assets'))
    await writeFile(stamp, hash)
    log(`Built the screens in ${Math.round((Date.now() - began) / 1000)} s`)
  } finally {
    lock.release()
  }
}

/** Rooms that work with React Router load its manifest, shoppers the list of the shop's own pages. */
async function writeRouteLists(folder: string): Promise<void> {
  const name = (await readdir(folder)).find((file) => /^manifest-[\w-]+\.js$/.test(file))
  if (!name) throw new Error(`no route manifest in ${folder}`)
  const script = await readFile(join(folder, name), 'utf8')
  const [begin, end] = [script.indexOf('{'), script.lastIndexOf('}') + 1]
  const manifest = JSON.parse(script.slice(begin, end)) as { routes: Record<string, PageEntry> }
  await writeFile(
    join(folder, pageListName(name)),
    `window.pageList=${JSON.stringify(pageListOf(Object.values(manifest.routes)))}`,
  )
  shortenManifest(manifest.routes)
  await writeFile(join(folder, name), script.slice(0, begin) + JSON.stringify(manifest) + script.slice(end))
}

/** Compressed once and hard here, so that no request pays for it. */
async function compressAssets(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/\.(js|css|svg|json)$/.test(name)) continue
    const bytes = await readFile(join(folder, name))
    if (bytes.length < SHORTEST_COMPRESSED_BYTES) continue
    await writeFile(join(folder, `${name}.br`), await brotli(bytes))
    await writeFile(join(folder, `${name}.gz`), await zip(bytes, { level: 9 }))
  }
}

async function isCurrent(): Promise<boolean> {
  const noted = await readFile(stamp, 'utf8').catch(() => '')
  return noted !== '' && noted === (await hashSources())
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const name of sources) await addToHash(hash, name)
  return hash.digest('hex')
}

async function addToHash(hash: Hash, path: string): Promise<void> {
  const absolute = join(root, path)
  if (!existsSync(absolute) || /\.test\.tsx?$/.test(path)) return
  if ((await stat(absolute)).isDirectory()) {
    for (const name of (await readdir(absolute)).sort()) await addToHash(hash, join(path, name))
    return
  }
  hash.update(path).update('\0')
  hash.update(await readFile(absolute)).update('\0')
}

/** The messages of the build are shown only when it fails. */
function build(signal?: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const child = spawn(process.execPath, [builder, 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  let messages = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (messages += text))
  child.once('error', reject)
  child.once('close', (code) => (code === 0 ? resolve() : reject(new Refusal(`The screens could not be built.\n${messages}`))))
  return promise
}
