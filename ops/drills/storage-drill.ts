import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { BUILT, keepFiles, readKept } from '../../src/http/files/kept-builds.server.ts'
import { createLog } from '../../src/platform/log.server.ts'
import { readSettings } from '../../src/platform/settings.server.ts'
import { openStorage } from '../../src/platform/storage/open-storage.server.ts'
import type { ListedStorage } from '../../src/platform/storage/storage.server.ts'
import { ensurePackages } from '../debian-packages.ts'
import { requireStorage } from '../programs/storage-contract.ts'
import { ensureScreens } from '../screens-build.ts'
import { say, timed } from './drill-steps.ts'
import { startSwift, swiftNeed } from './swift-server.ts'

/** More than one answer of a list holds. */
const MANY = 1_100
/** A part of a backup. */
const LARGE_BYTES = 64 * 2 ** 20
const AT_ONCE = 20

/** Debian's OpenStack Swift through its S3 interface: what the shop relies on, many files, a large one, a build, and Swift frozen and gone. */
export async function drillStorage(): Promise<void> {
  const missing = ensurePackages([swiftNeed], say)
  if (missing) throw new Error(missing)
  await ensureScreens(say)
  const server = await startSwift()
  try {
    const open = (more: Record<string, string> = {}): Promise<ListedStorage> =>
      openStorage(readSettings({ ...server.settings, ...more }), createLog('silent'))
    const storage = await open()
    await timed('What the shop relies on', () => requireStorage(storage))
    await timed(`${MANY} files put, listed and removed`, () => requireMany(storage))
    await timed('A file of 64 MB there and back', () => requireLarge(storage))
    await timed('A build kept, and a script of it read', () => requireBuild(storage))
    for (const [name, wrong] of [
      ['S3_BUCKET', { S3_BUCKET: 'another' }],
      ['S3_SECRET_ACCESS_KEY', { S3_SECRET_ACCESS_KEY: 'wrong' }],
    ] as const)
      say(`With a wrong ${name}: ${await problemOf(open(wrong))}`)
    server.freeze()
    await timed('Frozen', async () => say(`  ${await problemOf(storage.read('media/three'))}`))
    server.thaw()
    await timed('Going on', async () => {
      while (!(await storage.has('media/three').catch(() => false)));
    })
    await server.stop()
    await timed('Gone', async () => say(`  ${await problemOf(storage.put('uploads/a.jpg', Buffer.from('a'), 'image/jpeg'))}`))
    await timed('Started without it', open)
  } finally {
    await server.stop()
  }
}

const problemOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => {
      throw new Error('it was expected to fail')
    },
    (problem: unknown) => String(problem).replaceAll('\n', ' '),
  )

async function requireMany(storage: ListedStorage): Promise<void> {
  const keys = Array.from({ length: MANY }, (_, at) => `many/${String(at).padStart(5, '0')}`)
  const all = async (work: (key: string) => Promise<unknown>): Promise<void> => {
    for (let at = 0; at < MANY; at += AT_ONCE) await Promise.all(keys.slice(at, at + AT_ONCE).map(work))
  }
  await all((key) => storage.put(key, Buffer.from(key), 'text/plain'))
  const listed = (await storage.list('many/')).map(({ key }) => key)
  if (listed.join() !== keys.join()) throw new Error(`${listed.length} of ${MANY} files are listed`)
  await all((key) => storage.remove(key))
  if ((await storage.list('many/')).length > 0) throw new Error('what was removed is listed')
}

async function requireLarge(storage: ListedStorage): Promise<void> {
  const content = randomBytes(LARGE_BYTES)
  await storage.put('large', content, 'application/octet-stream')
  if (!(await storage.read('large'))?.equals(content)) throw new Error('the large file came back as another')
}

async function requireBuild(storage: ListedStorage): Promise<void> {
  await keepFiles(storage, BUILT, Date.now())
  const name = (await readdir(BUILT)).find((file) => file.endsWith('.js')) ?? ''
  if (!(await readKept(storage, name))) throw new Error(`${name} is not there`)
}
