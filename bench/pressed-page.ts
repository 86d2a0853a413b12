import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** The bytes of a page once many have asked for it: the first answers are pressed quickly, and a smaller form follows. */
export async function waitForPressed(address: string): Promise<Buffer> {
  const quick = await sent(address)
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const body = await sent(address)
    if (body.length < quick.length) return body
    await pause(100)
  }
  throw new Error(`${address} was never kept in its small form`)
}

/** As they come: `fetch` would unpack them. */
const sent = (address: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const asked = request(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    })
    asked.once('error', reject).end()
  })
