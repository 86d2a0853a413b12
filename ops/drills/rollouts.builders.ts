import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { listenLive } from '../../src/calls/members/inbox.builders.ts'
import { requireInvariants, requireStockAccounted } from '../../src/flows/invariants.builders.ts'
import { operatorSignIn } from '../../src/modules/operators/operators.paths.ts'
import { startSession } from '../../src/platform/access/sessions.server.ts'
import { type Database, openDatabase } from '../../src/platform/database.server.ts'
import { newId } from '../../src/platform/ids.server.ts'
import { type Balancer, startBalancer } from '../programs/balancer-servers.ts'
import { freePorts } from '../programs/free-port.ts'
import { askUntilServed, type ShopProcess, startOwnPostgres, startShopProcess } from '../programs/shop-process.ts'
import { type Counter, openTill } from '../programs/stubborn-guest.ts'
import { isHandled, requireKept, STOCK, type stock, until } from './failovers.builders.ts'

/** Where the program of a release is, with its screens built; left out, it is this one. */
type Release = { name: string; folder?: string }
export type Wanted = {
  from: Release
  to: Release
  /** Of each release at a time. */
  processes: 1 | 2
  guests: number
  requestsPerSecond: number
  /** How long it sells between two steps. */
  secondsBetween: number
  say: (line: string) => void
}
/** `failed`: requests that were not answered well, in words. `ownScripts`: those of the older release that the newer one does not have. */
export type Rollout = {
  requests: number
  failed: string[]
  purchases: number
  repeats: number
  streams: number
  retries: number[]
  ownScripts: number
}

const root = join(import.meta.dirname, '../..')
const READERS = 4
/** As long as the balancer may take to notice, on a machine that has other things to do. */
const DRAIN_MS = 1_500

/**
 * Two releases take turns behind a balancer, forth and back, while guests check out, pages are asked for and members listen. The newer one
 * brings its migrations beside the older. Scripts of pages that are open are asked for after their release has gone. Throws when an acknowledged order is missing or is there twice.
 */
export async function sellThroughRollout(wanted: Wanted): Promise<Rollout> {
  const stops: (() => Promise<unknown>)[] = []
  try {
    const postgres = await startOwnPostgres({ empty: true })
    stops.push(() => postgres.drop())
    const database = openDatabase(postgres.url, { connections: 2 })
    stops.push(() => database.close())
    const { product, account } = stockBy(wanted.from, postgres.url)
    const dataDir = await mkdtemp(join(tmpdir(), 'praya-rollout-'))
    stops.push(() => rm(dataDir, { recursive: true, force: true }))
    const ports = await freePorts(4)
    const balancer = await startBalancer(ports as [number, number, number, number])
    stops.push(() => balancer.stop())
    const street = openStreet({ ...wanted, balancer, ports, databaseUrl: postgres.url, dataDir })
    stops.push(() => street.close())
    await street.start('from')
    const { token } = await askUntilServed(balancer.url, operatorSignIn, account)
    const counter: Counter = {
      url: () => balancer.url,
      operator: token,
      product,
      repeats: 0,
      onRepeat: (why) => wanted.say(`repeated: ${why}`),
    }
    const till = openTill(counter, wanted.guests)
    const visits = await openVisits(balancer.url, wanted.requestsPerSecond)
    const readers = await openReaders(database, balancer.url)
    const older = await visits.scriptsOfPages()
    await street.replace('from', 'to')
    const newer = await visits.scriptsOfPages()
    await visits.askAll(older)
    await street.replace('to', 'from')
    await visits.askAll(newer)
    const purchases = await till.close()
    const { requests, failed } = await visits.close()
    const { ended, cut, retries } = await readers.close()
    for (const one of cut) failed.push(one)
    await requireKept(database, purchases)
    await requireInvariants(database)
    await requireStockAccounted(database, new Map([[product.offerIds[0] ?? '', STOCK]]))
    for (const topic of ['order-placed', 'order-paid']) await until(() => isHandled(database, topic))
    const ownScripts = older.filter((script) => !newer.includes(script)).length
    return { requests, failed, purchases: purchases.length, repeats: counter.repeats, streams: ended, retries, ownScripts }
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

/** The tables of a release and what it sells, by its own program: those of a later one come once that is rolled out. */
function stockBy({ name, folder = root }: Release, databaseUrl: string): Awaited<ReturnType<typeof stock>> {
  const program = `
    const { migrate } = await import('./src/platform/migrations.server.ts')
    const { openDatabase } = await import('./src/platform/database.server.ts')
    const { stock } = await import('./ops/drills/failovers.builders.ts')
    await migrate({ url: process.env.DATABASE_URL })
    const database = openDatabase(process.env.DATABASE_URL, { connections: 1 })
    console.log(JSON.stringify(await stock(database)))
    await database.close()`
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  const words = ['--input-type=module', '--eval', program]
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${name} laid out no tables: ${stderr}`)
  return JSON.parse(stdout) as Awaited<ReturnType<typeof stock>>
}

type Side = 'from' | 'to'
type Place = Wanted & { balancer: Balancer; ports: readonly number[]; databaseUrl: string; dataDir: string }

/** The processes of both releases, each at a port that the balancer knows. */
function openStreet({ databaseUrl, dataDir, ports, processes, secondsBetween, say, ...releases }: Place) {
  const running = new Map<number, ShopProcess>()
  const portsOf = (side: Side): number[] => (side === 'from' ? ports.slice(0, 2) : ports.slice(2)).slice(0, processes)
  const startAt = async (side: Side, port: number): Promise<void> => {
    const environment = {
      PORT: String(port),
      DATA_DIR: dataDir,
      TRUSTED_PROXIES: '127.0.0.1',
      DRAIN_MS: String(DRAIN_MS),
      // How busy this machine is says nothing of a roll-out.
      SHED_ABOVE_MS: '0',
    }
    running.set(port, await startShopProcess(databaseUrl, environment, 'ops/start.mjs', releases[side].folder))
    say(`${releases[side].name} is ready on ${port}`)
    // The balancer asks several times a second.
    await pause(DRAIN_MS)
  }
  const stopAt = async (port: number): Promise<void> => {
    const shop = running.get(port)
    shop?.child.kill('SIGTERM')
    const code = await shop?.ended
    running.delete(port)
    if (code !== 0) throw new Error(`a process ended with ${code}: ${shop?.output()}`)
    say(`the one on ${port} has ended`)
  }
  return {
    start: async (side: Side): Promise<void> => {
      for (const port of portsOf(side)) await startAt(side, port)
    },
    replace: async (old: Side, next: Side): Promise<void> => {
      for (const [turn, port] of portsOf(next).entries()) {
        await pause(secondsBetween * 1_000)
        await startAt(next, port)
        await pause(secondsBetween * 1_000)
        await stopAt(portsOf(old)[turn] ?? 0)
      }
      await pause(secondsBetween * 1_000)
    },
    close: async (): Promise<void> => {
      for (const shop of running.values()) await shop.kill()
    },
  }
}

const SCRIPT = /\/assets\/[\w.-]+\.(?:js|css)/g
const LINK = /<a [^>]*href="(\/[^"#?]*)"/g
const PAGES = 6

/** Pages and their scripts, so many a second, however late the answers are. */
async function openVisits(url: string, perSecond: number) {
  const failed: string[] = []
  let requests = 0
  const get = async (path: string): Promise<string> => {
    requests += 1
    const headers = { cookie: 'locale=en_US' }
    try {
      const answer = await fetch(url + path, { headers, redirect: 'manual', signal: AbortSignal.timeout(60_000) })
      const body = await answer.text()
      if (answer.status >= 400) failed.push(`${path}: ${answer.status}`)
      return body
    } catch (problem) {
      failed.push(`${path}: ${String(problem)} ${problem instanceof Error ? String(problem.cause) : ''}`)
      return ''
    }
  }
  const home = await get('/')
  const pages = [...new Set(['/', ...[...home.matchAll(LINK)].flatMap(([, path]) => path ?? [])])].slice(0, PAGES)
  const scripts = new Set<string>()
  const visit = async (turn: number): Promise<void> => {
    const path = pages[turn % pages.length] ?? '/'
    const found = (await get(path)).match(SCRIPT) ?? []
    for (const script of found) if (!scripts.has(script)) scripts.add(script)
    const wanted = found[turn % (found.length || 1)]
    if (wanted) await get(wanted)
  }
  const under = new Set<Promise<void>>()
  let turn = 0
  // Each visit is two requests.
  const ticking = setInterval(() => {
    const one = visit((turn += 1)).finally(() => under.delete(one))
    under.add(one)
  }, 2_000 / perSecond)
  return {
    scriptsOfPages: async (): Promise<string[]> => [
      ...new Set((await Promise.all(pages.map(get))).flatMap((page) => page.match(SCRIPT) ?? [])),
    ],
    askAll: async (paths: readonly string[]): Promise<void> => {
      for (const path of paths) await get(path)
    },
    close: async () => {
      clearInterval(ticking)
      await Promise.all(under)
      return { requests, failed }
    },
  }
}

/** Members with a window open: each listens again when it may, as their browsers do. */
async function openReaders(database: Database, url: string) {
  const retries: number[] = []
  const cut: string[] = []
  let [ended, closing] = [0, false]
  const leaves = new Set<() => void>()
  const read = async (): Promise<void> => {
    const token = await database.inTransaction((tx) => startSession(tx, 'member', newId()))
    while (!closing) {
      const stream = await listenLive({ url }, token)
      if (stream.status !== 200) cut.push(`a stream: ${stream.status}`)
      leaves.add(stream.leave)
      await stream.over
      leaves.delete(stream.leave)
      if (closing) return
      ended += 1
      retries.push(stream.retryMs())
      if (!stream.isWhole()) cut.push('a stream was cut off')
      await pause(500)
    }
  }
  const all = Promise.all(Array.from({ length: READERS }, read))
  all.catch(() => {})
  return {
    close: async () => {
      closing = true
      for (const leave of leaves) leave()
      await all
      return { ended, cut, retries }
    },
  }
}
