import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cardText } from '#language/browse/card.text.ts'
import { textsIn } from '#language/texts.ts'
import type { CardWire } from '#modules/catalogue/catalogue.contract.ts'
import { CardList } from './card-list.tsx'
import { cardView } from './card-view.ts'

const picture = { hash: 'abc', width: 1200, height: 1600, alt: 'A tote' }
const coloured = (count: number, colour = ''): CardWire => ({
  ...{ spuCode: 'PR1', articleNumber: 'ART-1', brandCode: 'house', brandName: 'House', productTitle: 'Tote' },
  ...{ productImg: picture, hoverImg: null, listPrice: '100.00', salesPrice: '100.00', discount: 0, stock: 'in' },
  ...{ sizes: [], isNew: false, colour },
  colours: Array.from({ length: count }, (_, at) => ({ code: `c${at + 1}`, name: `Colour ${at + 1}`, hex: '#000000' })),
})

/** Where the links below a card lead, in their order. */
function linksOf(card: CardWire, sizes: string[] = [], language: 'en' | 'zh' = 'en'): string[] {
  const cards = [cardView(card, language, sizes)]
  const html = renderToStaticMarkup(<CardList cards={cards} words={textsIn(cardText, language)} sizes="50vw" />)
  const [, below = ''] = html.split('class="card-colours"')
  return [...below.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
}

test('a swatch keeps the sizes that the list asks for', () => {
  expect(linksOf(coloured(2), ['IT@@@38', 'IT@@@40'])).toEqual([
    '/product/detail/house/ART-1?colour=c1&size=IT%40%40%4038,IT%40%40%4040',
    '/product/detail/house/ART-1?colour=c2&size=IT%40%40%4038,IT%40%40%4040',
  ])
  expect(linksOf(coloured(2))).toEqual(['/product/detail/house/ART-1?colour=c1', '/product/detail/house/ART-1?colour=c2'])
})

test.each([
  ['en', 7, '1 more colour'],
  ['en', 9, '3 more colours'],
  ['zh', 9, '另有3款顏色'],
] as const)('of more than six colours six are shown, and how many more there are (%s, %i)', (language, count, said) => {
  const cards = [cardView(coloured(count), language)]
  const html = renderToStaticMarkup(<CardList cards={cards} words={textsIn(cardText, language)} sizes="50vw" />)
  const links = linksOf(coloured(count), [], language)
  expect(links).toHaveLength(7)
  expect(links.at(-1)).toBe(links[0]!.replace('?colour=c1', ''))
  expect(html).toContain(`aria-label="${said}">+${count - 6}</a>`)
})

test('six colours are all that is shown of them, and the one that a card is in is always among those', () => {
  expect(linksOf(coloured(6))).toHaveLength(6)
  expect(linksOf(coloured(9, 'c8')).map((address) => /colour=(\w+)/.exec(address)?.[1])).toEqual([
    ...['c1', 'c2', 'c3', 'c4', 'c5', 'c8', undefined],
  ])
})
