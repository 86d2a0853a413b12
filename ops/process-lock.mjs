import { randomUUID } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

// Plain JavaScript: it also runs under the Node of the host, before the right one is installed.

/**
 * Takes the lock file for this process, or answers who holds it. The holder is known by process number and start time,
 * so a lock left by a killed process, or whose number now belongs to another program, is taken over.
 * @param {string} path
 * @param {Record<string, unknown>} [notes] written to the file for a process that finds it held
 */
export async function takeLock(path, notes = {}) {
  mkdirSync(dirname(path), { recursive: true })
  const own = { pid: process.pid, startedAt: startTime(process.pid), id: randomUUID(), ...notes }
  const draft = `${path}.${own.id}`
  writeFileSync(draft, JSON.stringify(own))
  try {
    for (;;) {
      if (linked(draft, path)) {
        await pause(20)
        // Two processes may clear the same left-over; the one whose lock was swept away tries again.
        if (read(path)?.id === own.id) return { lock: held(path, own), holder: undefined }
        continue
      }
      const holder = read(path)
      if (holder && isRunning(holder)) return { lock: undefined, holder }
      clearLeftOver(path, holder)
    }
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * Waits for the lock; `onWait` is called once with the holder.
 * @param {string} path
 * @param {{ onWait?: (holder: { pid: number }) => void, timeoutMs?: number }} [options]
 */
export async function waitForLock(path, { onWait, timeoutMs = 600_000 } = {}) {
  const deadline = Date.now() + timeoutMs
  for (let first = true; ; first = false) {
    const { lock, holder } = await takeLock(path)
    if (lock) return lock
    if (Date.now() > deadline) throw new Error(`Process ${holder.pid} holds ${path} for too long`)
    if (first) onWait?.(holder)
    await pause(200)
  }
}

function held(path, own) {
  return {
    /** Adds to what others read about the holder. */
    note(notes) {
      Object.assign(own, notes)
      writeFileSync(`${path}.${own.id}`, JSON.stringify(own))
      renameSync(`${path}.${own.id}`, path)
    },
    release() {
      if (read(path)?.id === own.id) rmSync(path, { force: true })
    },
  }
}

function linked(draft, path) {
  try {
    linkSync(draft, path)
    return true
  } catch (problem) {
    if (problem.code === 'EEXIST') return false
    throw problem
  }
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

function clearLeftOver(path, seen) {
  const aside = `${path}.${randomUUID()}`
  try {
    renameSync(path, aside)
  } catch (problem) {
    if (problem.code === 'ENOENT') return
    throw problem
  }
  // Somebody else may have replaced the left-over in between: then it goes back.
  const moved = read(aside)
  if (moved && moved.id !== seen?.id) linked(aside, path)
  rmSync(aside, { force: true })
}

function isRunning({ pid, startedAt }) {
  return startTime(pid) === startedAt
}

/** A text that is the same for as long as the process lives, and undefined when there is none (or only a zombie). */
function startTime(pid) {
  try {
    if (process.platform !== 'linux') return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
    const status = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`
  } catch {
    return undefined
  }
}
