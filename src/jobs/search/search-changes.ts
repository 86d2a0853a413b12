import { setTimeout as pause } from 'node:timers/promises'
import type { Topic } from '#events/events.server.ts'
import { findSearchRows, readSearchTaxonomy } from '#modules/catalogue/index.server.ts'
import { contentChanged } from '#modules/content/index.server.ts'
import { communityChanged } from '#modules/posts/index.server.ts'
import { bannersChanged } from '#modules/storefront/index.server.ts'
import { readShelves } from './read-shelves.ts'
import { changeShelves, changeTaxonomy, changeSynonyms, listSynonyms, putProducts } from '#modules/search/index.server.ts'
import { campaignsChanged } from '#modules/coupons/index.server.ts'
import { settingsChanged } from '#modules/shop-settings/index.server.ts'
import type { Database, Read } from '#platform/database.server.ts'
import { findTimeline } from '#platform/database/takeover.server.ts'
import type { Log } from '#platform/log.server.ts'
import {
  findLastEvent,
  hasMissedEvents,
  isBefore,
  type OutboxEvent,
  type OutboxPosition,
  readEvents,
} from '#platform/outbox/outbox.server.ts'
import { yieldTurn } from '#platform/scheduler.ts'
import { slicesOf } from './search-load.ts'

const EVENTS_AT_ONCE = 1_000
/** So many products are read at a time, and so many put in before others have their turn. */
const FEW = { read: 100, put: 10 }
/** Where so many have changed, as when a merchant is suspended: each turn goes through whole lists, however many it is for. */
const MANY = { from: 1_000, read: 500, put: 100 }
const HELD_BACK_MS = 20
export const PRODUCT_TOPICS: ReadonlySet<string> = new Set<Topic>(['stock-changed', 'product-changed'])

/** What a process holds of a cluster of search servers; the products are elsewhere. */
export type ClusterView = {
  changeTaxonomy: typeof changeTaxonomy
  changeSynonyms: typeof changeSynonyms
  changeProducts: (events: readonly OutboxEvent[]) => Promise<void>
}

/** Brings the index of this process, or its view of a cluster, up to the outbox from a position of its own. */
export class ChangeConsumer {
  readonly #database: Database
  readonly #log: Log
  readonly #load: () => Promise<OutboxPosition>
  readonly #view: ClusterView | undefined
  #position: OutboxPosition
  #timeline: string | undefined
  #turn: Promise<void> = Promise.resolve()
  /** Products that were updated since the start. */
  changes = 0

  /** `load` rebuilds the index when this process has been away for too long. */
  constructor(database: Database, log: Log, load: () => Promise<OutboxPosition>, position: OutboxPosition, view?: ClusterView) {
    this.#database = database
    this.#log = log
    this.#load = load
    this.#position = position
    this.#view = view
  }

  get position(): OutboxPosition {
    return this.#position
  }

  /** Reads until nothing is left; one caller after the other. */
  catchUp(): Promise<void> {
    return this.alone(async () => {
      while (await this.#readOn()) continue
    })
  }

  /** Everything that has been written until now is in; what an older transaction of the server holds back is waited for. */
  async catchUpWholly(): Promise<void> {
    const last = await findLastEvent(this.#database.pool)
    for (await this.catchUp(); last && isBefore(this.#position, last); await this.catchUp()) await pause(HELD_BACK_MS)
  }

  /** Nothing changes the index while `work` is under way. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work)
    this.#turn = done.then(
      () => {},
      () => {},
    )
    return done
  }

  /** Handles the next events; whether there were any. */
  async #readOn(): Promise<boolean> {
    const { pool } = this.#database
    const timeline = await findTimeline(pool)
    const events = await readEvents(pool, this.#position, EVENTS_AT_ONCE)
    const isAnother = this.#timeline !== undefined && this.#timeline !== timeline
    this.#timeline = timeline
    // What was read in a history that is gone never was.
    if (isAnother || (await hasMissedEvents(pool, this.#position))) return this.#beginAnew()
    const last = events.at(-1)
    if (!last) return false
    await this.#handle(pool, events)
    this.#position = { xid: last.xid, eventId: last.eventId }
    return true
  }

  /** This process was away for so long that events it needs are gone, or what it has read is. */
  async #beginAnew(): Promise<boolean> {
    this.#log.warn('changes of the catalogue were missed, or are gone; search is loaded again')
    this.#position = await this.#load()
    contentChanged()
    bannersChanged()
    settingsChanged()
    campaignsChanged()
    communityChanged()
    return true
  }

  async #handle(pool: Read, events: readonly OutboxEvent[]): Promise<void> {
    const topics = new Set(events.map(({ topic }) => topic as Topic))
    if (topics.has('content-changed')) contentChanged()
    if (topics.has('settings-changed')) settingsChanged()
    if (topics.has('campaigns-changed')) campaignsChanged()
    if (topics.has('community-changed')) communityChanged(events.flatMap(tagsIn))
    const { changeTaxonomy: setTaxonomy, changeSynonyms: setSynonyms } = this.#view ?? { changeTaxonomy, changeSynonyms }
    if (topics.has('taxonomy-changed')) setTaxonomy(await readSearchTaxonomy(pool))
    if (topics.has('shelves-changed')) {
      changeShelves(await readShelves(pool))
      bannersChanged()
    }
    if (topics.has('synonyms-changed')) setSynonyms(await listSynonyms(pool))
    if (this.#view) return this.#view.changeProducts(events)
    const changed = new Set(events.flatMap(({ topic, payload }) => (PRODUCT_TOPICS.has(topic) ? idsIn(payload) : [])))
    await this.#putChanged(pool, [...changed])
  }

  async #putChanged(pool: Read, productIds: readonly string[]): Promise<void> {
    const { read, put } = productIds.length < MANY.from ? FEW : MANY
    for await (const rows of findSearchRows(pool, productIds, read)) {
      for (const some of slicesOf(rows, put)) {
        await yieldTurn()
        await putProducts(some)
        this.changes += some.length
      }
    }
  }
}

export const idsIn = ({ productIds }: Record<string, unknown>): string[] =>
  Array.isArray(productIds) ? (productIds as string[]) : []

const tagsIn = ({ topic, payload: { tags } }: Pick<OutboxEvent, 'topic' | 'payload'>): string[] =>
  topic === 'community-changed' && Array.isArray(tags) ? (tags as string[]) : []
