import type { FastifyInstance } from 'fastify'

/** From here on, what an HTML form sends is read by the names of its fields, of each the last value. */
export function takeForms(scope: FastifyInstance, mostBytes: number): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: mostBytes }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
