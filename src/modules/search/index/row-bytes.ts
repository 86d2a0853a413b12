import { readHex, UUID_LENGTH, writeUuid } from './hex-words.ts'

/** Values one after the other in a buffer reused for every row. */
export class RowWriter {
  #bytes = Buffer.allocUnsafeSlow(4096)
  #at = 0
  readonly #words = new Uint32Array(4)

  begin(): void {
    this.#at = 0
  }

  /** Valid until the next row begins. */
  end(): Buffer {
    return this.#bytes.subarray(0, this.#at)
  }

  #room(more: number): void {
    if (this.#at + more <= this.#bytes.length) return
    const larger = Buffer.allocUnsafeSlow(Math.max(this.#at + more, this.#bytes.length * 2))
    this.#bytes.copy(larger, 0, 0, this.#at)
    this.#bytes = larger
  }

  byte(value: number): void {
    this.#room(1)
    this.#bytes[this.#at++] = value
  }

  /** An unsigned varint. */
  number(value: number): void {
    this.#room(8)
    let rest = value
    for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) this.#bytes[this.#at++] = (rest % 0x80) | 0x80
    this.#bytes[this.#at++] = rest
  }

  double(value: number): void {
    this.#room(8)
    this.#at = this.#bytes.writeDoubleLE(value, this.#at)
  }

  /** In whichever of UTF-8 and UTF-16 is shorter: Chinese takes two bytes a character instead of three. */
  text(value: string): void {
    const narrow = Buffer.byteLength(value)
    const wide = value.length * 2
    const length = Math.min(narrow, wide)
    this.number(length * 2 + (wide < narrow ? 1 : 0))
    this.#room(length)
    this.#at += this.#bytes.write(value, this.#at, wide < narrow ? 'utf16le' : 'utf8')
  }

  /** A UUID or a picture's hash in sixteen bytes; anything else as it is written. */
  identity(value: string): void {
    const isHex = readHex(value, this.#words)
    this.byte(!isHex ? 0 : value.length === UUID_LENGTH ? 1 : 2)
    if (!isHex) return this.text(value)
    this.#room(16)
    for (const word of this.#words) this.#at = this.#bytes.writeUInt32BE(word, this.#at)
  }
}

/** Reads in the order in which it was written. */
export class RowReader {
  #bytes: Buffer = Buffer.alloc(0)
  #at = 0

  begin(bytes: Buffer, at: number): void {
    this.#bytes = bytes
    this.#at = at
  }

  byte(): number {
    return this.#bytes[this.#at++]!
  }

  number(): number {
    let value = 0
    for (let scale = 1; ; scale *= 0x80) {
      const byte = this.#bytes[this.#at++]!
      value += (byte & 0x7f) * scale
      if (byte < 0x80) return value
    }
  }

  double(): number {
    this.#at += 8
    return this.#bytes.readDoubleLE(this.#at - 8)
  }

  text(): string {
    const form = this.number()
    const start = this.#at
    this.#at += form >>> 1
    return this.#bytes.toString((form & 1) === 1 ? 'utf16le' : 'utf8', start, this.#at)
  }

  identity(): string {
    const form = this.byte()
    if (form === 0) return this.text()
    this.#at += 16
    return form === 1 ? writeUuid(this.#bytes, this.#at - 16) : this.#bytes.toString('hex', this.#at - 16, this.#at)
  }
}
