import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { accountForPostgres, canTraverse, giveTo } from '../postgres/postgres-account.ts'
import { freePorts } from '../programs/free-port.ts'
import { ensureSearchNodes, type SearchJava, SMALL_NODE } from '../programs/search-servers.ts'

const HOST = '127.0.0.1'
const PATIENCE_MS = 180_000
const LOOK_EVERY_MS = 100
/** A slow and busy machine is not one that does not answer. */
const PATIENT_SECONDS = 120

type Node = { name: string; port: number; transport: number; folder: string; process: ChildProcess | undefined }

/**
 * Nodes of OpenSearch of a test's own on free ports of this machine, as an account that may do nothing where that can read the jars; they end with the test, also when
 * it fails.
 */
export class TestNodes {
  readonly #java: SearchJava
  readonly #folder: string
  readonly #nodes: Node[] = []
  readonly #endAll = (): void => {
    for (const { process: node } of this.#nodes) node?.kill('SIGKILL')
  }

  private constructor(java: SearchJava, folder: string) {
    this.#java = java
    this.#folder = folder
    process.once('exit', this.#endAll)
  }

  /** `heap`: the memory of each node, for much data; `place`: where there is room for that. */
  static async start(count: number, { heap, place = tmpdir() }: { heap?: string; place?: string } = {}): Promise<TestNodes> {
    const found = await ensureSearchNodes(console.log)
    if (typeof found === 'string') throw new Error(found)
    const java = { ...found, options: [...(heap ? [`-Xms${heap}`, `-Xmx${heap}`] : SMALL_NODE), ...found.options] }
    const folder = await mkdtemp(join(place, 'praya-search-'))
    await chmod(folder, 0o755)
    const started = new TestNodes(java, folder)
    try {
      await started.#plan(count)
      await Promise.all(started.#nodes.map((_, at) => started.#spawn(at)))
      await started.waitFor(`wait_for_nodes=${count}`)
    } catch (problem) {
      await started.stop()
      throw problem
    }
    return started
  }

  async #plan(count: number): Promise<void> {
    const ports = await freePorts(2 * count)
    for (let at = 0; at < count; at += 1) {
      const name = `node-${this.#nodes.length + 1}`
      const node = {
        name,
        port: ports[2 * at]!,
        transport: ports[2 * at + 1]!,
        folder: join(this.#folder, name),
        process: undefined,
      }
      await mkdir(node.folder)
      this.#nodes.push(node)
    }
  }

  /** As the setting SEARCH_URL names them. `name`: begins the names of the indexes of one shop among several in these nodes. */
  address(name: string, seconds = PATIENT_SECONDS): string {
    const [first, ...others] = this.#nodes.map(({ port }) => `${HOST}:${port}`)
    return `http://${first}/${name}?${others.map((place) => `node=${place}&`).join('')}seconds=${seconds}`
  }

  /** Another node for the same cluster. */
  async add(): Promise<void> {
    await this.#plan(1)
    await this.begin(this.#nodes.length - 1)
  }

  /** Starts a node, again with the data it had, and waits until it belongs to the others. */
  async begin(at: number): Promise<void> {
    await this.#spawn(at)
    await this.waitFor(`wait_for_nodes=${this.#running().length}`)
  }

  #running = (): Node[] => this.#nodes.filter(({ process: node }) => node && node.exitCode === null && node.signalCode === null)

  async #spawn(at: number): Promise<void> {
    const node = this.#nodes[at]!
    const lent = await accountForPostgres(node.folder)
    const account = lent && (await canTraverse(this.#java.folder, lent)) ? lent : undefined
    await giveTo(node.folder, account)
    const seeds = this.#nodes.map(({ transport }) => `${HOST}:${transport}`).join(',')
    const masters = this.#nodes.map(({ name }) => name).join(',')
    const settings = {
      ...{ 'path.home': node.folder, 'node.name': node.name, 'cluster.name': 'praya-tests', 'network.host': HOST },
      ...{ 'http.port': node.port, 'transport.port': node.transport, 'discovery.seed_hosts': seeds },
      'cluster.initial_cluster_manager_nodes': masters,
      // A full disk is not the subject of these tests.
      'cluster.routing.allocation.disk.threshold_enabled': false,
      'action.auto_create_index': false,
    }
    const output = await open(join(this.#folder, `${node.name}.log`), 'a')
    const listed = Object.entries(settings).map(([name, value]) => `${name}=${value}`)
    node.process = spawn(this.#java.program, [...this.#java.options, ...listed], {
      cwd: node.folder,
      stdio: ['pipe', output.fd, output.fd],
      ...account,
    })
    node.process.once('exit', () => void output.close())
  }

  /** Waits until the cluster is as asked, such as `wait_for_status=green`. */
  async waitFor(state: string, patienceMs = PATIENCE_MS): Promise<void> {
    for (const until = Date.now() + patienceMs; ; await pause(LOOK_EVERY_MS)) {
      const node = this.#running()[0]
      if (!node || Date.now() > until) throw new Error(`the search nodes do not come to ${state}: ${await this.#said()}`)
      const health = await fetch(`http://${HOST}:${node.port}/_cluster/health?timeout=5s&${state}`).catch(() => undefined)
      await health?.arrayBuffer().catch(() => undefined)
      if (health?.status === 200) return
    }
  }

  async #said(): Promise<string> {
    const logs = this.#nodes.map(({ name }) => readFile(join(this.#folder, `${name}.log`), 'utf8').catch(() => ''))
    return (await Promise.all(logs)).map((text) => text.slice(-1_000)).join('\n')
  }

  /** Ends a node as if its machine had gone. */
  async kill(at: number): Promise<void> {
    const node = this.#nodes[at]!.process
    if (!node || node.exitCode !== null || node.signalCode !== null) return
    const gone = once(node, 'exit')
    node.kill('SIGKILL')
    await gone
  }

  /** As errors name it. */
  nodeName(at: number): string {
    return `${HOST}:${this.#nodes[at]!.port}`
  }

  /** Stops a node's answering without ending it, or lets it go on. */
  signal(at: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#nodes[at]!.process?.kill(signal)
  }

  async stop(): Promise<void> {
    await Promise.all(this.#nodes.map((_, at) => this.kill(at)))
    process.off('exit', this.#endAll)
    await rm(this.#folder, { recursive: true, force: true })
  }
}
