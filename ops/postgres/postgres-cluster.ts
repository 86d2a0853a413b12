import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { lstat, mkdir, readdir, readFile, readlink, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { accountForPostgres, canTraverse, giveTo, type PostgresAccount } from './postgres-account.ts'
import {
  findPostgresBinaries,
  makeSharedFolder,
  type PostgresBinaries,
  PostgresUnavailable,
  sharedFolder,
} from './postgres-binaries.ts'
import { findPostmaster, isAlive } from './postmaster.ts'

const run = promisify(execFile)

/** A data folder with everything needed to start PostgreSQL on it. */
export type PostgresCluster = {
  folder: string
  account: PostgresAccount | undefined
  binaries: PostgresBinaries
  password: string
  port: number
}

export const superuser = 'praya'
const MAJOR_VERSION = '18'

/** The environment without its PG* and locale variables. */
export const postgresEnvironment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

/** Where the database of this data folder lies or would lie. */
export async function placeCluster(dataDir: string, log: (line: string) => void): Promise<string> {
  const place = resolve(dataDir, 'postgres')
  await mkdir(dirname(place), { recursive: true })
  return placeWithinReach(place, await accountForPostgres(place), log)
}

/** Opens `<dataDir>/postgres`, creating it when it is not there yet. */
export async function openCluster(dataDir: string, log: (line: string) => void): Promise<PostgresCluster> {
  const place = resolve(dataDir, 'postgres')
  await mkdir(dirname(place), { recursive: true })
  const account = await accountForPostgres(place)
  const folder = await placeWithinReach(place, account, log)
  const binaries = await findPostgresBinaries(account)
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    log('Creating the database folder')
    await createCluster(folder, account, binaries)
  }
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(unreadable(folder))).trim()
  if (version !== MAJOR_VERSION) {
    throw new PostgresUnavailable(
      `${folder} was made by PostgreSQL ${version}, this program brings ${MAJOR_VERSION}. Stop everything and run: npm run upgrade-database`,
    )
  }
  return { folder, account, binaries, ...(await readAccess(folder)) }
}

export async function readAccess(folder: string): Promise<{ password: string; port: number }> {
  return JSON.parse(await readFile(accessFile(folder), 'utf8').catch(unreadable(folder)))
}

const accessFile = (folder: string): string => join(folder, 'praya-access.json')

function unreadable(folder: string) {
  return (problem: NodeJS.ErrnoException): never => {
    throw new PostgresUnavailable(
      `${folder} cannot be read (${problem.code}): it belongs to another account. Start with that account, or choose another DATA_DIR.`,
    )
  }
}

/** Under a closed home folder such as /root the lent account reaches nothing, so the data goes to a shared place behind a link. */
async function placeWithinReach(
  place: string,
  account: PostgresAccount | undefined,
  log: (line: string) => void,
): Promise<string> {
  const found = await lstat(place).catch(() => undefined)
  if (found?.isSymbolicLink()) return withRealParent(resolve(dirname(place), await readlink(place)))
  if (!account || (await canTraverse(place, account))) return withRealParent(place)
  if (found) {
    throw new PostgresUnavailable(
      `PostgreSQL does not run as root, and no other account may enter ${place}. Choose another DATA_DIR, such as /var/lib/praya/data`,
    )
  }
  const folder = join(sharedFolder, `data-${randomBytes(4).toString('hex')}`)
  await makeSharedFolder()
  await symlink(folder, place)
  log(`Other accounts may not enter ${dirname(place)} and PostgreSQL does not run as root: the database is kept in ${folder}`)
  return folder
}

/** One spelling per folder, whether it exists yet or not: the command line of a running server is compared with it. */
async function withRealParent(folder: string): Promise<string> {
  await mkdir(dirname(folder), { recursive: true })
  return join(await realpath(dirname(folder)), basename(folder))
}

/** Made beside its final place and renamed, so that a folder with the final name is always whole, also when two processes try at once. */
export async function createCluster(
  folder: string,
  account: PostgresAccount | undefined,
  binaries: PostgresBinaries,
): Promise<void> {
  await removeUnfinished(folder)
  const unfinished = `${folder}.new-${process.pid}-${randomBytes(4).toString('hex')}`
  const password = randomBytes(24).toString('base64url')
  await mkdir(unfinished, { mode: 0o700 })
  const passwordFile = join(dirname(folder), `.${basename(unfinished)}-password`)
  await writeFile(passwordFile, password, { mode: 0o600 })
  await giveTo(passwordFile, account)
  await giveTo(unfinished, account)
  try {
    await initialise(unfinished, passwordFile, account, binaries)
    await writeFile(accessFile(unfinished), JSON.stringify({ password, port: await findFreePort() }), { mode: 0o600 })
    await giveTo(accessFile(unfinished), account)
    await rename(unfinished, folder)
  } catch (problem) {
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(join(folder, 'PG_VERSION'))) throw problem
  } finally {
    await rm(passwordFile, { force: true })
  }
}

async function initialise(
  folder: string,
  passwordFile: string,
  account: PostgresAccount | undefined,
  binaries: PostgresBinaries,
): Promise<void> {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = [`--username=${superuser}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  try {
    await run(binaries.initdb, ['-D', folder, ...locale, ...access], { ...account, cwd: folder, env: postgresEnvironment })
  } catch (problem) {
    const reason = problem instanceof Error && 'stderr' in problem ? String(problem.stderr) : ''
    throw new PostgresUnavailable(`The embedded PostgreSQL could not create its folder. ${reason || String(problem)}`.trim())
  }
}

async function removeUnfinished(folder: string): Promise<void> {
  const prefix = `${basename(folder)}.new-`
  for (const name of await readdir(dirname(folder))) {
    if (!name.startsWith(prefix) || isAlive(Number.parseInt(name.slice(prefix.length), 10))) continue
    await rm(join(dirname(folder), name), { recursive: true, force: true })
  }
}

/** Where a running server puts its WAL until it is carried away: beside its folder, since the same account must reach it. */
export async function makeArchiveFolder({ folder, account }: PostgresCluster): Promise<string> {
  const archive = archiveFolderOf(folder)
  await mkdir(archive, { recursive: true, mode: 0o700 })
  await giveTo(archive, account)
  return archive
}

export const archiveFolderOf = (folder: string): string => `${folder}.wal`

/** Keeps the port the folder was given unless something else listens there now. */
export async function settlePort(cluster: PostgresCluster): Promise<void> {
  if ((await isFree(cluster.port)) || (await findPostmaster(cluster.folder))) return
  cluster.port = await findFreePort()
  const file = accessFile(cluster.folder)
  await writeFile(`${file}.new`, JSON.stringify({ password: cluster.password, port: cluster.port }), { mode: 0o600 })
  await giveTo(`${file}.new`, cluster.account)
  await rename(`${file}.new`, file)
}

/** Below the range that outgoing connections are given, so the port stays free between two starts. */
async function findFreePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + (randomBytes(2).readUInt16BE() % 12_000)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  const { promise, resolve: settle } = Promise.withResolvers<boolean>()
  const probe = createServer()
  probe.once('error', () => settle(false))
  probe.listen(port, '127.0.0.1', () => probe.close(() => settle(true)))
  return promise
}
