import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#language/languages.ts'
import { localPath } from '#language/texts.ts'
import { confirmNews, stopNews, subscribeToNews } from '#modules/newsletter/newsletter.paths.ts'
import type { MakeCall } from '#platform/wire/call-path.ts'

type Host = { callsIn: (language: Language) => MakeCall; rateLimitScale: number }
type Form = URLSearchParams

/**
 * The newsletter's forms as a browser without script posts them: the same calls, and every answer is the address of the
 * page that says it. Nothing is done for anybody in particular, so a form of another site gains nothing by posting here.
 */
export async function registerNewsletterForms(app: FastifyInstance, { callsIn, rateLimitScale }: Host): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 8_192 }, (_, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )
    const post = (path: string, perMinute: number, step: (call: MakeCall, form: Form) => Promise<string>) => {
      for (const language of ['en', 'zh'] as const) {
        const config = { rateLimit: { max: Math.ceil(perMinute * rateLimitScale), timeWindow: 60_000 } }
        scope.post(localPath(language, path), { config }, async (request: FastifyRequest, reply: FastifyReply) => {
          const next = await step(
            callsIn(language),
            request.body instanceof URLSearchParams ? request.body : new URLSearchParams(),
          )
          return reply.redirect(localPath(language, `/newsletter/${next}`), 303)
        })
      }
    }
    post('/newsletter', 6, subscribe)
    post('/newsletter/confirm', 30, async (call, form) =>
      (await call(confirmNews, { token: form.get('token') ?? '' })).ok ? 'confirmed' : 'over',
    )
    post('/newsletter/stop', 30, async (call, form) =>
      (await call(stopNews, { token: form.get('token') ?? '' })).ok ? 'stopped' : 'over',
    )
  })
}

async function subscribe(call: MakeCall, form: Form): Promise<string> {
  const areaNum = form.get('areaNum')
  const result = await call(subscribeToNews, {
    email: form.get('email') ?? '',
    emailConsent: form.has('emailConsent'),
    mobile: form.get('mobile') ?? '',
    smsConsent: form.has('smsConsent'),
    source: form.get('source') === 'footer' ? 'footer' : 'page',
    ...(areaNum ? { areaNum } : {}),
    ...(form.get('textVersion') ? { textVersion: form.get('textVersion') ?? '' } : {}),
  })
  return result.ok ? 'thanks' : 'again'
}
