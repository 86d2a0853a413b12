import {
  Component,
  createContext as createReactContext,
  type ReactElement,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import type * as ReactRouter from 'react-router'
import {
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterDataContext as DataContext,
  UNSAFE_DataRouterNavigationContext as MovingContext,
  UNSAFE_DataRouterStateContext as StateContext,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router'
import { loadStyle } from './styles.ts'

// What the browser has of React Router on the shop's pages: ops/build/framework-router.ts puts it in the place of the package
// (docs/decisions/0110). It reads the package's own contexts, so that parts which the back office shares work there, too.

type Name = keyof typeof ReactRouter
type Real<Given extends Name> = (typeof ReactRouter)[Given]

const Problem = createReactContext<unknown>(undefined)

/** What a router always gives. */
function given<Value>(value: Value | null): Value {
  if (value === null) throw new Error('outside of a router')
  return value
}

const useRouteId = (): string => use(RouteContext).matches.at(-1)?.route.id ?? ''

export const useLocation: Real<'useLocation'> = () => given(use(LocationContext)).location
export const useNavigationType: Real<'useNavigationType'> = () => given(use(LocationContext)).navigationType
export const useNavigation = () => given(use(MovingContext)).navigation
export const useParams = () => use(RouteContext).matches.at(-1)?.params ?? {}
export const useLoaderData = (): unknown => given(use(DataContext)).loaderData[useRouteId()]
export const useRouteLoaderData = (id: string): unknown => given(use(DataContext)).loaderData[id]
export const Outlet = (): ReactNode => use(RouteContext).outlet

/** Why the page around it cannot be shown. */
export function useRouteError(): unknown {
  const [thrown, told, id] = [use(Problem), given(use(DataContext)).errors, useRouteId()]
  return thrown ?? told?.[id]
}

export function useNavigate(): ReactRouter.NavigateFunction {
  const { router } = given(use(RouterContext))
  return useCallback(
    (to: ReactRouter.To | number, wish?: ReactRouter.NavigateOptions) =>
      typeof to === 'number' ? router.navigate(to) : router.navigate(to, wish),
    [router],
  )
}

/** Shows what the router has found, and is told of every move. */
export function RouterProvider({ router }: { router: ReactRouter.DataRouter }): ReactNode {
  const [shown, setShown] = useState(router.state)
  const [navigation, setNavigation] = useState(router.state.navigation)
  useLayoutEffect(
    () =>
      router.subscribe((next) =>
        startTransition(() => {
          setNavigation(next.navigation)
          setShown((before) => (before.location === next.location && before.loaderData === next.loaderData ? before : next))
        }),
      ),
    [router],
  )
  // While the next page is on its way the shown one has nothing to do.
  const page = useMemo(() => pageOf(shown), [shown])
  const moving = useMemo(() => ({ navigation, revalidation: 'idle' as const }), [navigation])
  const [itself, ways] = useMemo(() => contextsOf(router), [router])
  // Two children, as on the server: the names React gives to fields are counted along the tree.
  return (
    <>
      <RouterContext value={itself}>
        <NavigationContext value={ways}>
          <MovingContext value={moving}>{page}</MovingContext>
        </NavigationContext>
      </RouterContext>
      {null}
    </>
  )
}

/** The second is for the package's own hooks, in a room's preview that stands among the shop's pages. */
function contextsOf(router: ReactRouter.DataRouter) {
  const { createHref, navigate } = router
  const navigator: ReactRouter.Navigator = {
    createHref,
    go: (steps) => void navigate(steps),
    push: (to, state, wish) => void navigate(to, { ...wish, state }),
    replace: (to, state, wish) => void navigate(to, { ...wish, state, replace: true }),
  }
  const common = { navigator, static: false, basename: '/' }
  return [
    { router, ...common },
    { ...common, useTransitions: undefined, future: {} },
  ] as const
}

function pageOf(shown: ReactRouter.RouterState): ReactNode {
  const { location, historyAction: navigationType, loaderData, errors, actionData } = shown
  return (
    <StateContext value={shown}>
      <DataContext value={{ loaderData, errors, actionData }}>
        <LocationContext value={{ location, navigationType }}>{routesOf(shown)}</LocationContext>
      </DataContext>
    </StateContext>
  )
}

/** The matched routes, each standing in the one above; where one has failed, its error screen instead. */
function routesOf({ matches: all, errors, location }: ReactRouter.RouterState): ReactNode {
  const matches = upToFailed(all, errors)
  return matches.reduceRight<ReactElement | null>((outlet, { route }, at) => {
    const upTo = matches.slice(0, at + 1)
    const problem = errors?.[route.id]
    const shown = problem === undefined ? (route.element ?? outlet) : route.errorElement
    const screen = <RouteContext value={{ outlet, matches: upTo, isDataRoute: true }}>{shown}</RouteContext>
    if (!route.errorElement && at > 0) return screen
    const instead = <RouteContext value={{ outlet: null, matches: upTo, isDataRoute: true }}>{route.errorElement}</RouteContext>
    return (
      <Guard location={location} problem={problem} instead={instead}>
        {screen}
      </Guard>
    )
  }, null)
}

type Errors = ReactRouter.RouterState['errors']

function upToFailed(matches: ReactRouter.DataRouteMatch[], errors: Errors): ReactRouter.DataRouteMatch[] {
  const failed = errors ? matches.findIndex(({ route }) => errors[route.id] !== undefined) : -1
  return failed < 0 ? matches : matches.slice(0, failed + 1)
}

type Guarded = { location: ReactRouter.Location; problem: unknown; instead: ReactNode; children: ReactNode }
type Caught = { location: ReactRouter.Location; problem: unknown }

/** Shows the error screen of a route in its place, until the next page. */
class Guard extends Component<Guarded, Caught> {
  override state: Caught = { location: this.props.location, problem: this.props.problem }

  static getDerivedStateFromError = (problem: unknown) => ({ problem })

  static getDerivedStateFromProps({ location, problem }: Guarded, before: Caught): Caught {
    return before.location === location ? { location, problem: problem ?? before.problem } : { location, problem }
  }

  override render(): ReactNode {
    const { problem } = this.state
    return problem === undefined ? this.props.children : <Problem value={problem}>{this.props.instead}</Problem>
  }
}

/** The head of the page that is shown, tag by tag as the server has drawn it. */
export function Meta(): ReactNode {
  const { matches: all, location } = given(use(StateContext))
  const { errors, loaderData } = given(use(DataContext))
  const modules = (window as { __reactRouterRouteModules?: ReactRouter.UNSAFE_RouteModules }).__reactRouterRouteModules ?? {}
  const matches = upToFailed(all, errors)
  const error = errors ? errors[matches.at(-1)?.route.id ?? ''] : null
  const last = matches.findLast(({ route }) => modules[route.id]?.meta)
  const meta = last && modules[last.route.id]?.meta
  if (!last || typeof meta !== 'function') return null
  const above = matches.map(({ route: { id }, params, pathname }) => {
    return { id, params, pathname, loaderData: loaderData[id], meta: [], handle: undefined, error }
  })
  const about = { loaderData: loaderData[last.route.id], params: last.params, location, matches: above, error }
  return meta(about)?.map((tag) => (tag ? asTag(tag) : null))
}

function asTag(tag: ReactRouter.MetaDescriptor): ReactNode {
  if ('title' in tag) return <title key="title">{String(tag.title)}</title>
  if ('script:ld+json' in tag) {
    const __html = JSON.stringify(tag['script:ld+json']).replace(/[&<>\u2028\u2029]/g, inScript)
    return <script key={__html} type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />
  }
  const { tagName, ...rest } = tag as Record<string, string>
  return tagName === 'link' ? <link key={JSON.stringify(rest)} {...rest} /> : <meta key={JSON.stringify(rest)} {...rest} />
}

const inScript = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The server's own: React leaves in head and body what it does not know. */
export const Scripts = (): null => null

/** Likewise; the router of the shop's pages brings the style sheets of those that come later, React Router's expects them from here. */
export function Links(): null {
  const { matches } = given(use(StateContext))
  useLayoutEffect(() => {
    const { routes } = (window as { __reactRouterManifest?: ReactRouter.UNSAFE_AssetsManifest }).__reactRouterManifest ?? {}
    for (const { route } of matches) for (const href of routes?.[route.id]?.css ?? []) void loadStyle(href.replace('#', ''))
  }, [matches])
  return null
}

const POSITIONS = 'react-router-scroll-positions'

/** A page that is gone back to stands where it was left, a new one at its top or its mark. */
export function ScrollRestoration(): null {
  const { router } = given(use(RouterContext))
  const { location, restoreScrollPosition, preventScrollReset } = given(use(StateContext))
  useLayoutEffect(() => {
    const positions = keptPositions()
    const keep = () => {
      if (router.state.navigation.state === 'idle') positions[router.state.location.key] = scrollY
      try {
        sessionStorage.setItem(POSITIONS, JSON.stringify(positions))
      } catch {
        // Without a memory a reloaded page opens at its top.
      }
      history.scrollRestoration = 'auto'
    }
    const byHand = () => {
      history.scrollRestoration = 'manual'
    }
    byHand()
    addEventListener('pagehide', keep)
    addEventListener('pageshow', byHand)
    const end = router.enableScrollRestoration(positions, () => scrollY)
    return () => {
      removeEventListener('pagehide', keep)
      removeEventListener('pageshow', byHand)
      end()
    }
  }, [router])
  useLayoutEffect(() => {
    if (restoreScrollPosition === false) return
    if (typeof restoreScrollPosition === 'number') scrollTo(0, restoreScrollPosition)
    else if (!isAtMark(location.hash) && !preventScrollReset) scrollTo(0, 0)
  }, [location, restoreScrollPosition, preventScrollReset])
  return null
}

function keptPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(POSITIONS) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

function isAtMark(hash: string): boolean {
  try {
    const mark = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    mark?.scrollIntoView()
    return mark !== null
  } catch {
    return false
  }
}

// A screen takes what it shows from hooks: the build wraps every one of them for those that want it as their properties.
const asItIs = <Screen,>(screen: Screen): Screen => screen
export { asItIs as UNSAFE_withComponentProps, asItIs as UNSAFE_withErrorBoundaryProps, asItIs as UNSAFE_withHydrateFallbackProps }

export const NavigationType = { Pop: 'POP', Push: 'PUSH', Replace: 'REPLACE' } as const

export const IDLE_NAVIGATION: ReactRouter.Navigation = {
  state: 'idle',
  location: undefined,
  matches: undefined,
  historyAction: undefined,
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
}

/** What the shop answered instead of the data of a page. */
export class UNSAFE_ErrorResponseImpl implements ReactRouter.ErrorResponse {
  readonly internal = true
  readonly status: number
  readonly statusText: string
  readonly data: unknown
  constructor(status: number, statusText: string, data: unknown) {
    this.status = status
    this.statusText = statusText
    this.data = data
  }
}

export const isRouteErrorResponse = (problem: unknown): problem is ReactRouter.ErrorResponse =>
  problem !== null && typeof problem === 'object' && 'internal' in problem && 'status' in problem && 'data' in problem

// Loaders stay on the server; what they are made with is named beside screens, and never comes here.
const onServer = (): never => {
  throw new Error('of the server')
}
/** Which nobody reads here. */
export const createContext = (): undefined => undefined
export { onServer as data, onServer as redirect }
