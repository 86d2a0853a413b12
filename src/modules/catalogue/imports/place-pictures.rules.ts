import type { DocumentColour, DocumentPicture, ProductDocument } from '../editing/product-document.contract.ts'
import type { Meaning } from './meaning.rules.ts'
import { placeColour } from './place-colours.rules.ts'
import type { StatedPicture } from './reading/parsed-product.rules.ts'

/** Pictures of a colour replace those it had; those of no colour are of the first, and of any other that has none. */
export function placePictures(document: ProductDocument, stated: readonly StatedPicture[], meaning: Meaning): void {
  const ofColour = new Map<DocumentColour, StatedPicture[]>()
  for (const picture of stated) {
    const colour = picture.colour ? placeColour(document.colours, picture.colour, meaning) : undefined
    if (colour) ofColour.set(colour, [...(ofColour.get(colour) ?? []), picture])
  }
  const taken = new Set([...ofColour.values()].flat().map(({ source }) => source))
  const loose = stated.filter(({ colour, source }) => !colour && !taken.has(source))
  const [first] = document.colours
  for (const colour of document.colours) {
    const own = ofColour.get(colour) ?? []
    const wanted = colour === first ? [...own, ...loose] : own.length > 0 ? own : colour.pictures.length > 0 ? [] : loose
    const pictures = wanted.flatMap(({ source, alt, focus: stated }, at) => {
      const picture = meaning.picture(source)
      if (!picture) return []
      const here = [colour.pictures[at], ...colour.pictures].find((one) => one?.hash === picture.hash)
      const focus = stated ?? here?.focus
      return [{ ...picture, alt: altOf(document, colour, here, alt), ...(focus ? { focus } : {}) }]
    })
    // One that stands there twice already may go on to.
    const isAsBefore = String(pictures.map(({ hash }) => hash)) === String(colour.pictures.map(({ hash }) => hash))
    if (pictures.length > 0)
      colour.pictures = pictures.filter(({ hash }, at) => isAsBefore || pictures.findIndex((one) => one.hash === hash) === at)
  }
}

/** Where nobody has said what a picture shows, it shows the piece in its colour. */
function altOf(
  { name }: ProductDocument,
  colour: DocumentColour,
  here: DocumentPicture | undefined,
  alt: { en?: string; zh?: string },
) {
  const before = here?.alt
  const made = (words: string, shade: string, between: string): string =>
    words === '' ? '' : [words, shade].filter(Boolean).join(between).slice(0, 160)
  return {
    en: alt.en ?? before?.en ?? made(name.en, colour.name.en, ', '),
    zh: alt.zh ?? before?.zh ?? made(name.zh, colour.name.zh, '，'),
  }
}
