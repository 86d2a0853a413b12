import { hash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { clock, MINUTE } from '#platform/clock.ts'
import { type BulkLine, type Json, SearchAway, SearchServers } from '#platform/opensearch.server.ts'
import { tokensOf } from '#modules/search/words/product-tokens.ts'
import type { ProductRow } from '../product-row.ts'
import { documentOf } from './cluster-document.ts'
import { ClusterEngine } from './cluster-engine.ts'
import { ANSWERING, type IndexKind, INDEXES, SCHEMA_VERSION } from './cluster-schema.ts'
import { readClusterAddress } from './search-address.ts'

/** So many documents are sent at once; one is a few kilobytes. */
const ROWS_AT_ONCE = 250
const WORDS_AT_ONCE = 5_000
/** Copies of a large index take their time. */
const WHOLE_MS = 60 * MINUTE
const LOOK_EVERY_MS = 250

/** How many products an index holds, and which: the sum of the last digits of their ids. */
type IndexTotals = { count: number; signs: number }
/** An index that is being built beside the one that answers. */
export type ClusterBuild = {
  put: (rows: readonly ProductRow[]) => Promise<void>
  /** All that has been put in can be found, and every part of it is where it is to be. */
  settle: () => Promise<void>
  totals: () => Promise<IndexTotals>
  /** From now on it answers. */
  takeOver: () => Promise<void>
}

/**
 * What the shop has in a cluster of search servers. Whatever is written bears how new the reading of the catalogue was that it comes from:
 * an older one never replaces a newer one, so that writing may be repeated, and an index be filled while changes are written to it.
 */
export class SearchCluster {
  readonly engine: ClusterEngine
  /** Begins the names of its indexes: another version of the program that needs other documents has its own. */
  readonly name: string
  readonly #servers: SearchServers

  constructor(address: string) {
    const { name, ...servers } = readClusterAddress(address)
    this.name = `${name}-v${SCHEMA_VERSION}`
    this.#servers = new SearchServers(servers)
    this.engine = new ClusterEngine(this.#servers, this.#answering('products'))
  }

  /** The name by which the index is asked that answers now. */
  #answering = (kind: IndexKind): string => `${this.name}-${kind}`
  #index = (kind: IndexKind, build: string): string => `${this.#answering(kind)}-${build}`

  /** Whether lists can be answered. */
  async isFilled(): Promise<boolean> {
    return (await this.#builds()).some(({ isAnswering }) => isAnswering)
  }

  /** The index that answers, and one that is being built beside it; or what is left of one that was not finished. */
  async #builds(): Promise<{ build: string; isAnswering: boolean }[]> {
    const begin = `${this.#answering('products')}-`
    const found = await this.#servers.find<Record<string, { aliases: Json }>>(`/${begin}*/_alias`)
    return Object.entries(found ?? {}).map(([index, { aliases }]) => ({
      build: index.slice(begin.length),
      isAnswering: this.#answering('products') in aliases,
    }))
  }

  /**
   * Writes and takes out products, in every index there is. `gone`: ids of products that are not in the catalogue any more; `version`: how new
   * the reading is. Answers the words that are new.
   */
  async write(rows: readonly ProductRow[], gone: readonly string[], version: number): Promise<string[]> {
    const builds = await this.#builds()
    if (builds.length === 0) throw new SearchAway(`${this.name}: there is no index to write to`)
    const asked = rows.filter((row) => row.listed).flatMap(tokensOf)
    const words = this.engine.words.unknown(asked)
    for (const { build, isAnswering } of builds) {
      await this.#writeWords(build, isAnswering ? words : [...new Set(asked)], true)
      await this.#writeProducts(build, { rows, gone, version }, true)
    }
    // Learned only now: a write that failed halfway has to write them again.
    this.engine.words.learn(words)
    return words
  }

  async #writeWords(build: string, words: readonly string[], isShown: boolean): Promise<void> {
    const _index = this.#index('words', build)
    const lines = words.map((word): BulkLine => ({ action: { index: { _index, _id: hash('sha1', word) } }, document: { word } }))
    await this.#send(lines, WORDS_AT_ONCE, isShown)
  }

  async #writeProducts(
    build: string,
    { rows, gone, version }: { rows: readonly ProductRow[]; gone: readonly string[]; version: number },
    isShown: boolean,
  ): Promise<void> {
    const target = { _index: this.#index('products', build), version, version_type: 'external_gte' }
    const out = [...rows.filter((row) => !row.listed).map(({ productId }) => productId), ...gone]
    const listed = rows.filter((row) => row.listed)
    const lines = [
      ...listed.map((row): BulkLine => ({ action: { index: { ...target, _id: row.productId } }, document: documentOf(row) })),
      ...out.map((_id): BulkLine => ({ action: { delete: { ...target, _id } } })),
    ]
    await this.#send(lines, ROWS_AT_ONCE, isShown)
  }

  async #send(lines: readonly BulkLine[], atOnce: number, isShown: boolean): Promise<void> {
    for (let from = 0; from < lines.length; from += atOnce) await this.#servers.write(lines.slice(from, from + atOnce), isShown)
  }

  /** Begins an index beside the one that answers, which goes on being written, too. `version`: of all that will be put in. */
  async beginBuild(version: number): Promise<ClusterBuild> {
    await this.removeFormer()
    const build = clock.now().getTime().toString(36)
    const [products, words] = [this.#index('products', build), this.#index('words', build)]
    await this.#servers.ask('PUT', `/${words}`, INDEXES.words)
    await this.#servers.ask('PUT', `/${products}`, INDEXES.products)
    const written = new Set<string>()
    return {
      put: async (rows) => {
        const fresh = new Set(rows.flatMap(tokensOf)).difference(written)
        await this.#writeWords(build, [...fresh], false)
        await this.#writeProducts(build, { rows: rows.filter(({ listed }) => listed), gone: [], version }, false)
        for (const word of fresh) written.add(word)
      },
      settle: async () => {
        const both = `${products},${words}`
        await this.#servers.ask('POST', `/${both}/_refresh`)
        await this.#servers.ask('PUT', `/${both}/_settings`, ANSWERING)
        await this.#waitUntilWhole(both)
      },
      totals: () => this.#totalsOf(products),
      takeOver: () => this.#takeOver(build),
    }
  }

  async #waitUntilWhole(indexes: string): Promise<void> {
    for (const until = Date.now() + WHOLE_MS; ; await pause(LOOK_EVERY_MS)) {
      const { status } = await this.#servers.ask<{ status: string }>('GET', `/_cluster/health/${indexes}`)
      if (status === 'green') return
      if (Date.now() > until) throw new SearchAway(`${indexes}: not every copy is there`)
    }
  }

  async #totalsOf(index: string): Promise<IndexTotals> {
    const asked = { size: 0, track_total_hits: true, aggs: { signs: { sum: { field: 'sign' } } } }
    const [answer] = await this.#servers.search(index, [asked])
    return { count: answer!.hits.total!.value, signs: Number(answer!.aggregations?.signs?.value ?? 0) }
  }

  async #takeOver(build: string): Promise<void> {
    const kinds = Object.keys(INDEXES) as IndexKind[]
    const before = (await this.#builds()).filter((other) => other.isAnswering)
    const actions = kinds.flatMap((kind) => [
      ...before.map((other) => ({ remove: { index: this.#index(kind, other.build), alias: this.#answering(kind) } })),
      { add: { index: this.#index(kind, build), alias: this.#answering(kind) } },
    ])
    await this.#servers.ask('POST', '/_aliases', { actions })
  }

  /** Takes away what neither answers nor is being built. What was asked of it before it was replaced has been answered. */
  async removeFormer(): Promise<void> {
    for (const { build, isAnswering } of await this.#builds()) if (!isAnswering) await this.#remove(build)
  }

  /** For a shop that leaves the cluster: nothing of it stays. */
  async removeAll(): Promise<void> {
    for (const { build } of await this.#builds()) await this.#remove(build)
  }

  async #remove(build: string): Promise<void> {
    const indexes = [this.#index('products', build), this.#index('words', build)]
    await this.#servers.ask('DELETE', `/${indexes.join(',')}?ignore_unavailable=true`)
  }

  /** Learns every word the index holds: words of queries are read with them. */
  async learnWords(): Promise<void> {
    for (let last: string | undefined, more = true; more; ) {
      const after = last === undefined ? {} : { search_after: [last] }
      const asked = { size: WORDS_AT_ONCE, sort: [{ word: 'asc' }], track_total_hits: false, ...after }
      const [answer] = await this.#servers.search(this.#answering('words'), [asked])
      const words = answer!.hits.hits.map(({ _source: source }) => String(source?.word))
      this.engine.words.learn(words)
      last = words.at(-1)
      more = words.length === WORDS_AT_ONCE
    }
  }

  /** Another process, or this one, has written; `words` are new, or too many for the event. */
  async apply(words?: readonly string[]): Promise<void> {
    if (words) this.engine.words.learn(words)
    else await this.learnWords()
    this.engine.changed()
  }
}
