import { ColumnPieces, type Snapshot, type RestoredSnapshot } from '#platform/snapshot.ts'
import { grown } from './growing-column.ts'
import { TokenLog } from './token-log.ts'

const CHUNK = 1 << 20
const SMALLEST = 2
const LAST_BIT = 31
/** From one power of two to the next there are eight sizes of room. */
const STEPS_BITS = 3
const NOTHING = new Uint32Array(0)
/** Words of a token's place, and what stands in each. */
const PLACE = 4
const IN_CHUNK = 0
const START = 1
const SIZE = 2
const ROOM = 3

/**
 * How much room a list of this length is given: for what comes an eighth of it at most, or a single place if it is short. There are
 * few sizes, so that freed room fits again.
 */
function roomFor(length: number): number {
  const step = Math.max(SMALLEST, 2 ** (LAST_BIT - Math.clz32(length) - STEPS_BITS))
  return Math.ceil(length / step) * step
}

/**
 * Which products hold which token, ascending. All lists lie in a few large arrays: a hundred thousand small ones would cost
 * more in bookkeeping than in numbers. Products that come last are put in at once; other changes wait for `settle`, which
 * goes through each list that changed a single time.
 */
export class TokenPostings {
  readonly names: string[] = []
  readonly #ids = new Map<string, number>()
  /** Of every token side by side where its list lies, since each product looks at forty of them. */
  #places = new Uint32Array(1024 * PLACE)
  #chunks: Uint32Array[] = []
  /** How much of the last ordinary chunk is taken, and which chunk that is. */
  #end = CHUNK
  #open = 0
  readonly #freed = new Map<number, { chunk: number; start: number }[]>()
  readonly #waiting = new Map<number, Map<number, boolean>>()
  #filling: TokenLog | undefined

  find = (token: string): number | undefined => this.#ids.get(token)
  has = (token: string): boolean => this.sizeOf(token) > 0
  sizeOf(token: string): number {
    const id = this.#ids.get(token)
    return id === undefined ? 0 : this.#places[id * PLACE + SIZE]!
  }

  idOf(token: string): number {
    const known = this.#ids.get(token)
    if (known !== undefined) return known
    const id = this.names.length
    this.names.push(token)
    this.#ids.set(token, id)
    this.#places = grown(this.#places, id * PLACE + PLACE - 1)
    return id
  }

  /** The products that hold the token; only until the next change. */
  listOf(token: string): Uint32Array {
    const id = this.#ids.get(token)
    return id === undefined ? NOTHING : this.#list(id)
  }

  #list(id: number): Uint32Array {
    const at = id * PLACE
    const [start, size] = [this.#places[at + START]!, this.#places[at + SIZE]!]
    return size === 0 ? NOTHING : this.#chunks[this.#places[at + IN_CHUNK]!]!.subarray(start, start + size)
  }

  /** For postings that hold nothing yet: lists are made when all is known, each in one go and without room for more. */
  beginFilling(): void {
    this.#filling = new TokenLog()
  }

  endFilling(): void {
    const log = this.#filling
    if (!log) return
    this.#filling = undefined
    for (let id = 0; id < this.names.length; id += 1) if (log.sizeOf(id) > 0) this.#giveRoom(id, log.sizeOf(id))
    log.read((id, slot) => this.#append(id, slot))
  }

  add(id: number, slot: number): void {
    if (this.#filling?.takes(slot)) return this.#filling.add(id, slot)
    this.endFilling()
    const at = id * PLACE
    const size = this.#places[at + SIZE]!
    const chunk = this.#chunks[this.#places[at + IN_CHUNK]!]
    const isLast = size === 0 || chunk![this.#places[at + START]! + size - 1]! < slot
    if (!isLast || (this.#waiting.size > 0 && this.#waiting.has(id))) return this.#wait(id, slot, true)
    if (size === this.#places[at + ROOM]) this.#makeRoom(id, size + 1)
    this.#append(id, slot)
  }

  /** Where there is room. */
  #append(id: number, slot: number): void {
    const places = this.#places
    const at = id * PLACE
    const size = places[at + SIZE]!
    this.#chunks[places[at + IN_CHUNK]!]![places[at + START]! + size] = slot
    places[at + SIZE] = size + 1
  }

  remove(id: number, slot: number): void {
    this.endFilling()
    this.#wait(id, slot, false)
  }

  #wait(id: number, slot: number, holds: boolean): void {
    let changes = this.#waiting.get(id)
    if (!changes) this.#waiting.set(id, (changes = new Map()))
    changes.set(slot, holds)
  }

  /** Carries out what waits; the last word about a product and a token counts. */
  settle(): void {
    for (const [id, changes] of this.#waiting) this.#merge(id, changes)
    this.#waiting.clear()
  }

  #merge(id: number, changes: Map<number, boolean>): void {
    const list = this.#list(id)
    const [gone, come]: [number[], number[]] = [[], []]
    for (const [slot, holds] of changes) {
      const place = placeOf(list, slot)
      if ((list[place] === slot) === holds) continue
      if (holds) come.push(slot)
      else gone.push(place)
    }
    const at = id * PLACE
    const left = list.length - gone.length
    takeOut(list, gone.sort(ascending))
    this.#places[at + SIZE] = left
    if (come.length === 0) return
    if (left + come.length > this.#places[at + ROOM]!) this.#makeRoom(id, left + come.length)
    this.#places[at + SIZE] = left + come.length
    putIn(this.#list(id), left, come.sort(ascending))
  }

  #makeRoom(id: number, length: number): void {
    const held = this.#list(id)
    const at = id * PLACE
    const places = this.#places
    const before = { chunk: places[at + IN_CHUNK]!, start: places[at + START]!, room: places[at + ROOM]! }
    this.#giveRoom(id, roomFor(length))
    this.#chunks[places[at + IN_CHUNK]!]!.set(held, places[at + START])
    if (before.room > 0) this.#free(before.room, before)
  }

  #giveRoom(id: number, room: number): void {
    const { chunk, start } = this.#freed.get(room)?.pop() ?? this.#newPlace(room)
    const at = id * PLACE
    this.#places[at + IN_CHUNK] = chunk
    this.#places[at + START] = start
    this.#places[at + ROOM] = room
  }

  #free(room: number, { chunk, start }: { chunk: number; start: number }): void {
    // A list with an array of its own gives the array back.
    if (room >= CHUNK) this.#chunks[chunk] = NOTHING
    else {
      const places = this.#freed.get(room)
      if (places) places.push({ chunk, start })
      else this.#freed.set(room, [{ chunk, start }])
    }
  }

  #newPlace(room: number): { chunk: number; start: number } {
    if (room >= CHUNK) return { chunk: this.#chunks.push(new Uint32Array(room)) - 1, start: 0 }
    if (this.#end + room > CHUNK) {
      this.#open = this.#chunks.push(new Uint32Array(CHUNK)) - 1
      this.#end = 0
    }
    const start = this.#end
    this.#end += room
    return { chunk: this.#open, start }
  }

  /** Compacted: space that lists no longer use is dropped. */
  snapshot(): Snapshot {
    const tokens = this.names.length
    const places = new Uint32Array(tokens * PLACE)
    const packed: number[][] = []
    let end = Infinity
    for (let id = 0; id < tokens; id += 1) {
      const size = this.#places[id * PLACE + SIZE]!
      const room = roomFor(size)
      if (end + room > CHUNK) {
        packed.push([])
        end = 0
      }
      packed.at(-1)!.push(id)
      places[id * PLACE + IN_CHUNK] = packed.length - 1
      places[id * PLACE + START] = end
      places[id * PLACE + SIZE] = size
      places[id * PLACE + ROOM] = room
      end += room
    }
    const chunks = packed.map((ids, at) => [String(at), new ColumnPieces('Uint32Array', this.#lists(ids))] as const)
    return { names: this.names, places, chunkCount: packed.length, chunks: Object.fromEntries(chunks) }
  }

  /** Each with the room behind it. */
  *#lists(ids: readonly number[]): Iterable<Uint32Array> {
    for (const id of ids) {
      const list = this.#list(id)
      yield list
      yield new Uint32Array(roomFor(list.length) - list.length)
    }
  }

  /** For postings that hold nothing yet. */
  restore(state: RestoredSnapshot): void {
    for (const name of state.texts('names')) this.#ids.set(name, this.names.push(name) - 1)
    this.#places = state.growingColumn('places', 'Uint32Array')
    const chunks = state.part('chunks')
    for (let at = 0; at < state.number('chunkCount'); at += 1) this.#chunks.push(chunks.column(String(at), 'Uint32Array'))
  }

  get bytes(): number {
    return this.#chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0) + this.#places.byteLength
  }
}

const ascending = (one: number, other: number): number => one - other

/** Closes the gaps at these places; what follows moves once, where it lies. */
function takeOut(list: Uint32Array, places: readonly number[]): void {
  let write = places[0] ?? 0
  for (const [at, place] of places.entries()) {
    const until = places[at + 1] ?? list.length
    list.copyWithin(write, place + 1, until)
    write += until - place - 1
  }
}

/** Puts slots among the first `size` of a list that has room for them behind; from the end, so that each number moves once. */
function putIn(list: Uint32Array, size: number, slots: readonly number[]): void {
  let end = size
  for (const [at, slot] of [...slots.entries()].reverse()) {
    const place = placeOf(list.subarray(0, end), slot)
    list.copyWithin(place + at + 1, place, end)
    list[place + at] = slot
    end = place
  }
}

/** Where the slot stands, or would stand. */
export function placeOf(list: Uint32Array, slot: number): number {
  let low = 0
  for (let high = list.length; low < high; ) {
    const middle = (low + high) >>> 1
    if (list[middle]! < slot) low = middle + 1
    else high = middle
  }
  return low
}
