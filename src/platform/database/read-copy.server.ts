import type { PostgresPoolClient } from 'kysely'
import { z } from 'zod'
import { clock } from '../clock.ts'

/** A connection that is in use; `of` is the session behind it, which outlives the use. */
export type Session = PostgresPoolClient & { of: object }
type Sessions = { connect: () => Promise<Session> }

/** What a reader needs the copy to have: this transaction, or all `before` it. */
export type Need = { xid: string; before?: true }

type Options = {
  primary: Sessions
  copy: Sessions
  /** Further behind than this it is not read. */
  mostLagSeconds: number
  /** Whether what a copy fails with is no fault of the question: it is gone, or replaying ended what was read. */
  isPassing: (problem: unknown) => boolean
}

/** How long an answer of a copy about itself counts, and how long one that is of no use is left alone. */
const TRUSTED_MS = 1_000
/** The beat it is measured by is so old at most when it is written. */
const BEAT_SECONDS = 1

// A transaction that is under way on a copy is missing from its snapshot's list, so its state is asked for.
const ASK = `select pg_is_in_recovery() as "isCopy", pg_snapshot_xmin(s)::text as xmin,
    case when $1::xid8 is null or $1::xid8 < pg_snapshot_xmin(s) then true when $1::xid8 >= pg_snapshot_xmax(s) then false
      else pg_xact_status($1::xid8) = 'committed' end as has,
    (select extract(epoch from beat_at) from database_beat)::float8 as beat
  from pg_current_snapshot() s`
const State = z.object({ isCopy: z.boolean(), xmin: z.string(), has: z.boolean(), beat: z.number() })

/**
 * Reads that may be a little late, from a copy that says itself how far it is: with all the caller has written, or else from the primary.
 * Each session is asked, so a name may stand for several copies.
 */
export class ReadCopy {
  readonly #options: Options
  readonly #known = new WeakMap<object, { xmin: bigint; until: number }>()
  #restsUntil = 0
  /** How far behind it was when it was last asked; undefined while it is away or no copy any more. */
  lagSeconds: number | undefined

  constructor(options: Options) {
    this.#options = options
  }

  async connect(need?: Need): Promise<PostgresPoolClient> {
    const { primary, copy } = this.#options
    if (performance.now() < this.#restsUntil) return primary.connect()
    const session = await copy.connect().catch(() => this.#rest())
    if (!session) return primary.connect()
    if (await this.#has(session, need).catch(() => this.#rest())) return this.#orElse(session)
    session.release()
    return primary.connect()
  }

  /** Asked now, whether anyone reads or not: for who watches. */
  async look(): Promise<void> {
    const session = await this.#options.copy.connect().catch(() => this.#rest())
    if (!session) return
    await this.#ask(session, undefined).catch(() => this.#rest())
    session.release()
  }

  #rest(): undefined {
    this.#restsUntil = performance.now() + TRUSTED_MS
    this.lagSeconds = undefined
  }

  async #has(session: Session, need: Need | undefined): Promise<boolean | undefined> {
    const known = this.#known.get(session.of)
    const isFresh = known !== undefined && performance.now() < known.until
    // Older ones than all that are under way are there, and it never goes back.
    if (isFresh && (!need || BigInt(need.xid) < known.xmin)) return true
    const state = await this.#ask(session, need)
    if (!state) return undefined
    return need?.before ? BigInt(need.xid) <= BigInt(state.xmin) : state.has
  }

  async #ask(session: Session, need: Need | undefined): Promise<z.output<typeof State> | undefined> {
    const { rows } = await session.query<unknown>(ASK, [need?.xid ?? null])
    const state = State.parse(rows[0])
    if (!state.isCopy) return this.#rest()
    this.lagSeconds = Math.max(0, clock.now().getTime() / 1_000 - state.beat)
    if (this.lagSeconds > this.#options.mostLagSeconds + BEAT_SECONDS) {
      this.#restsUntil = performance.now() + TRUSTED_MS
      return undefined
    }
    this.#known.set(session.of, { xmin: BigInt(state.xmin), until: performance.now() + TRUSTED_MS })
    return state
  }

  /** What it does not answer the primary is asked. */
  #orElse(session: Session): PostgresPoolClient {
    const { primary, isPassing } = this.#options
    const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
      try {
        return await session.query(text, values)
      } catch (problem) {
        if (!isPassing(problem)) throw problem
        this.#rest()
        const other = await primary.connect()
        return await other.query(text, values).finally(() => other.release())
      }
    }
    return { query: query as PostgresPoolClient['query'], release: () => session.release() }
  }
}
