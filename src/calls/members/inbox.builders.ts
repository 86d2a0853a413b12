import { get } from 'node:http'
import { LIVE_MESSAGES } from '#modules/inbox/inbox.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { startSession } from '#platform/access/sessions.server.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import type { TestShop } from '../../test-shop.builders.ts'

/** Somebody who has signed in. */
export async function memberOf(shop: TestShop): Promise<{ token: string; accountId: string }> {
  const accountId = newId()
  return { token: await shop.database.inTransaction((tx) => startSession(tx, 'member', accountId)), accountId }
}

type Listening = {
  status: number
  heard: () => number
  leave: () => void
  over: Promise<void>
  retryMs: () => number
  isWhole: () => boolean
}

/** The live stream over a connection of its own: how many hints came, when the shop ends it, whether in good order, and when one may return. */
export function listenLive(shop: { url: string }, token?: string): Promise<Listening> {
  const headers = token ? { Authorization: `Bearer ${token}` } : {}
  return new Promise((begun, failed) => {
    const request = get(shop.url + BASE_PATH + LIVE_MESSAGES, { agent: false, headers }, (response) => {
      let words = ''
      response.setEncoding('utf8').on('data', (more: string) => {
        words += more
      })
      begun({
        status: response.statusCode ?? 0,
        heard: () => words.split('event: news').length - 1,
        leave: () => request.destroy(),
        retryMs: () => Number(/retry: (\d+)/.exec(words)?.[1]),
        isWhole: () => response.complete,
        over: new Promise((over) => response.on('close', () => over())),
      })
    })
    request.on('error', failed)
  })
}
