import {
  UNSAFE_decodeViaTurboStream as decode,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  UNSAFE_SingleFetchRedirectSymbol as REDIRECT,
} from 'react-router'

type Redirect = { redirect: string; reload: boolean; replace: boolean }
type Answer = Record<string, { data: unknown } | { error: unknown }>

export type PageData = { redirect: Redirect } | { routes: Answer } | { refused: ErrorResponse }

/** What the page was sent with, written at its end. */
export const decodeInitial = async (stream: ReadableStream<Uint8Array>): Promise<unknown> => {
  const { value } = await decode(stream, window)
  return value
}

type Address = { pathname: string; search: string }

const dataAddress = ({ pathname, search }: Address): string => `${pathname}${pathname.endsWith('/') ? '_' : ''}.data${search}`

/** Everything a page's loaders answered, under one address a page: nothing is left out, so that all visitors share it. */
export async function fetchPageData(page: Address, signal: AbortSignal): Promise<PageData> {
  const answer = await fetch(dataAddress(page), { signal })
  const spoken = answer.headers.has('X-Remix-Response')
  if (!spoken && answer.status >= 400) return { refused: new ErrorResponse(answer.status, answer.statusText, '') }
  if (!answer.body) throw new Error('a page without data')
  const routes = (await decodeInitial(answer.body)) as Answer & { [REDIRECT]?: Redirect }
  const redirect = routes[REDIRECT]
  return redirect ? { redirect } : { routes }
}

export function prefetchPageData(page: Address): void {
  const href = dataAddress(page)
  if (document.head.querySelector(`link[rel=prefetch][href="${CSS.escape(href)}"]`)) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'fetch', href }))
}

/** Fails when the wait is over, for what cannot be broken off itself. */
export const ended = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
