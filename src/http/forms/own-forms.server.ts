import { isSameSecret } from '#platform/access/same-secret.server.ts'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#language/languages.ts'
import { screenCodes } from '#language/screen-codes.ts'
import { localPath } from '#language/texts.ts'
import { visitorLogin } from '#modules/members/members.paths.ts'
import { signInWithPassword, signOut } from '#modules/members/sign-in.paths.ts'
import { deviceName } from '#platform/access/device-name.server.ts'
import type { Database } from '#platform/database.server.ts'
import { newToken } from '#platform/ids.server.ts'
import type { CallResult } from '#platform/wire/call-path.ts'
import type { Drawing, Tried } from '#platform/wire/own-page.ts'
import { refusals } from '#refusals.ts'
import type { Acted, Form, PageForm } from './form-act.ts'
import { ownForms } from './own-form-acts.server.ts'
import { shopForms } from './shop-form-acts.server.ts'
import type { CallsIn } from '../in-process-calls.server.ts'
import { findHolder, type MemberHere, type MembersHere } from '../members-here.server.ts'
import { readPictureForm } from './picture-form.server.ts'
import { pageAddress } from '../pages/page-address.server.ts'
import { OWN } from '../pages/page-keeping.server.ts'
import { drawFor, type PageHost } from '../pages/page-routes.server.ts'
import { type DeviceCookie, formMark, type Held, type SessionCookies } from '../session-cookie.server.ts'
import { wayBack } from '../way-back.server.ts'

/** Whether the browser says that a form was sent from a page of the shop. `mustSay`: who says nothing is not believed either. */
function isFromHere({ headers }: FastifyRequest, publicUrl: string, mustSay = false): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  return origin === undefined ? !mustSay : origin === new URL(publicUrl).origin
}

type Host = {
  pages: PageHost
  membersHere: MembersHere
  callsIn: CallsIn
  database: Database
  cookies: SessionCookies
  devices: DeviceCookie
  rateLimitScale: number
}

const LOGIN = '/member/login'
/** Every form by the address it is sent to. */
const forms: Readonly<Record<string, PageForm>> = { ...ownForms, ...shopForms }
/** What is never given back, and what is the form's own. */
const NOT_GIVEN_BACK = new Set(['password', 'oldPassword', 'mark', 'key'])

/**
 * Forms as a browser without script sends them: the same calls as the screens make, by whom the cookie names. A form comes from a page
 * of the shop and carries the mark of its session. What is refused is the same page, with what was typed.
 */
export async function registerOwnForms(app: FastifyInstance, host: Host): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 16_384 }, (_, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )
    await scope.register(multipart, { throwFileSizeLimit: false })
    type Answer = (request: FastifyRequest, reply: FastifyReply, language: Language) => Promise<FastifyReply>
    const post = (path: string, perMinute: number, answer: Answer) => {
      const config = { rateLimit: { max: Math.ceil(perMinute * host.rateLimitScale), timeWindow: 60_000 } }
      for (const language of ['en', 'zh'] as const)
        scope.post(localPath(language, path), { config }, (request, reply) => answer(request, reply, language))
    }
    post(LOGIN, 20, (request, reply, language) => signIn(request, reply, language, host))
    post('/member/signOut', 20, (request, reply, language) => leave(request, reply, language, host))
    post('/member/guest', 20, (request, reply, language) => handOver(request, reply, language, host))
    for (const [path, acts] of Object.entries(forms))
      post(path, 30, (request, reply, language) => answerForm(request, reply, { ...host, language, ...acts }))
  })
}

const formOf = ({ body }: FastifyRequest): Form => (body instanceof URLSearchParams ? body : new URLSearchParams())

const go = (reply: FastifyReply, to: string): FastifyReply => reply.code(303).headers(OWN).header('Location', to).send()

type Acting = Host & PageForm & { language: Language }

async function answerForm(request: FastifyRequest, reply: FastifyReply, host: Acting): Promise<FastifyReply> {
  const { language, pages, by } = host
  const here = new URL(request.url, pages.publicUrl())
  const sender = await senderOf(request, reply, host)
  // What was typed stands in the page before, which every browser still has.
  if (!sender) return go(reply, by ? here.pathname + here.search : `${localPath(language, LOGIN)}?${backTo(here)}`)
  const { member, isTheirs } = sender
  const { form, problem } = await readForm(request, host, member, isTheirs)
  const again = (told: Omit<Tried, 'form' | 'values'>, status = 422): Promise<FastifyReply> =>
    draw(request, reply, host, {
      drawing: { owner: member.owner, call: member.call, tried: { form: host.form, values: valuesOf(form), ...told } },
      status,
    })
  if (!isTheirs(form.get('mark') ?? '')) return again({ problems: {}, told: refusals.FORM_OVER[language] }, 403)
  if (problem) return again({ problems: { pictures: problem }, told: '' })
  const acted: Acted = await host.act(form, member.call, here.searchParams, '')
  if ('asks' in acted) return again({ problems: {}, told: '' }, 200)
  if (!acted.result.ok) return again(problemsOf(acted.result))
  for (const kept of acted.cookies ?? []) void reply.header('Set-Cookie', kept)
  return go(reply, localPath(acted.language ?? language, acted.next))
}

const backTo = ({ pathname, search }: URL): URLSearchParams => new URLSearchParams({ back: pathname + search })

type Sender = { member: MemberHere; isTheirs: (mark: string) => boolean }

/**
 * Who has sent a form, and whether its mark is that of their session. One that stands on everybody's page carries none: there the browser
 * has to say that it comes from here, and only then does somebody unknown become a guest.
 */
async function senderOf(request: FastifyRequest, reply: FastifyReply, host: Acting): Promise<Sender | undefined> {
  const { language, membersHere, pages, by } = host
  const isAnybodys = by === 'anybody'
  const isFrom = isFromHere(request, pages.publicUrl(), isAnybodys)
  const known = await membersHere(request, reply, language, by !== undefined)
  const member = known ?? (isAnybodys ? await beginGuest(request, reply, host, isFrom) : undefined)
  return member && { member, isTheirs: (mark) => isFrom && (isAnybodys || isSameSecret(mark, member.owner.mark)) }
}

/** Somebody whom no cookie names has sent their first form: from now on it names them. Anyone who is sent by another site stays nobody. */
async function beginGuest(
  request: FastifyRequest,
  reply: FastifyReply,
  { language, callsIn, cookies, membersHere }: Acting,
  isFrom: boolean,
): Promise<MemberHere | undefined> {
  const by = { caller: { kind: 'nobody' as const }, ip: request.ip, device: deviceName(request.headers['user-agent']) }
  if (!isFrom) return undefined
  const begun = await callsIn(language, by)(visitorLogin, { deviceType: 'web' })
  if (!begun.ok) return undefined
  cookies.guest.set(reply, begun.data.token)
  return membersHere(request, reply, language, true, begun.data.token)
}

/** With its pictures, where it has any; who asks for its key later finds it as the body of its request. */
async function readForm(
  request: FastifyRequest,
  { pictures }: Acting,
  { sendPicture }: MemberHere,
  isTheirs: (mark: string) => boolean,
): Promise<{ form: Form; problem: string }> {
  if (!pictures || !request.isMultipart()) return { form: formOf(request), problem: '' }
  const read = await readPictureForm(request, { purpose: pictures, isTheirs, sendPicture })
  request.body = read.form
  return read
}

function draw(
  request: FastifyRequest,
  reply: FastifyReply,
  { pages }: Pick<Host, 'pages'>,
  drawn: { drawing: Drawing; status: number },
): Promise<FastifyReply> {
  return drawFor(request, reply, pages, { ...drawn, address: pageAddress(new URL(request.url, pages.publicUrl())) })
}

const valuesOf = (form: Form): Record<string, string> =>
  Object.fromEntries([...form].filter(([name, value]) => !NOT_GIVEN_BACK.has(name) && value.length <= 8_000))

/** Beside its field what is about one, and above the form what is not. */
function problemsOf({ msg, data, code }: Extract<CallResult<unknown>, { ok: false }>): Pick<Tried, 'problems' | 'told'> {
  const problems = data.fields ?? (data.field ? { [data.field]: msg } : {})
  return { problems, told: code === screenCodes.BAD_INPUT || Object.keys(problems).length === 0 ? msg : '' }
}

/** Nobody is signed in yet whose mark a form could carry: that it comes from a page of the shop has to be said by the browser. */
async function signIn(request: FastifyRequest, reply: FastifyReply, language: Language, host: Host): Promise<FastifyReply> {
  const form = formOf(request)
  const { pages, callsIn, database, cookies, devices } = host
  const again = (told: Pick<Tried, 'problems' | 'told'>, status = 422) =>
    draw(request, reply, host, { drawing: { tried: { form: 'sign-in', values: valuesOf(form), ...told } }, status })
  if (!isFromHere(request, pages.publicUrl(), true)) return again({ problems: {}, told: refusals.FORM_OVER[language] }, 403)
  // Anyone who was signed in here is signed out by it.
  const holder = await findHolder(database, cookies.heldBy(request), reply)
  const caller = holder?.caller ?? { kind: 'nobody' as const }
  const deviceId = devices.read(request) ?? newToken()
  const by = { caller, ip: request.ip, device: deviceName(request.headers['user-agent']), deviceId }
  const typed = { email: form.get('email') ?? '', areaNum: form.get('areaNum') ?? '', mobile: form.get('mobile') ?? '' }
  const result = await callsIn(language, by)(signInWithPassword, { ...typed, password: form.get('password') ?? '' })
  if (!result.ok) return again(problemsOf(result))
  cookies.signIn(request, reply, result.data.token)
  devices.set(reply, deviceId)
  return go(reply, wayBack(form.get('back'), new URL(request.url, pages.publicUrl()), pages))
}

async function leave(request: FastifyRequest, reply: FastifyReply, language: Language, host: Host): Promise<FastifyReply> {
  const form = formOf(request)
  const member = await host.membersHere(request, reply, language, true)
  const isTheirs = isFromHere(request, host.pages.publicUrl()) && isSameSecret(form.get('mark') ?? '', member?.owner.mark ?? '')
  if (!member) return go(reply, localPath(language, '/'))
  if (!isTheirs) return go(reply, localPath(language, '/myaccount'))
  // A guest's browser merely forgets them.
  if (!member.owner.guest) await member.call(signOut, { everywhere: form.get('act') === 'everywhere' })
  heldWith(form, request, host)?.cookie.clear(reply)
  return go(reply, localPath(language, '/'))
}

/** A guest's browser has begun to run script: it goes on as the same guest, and by its own token from now on. */
async function handOver(request: FastifyRequest, reply: FastifyReply, language: Language, host: Host): Promise<FastifyReply> {
  const guest = await host.membersHere(request, reply, language, true)
  const isTheirs = isFromHere(request, host.pages.publicUrl(), true)
  const form = formOf(request)
  const isMeant = isTheirs && guest?.owner.guest && isSameSecret(form.get('mark') ?? '', guest.owner.mark)
  if (!isMeant) return reply.code(403).headers(OWN).send()
  return reply.headers(OWN).send({ token: heldWith(form, request, host)?.token })
}

/** The cookie by whose session a form was marked. */
const heldWith = (form: Form, request: FastifyRequest, { cookies }: Host): Held | undefined =>
  cookies.heldBy(request).find(({ token }) => isSameSecret(form.get('mark') ?? '', formMark(token)))
