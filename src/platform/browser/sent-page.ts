import type {
  UNSAFE_AssetsManifest as AssetsManifest,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_RouteModules as RouteModules,
} from 'react-router'
import { type PageEntry, type PageList, readPageList } from './page-list.ts'

type Sent = {
  __reactRouterContext: NonNullable<Parameters<typeof FrameworkContext>[0]['value']> & { stream: ReadableStream<Uint8Array> }
  __reactRouterManifest?: AssetsManifest
  __reactRouterRouteModules: RouteModules
  pageList?: PageList
}

/** What every page is sent with, and which routes there are: rooms that work with React Router need its own list, the shop a shorter one. */
export function sentPage() {
  const {
    __reactRouterContext: context,
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: routeModules,
    pageList,
  } = window as typeof window & Sent
  const entries = (): PageEntry[] =>
    pageList ? readPageList(pageList) : Object.values(manifest?.routes ?? {}).filter((route) => route !== undefined)
  return { context, routeModules, entries }
}
