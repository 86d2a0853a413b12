import { isSameSecret } from '#platform/access/same-secret.server.ts'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Database } from '#platform/database.server.ts'
import { databaseGauges } from '#platform/database/database-gauges.server.ts'
import type { Metrics } from '#platform/metrics.server.ts'

export type Health = { database: Database; metrics: Metrics; metricsToken: () => string | undefined; ready: () => boolean }

/** Of a process that answers no shopper: how it is, and nothing else. */
export function createHealthServer(health: Health): FastifyInstance {
  const app = Fastify({ logger: false, forceCloseConnections: true })
  registerHealth(app, health)
  return app
}

/** /livez: the process runs. /readyz: pages and calls would be answered. /metrics: for the operator's collector only. */
export function registerHealth(app: FastifyInstance, health: Health): void {
  const askDatabase = databaseGauges(health.metrics.registry, health.database)
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
    await askDatabase()
    return reply.type(health.metrics.registry.contentType).send(await health.metrics.registry.metrics())
  })
}

/** Without a token set, figures are for this machine alone. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (!token) return ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip) && !request.headers['x-forwarded-for']
  return isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)
}
