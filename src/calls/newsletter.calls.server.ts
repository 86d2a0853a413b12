import { z } from 'zod'
import { confirm, type NewsHost, stop, subscribe } from '#modules/newsletter/index.server.ts'
import { NewsTokenInput, SubscribeInput, SubscribeWire } from '#modules/newsletter/newsletter.contract.ts'
import { confirmNews, stopNews, subscribeToNews } from '#modules/newsletter/newsletter.paths.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import { type Call, defineCall } from '#platform/call.server.ts'
import type { Read } from '#platform/database.server.ts'

const access = 'anyone'
const nothing = z.object({})

type Services = { publicUrl: () => string; settings: ReadSettings }

export function newsletterCalls({ publicUrl, settings }: Services): Call[] {
  const hostIn = async (tx: Read): Promise<NewsHost> => ({ publicUrl: publicUrl(), sender: (await settings(tx)).business })
  return [
    defineCall(subscribeToNews, {
      access,
      input: SubscribeInput,
      output: SubscribeWire,
      // Each may send a mail to a mailbox that is not the caller's.
      perMinute: 6,
      run: async ({ tx, language }, input) => subscribe(tx, input, language, await hostIn(tx)),
    }),
    defineCall(confirmNews, {
      access,
      input: NewsTokenInput,
      output: nothing,
      perMinute: 30,
      run: async ({ tx }, { token }) => {
        await confirm(tx, token, await hostIn(tx))
        return {}
      },
    }),
    defineCall(stopNews, {
      access,
      input: NewsTokenInput,
      output: nothing,
      perMinute: 30,
      run: async ({ tx }, { token }) => {
        await stop(tx, token)
        return {}
      },
    }),
  ]
}
