import { nodeIndexes } from '../../src/modules/search/index.server.ts'

export type NodePlace = {
  /** The address other machines reach it by. */
  host: string
  /** Where the shop asks and writes (SphinxQL), and where nodes ask each other. */
  shopPort: number
  nodePort: number
}

/** Memory a node may use for what has lately been written, before it becomes part of the index on disk. */
const WRITING_MEMORY = '256M'
/** How long one node waits for another, of every second the shop waits; beyond that its answer is missing, which is an error. */
const CONNECT_MS = 100
const ANSWER_MS = 300

/**
 * The configuration of one node: its own part of the catalogue, and the distributed indexes over all nodes, so that any of them
 * can be asked. The fields hold tokens of letters and digits that the shop makes itself: searchd neither folds nor stems.
 * `seconds`: how long the shop waits.
 */
export function nodeConfiguration(own: NodePlace, all: readonly NodePlace[], folder: string, seconds: number): string {
  return [
    ...nodeIndexes.map(({ part, fields, attributes }) => partOf(part, fields, attributes, folder)),
    ...nodeIndexes.map(({ whole, part }) => distributed(whole, part, all, seconds)),
    block('searchd', [
      `listen = ${own.host}:${own.shopPort}:mysql41`,
      `listen = ${own.host}:${own.nodePort}`,
      `log = ${folder}/searchd.log`,
      `pid_file = ${folder}/searchd.pid`,
      `binlog_path = ${folder}`,
      'binlog_flush = 2',
      'workers = threads',
      'max_packet_size = 64M',
      'rt_flush_period = 3600',
    ]),
  ].join('\n')
}

function partOf(name: string, fields: readonly string[], attributes: readonly [string, string][], folder: string): string {
  return block(`index ${name}`, [
    'type = rt',
    `path = ${folder}/${name}`,
    `rt_mem_limit = ${WRITING_MEMORY}`,
    'charset_table = 0..9, a..z',
    ...fields.map((field) => `rt_field = ${field}`),
    ...attributes.map(([attribute, kind]) => `rt_attr_${kind} = ${attribute}`),
  ])
}

const distributed = (name: string, part: string, all: readonly NodePlace[], seconds: number): string =>
  block(`index ${name}`, [
    'type = distributed',
    ...all.map(({ host, nodePort }) => `agent = ${host}:${nodePort}:${part}`),
    `agent_connect_timeout = ${CONNECT_MS * seconds}`,
    `agent_query_timeout = ${ANSWER_MS * seconds}`,
  ])

const block = (head: string, lines: readonly string[]): string => `${head} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`
