import { hash } from '@node-rs/argon2'
import type { BenchResult } from '../ops/bench-run.ts'
import { askShop } from '../ops/programs/shop-process.ts'
import { useTestPostgres } from '../ops/test-postgres.ts'
import { getMiniBag } from '../src/modules/bag/bag.paths.ts'
import { keepPassword, keepProvenContact, openMember } from '../src/modules/members/index.server.ts'
import { visitorLogin } from '../src/modules/members/members.paths.ts'
import { signInWithPassword } from '../src/modules/members/sign-in.paths.ts'
import { openDatabase } from '../src/platform/database.server.ts'
import { createTestDatabase } from '../src/platform/test-database.server.ts'
import { startCallsOnly } from './calls-only.ts'

const TRIES = 1_000
const AT_ONCE = 200
/** Calls of others before the rush, and as many as fit into it. */
const QUIET_CALLS = 200

const knownEmail = (at: number): string => `member${at}@mail.test`

/**
 * Whether time tells who is a member: a wrong password for known and for unknown addresses, by turns, and the middle of each. And what
 * others wait while two hundred sign in at once.
 */
export async function run(): Promise<BenchResult> {
  const leave = await useTestPostgres()
  const own = await createTestDatabase()
  const database = openDatabase(own.url, { connections: 2 })
  const shop = await startCallsOnly(own.url, 10)
  try {
    const stored = await hash('Tram-to-Sai-Wan-7')
    await database.inTransaction(async (tx) => {
      for (let at = 0; at < TRIES; at += 1) {
        const memberId = await openMember(tx, { language: 'en', invitedBy: undefined })
        await keepProvenContact(tx, memberId, { kind: 'email', value: knownEmail(at) })
        await keepPassword(tx, memberId, stored)
      }
    })
    const known: number[] = []
    const unknown: number[] = []
    for (let at = 0; at < TRIES; at += 1) {
      known.push(await timeTry(shop.url, knownEmail(at)))
      unknown.push(await timeTry(shop.url, `nobody${at}@mail.test`))
    }
    const { token } = (await askShop(shop.url, visitorLogin, { deviceType: 'web' })).envelope.data
    const quiet = await timesOfOthers(shop.url, token, QUIET_CALLS)
    const rush = Promise.all(Array.from({ length: AT_ONCE }, (_, at) => timeTry(shop.url, `rush${at}@mail.test`)))
    let isOver = false
    void rush.then(() => {
      isOver = true
    })
    const during: number[] = []
    while (!isOver) during.push(...(await timesOfOthers(shop.url, token, 1)))
    await rush
    const figures = {
      known_ms: middle(known),
      unknown_ms: middle(unknown),
      known_vs_unknown: middle(known) / middle(unknown),
      others_during_200_sign_ins: middle(during) / middle(quiet),
    }
    return { table: Object.entries(figures).map(([figure, value]) => ({ figure, value })), figures }
  } finally {
    await shop.stop()
    await database.close()
    await own.drop()
    await leave()
  }
}

async function timeTry(url: string, email: string): Promise<number> {
  const started = performance.now()
  await askShop(url, signInWithPassword, { email, password: 'Wrong-pass-9' })
  return performance.now() - started
}

async function timesOfOthers(url: string, token: string, count: number): Promise<number[]> {
  const times: number[] = []
  for (let at = 0; at < count; at += 1) {
    const started = performance.now()
    await askShop(url, getMiniBag, {}, { token })
    times.push(performance.now() - started)
  }
  return times
}

function middle(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
