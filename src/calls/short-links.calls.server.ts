import { z } from 'zod'
import {
  addShortLink as add,
  findShortLink,
  listShortLinks as readLinks,
  withdrawShortLink as withdraw,
} from '#modules/short-links/index.server.ts'
import {
  AddLinkInput,
  FindLinkInput,
  FindLinkWire,
  ShortLinksInput,
  ShortLinksWire,
  ShortLinkWire,
  WithdrawLinkInput,
} from '#modules/short-links/short-links.contract.ts'
import { addShortLink, findLink, listShortLinks, withdrawShortLink } from '#modules/short-links/short-links.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

const access = 'keep-links'

export const shortLinkCalls: Call[] = [
  defineCall(findLink, {
    access: 'anyone',
    input: FindLinkInput,
    output: FindLinkWire,
    reads: true,
    // A reader follows one now and then; who asks faster is guessing.
    perMinute: 30,
    message: ({ path }) => path,
    run: async ({ tx }, { shortStr }) => ({ path: await findShortLink(tx, shortStr) }),
  }),
  defineCall(listShortLinks, {
    access,
    input: ShortLinksInput,
    output: ShortLinksWire,
    run: ({ tx }, input) => readLinks(tx, input),
  }),
  defineCall(addShortLink, {
    access,
    input: AddLinkInput,
    output: ShortLinkWire,
    run: ({ tx, caller }, input) => add(tx, actorOf(caller), input),
  }),
  defineCall(withdrawShortLink, {
    access,
    input: WithdrawLinkInput,
    output: z.object({}),
    run: async ({ tx, caller }, { code }) => {
      await withdraw(tx, actorOf(caller), code)
      return {}
    },
  }),
]
