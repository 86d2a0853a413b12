import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#platform/refusal.ts'
import { languageOf } from './call-routes.server.ts'

const LOOK_MS = 1_000

/**
 * Above this delay every answer would be late; a quick "try again" is kinder. A process that is merely busy all the time is not late, nor
 * is one that was held up once, as each is while it starts: by the time it is noticed that is over. Only one that is still late at the
 * next look sheds.
 */
export async function shedWhenLate(app: FastifyInstance, aboveMs: number): Promise<void> {
  let [lateSince, lateLast] = [0, Number.NEGATIVE_INFINITY]
  const isStillLate = (): boolean => {
    const now = performance.now()
    if (now - lateLast > 2 * LOOK_MS) lateSince = now
    lateLast = now
    return now - lateSince > 1.5 * LOOK_MS
  }
  await app.register(underPressure, {
    maxEventLoopDelay: aboveMs,
    sampleInterval: LOOK_MS,
    retryAfter: 2,
    pressureHandler: (request, reply) => {
      if (!isStillLate()) return
      void reply
        .code(503)
        .header('Retry-After', '2')
        .send(new Refusal('BUSY').toEnvelope(languageOf(request)))
    },
  })
}
