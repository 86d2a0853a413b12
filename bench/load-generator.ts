import { connect, type Socket } from 'node:net'

/** What so many clients ask for, one after another each, and for how long. `patient`: who is told when to come again waits so long. */
export type LoadOrder = { port: number; paths: readonly string[]; clients: number; seconds: number; patient: boolean }
/** Milliseconds, of answers that came while the load lasted. `unsaid`: refusals that do not say when to come again. */
export type LoadOutcome = { accepted: number[]; refused: number[]; unsaid: number; failed: number }

type Answer = { status: number; retryAfter: number; length: number; closes: boolean; head: number }

const HEAD_END = '\r\n\r\n'

/** The head of an answer, once it is here whole. */
function readHead(bytes: Buffer): Answer | undefined {
  const head = bytes.indexOf(HEAD_END)
  if (head < 0) return undefined
  const text = bytes.toString('latin1', 0, head)
  const header = (name: string): string => new RegExp(`\r\n${name}: ([^\r]*)`, 'i').exec(text)?.[1] ?? ''
  return {
    status: Number(text.slice(9, 12)),
    retryAfter: Number(header('retry-after') || Number.NaN),
    length: Number(header('content-length') || 0),
    closes: /close/i.test(header('connection')),
    head: head + HEAD_END.length,
  }
}

/** A keep-alive client in a closed loop: its next request leaves when the answer to the one before has come. */
class Client {
  readonly #order: LoadOrder
  readonly #outcome: LoadOutcome
  readonly #until: number
  #socket: Socket | undefined
  #held: Buffer[] = []
  #heldBytes = 0
  #answer: Answer | undefined
  #askedAt = 0
  #turn: number

  constructor(order: LoadOrder, outcome: LoadOutcome, { until, turn }: { until: number; turn: number }) {
    this.#order = order
    this.#outcome = outcome
    this.#until = until
    this.#turn = turn
  }

  ask(): void {
    if (performance.now() >= this.#until) return this.stop()
    this.#turn += 1
    this.#askedAt = performance.now()
    this.#socket ??= this.#open()
    const path = this.#order.paths[this.#turn % this.#order.paths.length] ?? '/'
    this.#socket.write(`GET ${path} HTTP/1.1\r\nHost: shop\r\nAccept: text/html\r\n\r\n`)
  }

  stop(): void {
    this.#socket?.removeAllListeners('close').destroy()
    this.#socket = undefined
  }

  #open(): Socket {
    const socket = connect(this.#order.port, '127.0.0.1')
    socket.on('error', () => {})
    socket.on('data', (bytes) => this.#take(bytes))
    socket.on('close', () => this.#lose(socket))
    return socket
  }

  #lose(socket: Socket): void {
    if (socket !== this.#socket) return
    this.#outcome.failed += 1
    this.#next(true, 100)
  }

  #take(bytes: Buffer): void {
    this.#held.push(bytes)
    this.#heldBytes += bytes.length
    this.#answer ??= readHead(this.#held.length === 1 ? bytes : Buffer.concat(this.#held))
    const answer = this.#answer
    if (!answer || this.#heldBytes < answer.head + answer.length) return
    const took = performance.now() - this.#askedAt
    const isRefused = answer.status === 503 || answer.status === 429
    if (isRefused) this.#outcome.refused.push(Math.round(took * 10) / 10)
    else if (answer.status === 200) this.#outcome.accepted.push(Math.round(took * 10) / 10)
    else this.#outcome.failed += 1
    if (isRefused && Number.isNaN(answer.retryAfter)) this.#outcome.unsaid += 1
    this.#next(answer.closes, isRefused && this.#order.patient ? (answer.retryAfter || 0) * 1_000 : 0)
  }

  #next(closes: boolean, pauseMs: number): void {
    this.#held = []
    this.#heldBytes = 0
    this.#answer = undefined
    if (closes) this.stop()
    if (pauseMs === 0) return this.ask()
    setTimeout(() => this.ask(), pauseMs)
  }
}

async function runLoad(order: LoadOrder): Promise<LoadOutcome> {
  const outcome: LoadOutcome = { accepted: [], refused: [], unsaid: 0, failed: 0 }
  const until = performance.now() + order.seconds * 1_000
  const clients = Array.from({ length: order.clients }, (_, turn) => new Client(order, outcome, { until, turn }))
  // Not all in the same millisecond, but within the first second.
  for (const [turn, client] of clients.entries()) setTimeout(() => client.ask(), (turn * 1_000) / clients.length)
  await new Promise((resolve) => setTimeout(resolve, order.seconds * 1_000))
  for (const client of clients) client.stop()
  return outcome
}

// A program of its own, so that what it costs to ask is not taken from who answers.
const asked = process.argv[2]
if (asked) {
  // The shape is the one with which `load` of the benchmark starts this program, alone.
  const outcome = await runLoad(JSON.parse(asked) as LoadOrder)
  process.stdout.write(JSON.stringify(outcome), () => process.exit(0))
}
