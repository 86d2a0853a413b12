import { confirm, type NewsHost, stop, subscribe } from '#modules/newsletter/index.server.ts'
import { confirmNews, stopNews, subscribeToNews } from '#modules/newsletter/newsletter.paths.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import { type Call, defineCall } from '#platform/call.server.ts'
import type { Read } from '#platform/database.server.ts'

type Services = { publicUrl: () => string; settings: ReadSettings }

export function newsletterCalls({ publicUrl, settings }: Services): Call[] {
  const hostIn = async (tx: Read): Promise<NewsHost> => ({ publicUrl: publicUrl(), sender: (await settings(tx)).business })
  return [
    defineCall(subscribeToNews, async ({ tx, language }, input) => subscribe(tx, input, language, await hostIn(tx))),
    defineCall(confirmNews, async ({ tx }, { token }) => {
      await confirm(tx, token, await hostIn(tx))
      return {}
    }),
    defineCall(stopNews, async ({ tx }, { token }) => {
      await stop(tx, token)
      return {}
    }),
  ]
}
