/** Writes a product's page: how it is made, how it is finished, how to wear or use it. Neighbours in a list never open alike. */
import type { Both } from './demo-types.ts'
import type { ProductSlot } from './product-slots.ts'
import { both, familyOf, type OpeningClass, openings, type Pair } from './word-lists.ts'

type DescriptionParts = { brand: string; style: string; noun: Pair; fabric: Pair; form: Pair | undefined }

const isPlural = (noun: string) => /[^s]s$/.test(noun) && !/(canvas|chess)$/.test(noun)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function fillEnglish(template: string, { brand, style, noun, fabric, form }: DescriptionParts): string {
  const plural = isPlural(noun[0])
  const article = /^[aeiou](?!ne-)/i.test(noun[0]) ? 'an' : 'a'
  const filled = template
    .replace('{A} pair of', 'A pair of')
    .replaceAll(/\{A\} |\{a\} /g, plural ? '' : `${article} `)
    .replaceAll('{This}', plural ? 'These' : 'This')
    .replaceAll('{this}', plural ? 'these' : 'this')
    .replaceAll('{style} {is}', `${style} is`)
    .replaceAll('{is}', plural ? 'are' : 'is')
    .replaceAll('{it}', plural ? 'they' : 'it')
    .replaceAll('{cuts}', 'cuts')
    .replaceAll('{makes}', 'makes')
    .replaceAll('{brand}', brand)
    .replaceAll('{style}', style)
    .replaceAll('{noun}', noun[0])
    .replaceAll('{fabric}', fabric[0])
    .replaceAll('{form}', form?.[0] ?? '')
  return capital(filled)
}

function fillChinese(template: string, { brand, noun, fabric, form }: DescriptionParts): string {
  return template
    .replaceAll('{brand}', brand)
    .replaceAll('{noun}', noun[1])
    .replaceAll('{fabric}', fabric[1])
    .replaceAll('{form}', form?.[1] ?? '')
}

/** "It is lined" becomes "They are lined" for a pair. */
function agree(sentence: string, noun: string): string {
  if (!isPlural(noun)) return sentence
  return sentence
    .replace(/^It is\b/, 'They are')
    .replace(/^It has\b/, 'They have')
    .replace(/^It does\b/, 'They do')
    .replace(/^It goes\b/, 'They go')
    .replace(/^It (\w+)s\b/, 'They $1')
}

const plainOpening: Pair = ['{A} {noun} in {fabric}.', '以{fabric}製成的{noun}。']
const at = <Item>(items: Item[], turn: number): Item => {
  const item = items[turn % items.length]
  if (item === undefined) throw new Error('an empty list of sentences')
  return item
}

/** "These slim jeans are slim" says it twice: such a noun takes an opening that leaves it out. */
function openingsFor(openingClass: OpeningClass, { noun, form }: DescriptionParts): Pair[] {
  const all = openings[openingClass]
  const said = noun[0].split(/[\s-]+/).filter((word) => word.length > 3)
  const again = said.some((word) => form?.[0].toLowerCase().includes(word.toLowerCase().slice(0, 5)))
  const without = all.filter(([en]) => !en.includes('{noun}'))
  return again && without.length > 0 ? without : all
}

function commonRound(one: number, other: number): number {
  let round = one
  while (round % other !== 0) round += one
  return round
}

/** `turn` counts the products of one group in a leaf. Each full round shifts the last list by one, so the same pair of sentences meets as late as it can. */
export function describeProduct(slot: ProductSlot, turn: number, parts: DescriptionParts): Both {
  const family = familyOf(slot.group.family)
  const opening = parts.form ? at(openingsFor(family.class, parts), turn) : plainOpening
  const makes = slot.group.make
  const make = at(makes, turn)
  const wear = at(family.wear, turn + Math.floor(turn / commonRound(makes.length, family.wear.length)))
  return {
    en: [fillEnglish(opening[0], parts), agree(make[0], parts.noun[0]), agree(wear[0], parts.noun[0])].join(' '),
    zh: [fillChinese(opening[1], parts), make[1], wear[1]].join(''),
  }
}

export function highlightsOf(slot: ProductSlot, turn: number): Both[] {
  const { points } = slot.group
  return [0, 1, 2].map((step) => both(at(points, turn + step)))
}
