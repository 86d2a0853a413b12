import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

/** What a provider does on a bad day. `lost`: it does what it is asked, and the answer does not arrive. */
export const SandboxFault = z.object({
  /** Which calls; a path that contains it. */
  path: z.string().max(80).default('/'),
  fault: z.enum(['error', 'refused', 'lost', 'slow', 'webhooks-twice', 'webhooks-lost']),
  /** How many calls; then all is well again. */
  times: z.number().int().min(0).max(1_000_000).default(1_000_000),
  slowMs: z.number().int().min(0).max(60_000).default(30_000),
})
export type SandboxFault = z.output<typeof SandboxFault>

/** The bad days of one process's sandbox, on demand: for tests, and for those who try their own handling of them. */
export class SandboxFaults {
  #faults: SandboxFault[] = []

  set(fault: z.input<typeof SandboxFault>): void {
    this.#faults.push(SandboxFault.parse(fault))
  }

  clear(): void {
    this.#faults = []
  }

  take(path: string, faults: readonly SandboxFault['fault'][]): SandboxFault | undefined {
    const found = this.#faults.find((one) => one.times > 0 && faults.includes(one.fault) && path.includes(one.path))
    if (found) found.times -= 1
    return found
  }

  /** Before a call is handled. */
  readonly before = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (this.take(request.url, ['error'])) return reply.code(500).send({})
    if (this.take(request.url, ['refused'])) return reply.code(422).send({})
    return undefined
  }

  /** After a call was handled, with its answer in hand. */
  readonly after = async (request: FastifyRequest, reply: FastifyReply, answer: unknown): Promise<unknown> => {
    if (this.take(request.url, ['lost'])) {
      void reply.code(502)
      return '{}'
    }
    const slow = this.take(request.url, ['slow'])
    if (slow) await pause(slow.slowMs, undefined, { ref: false })
    return answer
  }
}
