import { adminBlockText } from '#language/admin/admin-block.text.ts'
import { adminPicturesText, adminProductFieldText } from '#language/admin/products/admin-product-editor.text.ts'
import type { Language } from '#language/languages.ts'
import { type Spoken, textsIn } from '#language/texts.ts'
import type { ProductDocument } from '#modules/catalogue/editing/product-document.contract.ts'

/** What operators call the fields of a product, by their path: of the form, such as `colours.0.name.zh`, and of the history, such as `variants.AX-1.size`. */
export function namesOfPaths(
  document: ProductDocument,
  language: Language,
  attributes: readonly { id: string; name: { en: string; zh: string } }[],
): (path: string) => string {
  const fields = textsIn(adminProductFieldText, language)
  const pictures = textsIn(adminPicturesText, language)
  const sides = textsIn(adminBlockText, language)
  const [colon, comma] = language === 'zh' ? ['：', '，'] : [': ', ', ']
  const { places, known } = stepsIn({ fields, pictures, sides })
  const nameOfAttribute = (wanted: string): string => attributes.find(({ id }) => id === wanted)?.name[language] ?? wanted
  const nameOf = (step: string): string => {
    const name = known[step]
    return typeof name === 'string' ? name : step
  }
  /** A list with a number behind it is named by its place. */
  const wordsOf = (steps: readonly string[]): string =>
    steps
      .flatMap((step, at) => {
        if (isPlace(step)) return []
        const [place, next] = [places[step], steps[at + 1]]
        return place && next !== undefined && isPlace(next) ? [place(Number(next) + 1)] : [nameOf(step)]
      })
      .join(comma)
  const colourNamed = (step: string): string => {
    const { name } = (isPlace(step) ? document.colours[Number(step)] : undefined) ?? {}
    return name?.[language] || name?.en || name?.zh || (isPlace(step) ? fields.colour(Number(step) + 1) : step)
  }
  const sizeNamed = (colour: string, at: string): string => {
    const { size, itemNumber } = document.colours[Number(colour)]?.variants[Number(at)] ?? {}
    return `${fields.size}${language === 'zh' ? '' : ' '}${size || itemNumber || Number(at) + 1}`
  }
  return (path) => {
    const [first = '', second, ...rest] = path.split('.')
    if (first === 'attributes') return [nameOfAttribute(second ?? ''), ...rest.map(nameOf)].join(comma)
    if (first === 'variants' && second !== undefined) return `${second}${colon}${wordsOf(rest)}`
    if (first !== 'colours' || second === undefined) return wordsOf(path.split('.'))
    const [part, at, ...inner] = rest
    if (part === 'variants' && at !== undefined)
      return `${colourNamed(second)}${colon}${[sizeNamed(second, at), ...(inner.length > 0 ? [wordsOf(inner)] : [])].join(comma)}`
    return `${colourNamed(second)}${colon}${part === 'name' ? [fields.colourName, ...rest.slice(1).map(nameOf)].join(comma) : wordsOf(rest)}`
  }
}

const isPlace = (step: string): boolean => /^\d+$/.test(step)

type Words = {
  fields: Spoken<typeof adminProductFieldText>
  pictures: Spoken<typeof adminPicturesText>
  sides: Spoken<typeof adminBlockText>
}

/** What single steps of a path are called: those with a number behind them by their place. */
function stepsIn({ fields, pictures, sides }: Words) {
  const places: Record<string, (place: number) => string> = {
    highlights: fields.highlight,
    care: fields.careLine,
    composition: fields.material,
    measurements: fields.measurement,
    pictures: pictures.picture,
  }
  const known: Record<string, string | ((...values: never[]) => string)> = {
    ...fields,
    pictures: pictures.pictures,
    alt: pictures.alt,
    en: sides.english,
    zh: sides.chinese,
  }
  return { places, known }
}
