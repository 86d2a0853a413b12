import type { DocumentColour } from '../editing/product-document.contract.ts'
import type { Meaning } from './meaning.rules.ts'
import type { StatedColour } from './reading/options.rules.ts'
import type { ParsedVariant } from './reading/parsed-variants.rules.ts'

type Colours = Pick<Meaning, 'colour'>
const NO_HEX = '#f4f3f1'
const isNameless = ({ colourId, name }: DocumentColour): boolean => colourId === '' && name.en === '' && name.zh === ''

/**
 * A colour that came without a name has the first one that is now said of its variants, with its pictures; or that of the file, if somebody
 * has said one for all of its rows.
 */
export function nameColours(colours: DocumentColour[], stated: readonly ParsedVariant[], meaning: Colours): void {
  for (const colour of colours.filter(isNameless)) {
    const numbers = new Set(colour.variants.map(({ itemNumber }) => itemNumber))
    const said = stated.find((one) => one.colour !== undefined && one.itemNumber !== '' && numbers.has(one.itemNumber))?.colour
    const word = said?.word ?? ''
    if (said && colours.some((other) => other !== colour && isCalled(other, said, meaning))) continue
    const { colourId, name, hex } = newColour(word, said?.name ?? {}, meaning)
    Object.assign(colour, { colourId, name, hex: said?.hex ?? hex })
  }
}

/** The colour that a row means, if the product has it. */
export const findColour = (
  colours: readonly DocumentColour[],
  stated: StatedColour,
  meaning: Colours,
): DocumentColour | undefined => colours.find((one) => isCalled(one, stated, meaning))

export function placeColour(colours: DocumentColour[], stated: StatedColour, meaning: Colours): DocumentColour {
  const colour = findColour(colours, stated, meaning) ?? addColour(colours, stated.word, stated.name, meaning)
  if (stated.name.zh !== undefined) colour.name.zh = stated.name.zh
  if (stated.hex !== undefined) colour.hex = stated.hex
  // What its word means has been said since.
  if (colour.colourId === '') colour.colourId = meaning.colour(stated.word)?.id ?? ''
  return colour
}

function isCalled(colour: DocumentColour, { word, name }: StatedColour, meaning: Colours): boolean {
  const reference = meaning.colour(word)
  if (name.en === undefined && name.zh === undefined) return colour.colourId === reference?.id
  return (
    (name.en === undefined || colour.name.en === name.en) &&
    (name.zh === undefined || name.en !== undefined || colour.name.zh === name.zh) &&
    (reference === undefined || word === name.en || word === name.zh || word === '' || colour.colourId === reference.id)
  )
}

export function addColour(
  colours: DocumentColour[],
  word: string,
  name: { en?: string; zh?: string },
  meaning: Colours,
): DocumentColour {
  const colour = newColour(word, name, meaning)
  colours.push(colour)
  return colour
}

function newColour(word: string, name: { en?: string; zh?: string }, meaning: Colours): DocumentColour {
  const reference = meaning.colour(word)
  // “As shown” is no name of a look that has one.
  const other = word === '' && (name.en ?? name.zh) !== undefined ? undefined : reference
  return {
    colourId: reference?.id ?? '',
    name: { en: (name.en ?? other?.en ?? '').slice(0, 40), zh: (name.zh ?? other?.zh ?? '').slice(0, 40) },
    hex: reference?.hex ?? NO_HEX,
    pictures: [],
    variants: [],
  }
}
