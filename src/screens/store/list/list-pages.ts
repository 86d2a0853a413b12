import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import type { Language } from '#language/languages.ts'
import { useLanguage } from '#language/texts.ts'
import { hasMoved, remember } from '#screens/store/card/place-memory.ts'
import type { ListData } from './list-data.ts'
import { keepPages, type LoadedPages, recallPages, recallRange } from './list-memory.ts'
import { listSearch } from './list-query.ts'

/** `settle` moves the page after the cards have been put in and before they are painted. */
type Shown = LoadedPages & { of: ListData; settle?: () => void }

const loading = () => import('./list-loading.ts')

/** The pages of a list that stand under each other: the address opens one, the shopper adds those before and after. */
export function useListPages(list: ListData) {
  const { pathname } = useLocation()
  const language = useLanguage()
  const cameBack = useNavigationType() === NavigationType.Pop
  const key = `${pathname + listSearch({ ...list.query, page: 1 })} ${list.asked.sexType ?? ''}`
  const open = () => opened(list, cameBack ? recallPages(key) : undefined)
  const [kept, setShown] = useState<Shown>(open)
  const [waiting, setWaiting] = useState<number>()
  const grid = useRef<HTMLDivElement>(null)
  const refilling = useRef(false)
  let shown = kept
  if (kept.of !== list) {
    shown = open()
    setShown(shown)
  }
  const show = (next: LoadedPages, settle: () => void) =>
    setShown((now) => (now.of === list ? { ...next, of: list, settle } : now))
  useLayoutEffect(() => {
    shown.settle?.()
  }, [shown])
  const fillAgain = useEffectEvent(() => {
    // Read before what is kept of this list is overwritten by what is shown of it now.
    const range = cameBack && !recallPages(key) ? rangeAround(list, key) : undefined
    if (!range) return
    refilling.current = true
    void readAgain(list, range, language)
      .finally(() => (refilling.current = false))
      .then((pages) => pages && show(pages, () => scrollTo({ top: range.scroll, behavior: 'instant' })))
  })
  // Layout effects, so that whoever leaves the moment the cards are seen finds them again.
  useLayoutEffect(() => fillAgain(), [])
  useLayoutEffect(() => {
    // Whoever leaves before the other pages are back still finds them the next time.
    if (!refilling.current) keepPages(key, shown)
  }, [key, shown])
  useScrollMemory()

  const load = async (page: number, byKeyboard: boolean) => {
    if (waiting !== undefined) return
    setWaiting(page)
    const { readPage, joined } = await loading()
    const cards = await readPage(list, page, language)
    setWaiting(undefined)
    if (!cards) return
    show(joined(shown, page, cards), page < shown.first ? stayAt(grid.current) : goOnFrom(grid.current, byKeyboard))
    history.replaceState(history.state, '', pathname + listSearch({ ...list.query, page }))
  }
  return { shown, grid, waiting, load }
}

async function readAgain(list: ListData, range: { first: number; last: number }, language: Language) {
  return (await loading()).readRange(list, range, language)
}

/** The pages that stood around the address's own before the browser loaded the document again. */
function rangeAround(list: ListData, key: string): ReturnType<typeof recallRange> {
  const range = hasMoved() || wasLoadedAgain() ? recallRange(key) : undefined
  return range && range.first <= list.query.page && range.last >= list.query.page ? range : undefined
}

/** The address's own page, among those that were loaded before when the shopper comes back to them. */
function opened(list: ListData, kept: LoadedPages | undefined): Shown {
  const { total, cards, pageSize, query } = list
  const { page } = query
  if (!kept || kept.total !== total || page < kept.first || page > kept.last)
    return { first: page, last: page, total, cards, of: list }
  const start = (page - kept.first) * pageSize
  return { ...kept, cards: [...kept.cards.slice(0, start), ...cards, ...kept.cards.slice(start + pageSize)], of: list }
}

/** What is being looked at stays where it is when cards come in above it. */
function stayAt(grid: HTMLElement | null): () => void {
  const anchor = grid?.querySelector('li')
  const before = anchor?.getBoundingClientRect().top ?? 0
  return () => scrollBy({ top: (anchor?.getBoundingClientRect().top ?? 0) - before, behavior: 'instant' })
}

/** The keyboard goes on at the first of the new cards; a pointer needs no help. */
function goOnFrom(grid: HTMLElement | null, byKeyboard: boolean): () => void {
  const links = () => grid?.querySelectorAll<HTMLElement>('li > a')
  const before = links()?.length ?? 0
  return () => {
    if (byKeyboard) links()?.[before]?.focus({ preventScroll: true })
  }
}

function wasLoadedAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && (entry.type === 'back_forward' || entry.type === 'reload')
}

/** How far down the shopper was when the list was left, however it is left. */
function useScrollMemory(): void {
  // A layout effect is undone before the next page scrolls to its own place.
  useLayoutEffect(() => {
    let top = scrollY
    const onScroll = () => {
      top = scrollY
    }
    addEventListener('scroll', onScroll, { passive: true })
    // Nothing is unmounted yet when the document is left, and the last scroll event may not have arrived.
    const leave = () => remember('scroll', String(scrollY))
    addEventListener('pagehide', leave)
    return () => {
      remember('scroll', String(top))
      removeEventListener('scroll', onScroll)
      removeEventListener('pagehide', leave)
    }
  }, [])
}
