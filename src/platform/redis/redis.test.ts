import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { createLog } from '#platform/log.server.ts'
import { openRedis } from './redis.server.ts'

const INFO = 'role:master\r\nloading:0\r\n'
const connections = new Set<Socket>()
let isSilent = false

/** Takes every connection, as the kernel does for a frozen Redis, and answers while it is told to. */
const standIn = createServer((socket) => {
  connections.add(socket.on('error', () => {}).on('close', () => connections.delete(socket)))
  socket.on('data', (bytes) => {
    if (isSilent) return
    for (const [, command = ''] of String(bytes).matchAll(/\*\d+\r\n\$\d+\r\n(\w+)\r\n/g))
      socket.write(/^info$/i.test(command) ? `$${INFO.length}\r\n${INFO}\r\n` : '+OK\r\n')
  })
})

afterEach(() => {
  isSilent = false
  for (const socket of connections) socket.destroy()
  standIn.close()
})

test('a question is over in a moment while Redis takes connections and says nothing, the one on its way, too', async () => {
  await once(standIn.listen(0, '127.0.0.1'), 'listening')
  const redis = openRedis(`redis://127.0.0.1:${(standIn.address() as AddressInfo).port}`, createLog('silent'))
  try {
    await vi.waitFor(async () => expect(await redis.set('asked', '1')).toBe('OK'), { timeout: 60_000 })
    isSilent = true
    const outcome = (): Promise<unknown> =>
      Promise.race([redis.incr('asked').catch(() => 'failed'), pause(20_000, 'still waiting', { ref: false })])
    expect(await Promise.all([outcome(), outcome(), outcome()])).toEqual(['failed', 'failed', 'failed'])
    expect(await outcome()).toBe('failed')
    isSilent = false
    await vi.waitFor(async () => expect(await redis.set('asked', '1')).toBe('OK'), { timeout: 60_000 })
  } finally {
    redis.disconnect()
  }
})
