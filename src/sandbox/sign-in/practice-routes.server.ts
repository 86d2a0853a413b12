import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type ProviderName, providerNames } from '#platform/identity/identity-provider.server.ts'
import { PRACTICE_APP, PRACTICE_SECRET, PracticeGrants, practicePath, subjectOf } from './practice-grants.server.ts'
import { postBackPage, postBackScript, practicePage, practiceStyle } from './practice-page.server.ts'
import { takeForms } from '#platform/wire/form-body.server.ts'

/** `callbackPath`: the only place a browser is sent back to, below the provider's name. */
type Host = { ownAddress: () => string; callbackPath: (provider: ProviderName) => string }
type Within = Host & { grants: PracticeGrants }

const text = (most: number) => z.string().max(most).default('')
const Asked = z.object({
  redirect_uri: z.url(),
  state: z.string().min(1).max(300),
  nonce: text(300),
  code_challenge: z.string().min(43).max(43),
  response_mode: text(20),
})
const Decided = Asked.extend({ name: text(60), email: text(120), act: text(20) })
const Redeeming = z.object({
  code: text(200),
  code_verifier: text(200),
  redirect_uri: text(500),
  client_id: z.literal(PRACTICE_APP),
  client_secret: z.literal(PRACTICE_SECRET),
})

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; script-src 'self'; form-action 'self'; frame-ancestors 'none'"

/** Google, Apple and Facebook of our own for everywhere but production: the same protocols, their own page, no password. */
export async function registerPracticeProviders(app: FastifyInstance, given: Host): Promise<void> {
  const host = { ...given, grants: new PracticeGrants() }
  await app.register(
    async (sandbox) => {
      takeForms(sandbox, 16_384)
      sandbox.get('/page.css', async (_, reply) => reply.type('text/css').send(practiceStyle))
      sandbox.get('/post.js', async (_, reply) => reply.type('text/javascript').send(postBackScript))
      for (const provider of providerNames) registerProvider(sandbox, provider, host)
    },
    { prefix: practicePath('').slice(0, -1) },
  )
}

function registerProvider(sandbox: FastifyInstance, provider: ProviderName, host: Within): void {
  registerPages(sandbox, provider, host)
  sandbox.post(`/${provider}/token`, async (request, reply) => redeem(request, reply, provider, host))
  if (provider === 'facebook') return registerGraph(sandbox, host)
  const issuer = () => host.ownAddress() + practicePath(provider)
  sandbox.get(`/${provider}/.well-known/openid-configuration`, async (_, reply) =>
    reply.send({
      issuer: issuer(),
      authorization_endpoint: `${issuer()}/authorize`,
      token_endpoint: `${issuer()}/token`,
      jwks_uri: `${issuer()}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      code_challenge_methods_supported: ['S256'],
    }),
  )
  sandbox.get(`/${provider}/keys`, async (_, reply) => reply.send({ keys: [host.grants.publicKey()] }))
}

function registerPages(sandbox: FastifyInstance, provider: ProviderName, host: Within): void {
  const show = (reply: FastifyReply, body: string) =>
    reply.type('text/html; charset=utf-8').header('Content-Security-Policy', PAGE_POLICY).send(body)
  const isOurs = (redirectUri: string) => new URL(redirectUri).pathname === host.callbackPath(provider)
  sandbox.get(`/${provider}/authorize`, async (request, reply) => {
    const asked = Asked.safeParse(request.query)
    if (!asked.success || !isOurs(asked.data.redirect_uri)) return reply.code(400).send()
    return show(reply, practicePage(provider, asked.data))
  })
  sandbox.post(`/${provider}/decide`, async (request, reply) => {
    const decided = Decided.safeParse(request.body)
    if (!decided.success || !isOurs(decided.data.redirect_uri)) return reply.code(400).send()
    const { state, response_mode: mode } = decided.data
    const fields = { state, ...answerTo(provider, decided.data, host) }
    // Back by path alone, so that the shopper stays on the host name the session was begun under.
    const back = host.callbackPath(provider)
    if (mode === 'form_post') return show(reply, postBackPage(back, fields))
    return reply
      .code(303)
      .header('Location', `${back}?${new URLSearchParams(fields)}`)
      .send()
  })
}

function answerTo(provider: ProviderName, decided: z.output<typeof Decided>, { grants }: Within): Record<string, string> {
  const { act, name, email, nonce, code_challenge: challenge, redirect_uri: redirectUri } = decided
  if (act === 'cancel') return { error: 'access_denied' }
  const person = { name, email: act === 'without' ? '' : email, isVerified: act === 'go' }
  return { code: grants.grant(provider, person, { redirectUri, nonce, challenge }) }
}

async function redeem(request: FastifyRequest, reply: FastifyReply, provider: ProviderName, host: Within) {
  const asked = Redeeming.safeParse(request.body)
  if (!asked.success) return reply.code(401).send({ error: 'invalid_client' })
  const { code, code_verifier: verifier, redirect_uri: redirectUri } = asked.data
  const grant = host.grants.redeem(provider, { code, verifier, redirectUri })
  if (!grant) return reply.code(400).send({ error: 'invalid_grant' })
  const token = { access_token: host.grants.accessToken(grant), token_type: 'bearer', expires_in: 300 }
  if (provider === 'facebook') return reply.send(token)
  return reply.send({ ...token, id_token: host.grants.idToken(host.ownAddress() + practicePath(provider), grant) })
}

function registerGraph(sandbox: FastifyInstance, { grants }: Within): void {
  sandbox.get('/facebook/me', async (request, reply) => {
    const person = grants.personOf(request.headers.authorization?.replace(/^Bearer /i, '') ?? '')
    if (!person) return reply.code(400).send({ error: { message: 'Invalid OAuth access token.', code: 190 } })
    const { name, email } = person
    return reply.send({ id: subjectOf('facebook', person), name, ...(email ? { email } : {}) })
  })
}
