import type { Snapshot, RestoredSnapshot } from '#platform/snapshot.ts'
import { grown } from './growing-column.ts'
import type { ProductRow } from '#modules/search/product-row.ts'
import type { RowBatch } from './row-batches.ts'
import { RowLayout } from './row-layout.ts'

const CHUNK_BITS = 20
const CHUNK_BYTES = 2 ** CHUNK_BITS
const LAST_CHUNK = 2 ** (32 - CHUNK_BITS) - 1
/** Header of every row: its slot and its length, so that a chunk can be scanned by itself. */
const HEAD_BYTES = 8
/** The share of what is held that may be holes. */
const MOST_HOLES = 0.2

/**
 * Rows in compact form outside the JavaScript heap: a million of them cost their bytes and nothing to the garbage
 * collector, and a page unpacks its 48. A changed row is appended and leaves a hole; when holes add up, each further
 * change also moves what is alive out of one chunk, so that no clearing up ever takes longer than a megabyte does.
 */
export class PackedRows {
  readonly #layout = new RowLayout()
  #chunks: Buffer[] = []
  /** How far each chunk is filled, and how much of that is still true. */
  #filled: number[] = []
  #alive: number[] = []
  #free: number[] = []
  #open = -1
  #holes = 0
  #held = 0
  /** Where a slot's row lies, counted from 1; 0 for none. */
  #place = new Uint32Array(1024)
  /** As another thread has written them. */
  readonly #received = new Map<ProductRow, Buffer>()

  /** What is reserved for rows. */
  get bytes(): number {
    return this.#chunks.length * CHUNK_BYTES + this.#place.byteLength
  }

  get(slot: number): ProductRow | undefined {
    const place = this.#place[slot] ?? 0
    return place === 0 ? undefined : this.#layout.read(this.#chunks[(place - 1) >>> CHUNK_BITS]!, rowStart(place))
  }

  codesOf(slot: number): { spuCode: string; articleNumber: string } | undefined {
    const place = this.#place[slot] ?? 0
    return place === 0 ? undefined : this.#layout.readCodes(this.#chunks[(place - 1) >>> CHUNK_BITS]!, rowStart(place))
  }

  /**
   * Rows that another thread has written: put in, they are not written again. All batches of one writer, in their order, before
   * any other row; each is forgotten with the next.
   */
  receive({ bytes, ends, texts }: RowBatch): ProductRow[] {
    this.#layout.texts.restore(texts)
    this.#received.clear()
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    return Array.from(ends, (end, at) => {
      const start = at === 0 ? 0 : ends[at - 1]!
      const row = this.#layout.read(buffer, start)
      this.#received.set(row, buffer.subarray(start, end))
      return row
    })
  }

  put(slot: number, row: ProductRow): void {
    const bytes = this.#received.get(row) ?? this.#layout.write(row)
    if (bytes.length + HEAD_BYTES > CHUNK_BYTES) throw new RangeError('a row beyond a megabyte')
    this.#place = grown(this.#place, slot)
    this.#forget(slot)
    this.#append(slot, bytes)
    if (this.#holes > CHUNK_BYTES && this.#holes > this.#held * MOST_HOLES) this.#clearOneChunk()
  }

  /** Of so many products. */
  snapshot(products: number): Snapshot {
    const chunks = this.#chunks.map((chunk, at) => [String(at), chunk.subarray(0, this.#filled[at])] as const)
    return {
      texts: this.#layout.texts.snapshot(),
      place: this.#place.subarray(0, products),
      filled: Uint32Array.from(this.#filled),
      alive: Uint32Array.from(this.#alive),
      chunks: Object.fromEntries(chunks),
    }
  }

  /** For one that holds nothing yet. */
  restore(state: RestoredSnapshot): void {
    this.#layout.texts.restore(state.texts('texts'))
    this.#place = state.growingColumn('place', 'Uint32Array')
    this.#filled = [...state.column('filled', 'Uint32Array')]
    this.#alive = [...state.column('alive', 'Uint32Array')]
    const chunks = state.part('chunks')
    this.#chunks = this.#filled.map((filled, at) => Buffer.from(chunks.column(String(at), 'Uint8Array').buffer, 0, filled))
    this.#free = this.#filled.flatMap((filled, at) => (filled === 0 ? [at] : []))
    this.#held = this.#filled.reduce((sum, filled) => sum + filled, 0)
    this.#holes = this.#held - this.#alive.reduce((sum, alive) => sum + alive, 0)
  }

  #forget(slot: number): void {
    const place = this.#place[slot]!
    if (place === 0) return
    const chunk = (place - 1) >>> CHUNK_BITS
    const size = HEAD_BYTES + this.#chunks[chunk]!.readUInt32LE(rowStart(place) - 4)
    this.#alive[chunk]! -= size
    this.#holes += size
    this.#place[slot] = 0
  }

  #append(slot: number, bytes: Buffer): void {
    const size = HEAD_BYTES + bytes.length
    if (this.#open < 0 || this.#filled[this.#open]! + size > CHUNK_BYTES) this.#open = this.#emptyChunk()
    const chunk = this.#chunks[this.#open]!
    const start = this.#filled[this.#open]!
    chunk.writeUInt32LE(slot, start)
    chunk.writeUInt32LE(bytes.length, start + 4)
    bytes.copy(chunk, start + HEAD_BYTES)
    this.#filled[this.#open]! += size
    this.#alive[this.#open]! += size
    this.#held += size
    this.#place[slot] = this.#open * CHUNK_BYTES + start + 1
  }

  #emptyChunk(): number {
    const free = this.#free.pop()
    if (free !== undefined) {
      // One that came from a file has no more room than it needed.
      if (this.#chunks[free]!.length < CHUNK_BYTES) this.#chunks[free] = Buffer.allocUnsafeSlow(CHUNK_BYTES)
      return free
    }
    if (this.#chunks.length > LAST_CHUNK) throw new RangeError('more than four gigabytes of rows')
    this.#filled.push(0)
    this.#alive.push(0)
    return this.#chunks.push(Buffer.allocUnsafeSlow(CHUNK_BYTES)) - 1
  }

  /** What is alive in the emptiest chunk moves to the end; the chunk is used again. */
  #clearOneChunk(): void {
    let emptiest = -1
    for (let chunk = 0; chunk < this.#chunks.length; chunk += 1) {
      const closed = chunk !== this.#open && this.#filled[chunk]! > 0
      if (closed && (emptiest < 0 || this.#alive[chunk]! < this.#alive[emptiest]!)) emptiest = chunk
    }
    if (emptiest < 0) return
    const bytes = this.#chunks[emptiest]!
    const end = this.#filled[emptiest]!
    for (let start = 0; start < end; ) {
      const length = bytes.readUInt32LE(start + 4)
      const slot = bytes.readUInt32LE(start)
      if (this.#place[slot] === emptiest * CHUNK_BYTES + start + 1)
        this.#append(slot, bytes.subarray(start + HEAD_BYTES, start + HEAD_BYTES + length))
      start += HEAD_BYTES + length
    }
    this.#held -= end
    this.#holes -= end - this.#alive[emptiest]!
    this.#filled[emptiest] = 0
    this.#alive[emptiest] = 0
    this.#free.push(emptiest)
  }
}

const rowStart = (place: number): number => ((place - 1) & (CHUNK_BYTES - 1)) + HEAD_BYTES
