import { NavigationType as Move, type Location, type Path } from 'react-router'

// What stands in the browser's history is written as React Router writes it: its scroll restoration reads it there.
type Kept = { usr?: unknown; key?: string; idx?: number } | null

const kept = (): Kept => history.state as Kept

export const makeKey = (): string => Math.random().toString(36).slice(2, 10)

export const addressOf = ({ pathname = '/', search = '', hash = '' }: Partial<Path>): string => pathname + search + hash

/** Where the browser stands. */
export function locationHere(): Location {
  const { pathname, search, hash } = location
  return { pathname, search, hash, state: kept()?.usr ?? null, key: kept()?.key ?? 'default', mask: undefined }
}

/** The first page of a visit gets its place in the count of steps. */
export function countFromHere(): void {
  if (kept()?.idx === undefined) history.replaceState({ ...kept(), idx: 0 }, '')
}

/** Going back and forth has moved the browser already; all else is written. */
export function write(move: Move, next: Location): void {
  const { state: usr, key } = next
  const idx = kept()?.idx ?? 0
  if (move === Move.Push) history.pushState({ usr, key, idx: idx + 1 }, '', addressOf(next))
  if (move === Move.Replace) history.replaceState({ usr, key, idx }, '', addressOf(next))
}

/** Another mark on the page that is shown: nothing needs to be fetched. */
export const isMarkOnPage = (here: Location, next: Location): boolean =>
  here.pathname === next.pathname && here.search === next.search && (here.hash === '' ? next.hash !== '' : next.hash !== '')
