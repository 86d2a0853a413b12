import { useEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { changeWish, useWishCodes } from '../shopper-state.ts'
import { forgetScroll, rememberPlace } from './place-memory.ts'

/** One listener for the hearts and second pictures of every card on the page, and the memory of the way here. */
export function CardListener() {
  const codes = useWishCodes()
  const { state } = useNavigation()
  const { pathname, search } = useLocation()
  useEffect(() => rememberPlace(pathname + search), [pathname, search])
  useEffect(() => {
    document.addEventListener('click', onPress)
    document.addEventListener('pointerover', onPoint)
    return () => {
      document.removeEventListener('click', onPress)
      document.removeEventListener('pointerover', onPoint)
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
  const colour = target?.closest<HTMLAnchorElement>('.card-colours a:not(.card-more)')
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

/** For a mouse, never for a finger. */
function onPoint({ pointerType, target }: PointerEvent): void {
  if (pointerType !== 'mouse') return
  // Without it the first picture stays.
  import('./second-picture.ts').then(
    ({ restOn }) => restOn(target),
    () => {},
  )
}
