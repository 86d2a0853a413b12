import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { type AddressRules, AddressRefused, checkedLookup, findAddressProblem } from './public-address.server.ts'

export type GuardedAnswer = { status: number; excerpt: string }

type Wanted = { body: string; headers: Record<string, string>; signal: AbortSignal; rules: AddressRules; lookup?: LookupFunction }

/** Of an answer no more is taken in than this. */
const MOST_BYTES = 16 * 1024
const EXCERPT = 500

/**
 * Posts to an address that somebody outside has chosen: the address by its rules, what its name leads to at each connection, no redirect
 * followed, no connection kept, and of the answer only its status and its beginning.
 */
export function postGuarded(address: string, { body, headers, signal, rules, lookup }: Wanted): Promise<GuardedAnswer> {
  const problem = findAddressProblem(address, rules)
  if (problem) return Promise.reject(new AddressRefused(`the address is not called: ${problem}`))
  const url = new URL(address)
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method: 'POST',
        agent: false,
        lookup: lookup ?? checkedLookup(rules),
        maxHeaderSize: 8_192,
        signal,
        headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)), Connection: 'close' },
      },
      (answer) => void readAnswer(answer).then(resolve, reject),
    )
    asked.on('error', (failed) => reject(signal.aborted ? new Error('no answer in time', { cause: failed }) : failed))
    asked.end(body)
  })
}

async function readAnswer(answer: IncomingMessage): Promise<GuardedAnswer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part)
    bytes += part.length
    // Leaving the loop closes the connection.
    if (bytes >= MOST_BYTES) break
  }
  const text = Buffer.concat(parts).subarray(0, MOST_BYTES).toString('utf8')
  const excerpt = text.replace(/[\p{Cc}\p{Cf}\ufffd]+/gu, ' ').trim()
  return { status: answer.statusCode ?? 0, excerpt: [...excerpt].slice(0, EXCERPT).join('') }
}
