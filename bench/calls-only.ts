import type { AddressInfo } from 'node:net'
import { allCalls } from '../src/subjects.server.ts'
import { openDatabase } from '../src/platform/database.server.ts'
import { createLog } from '../src/platform/log.server.ts'
import { createMetrics } from '../src/platform/metrics.server.ts'
import { readSettings } from '../src/platform/settings.server.ts'
import { folderStorage } from '../src/platform/storage/folder-storage.server.ts'
import { createServer } from '../src/server.ts'
import { servicesOf } from '../src/services.ts'
import { benchDataDir } from './bench-shop.ts'

/** The shop's calls over HTTP and nothing that works on its own account: whatever reaches the database was asked for. */
export async function startCallsOnly(databaseUrl: string, connections = 1): Promise<{ url: string; stop: () => Promise<void> }> {
  const settings = readSettings({
    DATA_DIR: benchDataDir,
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '1000000',
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const database = openDatabase(databaseUrl, { connections })
  const log = createLog('error')
  const metrics = createMetrics()
  let url = ''
  const publicUrl = () => url
  const services = servicesOf(settings, publicUrl)
  const calls = allCalls(services)
  const render = async () => ({ status: 404, headers: new Headers(), body: Buffer.alloc(0), tags: new Set<string>() })
  const app = await createServer({
    settings,
    database,
    directUrl: databaseUrl,
    storage: folderStorage(settings.DATA_DIR),
    calls,
    doors: { read: services.settings, sealing: services.sealing },
    metrics,
    log,
    ready: () => true,
    version: () => '',
    pages: { render, metrics, log, publicUrl, sharedSeconds: 0, cacheBytes: 0, dev: true },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return {
    url,
    stop: async () => {
      await app.close()
      await database.close()
    },
  }
}
