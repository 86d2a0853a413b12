import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

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
  await answering(`http://127.0.0.1:${port}/${BUCKET}`, [child])
  return serverOf([child], port, { id: 'S3RVER', secret: 'S3RVER' }, given.folder ? [] : [folder])
}

const PROGRAMS = ['proxy', 'account', 'container', 'object'] as const
type SwiftProgram = (typeof PROGRAMS)[number]

/** Whether OpenStack's Swift is on this machine, as Debian packages it. */
export const hasSwift = (): boolean =>
  ['/usr/bin/swift-ring-builder', ...PROGRAMS.map((name) => `/usr/bin/swift-${name}-server`)].every((path) => existsSync(path))

/** Swift with its S3 interface, as few processes and copies as it runs with. */
export async function startSwift(): Promise<StorageServer> {
  const folder = await mkdtemp(join(tmpdir(), 'praya-swift-'))
  const ports = Object.fromEntries(await Promise.all(PROGRAMS.map(async (name) => [name, await freePort()] as const))) as Record<
    SwiftProgram,
    number
  >
  await mkdir(join(folder, 'devices/d1'), { recursive: true })
  await writeFile(
    join(folder, 'swift.conf'),
    '[swift-hash]\nswift_hash_path_suffix = praya\n[storage-policy:0]\nname = one\ndefault = yes\n',
  )
  for (const name of PROGRAMS) await writeFile(join(folder, `${name}.conf`), swiftConfiguration(name, folder, ports[name]))
  for (const name of ['account', 'container', 'object'] as const) layOutRing(folder, name, ports[name])
  const children = PROGRAMS.map((name) =>
    spawn('/usr/bin/python3', [`/usr/bin/swift-${name}-server`, join(folder, `${name}.conf`)], { cwd: folder, stdio: 'ignore' }),
  )
  await answering(`http://127.0.0.1:${ports.proxy}/healthcheck`, children)
  return serverOf(children, ports.proxy, { id: 'praya:shop', secret: 'a-swift-secret' }, [folder])
}

function swiftConfiguration(name: SwiftProgram, folder: string, port: number): string {
  const common = [
    '[DEFAULT]',
    'bind_ip = 127.0.0.1',
    `bind_port = ${port}`,
    `swift_dir = ${folder}`,
    `devices = ${join(folder, 'devices')}`,
    'mount_check = false',
    'workers = 0',
    `user = ${userInfo().username}`,
    // Debian's test machines have little room left on small disks.
    'fallocate_reserve = 0',
  ]
  if (name !== 'proxy')
    return [
      ...common,
      '[pipeline:main]',
      `pipeline = ${name}-server`,
      `[app:${name}-server]`,
      `use = egg:swift#${name}`,
      '',
    ].join('\n')
  const filters = ['catch_errors', 'healthcheck', 'cache', 's3api', 'tempauth', 'bulk', 'slo']
  const settings: Record<string, string[]> = {
    // A cache must be named, and need not be there.
    cache: ['memcache_servers = 127.0.0.1:9'],
    s3api: ['s3_acl = false', 'location = us-east-1'],
    tempauth: ['user_praya_shop = a-swift-secret .admin'],
  }
  return [
    ...common,
    '[pipeline:main]',
    `pipeline = ${filters.join(' ')} proxy-server`,
    '[app:proxy-server]',
    'use = egg:swift#proxy',
    'account_autocreate = true',
    ...filters.flatMap((filter) => [
      `[filter:${filter}]`,
      `use = egg:swift#${filter === 'cache' ? 'memcache' : filter}`,
      ...(settings[filter] ?? []),
    ]),
    '',
  ].join('\n')
}

function layOutRing(folder: string, name: string, port: number): void {
  const builder = join(folder, `${name}.builder`)
  for (const step of [['create', '1', '1', '0'], ['add', `r1z1-127.0.0.1:${port}/d1`, '1'], ['rebalance']]) {
    const { status, stderr } = spawnSync('/usr/bin/python3', ['/usr/bin/swift-ring-builder', builder, ...step], {
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`swift-ring-builder ${step.join(' ')}: ${stderr}`)
  }
}

function serverOf(children: ChildProcess[], port: number, key: { id: string; secret: string }, folders: string[]): StorageServer {
  const signal = (name: NodeJS.Signals): void => children.forEach((child) => child.kill(name))
  return {
    settings: {
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: key.id,
      S3_SECRET_ACCESS_KEY: key.secret,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop: async () => {
      const ended = children
        .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
        .map((child) => once(child, 'close'))
      signal('SIGKILL')
      await Promise.all(ended)
      for (const folder of folders) await rm(folder, { recursive: true, force: true })
    },
  }
}

async function answering(url: string, children: ChildProcess[]): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > deadline || children.some(({ exitCode }) => exitCode !== null)) {
      for (const child of children) child.kill('SIGKILL')
      throw new Error(`nothing answers at ${url}`)
    }
    await pause(50)
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
