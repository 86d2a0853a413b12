import { useEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { pictureAddress, sourceSet } from '#ui/picture.tsx'
import { changeWish, useWishCodes } from '../shopper-state.ts'
import { CARD_MOST } from './card-list.tsx'
import { forgetScroll, rememberPlace } from './place-memory.ts'

/** Long enough that a pointer on its way across the list fetches nothing. */
const INTENT_MS = 120

/** One listener for the hearts and second pictures of every card on the page, and the memory of the way here. */
export function CardListener() {
  const codes = useWishCodes()
  const { state } = useNavigation()
  const { pathname, search } = useLocation()
  useEffect(() => rememberPlace(pathname + search), [pathname, search])
  useEffect(() => {
    document.addEventListener('click', onPress)
    const onRest = restListener()
    document.addEventListener('pointerover', onRest)
    return () => {
      document.removeEventListener('click', onPress)
      document.removeEventListener('pointerover', onRest)
    }
  }, [])
  // Cards come and go with the pages; whenever one has arrived, its heart is set.
  useEffect(() => {
    if (codes && state === 'idle') markHearts(codes)
  }, [codes, state])
  return null
}

function markHearts(codes: string[]): void {
  const wished = new Set(codes)
  for (const heart of document.querySelectorAll<HTMLElement>('[data-wish]')) {
    heart.setAttribute('aria-pressed', String(wished.has(heart.dataset.wish ?? '')))
  }
}

function onPress(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : undefined
  const colour = target?.closest<HTMLAnchorElement>('.card-colours a')
  // With a key held it opens as any link.
  if (colour && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
    event.preventDefault()
    import('./card-colour.tsx').then(
      ({ showInColour }) => showInColour(colour),
      () => location.assign(colour.href),
    )
  }
  // The lists of the other side are other lists.
  if (target?.closest('a[href*="sexType="]')) forgetScroll()
  const heart = target?.closest<HTMLElement>('[data-wish]')
  const code = heart?.dataset.wish
  if (heart && code) void changeWish(code, heart.getAttribute('aria-pressed') !== 'true')
}

/** The second picture is fetched for a mouse that rests on a card, never for a finger. */
function restListener(): (event: PointerEvent) => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let over: Element | null = null
  return ({ pointerType, target }) => {
    const card = pointerType === 'mouse' && target instanceof Element ? target.closest('.card') : null
    if (card === over) return
    over = card
    clearTimeout(timer)
    if (card) timer = setTimeout(() => showSecond(card), INTENT_MS)
  }
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
