import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { FiguresOfAll } from '#platform/processes/figures-of-all.server.ts'

/** One registry per process; all of them are read at /metrics of any. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const calls = new Counter({
    name: 'praya_calls_total',
    help: 'Calls answered, by path and envelope code',
    labelNames: ['call', 'code'],
    registers: [registry],
  })
  const callSeconds = new Histogram({
    name: 'praya_call_seconds',
    help: 'Time to answer a call',
    labelNames: ['call'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const pages = new Counter({
    name: 'praya_pages_total',
    help: 'Pages answered, by status and cache',
    labelNames: ['status', 'cache'],
    registers: [registry],
  })
  const decodedPictures = new Counter({
    name: 'praya_decoded_pictures_total',
    help: 'Uploaded pictures that were decoded',
    registers: [registry],
  })
  const searchRead = new Gauge({
    name: 'praya_search_read_timestamp_seconds',
    help: 'When this process last read what has changed for its lists',
    registers: [registry],
  })
  return { registry, calls, callSeconds, pages, decodedPictures, searchRead }
}

export type Metrics = ReturnType<typeof createMetrics>

/** How many processes there are, and what became of them: as the one that started them tells it. */
export function processGauges(registry: Registry): (found: FiguresOfAll) => void {
  const wanted = new Gauge({
    name: 'praya_processes',
    help: 'Processes behind this port, by the settings',
    registers: [registry],
  })
  const answered = new Gauge({
    name: 'praya_processes_answered',
    help: 'Processes that have told their figures in time; those of the others are missing',
    registers: [registry],
  })
  const restarts = new Counter({
    name: 'praya_process_restarts_total',
    help: 'Processes that ended and were started again',
    registers: [registry],
  })
  return (found) => {
    wanted.set(found.processes)
    answered.set(found.lists.length)
    restarts.reset()
    restarts.inc(found.restarts)
  }
}
