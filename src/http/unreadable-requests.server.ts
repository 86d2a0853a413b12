import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#platform/refusal.ts'
import { languageOf } from './call-routes.server.ts'
import { bareSecurityPolicy } from './security-policy.server.ts'

/** What answers carry that no hook sees. */
const ALWAYS = {
  'Content-Security-Policy': bareSecurityPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
}

const badInput = (request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply =>
  reply
    .code(status)
    .headers(ALWAYS)
    .send(new Refusal('BAD_INPUT').toEnvelope(languageOf(request)))

/** An address that cannot be read reaches no hook. */
export const answerUnreadable = (problem: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  badInput(request, reply, problem.statusCode ?? 400)

/** Each names one thing: of two, a proxy before the shop may have read the other. */
const ONCE = new Set(['authorization', 'host'])

export function refuseTwiceNamed(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { rawHeaders } = request.raw
    let seen = ''
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const name = rawHeaders[at]!.toLowerCase()
      if (!ONCE.has(name)) continue
      if (seen.includes(name)) return badInput(request, reply, 400)
      seen += `${name} `
    }
    return undefined
  })
}

const LEAVE_MS = 500
const WORDS: Record<number, string> = {
  400: 'We could not read this request.\n未能讀取此要求。\n',
  408: 'This request took too long to arrive.\n此要求傳送過久，已經中止。\n',
  431: 'The headers of this request are too long. Clearing the cookies of this site may help.\n此要求的標頭過長，清除本網站的Cookie或可解決。\n',
}

/** What is no HTTP at all, or not in time, is answered before there is a request. */
export function answerBrokenRequest(problem: Error & { code?: string }, socket: Socket): void {
  if (problem.code === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return
  const status = problem.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : problem.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  const words = WORDS[status] ?? ''
  const headers = {
    ...ALWAYS,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(words),
    Connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${words}`)
  // At once it would be lost with what is still on its way here.
  setTimeout(() => socket.destroy(), LEAVE_MS).unref()
}
