import type { HouseWire } from '#modules/shop-settings/shop-facts.contract.ts'
import { getHouse } from '#modules/shop-settings/shop-facts.paths.ts'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { Language } from '#language/languages.ts'
import type { RenderPage } from '#http/pages/page-routes.server.ts'
import { newShareCode } from '#platform/ids.server.ts'
import { shortenManifest } from './route-manifest.ts'
import type { Log } from '#platform/log.server.ts'
import { collectCacheTags, EVERYTHING, FRAME, type Tag } from '#platform/cache/page-tags.server.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'
import type { Drawing } from '#platform/wire/own-page.ts'
import { takeOwnScripts } from '../security-policy.server.ts'

type PageInput = {
  house: HouseWire
  call: MakeCall
  side: 'women' | 'men'
  publicUrl: string
  scriptMark: string
  drawing: Drawing
  keepBytes: (bytes: Buffer) => void
  reportError: (problem: unknown) => void
}
type Build = ServerBuild & { entry: { module: { pageContext: (given: PageInput) => RouterContextProvider } } }

export type RendererHost = { callsIn: (language: Language) => MakeCall; publicUrl: () => string; log: Log }

const builtScreens = pathToFileURL(join(import.meta.dirname, '..', '..', '..', 'build', 'server', 'index.js')).href

/** Renders pages from the built screens; loaders make their calls in process. */
export async function builtRenderer(host: RendererHost): Promise<RenderPage> {
  const build: Build = await import(builtScreens)
  shortenManifest(build.assets.routes)
  return rendererOf(build, 'production', host)
}

/** In development the screens come fresh from Vite at every page. */
export function liveRenderer(load: () => Promise<ServerBuild>, host: RendererHost): RenderPage {
  return rendererOf(load as () => Promise<Build>, 'development', host)
}

function rendererOf(screens: Build | (() => Promise<Build>), mode: string, host: RendererHost): RenderPage {
  // A build handed over as it is has its routes laid out once; a function would have them laid out for every page.
  const handle = createRequestHandler(screens, mode)
  return async (request, { language, side, drawing = {} }) => {
    const { pageContext } = (typeof screens === 'function' ? await screens() : screens).entry.module
    let bytes: Buffer | undefined
    const keepBytes = (rendered: Buffer): void => {
      bytes = rendered
    }
    const reportError = (err: unknown): void => host.log.error({ err, url: request.url }, 'unexpected error in a page')
    const tags = new Set([FRAME])
    const call = taggedCalls(host.callsIn(language), tags)
    const found = await call(getHouse, {})
    if (!found.ok) throw new Error(found.msg)
    const scriptMark = newShareCode()
    const context = pageContext({
      call,
      house: found.data,
      side,
      publicUrl: host.publicUrl(),
      scriptMark,
      drawing,
      keepBytes,
      reportError,
    })
    const response = await handle(request, context)
    const { status, headers } = response
    const page = takeOwnScripts(bytes ?? Buffer.from(await response.arrayBuffer()), scriptMark)
    return { status, headers, tags, body: page.body, scripts: page.hashes }
  }
}

/** What each call notes is what the page shows; a call that says nothing may show anything. */
function taggedCalls(call: MakeCall, tags: Set<Tag>): MakeCall {
  return async (path, input) => {
    const noted = new Set<Tag>()
    const result = await collectCacheTags(noted, () => call(path, input))
    for (const tag of noted.size > 0 ? noted : [EVERYTHING]) tags.add(tag)
    return result
  }
}
