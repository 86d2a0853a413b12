import { WrongSettings } from '#platform/settings.server.ts'

type NodeAddress = { host: string; port: number }
export type ClusterAddress = {
  /** Where lists are asked for: a server with the distributed indexes. */
  front: NodeAddress
  /** Where products are written; which one holds a product follows from its id and their order. */
  nodes: NodeAddress[]
  /** How long an answer may take. */
  seconds: number
}

const USUAL_PORT = 9306
const USUAL_SECONDS = 10

/** Reads an address such as mysql://front:9306?node=one:9306&node=two:9306&seconds=10; without nodes the front is the only one. */
export function readClusterAddress(text: string): ClusterAddress {
  const url = new URL(text)
  const front = { host: url.hostname, port: Number(url.port || USUAL_PORT) }
  const nodes = url.searchParams.getAll('node').map((node) => {
    const [, host, port] = /^([^:/]+)(?::(\d{1,5}))?$/.exec(node) ?? []
    if (!host) throw new WrongSettings(`Wrong settings:\n  SEARCH_URL: “${node}” is no host with a port`)
    return { host, port: Number(port ?? USUAL_PORT) }
  })
  const seconds = Number(url.searchParams.get('seconds') ?? USUAL_SECONDS)
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > 3_600)
    throw new WrongSettings('Wrong settings:\n  SEARCH_URL: “seconds” is a whole number from 1 to 3600')
  return { seconds, front, nodes: nodes.length > 0 ? nodes : [front] }
}
