import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Settings } from '../../src/platform/settings.server.ts'

const CUT_MS = 200

/** What is closed before the shop itself opens the port. */
export type Door = { close: () => Promise<void> }

/**
 * Answers while the program waits for its database: it lives, and is not ready. Else what asks /livez would end it again and again for
 * something that no new start mends. A port that the system chooses is known to no one yet.
 */
export async function openDoor({ HOST, PORT }: Settings): Promise<Door> {
  if (PORT === 0) return { close: async () => {} }
  const server = createServer(({ url = '' }, response) => {
    const lives = url.split('?')[0] === '/livez'
    const headers = { 'content-type': 'text/plain', connection: 'close', ...(lives ? {} : { 'retry-after': '2' }) }
    response.writeHead(lives ? 200 : 503, headers).end(lives ? 'ok' : 'not ready')
  })
  server.listen(PORT, HOST)
  await once(server, 'listening')
  return {
    close: async () => {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      // Answers are short; who has asked nothing yet is not waited for.
      const cut = setTimeout(() => server.closeAllConnections(), CUT_MS)
      await closed
      clearTimeout(cut)
    },
  }
}
