import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readShelves } from './read-shelves.ts'
import {
  changeShelves,
  changeSynonyms,
  snapshotIndex,
  listSynonyms,
  productCount,
  restoreIndex,
} from '#modules/search/index.server.ts'
import { clock, DAY, MINUTE } from '#platform/clock.ts'
import type { Database } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { findMark, hasMissedEvents, leaveMark, type OutboxMark, type OutboxPosition } from '#platform/outbox/outbox.server.ts'
import { draftSnapshot, readSnapshot, UnusableSnapshot } from '#platform/snapshot-file.server.ts'
import type { ChangeConsumer } from './search-changes.ts'

/** What a file says of itself: which program wrote it, of which database, and how far it had read. */
type About = { program: string; mark: OutboxMark; position: OutboxPosition }

const FILE = 'search.snapshot'
/** Written again after so many changes, but not more often than this; and after fewer of them in the end. */
const MANY_CHANGES = 2_000
const SHORTEST_PAUSE = 2 * MINUTE
const LONGEST_PAUSE = 30 * MINUTE
const ABANDONED = 60 * MINUTE

/**
 * The index in a file, from which the next start takes it within a second. The file is trusted only if this very program
 * wrote it, if the mark it left in the outbox is there (another database has none), and if every event since is still kept.
 */
export class SearchSnapshot {
  readonly #path: string
  readonly #folder: string
  readonly #database: Database
  readonly #log: Log
  #program: string | undefined
  #writtenAt = 0
  #changesWritten = 0

  constructor(dataDir: string, database: Database, log: Log) {
    this.#folder = dataDir
    this.#path = join(dataDir, FILE)
    this.#database = database
    this.#log = log
  }

  /** Fills the index from the file and answers from where changes have to be read; nothing when it cannot be used. */
  async restore(): Promise<OutboxPosition | undefined> {
    try {
      let position: OutboxPosition | undefined
      const state = await readSnapshot(this.#path, (about) => {
        position = (about as About).position
        return this.#refuse(about as About)
      })
      // The file holds no synonyms: they are few, and read as they are now.
      changeSynonyms(await listSynonyms(this.#database.pool))
      changeShelves(await readShelves(this.#database.pool))
      restoreIndex(state)
      this.#writtenAt = clock.now().getTime()
      return position
    } catch (problem) {
      const isThere = !(problem instanceof Error && 'code' in problem && problem.code === 'ENOENT')
      const reason = problem instanceof UnusableSnapshot ? problem.message : String(problem)
      if (isThere) this.#log.info({ file: this.#path, reason }, 'the snapshot of search is not used')
      return undefined
    }
  }

  async #refuse({ program, mark, position }: About): Promise<string | undefined> {
    const { pool } = this.#database
    if (program !== (await this.#ownProgram())) return 'another version of the program wrote it'
    if (!(await findMark(pool, mark))) return 'it is of another database, or too old'
    if (await hasMissedEvents(pool, position)) return 'changes since then are no longer kept'
    return undefined
  }

  /** Writes the file if enough has changed since this process last wrote it; the mark in it lives for a week. */
  async writeIfDue(consumer: ChangeConsumer): Promise<void> {
    const changes = consumer.changes - this.#changesWritten
    const pause = clock.now().getTime() - this.#writtenAt
    const enough = changes >= MANY_CHANGES ? SHORTEST_PAUSE : changes > 0 ? LONGEST_PAUSE : DAY
    if (this.#writtenAt === 0 || pause >= enough) await this.write(consumer)
  }

  /** Changes wait while the file is being written; answers go on. */
  async write(consumer: ChangeConsumer): Promise<void> {
    const began = performance.now()
    this.#writtenAt = clock.now().getTime()
    this.#changesWritten = consumer.changes
    try {
      await this.#clearAbandoned()
      const program = await this.#ownProgram()
      const draft = await consumer.alone(async () => {
        // Left after everything that stands in the index: a database that was set back to a time before has no such mark.
        const mark = await this.#database.inTransaction((tx) => leaveMark(tx, randomUUID()))
        const about: About = { program, mark, position: consumer.position }
        return draftSnapshot(this.#path, about, snapshotIndex())
      })
      const bytes = await draft.publish()
      this.#log.info({ products: productCount(), bytes, ms: Math.round(performance.now() - began) }, 'search is kept in a file')
    } catch (problem) {
      this.#log.warn({ err: problem }, 'search could not be kept in a file')
    }
  }

  /** What a process that was killed while it wrote has left. */
  async #clearAbandoned(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => [])
    for (const name of names.filter((one) => one.startsWith(`${FILE}.`) && one.endsWith('.tmp'))) {
      const path = join(this.#folder, name)
      const written = await stat(path).catch(() => undefined)
      if (written && written.mtimeMs < Date.now() - ABANDONED) await rm(path, { force: true })
    }
  }

  async #ownProgram(): Promise<string> {
    this.#program ??= await fingerprint(programFolders.map((folder) => join(import.meta.dirname, '../..', folder)))
    return this.#program
  }
}

/** All that decides what stands in the index for given rows of the database. */
const programFolders = ['modules/search', 'modules/catalogue', 'jobs', 'language', 'platform']

async function fingerprint(folders: readonly string[]): Promise<string> {
  const whole = createHash('sha256').update(process.version)
  for (const folder of folders) {
    const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(ts|json)$/.test(name)).sort()
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name))))
    for (const [at, name] of names.entries()) whole.update(`${name}\n`).update(texts[at]!)
  }
  return whole.digest('hex')
}
