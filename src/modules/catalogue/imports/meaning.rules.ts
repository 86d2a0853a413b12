import type { DocumentPicture, ProductDocument } from '../editing/product-document.contract.ts'
import type { Attribute } from '../attributes/attributes.rules.ts'

export type KnownColour = { id: string; en: string; zh: string; hex: string }
export type KnownCategory = { path: string; sizeTable: string; precious: boolean }

/** What the words of a file mean in this shop; a word that means nothing is left open. No word at all is what somebody has said for all rows. */
export type Meaning = {
  brand: (word: string) => string | undefined
  category: (word: string, gender: string | undefined) => KnownCategory | undefined
  colour: (word: string) => KnownColour | undefined
  /** Its id now, whatever it was. */
  material: (id: string) => string
  sizeTable: (id: string) => string
  attributes: readonly Attribute[]
  /** Of rows that name none. */
  gender?: ProductDocument['gender']
  /** Whether the file says sizes at all: where it does not, a piece has one. */
  hasSizes: boolean
  /** Nothing while it is not there yet. */
  picture: (source: string) => Pick<DocumentPicture, 'hash' | 'width' | 'height'> | undefined
}
