import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyHttpOptions, FastifyInstance } from 'fastify'
import { networkOf } from '#platform/access/network-address.ts'

/** Who has been sent an answer and takes nothing more of it for so long does not want it. */
const MOST_STALLED_MS = 10_000
/** An office has one address, and browsers open six connections. */
const MOST_CONNECTIONS_OF_ONE = 512

/** No browser asks again on a connection before it has its answer; anyone who does is not heard for long. */
const MOST_PIPELINED = 4

/** How long a request may take to arrive; checked every other second, not only twice a minute. */
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
  // While a request is being answered its connection may be silent for longer: it may wait for a card provider.
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

const pipelined = new WeakSet<IncomingMessage>()
/** It came while an earlier request of its connection had no answer yet. */
export const isPipelined = (request: IncomingMessage): boolean => pipelined.has(request)

/** What a parser is told so that it leaves alone what comes behind the head it has just read. */
const NOTHING_BEHIND = 2

/**
 * Ends a connection without reading what of it is here already: Node's parser would go on making a request and, once the connection is
 * gone, an error of each of hundreds that came in one piece. The parser is no documented part of Node; without it they are only read.
 */
function hangUp(socket: Socket): void {
  const { parser } = socket as { parser?: { onIncoming?: unknown } | null }
  if (parser) parser.onIncoming = () => NOTHING_BEHIND
  socket.destroy()
}

/**
 * Answers the requests of a connection one after another: the next is begun once the answer before it is on its way. A client that asks
 * for two hundred pages and reads none would otherwise have all of them made.
 */
function inTurn(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>()
  const begin = (request: IncomingMessage, response: ServerResponse): void => {
    response.once('close', () => {
      const line = waiting.get(request.socket)
      const next = line?.shift()
      if (!next) waiting.delete(request.socket)
      else if (!request.socket.destroyed) setImmediate(begin, ...next)
    })
    answer(request, response)
  }
  return (request, response) => {
    const { socket } = request
    const line = waiting.get(socket)
    if (!line) {
      waiting.set(socket, [])
      return begin(request, response)
    }
    if (line.length >= MOST_PIPELINED) return hangUp(socket)
    pipelined.add(request)
    line.push([request, response])
  }
}

/** Fastify's own server, but for the turns, and for whom `turnAway` has answered already. */
export function createTurnServer(
  answer: RequestListener,
  turnAway: (request: IncomingMessage, response: ServerResponse) => boolean,
): Server {
  const { http, keepAliveTimeout, requestTimeout, connectionTimeout } = arrivalLimits
  const begin: RequestListener = (request, response) => turnAway(request, response) || answer(request, response)
  const server = createServer({ ...http, keepAliveTimeout, requestTimeout }, inTurn(begin))
  return server.setTimeout(connectionTimeout)
}
