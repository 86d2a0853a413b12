import { z } from 'zod'
import { clock } from '#platform/clock.ts'
import { askingThroughBreaker, type Patience, problemOf, ProviderProblem } from '../payment-provider.server.ts'

export type PayPalAccount = Patience & { clientId: string; secret: string; url: () => string }

/** What PayPal says no with: what is to be done follows from its `issue`, whose descriptions may change. */
export class PayPalRefusal extends ProviderProblem {
  readonly issue: string

  constructor(kind: ProviderProblem['kind'], detail: string, issue: string) {
    super(kind, detail)
    this.issue = issue
  }
}

type Wanted = { body?: object | string; requestId?: string }
export type AskPayPal = (path: string, wanted?: Wanted) => Promise<unknown>

const Token = z.object({ access_token: z.string(), expires_in: z.number() })
const Problem = z.object({ name: z.string().default(''), details: z.array(z.object({ issue: z.string() })).default([]) })
/** A token is renewed before it ends, so that none ends on its way. */
const RENEWED_BEFORE_MS = 60_000

/** PayPal's calls over HTTP. Its own library knows no webhooks and no other address than PayPal's. */
export function payPalClient(account: PayPalAccount): AskPayPal {
  const breaker = askingThroughBreaker(account)
  let token: { value: Promise<string>; until: number } | undefined
  const bearer = (): Promise<string> => {
    const now = clock.now().getTime()
    if (token && token.until > now) return token.value
    const asked = askToken(account)
    const mine = { value: asked.then(({ access_token }) => access_token), until: Number.POSITIVE_INFINITY }
    token = mine
    asked.then(
      ({ expires_in }) => (mine.until = now + expires_in * 1_000 - RENEWED_BEFORE_MS),
      () => token === mine && (token = undefined),
    )
    return mine.value
  }
  return (path, wanted = {}) =>
    breaker(async () => {
      const value = await bearer()
      try {
        return await askOnce(account, path, { ...wanted, authorization: `Bearer ${value}` })
      } catch (problem) {
        // A token that PayPal has withdrawn is asked for anew, once.
        if (!(problem instanceof PayPalRefusal) || problem.issue !== 'AUTHENTICATION_FAILURE') throw problem
        token = undefined
        return askOnce(account, path, { ...wanted, authorization: `Bearer ${await bearer()}` })
      }
    })
}

async function askToken(account: PayPalAccount): Promise<z.output<typeof Token>> {
  const authorization = `Basic ${Buffer.from(`${account.clientId}:${account.secret}`).toString('base64')}`
  return Token.parse(await askOnce(account, '/v1/oauth2/token', { authorization, form: 'grant_type=client_credentials' }))
}

async function askOnce(
  { url, timeoutMs }: PayPalAccount,
  path: string,
  { body, form, requestId, authorization }: Wanted & { authorization: string; form?: string },
): Promise<unknown> {
  const sent = form ?? (typeof body === 'object' ? JSON.stringify(body) : body)
  const response = await fetch(url() + path, {
    method: sent === undefined ? 'GET' : 'POST',
    headers: {
      Authorization: authorization,
      'Content-Type': form ? 'application/x-www-form-urlencoded' : 'application/json',
      Prefer: 'return=representation',
      ...(requestId ? { 'PayPal-Request-Id': requestId } : {}),
    },
    ...(sent === undefined ? {} : { body: sent }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const answer: unknown = await response.json().catch(() => ({}))
  if (response.ok) return answer
  const said = Problem.safeParse(answer)
  const issue = said.success ? (said.data.details[0]?.issue ?? said.data.name) : ''
  const { kind, detail } = problemOf('paypal', response.status, issue)
  throw new PayPalRefusal(kind, detail, response.status === 401 ? 'AUTHENTICATION_FAILURE' : issue)
}
