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
} from 'react-router'
import { nowInUse } from './in-use.ts'
import { isElsewhere } from './page-links.ts'
import { addressOf, countFromHere, isMarkOnPage, locationHere, makeKey, write } from './places.ts'
import { cachePageData, cachedPageData, type Loaded } from './page-data-cache.ts'
import type * as Moves from './page-moves.ts'
import type { RouteTable } from './route-table.ts'

/** What is later than this is not waited for: the browser loads the page as a document. */
const READY_LIMIT_MS = 1_000
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
  #moves: typeof Moves | undefined
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

  /** Which pages there are, and what fetches them: nobody needs it to read this one. Fails when it cannot be had. */
  async getReady(): Promise<void> {
    const [moves] = await Promise.all([import('./page-moves.ts'), this.#table.rest?.()])
    this.#moves = moves
  }

  async fetchAhead(path: string): Promise<void> {
    // What fails to load now is loaded again, and its error shown, with the page itself.
    if (!this.#moves) await this.getReady().catch(() => {})
    const matches = path === addressOf(this.state.location) ? [] : (this.match(path) ?? [])
    this.#table.load(matches).catch(() => {})
    const moves = this.#moves
    if (moves && matches.some(({ route }) => this.#table.hasLoader(route.id))) moves.prefetchPageData(this.createURL(path))
  }

  async move(action: Move, next: Location, wish: Wish = {}): Promise<void> {
    nowInUse()
    this.#underWay?.abort()
    const underWay = new AbortController()
    this.#underWay = underWay
    const { location: here, matches: before } = this.state
    this.#keepScroll()
    const load = () => location[action === Move.Push ? 'assign' : 'replace'](addressOf(next))
    const moves = this.#moves ?? (await this.#readyInTime())
    if (underWay.signal.aborted) return
    if (!moves) return load()
    const matches = this.#table.match(next.pathname)
    if (isElsewhere(next.pathname)) return load()
    if (!matches) return this.#arrive(action, next, wish, before.slice(0, 1), moves.notFoundAt(before))
    if (isMarkOnPage(here, next)) return this.#arrive(action, next, wish, matches, this.state)
    const cached = action === Move.Pop ? cachedPageData(next.key) : undefined
    if (cached) return this.#arrive(action, next, wish, matches, cached)
    this.#notify({ navigation: loading(next, matches, action) })
    const loaded = await moves.loadPage(this.#table, this.state, matches, next, underWay.signal)
    if (underWay.signal.aborted) return
    this.#underWay = undefined
    if ('redirect' in loaded) return this.#follow(loaded, action)
    this.#arrive(action, next, wish, matches, loaded)
  }

  #readyInTime(): Promise<typeof Moves | undefined> {
    const ready = this.getReady().then(
      () => this.#moves,
      () => undefined,
    )
    return Promise.race([ready, new Promise<undefined>((resolve) => setTimeout(resolve, READY_LIMIT_MS))])
  }

  #follow({ redirect, reload, replace }: Moves.Redirect, action: Move): void {
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
