import { useState } from 'react'
import { newIdempotencyKey } from '#platform/wire/call-client.ts'

type RequestKey = { keyOf: (input: unknown) => string; renew: () => void }

/**
 * The key of what a form sends. Sent again as it is, after its answer was lost, it is the same request, and done once; what was mended
 * since is another one. `renew` begins anew, for a form that may do the same once more.
 */
export const useRequestKey = (): RequestKey => useState(requestKey)[0]

function requestKey(): RequestKey {
  let sent = { input: '', key: '' }
  return {
    keyOf: (input) => {
      const text = JSON.stringify(input)
      if (sent.input !== text) sent = { input: text, key: newIdempotencyKey() }
      return sent.key
    },
    renew: () => {
      sent = { input: '', key: '' }
    },
  }
}
