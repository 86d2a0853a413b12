import { pictureAddress, sourceSet } from '#ui/picture.tsx'
import { CARD_MOST } from './card-list.tsx'

/** Long enough that a pointer on its way across the list fetches nothing. */
const INTENT_MS = 120

let timer: ReturnType<typeof setTimeout> | undefined
let over: Element | null = null

/** The second picture is fetched for a mouse that rests on a card. */
export function restOn(target: EventTarget | null): void {
  const card = target instanceof Element ? target.closest('.card') : null
  if (card === over) return
  over = card
  clearTimeout(timer)
  if (card) timer = setTimeout(() => showSecond(card), INTENT_MS)
}

function showSecond(card: Element): void {
  const frame = card.querySelector<HTMLElement>('[data-hover]')
  const hash = frame?.dataset.hover
  if (!frame || !hash || frame.parentElement?.querySelector('.card-second')) return
  const first = frame.querySelector('img')
  const second = new Image()
  second.className = 'card-second'
  second.alt = ''
  second.style.objectPosition = frame.dataset.hoverFocus ?? ''
  second.sizes = first?.sizes ?? ''
  second.srcset = sourceSet(hash, CARD_MOST, 'avif')
  second.src = pictureAddress(hash, 360, 'avif')
  second.decoding = 'async'
  second.onload = () => second.classList.add('card-second-ready')
  // Beside the picture element, not inside: there the first picture's sources would be chosen for it. Where AVIF is unknown
  // the first picture simply stays.
  frame.after(second)
}
