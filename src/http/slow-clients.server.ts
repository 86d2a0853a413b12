import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyHttpOptions, FastifyInstance } from 'fastify'
import { networkOf } from '#platform/access/network-address.ts'

/** Who has been sent an answer and takes nothing more of it for so long does not want it. */
const MOST_STALLED_MS = 10_000
/** An office has one address, and browsers open six connections. */
const MOST_CONNECTIONS_OF_ONE = 512

/** How long a request may take to arrive; looked at every other second, and not only twice a minute. */
export const arrivalLimits = {
  connectionTimeout: 30_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
} satisfies FastifyHttpOptions<Server>

/**
 * Lets go of connections that only hold a place: answers nobody reads, and more connections than one address needs. Behind proxies all
 * come from those, which count for themselves.
 */
export function cutOffSlowClients(
  app: FastifyInstance,
  { isBehindProxy, scale }: { isBehindProxy: boolean; scale: number },
): void {
  // While it is being answered a connection may be silent for longer: somebody waits for a card provider.
  app.addHook('onSend', async (request) => {
    request.raw.socket.setTimeout(MOST_STALLED_MS)
  })
  if (isBehindProxy) return
  const open = new Map<string, number>()
  app.server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const already = open.get(network) ?? 0
    if (already >= MOST_CONNECTIONS_OF_ONE * scale) return socket.destroy()
    open.set(network, already + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
