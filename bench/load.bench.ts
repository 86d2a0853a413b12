import { spawn } from 'node:child_process'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { listOrders } from '../src/modules/orders/orders.paths.ts'
import { visitorLogin } from '../src/modules/members/members.paths.ts'
import { signInWithPassword } from '../src/modules/members/sign-in.paths.ts'
import { BASE_PATH } from '../src/platform/wire/call-path.ts'
import { refusals } from '../src/refusals.ts'
import { startEmbeddedPostgres } from '../ops/postgres/embedded-postgres.ts'
import type { BenchResult } from '../ops/bench-run.ts'
import { benchDataDir, type BenchShop, startBenchShop } from './bench-shop.ts'
import type { LoadOrder, LoadOutcome } from './load-generator.ts'

const LIST = '/product/list/women/bags'
const CROWD = 1_200
const SECONDS = 30

/**
 * Ten times the people a process can draw pages for: those it takes are served in time, the others hear at once when to come again, and
 * afterwards it is as before. Then people who read nothing, a table that somebody has locked, and a list of stolen passwords.
 */
export async function run(): Promise<BenchResult> {
  const figures = { ...(await ofCrowds()), stuffed_slowed_after: await stuffedSlowedAfter() }
  return { table: Object.entries(figures).map(([figure, value]) => ({ figure, value })), figures }
}

async function ofCrowds(): Promise<Record<string, number>> {
  const shop = await startBenchShop({ PAGE_CACHE_MB: '0' })
  try {
    const paths = [LIST, '/', ...(await productPaths(shop))]
    await load(shop, { paths, clients: 32, seconds: 10, patient: true })
    const few = await load(shop, { paths, clients: 32, seconds: 10, patient: true })
    const before = await memory(shop)
    const crowd = await underCrowd(shop, paths)
    return {
      ...crowd.figures,
      accepted_vs_32_clients: hundredths(crowd.accepted / SECONDS / (few.accepted.length / 10)),
      pages_a_second_32_clients: Math.round(few.accepted.length / 10),
      hasty_accepted_vs_32_clients: await amongHasty(shop, paths, few.accepted.length / 10),
      memory_back_mb: await memoryBack(shop, before),
      never_reading_page_ms: await besideWhoNeverReads(shop),
      locked_refusal_ms: await whileLocked(shop),
    }
  } finally {
    await shop.stop()
  }
}

const hundredths = (ratio: number): number => Math.round(ratio * 100) / 100
const p99 = (took: number[]): number =>
  Math.round(took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.99)] ?? 0)

/** Addresses of ten products, as the list links to them. */
async function productPaths(shop: BenchShop): Promise<string[]> {
  const html = await (await fetch(shop.url + LIST)).text()
  return [...new Set(html.match(/\/product\/detail\/[^"?#]+/g))].slice(0, 10)
}

function load(shop: BenchShop, order: Omit<LoadOrder, 'port'>): Promise<LoadOutcome> {
  const asked: LoadOrder = { ...order, port: Number(new URL(shop.url).port) }
  const child = spawn(process.execPath, ['bench/load-generator.ts', JSON.stringify(asked)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const parts: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => parts.push(part))
  return new Promise((resolve, reject) => {
    child.once('close', (code) =>
      code === 0
        ? resolve(JSON.parse(Buffer.concat(parts).toString()) as LoadOutcome)
        : reject(new Error(`the load ended with ${code}`)),
    )
  })
}

/** How long an answer takes that is asked for once in so many milliseconds, until it is enough. */
function sampled(url: string, everyMs: number): () => number[] {
  const took: number[] = []
  const ask = async (): Promise<void> => {
    const began = performance.now()
    await fetch(url)
      .then((answer) => answer.arrayBuffer())
      .catch(() => {})
    took.push(performance.now() - began)
  }
  const timer = setInterval(() => void ask(), everyMs)
  return () => {
    clearInterval(timer)
    return took
  }
}

async function underCrowd(shop: BenchShop, paths: string[]): Promise<{ accepted: number; figures: Record<string, number> }> {
  const alive = sampled(`${shop.url}/livez`, 50)
  const { accepted, refused, unsaid, failed } = await load(shop, { paths, clients: CROWD, seconds: SECONDS, patient: true })
  const ended = performance.now()
  const livez = alive()
  await untilQuick(shop)
  const figures = {
    accepted_p99_ms: p99(accepted),
    refused_p99_ms: p99(refused),
    refused: refused.length,
    refused_without_retry_after: unsaid,
    lost: failed,
    livez_p99_ms: p99(livez),
    recovered_s: hundredths((performance.now() - ended) / 1_000),
  }
  return { accepted: accepted.length, figures }
}

/** Pages come as they did before: three in a row within half a second each. */
async function untilQuick(shop: BenchShop): Promise<void> {
  for (let quick = 0; quick < 3; ) {
    const began = performance.now()
    const { status } = await fetch(shop.url + LIST)
    quick = status === 200 && performance.now() - began < 500 ? quick + 1 : 0
    await pause(100)
  }
}

/** The same crowd in a greater hurry: it does not wait as it is told, and asks again at once. */
async function amongHasty(shop: BenchShop, paths: string[], aSecond: number): Promise<number> {
  const { accepted } = await load(shop, { paths, clients: CROWD, seconds: 10, patient: false })
  return hundredths(accepted.length / 10 / aSecond)
}

async function memory(shop: BenchShop): Promise<number> {
  const figures = await (await fetch(`${shop.url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(figures)?.[1]) / 1e6
}

async function memoryBack(shop: BenchShop, before: number): Promise<number> {
  await pause(60_000)
  return Math.round((await memory(shop)) - before)
}

/** The slowest of the pages that somebody asks for beside three hundred clients who ask for many and read none. */
async function besideWhoNeverReads(shop: BenchShop): Promise<number> {
  const asked = `GET ${LIST} HTTP/1.1\r\nHost: shop\r\n\r\n`.repeat(200)
  const idle: Socket[] = Array.from({ length: 300 }, () => {
    const socket = connect(Number(new URL(shop.url).port), '127.0.0.1')
    socket.on('error', () => {})
    socket.pause().write(asked)
    return socket
  })
  let slowest = 0
  for (let turn = 0; turn < 30; turn += 1) {
    await pause(200)
    const began = performance.now()
    const { status } = await fetch(shop.url + LIST)
    slowest = Math.max(slowest, status === 200 ? performance.now() - began : Infinity)
  }
  for (const socket of idle) socket.destroy()
  return Math.round(slowest)
}

type Sent = { token?: string; from?: string }
const ask = (shop: BenchShop, path: { path: string; method: string }, body: object, sent: Sent = {}): Promise<Response> =>
  fetch(`${shop.url}${BASE_PATH}${path.path}`, {
    method: path.method,
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${sent.token ?? ''}`,
      ...(sent.from && { 'X-Forwarded-For': sent.from }),
    },
    body: JSON.stringify(body),
  })

async function newVisitor(shop: BenchShop, sent: Sent = {}): Promise<string> {
  const { data } = (await (await ask(shop, visitorLogin, { deviceType: 'web' }, sent)).json()) as { data: { token: string } }
  return data.token
}

async function databaseBeside(): Promise<pg.Client> {
  const postgres = await startEmbeddedPostgres({ dataDir: benchDataDir, log: () => {} })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  return client
}

/** How long somebody waits for the word that the shop is busy, while a lock that is not given back lies on all orders. */
async function whileLocked(shop: BenchShop): Promise<number> {
  const client = await databaseBeside()
  const token = await newVisitor(shop)
  try {
    await client.query('begin; lock table orders in access exclusive mode')
    const waits = Array.from({ length: 40 }, async () => {
      const began = performance.now()
      await ask(shop, listOrders, {}, { token })
      return performance.now() - began
    })
    return Math.round(Math.max(...(await Promise.all(waits))))
  } finally {
    await client.query('rollback')
    await client.end()
  }
}

const STOLEN = 200

/**
 * After how many stolen passwords, each of another contact, from another address and with a new session, whoever tries the next one is
 * asked to show to be a person; one more than all of them when nobody is. The limits are those of a shop that runs.
 */
async function stuffedSlowedAfter(): Promise<number> {
  const shop = await startBenchShop({ RATE_LIMIT_SCALE: '1' })
  try {
    const client = await databaseBeside()
    // Those of a run before would count, too, for an hour.
    await client.query('delete from sign_in_tries')
    await client.end()
    for (let tried = 0; tried < STOLEN; tried += 1) {
      const from = `198.18.${Math.floor(tried / 250)}.${(tried % 250) + 1}`
      const stolen = { email: `stolen-${tried}@mail.test`, password: 'Stolen-pass-9' }
      const answer = await ask(shop, signInWithPassword, stolen, { from, token: await newVisitor(shop, { from }) })
      const { code } = (await answer.json()) as { code: number }
      if (code === refusals.CHALLENGE_NEEDED.code) return tried
      if (code !== refusals.MEMBER_UNKNOWN.code) throw new Error(`a stolen password was answered with ${code}`)
    }
    return STOLEN + 1
  } finally {
    await shop.stop()
  }
}
