import { languageOfPath, WIRE_LANGUAGE } from '#language/languages.ts'
import { OK_CODE, SILENT_CODES, networkWords, screenCodes } from '#language/screen-codes.ts'
import { BASE_PATH, type CallPath, type CallResult, type Envelope } from './call-path.ts'

/** The browser's end of every call: base path, headers, time limit, retries, one session, one message at a time. */

const TIME_LIMIT_MS = 10_000
const PICTURE_TIME_LIMIT_MS = 60_000
const MOST_RETRIES = 3
const VISITOR_LOGIN = '/member/member/login/visitor.do'

export type CallOptions = {
  /** The screen shows the refusal itself; no toast. */
  quiet?: boolean
  /** Kept by a form over its own repeats, so that a second press is the same request. */
  idempotencyKey?: string
  /** `admin` uses the operator's session instead of the shopper's. */
  session?: 'shop' | 'admin'
  /** Sends the request in place of the browser’s own `fetch`: one that says how far a file has come. */
  carrier?: Carrier
  /** The file of a call that carries a form: a picture, or what is sent as it is. */
  picture?: Blob
}

/** What `call` needs of `fetch`. */
export type Carrier = (url: string, request: RequestInit) => Promise<{ json: () => Promise<unknown> }>

export const newIdempotencyKey = (): string => crypto.randomUUID()

/** What every page fetches on its own: there, and on home pages, an ended membership goes on as a guest. */
const STAYS = /^\/(order\/cart\/(query|miniCartV2)|member\/wishList(\/\w+List\.do)?)$/
const HOME = /^(\/zh)?\/?$/
const staysHere = (path: string): boolean => STAYS.test(path) || HOME.test(location.pathname)
/** The token of a member's session that has ended in this tab, until that has led to log-in. */
const ENDED_MEMBER = 'ended_member'
/** Whichever call learns first that it has ended: what is a member's is still asked for as that member, and leads to log-in. */
function shopperFor(path: string): { token: string | null; isMember: boolean } {
  const ended = sessionStorage.getItem(ENDED_MEMBER)
  if (ended !== null && !hasMember() && !staysHere(path)) return { token: ended, isMember: true }
  return { token: localStorage.getItem(tokenName.shop), isMember: hasMember() }
}

const tokenName = { shop: 'access_token', admin: 'admin_access_token' } as const
export const adminSession = {
  start: (token: string): void => localStorage.setItem(tokenName.admin, token),
  end: (): void => localStorage.removeItem(tokenName.admin),
  exists: (): boolean => localStorage.getItem(tokenName.admin) !== null,
}

/** What a toast listens to. */
export const REFUSED_EVENT = 'praya:refused'
const say = (msg: string): void => {
  if (msg) window.dispatchEvent(new CustomEvent(REFUSED_EVENT, { detail: msg }))
}

/** Makes a call over HTTP; never throws: a failure is a result too. */
export async function call<Input, Output>(
  path: CallPath<Input, Output>,
  input: Input,
  options: CallOptions = {},
): Promise<CallResult<Output>> {
  const session = options.session ?? 'shop'
  const key = path.once ? (options.idempotencyKey ?? newIdempotencyKey()) : undefined
  if (session === 'shop') await ensureVisitor()
  const picture = options.picture && (await (await import('./shrink-picture.ts')).shrinkPicture(options.picture))
  // Whose call it is, is decided now: another one may end the session while this one is under way.
  const sender = session === 'shop' ? shopperFor(path.path) : { token: localStorage.getItem(tokenName.admin), isMember: false }
  const { carrier } = options
  let result = await send(path, input, sender.token, key, picture, carrier)
  if (!result.ok && isSessionOver(result.code) && session === 'shop') {
    if (localStorage.getItem(tokenName.shop) === sender.token) forgetShopper()
    if (sender.isMember && sender.token) sessionStorage.setItem(ENDED_MEMBER, sender.token)
    if (sender.isMember && !staysHere(path.path)) return leaveForLogin()
    await ensureVisitor()
    result = await send(path, input, localStorage.getItem(tokenName.shop), key, picture, carrier)
  }
  if (!result.ok) actOnCode(result.code, session)
  if (!result.ok && !options.quiet && !SILENT_CODES.has(result.code)) say(result.msg)
  return result
}

let visitorLogin: Promise<void> | undefined

/** A visitor session is made on the first call that needs one; twins share it. */
function ensureVisitor(): Promise<void> {
  if (localStorage.getItem(tokenName.shop)) return Promise.resolve()
  visitorLogin ??= startVisitor().finally(() => {
    visitorLogin = undefined
  })
  return visitorLogin
}

async function startVisitor(): Promise<void> {
  const path: CallPath<{ deviceType: string }, { token: string; account: string }> = {
    method: 'POST',
    path: VISITOR_LOGIN,
    once: false,
  }
  const result = await send(path, { deviceType: 'web' }, null, undefined)
  // A failed guest log-in is passed over: the call that needed it will say so.
  if (!result.ok) return
  // Who has logged in meanwhile, in another tab, stays logged in.
  if (localStorage.getItem(tokenName.shop)) return
  localStorage.setItem(tokenName.shop, result.data.token)
  localStorage.setItem('account', result.data.account)
  localStorage.setItem('isVisitor', 'true')
}

/** A stored token that is not a guest's. */
export const hasMember = (): boolean =>
  localStorage.getItem(tokenName.shop) !== null && localStorage.getItem('isVisitor') !== 'true'

/** From here on this browser's calls are a member's. */
export function startMember(token: string, account: string): void {
  sessionStorage.removeItem(ENDED_MEMBER)
  localStorage.setItem(tokenName.shop, token)
  localStorage.setItem('account', account)
  localStorage.setItem('isVisitor', 'false')
}

export function forgetShopper(): void {
  for (const name of [tokenName.shop, 'account', 'isVisitor']) localStorage.removeItem(name)
}

function headers(token: string | null, key: string | undefined, json = true): Record<string, string> {
  const language = languageOfPath(location.pathname)
  const account = localStorage.getItem('account')
  return {
    ...(json ? { 'Content-Type': 'application/json' } : {}),
    Platform: 'pc',
    'Accept-Language': WIRE_LANGUAGE[language],
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(account && token !== null && token === localStorage.getItem(tokenName.shop) ? { Account: account } : {}),
    ...(key ? { 'Idempotency-Key': key } : {}),
  }
}

async function send<Input, Output>(
  path: CallPath<Input, Output>,
  input: Input,
  token: string | null,
  key: string | undefined,
  picture?: Blob,
  carrier: Carrier = fetch,
): Promise<CallResult<Output>> {
  const body = { ...input, lang: WIRE_LANGUAGE[languageOfPath(location.pathname)] }
  const query = path.method === 'GET' || picture ? `?${new URLSearchParams(definedStrings(input))}` : ''
  // An answer that never comes is waited for once.
  const until = Date.now() + TIME_LIMIT_MS
  for (let attempt = 0; ; attempt += 1) {
    const request: RequestInit = {
      method: path.method,
      headers: headers(token, key, picture === undefined),
      signal: AbortSignal.timeout(picture ? PICTURE_TIME_LIMIT_MS : TIME_LIMIT_MS),
    }
    if (path.method === 'POST') request.body = picture ? formOf(picture) : JSON.stringify(body)
    const result = await exchange<Output>(BASE_PATH + path.path + query, request, carrier)
    const worthRetrying =
      !result.ok &&
      ((result.code === screenCodes.NETWORK && !picture) ||
        result.code === screenCodes.BUSY ||
        result.code === screenCodes.STILL_RUNNING)
    if (!worthRetrying || attempt >= MOST_RETRIES || Date.now() >= until) return result
    // Backoff with jitter, so that a shop coming back is not met by everybody at once.
    await new Promise((resolve) => setTimeout(resolve, (0.5 + Math.random()) * 300 * 2 ** attempt))
  }
}

function formOf(picture: Blob): FormData {
  const form = new FormData()
  form.append('file', picture)
  return form
}

async function exchange<Output>(url: string, request: RequestInit, carrier: Carrier): Promise<CallResult<Output>> {
  try {
    const response = await carrier(url, request)
    const envelope = (await response.json()) as Envelope<unknown>
    if (envelope.code === OK_CODE) return { ok: true, data: envelope.data as Output }
    return { ok: false, code: envelope.code, msg: envelope.msg, data: (envelope.data ?? {}) as Record<string, unknown> }
  } catch {
    return { ok: false, code: screenCodes.NETWORK, msg: networkWords[languageOfPath(location.pathname)], data: {} }
  }
}

const isSessionOver = (code: number): boolean => code === screenCodes.SESSION_INVALID || code === screenCodes.SESSION_MISSING

/** The page is left; nobody is to act on an answer any more. */
function leaveForLogin(): Promise<never> {
  sessionStorage.removeItem(ENDED_MEMBER)
  // Anyone who signs in again goes on here.
  sessionStorage.setItem('currentPage', JSON.stringify({ fullPath: location.pathname + location.search, name: 'other' }))
  location.assign(`${languageOfPath(location.pathname) === 'zh' ? '/zh' : ''}/member/login`)
  return new Promise(() => {})
}

function actOnCode(code: number, session: 'shop' | 'admin'): void {
  const prefix = languageOfPath(location.pathname) === 'zh' ? '/zh' : ''
  if (session === 'admin') {
    if (isSessionOver(code)) adminSession.end()
    return
  }
  if (code === screenCodes.BAG_CHANGED && location.pathname !== `${prefix}/bags`) location.assign(`${prefix}/bags`)
}

function definedStrings(input: unknown): Record<string, string> {
  const pairs = Object.entries(input ?? {}).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]))
}
