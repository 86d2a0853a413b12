import { afterEach, expect, test, vi } from 'vitest'
import { DatabasePulse, DatabaseSilent } from './database-pulse.server.ts'

afterEach(() => {
  vi.useRealTimers()
})

const never = (): Promise<never> => new Promise(() => {})
const useTime = () => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })

test('a database that does not even say that it lives is given up within a second, for those who wait and those who come', async () => {
  useTime()
  let isFrozen = true
  const pulse = new DatabasePulse(() => (isFrozen ? Promise.reject(new Error('timeout')) : Promise.resolve()))
  const waiting = pulse.whileAlive(never).catch((problem: unknown) => problem)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await waiting).toBeInstanceOf(DatabaseSilent)
  const ask = vi.fn<() => Promise<never>>(never)
  await expect(pulse.whileAlive(ask)).rejects.toThrow(DatabaseSilent)
  expect(ask).not.toHaveBeenCalled()
  isFrozen = false
  await vi.advanceTimersByTimeAsync(500)
  expect(await pulse.whileAlive(async () => 'an answer')).toBe('an answer')
  pulse.stop()
})

test('a statement that takes long, or waits for a lock, is waited for as long as the database lives', async () => {
  useTime()
  const pulse = new DatabasePulse(() => Promise.resolve())
  const { promise, resolve } = Promise.withResolvers<string>()
  const slow = pulse.whileAlive(() => promise)
  await vi.advanceTimersByTimeAsync(20_000)
  resolve('done')
  expect(await slow).toBe('done')
  pulse.stop()
})

test('a server that has no room for one more connection has answered', async () => {
  useTime()
  const full = Object.assign(new Error('too many clients'), { code: '53300' })
  const pulse = new DatabasePulse(() => Promise.reject(full))
  const { promise, resolve } = Promise.withResolvers<string>()
  const slow = pulse.whileAlive(() => promise)
  await vi.advanceTimersByTimeAsync(5_000)
  resolve('done')
  expect(await slow).toBe('done')
  pulse.stop()
})
