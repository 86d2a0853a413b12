import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeLock, waitForLock } from './process-lock.mjs'

let folder: string
let path: string
const children: ChildProcess[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'praya-lock-'))
  path = join(folder, 'some.lock')
})

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

/** Another process that tries for the lock, says whether it got it, and lives on. */
async function contender(): Promise<{ child: ChildProcess; won: boolean }> {
  const script = `const { takeLock } = await import(${JSON.stringify(join(import.meta.dirname, 'process-lock.mjs'))})
    const { lock } = await takeLock(${JSON.stringify(path)}, { port: 3000 })
    console.log(lock ? 'won' : 'lost'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const [said] = await once(child.stdout, 'data')
  return { child, won: String(said).trim() === 'won' }
}

test('a lock that another process holds is refused, with what the holder noted', async () => {
  const { child } = await contender()
  const { lock, holder } = await takeLock(path)
  expect(lock).toBeUndefined()
  expect(holder).toMatchObject({ pid: child.pid, port: 3000 })
})

test('the lock of a killed process is taken over', async () => {
  const { child } = await contender()
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect((await takeLock(path)).lock).toBeDefined()
})

test('a number that now belongs to another process does not hold the lock', async () => {
  const { child } = await contender()
  const noted: { startedAt: string } = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, JSON.stringify({ ...noted, startedAt: 'earlier' }))
  expect((await takeLock(path)).lock).toBeDefined()
  child.kill('SIGKILL')
})

test('of six that find a left-over lock at once, one gets it', async () => {
  await writeFile(path, JSON.stringify({ pid: 999_999_999, startedAt: 'long ago', id: 'left over' }))
  const contenders = await Promise.all(Array.from({ length: 6 }, contender))
  expect(contenders.filter(({ won }) => won)).toHaveLength(1)
})

test('a waiting process goes on when the lock is given back', async () => {
  const first = await waitForLock(path)
  const waiting = waitForLock(path, { onWait: () => first.release() })
  const second = await waiting
  expect((await takeLock(path)).holder).toMatchObject({ pid: process.pid })
  second.release()
  expect((await takeLock(path)).lock).toBeDefined()
})
