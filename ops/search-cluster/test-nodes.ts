import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePorts } from '../programs/free-port.ts'
import { ensureSearchd, findSearchd } from '../programs/search-servers.ts'
import { type NodePlace, nodeConfiguration } from './node-configuration.ts'

const HOST = '127.0.0.1'
const PATIENCE_MS = 120_000
/** A slow and busy machine is not one that does not answer. */
const PATIENT_SECONDS = 600
const CONFIGURATION = 'sphinx.conf'

type Node = { place: NodePlace; folder: string; process: ChildProcess | undefined }

/** Search servers of a test's own on free ports of this machine; they end with the test, also when it fails. */
export class TestNodes {
  readonly #folder: string
  readonly #nodes: Node[]
  readonly #endAll = (): void => {
    for (const { process: searchd } of this.#nodes) searchd?.kill('SIGKILL')
  }

  private constructor(folder: string, nodes: Node[]) {
    this.#folder = folder
    this.#nodes = nodes
    process.once('exit', this.#endAll)
  }

  /** `seconds`: by how much patience of the shop the nodes measure theirs with each other. */
  static async start(count: number, seconds = PATIENT_SECONDS): Promise<TestNodes> {
    const missing = ensureSearchd(console.log)
    if (missing) throw new Error(missing)
    const folder = await mkdtemp(join(tmpdir(), 'praya-search-'))
    const ports = await freePorts(count * 2)
    const nodes = Array.from({ length: count }, (_, at) => ({
      place: { host: HOST, shopPort: ports[2 * at]!, nodePort: ports[2 * at + 1]! },
      folder: join(folder, String(at)),
      process: undefined,
    }))
    const started = new TestNodes(folder, nodes)
    try {
      for (const [at, node] of nodes.entries()) {
        await mkdir(node.folder)
        const places = nodes.map(({ place }) => place)
        await writeFile(join(node.folder, CONFIGURATION), nodeConfiguration(node.place, places, node.folder, seconds))
        await started.begin(at)
      }
    } catch (problem) {
      await started.stop()
      throw problem
    }
    return started
  }

  /** As the setting SEARCH_URL names them; the first one is asked. */
  get address(): string {
    const places = this.#nodes.map(({ place }) => `${HOST}:${place.shopPort}`)
    return `mysql://${places[0]}?${places.map((place) => `node=${place}`).join('&')}&seconds=${PATIENT_SECONDS}`
  }

  /** Starts a node, again with the data it had, and waits until it answers. */
  async begin(at: number): Promise<void> {
    const node = this.#nodes[at]!
    const searchd = spawn(findSearchd()!, ['--nodetach', '--config', join(node.folder, CONFIGURATION)], { stdio: 'ignore' })
    node.process = searchd
    const until = Date.now() + PATIENCE_MS
    while (!(await answers(node.place.shopPort)) || !(await answers(node.place.nodePort))) {
      if (searchd.exitCode !== null || Date.now() > until) throw new Error(`searchd ${at + 1} does not start`)
      await pause(50)
    }
  }

  /** Ends a node as if its machine had gone. */
  async kill(at: number): Promise<void> {
    const searchd = this.#nodes[at]!.process
    if (!searchd || searchd.exitCode !== null || searchd.signalCode !== null) return
    const gone = new Promise((resolve) => searchd.once('exit', resolve))
    searchd.kill('SIGKILL')
    await gone
  }

  /** As errors name it. */
  nodeName(at: number): string {
    return `${HOST}:${this.#nodes[at]!.place.nodePort}`
  }

  /** As if a node's disk had been replaced. */
  async empty(at: number): Promise<void> {
    const node = this.#nodes[at]!
    await this.kill(at)
    for (const name of await readdir(node.folder))
      if (name !== CONFIGURATION) await rm(join(node.folder, name), { recursive: true })
    await this.begin(at)
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

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: HOST })
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}
