import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { cardText } from '#language/browse/card.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { textsIn } from '#language/texts.ts'
import { listByIds } from '#modules/search/search.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { readListQuery } from '../list/list-query.ts'
import { CardList } from './card-list.tsx'
import { cardView } from './card-view.ts'

/** The colour that was pressed last on a card. */
const latest = new WeakMap<Element, Element>()

/** Shows a card in the colour that was pressed: picture, price, sizes and where it leads. Fetched at the first press. */
export async function showInColour(swatch: HTMLAnchorElement): Promise<void> {
  const item = swatch.closest('.card')
  const ids = item?.querySelector<HTMLElement>('[data-wish]')?.dataset.wish ?? ''
  const led = new URL(swatch.href).searchParams
  const colour = led.get('colour') ?? ''
  if (item) latest.set(item, swatch)
  const found = await call(listByIds, { ids, colour, ...askedBeside(swatch) }, { quiet: true })
  const [card] = found.ok ? found.data.list : []
  if (!item || !card) return location.assign(swatch.href)
  const drawn = drawCard(item, card, led.get('size')?.split(',') ?? [])
  // The picture is there before it is shown, so that nothing flickers; one that fails shows its ground.
  await drawn
    .querySelector('img')
    ?.decode()
    .catch(() => undefined)
  // Another was pressed meanwhile: the later one counts.
  if (latest.get(item) !== swatch) return
  const wish = item.querySelector('.heart')?.getAttribute('aria-pressed') ?? 'false'
  drawn.querySelector('.heart')?.setAttribute('aria-pressed', wish)
  const held = item.contains(document.activeElement)
  item.className = drawn.className
  item.replaceChildren(...drawn.childNodes)
  if (held) item.querySelector<HTMLElement>('.card-colours [aria-current]')?.focus({ preventScroll: true })
}

/** What the list of a card asks of its variants, by its address; a card elsewhere is in no list. */
function askedBeside(swatch: Element) {
  if (!swatch.closest('#pieces')) return {}
  const { keyword, size, sale, discount, min, max } = readListQuery(location.search)
  const off = discount.length > 0 ? Math.min(...discount.map(Number)) : Number(sale)
  return { keyword, size: size.join(), off, minPrice: min, maxPrice: max }
}

function drawCard(item: Element, card: Parameters<typeof cardView>[0], asked: string[]): Element {
  const language = languageOfPath(location.pathname)
  const host = document.createElement('div')
  const sizes = item.querySelector('img')?.sizes ?? ''
  flushSync(() =>
    createRoot(host).render(
      <CardList cards={[cardView(card, language, asked)]} words={textsIn(cardText, language)} sizes={sizes} eager={1} />,
    ),
  )
  return host.querySelector('.card')!
}
