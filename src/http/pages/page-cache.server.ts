import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { EVERYTHING, type Tag } from '#platform/page-tags.server.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export type Page = {
  status: number
  headers: Record<string, string>
  etag?: string
  /** What it shows; it is dropped when any of that changes. */
  tags: ReadonlySet<Tag>
  plain: Buffer
  /** Made for who first asks, and awaited by who asks meanwhile. */
  brotli?: Promise<Buffer>
  gzip?: Promise<Buffer>
  /** How often it was asked for again. */
  asked?: number
  /** As small as brotli gets, once many have asked. */
  pressed?: Buffer
}

/** A page being rendered, and what has changed since it was begun. */
type Rendering = { page: Promise<Page>; missed: Set<Tag> }

/** The quick one takes two milliseconds of a list, an eighth more bytes than the smallest and a quarter fewer than quick gzip; the smallest 150 ms. */
const QUICK = 5
const SMALLEST = 11
/** Asked for so often, a page is worth those. */
const MANY = 10

/**
 * Public pages by (path, parameters, side): pure functions of their key and of what their tags name, so the compressed bytes are
 * kept until one of those changes. The least recently read leave first.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Page>
  readonly #keysOf = new Map<Tag, Set<string>>()
  readonly #rendering = new Map<string, Rendering>()
  #changes = 0
  #isPressing = false

  constructor(mostBytes: number) {
    this.#pages = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: weight,
      dispose: ({ tags }, key) => this.#untag(key, tags),
    })
  }

  has(key: string): boolean {
    return this.#pages.has(key)
  }

  get(key: string): Page | undefined {
    const page = this.#pages.get(key)
    if (!page) return undefined
    page.asked = (page.asked ?? 0) + 1
    if (page.asked >= MANY && !page.pressed && !this.#isPressing) void this.#press(page)
    return page
  }

  /** Twins that miss together render once; who comes after a change is not given what was begun before it. */
  async render(key: string, render: () => Promise<Page>): Promise<Page> {
    const now = `${this.#changes} ${key}`
    const running = this.#rendering.get(now)
    if (running) return running.page
    const missed = new Set<Tag>()
    const rendering = render().finally(() => this.#rendering.delete(now))
    this.#rendering.set(now, { page: rendering, missed })
    const page = await rendering
    if (page.status === 200 && !isTouched(page, missed)) this.#keep(key, page)
    return page
  }

  /** Drops every page that shows any of it, and keeps none that is being rendered from what it was. */
  drop(tags: readonly Tag[]): void {
    this.#changes += 1
    for (const { missed } of this.#rendering.values()) for (const tag of tags) missed.add(tag)
    if (tags.includes(EVERYTHING)) return this.#pages.clear()
    // A page of which nobody said what it shows goes as well.
    for (const tag of [...tags, EVERYTHING]) for (const key of this.#keysOf.get(tag) ?? []) this.#pages.delete(key)
  }

  #keep(key: string, page: Page): void {
    this.#pages.set(key, page)
    // One that is larger than the whole memory was not taken.
    if (!this.#pages.has(key)) return
    for (const tag of page.tags) {
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

  /**
   * Paid once, off the main thread, and one at a time: reading a file waits for the same few threads, and after a walk through all
   * pages scripts and pictures had come half a minute late.
   */
  async #press(page: Page): Promise<void> {
    this.#isPressing = true
    page.pressed = await squeeze(page.plain, SMALLEST).finally(() => (this.#isPressing = false))
    delete page.brotli
  }
}

const squeeze = (plain: Buffer, quality: number): Promise<Buffer> =>
  brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } })

const isTouched = ({ tags }: Page, changed: ReadonlySet<Tag>): boolean =>
  changed.size > 0 && (changed.has(EVERYTHING) || tags.has(EVERYTHING) || !tags.isDisjointFrom(changed))

// The compressed twins are about a quarter of the page; its names stand in two tables.
const weight = ({ plain, tags }: Page): number => Math.ceil(plain.length * 1.3) + tags.size * 200

/** The bytes to send for what the browser accepts. */
export async function encoded(page: Page, accepts: string): Promise<{ encoding?: 'br' | 'gzip'; body: Buffer }> {
  if (takes(accepts, 'br')) return { encoding: 'br', body: page.pressed ?? (await (page.brotli ??= squeeze(page.plain, QUICK))) }
  if (!takes(accepts, 'gzip')) return { body: page.plain }
  return { encoding: 'gzip', body: await (page.gzip ??= gzipped(page.plain, { level: 1 })) }
}

const REFUSED = { br: /\bbr\s*;\s*q=0(\.0*)?\s*(,|$)/i, gzip: /\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)/i }
/** Whether a browser reads it, by what it says it accepts. */
export const takes = (accepts: string, encoding: 'br' | 'gzip'): boolean =>
  accepts.includes(encoding) && !(accepts.includes('q=0') && REFUSED[encoding].test(accepts))

/** Whether the reader has these very bytes, in whatever form they were sent. */
export const hasAlready = (etag: string, held: string | undefined): boolean =>
  held === etag || (held !== undefined && held.split(',').some((one) => [etag, etag.slice(2), '*'].includes(one.trim())))

export const etagOf = (bytes: Buffer): string => `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
