import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { hashContent } from '#platform/ids.server.ts'
import { writeWhole } from '#platform/storage/folder-storage.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import {
  type Cut,
  encodeForPaper,
  encodePicture,
  encodeShared,
  MEDIA_FORMATS,
  MEDIA_WIDTHS,
  type MediaFormat,
  type MediaSource,
  type MediaWidth,
} from './media-encoding.server.ts'

export type MediaStore = {
  /** Keeps a picture under the hash of its content; putting it again changes nothing. */
  put(content: Buffer): Promise<string>
  /** Keeps a part of another picture: only the cut is stored, and the part is taken when it is first asked for. */
  putCut(cut: Cut): Promise<string>
  /** Keeps what was made of a picture elsewhere and ahead of time, so that nobody waits for it to be made. */
  putMade(hash: string, width: MediaWidth, format: MediaFormat, content: Buffer): Promise<void>
  /**
   * The picture at a width, made when first asked for; nothing when the hash is unknown. A smaller source is not enlarged.
   * `isWanted` is asked when its turn has come: abandoned requests are skipped.
   */
  derive(hash: string, width: MediaWidth, format: MediaFormat, isWanted?: () => boolean): Promise<Buffer | undefined>
  /** The picture as it is shown where an address is passed on. */
  deriveShared(hash: string, isWanted?: () => boolean): Promise<Buffer | undefined>
  /** Lets go of what this machine has made of a picture that is not for everybody any more. */
  forget(hash: string): Promise<void>
}

/** Told as changed, as pages are: see page-tags. */
export const pictureTag = (hash: string): string => `${PICTURE}${hash}`
export const pictureOf = (tag: string): string | undefined => (tag.startsWith(PICTURE) ? tag.slice(PICTURE.length) : undefined)
const PICTURE = 'picture:'

type Encode = (source: MediaSource) => Promise<Buffer>
/** A picture that is being made, and whether each of those who asked still waits for it. */
type Making = { work: Promise<Buffer | undefined>; waiting: (() => boolean)[] }

/** Raised when the encoding changes, so that nothing made by older rules is served. */
const RECIPE = 'v3'
const SHARED = 'share.jpg'
/** Encoding is heavy: more at once would take the processors from the shop itself. */
const MOST_AT_ONCE = 2
/** Some four thousand pictures of a list: what is looked at most is not read from the disk for everybody anew. */
const MEMORY_BYTES = 64 * 1024 * 1024
const HASH = /^[0-9a-f]{32}$/

export const isMediaHash = (text: string): boolean => HASH.test(text)

/** Where the storage keeps a picture. */
export const mediaKey = (hash: string): string => `media/${hash.slice(0, 2)}/${hash}`

/** Sources lie in the storage, what was made of them in `<dataDir>/cache/media`, which may be deleted at any time. */
export function openMediaStore(storage: Storage, dataDir: string): MediaStore {
  const underway = new Map<string, Making>()
  const inTurn = limitTo(MOST_AT_ONCE)
  const sources = openSources(storage)
  const memory = new LRUCache<string, Buffer>({ maxSize: MEMORY_BYTES, sizeCalculation: ({ length }) => Math.max(1, length) })
  const fileOf = (hash: string, name: string): string => join(dataDir, 'cache/media', RECIPE, hash.slice(0, 2), `${hash}-${name}`)

  async function make(hash: string, file: string, encode: Encode, isWanted: () => boolean): Promise<Buffer | undefined> {
    const made = await readFile(file).catch(() => undefined)
    if (made) return made
    const source = await sources.read(hash)
    if (!source) return undefined
    const content = await inTurn(async () => (isWanted() ? encode(source) : undefined))
    if (content) await writeWhole(file, content)
    return content
  }

  function makeOnce(hash: string, name: string, encode: Encode, isWanted = () => true): Promise<Buffer | undefined> {
    if (!isMediaHash(hash)) return Promise.resolve(undefined)
    const file = fileOf(hash, name)
    const kept = memory.get(file)
    if (kept) return Promise.resolve(kept)
    const twin = underway.get(file)
    if (twin) {
      twin.waiting.push(isWanted)
      return twin.work
    }
    const waiting = [isWanted]
    const end = (): void => {
      if (underway.get(file)?.waiting === waiting) underway.delete(file)
    }
    const isWantedByAny = (): boolean => {
      const wanted = waiting.some((one) => one())
      // The next request tries again.
      if (!wanted) end()
      return wanted
    }
    const work = make(hash, file, encode, isWantedByAny)
      .then((picture) => {
        if (picture) memory.set(file, picture)
        return picture
      })
      .finally(end)
    underway.set(file, { work, waiting })
    return work
  }

  return {
    put: (content) => sources.putHashed(content),
    putCut: ({ of, left, top, width, height }) =>
      sources.putHashed(Buffer.from(JSON.stringify({ of, left, top, width, height }))),
    putMade: (hash, width, format, content) => writeWhole(fileOf(hash, `${width}.${format}`), content),
    derive: (hash, width, format, isWanted) =>
      makeOnce(hash, `${width}.${format}`, (source) => encodePicture(source, width, format), isWanted),
    deriveShared: (hash, isWanted) => makeOnce(hash, SHARED, encodeShared, isWanted),
    forget: async (hash) => {
      if (!isMediaHash(hash)) return
      const names = MEDIA_WIDTHS.flatMap((width) => MEDIA_FORMATS.map((format) => `${width}.${format}`))
      for (const file of [...names, SHARED].map((name) => fileOf(hash, name))) {
        await rm(file, { force: true })
        // One that was being read or made meanwhile would be put back.
        await underway.get(file)?.work.catch(() => {})
        await rm(file, { force: true })
        memory.delete(file)
      }
    },
  }
}

/** A picture for a sheet of paper, as a JPEG; nothing when the hash is unknown. */
export async function pictureForPaper(storage: Storage, hash: string): Promise<Buffer | undefined> {
  const source = await openSources(storage).read(hash)
  return source && encodeForPaper(source)
}

function openSources(storage: Storage) {
  async function read(hash: string): Promise<MediaSource | undefined> {
    const content = await storage.read(mediaKey(hash))
    const cut = content && cutIn(content)
    if (!cut) return content && { content }
    const whole = await storage.read(mediaKey(cut.of))
    return whole && { content: whole, cut }
  }
  async function putHashed(content: Buffer): Promise<string> {
    const hash = hashContent(content)
    if (!(await storage.has(mediaKey(hash)))) await storage.put(mediaKey(hash), content, 'application/octet-stream')
    return hash
  }
  return { read, putHashed }
}

/** A cut is stored as a line of JSON, which no picture begins like. */
function cutIn(content: Buffer): Cut | undefined {
  return content[0] === 0x7b && content.length < 500 ? (JSON.parse(content.toString()) as Cut) : undefined
}

function limitTo(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= most) await new Promise<void>((start) => waiting.push(start))
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}
