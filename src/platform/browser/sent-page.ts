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
  const sent = window as typeof window & Sent
  const {
    __reactRouterContext: context,
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: routeModules,
    pageList,
  } = sent
  const entries = (): PageEntry[] =>
    pageList ? readPageList(pageList) : Object.values(manifest?.routes ?? {}).filter((route) => route !== undefined)
  return { context, routeModules, entries, wholeList: pageList?.whole }
}

/** The routes of the whole shop. A page answers to a hand before it has them. */
export async function fetchWholeList(script: string): Promise<PageEntry[]> {
  await import(/* @vite-ignore */ script)
  return sentPage().entries()
}
