import { type FileHandle, mkdir, open, symlink } from 'node:fs/promises'
import { join } from 'node:path'

const BLOCK = 512
type Entry = { name: string; size: number; type: string; link: string }

const text = (block: Buffer, from: number, length: number): string => {
  const field = block.subarray(from, from + length)
  const end = field.indexOf(0)
  return field.subarray(0, end < 0 ? length : end).toString()
}

function readEntry(block: Buffer): Entry {
  const prefix = text(block, 345, 155)
  const name = text(block, 0, 100)
  return {
    name: prefix ? `${prefix}/${name}` : name,
    size: Number.parseInt(text(block, 124, 12), 8) || 0,
    type: text(block, 156, 1) || '0',
    link: text(block, 157, 100),
  }
}

/** Unpacks what PostgreSQL packs, files, folders and links, while it comes. */
export async function unpackTar(chunks: AsyncIterable<Buffer>, folder: string): Promise<number> {
  const reader = new BlockReader(chunks)
  let files = 0
  for (let block = await reader.take(BLOCK); block && block[0] !== 0; block = await reader.take(BLOCK)) {
    const entry = readEntry(block)
    if (entry.name.split('/').includes('..')) throw new Error(`${entry.name} would lie outside the folder`)
    const path = join(folder, entry.name)
    if (entry.type === '5') await mkdir(path, { recursive: true, mode: 0o700 })
    else if (entry.type === '2') await symlink(entry.link, path)
    else if (entry.type === '0') {
      await writeFile(path, entry.size, reader)
      files += 1
    } else throw new Error(`${entry.name} is of a kind that no backup has (${entry.type})`)
  }
  await reader.drain()
  return files
}

async function writeFile(path: string, size: number, reader: BlockReader): Promise<void> {
  const file: FileHandle = await open(path, 'w', 0o600)
  try {
    for (let left = size; left > 0; ) {
      const piece = await reader.some(left)
      await file.writev([piece])
      left -= piece.length
    }
  } finally {
    await file.close()
  }
  const beyond = size % BLOCK
  if (beyond > 0) await reader.take(BLOCK - beyond)
}

/** Bytes in the lengths they are asked for, whatever lengths they come in. */
class BlockReader {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  /** Exactly so many; nothing at the end. */
  async take(length: number): Promise<Buffer | undefined> {
    while (this.#rest.length < length) {
      const next = await this.#chunks.next()
      if (next.done) return undefined
      this.#rest = Buffer.concat([this.#rest, next.value])
    }
    return this.#cut(length)
  }

  /** At least one, and at most so many. */
  async some(most: number): Promise<Buffer> {
    while (this.#rest.length === 0) {
      const next = await this.#chunks.next()
      if (next.done) throw new Error('the backup ends in the middle of a file')
      this.#rest = next.value
    }
    return this.#cut(Math.min(most, this.#rest.length))
  }

  /** To the end, where digests are compared. */
  async drain(): Promise<void> {
    while (!(await this.#chunks.next()).done);
  }

  #cut(length: number): Buffer {
    const taken = this.#rest.subarray(0, length)
    this.#rest = this.#rest.subarray(length)
    return taken
  }
}
