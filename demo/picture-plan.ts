import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import type { MediaStore } from '../src/platform/media.server.ts'
import { makePlaceholder } from '../src/platform/media-encoding.server.ts'
import { artworkKinds } from './artwork/artwork.ts'
import { objectKinds } from './artwork/objects.ts'
import type { DemoPicture } from './catalogue/demo-types.ts'
import { closeUpOf, findPiece, type Part } from './close-up.ts'
import { colourPlaceholder } from './colour-placeholder.ts'

type Drawn = Extract<DemoPicture, { from: 'artwork' }>

/** Raised when the drawings change, so that no browser keeps the older ones under the same address. */
const ARTWORK_VERSION = 1
const mediaFolder = join(import.meta.dirname, 'media')
const preparedFolder = join(import.meta.dirname, 'prepared')

/** Where a modelled piece stands in its photograph: its maker frames all alike. */
const MODELLED: Part = { left: 0.18, top: 0.2, width: 0.64, height: 0.62 }

/** Where a picture will be found. A drawing is named by what it shows, so its address is known before it is drawn. */
export type PlannedPicture = { hash: string; contentType: string; width: number; height: number; placeholder: string }
type Whole = { hash: string; placeholder?: string; piece?: Part }

/** Modelled in the round and photographed: takes a second each, where a flat drawing takes a millisecond. */
export const isModelled = (picture: Drawn): boolean => picture.kind in objectKinds
export const canBeDrawn = (picture: DemoPicture): boolean => picture.from === 'render' || picture.kind in artworkKinds

export function drawingHash({ kind, look, view }: Drawn): string {
  const { colour, accent, metal, pattern, cut, seed } = look
  const told = JSON.stringify(['drawing', ARTWORK_VERSION, kind, colour, accent, metal, pattern, cut, seed, view])
  return createHash('sha256').update(told).digest('hex').slice(0, 32)
}

/** Puts what can be put at once (photographs and cuts) into the store; drawings follow. */
export class PicturePlan {
  readonly #store: MediaStore
  readonly #renders = new Map<string, Promise<Whole>>()
  readonly drawings = new Map<string, Drawn>()

  constructor(store: MediaStore) {
    this.#store = store
  }

  /** A close view of a modelled piece is cut from its front: the camera takes a second for every shot. */
  async place(asked: DemoPicture, colourHex: string): Promise<PlannedPicture> {
    const cutFromFront = asked.from === 'artwork' && asked.view === 'detail' && isModelled(asked)
    const picture: DemoPicture = cutFromFront ? { ...asked, view: 'front', crop: asked.crop ?? 'centre' } : asked
    const contentType = picture.from === 'render' || isModelled(picture) ? 'image/webp' : 'image/svg+xml'
    const whole: Whole = picture.from === 'render' ? await this.#render(picture.file) : { hash: this.#drawing(picture) }
    const cut = picture.crop && closeUpOf(whole.piece ?? MODELLED, picture.crop)
    if (!cut)
      return {
        hash: whole.hash,
        contentType,
        width: 900,
        height: 1200,
        placeholder: whole.placeholder ?? colourPlaceholder(colourHex),
      }
    const hash = await this.#store.putCut({ of: whole.hash, ...cut })
    return {
      hash,
      contentType,
      width: Math.round(900 * cut.width),
      height: Math.round(1200 * cut.height),
      placeholder: colourPlaceholder(colourHex),
    }
  }

  /** Opens photographs ahead of their turn, four at a time. */
  async openAhead(files: readonly string[]): Promise<void> {
    const left = [...files]
    const open = async (): Promise<void> => {
      for (let file = left.pop(); file; file = left.pop()) await this.#render(file)
    }
    await Promise.all([open(), open(), open(), open()])
  }

  #render(file: string): Promise<Whole> {
    let placed = this.#renders.get(file)
    if (!placed) {
      placed = this.#putRender(file)
      this.#renders.set(file, placed)
    }
    return placed
  }

  async #putRender(file: string): Promise<Whole> {
    const content = await readFile(join(mediaFolder, file))
    // Opened in full once: what stands in its place and where the piece lies are seen as well in the small.
    const small = await sharp(content).resize(48, 64).png().toBuffer()
    return { hash: await this.#store.put(content), placeholder: await makePlaceholder(small), piece: await findPiece(small) }
  }

  #drawing(picture: Drawn): string {
    const hash = drawingHash(picture)
    if (!this.drawings.has(hash)) this.drawings.set(hash, picture)
    return hash
  }
}

/** A flat drawing stays one, packed; a modelled piece becomes a photograph, one that was prepared or one taken now. */
export async function produceDrawing(hash: string, picture: Drawn): Promise<Buffer | undefined> {
  const kind = artworkKinds[picture.kind]
  if (!kind) return undefined
  if (!isModelled(picture)) return gzipSync(kind.draw(picture.look, picture.view))
  return (
    (await findPrepared(hash)) ??
    sharp(Buffer.from(kind.draw(picture.look, picture.view)))
      .webp({ quality: 86, effort: 5 })
      .toBuffer()
  )
}

export const preparedFile = (hash: string): string => join(preparedFolder, `${hash}.webp`)
export const findPrepared = (hash: string): Promise<Buffer | undefined> => readFile(preparedFile(hash)).catch(() => undefined)
