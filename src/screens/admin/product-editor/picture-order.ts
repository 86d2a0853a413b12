import type { DocumentColour } from '#modules/catalogue/editing/product-document.contract.ts'

/** Where a picture stands: in which colour, and at which place. */
export type Spot = { colour: number; place: number }

/** Moves a picture to another place, of its own colour or of another: it stands before what stood there. */
export function movePicture(colours: readonly DocumentColour[], from: Spot, to: Spot): DocumentColour[] {
  const picture = colours[from.colour]?.pictures[from.place]
  if (!picture || !colours[to.colour]) return [...colours]
  const without = colours.map((colour, at) =>
    at === from.colour ? { ...colour, pictures: colour.pictures.toSpliced(from.place, 1) } : colour,
  )
  return without.map((colour, at) =>
    at === to.colour ? { ...colour, pictures: colour.pictures.toSpliced(to.place, 0, picture) } : colour,
  )
}

/** What is dragged: a picture of this page, told apart from files. */
export const DRAGGED = 'application/x-praya-picture'

export function spotOf(text: string): Spot | undefined {
  const [colour, place] = text.split(' ').map(Number)
  return text === '' || colour === undefined || place === undefined ? undefined : { colour, place }
}
