import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { whoWasWritten } from '#modules/conversations/index.server.ts'
import { whoWasTold } from '#modules/inbox/index.server.ts'
import { LIVE_MESSAGES } from '#modules/inbox/inbox.paths.ts'
import { listOpenSessions } from '#platform/access/open-sessions.server.ts'
import type { Caller } from '#platform/access/sessions.server.ts'
import type { Database } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { followOutbox } from '#platform/outbox/outbox-news.server.ts'
import { Refusal } from '#platform/refusal.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { callerOf, languageOf } from './call-routes.server.ts'
import { LiveStreams } from './live-streams.ts'

type LiveHost = { database: Database; directUrl: string; log: Log; rateLimitScale: number }

const PER_MINUTE = 60
/** Browsers keep one for each visible window. */
const MOST = { ofAccount: 4, inAll: 2_000 }
/** Well before the shop itself, or a proxy, takes the silence for an end. */
const BEAT_MS = 5_000

/** Server-sent events for members, read with `fetch`: a hint that something new is there. Each ends with its session. */
export function registerLiveMessages(app: FastifyInstance, host: LiveHost): void {
  const streams = new LiveStreams(MOST)
  const news = followOutbox(host, (event) => {
    const accountId = whoWasTold(event)
    if (accountId) streams.hint(accountId)
    for (const reader of whoWasWritten(event)) streams.hint(reader)
  })
  const beat = setInterval(() => void keepAlive(streams, host), BEAT_MS)
  const rateLimit = { max: Math.ceil(PER_MINUTE * host.rateLimitScale), timeWindow: 60_000 }
  app.get(BASE_PATH + LIVE_MESSAGES, { config: { rateLimit } }, async (request, reply) => {
    const caller = await callerOf(request, host.database).catch(() => undefined)
    if (!caller || streams.isFull) return refuse(request, reply, 503, 'BUSY')
    if (caller.kind !== 'member') return refuse(request, reply, 401, whyNot(caller))
    if (!streams.mayOpen(caller.accountId)) return refuse(request, reply, 429, 'TOO_MANY')
    const out = streams.open(caller.accountId, caller.sessionId, () => streams.size === 0 && news.rest())
    // Nothing is written to who has left, so nothing else would say so before the next beat.
    reply.raw.once('close', () => out.destroy())
    try {
      await news.begin()
    } catch {
      out.destroy()
      return refuse(request, reply, 503, 'BUSY')
    }
    // The reader now asks for everything written before this moment.
    out.write(`retry: ${comeBackMs()}\nevent: news\ndata: {}\n\n`)
    return reply.headers({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' }).type('text/event-stream').send(out)
  })
  app.addHook('preClose', async () => {
    clearInterval(beat)
    streams.closeAllBut(() => false)
    await news.stop()
  })
}

/** All streams of a process end with it: their readers do not return at the same moment. */
const comeBackMs = (): number => Math.round(2_500 + Math.random() * 5_000)

const whyNot = ({ kind }: Caller): 'SESSION_INVALID' | 'SESSION_MISSING' =>
  kind === 'nobody' ? 'SESSION_INVALID' : 'SESSION_MISSING'

type Reason = 'BUSY' | 'TOO_MANY' | 'SESSION_INVALID' | 'SESSION_MISSING'

function refuse(request: FastifyRequest, reply: FastifyReply, status: number, reason: Reason): FastifyReply {
  if (status !== 401) void reply.header('Retry-After', '60')
  return reply.code(status).send(new Refusal(reason).toEnvelope(languageOf(request)))
}

/** While the database is away no reader is dropped: it will say later who is still signed in. */
async function keepAlive(streams: LiveStreams, { database, log }: LiveHost): Promise<void> {
  streams.beat()
  const sessionIds = streams.sessionIds()
  if (sessionIds.length === 0) return
  try {
    const open = await listOpenSessions(database.pool, sessionIds)
    // Those that have come meanwhile were not asked about.
    streams.closeAllBut((sessionId) => open.has(sessionId) || !sessionIds.includes(sessionId))
  } catch (problem) {
    log.debug({ err: problem }, 'sessions of live streams were not looked at')
  }
}
