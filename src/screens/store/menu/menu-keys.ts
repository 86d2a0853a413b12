import { insidePanel, type Item, itemOf, panelled } from './menu-parts.ts'

/** Arrows walk along the bar, down into a panel and through it; what Esc does is the same everywhere on the page. */
export function onMenuKey(event: KeyboardEvent, show: (item: Item) => void): void {
  const item = itemOf(event.target)
  const goesTo = item && (insidePanel(event.target) ? inPanel(event, item) : alongBar(event, item, show))
  if (!goesTo) return
  event.preventDefault()
  goesTo.focus()
}

function alongBar({ key }: KeyboardEvent, item: HTMLElement, show: (item: Item) => void): HTMLElement | null {
  if (key === 'ArrowDown' && panelled(item)) {
    show(item)
    return item.querySelector<HTMLElement>('.menu-panel a')
  }
  const neighbour = { ArrowRight: item.nextElementSibling, ArrowLeft: item.previousElementSibling }[key]
  return neighbour?.querySelector<HTMLElement>('.menu-top') ?? null
}

function inPanel({ key, target }: KeyboardEvent, item: HTMLElement): HTMLElement | null {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (step === undefined) return null
  const links = [...item.querySelectorAll<HTMLElement>('.menu-panel a')]
  const at = links.findIndex((link) => link === target)
  return links[at + step] ?? item.querySelector<HTMLElement>('.menu-top')
}
