import { BASE_PATH } from './call-path.ts'

const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 300_000

/**
 * Reads a stream of server-sent events as the member who is signed in, and tells of each hint. The token travels in a header, which
 * EventSource cannot send. A stream that breaks is begun again, ever more patiently; while nobody looks at the page there is none.
 */
export function readLive(path: string, onNews: () => void): () => void {
  let current: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  const begin = async (): Promise<void> => {
    const own = new AbortController()
    current = own
    const hasHeard = await listen(path, own.signal, onNews)
    if (own.signal.aborted) return
    failures = hasHeard ? 0 : failures + 1
    timer = setTimeout(() => void begin(), Math.min(LONGEST_PAUSE_MS, (0.5 + Math.random()) * FIRST_PAUSE_MS * 2 ** failures))
  }
  const end = (): void => {
    clearTimeout(timer)
    current?.abort()
  }
  const follow = (): void => {
    end()
    if (document.visibilityState === 'visible') void begin()
  }
  follow()
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    end()
  }
}

/** Until the stream ends; whether anything came. */
async function listen(path: string, signal: AbortSignal, onNews: () => void): Promise<boolean> {
  let hasHeard = false
  try {
    const headers = { Authorization: `Bearer ${localStorage.getItem('access_token') ?? ''}`, Accept: 'text/event-stream' }
    const response = await fetch(BASE_PATH + path, { headers, signal, cache: 'no-store' })
    if (!response.ok || !response.body) return false
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return hasHeard
      const events = (rest + value).split('\n\n')
      rest = events.pop() ?? ''
      if (!events.some((event) => /^event: news$/m.test(event))) continue
      hasHeard = true
      onNews()
    }
  } catch {
    // The line is cut, or nobody listens any more.
    return hasHeard
  }
}
