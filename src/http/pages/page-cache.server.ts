import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Tag } from '#platform/cache/page-tags.server.ts'
import { TaggedCache } from '#platform/cache/tagged-cache.server.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export type Page = {
  status: number
  headers: Record<string, string>
  etag?: string
  /** What it shows; it is dropped when any of that changes. */
  tags: ReadonlySet<Tag>
  plain: Buffer
  /** Made for the first caller, and shared by those who ask in the meantime. */
  brotli?: Promise<Buffer>
  gzip?: Promise<Buffer>
  /** How often it was asked for again. */
  asked?: number
  /** As small as brotli gets, once many have asked. */
  pressed?: Buffer
}

/** The quick one takes two milliseconds of a list, an eighth more bytes than the smallest and a quarter fewer than quick gzip; the smallest 150 ms. */
const QUICK = 5
const SMALLEST = 11
/** Asked for so often, a page is worth those. */
const MANY = 10

/**
 * Public pages by (path, parameters, side): pure functions of their key and of what their tags name, so the compressed bytes are
 * kept until one of those changes.
 */
export class PageCache {
  readonly #pages: TaggedCache<Page>
  #isPressing = false

  constructor(mostBytes: number) {
    // The compressed twins are about a quarter of the page.
    const weigh = ({ plain }: Page): number => Math.ceil(plain.length * 1.3)
    this.#pages = new TaggedCache({ mostBytes, weigh, isWorthKeeping: ({ status }) => status === 200 })
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

  render(key: string, render: () => Promise<Page>): Promise<Page> {
    return this.#pages.make(key, render)
  }

  drop(tags: readonly Tag[]): void {
    this.#pages.drop(tags)
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

/** Whether the reader has these very bytes, however they were encoded. */
export const hasAlready = (etag: string, held: string | undefined): boolean =>
  held === etag || (held !== undefined && held.split(',').some((one) => [etag, etag.slice(2), '*'].includes(one.trim())))

export const etagOf = (bytes: Buffer): string => `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
