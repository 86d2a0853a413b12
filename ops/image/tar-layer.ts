import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/** `path` without a slash at its beginning; `from`: the bytes themselves, or the file that has them. */
type ImageFile = { path: string; from: Buffer | { file: string } }
type ImageFolder = { path: string; mode: number; owner: number }
export type LayerEntry = ImageFile | ImageFolder
/** A blob of an image, with the digest of what it holds once it is unpacked. */
export type Layer = { digest: string; diffId: string; size: number }

const BLOCK = 512
const PROGRAM = 0o755
const FILE = 0o644

export const isFolder = (entry: LayerEntry): entry is ImageFolder => !('from' in entry)

/** What is run keeps its right to be; of all else an image knows no rights, whatever the umask of its maker was. */
export async function modeOf(entry: LayerEntry): Promise<number> {
  if (isFolder(entry)) return entry.mode
  if (Buffer.isBuffer(entry.from)) return FILE
  return ((await stat(entry.from.file)).mode & 0o111) === 0 ? FILE : PROGRAM
}

/** Every folder before what lies in it, all by name: the same files always make the same layer. */
export function orderEntries(entries: readonly LayerEntry[]): LayerEntry[] {
  const byPath = new Map<string, LayerEntry>()
  for (const entry of entries) {
    const names = entry.path.split('/')
    for (let depth = 1; depth < names.length; depth++) {
      const path = names.slice(0, depth).join('/')
      if (!byPath.has(path)) byPath.set(path, { path, mode: PROGRAM, owner: 0 })
    }
    byPath.set(entry.path, entry)
  }
  return [...byPath].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry)
}

/** Writes one compressed layer among the blobs of a layout, named by its digest. */
export async function writeLayer(entries: readonly LayerEntry[], blobs: string): Promise<Layer> {
  const unpacked = createHash('sha256')
  const packed = createHash('sha256')
  let size = 0
  async function* tar(): AsyncGenerator<Buffer> {
    for await (const chunk of tarOf(orderEntries(entries))) {
      unpacked.update(chunk)
      yield chunk
    }
  }
  async function* counted(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      packed.update(chunk)
      size += chunk.length
      yield chunk
    }
  }
  const unfinished = join(blobs, `${randomUUID()}.part`)
  await pipeline(tar, createGzip(), counted, createWriteStream(unfinished))
  const digest = packed.digest('hex')
  await rename(unfinished, join(blobs, digest))
  return { digest: `sha256:${digest}`, diffId: `sha256:${unpacked.digest('hex')}`, size }
}

async function* tarOf(entries: readonly LayerEntry[]): AsyncGenerator<Buffer> {
  for (const entry of entries) {
    const mode = await modeOf(entry)
    if (isFolder(entry)) {
      yield headerOf({ path: `${entry.path}/`, mode, owner: entry.owner, size: 0, type: '5' })
      continue
    }
    const { from } = entry
    const size = Buffer.isBuffer(from) ? from.length : (await stat(from.file)).size
    yield headerOf({ path: entry.path, mode, owner: 0, size, type: '0' })
    if (Buffer.isBuffer(from)) yield from
    else yield* createReadStream(from.file)
    yield Buffer.alloc(beyond(size))
  }
  yield Buffer.alloc(2 * BLOCK)
}

const beyond = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK

type Header = { path: string; mode: number; owner: number; size: number; type: string }

/** A long path goes before its file in a record of its own, as POSIX has it. */
function headerOf(header: Header): Buffer {
  if (Buffer.byteLength(header.path) <= 100) return plainHeader(header)
  const record = Buffer.from(recordOf(header.path))
  const before = plainHeader({ path: 'long-path', mode: FILE, owner: 0, size: record.length, type: 'x' })
  const short = plainHeader({ ...header, path: header.path.slice(-100) })
  return Buffer.concat([before, record, Buffer.alloc(beyond(record.length)), short])
}

/** Its length counts the digits of the length, too. */
function recordOf(path: string): string {
  const rest = ` path=${path}\n`
  const bytes = Buffer.byteLength(rest)
  const digits = String(bytes + String(bytes).length).length
  return `${bytes + digits}${rest}`
}

function plainHeader({ path, mode, owner, size, type }: Header): Buffer {
  const block = Buffer.alloc(BLOCK)
  const octal = (value: number, at: number, length: number): void =>
    void block.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at)
  block.write(path, 0, 100)
  octal(mode, 100, 8)
  octal(owner, 108, 8)
  octal(owner, 116, 8)
  octal(size, 124, 12)
  octal(0, 136, 12)
  block.fill(' ', 148, 156)
  block.write(type, 156)
  block.write('ustar\x0000', 257)
  octal(
    block.reduce((sum, byte) => sum + byte, 0),
    148,
    7,
  )
  return block
}
