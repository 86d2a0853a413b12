import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** What a running PostgreSQL writes about itself in its data folder. */
export type Postmaster = { pid: number; port: number; ready: boolean }

const pidFile = (dataFolder: string): string => join(dataFolder, 'postmaster.pid')

/** The PostgreSQL that serves this data folder right now; undefined when none does, whatever a left-over file says. */
export async function findPostmaster(dataFolder: string): Promise<Postmaster | undefined> {
  const lines = await readPidFile(dataFolder)
  const pid = Number(lines?.[0])
  if (!lines || !Number.isInteger(pid) || pid <= 0 || !servesFolder(pid, dataFolder)) return undefined
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/**
 * After a crash the file may name a process number that now belongs to something else, and PostgreSQL would refuse to start.
 * The file is never deleted: its other lines guard against left-over backends. PostgreSQL ignores the number of its own
 * parent, so ours is written in place of the foreign one.
 */
export async function disownStalePidFile(dataFolder: string): Promise<void> {
  const lines = await readPidFile(dataFolder)
  if (!lines || (await findPostmaster(dataFolder))) return
  const pid = Number(lines[0])
  if (pid === process.pid || !isAlive(pid)) return
  await writeFile(pidFile(dataFolder), [String(process.pid), ...lines.slice(1)].join('\n'))
}

/** False for a zombie too: in a container without an init process orphans are not reaped. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (problem) {
    if (!(problem instanceof Error && 'code' in problem && problem.code === 'EPERM')) return false
  }
  if (process.platform !== 'linux') return true
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'latin1')
    return !/^[ZX]/.test(status.slice(status.lastIndexOf(')') + 2))
  } catch {
    return false
  }
}

async function readPidFile(dataFolder: string): Promise<string[] | undefined> {
  const text = await readFile(pidFile(dataFolder), 'utf8').catch(() => undefined)
  return text?.split('\n')
}

function servesFolder(pid: number, dataFolder: string): boolean {
  if (!isAlive(pid)) return false
  const command = commandLine(pid)
  return /postgres/.test(command[0] ?? '') && command.join(' ').includes(`-D ${dataFolder} -p `)
}

function commandLine(pid: number): string[] {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(' ')
  } catch {
    return []
  }
}
