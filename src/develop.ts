import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import type { RenderPage } from '#http/pages/page-routes.server.ts'
import { liveRenderer, type RendererHost } from './http/pages/page-renderer.ts'

let vite: ViteDevServer | undefined

/** One Vite, in middleware mode, inside the program itself: the same calls, the same database, instant reload. */
async function openVite(): Promise<ViteDevServer> {
  const { createServer } = await import('vite')
  vite ??= await createServer({ server: { middlewareMode: true }, appType: 'custom' })
  return vite
}

export async function developRenderer(host: RendererHost): Promise<RenderPage> {
  const server = await openVite()
  return liveRenderer(async () => (await server.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild, host)
}

/** Serves sources, styles and the reload socket ahead of the pages. */
export async function serveSources(app: FastifyInstance): Promise<void> {
  const server = await openVite()
  await app.register(middie)
  app.use(server.middlewares)
}

export async function closeVite(): Promise<void> {
  await vite?.close()
}
