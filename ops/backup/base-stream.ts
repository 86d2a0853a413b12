import { PassThrough } from 'node:stream'
import pg from 'pg'
import { Refusal } from '../claims.ts'

type WalPosition = { lsn: string; timeline: number }
type Wire = { stream: { pause(): unknown; resume(): unknown } }

/** Half a megabyte more than the reader has taken, and the server waits. */
const AHEAD_BYTES = 512 * 1024
const NEW_ARCHIVE = 'n'.charCodeAt(0)
const DATA = 'd'.charCodeAt(0)
/** What a scheduled backup takes of the disk in a second, so that pages are not slowed. */
export const GENTLY_KB = 64 * 1024

/**
 * `BASE_BACKUP` of the replication protocol, as its client: nothing is written on the machine, and the folder leaves it as a tar file
 * while it is read. The driver knows no such statement, and hands its messages to this.
 */
class BaseBackup {
  readonly tar = new PassThrough({ highWaterMark: AHEAD_BYTES })
  readonly ended: Promise<{ start: WalPosition; stop: WalPosition }>
  #archives = 0
  #paused = false
  #rows: string[][] = []
  readonly #settle: (problem?: Error) => void
  readonly #text: string

  constructor(text: string) {
    this.#text = text
    const { promise, resolve, reject } = Promise.withResolvers<{ start: WalPosition; stop: WalPosition }>()
    this.ended = promise
    this.#settle = (problem) => {
      const [start, stop] = [this.#rows[0], this.#rows.at(-1)].map(positionOf)
      if (!problem && start && stop) return resolve({ start, stop })
      const cause = problem ?? new Error('the database ended its backup without saying where')
      this.tar.destroy(cause)
      reject(cause)
    }
  }

  submit(connection: { query(text: string): void }): void {
    connection.query(this.#text)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#rows.push(fields.map((field) => field ?? ''))
  }

  handleCopyData({ chunk }: { chunk: Buffer }, { stream }: Wire): void {
    if (chunk[0] === NEW_ARCHIVE && ++this.#archives > 1)
      return this.#settle(new Refusal('Tablespaces outside the data folder are not backed up: move their tables back.'))
    if (chunk[0] !== DATA) return
    // The driver reuses what it reads into.
    if (this.tar.write(Buffer.from(chunk.subarray(1))) || this.#paused) return
    this.#paused = true
    stream.pause()
    this.tar.once('drain', () => {
      this.#paused = false
      stream.resume()
    })
  }

  handleError(problem: Error): void {
    this.#settle(problem)
  }

  handleReadyForQuery(): void {
    this.tar.end()
    this.#settle()
  }

  handleRowDescription(): void {}
  handlePortalSuspended(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handleCopyInResponse(): void {}
}

function positionOf(row: string[] | undefined): WalPosition | undefined {
  const [lsn = '', timeline] = row ?? []
  return /^[0-9A-F]+\/[0-9A-F]+$/.test(lsn) ? { lsn, timeline: Number(timeline) } : undefined
}

/** A running backup: its tar file as it comes, and, once that has ended, from where to where WAL belongs to it. */
export async function startBase(
  url: string,
  mostKbPerSecond: number | undefined,
): Promise<Pick<BaseBackup, 'tar' | 'ended'> & { close: () => Promise<void> }> {
  const address = new URL(url)
  address.searchParams.set('replication', 'true')
  const client = new pg.Client({ connectionString: address.href })
  client.on('error', () => {})
  await client.connect()
  const rate = mostKbPerSecond === undefined ? '' : `, MAX_RATE ${mostKbPerSecond}`
  const backup = new BaseBackup(`BASE_BACKUP (LABEL 'praya', CHECKPOINT 'fast', WAIT false, MANIFEST 'no'${rate})`)
  backup.ended.catch(() => {})
  client.query(backup)
  return { tar: backup.tar, ended: backup.ended, close: () => client.end() }
}
