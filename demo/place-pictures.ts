import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaStore } from '../src/platform/media/media.server.ts'
import { MEDIA_WIDTHS, type MediaWidth } from '../src/platform/media/media-encoding.server.ts'
import type { DemoPicture } from './catalogue/demo-types.ts'
import { closeUpOf } from './close-up.ts'

/** Where a picture is found in the shop. */
export type PlacedPicture = { hash: string; width: number; height: number }

const folder = join(import.meta.dirname, 'media')
/** Where the piece itself lies in each picture: left, top, width and height in shares of the picture. */
const pieces = JSON.parse(readFileSync(join(folder, 'pieces.json'), 'utf8')) as Record<string, [number, number, number, number]>
const AT_ONCE = 8

/** The pictures of `demo/media` in a media store: each at every width of which there is a file, the widest as what all others are made from. */
export class PlacedPictures {
  readonly #store: MediaStore
  readonly #widths: { width: MediaWidth; files: ReadonlySet<string> }[]
  readonly #whole = new Map<string, Promise<PlacedPicture>>()

  constructor(store: MediaStore) {
    this.#store = store
    const there = new Set(readdirSync(folder))
    this.#widths = MEDIA_WIDTHS.filter((width) => there.has(String(width))).map((width) => ({
      width,
      files: new Set(readdirSync(join(folder, String(width)))),
    }))
  }

  async place({ file, crop }: Pick<DemoPicture, 'file' | 'crop'>): Promise<PlacedPicture> {
    const whole = await this.placeWhole(file)
    if (!crop) return whole
    const [left, top, width, height] = pieces[file] ?? [0, 0, 1, 1]
    const part = closeUpOf({ left, top, width, height }, crop)
    const hash = await this.#store.putCut({ of: whole.hash, ...part })
    return { hash, width: Math.round(whole.width * part.width), height: Math.round(whole.height * part.height) }
  }

  /** `ratio`: height by width. */
  placeWhole(file: string, ratio = 4 / 3): Promise<PlacedPicture> {
    const placed = this.#whole.get(file) ?? this.#put(`${file}.avif`, ratio)
    this.#whole.set(file, placed)
    return placed
  }

  /** Several at a time, ahead of their turn. */
  async placeAhead(files: readonly string[]): Promise<void> {
    const left = files.toReversed()
    const next = async (): Promise<void> => {
      for (let file = left.pop(); file; file = left.pop()) await this.placeWhole(file)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, next))
  }

  async #put(file: string, ratio: number): Promise<PlacedPicture> {
    const made = this.#widths.filter(({ files }) => files.has(file)).map(({ width }) => width)
    const widest = made.at(-1)
    if (!widest) throw new Error(`demo/media has no ${file}`)
    const contents = await Promise.all(made.map((width) => readFile(join(folder, String(width), file))))
    const hash = await this.#store.put(contents.at(-1)!)
    await Promise.all(made.map((width, at) => this.#store.putMade(hash, width, 'avif', contents[at]!)))
    return { hash, width: widest, height: Math.round(widest * ratio) }
  }
}
