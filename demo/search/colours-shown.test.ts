import { expect, test } from 'vitest'
import { sizeKey } from '../../src/language/product/size-label.ts'
import { buildIndex, searchFilters, searchProducts } from '../../src/modules/search/index.server.ts'
import { SearchInput, type SearchQuery, type SearchWire } from '../../src/modules/search/search.contract.ts'
import { fromWire } from '../../src/platform/money.ts'
import { demoProducts } from '../catalogue/demo-catalogue.ts'
import type { DemoColour, DemoProduct } from '../catalogue/demo-types.ts'
import { demoTaxonomy, rowOfDemo } from './relevance.builders.ts'

const MAIN = ['black', 'white', 'off-white', 'grey', 'beige', 'brown', 'red', 'burgundy', 'pink', 'green', 'blue', 'navy']
const LISTS = ['women/shoes', 'women/bags', 'women/clothing', 'men']
const products = [...demoProducts()]
const byCode = new Map(products.map((product) => [product.spuCode, product]))
const index = buildIndex(demoTaxonomy())
index.put(products.map(rowOfDemo))
index.takeOver()

type Asked = Partial<SearchQuery>
type Card = SearchWire['list'][number]
const ask = (asked: Asked) => searchProducts(SearchInput.parse({ ...asked, pages: 5, pageNum: 5 }), 'en')

const inStock = (variant: DemoColour['variants'][number]) => variant.offers.filter(({ stock }) => stock > 0)
const canBeHad = ({ variants }: DemoColour): boolean => variants.some((variant) => inStock(variant).length > 0)
/** The colours of a product that can be had; of one that is sold out all. */
const coloursOf = ({ colours }: DemoProduct): DemoColour[] => (colours.some(canBeHad) ? colours.filter(canBeHad) : colours)
const priceOf = ({ variants }: DemoColour): number =>
  Math.min(...variants.flatMap((variant) => inStock(variant).map(({ salePriceCents }) => salePriceCents)))

/** The colour of whose pictures the card shows the first, by the address of its page, and at its price. */
function colourShown(card: Card): DemoColour | undefined {
  const colours = coloursOf(byCode.get(card.spuCode)!)
  const opened = card.colour === '' ? colours[0] : colours.find(({ colourId }) => colourId === card.colour)
  return colours.find(
    (colour) =>
      colour.colourId === opened?.colourId &&
      colour.pictures[0]?.file === card.productImg.hash &&
      (card.hoverImg === null || colour.pictures[1]?.file === card.hoverImg.hash) &&
      (!canBeHad(colour) || priceOf(colour) === fromWire(card.salesPrice)),
  )
}

test('under every main colour each card shows a piece of that colour, at its price, and leads to it', async () => {
  let cards = 0
  const others: string[] = []
  for (const category of LISTS) {
    for (const colour of MAIN) {
      const { list, total } = await ask({ category, colour: [colour] })
      expect(list).toHaveLength(total)
      cards += list.length
      for (const card of list)
        if (colourShown(card)?.colourId !== colour) others.push(`${category} ${colour} ${card.productTitle}`)
    }
  }
  process.stdout.write(
    `${cards} cards under ${MAIN.length} colours in ${LISTS.length} lists, ${others.length} in another colour\n`,
  )
  expect(others).toEqual([])
  expect(cards).toBeGreaterThan(500)
})

test.each([
  ['red dress', ['red']],
  ['紅色裙', ['red']],
  ['black boots', ['black']],
  ['黑色靴', ['black']],
  ['navy coat', ['navy']],
  ['pink dress', ['pink']],
  ['green bag', ['green']],
  ['駝色大衣', ['camel']],
])('“%s” shows each piece in that colour, where it comes in it', async (keyword, ids) => {
  const { list } = await ask({ keyword })
  const comesIn = list.filter(({ spuCode }) => coloursOf(byCode.get(spuCode)!).some(({ colourId }) => ids.includes(colourId)))
  const others = comesIn.filter((card) => !ids.includes(colourShown(card)?.colourId ?? ''))
  expect(others.map(({ productTitle }) => productTitle)).toEqual([])
  expect(comesIn.length).toBeGreaterThan(0)
})

/** How many products can be had in a colour, by size. */
function sizesIn(id: string): Map<string, Set<string>> {
  const codes = new Map<string, Set<string>>()
  for (const { spuCode, colours } of products)
    for (const variant of colours.filter(({ colourId }) => colourId === id).flatMap(({ variants }) => variants)) {
      if (inStock(variant).length === 0) continue
      const key = sizeKey(variant.size, variant.sizeSystem)
      codes.set(key, (codes.get(key) ?? new Set()).add(spuCode))
    }
  return codes
}

test('no colour is promised in a size in which it cannot be had, neither by a count nor by a card', async () => {
  let pairs = 0
  for (const { id } of demoTaxonomy().colours) {
    const had = sizesIn(id)
    const { size: sizes } = await searchFilters(SearchInput.parse({ colour: [id], inStock: true }), 'en')
    const promised = sizes.filter(({ num }) => num > 0)
    pairs += promised.reduce((sum, { num }) => sum + num, 0)
    expect(Object.fromEntries(promised.map(({ value, num }) => [value, num]))).toEqual(
      Object.fromEntries([...had].map(([value, codes]) => [value, codes.size])),
    )
    // The size that most come in, by its cards, too.
    for (const [value, codes] of [...had].toSorted(([, one], [, other]) => other.size - one.size).slice(0, 1)) {
      const { list } = await ask({ colour: [id], size: [value], inStock: true })
      expect(list.map(({ spuCode }) => spuCode).toSorted()).toEqual([...codes].toSorted())
    }
  }
  process.stdout.write(`${pairs} pieces promised in a colour and a size, all of them can be had\n`)
  expect(pairs).toBeGreaterThan(5_000)
})

test('of two colours that are chosen a piece that comes in both shows a card in each', async () => {
  const [black, red, both] = await Promise.all(
    [['black'], ['red'], ['black', 'red']].map((colour) => ask({ category: 'women/clothing', colour })),
  )
  expect(both!.total).toBe(black!.total + red!.total)
  expect(both!.list.map((card) => `${card.spuCode} ${colourShown(card)?.colourId}`).toSorted()).toEqual(
    [...black!.list.map(({ spuCode }) => `${spuCode} black`), ...red!.list.map(({ spuCode }) => `${spuCode} red`)].toSorted(),
  )
})
