import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createRequestHandler, type EntryContext, type RouterContextProvider, type ServerBuild } from 'react-router'
import { allCalls } from '../src/subjects.server.ts'
import { startSearchFeed } from '../src/jobs/search/search-feed.ts'
import { openDatabase } from '../src/platform/database.server.ts'
import { inProcessCalls } from '../src/http/in-process-calls.server.ts'
import { createLog } from '../src/platform/log.server.ts'
import { readSettings } from '../src/platform/settings.server.ts'
import type { MakeCall } from '../src/platform/wire/call-path.ts'
import { servicesOf } from '../src/services.ts'

type Entry = ServerBuild['entry']['module'] & {
  pageContext: (given: {
    call: MakeCall
    side: 'women'
    publicUrl: string
    keepBytes: (bytes: Buffer) => void
    reportError: (problem: unknown) => void
  }) => RouterContextProvider
  pageTree: (context: EntryContext, url: string, menu: string) => ReactElement
}

const PUBLIC_URL = 'http://localhost'

/**
 * Renders the very tree the list page is, document and all, with plain `renderToString`: its data already at hand, no
 * routing, no loaders, no hydration data, no hashing, no HTTP. Answers renders a second on one core.
 */
export async function plainRendersPerSecond(databaseUrl: string, path: string, seconds: number): Promise<number> {
  const build = (await import(pathToFileURL(join(import.meta.dirname, '../build/server/index.js')).href)) as ServerBuild
  const entry = build.entry.module as Entry
  const url = PUBLIC_URL + path
  const context = await contextOf(build, entry, databaseUrl, url)
  // What renderToString answers is a rope of pieces; only as bytes is it a page that could be sent.
  const render = () => Buffer.from(renderToString(entry.pageTree(context, url, '')))
  if (render().length < 60_000) throw new Error('the plain tree is not the list')
  rendersIn(1_500, render)
  return rendersIn(seconds * 1000, render)
}

function rendersIn(ms: number, render: () => Buffer): number {
  const started = performance.now()
  let renders = 0
  while (performance.now() - started < ms) {
    render()
    renders += 1
  }
  return (renders * 1000) / (performance.now() - started)
}

/** What the page is rendered from, caught on its way to the renderer. */
async function contextOf(build: ServerBuild, entry: Entry, databaseUrl: string, url: string): Promise<EntryContext> {
  const { call, close } = await callsOn(databaseUrl)
  let caught: EntryContext | undefined
  const catching = {
    ...build,
    entry: {
      module: {
        ...entry,
        default: (_: Request, __: number, ___: Headers, context: EntryContext) => {
          const { serverHandoffStream, ...whole } = context
          void serverHandoffStream?.cancel()
          caught = whole
          return new Response(null)
        },
      },
    },
  }
  const page = entry.pageContext({
    call,
    side: 'women',
    publicUrl: PUBLIC_URL,
    keepBytes: () => {},
    reportError: (problem) => console.error(problem),
  })
  await createRequestHandler(catching, 'production')(new Request(url), page)
  await close()
  if (!caught) throw new Error(`nothing was rendered for ${url}`)
  return caught
}

async function callsOn(databaseUrl: string): Promise<{ call: MakeCall; close: () => Promise<void> }> {
  const settings = readSettings({ LOG_LEVEL: 'error' })
  const log = createLog('error')
  const database = openDatabase(databaseUrl, { connections: 2 })
  const feed = await startSearchFeed(database, log)
  const publicUrl = () => PUBLIC_URL
  const calls = allCalls(servicesOf(settings, publicUrl))
  const call = inProcessCalls(calls, { database, log })('en')
  return {
    call,
    close: async () => {
      await feed.stop()
      await database.close()
    },
  }
}
