import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, RouterContextProvider, ServerRouter } from 'react-router'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { callContext, pageBytesContext, problemContext, publicUrlContext, sideContext } from './screens/page-context.ts'
import { MenuContext } from './screens/store/menu/menu-context.ts'
import { menuFor } from './screens/store/menu/menu-page.server.ts'

type Given = {
  call: MakeCall
  side: 'women' | 'men'
  publicUrl: string
  keepBytes: (bytes: Buffer) => void
  tellProblem: (problem: unknown) => void
}

/** What the HTTP process hands to every page; made here because the build has its own copies of the context keys. */
export function pageContext(given: Given): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(callContext, given.call)
  context.set(sideContext, given.side)
  context.set(publicUrlContext, given.publicUrl)
  context.set(pageBytesContext, given.keepBytes)
  context.set(problemContext, given.tellProblem)
  return context
}

/** A surprise in a loader or a screen; a reader that went away is none. */
export const handleError: HandleErrorFunction = (problem, { request, context }) => {
  if (!request.signal.aborted) context.get(problemContext)(problem)
}

/**
 * Takes React's chunks as they come. A page is answered whole, so the queueing of a real stream, and of a Response made
 * from one, would be work for nothing: the bytes are handed over beside an empty Response.
 */
class PageSink extends Writable {
  readonly #chunks: Uint8Array[] = []
  readonly #done: (bytes: Buffer) => void

  constructor(done: (bytes: Buffer) => void) {
    super()
    this.#done = done
  }

  override write(chunk: string | Uint8Array): boolean {
    this.#chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)
    return true
  }

  override end(): this {
    this.#done(Buffer.concat(this.#chunks))
    return this
  }
}

/** Pages are answered whole: they are cached, and their inline scripts are hashed for the Content-Security-Policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  page: Readonly<RouterContextProvider>,
): Promise<Response> {
  const menu = await menuFor(request, page.get(callContext), page.get(sideContext))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const screen = (
    <MenuContext value={menu}>
      <ServerRouter context={context} url={request.url} />
    </MenuContext>
  )
  return new Promise((resolve, reject) => {
    const answer = (bytes: Buffer): void => {
      page.get(pageBytesContext)(bytes)
      resolve(new Response(null, { status, headers }))
    }
    const { pipe } = renderToPipeableStream(screen, {
      onAllReady: () => pipe(new PageSink(answer)),
      onShellError: reject,
      // Half a page is no page: the HTTP process logs it with its address and shows one calm message.
      onError: reject,
    })
  })
}
