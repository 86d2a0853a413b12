import type { ProductDocument } from './product-document.contract.ts'

type Both = { en: string; zh: string }
const HAN = /\p{Script=Han}/u

/** What is written in one language stands in for the other, and shoppers who read that one see what there is. */
const filled = ({ en, zh }: Both): Both => ({ en: en || zh, zh: zh || en })
/** The same words twice are those of one language: which, their letters tell. */
const asWritten = ({ en, zh }: Both): Both =>
  en !== zh || en === '' ? { en, zh } : HAN.test(en) ? { en: '', zh } : { en, zh: '' }

/** Words that shoppers need, each changed in the same way. */
function withWords(document: ProductDocument, change: (words: Both) => Both): ProductDocument {
  return {
    ...document,
    name: change(document.name),
    description: change(document.description),
    highlights: document.highlights.map(change),
    care: document.care.map(change),
    measurements: document.measurements.map(({ label, value }) => ({
      label: change(label),
      value: isFigure(value) ? value : change(value),
    })),
    composition: document.composition.map((line) => ({ ...line, part: change(line.part) })),
    colours: document.colours.map((colour) => ({
      ...colour,
      name: change(colour.name),
      pictures: colour.pictures.map((picture) => ({ ...picture, alt: change(picture.alt) })),
    })),
  }
}

/** 12 cm is one thing in both languages. */
const isFigure = ({ en, zh }: Both): boolean =>
  en === zh && /^[\d\s.,x×*/-]+(cm|mm|m|g|kg|ml|l|oz|in)?[\d\s.,x×*/-]*(cm|mm|g|kg|ml)?$/i.test(en)

/** A product as its pages have it, and whether some of its words stand in for those of the other language. */
export function inBothLanguages(document: ProductDocument): { document: ProductDocument; oneLanguage: boolean } {
  const both = withWords(document, filled)
  return { document: both, oneLanguage: JSON.stringify(both) !== JSON.stringify(document) }
}

/** A product as it was written, out of what its pages have. */
export const inItsLanguage = (document: ProductDocument): ProductDocument => withWords(document, asWritten)
