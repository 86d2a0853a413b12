const DASH = /-/g
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const HASH = /^[0-9a-f]{32}$/

/** Values one after the other in a buffer that is used again for every row. */
export class RowWriter {
  #bytes = Buffer.allocUnsafeSlow(4096)
  #at = 0

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

  /** A whole number from 0, small ones in few bytes. */
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
    const form = UUID.test(value) ? 1 : HASH.test(value) ? 2 : 0
    this.byte(form)
    if (form === 0) return this.text(value)
    this.#room(16)
    this.#at += this.#bytes.write(value.replace(DASH, ''), this.#at, 'hex')
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
    const hex = this.#bytes.toString('hex', this.#at - 16, this.#at)
    if (form === 2) return hex
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
  }
}
