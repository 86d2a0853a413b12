import { allCalls } from '../../src/subjects.server.ts'
import { inProcessCalls } from '../../src/http/in-process-calls.server.ts'
import { builtRenderer } from '../../src/http/pages/page-renderer.ts'
import type { RenderPage } from '../../src/http/pages/page-routes.server.ts'
import type { Database } from '../../src/platform/database.server.ts'
import { createLog } from '../../src/platform/log.server.ts'
import { createMetrics } from '../../src/platform/metrics.server.ts'
import { readSettings } from '../../src/platform/settings.server.ts'
import { servicesOf } from '../../src/services.ts'
import { ensureScreens } from '../screens-build.ts'

export const SHOP = 'https://shop.example'

/** The shop's own screens over a test's database, in this process. */
export async function openScreens(database: Database): Promise<RenderPage> {
  await ensureScreens(() => {})
  const log = createLog('silent')
  const calls = allCalls(servicesOf(readSettings({ NODE_ENV: 'test' }), () => SHOP))
  const host = { database, metrics: createMetrics(), log, rateLimitScale: 1_000_000 }
  return builtRenderer({ callsIn: inProcessCalls(calls, host), publicUrl: () => SHOP, log })
}
