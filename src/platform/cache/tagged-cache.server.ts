import { LRUCache } from 'lru-cache'
import { EVERYTHING, type Tag } from './page-tags.server.ts'

export type Tagged = { tags: ReadonlySet<Tag> }

/** Something being made, and what has changed since it was begun. */
type Making<Value> = { value: Promise<Value>; missed: Set<Tag> }

type Rules<Value> = {
  mostBytes: number
  /** Bytes, about. */
  weigh: (value: Value) => number
  isWorthKeeping: (value: Value) => boolean
}

/** What was made by a key and shows what its tags name, kept until one of those changes. The least recently read leave first. */
export class TaggedCache<Value extends Tagged> {
  readonly #values: LRUCache<string, Value>
  readonly #keysOf = new Map<Tag, Set<string>>()
  readonly #making = new Map<string, Making<Value>>()
  readonly #isWorthKeeping: (value: Value) => boolean
  #changes = 0

  constructor({ mostBytes, weigh, isWorthKeeping }: Rules<Value>) {
    this.#isWorthKeeping = isWorthKeeping
    this.#values = new LRUCache({
      maxSize: mostBytes,
      // Its names stand in two tables.
      sizeCalculation: (value) => weigh(value) + value.tags.size * 200,
      dispose: ({ tags }, key) => this.#untag(key, tags),
    })
  }

  has(key: string): boolean {
    return this.#values.has(key)
  }

  get(key: string): Value | undefined {
    return this.#values.get(key)
  }

  /** Twins that miss together make it once; who comes after a change is not given what was begun before it. */
  async make(key: string, make: () => Promise<Value>): Promise<Value> {
    const now = `${this.#changes} ${key}`
    const running = this.#making.get(now)
    if (running) return running.value
    const missed = new Set<Tag>()
    const making = make().finally(() => this.#making.delete(now))
    this.#making.set(now, { value: making, missed })
    const value = await making
    if (this.#isWorthKeeping(value) && !isTouched(value, missed)) this.#keep(key, value)
    return value
  }

  /** Drops all that shows any of it, and keeps nothing that is being made from what it was. */
  drop(tags: readonly Tag[]): void {
    this.#changes += 1
    for (const { missed } of this.#making.values()) for (const tag of tags) missed.add(tag)
    if (tags.includes(EVERYTHING)) return this.#values.clear()
    // Entries without tags are dropped as well.
    for (const tag of [...tags, EVERYTHING]) for (const key of this.#keysOf.get(tag) ?? []) this.#values.delete(key)
  }

  #keep(key: string, value: Value): void {
    this.#values.set(key, value)
    // One that is larger than the whole memory was not taken.
    if (!this.#values.has(key)) return
    for (const tag of value.tags) {
      const keys = this.#keysOf.get(tag)
      if (keys) keys.add(key)
      else this.#keysOf.set(tag, new Set([key]))
    }
  }

  #untag(key: string, tags: ReadonlySet<Tag>): void {
    for (const tag of tags) {
      const keys = this.#keysOf.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysOf.delete(tag)
    }
  }
}

const isTouched = ({ tags }: Tagged, changed: ReadonlySet<Tag>): boolean =>
  changed.size > 0 && (changed.has(EVERYTHING) || tags.has(EVERYTHING) || !tags.isDisjointFrom(changed))
