import { z } from 'zod'
import { confirm, type Sender, stop, subscribe } from '#modules/newsletter/index.server.ts'
import { NewsTokenInput, SubscribeInput, SubscribeWire } from '#modules/newsletter/newsletter.contract.ts'
import { confirmNews, stopNews, subscribeToNews } from '#modules/newsletter/newsletter.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

const access = 'anyone'
const nothing = z.object({})

export function newsletterCalls({ publicUrl, sender }: { publicUrl: () => string; sender: Sender }): Call[] {
  const host = () => ({ publicUrl: publicUrl(), sender })
  return [
    defineCall(subscribeToNews, {
      access,
      input: SubscribeInput,
      output: SubscribeWire,
      // Each may send a mail to a mailbox that is not the caller's.
      perMinute: 6,
      run: ({ tx, language }, input) => subscribe(tx, input, language, host()),
    }),
    defineCall(confirmNews, {
      access,
      input: NewsTokenInput,
      output: nothing,
      perMinute: 30,
      run: async ({ tx }, { token }) => {
        await confirm(tx, token, host())
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
