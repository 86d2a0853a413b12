import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { Need } from '../debian-packages.ts'
import { freePorts } from '../programs/free-port.ts'
import type { StorageServer } from '../programs/storage-servers.ts'

const PARTS = ['account', 'container', 'object'] as const
const PATIENCE_MS = 60_000
const BUCKET = 'praya'
const KEY = { id: 'shop:owner', secret: 'testing' }

export const swiftNeed: Need = {
  who: 'The drill of storage needs',
  missing: () => [...PARTS, 'proxy'].flatMap((part) => (existsSync(`/usr/bin/swift-${part}-server`) ? [] : [`swift-${part}`])),
  instead: 'link the servers of OpenStack Swift to /usr/bin',
}

/** Debian's OpenStack Swift with its S3 interface: one of each server, one copy of everything, in a folder. */
export async function startSwift(): Promise<StorageServer> {
  const folder = await mkdtemp(join(tmpdir(), 'praya-swift-'))
  const [door = 0, ...ports] = await freePorts(4)
  const running: ChildProcess[] = []
  const start = async (name: string, settings: string): Promise<ChildProcess> => {
    const file = join(folder, `${name}-server.conf`)
    await writeFile(file, settings)
    const child = spawn(`/usr/bin/swift-${name}-server`, [file], { cwd: folder, stdio: 'ignore' })
    running.push(child)
    return child
  }
  for (const [at, part] of PARTS.entries()) {
    const port = ports[at] ?? 0
    await mkdir(join(folder, 'node/d1'), { recursive: true })
    const build = (...words: string[]): void => {
      const { status, stderr } = spawnSync('/usr/bin/swift-ring-builder', [`${part}.builder`, ...words], { cwd: folder })
      if (status !== 0) throw new Error(`swift-ring-builder ${words.join(' ')}: ${String(stderr)}`)
    }
    build('create', '4', '1', '1')
    build('add', `r1z1-127.0.0.1:${port}/d1`, '1')
    build('rebalance')
    await start(part, partSettings(folder, part, port))
  }
  const proxy = await start('proxy', doorSettings(folder, door))
  const endpoint = `http://127.0.0.1:${door}`
  await makeBucket(endpoint)
  return {
    settings: { S3_BUCKET: BUCKET, S3_ACCESS_KEY_ID: KEY.id, S3_SECRET_ACCESS_KEY: KEY.secret, S3_ENDPOINT: endpoint },
    freeze: () => proxy.kill('SIGSTOP'),
    thaw: () => proxy.kill('SIGCONT'),
    stop: async () => {
      for (const child of running) child.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const common = (folder: string, port: number): string => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${process.env.USER ?? 'root'}
swift_dir = ${folder}
`

const partSettings = (folder: string, part: string, port: number): string => `${common(folder, port)}devices = ${folder}/node
mount_check = false
[pipeline:main]
pipeline = ${part}-server
[app:${part}-server]
use = egg:swift#${part}
`

/** The cache is asked for by others in the line, and none is there. */
const FILTERS = ['catch_errors', 'cache', 'listing_formats', 's3api', 'tempauth', 'copy', 'slo', 'dlo']
const OWN: Record<string, string> = {
  cache: 'use = egg:swift#memcache\nmemcache_servers = 127.0.0.1:1',
  tempauth: `use = egg:swift#tempauth\nuser_${KEY.id.replace(':', '_')} = ${KEY.secret} .admin`,
}

const doorSettings = (folder: string, port: number): string => `${common(folder, port)}[pipeline:main]
pipeline = ${FILTERS.join(' ')} proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
${FILTERS.map((name) => `[filter:${name}]\n${OWN[name] ?? `use = egg:swift#${name}`}`).join('\n')}
`

async function makeBucket(endpoint: string): Promise<void> {
  const credentials = { accessKeyId: KEY.id, secretAccessKey: KEY.secret }
  const client = new S3Client({ region: 'us-east-1', endpoint, forcePathStyle: true, credentials })
  for (const deadline = Date.now() + PATIENCE_MS; ; await pause(200)) {
    const problem = await client.send(new CreateBucketCommand({ Bucket: BUCKET })).then(
      () => undefined,
      (found: unknown) => found,
    )
    if (problem === undefined) return
    if (Date.now() > deadline) throw new Error('Swift does not answer', { cause: problem })
  }
}
