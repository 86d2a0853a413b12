import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ensurePackages, type Need } from '../debian-packages.ts'
import { freePort } from './free-port.ts'

const HAPROXY = '/usr/sbin/haproxy'
const settings = join(import.meta.dirname, '../deploy/haproxy.cfg')
const PATIENCE_MS = 60_000

export const balancerNeed: Need = {
  who: 'The roll-out behind a balancer needs',
  missing: () => (existsSync(HAPROXY) ? [] : ['haproxy']),
  instead: 'link one to /usr/sbin/haproxy',
}

/** Installs it where that can be done without asking. */
export function requireBalancer(): void {
  const missing = ensurePackages([balancerNeed], () => {})
  if (missing) throw new Error(missing)
}

export type Balancer = { url: string; stop: () => Promise<void> }

/** Debian's haproxy with the settings that the shop ships, before four ports on which the shop may listen. */
export async function startBalancer(ports: readonly [number, number, number, number]): Promise<Balancer> {
  const port = await freePort()
  const [PRAYA_ONE, PRAYA_TWO, PRAYA_THREE, PRAYA_FOUR] = ports.map((one) => `127.0.0.1:${one}`)
  const places = { PRAYA_BIND: `127.0.0.1:${port}`, PRAYA_ONE, PRAYA_TWO, PRAYA_THREE, PRAYA_FOUR }
  const child = spawn(HAPROXY, ['-db', '-q', '-f', settings], { env: { ...process.env, ...places }, stdio: 'ignore' })
  await listening(port, child)
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const ended = child.exitCode === null ? once(child, 'close') : undefined
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function listening(port: number, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; ; await pause(50)) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    if (Date.now() < deadline && child.exitCode === null) continue
    child.kill('SIGKILL')
    throw new Error('haproxy does not listen')
  }
}
