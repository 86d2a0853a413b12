import { clock } from '#platform/clock.ts'
import { SphinxServer } from '#platform/sphinxql.server.ts'
import type { ProductRow } from '../product-row.ts'
import { NO_MARK } from './cluster-conditions.ts'
import { replaceMark, replaceProducts, replaceTokens, wordsOf } from './cluster-document.ts'
import { ClusterEngine } from './cluster-engine.ts'
import { documentNumber, numberOf } from './cluster-numbers.ts'
import { PRODUCTS_PART, SCHEMA_VERSION, TOKENS, TOKENS_PART } from './cluster-schema.ts'
import { readClusterAddress } from './search-address.ts'

/** So many documents stand in one statement; a row packed for the index is about a kilobyte. */
const ROWS_AT_ONCE = 250
const TOKENS_AT_ONCE = 5_000

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

  /** Whether every node has been filled as the part of the catalogue that it is. */
  async isFilled(): Promise<boolean> {
    const marks = this.#nodes.map(async (node, at) => {
      const [answer] = await node.select([`SELECT id FROM ${PRODUCTS_PART} WHERE mark=${numberOf(this.#signOf(at))}`])
      return answer?.rows.length === 1
    })
    return (await Promise.all(marks)).every(Boolean)
  }

  /** Writes and takes out products. `gone`: ids of products that are not in the catalogue any more. Answers the words that are new. */
  async write(rows: readonly ProductRow[], gone: readonly string[] = []): Promise<string[]> {
    const written = clock.now().getTime()
    const listed = rows.filter((row) => row.listed)
    const out = [...rows.filter((row) => !row.listed).map(({ productId }) => productId), ...gone]
    const words = this.engine.words.unknown(listed.flatMap(wordsOf))
    await this.#onEachNode(
      words,
      TOKENS_AT_ONCE,
      (word) => word,
      (node, own) => node.write(replaceTokens(own, written)),
    )
    await this.#onEachNode(listed, ROWS_AT_ONCE, idOf, async (node, own) => {
      await node.write(replaceProducts(own, written))
      // Fewer variants may differ than before.
      await node.write(`DELETE FROM ${PRODUCTS_PART} WHERE product IN (${numbersOf(own.map(idOf))}) AND written<${written}`)
    })
    await this.#onEachNode(
      out,
      ROWS_AT_ONCE,
      (id) => id,
      (node, own) => node.write(`DELETE FROM ${PRODUCTS_PART} WHERE product IN (${numbersOf(own)})`),
    )
    // Learned only now: a write that failed halfway has to write them again.
    this.engine.words.learn(words)
    return words
  }

  /**
   * Writes the whole catalogue, batch by batch, and takes out what is not in it. Lists of a cluster that was filled before go
   * on being answered meanwhile. `onProgress` is given the number of products written.
   */
  async fill(batches: AsyncIterable<ProductRow[]>, onProgress: (products: number) => void): Promise<void> {
    const began = clock.now().getTime()
    this.engine.words.writeAgain()
    let products = 0
    for await (const rows of batches) {
      await this.write(rows)
      products += rows.length
      onProgress(products)
    }
    await Promise.all(
      this.#nodes.map(async (node) => {
        await node.write(`DELETE FROM ${PRODUCTS_PART} WHERE ${NO_MARK} AND written<${began}`)
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

  /** Another process, or this one, has written; `words` are new, or too many for the event. */
  async apply(words?: readonly string[]): Promise<void> {
    if (words) this.engine.words.learn(words)
    else await this.learnTokens()
    this.engine.changed()
  }

  async close(): Promise<void> {
    await Promise.all([this.#front, ...this.#nodes].map((server) => server.close()))
  }

  /** Hands each node what belongs to it, in batches; a thing belongs to the node that follows from its name. */
  async #onEachNode<Thing>(
    things: readonly Thing[],
    atOnce: number,
    nameOf: (thing: Thing) => string,
    write: (node: SphinxServer, own: readonly Thing[]) => Promise<unknown>,
  ): Promise<void> {
    const byNode = Map.groupBy(things, (thing) => numberOf(nameOf(thing)) % this.#nodes.length)
    await Promise.all(
      [...byNode].map(async ([at, own]) => {
        for (let from = 0; from < own.length; from += atOnce) await write(this.#nodes[at]!, own.slice(from, from + atOnce))
      }),
    )
  }
}

const numbersOf = (ids: readonly string[]): string => ids.map(documentNumber).join(',')
const idOf = ({ productId }: ProductRow): string => productId
