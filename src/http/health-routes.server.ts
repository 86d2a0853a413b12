import { isSameSecret } from '#platform/access/same-secret.server.ts'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { Registry } from 'prom-client'
import type { Database } from '#platform/database.server.ts'
import { databaseGauges, poolFigures } from '#platform/database/database-gauges.server.ts'
import { type Metrics, processGauges } from '#platform/metrics.server.ts'
import { figuresOf, figuresOfAll, joinFigures } from '#platform/processes/figures-of-all.server.ts'

export type Health = { database: Database; metrics: Metrics; metricsToken: () => string | undefined; ready: () => boolean }

/** Of a process that answers no shopper: how it is, and nothing else. */
export function createHealthServer(health: Health): FastifyInstance {
  const app = Fastify({ logger: false, forceCloseConnections: true })
  registerHealth(app, health)
  return app
}

/**
 * /livez: the process runs. /readyz: pages and calls would be answered. /metrics: for the operator's collector only, of all processes behind
 * the port, whichever is asked; what the database says is asked once for all.
 */
export function registerHealth(app: FastifyInstance, health: Health): void {
  const { registry } = health.metrics
  poolFigures(registry, health.database)
  const all = figuresOfAll(registry)
  app.addHook('onClose', async () => all.stop())
  const ofShop = new Registry()
  const askDatabase = databaseGauges(ofShop, health.database)
  const count = processGauges(ofShop)
  app.get('/livez', async (_, reply) => reply.type('text/plain').send('ok'))
  app.get('/readyz', async (_, reply) => {
    const reachable =
      health.ready() &&
      (await health.database.ping().then(
        () => true,
        () => false,
      ))
    return reply
      .code(reachable ? 200 : 503)
      .type('text/plain')
      .send(reachable ? 'ok' : 'not ready')
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, health.metricsToken())) return reply.code(404).send()
    const [found] = await Promise.all([all.read(), askDatabase()])
    count(found)
    return reply.type(registry.contentType).send(joinFigures([...found.lists, await figuresOf(ofShop)]))
  })
}

/** Without a token set, figures are for this machine alone. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (!token) return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip) && !request.headers['x-forwarded-for']
  return isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)
}
