import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { pictureAddress, sourceSet } from '#ui/picture.tsx'
import { changeWish, useWishCodes } from '../shopper-state.ts'
import { CARD_MOST } from './card-list.tsx'

/** One listener for the hearts and second pictures of every card on the page. */
export function CardListener() {
  const codes = useWishCodes()
  const { state } = useNavigation()
  useEffect(() => {
    document.addEventListener('click', onPress)
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

function onPress(event: Event): void {
  const heart = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-wish]') : null
  const code = heart?.dataset.wish
  if (heart && code) void changeWish(code, heart.getAttribute('aria-pressed') !== 'true')
}

function onRest(event: PointerEvent): void {
  if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return
  const frame = event.target.closest('.card')?.querySelector<HTMLElement>('[data-hover]')
  const hash = frame?.dataset.hover
  if (!frame || !hash || frame.parentElement?.querySelector('.card-second')) return
  const first = frame.querySelector('img')
  const second = new Image()
  second.className = 'card-second'
  second.alt = ''
  second.sizes = first?.sizes ?? ''
  second.srcset = sourceSet(hash, CARD_MOST, 'webp')
  second.src = pictureAddress(hash, 480)
  second.decoding = 'async'
  second.onload = () => second.classList.add('card-second-ready')
  // Beside the picture element, not inside: there the first picture's sources would be chosen for it.
  frame.after(second)
}
