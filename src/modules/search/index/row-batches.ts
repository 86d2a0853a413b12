import type { ProductRow } from '#modules/search/product-row.ts'
import { RowLayout } from './row-layout.ts'

/** Rows in bytes, on their way to another thread. `ends`: where each row ends; `texts`: which ones rows name by number from now on. */
export type RowBatch = { bytes: Uint8Array; ends: Uint32Array; texts: string[] }

/** `PackedRows` receives them: all batches, in the order in which they were written. */
export class RowBatchWriter {
  readonly #layout = new RowLayout()
  #textsSent = 0

  write(rows: readonly ProductRow[]): RowBatch {
    const ends = new Uint32Array(rows.length)
    let end = 0
    const pieces = rows.map((row, at) => {
      const piece = Buffer.from(this.#layout.write(row))
      end += piece.length
      ends[at] = end
      return piece
    })
    const texts = this.#layout.texts.snapshot().slice(this.#textsSent)
    this.#textsSent += texts.length
    return { bytes: Buffer.concat(pieces), ends, texts }
  }
}
