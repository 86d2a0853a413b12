import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerPolicyReports, REPORTS_PATH } from './policy-reports.server.ts'
import { policyFor, takeOwnScripts } from './security-policy.server.ts'

const hashOf = (script: string): string => createHash('sha256').update(script).digest('base64')

test('of the scripts in a page only those of the program run, and what marked them is not sent', () => {
  const page = `<html><script nonce="s3cret">own()</script><p>Jürgen <script>theirs()</script></p>
    <script nonce="guess">guessed()</script><script type="application/ld+json">{}</script>
    <script nonce="s3cret" type="module" src="/assets/a.js"></script><script nonce="s3cret">own2('é')</script></html>`
  const { body, hashes } = takeOwnScripts(Buffer.from(page), 's3cret')
  expect(hashes).toEqual([hashOf('own()'), hashOf("own2('é')")])
  expect(body.toString()).toBe(page.replaceAll(' nonce="s3cret"', ''))
  const policy = policyFor(hashes)
  for (const script of ['theirs()', 'guessed()', '{}']) expect(policy).not.toContain(hashOf(script))
})

test('a script that does not end, and a page without any, allow nothing', () => {
  for (const page of ['<script nonce="x">own()', '<p>words</p>', ''])
    expect(policyFor(takeOwnScripts(Buffer.from(page), 'x').hashes)).toContain("script-src 'self';")
})

test('reports of browsers are logged without what opens anything, and so many a minute', async () => {
  const told: object[] = []
  const log = { warn: (line: object) => void told.push(line) }
  const app = Fastify()
  registerPolicyReports(app, { log, rateLimitScale: 1 })
  const report = {
    type: 'csp-violation',
    body: {
      documentURL: 'https://shop.example/reset?code=1#x',
      blockedURL: 'inline',
      effectiveDirective: 'script-src-elem\nforged',
    },
  }
  for (let at = 0; at < 9; at += 1)
    await app.inject({
      method: 'POST',
      url: REPORTS_PATH,
      headers: { 'content-type': 'application/reports+json' },
      payload: JSON.stringify(Array.from({ length: 50 }, () => report)),
    })
  await app.close()
  expect(told).toHaveLength(30)
  expect(told[0]).toEqual({
    directive: 'script-src-elem forged',
    blocked: 'inline',
    page: 'https://shop.example/reset',
    source: '',
  })
})
