import { type House, sayHouse } from '#language/house.ts'
import { renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, RouterContextProvider, ServerRouter } from 'react-router'
import { isFramework } from '#platform/browser/framework-routes.ts'
import { listOfPage, pageListName } from '#platform/browser/page-list.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import { OWN_PAGE, type Drawing } from '#platform/wire/own-page.ts'
import { partsAreHere } from '#platform/browser/parts-on-server.ts'
import { loadOwnPage } from './screens/own-page.server.ts'
import { OwnPageSent } from './screens/own-page.tsx'
import {
  callContext,
  drawingContext,
  pageBytesContext,
  problemContext,
  publicUrlContext,
  scriptMarkContext,
  sideContext,
} from './screens/page-context.ts'
import { ScriptMark } from './screens/script-mark.ts'
import { MenuContext } from './screens/store/menu/menu-context.ts'
import { menuFor } from './screens/store/menu/menu-page.server.ts'

type RenderOptions = {
  house: House
  call: MakeCall
  side: 'women' | 'men'
  publicUrl: string
  scriptMark: string
  drawing: Drawing
  keepBytes: (bytes: Buffer) => void
  reportError: (problem: unknown) => void
}

/** What the HTTP process hands to every page; made here because the build has its own copies of the context keys. */
export function pageContext(given: RenderOptions): RouterContextProvider {
  sayHouse(given.house)
  const context = new RouterContextProvider()
  context.set(callContext, given.call)
  context.set(sideContext, given.side)
  context.set(publicUrlContext, given.publicUrl)
  context.set(scriptMarkContext, given.scriptMark)
  context.set(drawingContext, given.drawing)
  context.set(pageBytesContext, given.keepBytes)
  context.set(problemContext, given.reportError)
  return context
}

/** An unexpected error in a loader or a screen; a visitor who left is none. */
export const handleError: HandleErrorFunction = (problem, { request, context }) => {
  if (!request.signal.aborted) context.get(problemContext)(problem)
}

/**
 * A page is rendered whole, as one string: nothing in it waits, and the queues of a stream cost as much again as the
 * rendering. What React Router would stream along to hydrate the page is therefore written here.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  page: Readonly<RouterContextProvider>,
): Promise<Response> {
  await partsAreHere()
  const menu = await menuFor(request, page.get(callContext), page.get(sideContext))
  // A page without its menu would be kept as it is.
  if (menu === undefined) return new Response('no menu', { status: 503 })
  const data = context.serverHandoffStream ? await textOf(context.serverHandoffStream) : ''
  const { serverHandoffStream: _, ...whole } = context
  const mark = page.get(scriptMarkContext)
  const own = await loadOwnPage(context, new URL(request.url), page)
  const html = renderToString(
    <ScriptMark value={mark}>
      <OwnPageSent page={own}>{pageTree(whole, request.url, menu)}</OwnPageSent>
    </ScriptMark>,
  )
  if (isBare(whole)) {
    page.get(pageBytesContext)(withoutScripts(html))
    headers.set('Content-Type', 'text/html; charset=utf-8')
    return new Response(null, { status, headers })
  }
  const sent = own ? `window.${OWN_PAGE}=${inScript(JSON.stringify(own))};` : ''
  page.get(pageBytesContext)(withHydrationData(withOwnList(html, whole), data, { mark, sent }))
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

/** The shop's pages know each other by a list of their own, and come with the part of it that they are drawn from. */
function withOwnList(html: string, { manifest, staticHandlerContext: { matches } }: EntryContext): string {
  const ids = matches.map(({ route }) => route.id)
  if (import.meta.env.DEV || ids.some(isFramework)) return html
  const list = listOfPage(
    Object.values(manifest.routes).filter((route) => route !== undefined),
    ids,
    pageListName(manifest.url),
  )
  return html
    .replace(new RegExp(`<link rel="modulepreload"[^>]*href="${manifest.url}"[^>]*>`), '')
    .replace(`import ${JSON.stringify(manifest.url)}`, () => `window.pageList=${inScript(JSON.stringify(list))}`)
}

/** The page of the closed door stands at every address: a router would not find itself there, so it is sent without one. */
const isBare = ({ staticHandlerContext }: EntryContext): boolean =>
  staticHandlerContext.matches.some(({ route }) => route.id.endsWith(':opening'))

const withoutScripts = (html: string): Buffer =>
  Buffer.from(`<!DOCTYPE html>${html.replace(/<script\b[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '')}`)

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  const reader = stream.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) chunks.push(next.value)
  return Buffer.concat(chunks).toString()
}

/** The whole document as React sees it. */
export const pageTree = (context: EntryContext, url: string, menu: string) => (
  <MenuContext value={menu}>
    <ServerRouter context={context} url={url} />
  </MenuContext>
)

const BODY_END = '</body></html>'
const CONTROLLER = 'window.__reactRouterContext.streamController'

/** At the end of the body, where React Router's own scripts would arrive. */
function withHydrationData(html: string, data: string, { mark, sent }: { mark: string; sent: string }): Buffer {
  if (!html.endsWith(BODY_END)) throw new Error('a page that does not end')
  const script = `<script nonce="${mark}">${sent}${CONTROLLER}.enqueue(${inScript(JSON.stringify(data))});${CONTROLLER}.close();</script>${BODY_END}`
  const doctype = html.startsWith('<!') ? '' : '<!DOCTYPE html>'
  return Buffer.from(`${doctype}${scriptsLast(html.slice(0, -BODY_END.length))}${script}`)
}

/** A page is read before it is woken: style sheets, the first picture and faces of type have the line before its scripts. */
function scriptsLast(html: string): string {
  const end = html.indexOf('</head>')
  const head = html.slice(0, end).replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
  return head + html.slice(end)
}

/** Nothing in the data can end the script it stands in, nor begin a comment there. */
const inScript = (json: string): string =>
  json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
