import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { type AddressRules, AddressRefused, checkedLookup, findAddressProblem } from './public-address.server.ts'

type Wanted = { mostBytes: number; signal: AbortSignal; rules: AddressRules }

/** What an address answers cannot be used, and will not be the next time either. */
export class NotToBeHad extends Error {}

/**
 * What stands at an address that somebody outside has chosen: the address by its rules, what its name leads to at each connection, no
 * redirect followed, nothing of ours sent along, and no more taken in than it may be large.
 */
export function getGuarded(address: string, { mostBytes, signal, rules }: Wanted): Promise<Buffer> {
  const problem = findAddressProblem(address, rules)
  if (problem) return Promise.reject(new AddressRefused(`the address is not called: ${problem}`))
  const url = new URL(address)
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method: 'GET',
        agent: false,
        lookup: checkedLookup(rules),
        maxHeaderSize: 8_192,
        signal,
        headers: { Accept: 'image/jpeg, image/png, image/webp;q=0.9, image/avif;q=0.8, image/*;q=0.5', Connection: 'close' },
      },
      (answer) =>
        void readAnswer(answer, mostBytes)
          .then(resolve, reject)
          .finally(() => answer.destroy()),
    )
    asked.on('error', (failed) => reject(signal.aborted ? new Error('no answer in time', { cause: failed }) : failed))
    asked.end()
  })
}

async function readAnswer(answer: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const status = answer.statusCode ?? 0
  // What fails today may be there tomorrow; what is gone, forbidden or elsewhere is not.
  const isFinal = status >= 300 && status < 500 && status !== 408 && status !== 429
  if (status !== 200) throw isFinal ? new NotToBeHad(`answered with ${status}`) : new Error(`answered with ${status}`)
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > mostBytes) throw new NotToBeHad('too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
