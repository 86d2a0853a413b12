import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isNoScreen, screenAt } from '#addresses.ts'
import { localPath } from '#language/texts.ts'
import { PREVIEW_PATH, type ReadSettings, secondsLeft } from '#modules/shop-settings/index.server.ts'
import type { Database } from '#platform/database.server.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import { languageOfPage, pageAddress } from './pages/page-address.server.ts'
import { OWN } from './pages/page-keeping.server.ts'
import { drawFor, type PageHost } from './pages/page-routes.server.ts'

const COOKIE = 'preview'

export type DoorHost = { database: Database; read: ReadSettings; sealing: Sealing; pages: PageHost }
export type Doors = { isShut: (request: FastifyRequest) => Promise<boolean>; areClosed: () => Promise<boolean> }

/** Files, and what other programs call: no page of the shop. What tells search engines of its pages is closed with them. */
const isForMachines = (path: string): boolean =>
  isNoScreen(path) || path.startsWith('/@') || /^\/(zh\/)?[\w-]+\.(webmanifest|txt|ico|png|svg|jpg|webp)$/.test(path)

/** An hour: anyone who indexes the shop comes again, and forgets nothing meanwhile. */
const AGAIN = '3600'

/**
 * While the doors are closed every public page is the one that says so (503, for nobody to index or keep), and shoppers' calls
 * are refused. A pass, which operators make, opens all of it to one browser; what it sees is kept by no cache.
 */
export function keepDoors(app: FastifyInstance, { database, read, sealing, pages }: DoorHost): Doors {
  const areClosed = async (): Promise<boolean> => (await read(database.pool)).doors.state !== 'open'
  const hasPass = ({ headers: { cookie = '' } }: FastifyRequest): boolean => {
    const pass = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]+)`).exec(cookie)?.[1]
    // What is no pass of ours may be anything, also no text.
    return pass !== undefined && secondsLeft(sealing, plainPass(pass)) > 0
  }
  const isShut = async (request: FastifyRequest): Promise<boolean> => (await areClosed()) && !hasPass(request)
  app.get<{ Params: { pass: string } }>(`${PREVIEW_PATH}/:pass`, { config: PASS_LIMIT }, async (request, reply) => {
    const seconds = secondsLeft(sealing, request.params.pass)
    if (seconds === 0) return reply.code(302).headers(OWN).header('Location', '/').send()
    const secure = pages.publicUrl().startsWith('https:') ? '; Secure' : ''
    const cookie = `${COOKIE}=${encodeURIComponent(request.params.pass)}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
    return reply.code(302).headers(OWN).header('Set-Cookie', cookie).header('Location', '/').send()
  })
  app.addHook('onRequest', async (request, reply) => {
    const [path = '/'] = request.url.split('?')
    // Whether they are closed is known at once; which screen it is has to be looked for.
    if (isForMachines(path) || !(await areClosed()) || screenAt(path).access === 'staff') return undefined
    if (hasPass(request)) return void seen.add(request)
    return sendClosed(request, reply, path, pages)
  })
  app.addHook('onSend', async (request, reply) => {
    if (seen.has(request)) void reply.headers({ ...OWN, 'X-Robots-Tag': 'noindex' })
  })
  return { isShut, areClosed }
}

/** Requests of anyone who looks at the closed shop. */
const seen = new WeakSet<FastifyRequest>()
function plainPass(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return ''
  }
}
const PASS_LIMIT = { rateLimit: { max: 60, timeWindow: 60_000 } }

async function sendClosed(request: FastifyRequest, reply: FastifyReply, path: string, pages: PageHost): Promise<FastifyReply> {
  void reply.header('X-Robots-Tag', 'noindex')
  if (path.endsWith('.xml') || path.endsWith('.data')) return reply.code(503).header('Retry-After', AGAIN).send()
  const address = pageAddress(new URL(localPath(languageOfPage(path), '/opening'), pages.publicUrl()))
  void reply.header('Retry-After', AGAIN)
  return drawFor(request, reply, pages, { address, drawing: {}, status: 503 })
}
