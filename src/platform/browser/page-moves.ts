import { type DataRouteMatch, type Location, type RouterState, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { decodePageData, REDIRECT } from './page-data.ts'
import type { Loaded } from './page-data-cache.ts'
import { addressOf } from './places.ts'
import type { RouteTable } from './route-table.ts'

// What it takes to have the next page: fetched once a page is up (docs/decisions/0110).

export type Redirect = { redirect: string; reload: boolean; replace: boolean }
type Answer = Record<string, { data: unknown } | { error: unknown }>
type PageData = { redirect: Redirect } | { routes: Answer } | { refused: ErrorResponse }

/** After this long the wait is announced. */
const TIME_LIMIT_MS = 10_000
const NOTHING: PageData = { routes: {} }

/** Script and data come side by side; what of it fails is shown by the nearest error screen above. */
export async function loadPage(
  table: RouteTable,
  here: RouterState,
  matches: DataRouteMatch[],
  next: Location,
  signal: AbortSignal,
): Promise<Redirect | Loaded> {
  const wanted = wantedOf(table, here, matches, next)
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)])
  const [script, data] = await Promise.allSettled([
    Promise.race([table.load(matches), ended(inTime)]),
    wanted.length > 0 ? fetchPageData(next, inTime) : NOTHING,
  ])
  if (data.status === 'fulfilled' && 'redirect' in data.value) return data.value.redirect
  const loaderData: RouterState['loaderData'] = {}
  const errors: NonNullable<RouterState['errors']> = {}
  const refused = data.status === 'rejected' ? data.reason : 'refused' in data.value ? data.value.refused : undefined
  const fail = (id: string, problem: unknown): void => {
    errors[nearestErrorScreen(matches, id)] ??= problem
  }
  for (const { route } of matches) {
    const answer = data.status === 'fulfilled' && 'routes' in data.value ? data.value.routes[route.id] : undefined
    if (answer && 'data' in answer) {
      loaderData[route.id] = answer.data
      continue
    }
    // The frame a problem is shown in keeps what it had.
    if (route.id in here.loaderData) loaderData[route.id] = here.loaderData[route.id]
    if (answer) fail(route.id, answer.error)
    else if (wanted.includes(route.id)) fail(route.id, refused ?? new Error('no data'))
  }
  if (script.status === 'rejected') fail(matches.at(-1)?.route.id ?? '', script.reason)
  return { loaderData, errors: Object.keys(errors).length > 0 ? errors : null }
}

/** Routes that cannot be shown with what is here: those that are new, read other parameters, or read the query. */
function wantedOf(table: RouteTable, shown: RouterState, matches: DataRouteMatch[], next: Location): string[] {
  const { location: here, matches: before, loaderData } = shown
  const again = next.search !== here.search || addressOf(next) === addressOf(here)
  const isHere = ({ route, pathname }: DataRouteMatch): boolean =>
    route.id in loaderData && before.some((one) => one.route.id === route.id && one.pathname === pathname)
  return matches.filter((one) => table.hasLoader(one.route.id) && (again || !isHere(one))).map(({ route }) => route.id)
}

export const notFoundAt = (matches: readonly DataRouteMatch[]): Loaded => ({
  errors: { [matches[0]?.route.id ?? 'root']: new ErrorResponse(404, 'Not Found', '') },
  loaderData: {},
})

const nearestErrorScreen = (matches: readonly DataRouteMatch[], id: string): string => {
  const upTo = matches.slice(0, matches.findIndex(({ route }) => route.id === id) + 1)
  return (upTo.findLast(({ route }) => route.errorElement !== undefined) ?? matches[0])?.route.id ?? id
}

type Address = { pathname: string; search: string }

const dataAddress = ({ pathname, search }: Address): string => `${pathname}${pathname.endsWith('/') ? '_' : ''}.data${search}`

/** Everything a page's loaders answered, under one address a page: nothing is left out, so that all visitors share it. */
async function fetchPageData(page: Address, signal: AbortSignal): Promise<PageData> {
  const answer = await fetch(dataAddress(page), { signal })
  const spoken = answer.headers.has('X-Remix-Response')
  if (!spoken && answer.status >= 400) return { refused: new ErrorResponse(answer.status, answer.statusText, '') }
  if (!answer.body) throw new Error('a page without data')
  const routes = (await decodePageData(answer.body)) as Answer & { [REDIRECT]?: Redirect }
  const redirect = routes[REDIRECT]
  return redirect ? { redirect } : { routes }
}

export function prefetchPageData(page: Address): void {
  const href = dataAddress(page)
  if (document.head.querySelector(`link[rel=prefetch][href="${CSS.escape(href)}"]`)) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'fetch', href }))
}

/** Fails when the wait is over, for what cannot be broken off itself. */
const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
