import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Mood = 'well' | 'silent' | 'broken' | 'busy' | 'cut after taking it' | 'knows nobody'
type Taken = { sid: string; to: string; from: string; body: string; dateCreated: string }

const ACCOUNT = `AC${'0123456789abcdef'.repeat(2)}`
const TOKEN = 'a-token-for-tests'
const PATH = `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`

/** A gateway on this machine that speaks Twilio's protocol. It knows nobody whose number ends in 0000. */
export async function startSmsGateway() {
  const gateway = {
    mood: 'well' as Mood,
    taken: [] as Taken[],
    count: 0,
    asked: [] as string[],
    settings: { url: '', account: ACCOUNT, token: TOKEN, from: '+85230011001' },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections()),
  }
  const server = createServer((request, response) => void answer(gateway, request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  gateway.settings.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return gateway
}

type Gateway = Awaited<ReturnType<typeof startSmsGateway>>

async function answer(gateway: Gateway, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '', gateway.settings.url)
  gateway.asked.push(`${request.method} ${url.pathname}`)
  const say = (status: number, body: object) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  const refuse = (status: number, code: number, message: string) =>
    say(status, { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status })
  const form = await text(request)
  if (gateway.mood === 'silent') return
  if (gateway.mood === 'broken') return void response.writeHead(503, { 'Content-Type': 'text/html' }).end('<h1>Away</h1>')
  if (gateway.mood === 'busy') return void refuse(429, 20429, 'Too Many Requests')
  const isOurs = request.headers.authorization === `Basic ${Buffer.from(`${ACCOUNT}:${TOKEN}`).toString('base64')}`
  if (!isOurs || gateway.mood === 'knows nobody') return void refuse(401, 20003, 'Authenticate')
  if (url.pathname !== PATH) return void refuse(404, 20404, 'The requested resource was not found')
  if (request.method === 'GET') return void say(200, listed(gateway.taken, url.searchParams))
  if (request.headers['content-type'] !== 'application/x-www-form-urlencoded')
    return void refuse(400, 21603, "A 'From' phone number is required")
  const fields = new URLSearchParams(form)
  const to = fields.get('To') ?? ''
  if (to.endsWith('0000')) return void refuse(400, 21211, `The 'To' number ${to} is not a valid phone number.`)
  const message = take(gateway, { to, from: fields.get('From') ?? '', body: fields.get('Body') ?? '' })
  if (gateway.mood === 'cut after taking it') return void request.socket.destroy()
  say(201, message)
}

function take(gateway: Gateway, fields: Omit<Taken, 'sid' | 'dateCreated'>) {
  const sid = `SM${String((gateway.count += 1)).padStart(32, '0')}`
  gateway.taken.unshift({ sid, ...fields, dateCreated: new Date().toUTCString() })
  return shown(gateway.taken[0]!)
}

const shown = ({ dateCreated, ...message }: Taken) => ({
  ...message,
  account_sid: ACCOUNT,
  status: 'queued',
  num_segments: '1',
  date_created: dateCreated,
  date_updated: dateCreated,
  date_sent: null,
})

/** The newest first, of one page. */
const listed = (taken: readonly Taken[], wanted: URLSearchParams) => ({
  messages: taken.filter(({ to, from }) => to === wanted.get('To') && from === wanted.get('From')).map(shown),
  page: 0,
  page_size: 50,
  next_page_uri: null,
  uri: PATH,
})
