import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BASE_PATH } from '#platform/wire/call-path.ts'

/** Where browsers tell what a page's policy has kept from happening. */
export const REPORTS_PATH = `${BASE_PATH}/policy-reports`
export const reportingEndpoints = `policy="${REPORTS_PATH}"`

const MOST_BYTES = 16_384
const MOST_AT_ONCE = 10
/** Lines in the log: extensions of browsers cause most reports, and anybody may send them. */
const MOST_A_MINUTE = 30
const A_MINUTE_FROM_ONE_ADDRESS = 20
const LONGEST = 200

type PolicyReport = { directive: string; blocked: string; page: string; source: string }

type Host = { log: { warn: (told: object, words: string) => void }; rateLimitScale: number }

/** Takes reports in both forms that browsers send, keeps none, and logs some: what is blocked on many pages is seen there. */
export function registerPolicyReports(app: FastifyInstance, { log, rateLimitScale }: Host): void {
  let minute = 0
  let logged = 0
  const mayLog = (): boolean => {
    const now = Math.floor(performance.now() / 60_000)
    if (now !== minute) [minute, logged] = [now, 0]
    logged += 1
    return logged <= MOST_A_MINUTE
  }
  void app.register(async (scope) => {
    const types = ['application/csp-report', 'application/reports+json']
    scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit: MOST_BYTES }, (_, body, done) => done(null, String(body)))
    const config = { rateLimit: { max: Math.ceil(A_MINUTE_FROM_ONE_ADDRESS * rateLimitScale), timeWindow: 60_000 } }
    scope.post(REPORTS_PATH, { config }, async (request, reply) => {
      for (const told of readReports(request)) if (mayLog()) log.warn(told, 'a page’s policy has kept something from happening')
      return reply.code(204).send()
    })
  })
}

function readReports({ body }: FastifyRequest): PolicyReport[] {
  const sent = parsed(body)
  const reports = Array.isArray(sent) ? sent.slice(0, MOST_AT_ONCE) : [sent]
  return reports.flatMap((report: unknown) => {
    const { 'csp-report': older, body: newer, type } = asRecord(report)
    const told = older ? asRecord(older) : type === 'csp-violation' ? asRecord(newer) : undefined
    if (!told) return []
    const of = (...names: string[]): string => plain(names.map((name) => told[name]).find((value) => typeof value === 'string'))
    return [
      {
        directive: of('effectiveDirective', 'effective-directive', 'violated-directive'),
        blocked: of('blockedURL', 'blocked-uri'),
        page: of('documentURL', 'document-uri'),
        source: of('sourceFile', 'source-file'),
      },
    ]
  })
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined
  }
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** Addresses without their query, which may hold what opens something; nothing that would begin a line of its own. */
const plain = (text: unknown): string =>
  (typeof text === 'string' ? text : '')
    .replace(/[?#].*$/s, '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .slice(0, LONGEST)
