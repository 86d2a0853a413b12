import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

/**
 * What a provider does on a bad day. `lost`: it does what it is asked, and the answer does not arrive. It answers of money in another
 * currency, or for somebody else. Webhooks come twice, not at all, late and after later ones, with a wrong signature, or with one of ten
 * minutes ago.
 */
export const StandInFault = z.object({
  /** Which calls; a path that contains it. */
  path: z.string().max(80).default('/'),
  fault: z.enum([
    'error',
    'refused',
    'lost',
    'slow',
    'other-currency',
    'other-payee',
    'webhooks-twice',
    'webhooks-lost',
    'webhooks-late',
    'webhooks-forged',
    'webhooks-old',
  ]),
  /** How many calls; then all is well again. */
  times: z.number().int().min(0).max(1_000_000).default(1_000_000),
  slowMs: z.number().int().min(0).max(60_000).default(30_000),
})
export type StandInFault = z.output<typeof StandInFault>

/** The bad days of one process's stand-ins, on demand: for tests, and for those who try their own handling of them. */
export class StandInFaults {
  #faults: StandInFault[] = []

  set(fault: z.input<typeof StandInFault>): void {
    this.#faults.push(StandInFault.parse(fault))
  }

  clear(): void {
    this.#faults = []
  }

  take(path: string, faults: readonly StandInFault['fault'][]): StandInFault | undefined {
    const found = this.#faults.find((one) => one.times > 0 && faults.includes(one.fault) && path.includes(one.path))
    if (found) found.times -= 1
    return found
  }

  #forge(path: string, answer: unknown): unknown {
    if (typeof answer !== 'string') return answer
    if (this.take(path, ['other-currency'])) return answer.replaceAll(/"hkd"/gi, '"USD"')
    if (this.take(path, ['other-payee'])) return answer.replaceAll(/("merchant_id":)"\w+"/g, '$1"SOMEBODYELSE"')
    return answer
  }

  /** `error`: how this provider says that something went wrong. */
  hooks(error: object) {
    return {
      /** Before a call is handled. */
      before: async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
        if (this.take(request.url, ['error'])) return reply.code(500).send(error)
        if (this.take(request.url, ['refused'])) return reply.code(400).send(error)
        return undefined
      },
      /** After a call was handled, with its answer in hand. */
      after: async (request: FastifyRequest, reply: FastifyReply, answer: unknown): Promise<unknown> => {
        if (this.take(request.url, ['lost'])) {
          void reply.code(502)
          return JSON.stringify(error)
        }
        const slow = this.take(request.url, ['slow'])
        if (slow) await pause(slow.slowMs, undefined, { ref: false })
        return this.#forge(request.url, answer)
      },
    }
  }
}
