import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { giveTo, type PostgresAccount } from '../postgres/postgres-account.ts'
import type { BackupPlace } from './backup-place.ts'
import { walKey } from './ship-wal.ts'
import { HISTORY_FILE, numberOfName, WAL_FILE } from './wal-names.ts'

/** So many files lie ready for the database, and so many that it has taken stay: it may ask for the last ones twice. */
const AHEAD = 24
const BEHIND = 4
const FETCHED_AT_ONCE = 4
const LOOK_MS = 20

/**
 * The command by which PostgreSQL asks for a file of WAL. What is not in the backup ends the recovery; what does not come, or a backup that
 * fails meanwhile, breaks it off (exit codes above 125 do), so that a copy that lacks something is never taken for whole.
 */
export const restoreCommand = (folder: string): string =>
  [
    `d="${folder}"; f="$d/%f"`,
    'grep -qx "%f" "$d/listed" || exit 1',
    'n=0; until [ -e "$f" ]; do n=$((n+1)); if [ -e "$d/broken" ] || [ $n -gt 6000 ]; then exit 200; fi; sleep 0.02; done',
    'cp "$f" "%p" || exit 200',
    ': > "$f.used"',
  ].join('; ')

export type WalFeed = { stop: () => Promise<void> }

/** Keeps the folder filled with what comes next, from the file `first` on. */
export async function feedWal(
  place: BackupPlace,
  folder: string,
  first: bigint,
  account: PostgresAccount | undefined,
): Promise<WalFeed> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const all = (await place.list('wal/')).map(({ key }) => key.slice('wal/'.length))
  const histories = all.filter((name) => HISTORY_FILE.test(name))
  const files = all.filter((name) => WAL_FILE.test(name) && numberOfName(name) >= first)
  const names = [...histories, ...files.sort((one, other) => Number(numberOfName(one) - numberOfName(other)))]
  await writeFile(join(folder, 'listed'), names.map((name) => `${name}\n`).join(''))
  await giveTo(folder, account)
  let stopping = false
  const bring = async (name: string): Promise<void> => {
    const content = await place.find(walKey(name))
    if (!content) throw new Error(`${name} is gone from the backup`)
    const file = join(folder, name)
    await writeFile(`${file}.part`, content)
    await giveTo(`${file}.part`, account)
    await rename(`${file}.part`, file)
  }
  const run = async (): Promise<void> => {
    for (let next = 0; next < names.length && !stopping; ) {
      if ((await removeUsed(folder)) > AHEAD) await pause(LOOK_MS)
      else {
        const some = names.slice(next, next + FETCHED_AT_ONCE)
        await Promise.all(some.map(bring))
        next += some.length
      }
    }
  }
  const running = run().catch((problem: unknown) => writeFile(join(folder, 'broken'), String(problem)))
  return {
    stop: async () => {
      stopping = true
      await running
    },
  }
}

/** How many lie there that were not asked for yet. */
async function removeUsed(folder: string): Promise<number> {
  const names = await readdir(folder)
  const used = names.filter((name) => name.endsWith('.used')).map((name) => name.slice(0, -'.used'.length))
  const inOrder = used.filter((name) => WAL_FILE.test(name)).sort((one, other) => Number(numberOfName(one) - numberOfName(other)))
  for (const name of inOrder.slice(0, -BEHIND)) {
    await rm(join(folder, `${name}.used`), { force: true })
    await rm(join(folder, name), { force: true })
  }
  return names.filter((name) => WAL_FILE.test(name)).length - inOrder.length
}

export const feedProblem = (folder: string): boolean => existsSync(join(folder, 'broken'))
