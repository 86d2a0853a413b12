import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { z } from 'zod'
import { DAY } from '#platform/clock.ts'
import type { Log } from '#platform/log.server.ts'
import type { ListedStorage, Storage } from '#platform/storage/storage.server.ts'

/** What was built for browsers. */
export const BUILT = join(import.meta.dirname, '../../../build/client/assets')

/** Files of the build are in one folder; anything else there is never served. */
const NAME = /^[\w-][\w.-]*\.(js|css|woff2)$/
export const isAssetName = (name: string): boolean => NAME.test(name)

const press = promisify(brotliCompress)
const unpress = promisify(brotliDecompress)

/** A tab may stay open for so long after the last process of its release has ended. */
const KEPT_MS = 30 * DAY
const AGAIN_MS = DAY
/** The storage did not answer. */
const SOON_MS = 60_000
const AT_ONCE = 16

const LISTS = 'builds/lists/'
const FILES = 'builds/files/'
const keyOf = (name: string): string => `${FILES}${name}.br`

const List = z.object({ lastRun: z.number(), names: z.array(z.string()) })

/**
 * Puts what was built for browsers where every process finds it, before the first page names it; and again each day, so that a
 * release that ran is known for 30 days after its end. What no such release names is removed.
 */
export async function keepBuild(storage: ListedStorage, folder: string, log: Log): Promise<{ stop: () => void }> {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const keep = async (): Promise<void> => {
    const isKept = await keepFiles(storage, folder, Date.now()).then(
      () => true,
      (problem: unknown) => log.warn({ err: problem }, 'what was built for browsers is not kept yet; it is tried again'),
    )
    if (!stopped) timer = setTimeout(() => void keep(), isKept ? AGAIN_MS : SOON_MS).unref()
  }
  await keep()
  return {
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}

/** A script or style sheet of any release that is kept, as it was before it was compressed. */
export async function readKept(storage: Storage, name: string): Promise<{ plain: Buffer; br: Buffer } | undefined> {
  const br = await storage.read(keyOf(name))
  return br && { plain: await unpress(br), br }
}

export async function keepFiles(storage: ListedStorage, folder: string, now: number): Promise<void> {
  const names = (await readdir(folder)).filter(isAssetName).sort()
  const id = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16)
  // The list comes first: another process that removes what no list names must know of these.
  await storage.put(`${LISTS}${id}.json`, Buffer.from(JSON.stringify({ lastRun: now, names })), 'application/json')
  const there = await filesIn(storage)
  const missing = names.filter((name) => !there.has(keyOf(name)))
  await atOnce(missing, async (name) => storage.put(keyOf(name), await pressed(join(folder, name)), 'application/octet-stream'))
  await removeOld(storage, now)
}

/** Most were compressed with the build. */
async function pressed(file: string): Promise<Buffer> {
  const made = await readFile(`${file}.br`).catch(() => undefined)
  return made ?? press(await readFile(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}

async function removeOld(storage: ListedStorage, now: number): Promise<void> {
  const keys = (await storage.list(LISTS)).map(({ key }) => key)
  const lists = (await Promise.all(keys.map(async (key) => ({ key, ...(await readList(storage, key)) })))).filter(
    (list) => list.lastRun !== undefined,
  )
  const old = lists.filter(({ lastRun = now }) => now - lastRun > KEPT_MS)
  if (old.length === 0) return
  for (const { key } of old) await storage.remove(key)
  const named = new Set(lists.filter((list) => !old.includes(list)).flatMap(({ names = [] }) => names.map(keyOf)))
  await atOnce(
    [...(await filesIn(storage))].filter((key) => !named.has(key)),
    (key) => storage.remove(key),
  )
}

/** Nothing for a list that another process has just removed. */
async function readList(storage: Storage, key: string): Promise<Partial<z.output<typeof List>>> {
  const content = await storage.read(key)
  return content ? List.parse(JSON.parse(content.toString())) : {}
}

const filesIn = async (storage: ListedStorage): Promise<Set<string>> => new Set((await storage.list(FILES)).map(({ key }) => key))

async function atOnce<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items]
  const one = async (): Promise<void> => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}
