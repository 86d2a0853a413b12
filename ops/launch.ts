import { flushCompileCache } from 'node:module'
import { demoApplicants, demoMember, demoSellers, demoSignIns } from '../demo/sign-ins.ts'
import { startEmbeddedPostgres } from './postgres/embedded-postgres.ts'
import { BUILT, keepBuild } from '../src/http/files/kept-builds.server.ts'
import { findPrimary } from '../src/platform/database/primary-client.server.ts'
import { MigrationProblem, migrate } from '../src/platform/migrations.server.ts'
import { PostgresUnavailable } from './postgres/postgres-binaries.ts'
import { createLog } from '../src/platform/log.server.ts'
import { openStorage } from '../src/platform/storage/open-storage.server.ts'
import type { ListedStorage } from '../src/platform/storage/storage.server.ts'
import { readSettings, type Settings, WrongSettings } from '../src/platform/settings.server.ts'
import { connectionsNeeded, requireConnections } from './processes/connection-room.ts'
import { openDoor } from './processes/door-while-starting.ts'
import { partOfThis, runPart, startProcesses, webProcesses } from './processes/run-processes.ts'
import { claimDataFolder, Refusal, requireFreePort } from './claims.ts'
import { loadDemoIntoEmpty } from './demo-data.ts'
import { onceThere, waitForDatabase } from './programs/outside-database.ts'
import { firstLink, originOf } from './shop-origin.ts'
import { forgetNotes, noteKeeping } from './backup/backup-notes.ts'
import { isBackedUp } from './backup/backup-place.ts'
import { keepBackups } from './backup/keep-backups.ts'
import { ensureScreens } from './screens-build.ts'

/**
 * `quiet`: the demo without its ten weeks of orders. `underTest`: in no hurry to answer, and in no care of what it keeps. `measured`:
 * nothing else goes on.
 */
type Mode = { dev?: boolean; empty?: boolean; quiet?: boolean; underTest?: boolean; measured?: boolean }
/** `archive`: where the embedded one puts its WAL. `onStopped`: what is to be done once it has stopped. */
type Addresses = {
  url: string
  directUrl: string
  archive?: string | undefined
  onStopped?: (stop: () => Promise<void>) => void
}

/** What was started so far, undone in reverse when the process is asked to stop or cannot go on. */
type Started = { signal: AbortSignal; stops: (() => Promise<void>)[] }

const say = (line: string): void => console.log(line)

/** From nothing to a running shop. Ends the process by itself. */
export async function launch(mode: Mode = {}): Promise<void> {
  const began = Date.now()
  const stopping = new AbortController()
  const started: Started = { signal: stopping.signal, stops: [] }
  const end = async (code: number): Promise<void> => {
    if (stopping.signal.aborted) return
    stopping.abort()
    for (const stop of started.stops.reverse()) {
      // One part that cannot be stopped must not leave the others running.
      await stop().catch((problem: unknown) => console.error(problem))
    }
    process.exit(code)
  }
  const part = partOfThis()
  endOnSignals(end, part === undefined)
  process.on('uncaughtException', (problem) => {
    // Connections that are being closed complain when the database goes; that is no news either.
    if (stopping.signal.aborted) return
    console.error(problem)
    void end(1)
  })
  try {
    if (part) return void (await stoppable(started, runPart(part, stopping.signal)))
    await launchParts(readSettings(), mode, started)
    say(`Ready after ${((Date.now() - began) / 1000).toFixed(1)} s. Ctrl-C stops everything.`)
  } catch (problem) {
    // Once the process was asked to stop every step under way fails, and that is no news.
    if (stopping.signal.aborted) return
    console.error(explain(problem))
    await end(1)
  }
}

async function launchParts(
  given: Settings,
  { dev = false, empty = false, quiet = false, underTest = false, measured = false }: Mode,
  started: Started,
): Promise<void> {
  let settings = given
  if (!settings.DATABASE_URL) started.stops.push(await claimDataFolder(settings, started.signal))
  await requireFreePort(settings)
  const door = await openDoor(dev || underTest ? { ...settings, PORT: 0 } : settings)
  started.stops.push(() => door.close())
  if (!dev) await ensureScreens(say, started.signal)
  const webs = dev || underTest ? 1 : webProcesses(settings)
  const database = await openDatabase(settings, started, { waitsForDisk: !underTest, webs })
  const { url, directUrl } = database
  const waiting = patience(started)
  const { now, origin } = await onceThere(directUrl, waiting, () => prepare(directUrl, settings, webs, empty))
  const log = createLog(settings.LOG_LEVEL)
  const storage = await openStorage(settings, log)
  if (webs > 0 && !dev && !underTest) {
    const kept = await keepBuild(storage, BUILT, log)
    started.stops.push(async () => kept.stop())
  }
  settings = { ...settings, own: origin === 'own' }
  await startBackups(settings, database, storage)
  // React decides by this while it is first imported, and is several times slower in development mode. The settings were read before.
  process.env.NODE_ENV = dev ? 'development' : 'production'
  const ahead = measured ? false : undefined
  if (origin === 'demo')
    await loadDemoIntoEmpty({ databaseUrl: now, dataDir: settings.DATA_DIR, storage, log: say, quiet, ahead })
  const { own, production } = settings
  const address = `http://localhost:${settings.PORT}`
  if (webs > 1) {
    const parts = { webs, works: settings.ROLE === 'all' }
    const processes = await stoppable(
      started,
      startProcesses({ url, directUrl, own, production, address }, { ...parts, door }, say),
    )
    onHangUp(production, processes.replace)
  } else {
    const { startPraya } = await import('../src/main.ts')
    started.signal.throwIfAborted()
    const wanted = { databaseUrl: url, directUrl, settings, storage, dev, patient: underTest, signal: started.signal }
    const options = { ...wanted, beforeListening: () => door.close() }
    const praya = await stoppable(started, startPraya(options))
    await praya.ready
    const { ROLE } = settings
    onHangUp(production, async (read) => sayRenewed(praya.renew({ ...read, own, ROLE })))
    // Now, since whoever is killed keeps nothing on the way out: the next start compiles nothing anew.
    flushCompileCache()
    if (settings.ROLE === 'worker') return say(`Working in the background; ${praya.address}/readyz says whether it is ready`)
    settings = { ...settings, PORT: Number(new URL(praya.address).port) }
  }
  announce(
    `http://localhost:${settings.PORT}`,
    settings,
    own ? await onceThere(directUrl, waiting, () => firstLink(now)) : undefined,
  )
}

/** One that is not there is waited for without end: the door says meanwhile that nothing is ready. */
const patience = ({ signal }: Started) => ({ log: say, signal, patienceMs: Number.POSITIVE_INFINITY })

/** Brings the database to where the shop can begin on it. All of it may be done twice. */
async function prepare(directUrl: string, settings: Settings, webs: number, empty: boolean) {
  const now = await findPrimary(directUrl)
  await migrate({ url: now, log: say })
  await requireConnections(now, settings, webs, say)
  return { now, origin: await originOf(now, { production: settings.production, empty }) }
}

type Wanted = { waitsForDisk: boolean; webs: number }

async function openDatabase(settings: Settings, started: Started, { waitsForDisk, webs }: Wanted): Promise<Addresses> {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl } = settings
  if (url) {
    await waitForDatabase(directUrl ?? url, patience(started))
    return { url, directUrl: directUrl ?? url }
  }
  started.signal.throwIfAborted()
  const archives = waitsForDisk && isBackedUp(settings)
  const options = { dataDir: settings.DATA_DIR, log: say, waitsForDisk, archives, connections: connectionsFor(settings, webs) }
  // Stopped after the database: the last of its WAL is finished by its end.
  let afterwards: (() => Promise<void>) | undefined
  started.stops.push(async () => afterwards?.())
  const postgres = await stoppable(started, startEmbeddedPostgres(options))
  const { archive } = postgres
  const onStopped = (stop: () => Promise<void>): void => void (afterwards = stop)
  return { url: postgres.url, directUrl: postgres.url, archive, onStopped }
}

/** The database of the demo may be lost; one of somebody's own that is backed up nowhere is told of in the back office. */
async function startBackups(settings: Settings, database: Addresses, storage: ListedStorage): Promise<void> {
  const { directUrl: url, archive, onStopped } = database
  if (!onStopped || (!archive && !settings.own)) return forgetNotes(url)
  await noteKeeping(url, archive !== undefined)
  if (!archive) return say('This shop is backed up nowhere: BACKUP_DIR or BACKUP_S3_BUCKET says where its backups go.')
  const keeping = await keepBackups(settings, { url, archive }, storage)
  onStopped(() => keeping.stop())
}

/** The embedded one has as many as are asked for, with some for people who look into it. */
const connectionsFor = (settings: Settings, webs: number): number => Math.max(100, connectionsNeeded(settings, webs) + 10)

/** A part that is still starting when the end comes is stopped as soon as it has started. */
function stoppable<Part extends { stop(): Promise<void> }>(started: Started, starting: Promise<Part>): Promise<Part> {
  started.stops.push(async () => {
    const part = await starting.catch(() => undefined)
    await part?.stop()
  })
  return starting
}

function announce(listening: string, settings: Settings, first: string | undefined): void {
  const address = (settings.PUBLIC_URL ?? listening).replace(/\/\/(0\.0\.0\.0|127\.0\.0\.1)/, '//localhost').replace(/\/$/, '')
  say(`\n  Shop           ${address}/\n  Seller centre  ${address}/seller\n  Back office    ${address}/admin`)
  if (first) {
    say('\n  This shop has no administrator yet. Make the account here; the link works once, for a day:')
    say(`\n  ${address}/admin/first#${first}\n`)
  }
  if (settings.own) return
  say('\n  Demo sign-ins for the back office')
  for (const { role, email, password } of demoSignIns) say(`  ${role.padEnd(14)} ${email}  ${password}`)
  say(`\n  Demo member    ${demoMember.email}  ${demoMember.password}`)
  say('\n  Demo sign-ins for the seller centre')
  for (const { email, password, acts } of demoSellers)
    say(
      `  ${acts.map(({ merchant, as }) => `${merchant} (${as === 'owner' ? as : as.join(', ')})`).join(' and ')}  ${email}  ${password}`,
    )
  for (const { email, password, applies } of Object.values(demoApplicants)) say(`  ${applies}  ${email}  ${password}`)
  say('')
}

const IMPATIENT_AFTER_MS = 2_000

function endOnSignals(end: (code: number) => Promise<void>, says: boolean): void {
  let firstAt: number | undefined
  const onSignal = (): void => {
    // A terminal and the starting process may both pass on the same Ctrl-C; a later second one means "now".
    if (firstAt !== undefined && Date.now() - firstAt > IMPATIENT_AFTER_MS) process.exit(130)
    if (firstAt !== undefined) return
    firstAt = Date.now()
    if (says) say('Stopping')
    void end(0)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  // Without a terminal a hang-up is not meant for us: `nohup npm start &` goes on.
  process.on('SIGHUP', () => process.stdout.isTTY && onSignal())
}

/**
 * Without a terminal, as of a service: who changed a secret's file has it read. Several processes are replaced in turn, one alone takes over
 * what it can. No request is lost.
 */
function onHangUp(production: boolean, take: (read: Settings) => Promise<void>): void {
  let under: Promise<void> = Promise.resolve()
  process.on('SIGHUP', () => {
    if (process.stdout.isTTY) return
    try {
      // As they were read at the start: the environment says production by now, for React alone.
      const read = readSettings({ ...process.env, NODE_ENV: production ? 'production' : 'development' })
      under = under.then(() => take(read))
    } catch (problem) {
      console.error(explain(problem))
    }
  })
}

function sayRenewed({ renewed, later }: { renewed: string[]; later: string[] }): void {
  say(renewed.length > 0 ? `Read anew: ${renewed.join(', ')}` : 'No secret that is read while the shop runs has changed')
  if (later.length > 0) say(`Changed, and read at the next start: ${later.join(', ')}`)
}

const plainProblems = [Refusal, PostgresUnavailable, WrongSettings, MigrationProblem]

function explain(problem: unknown): unknown {
  return problem instanceof Error && plainProblems.some((kind) => problem instanceof kind) ? problem.message : problem
}
