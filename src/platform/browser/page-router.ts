import {
  type DataRouteMatch,
  type DataRouter,
  IDLE_NAVIGATION,
  type Location,
  NavigationType as Move,
  type RouterNavigateOptions,
  type RouterState,
  type RouterSubscriber,
  type To,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
} from 'react-router'
import { nowInUse } from './in-use.ts'
import { ended, fetchPageData, type PageData, prefetchPageData } from './page-data.ts'
import { isElsewhere } from './page-links.ts'
import { addressOf, countFromHere, isMarkOnPage, locationHere, makeKey, write } from './places.ts'
import { cachePageData, cachedPageData } from './page-data-cache.ts'
import type { RouteTable } from './route-table.ts'

export type Loaded = Pick<RouterState, 'loaderData' | 'errors'>
/** After this long the wait is announced. */
const TIME_LIMIT_MS = 10_000
/** A list of pages that is later than this is not waited for: the browser loads the page as a document. */
const LIST_LIMIT_MS = 1_000
const NOTHING: PageData = { routes: {} }
type Wish = { preventScrollReset?: boolean }

const absent = (): never => {
  throw new Error('the shop moves between pages and does nothing else here: docs/decisions/0008')
}

/**
 * Moves between the shop's pages: one at a time, the latest wish wins, and nothing changes on the screen before the next
 * page is whole. It stands where React Router's own router would and is an eighth of it: public pages have no actions, no
 * fetchers, no blockers and no loaders in the browser.
 */
export function createPageRouter(table: RouteTable, hydration: Partial<Loaded>): PageRouter {
  const router = new PageRouter(table, hydration)
  countFromHere()
  window.addEventListener('popstate', () => void router.move(Move.Pop, locationHere()))
  return router
}

class PageRouter implements DataRouter {
  state: RouterState
  readonly basename = '/'
  readonly future = {}
  readonly window = window
  readonly _internalFetchControllers = new Map<string, AbortController>()
  readonly #table: RouteTable
  readonly #subscribers = new Set<RouterSubscriber>()
  #underWay: AbortController | undefined
  #scroll: { positions: Record<string, number>; now: () => number } | undefined

  constructor(table: RouteTable, { loaderData = {}, errors = null }: Partial<Loaded>) {
    this.#table = table
    cachePageData(locationHere().key, { loaderData, errors })
    const location = locationHere()
    this.state = {
      historyAction: Move.Pop,
      location,
      matches: table.match(location.pathname) ?? [],
      initialized: true,
      renderFallback: false,
      navigation: IDLE_NAVIGATION,
      restoreScrollPosition: false,
      preventScrollReset: false,
      revalidation: 'idle',
      loaderData,
      actionData: null,
      errors,
      fetchers: new Map(),
      blockers: new Map(),
    }
  }

  get routes() {
    return this.#table.routes
  }
  get manifest() {
    return this.#table.byId
  }
  readonly initialize = (): DataRouter => this
  readonly match = (to: Partial<Location> | string): DataRouteMatch[] | null =>
    this.#table.match(new URL(typeof to === 'string' ? to : (to.pathname ?? '/'), location.origin).pathname)
  readonly createHref = (to: Location | URL): string => to.pathname + to.search + to.hash
  readonly createURL = (to: To): URL => new URL(typeof to === 'string' ? to : addressOf(to), location.href)
  readonly encodeLocation = (to: To) => {
    const { pathname, search, hash, origin } = this.createURL(to)
    return { pathname, search, hash, origin }
  }

  subscribe(subscriber: RouterSubscriber): () => void {
    this.#subscribers.add(subscriber)
    return () => this.#subscribers.delete(subscriber)
  }

  enableScrollRestoration(positions: Record<string, number>, now: () => number): () => void {
    this.#scroll = { positions, now }
    return () => {
      this.#scroll = undefined
    }
  }

  async navigate(to: number | To | null, wish: RouterNavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return history.go(to)
    const { origin, ...path } = this.encodeLocation(to ?? '')
    if (origin !== location.origin) throw new Error('another site is not a page of the shop')
    const next: Location = { ...path, state: wish.state ?? null, key: makeKey(), mask: undefined }
    await this.move(wish.replace ? Move.Replace : Move.Push, next, wish)
  }

  async fetchAhead(path: string): Promise<void> {
    // What fails to load now is loaded again, and its error shown, with the page itself.
    await this.#table.rest?.().catch(() => {})
    const matches = path === addressOf(this.state.location) ? [] : (this.match(path) ?? [])
    this.#table.load(matches).catch(() => {})
    if (matches.some(({ route }) => this.#table.hasLoader(route.id))) prefetchPageData(this.createURL(path))
  }

  async move(action: Move, next: Location, wish: Wish = {}): Promise<void> {
    nowInUse()
    this.#underWay?.abort()
    const underWay = new AbortController()
    this.#underWay = underWay
    const { location: here, matches: before } = this.state
    this.#keepScroll()
    const load = () => location[action === Move.Push ? 'assign' : 'replace'](addressOf(next))
    if (this.#table.rest) {
      const isKnown = await Promise.race([
        this.#table.rest().then(
          () => true,
          () => false,
        ),
        new Promise<boolean>((resolve) => setTimeout(resolve, LIST_LIMIT_MS, false)),
      ])
      if (underWay.signal.aborted) return
      if (!isKnown) return load()
    }
    const matches = this.#table.match(next.pathname)
    if (isElsewhere(next.pathname)) return load()
    if (!matches) return this.#arrive(action, next, wish, before.slice(0, 1), { errors: notFoundAt(before), loaderData: {} })
    if (isMarkOnPage(here, next)) return this.#arrive(action, next, wish, matches, this.state)
    const cached = action === Move.Pop ? cachedPageData(next.key) : undefined
    if (cached) return this.#arrive(action, next, wish, matches, cached)
    this.#notify({ navigation: loading(next, matches, action) })
    const loaded = await this.#load(matches, next, underWay.signal)
    if (underWay.signal.aborted) return
    this.#underWay = undefined
    if ('redirect' in loaded) return this.#follow(loaded, action)
    this.#arrive(action, next, wish, matches, loaded)
  }

  /** Script and data come side by side; what of it fails is shown by the nearest error screen above. */
  async #load(matches: DataRouteMatch[], next: Location, signal: AbortSignal) {
    const wanted = this.#wanted(matches, next)
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)])
    const [script, data] = await Promise.allSettled([
      Promise.race([this.#table.load(matches), ended(inTime)]),
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
      if (route.id in this.state.loaderData) loaderData[route.id] = this.state.loaderData[route.id]
      if (answer) fail(route.id, answer.error)
      else if (wanted.includes(route.id)) fail(route.id, refused ?? new Error('no data'))
    }
    if (script.status === 'rejected') fail(matches.at(-1)?.route.id ?? '', script.reason)
    return { loaderData, errors: Object.keys(errors).length > 0 ? errors : null }
  }

  /** Routes that cannot be shown with what is here: those that are new, read other parameters, or read the query. */
  #wanted(matches: DataRouteMatch[], next: Location): string[] {
    const { location: here, matches: before, loaderData } = this.state
    const again = next.search !== here.search || addressOf(next) === addressOf(here)
    const isHere = ({ route, pathname }: DataRouteMatch): boolean =>
      route.id in loaderData && before.some((one) => one.route.id === route.id && one.pathname === pathname)
    return matches.filter((one) => this.#table.hasLoader(one.route.id) && (again || !isHere(one))).map(({ route }) => route.id)
  }

  #follow({ redirect, reload, replace }: { redirect: string; reload: boolean; replace: boolean }, action: Move): void {
    const target = new URL(redirect, location.href)
    if (reload || target.origin !== location.origin) return location.assign(target)
    void this.navigate(addressOf(target), { replace: replace || action !== Move.Push })
  }

  #arrive(action: Move, next: Location, wish: Wish, matches: DataRouteMatch[], { loaderData, errors }: Loaded): void {
    write(action, next)
    cachePageData(next.key, { loaderData, errors })
    this.#notify({
      historyAction: action,
      location: next,
      matches,
      loaderData,
      errors,
      navigation: IDLE_NAVIGATION,
      restoreScrollPosition: this.#scroll?.positions[next.key] ?? null,
      preventScrollReset: wish.preventScrollReset === true,
    })
  }

  #keepScroll(): void {
    if (this.#scroll) this.#scroll.positions[this.state.location.key] = this.#scroll.now()
  }

  #notify(news: Partial<RouterState>): void {
    this.state = { ...this.state, ...news }
    const about = { deletedFetchers: [], newErrors: news.errors ?? null, flushSync: false }
    for (const subscriber of this.#subscribers) subscriber(this.state, about)
  }

  async revalidate(): Promise<void> {
    await this.move(Move.Replace, this.state.location, { preventScrollReset: true })
  }
  dispose(): void {
    this.#subscribers.clear()
  }
  getFetcher = absent
  getBlocker = absent
  fetch = absent
  resetFetcher = absent
  deleteFetcher = absent
  deleteBlocker = absent
  patchRoutes = absent
  _internalSetRoutes = absent
  _internalSetStateDoNotUseOrYouWillBreakYourApp = absent
}

const notFoundAt = (matches: readonly DataRouteMatch[]) => ({
  [matches[0]?.route.id ?? 'root']: new ErrorResponse(404, 'Not Found', ''),
})

const nearestErrorScreen = (matches: readonly DataRouteMatch[], id: string): string => {
  const upTo = matches.slice(0, matches.findIndex(({ route }) => route.id === id) + 1)
  return (upTo.findLast(({ route }) => route.errorElement !== undefined) ?? matches[0])?.route.id ?? id
}

const loading = (location: Location, matches: DataRouteMatch[], historyAction: Move): RouterState['navigation'] => ({
  state: 'loading',
  location,
  matches,
  historyAction,
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
})
