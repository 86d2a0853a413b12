import { buffer } from 'node:stream/consumers'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLog } from '../../src/platform/log.server.ts'
import { readSettings } from '../../src/platform/settings.server.ts'
import { createTestDatabase, type TestDatabase } from '../../src/platform/test-database.server.ts'
import { startTracing, traced } from '../../src/platform/tracing/tracing.server.ts'
import { ensureScreens } from '../screens-build.ts'
import { type ShopProcess, startShopProcess, visit } from './shop-process.ts'

type Sent = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: { key: string; value: object }[] }
type Body = { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] }

const PATIENCE = { timeout: 90_000, interval: 50 }
let collector: Server
let spans: Sent[]
let own: TestDatabase
let shop: ShopProcess | undefined

const endpoint = (): string => `http://127.0.0.1:${(collector.address() as AddressInfo).port}`

beforeAll(async () => {
  await ensureScreens(() => {})
  spans = []
  collector = createServer((request, response) => {
    void buffer(request).then((bytes) => {
      const body = JSON.parse(bytes.toString()) as Body
      for (const { scopeSpans } of body.resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await once(collector.listen(0, '127.0.0.1'), 'listening')
  own = await createTestDatabase()
})

afterAll(async () => {
  await shop?.kill()
  collector.closeAllConnections()
  collector.close()
  await own.drop()
})

test('a call is one trace from the request to its statements, without their values; a collector that goes away is not missed', async () => {
  shop = await startShopProcess(own.url, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint() })
  const token = await visit(shop.url)
  const request = await vi.waitFor(() => {
    const found = spans.find(
      ({ name, spanId }) => name.startsWith('POST /prod-api/') && spans.some((one) => one.parentSpanId === spanId),
    )
    expect(found).toBeDefined()
    return found as Sent
  }, PATIENCE)
  const within = spans.filter(({ traceId }) => traceId === request.traceId)
  expect(within.map(({ name }) => name)).toContain('COMMIT')
  expect(JSON.stringify(within)).toMatch(/db\.query\.text.*insert into sessions/)
  expect(JSON.stringify(spans)).not.toContain(token)
  // Each statement belongs to one request: nothing is left over from that before.
  await visit(shop.url)
  await vi.waitFor(
    () => expect(new Set(spans.filter(({ name }) => name === request.name).map(({ traceId }) => traceId)).size).toBe(2),
    PATIENCE,
  )
  collector.closeAllConnections()
  await new Promise((resolve) => collector.close(resolve))
  expect(await visit(shop.url)).not.toBe('')
})

test('a line of the log names the trace it belongs to, and only while there is one', async () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const traces = await startTracing(readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }))
  await traced('something', 'CONSUMER', async () => log.info('within'))
  log.info('without')
  await traces.stop()
  await traced('something', 'CONSUMER', async () => log.info('after'))
  expect(lines.map((line) => /"traceId":"[0-9a-f]{32}"/.test(line))).toEqual([true, false, false])
})
