import { grown } from './growing-column.ts'

const CHUNK_BYTES = 8 * 1024 * 1024

/**
 * Rows as UTF-8 text outside the JavaScript heap: a million of them cost their bytes and nothing to the garbage collector.
 * A page unpacks its 48. Text that is replaced by longer text leaves a hole, which is why `wasted` exists.
 */
export class PackedRows {
  readonly #chunks: Buffer[] = []
  #chunkOf = new Uint16Array(1024)
  #start = new Uint32Array(1024)
  #length = new Uint32Array(1024)
  #end = CHUNK_BYTES
  wasted = 0

  get bytes(): number {
    return this.#chunks.length * CHUNK_BYTES
  }

  get(slot: number): string | undefined {
    const length = this.#length[slot] ?? 0
    if (length === 0) return undefined
    const start = this.#start[slot]!
    return this.#chunks[this.#chunkOf[slot]!]!.toString('utf8', start, start + length)
  }

  put(slot: number, text: string): void {
    const bytes = Buffer.from(text)
    const held = this.#length[slot] ?? 0
    if (bytes.length > CHUNK_BYTES) throw new RangeError('a row beyond 8 MB')
    if (bytes.length <= held) {
      bytes.copy(this.#chunks[this.#chunkOf[slot]!]!, this.#start[slot])
      this.wasted += held - bytes.length
    } else {
      this.wasted += held
      this.#append(slot, bytes)
    }
    this.#length[slot] = bytes.length
  }

  #append(slot: number, bytes: Buffer): void {
    if (this.#end + bytes.length > CHUNK_BYTES) {
      this.#chunks.push(Buffer.allocUnsafeSlow(CHUNK_BYTES))
      this.#end = 0
    }
    this.#makeRoom(slot)
    bytes.copy(this.#chunks.at(-1)!, this.#end)
    this.#chunkOf[slot] = this.#chunks.length - 1
    this.#start[slot] = this.#end
    this.#end += bytes.length
  }

  #makeRoom(slot: number): void {
    this.#chunkOf = grown(this.#chunkOf, slot)
    this.#start = grown(this.#start, slot)
    this.#length = grown(this.#length, slot)
  }
}
