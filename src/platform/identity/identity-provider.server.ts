import { throughBreaker } from '#platform/outside/breaker.server.ts'
import { Refusal, refuse } from '#platform/refusal.ts'

/** Who else can say who somebody is. */
export const providerNames = ['apple', 'google', 'facebook'] as const
export type ProviderName = (typeof providerNames)[number]

/** What is taken along to a provider, and must come back. */
type SettingOut = { state: string; nonce: string; verifier: string; redirectUri: string }
/** What a provider sends the browser back with; `user` is Apple's, the first time. */
export type Returned = { state: string; code: string; iss?: string | undefined; user?: string | undefined }
/** `subject` is theirs for ever; an e-mail address counts only where the provider has seen that it is theirs. */
export type Identity = { subject: string; email: string; isEmailVerified: boolean; firstName: string; lastName: string }

/** Refuses PROVIDER_REFUSED for what the provider will not vouch for, PROVIDER_AWAY where it does not answer in time. */
export type IdentityProvider = {
  /** Where the browser goes. */
  authorizeUrl: (out: SettingOut) => Promise<string>
  identify: (returned: Returned, out: SettingOut) => Promise<Identity>
}
export type IdentityProviders = Partial<Record<ProviderName, IdentityProvider>>

/** `restMs`: how long a provider that fails is left alone. */
export type Patience = { timeoutMs: number; restMs: number }

class Unanswered extends Error {}

/** A provider is asked for nothing that is not needed, follows nobody elsewhere, and a failure of its own is told from its no. */
export async function fetchOnce(url: string, options: object): Promise<Response> {
  const response = await fetch(url, { ...options, redirect: 'manual' }).catch((problem: unknown) => {
    throw new Unanswered(String(problem))
  })
  if (response.status >= 500 || response.status === 429) throw new Unanswered(`HTTP ${response.status}`)
  return response
}

/** Asks a provider within a time, through a breaker; what is wrong with an answer, whatever it is, reads the same. */
export function askingThrough({ timeoutMs, restMs }: Patience): <T>(work: () => Promise<T>) => Promise<T> {
  const away = (): Refusal => new Refusal('PROVIDER_AWAY')
  const through = throughBreaker({
    restMs,
    isAnswer: (problem) => problem instanceof Refusal && problem.reason !== 'PROVIDER_AWAY',
    resting: away,
  })
  return (work) =>
    through(async () => {
      const late = Promise.withResolvers<never>()
      const timer = setTimeout(() => late.reject(away()), timeoutMs)
      try {
        return await Promise.race([work().catch(understand), late.promise])
      } finally {
        clearTimeout(timer)
      }
    })
}

function understand(problem: unknown): never {
  for (let cause: unknown = problem; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof Refusal) throw cause
    if (cause instanceof Unanswered || cause.name === 'TimeoutError') return refuse('PROVIDER_AWAY')
  }
  return refuse('PROVIDER_REFUSED')
}

/** Their own words for themselves, where a form of ours could take them. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstName: words.join(' '), lastName }
}
