import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export type Page = {
  status: number
  headers: Record<string, string>
  etag?: string
  plain: Buffer
  brotli?: Buffer
  gzip?: Buffer
  pressing?: boolean
}

/**
 * Public pages by (path, allowed query, side, version): pure functions of their key, so the compressed bytes are kept
 * and everything is dropped when the version moves. The least recently read leave first.
 */
export class PageCache {
  #pages = new Map<string, Page>()
  #rendering = new Map<string, Promise<Page>>()
  #bytes = 0
  #version = ''
  readonly #mostBytes: number

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  get(key: string, version: string): Page | undefined {
    if (version !== this.#version) this.#dropAll(version)
    const page = this.#pages.get(key)
    if (page) {
      this.#pages.delete(key)
      this.#pages.set(key, page)
      // Worth its price only for a page that is asked for again.
      if (!page.brotli && !page.pressing) void this.#press(page)
    }
    return page
  }

  /** Twins that miss together render once. */
  async render(key: string, version: string, render: () => Promise<Page>): Promise<Page> {
    const now = `${version} ${key}`
    const running = this.#rendering.get(now)
    if (running) return running
    const rendering = render().finally(() => this.#rendering.delete(now))
    this.#rendering.set(now, rendering)
    const page = await rendering
    if (page.status === 200 && version === this.#version) this.#keep(key, page)
    return page
  }

  #keep(key: string, page: Page): void {
    this.#pages.set(key, page)
    this.#bytes += weight(page)
    for (const [oldest, old] of this.#pages) {
      if (this.#bytes <= this.#mostBytes) break
      this.#pages.delete(oldest)
      this.#bytes -= weight(old)
    }
  }

  /** Brotli 11 costs a tenth of a second and is paid once, off the main thread. */
  async #press(page: Page): Promise<void> {
    page.pressing = true
    page.brotli = await brotli(page.plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: page.plain.length },
    })
  }

  #dropAll(version: string): void {
    this.#pages.clear()
    this.#bytes = 0
    this.#version = version
  }
}

// The compressed twins are about a quarter of the page.
const weight = (page: Page): number => page.plain.length * 1.3

/** The bytes to send for what the browser accepts. A page not yet pressed small goes out as quick gzip. */
export async function encoded(page: Page, accepts: string): Promise<{ encoding?: 'br' | 'gzip'; body: Buffer }> {
  if (page.brotli && takes(accepts, 'br')) return { encoding: 'br', body: page.brotli }
  if (!takes(accepts, 'gzip')) return { body: page.plain }
  page.gzip ??= await gzipped(page.plain, { level: 1 })
  return { encoding: 'gzip', body: page.gzip }
}

const REFUSED = { br: /\bbr\s*;\s*q=0(\.0*)?\s*(,|$)/i, gzip: /\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)/i }
const takes = (accepts: string, encoding: 'br' | 'gzip'): boolean =>
  accepts.includes(encoding) && !(accepts.includes('q=0') && REFUSED[encoding].test(accepts))

/** Whether the reader has these very bytes, in whatever form they were sent. */
export const hasAlready = (etag: string, held: string | undefined): boolean =>
  held === etag || (held !== undefined && held.split(',').some((one) => [etag, etag.slice(2), '*'].includes(one.trim())))

export const etagOf = (bytes: Buffer): string => `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
