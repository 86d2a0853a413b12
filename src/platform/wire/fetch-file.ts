import { BASE_PATH, type CallPath, type FileAnswer } from './call-path.ts'

const TIME_LIMIT_MS = 30_000

/** A file that is somebody's own: it travels with their token, never by address alone. Undefined when there is none to have. */
export async function fetchFile<Input>(
  { path }: CallPath<Input, FileAnswer, 'GET'>,
  input: Readonly<Record<string, string>>,
  session: 'shop' | 'admin',
  timeLimitMs = TIME_LIMIT_MS,
  beside: Readonly<Record<string, string>> = {},
): Promise<Blob | undefined> {
  const token = localStorage.getItem(session === 'admin' ? 'admin_access_token' : 'access_token') ?? ''
  try {
    const response = await fetch(`${BASE_PATH}${path}?${new URLSearchParams(input)}`, {
      headers: { Authorization: `Bearer ${token}`, ...beside },
      signal: AbortSignal.timeout(timeLimitMs),
    })
    // A refusal is answered as JSON, and so may a file be; only the file has a name.
    return response.ok && response.headers.has('Content-Disposition') ? await response.blob() : undefined
  } catch {
    return undefined
  }
}

/** Hands a file to the browser, to be kept under this name. */
export function keepFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
