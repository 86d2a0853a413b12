import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import {
  type ColumnKind,
  columnKinds,
  type SnapshotColumn,
  ColumnPieces,
  type Snapshot,
  type SnapshotValue,
  RestoredSnapshot,
  type RestoredValue,
} from './snapshot.ts'

// A file is the columns, one after the other; then what they are, as JSON; then the trailer, which a torn file lacks.
const MAGIC = 0x70726179
const TRAILER_BYTES = 24
const BLOCK_BYTES = 1024 * 1024
const TEXTS_AT_ONCE = 5_000
/** A column is given so large a part of itself as room to grow. Nothing lies there yet, so it takes addresses and no memory. */
const ROOM_PART = 4
const LARGEST_NUMBER = 8
/** No text of a database holds it. */
const BETWEEN_TEXTS = '\0'

type Place = { at: number; bytes: number; sum: number }
type Note =
  | { is: 'value'; value: number | string }
  | ({ is: 'column'; kind: ColumnKind } & Place)
  | ({ is: 'texts'; count: number } & Place)
  | { is: 'state'; parts: Record<string, Note> }
type Contents = { about: unknown; parts: Record<string, Note> }

/** Says by itself why a file cannot be used. */
export class UnusableSnapshot extends Error {}

let drafts = 0

/** A file that is written but does not have its name yet. Answers its number of bytes. */
export type SnapshotDraft = { publish: () => Promise<number> }

/**
 * Writes a state under a temporary name, block by block, so that others have their turn between; nothing of the state may
 * change until this has answered. `publish` waits until all lies on the disk and gives it its name: readers find the old
 * file or the new one, never a part.
 */
export async function draftSnapshot(path: string, about: unknown, state: Snapshot): Promise<SnapshotDraft> {
  await mkdir(dirname(path), { recursive: true })
  drafts += 1
  const temporary = `${path}.${process.pid}-${drafts}.tmp`
  const file = await open(temporary, 'w')
  const giveUp = async (problem: unknown): Promise<never> => {
    await file.close().catch(() => {})
    await rm(temporary, { force: true }).catch(() => {})
    throw problem
  }
  const publish = async (bytes: number): Promise<number> => {
    await file.sync()
    await file.close()
    await rename(temporary, path)
    await syncFolder(dirname(path))
    return bytes
  }
  const write = async (): Promise<number> => {
    const writer = new BlockWriter(file)
    const contents: Contents = { about, parts: await writeParts(writer, state) }
    return writer.finish(Buffer.from(JSON.stringify(contents)))
  }
  const bytes = await write().catch(giveUp)
  return { publish: () => publish(bytes).catch(giveUp) }
}

async function writeParts(writer: BlockWriter, state: Snapshot): Promise<Record<string, Note>> {
  const notes: Record<string, Note> = {}
  for (const [name, value] of Object.entries(state)) notes[name] = await writeValue(writer, value)
  return notes
}

async function writeValue(writer: BlockWriter, value: SnapshotValue): Promise<Note> {
  if (typeof value === 'number' || typeof value === 'string') return { is: 'value', value }
  if (value instanceof ColumnPieces) return { is: 'column', kind: value.kind, ...(await writer.write(bytesOf(value.pieces))) }
  if (ArrayBuffer.isView(value)) {
    const kind = Buffer.isBuffer(value) ? 'Uint8Array' : (value.constructor.name as ColumnKind)
    return { is: 'column', kind, ...(await writer.write(bytesOf([value]))) }
  }
  if (Array.isArray(value)) return { is: 'texts', count: value.length, ...(await writer.write(joined(value as string[]))) }
  return { is: 'state', parts: await writeParts(writer, value as Snapshot) }
}

function* bytesOf(columns: Iterable<SnapshotColumn>): Iterable<Buffer> {
  for (const { buffer, byteOffset, byteLength } of columns) yield Buffer.from(buffer, byteOffset, byteLength)
}

function* joined(texts: readonly string[]): Iterable<Buffer> {
  for (let at = 0; at < texts.length; at += TEXTS_AT_ONCE)
    yield Buffer.from((at > 0 ? BETWEEN_TEXTS : '') + texts.slice(at, at + TEXTS_AT_ONCE).join(BETWEEN_TEXTS))
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Gathers what is small and cuts what is large. */
class BlockWriter {
  readonly #file: FileHandle
  readonly #block = Buffer.allocUnsafeSlow(BLOCK_BYTES)
  #used = 0
  #written = 0
  #sum = 0

  constructor(file: FileHandle) {
    this.#file = file
  }

  /** One column, however many pieces it comes in. */
  async write(pieces: Iterable<Buffer>): Promise<Place> {
    const at = this.#written
    this.#sum = 0
    for (const piece of pieces) await this.#put(piece)
    await this.#flush()
    return { at, bytes: this.#written - at, sum: this.#sum }
  }

  async #put(piece: Buffer): Promise<void> {
    for (let from = 0; from < piece.length; ) {
      const taken = piece.copy(this.#block, this.#used, from)
      from += taken
      this.#used += taken
      if (this.#used === BLOCK_BYTES) await this.#flush()
    }
  }

  async #flush(): Promise<void> {
    const block = this.#block.subarray(0, this.#used)
    this.#sum = crc32(block, this.#sum)
    for (let from = 0; from < block.length; )
      from += (await this.#file.write(block, from, block.length - from, this.#written + from)).bytesWritten
    this.#written += this.#used
    this.#used = 0
  }

  async finish(contents: Buffer): Promise<number> {
    const { at, bytes, sum } = await this.write([contents])
    const trailer = Buffer.alloc(TRAILER_BYTES)
    trailer.writeDoubleLE(at, 0)
    trailer.writeDoubleLE(bytes, 8)
    trailer.writeUInt32LE(sum, 16)
    trailer.writeUInt32LE(MAGIC, 20)
    await this.#put(trailer)
    await this.#flush()
    return this.#written
  }
}

/**
 * Reads a state back; every column lies at the beginning of memory of its own, with room behind it. `refuse` looks at what was
 * written about it before the columns are read, and says what speaks against it. Throws UnusableSnapshot for a file that is torn,
 * foreign or damaged.
 */
export async function readSnapshot(
  path: string,
  refuse: (about: unknown) => Promise<string | undefined>,
): Promise<RestoredSnapshot> {
  const file = await open(path, 'r')
  try {
    const { about, parts } = await readContents(file)
    const reason = await refuse(about)
    if (reason !== undefined) throw new UnusableSnapshot(reason)
    return await readParts(file, parts)
  } finally {
    await file.close()
  }
}

async function readContents(file: FileHandle): Promise<Contents> {
  const { size } = await file.stat()
  if (size < TRAILER_BYTES) throw new UnusableSnapshot('the file is too short')
  const trailer = await readAt(file, size - TRAILER_BYTES, TRAILER_BYTES)
  if (trailer.readUInt32LE(20) !== MAGIC) throw new UnusableSnapshot('the file has no end of the expected kind')
  const place = { at: trailer.readDoubleLE(0), bytes: trailer.readDoubleLE(8), sum: trailer.readUInt32LE(16) }
  return JSON.parse((await readPlace(file, place)).toString()) as Contents
}

async function readParts(file: FileHandle, parts: Record<string, Note>): Promise<RestoredSnapshot> {
  const names = Object.keys(parts)
  const values = await Promise.all(names.map((name) => readValue(file, parts[name]!)))
  return new RestoredSnapshot(new Map(names.map((name, at) => [name, values[at]!])))
}

async function readValue(file: FileHandle, note: Note): Promise<RestoredValue> {
  if (note.is === 'value') return note.value
  if (note.is === 'state') return readParts(file, note.parts)
  if (note.is === 'column') {
    const room = Math.ceil(note.bytes / ROOM_PART / LARGEST_NUMBER) * LARGEST_NUMBER
    const { buffer, byteLength } = await readPlace(file, note, room)
    const kind = columnKinds[note.kind]
    return new kind(buffer, 0, byteLength / kind.BYTES_PER_ELEMENT)
  }
  return note.count === 0 ? [] : (await readPlace(file, note)).toString().split(BETWEEN_TEXTS)
}

async function readPlace(file: FileHandle, { at, bytes, sum }: Place, room = 0): Promise<Buffer<ArrayBuffer>> {
  const read = await readAt(file, at, bytes, room)
  if (crc32(read) !== sum) throw new UnusableSnapshot('a part of the file is not as it was written')
  return read
}

/** At the beginning of memory of its own that has so much more room. */
async function readAt(file: FileHandle, at: number, bytes: number, room = 0): Promise<Buffer<ArrayBuffer>> {
  const { size } = await file.stat()
  if (!(at >= 0 && bytes >= 0 && at + bytes <= size)) throw new UnusableSnapshot('a part of the file is missing')
  const target = Buffer.from(new ArrayBuffer(bytes + room), 0, bytes)
  for (let from = 0; from < bytes; ) {
    const { bytesRead } = await file.read(target, from, bytes - from, at + from)
    if (bytesRead === 0) throw new UnusableSnapshot('a part of the file is missing')
    from += bytesRead
  }
  return target
}
