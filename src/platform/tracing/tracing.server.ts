import { setTimeout as pause } from 'node:timers/promises'
import type * as Api from '@opentelemetry/api'
import type { Attributes, Context, Tracer } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '#platform/settings.server.ts'

type Tracing = { tracer: Tracer; api: typeof Api }

/** Undefined while nothing is traced: then the libraries are not even loaded. */
let tracing: Tracing | undefined

/** A collector that is away holds up nothing, the end of the process included. */
const COLLECTOR_MS = 2_000
const EVERY_MS = 1_000
/** Of a statement no more is kept. Its values are no part of its text. */
const LONGEST_STATEMENT = 2_000
/** Files, and what asks how the process is. */
const UNTRACED = ['/assets/', '/media/', '/livez', '/readyz', '/metrics']

/**
 * Sends traces to the collector that the settings name, by OpenTelemetry's own SDK: each request and job with its statements and what it says
 * outside. Does nothing where none is named.
 */
export async function startTracing(settings: Settings): Promise<{ stop: () => Promise<void> }> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: name, OTEL_TRACES_SAMPLER_ARG: share } = settings
  if (!endpoint) return { stop: async () => {} }
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }, { AsyncLocalStorageContextManager }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/context-async-hooks'),
  ])
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: COLLECTOR_MS })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': name, 'process.pid': process.pid }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: EVERY_MS })],
  })
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  tracing = { tracer: provider.getTracer('praya'), api }
  return {
    stop: async () => {
      tracing = undefined
      await Promise.race([provider.shutdown().catch(() => {}), pause(COLLECTOR_MS, undefined, { ref: false })])
    },
  }
}

/** A call to the database or a provider, or work that was queued. */
type Kind = 'CLIENT' | 'CONSUMER'

/** Does `work` as a part of what is under way, or as a trace of its own. Of a failure its name is told, since its words may name people. */
export function traced<Result>(
  name: string,
  kind: Kind,
  work: () => Promise<Result>,
  attributes: Attributes = {},
): Promise<Result> {
  if (!tracing) return work()
  const { tracer, api } = tracing
  return tracer.startActiveSpan(name, { attributes, kind: api.SpanKind[kind] }, async (span) => {
    try {
      return await work()
    } catch (problem) {
      span.setAttribute('error.type', problem instanceof Error ? problem.name : 'unknown')
      span.setStatus({ code: api.SpanStatusCode.ERROR })
      throw problem
    } finally {
      span.end()
    }
  })
}

/** A statement of what is traced: its text has no values, since those are sent apart from it. What only looks for work is left out. */
export function tracedStatement<Result>(text: string, work: () => Promise<Result>): Promise<Result> {
  if (!tracing?.api.trace.getActiveSpan()) return work()
  const [verb = ''] = text.trimStart().split(/\s/, 1)
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST_STATEMENT) }
  return traced(verb.toUpperCase(), 'CLIENT', work, attributes)
}

/** By which a line of the log and a trace find each other. */
export function traceNow(): { traceId?: string } {
  const traceId = tracing?.api.trace.getActiveSpan()?.spanContext().traceId
  return traceId ? { traceId } : {}
}

/** A span for each request. What a stranger says of a trace is not believed: each begins here. */
export function traceRequests(app: FastifyInstance): void {
  if (!tracing) return
  const { tracer, api } = tracing
  const contexts = new WeakMap<FastifyRequest, Context>()
  app.addHook('onRequest', (request, _, done) => {
    if (UNTRACED.some((path) => request.url.startsWith(path))) return done()
    const { method, id, routeOptions } = request
    const route = routeOptions.url ?? '*'
    const attributes = { 'http.request.method': method, 'http.route': route, 'praya.request': id }
    const span = tracer.startSpan(`${method} ${route}`, { kind: api.SpanKind.SERVER, attributes }, api.ROOT_CONTEXT)
    const here = api.trace.setSpan(api.ROOT_CONTEXT, span)
    contexts.set(request, here)
    api.context.with(here, done)
  })
  // A body comes in events of the connection, and those know nothing of the request.
  app.addHook('preValidation', (request, _, done) => api.context.with(contexts.get(request) ?? api.context.active(), done))
  app.addHook('onResponse', async (request, reply) => {
    const here = contexts.get(request)
    const span = here && api.trace.getSpan(here)
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: api.SpanStatusCode.ERROR })
    span?.end()
  })
}
