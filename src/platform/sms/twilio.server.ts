import type { Twilio } from 'twilio'
import { throughBreaker } from '#platform/outside/breaker.server.ts'
import { NotSaid } from '#platform/outside/outside-calls.server.ts'
import { type SmsGateway, SmsRefused } from './sms.server.ts'

type GatewayOptions = {
  /** Where the gateway's HTTP API is, such as https://api.twilio.com. */
  url: string
  account: string
  token: string
  /** The number or name that messages come from. */
  from: string
  timeoutMs: number
  restMs: number
}

/** The clocks of two houses differ. */
const SLACK_MS = 60_000
const MOST_LOOKED_THROUGH = 50

/** Text messages through Twilio's HTTP API. Its library is large and is loaded here, once, while the process starts. */
export function twilioGateway(options: GatewayOptions): SmsGateway {
  const { from } = options
  const client = connect(options)
  // Anyone who sends meets the problem.
  client.catch(() => {})
  const ask = throughBreaker({
    restMs: options.restMs,
    isAnswer: (problem) => problem instanceof SmsRefused,
    resting: () => new NotSaid('the SMS gateway is left alone for a moment'),
  })
  const understood = <T>(work: (gateway: Twilio) => Promise<T>): Promise<T> =>
    ask(async () => work(await client).catch((problem: unknown) => Promise.reject(understand(problem))))
  return {
    send: async ({ recipient, body }) => {
      const { sid } = await understood(({ messages }) => messages.create({ to: recipient, from, body }))
      if (!sid) throw new Error('the SMS gateway has not said what it calls the message')
      return sid
    },
    find: async ({ recipient, body, createdAt }) => {
      const wanted = { to: recipient, from, pageSize: MOST_LOOKED_THROUGH, limit: MOST_LOOKED_THROUGH }
      const found = await understood(({ messages }) => messages.list(wanted))
      const since = createdAt.getTime() - SLACK_MS
      return found.filter((message) => message.body === body && message.dateCreated.getTime() >= since).map(({ sid }) => sid)
    },
  }
}

async function connect({ url, account, token, timeoutMs }: GatewayOptions): Promise<Twilio> {
  const { default: twilio } = await import('twilio')
  /** Speaks to the address of the settings, whatever host the library thinks of. */
  class OwnClient extends twilio.RequestClient {
    override request: InstanceType<typeof twilio.RequestClient>['request'] = async ({ uri, method, headers, params, data }) => {
      const address = new URL(url.replace(/\/$/, '') + new URL(uri).pathname)
      address.search = formOf(params).toString()
      const answer = await send(address, { method, headers, data: data ?? undefined, account, token, timeoutMs })
      return { ...answer, toString: () => `HTTP ${answer.statusCode}` }
    }
  }
  const client = twilio(account, token, { httpClient: new OwnClient() })
  // Its parts are loaded when they are first used, which would hold up the requests of that moment.
  void client.messages
  return client
}

type TwilioRequest = {
  method: string
  data: object | undefined
  headers: object | undefined
  account: string
  token: string
  timeoutMs: number
}

async function send(address: URL, { method, data, account, token, timeoutMs, ...asked }: TwilioRequest) {
  const headers = new Headers({ ...asked.headers })
  headers.set('Authorization', `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`)
  const response = await fetch(address, {
    method: method.toUpperCase(),
    headers,
    ...(data ? { body: formOf(data) } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const body = await response.text()
  // Anyone who stands between may answer in words of its own.
  const read = response.headers.get('content-type')?.includes('json') ? JSON.parse(body) : body
  return { statusCode: response.status, body: read, headers: Object.fromEntries(response.headers) }
}

const formOf = (fields: object = {}): URLSearchParams =>
  new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])))

/** Our own number or account, which somebody here has to set right: messages wait until then. */
const OURS = new Set([20003, 20005, 21212, 21603, 21606, 21659, 21660])

type GatewayProblem = Error & { status?: number; code?: number; cause?: { code?: string } }

/** What the gateway says of the number or of the words is for ever; what it says of us, or of now, is not. Numbers are kept out of the log. */
function understand(problem: unknown): unknown {
  if (!(problem instanceof Error)) return problem
  const { status, code = 0, message, cause } = problem as GatewayProblem
  if (status === undefined) {
    const isUnheard = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/.test(String(cause?.code))
    return isUnheard ? new NotSaid('the SMS gateway cannot be reached') : problem
  }
  if (status === 400 && !OURS.has(code)) return new SmsRefused(code ? `${code}: ${message}` : message)
  const said = `the SMS gateway answers ${status}${code ? ` (${code})` : ''}`
  return status >= 400 && status < 500 && status !== 408 ? new NotSaid(said) : new Error(said)
}
