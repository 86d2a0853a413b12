import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asRoot, type Need } from '../debian-packages.ts'
import type { imageConfig } from './write-image.ts'

/** What reads images, and what runs one: both without an engine in the background. */
export const containerNeed: Need = {
  who: 'The test of the image needs',
  missing: () => ['skopeo', 'runc'].filter((name) => !['/usr/bin', '/usr/sbin'].some((folder) => existsSync(join(folder, name)))),
  instead: 'put them into /usr/bin',
}

/** As root, and told in full when it fails. */
export function runAsRoot(...command: string[]): string {
  const [program = '', ...words] = asRoot(...command)
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8', maxBuffer: 2 ** 28 })
  if (status !== 0) throw new Error(`${command.join(' ')}: ${stderr}`)
  return stdout
}

/** `memoryBytes`: more than this, and the kernel ends it. */
type Bundle = {
  folder: string
  config: typeof imageConfig
  environment: Record<string, string>
  mounts: Record<string, string>
  memoryBytes: number
}

/** Whether this machine counts the memory of a container: version 1 or 2 of control groups. */
const countsMemory = (): boolean =>
  existsSync('/sys/fs/cgroup/memory') ||
  (existsSync('/sys/fs/cgroup/cgroup.controllers') &&
    readFileSync('/sys/fs/cgroup/cgroup.controllers', 'utf8').includes('memory'))

/** Starts what a bundle holds: nothing of it may be written but /data and /tmp, and its account has no rights. */
export async function startContainer(
  name: string,
  { folder, config, environment, mounts, memoryBytes }: Bundle,
): Promise<ChildProcess> {
  const [uid, gid] = config.User.split(':').map(Number)
  const none = { bounding: [], effective: [], inheritable: [], permitted: [], ambient: [] }
  const bound = Object.entries(mounts).map(([destination, source]) => ({
    ...{ destination, source, type: 'bind' },
    options: destination === '/data' ? ['rbind', 'rw', 'nosuid', 'nodev'] : ['rbind', 'ro', 'nosuid', 'nodev'],
  }))
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'config.json'),
    JSON.stringify({
      ociVersion: '1.0.2',
      root: { path: 'rootfs', readonly: true },
      process: {
        user: { uid, gid },
        args: config.Entrypoint,
        env: [...config.Env, ...Object.entries(environment).map(([key, value]) => `${key}=${value}`)],
        cwd: config.WorkingDir,
        capabilities: none,
        noNewPrivileges: true,
      },
      mounts: [
        { destination: '/proc', type: 'proc', source: 'proc' },
        { destination: '/dev', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'mode=755', 'size=64k'] },
        { destination: '/tmp', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'nodev', 'mode=1777', 'size=64m'] },
        ...bound,
      ],
      // The network is this machine's, where the database of the test is.
      linux: {
        namespaces: ['pid', 'mount', 'ipc', 'uts'].map((type) => ({ type })),
        ...(countsMemory() && { resources: { memory: { limit: memoryBytes, swap: memoryBytes } } }),
      },
    }),
  )
  const [program = '', ...words] = asRoot('runc', '--root', join(folder, 'state'), 'run', '--bundle', folder, name)
  return spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] })
}
