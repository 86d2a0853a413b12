import { PassThrough } from 'node:stream'

type Stream = { accountId: string; sessionId: string; out: PassThrough }

/** Anyone who reads so slowly that this much waits for them is let go; they ask again by themselves. */
const MOST_UNREAD_BYTES = 16_384

/** The open streams of one process: for each account, and in all, no more than that many. */
export class LiveStreams {
  readonly #open = new Set<Stream>()
  readonly #most: { ofAccount: number; inAll: number }

  constructor(most: { ofAccount: number; inAll: number }) {
    this.#most = most
  }

  get size(): number {
    return this.#open.size
  }

  get isFull(): boolean {
    return this.#open.size >= this.#most.inAll
  }

  mayOpen(accountId: string): boolean {
    return this.#of(accountId).length < this.#most.ofAccount
  }

  open(accountId: string, sessionId: string, onClose: () => void): PassThrough {
    const stream = { accountId, sessionId, out: new PassThrough() }
    this.#open.add(stream)
    stream.out.once('close', () => {
      this.#open.delete(stream)
      onClose()
    })
    // Who has gone away in the middle of a word is gone; that is no error.
    stream.out.on('error', () => {})
    return stream.out
  }

  hint(accountId: string): void {
    for (const stream of this.#of(accountId)) say(stream, 'event: news\ndata: {}\n\n')
  }

  /** Keeps connections from falling silent. */
  beat(): void {
    for (const stream of this.#open) say(stream, ':\n\n')
  }

  sessionIds(): string[] {
    return [...new Set([...this.#open].map(({ sessionId }) => sessionId))]
  }

  closeAllBut(isKept: (sessionId: string) => boolean): void {
    for (const { sessionId, out } of this.#open) if (!isKept(sessionId)) out.end()
  }

  #of(accountId: string): Stream[] {
    return [...this.#open].filter((stream) => stream.accountId === accountId)
  }
}

function say({ out }: Stream, words: string): void {
  if (out.writableLength + out.readableLength > MOST_UNREAD_BYTES) out.destroy()
  else if (!out.writableEnded) out.write(words)
}
