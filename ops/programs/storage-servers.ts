import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

export type StorageServer = {
  /** What the shop's settings say of it. */
  settings: { S3_BUCKET: string; S3_ACCESS_KEY_ID: string; S3_SECRET_ACCESS_KEY: string; S3_ENDPOINT: string }
  /** Stands still with its connections open, or goes on. */
  freeze: () => void
  thaw: () => void
  stop: () => Promise<void>
}

const BUCKET = 'praya'
const PATIENCE_MS = 60_000

/** An S3 server in a process of its own; with a port and folder of before, the same one once more. */
export async function startS3rver(given: { folder?: string; port?: number } = {}): Promise<StorageServer> {
  const folder = given.folder ?? (await mkdtemp(join(tmpdir(), 'praya-s3-')))
  const port = given.port ?? (await freePort())
  const program = fileURLToPath(import.meta.resolve('s3rver/bin/s3rver.js'))
  const where = ['-d', folder, '-a', '127.0.0.1', '-p', String(port), '--configure-bucket', BUCKET, '--silent']
  const child = spawn(process.execPath, ['--no-deprecation', program, ...where], { stdio: 'ignore' })
  await answering(`http://127.0.0.1:${port}/${BUCKET}`, child)
  return serverOf(child, port, given.folder ? [] : [folder])
}

const SLICE_BYTES = 32_768
/** So much later than it was due, a slice is made up for: a busy machine does not make the line slower. */
const MADE_UP_MS = 500

/** The same server over a line of so many bytes a second, each way and for each connection. */
export async function overSlowLine({ settings, ...server }: StorageServer, bytesPerSecond: number): Promise<StorageServer> {
  const { hostname, port } = new URL(settings.S3_ENDPOINT)
  const open = new Set<Socket>()
  const carry = async (from: Socket, to: Socket): Promise<void> => {
    let dueAt = 0
    for await (const chunk of from as AsyncIterable<Buffer>)
      for (let at = 0; at < chunk.length; at += SLICE_BYTES) {
        const slice = chunk.subarray(at, at + SLICE_BYTES)
        to.write(slice)
        const now = performance.now()
        dueAt = Math.max(dueAt, now - MADE_UP_MS) + (slice.length / bytesPerSecond) * 1_000
        if (dueAt > now) await pause(dueAt - now)
      }
    to.end()
  }
  const line = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const socket of [near, far]) open.add(socket.on('error', () => {}).setNoDelay(true))
    for (const way of [carry(near, far), carry(far, near)]) way.catch(() => {})
  })
  const ownPort = await freePort()
  line.listen(ownPort, '127.0.0.1')
  await once(line, 'listening')
  return {
    ...server,
    settings: { ...settings, S3_ENDPOINT: `http://127.0.0.1:${ownPort}` },
    stop: async () => {
      line.close()
      for (const socket of open) socket.destroy()
      await server.stop()
    },
  }
}

function serverOf(child: ChildProcess, port: number, folders: string[]): StorageServer {
  return {
    settings: {
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
    },
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    stop: async () => {
      const ended = child.exitCode === null && child.signalCode === null ? once(child, 'close') : undefined
      child.kill('SIGKILL')
      await ended
      for (const folder of folders) await rm(folder, { recursive: true, force: true })
    },
  }
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline || child.exitCode !== null) {
      child.kill('SIGKILL')
      throw new Error(`nothing answers at ${url}`)
    }
    await pause(50)
  }
}
