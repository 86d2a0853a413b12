import {
  addShortLink as add,
  findShortLink,
  listShortLinks as readLinks,
  withdrawShortLink as withdraw,
} from '#modules/short-links/index.server.ts'
import { addShortLink, findLink, listShortLinks, withdrawShortLink } from '#modules/short-links/short-links.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

export const shortLinkCalls: Call[] = [
  defineCall(findLink, async ({ tx }, { shortStr }) => ({ path: await findShortLink(tx, shortStr) }), {
    message: ({ path }) => path,
  }),
  defineCall(listShortLinks, ({ tx }, input) => readLinks(tx, input)),
  defineCall(addShortLink, ({ tx, caller }, input) => add(tx, actorOf(caller), input)),
  defineCall(withdrawShortLink, async ({ tx, caller }, { code }) => {
    await withdraw(tx, actorOf(caller), code)
    return {}
  }),
]
