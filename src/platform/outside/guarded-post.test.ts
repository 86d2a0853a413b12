import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postGuarded } from './guarded-post.server.ts'
import { checkedLookup } from './public-address.server.ts'

let server: Server
let port = 0
let answer: RequestListener
const heard: string[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    heard.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  port = (server.address() as AddressInfo).port
})
afterAll(() => new Promise((done) => server.close(done)))

const post = (path: string, { rules = { loopback: true }, ms = 5_000, host = '127.0.0.1' } = {}) =>
  postGuarded(`http://${host}:${port}${path}`, { body: '{"a":1}', headers: {}, signal: AbortSignal.timeout(ms), rules })

test('the status and the beginning of the answer come back, without signs that cannot be seen', async () => {
  answer = (_, response) => response.writeHead(202).end(`one\u0000\n\u202etwo ${'x'.repeat(2_000)}`)
  const { status, excerpt } = await post('/well')
  expect(status).toBe(202)
  expect(excerpt).toMatch(/^one two x+$/)
  expect(excerpt).toHaveLength(500)
})

test('a redirect is an answer, and nobody goes where it leads', async () => {
  answer = (_, response) => response.writeHead(307, { Location: `http://127.0.0.1:${port}/secret` }).end()
  expect((await post('/redirect')).status).toBe(307)
  expect(heard).not.toContain('POST /secret')
})

test('of an answer without end no more is taken in than a little', async () => {
  let sent = 0
  answer = (_, response) => {
    response.writeHead(200)
    const more = (): void => {
      if (response.destroyed) return
      sent += 65_536
      response.write(Buffer.alloc(65_536, 'y'), () => setImmediate(more))
    }
    more()
  }
  expect((await post('/endless')).excerpt).toHaveLength(500)
  expect(sent).toBeLessThan(64 * 2 ** 20)
})

test('who answers too late, or byte by byte, is let go of', async () => {
  answer = () => {}
  await expect(post('/silent', { ms: 100 })).rejects.toThrow('no answer in time')
  answer = (_, response) => {
    const drip = setInterval(() => response.write('z'), 20)
    response.on('close', () => clearInterval(drip))
  }
  await expect(post('/drip', { ms: 200 })).rejects.toThrow(/aborted|in time/)
})

test('this machine is called neither by number nor by a name that leads to it', async () => {
  const before = heard.length
  const strict = { loopback: false }
  await expect(post('/inside', { rules: strict })).rejects.toThrow('not called')
  const signal = AbortSignal.timeout(2_000)
  // A name may be public at the first check and internal at the call: the call goes to the address checked last.
  const answers = [['93.184.216.34'], ['127.0.0.1']]
  const lookup = checkedLookup(strict, (_host, _options, done) =>
    done(
      null,
      (answers.pop() ?? []).map((address) => ({ address, family: 4 })),
    ),
  )
  const rebound = postGuarded('https://hooks.example.com/inside', { body: '', headers: {}, signal, rules: strict, lookup })
  await expect(rebound).rejects.toThrow('not called')
  expect(answers).toHaveLength(1)
  expect(heard.length).toBe(before)
})
