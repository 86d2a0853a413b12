import type { IncomingHttpHeaders } from 'node:http'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { screenAt } from '#addresses.ts'
import { count } from '#modules/daily-counts/index.server.ts'

export type Asked = { method: string; headers: IncomingHttpHeaders }
export type View = { isVisit: boolean; spuCode: string | undefined }

const PRODUCT = /^(?:\/zh)?\/product\/detail\/[^/]+\/([^/]+?)(?:\.data)?$/

/**
 * What looking at a page counts for; undefined for what is no look of a person's browser: robots, pages fetched in advance, pictures of
 * pages in other pages. Somebody who comes from elsewhere begins a visit: that is read from this one request, and nothing is remembered.
 */
export function viewOf({ method, headers }: Asked, pathname: string): View | undefined {
  if (method !== 'GET' || isFetchedAhead(headers) || isRobot(headers['user-agent'] ?? '')) return undefined
  const isData = pathname.endsWith('.data')
  const asDocument = headers['sec-fetch-dest'] === 'document' && headers['sec-fetch-mode'] === 'navigate'
  const asData = isData && headers['sec-fetch-dest'] === 'empty' && headers['sec-fetch-site'] === 'same-origin'
  if ((!asDocument && !asData) || screenAt(pathname).access !== 'public') return undefined
  return {
    // A page that is loaded again has been come to before.
    isVisit: asDocument && headers['sec-fetch-site'] !== 'same-origin' && headers['cache-control'] !== 'max-age=0',
    spuCode: PRODUCT.exec(pathname)?.[1],
  }
}

/** Somebody goes there themselves: no robot, nothing fetched in advance, and no picture or frame of another page. */
export const isByPerson = ({ method, headers }: Asked): boolean =>
  method === 'GET' &&
  !isFetchedAhead(headers) &&
  !isRobot(headers['user-agent'] ?? '') &&
  (headers['sec-fetch-dest'] ?? 'document') === 'document'

const isFetchedAhead = (headers: IncomingHttpHeaders): boolean =>
  ['sec-purpose', 'purpose', 'x-moz'].some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')))

/** There are far fewer browsers than requests, and the list of robots is long. */
const robots = new LRUCache<string, boolean>({ max: 2_000 })
function isRobot(agent: string): boolean {
  if (agent.length > 512) return true
  const known = robots.get(agent)
  if (known !== undefined) return known
  const found = isbot(agent)
  robots.set(agent, found)
  return found
}

/** A page was answered. */
export function countView(asked: Asked, pathname: string, status: number): void {
  const view = status === 200 ? viewOf(asked, pathname) : undefined
  if (view?.isVisit) count('visit')
  if (view?.spuCode) count('product-seen', view.spuCode)
}
