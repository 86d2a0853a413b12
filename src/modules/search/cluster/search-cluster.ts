import { clock } from '#platform/clock.ts'
import { SphinxServer } from '#platform/sphinxql.server.ts'
import type { Taxonomy, ProductRow } from '../product-row.ts'
import { tokensOf } from '#modules/search/words/product-tokens.ts'
import { IS_PRODUCT } from './cluster-conditions.ts'
import { replaceMark, replaceProducts, replaceTokens } from './cluster-document.ts'
import { ClusterEngine } from './cluster-engine.ts'
import { documentNumber, numberOf } from './cluster-numbers.ts'
import { PRODUCTS_PART, SCHEMA_VERSION, TOKENS, TOKENS_PART } from './cluster-schema.ts'
import { readClusterAddress } from './search-address.ts'

/** So many documents stand in one statement; a row packed for the index is about a kilobyte. */
const ROWS_AT_ONCE = 250
const TOKENS_AT_ONCE = 5_000

/** What has been written, for the event to the other processes. */
export type ClusterChange = { productIds: string[]; tokens: string[] }

/**
 * The nodes that hold the catalogue between them. A product belongs to the node that follows from its id, and replacing it there
 * twice is the same as once: writing may be retried from wherever it stopped.
 */
export class SearchCluster {
  readonly engine: ClusterEngine
  readonly #front: SphinxServer
  readonly #nodes: SphinxServer[]

  constructor(address: string) {
    const { front, nodes, seconds } = readClusterAddress(address)
    this.#front = new SphinxServer(front.host, front.port, seconds)
    this.#nodes = nodes.map(({ host, port }) => new SphinxServer(host, port, seconds))
    this.engine = new ClusterEngine(
      this.#front,
      nodes.map((_, at) => this.#signOf(at)),
    )
  }

  /** Names the nodes in their order: with other nodes, or another order, the cluster has to be refilled. */
  get name(): string {
    return this.#nodes.map(({ name }) => name).join(' ')
  }

  #signOf = (at: number): string => `node ${at + 1} of ${this.#nodes.length}, schema ${SCHEMA_VERSION}`

  setTaxonomy(taxonomy: Taxonomy): void {
    this.engine.setTaxonomy(taxonomy)
  }

  /** Whether every node has been filled as the part of the catalogue that it is. */
  async isFilled(): Promise<boolean> {
    const marks = this.#nodes.map(async (node, at) => {
      const [answer] = await node.select([`SELECT id FROM ${PRODUCTS_PART} WHERE mark=${numberOf(this.#signOf(at))}`])
      return answer?.rows.length === 1
    })
    return (await Promise.all(marks)).every(Boolean)
  }

  /** Writes and takes out products. `gone`: ids of products that are not in the catalogue any more. */
  async write(rows: readonly ProductRow[], gone: readonly string[] = []): Promise<ClusterChange> {
    const listed = rows.filter((row) => row.listed)
    const out = [...rows.filter((row) => !row.listed).map(({ productId }) => productId), ...gone]
    const tokens = this.engine.words.unknown(listed.flatMap(tokensOf))
    await this.#writeTokens(tokens)
    await Promise.all(
      this.#nodes.map(async (node, at) => {
        const belongs = (productId: string): boolean => this.#nodeOf(productId) === at
        await replaceAll(
          node,
          listed.filter(({ productId }) => belongs(productId)),
        )
        const numbers = out.filter(belongs).map(documentNumber)
        if (numbers.length > 0) await node.write(`DELETE FROM ${PRODUCTS_PART} WHERE id IN (${numbers.join(',')})`)
      }),
    )
    // Learned only now: a write that failed halfway has to write them again.
    this.engine.words.learn(tokens)
    return { productIds: [...listed.map(({ productId }) => productId), ...out], tokens }
  }

  /**
   * Writes the whole catalogue, batch by batch, and takes out what is not in it. Lists of a cluster that was filled before go
   * on being answered meanwhile. `onProgress` is given the number of products written.
   */
  async fill(batches: AsyncIterable<ProductRow[]>, onProgress: (products: number) => void): Promise<void> {
    const began = clock.now().getTime()
    const tokens = new Set<string>()
    let products = 0
    for await (const rows of batches) {
      const coming = new Set(rows.flatMap((row) => (row.listed ? tokensOf(row) : []))).difference(tokens)
      await this.#writeTokens([...coming])
      for (const token of coming) tokens.add(token)
      await this.write(rows)
      products += rows.length
      onProgress(products)
    }
    await Promise.all(
      this.#nodes.map(async (node) => {
        await node.write(`DELETE FROM ${PRODUCTS_PART} WHERE ${IS_PRODUCT} AND written<${began}`)
        await node.write(`DELETE FROM ${TOKENS_PART} WHERE written<${began}`)
      }),
    )
  }

  /** From now on lists are answered. */
  async markFilled(): Promise<void> {
    await Promise.all(this.#nodes.map((node, at) => node.write(replaceMark(this.#signOf(at), clock.now().getTime()))))
  }

  /** Learns every token the nodes hold: words of queries are read with them. */
  async learnTokens(): Promise<void> {
    for (let last = '0', more = true; more; ) {
      const [answer] = await this.#front.select([
        `SELECT id, token FROM ${TOKENS} WHERE id>${last} ORDER BY id ASC LIMIT ${TOKENS_AT_ONCE} OPTION max_matches=${TOKENS_AT_ONCE}`,
      ])
      const rows = answer?.rows ?? []
      this.engine.words.learn(rows.map(({ token }) => Buffer.from(String(token), 'base64').toString()))
      last = String(rows.at(-1)?.id ?? last)
      more = rows.length === TOKENS_AT_ONCE
    }
  }

  /** Another process, or this one, has written. */
  async apply({ productIds, tokens }: Partial<ClusterChange>): Promise<void> {
    if (tokens) this.engine.words.learn(tokens)
    else await this.learnTokens()
    this.engine.changed(productIds)
  }

  async close(): Promise<void> {
    await Promise.all([this.#front, ...this.#nodes].map((server) => server.close()))
  }

  #nodeOf = (name: string): number => numberOf(name) % this.#nodes.length

  async #writeTokens(tokens: readonly string[]): Promise<void> {
    await Promise.all(
      this.#nodes.map(async (node, at) => {
        const own = tokens.filter((token) => this.#nodeOf(token) === at)
        for (let from = 0; from < own.length; from += TOKENS_AT_ONCE)
          await node.write(replaceTokens(own.slice(from, from + TOKENS_AT_ONCE), clock.now().getTime()))
      }),
    )
  }
}

async function replaceAll(node: SphinxServer, rows: readonly ProductRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await node.write(replaceProducts(rows.slice(from, from + ROWS_AT_ONCE), clock.now().getTime()))
  }
}
