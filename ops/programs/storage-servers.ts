import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
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
