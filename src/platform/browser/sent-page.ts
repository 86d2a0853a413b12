import type {
  UNSAFE_AssetsManifest as AssetsManifest,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_RouteModules as RouteModules,
} from 'react-router'

type Sent = {
  __reactRouterContext: NonNullable<Parameters<typeof FrameworkContext>[0]['value']> & { stream: ReadableStream<Uint8Array> }
  __reactRouterManifest: AssetsManifest
  __reactRouterRouteModules: RouteModules
}

/** What React Router writes into every page. */
export function sentPage() {
  const {
    __reactRouterContext: context,
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: routeModules,
  } = window as typeof window & Sent
  return { context, manifest, routeModules }
}
