import type { Carrier } from './call-client.ts'

/** Sends a file and says how much of it has gone, from 0 to 1: what `fetch` cannot say. */
export const carryWithProgress =
  (onShare: (share: number) => void): Carrier =>
  (url, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, url)
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
      request.upload.addEventListener('progress', ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0))
      request.addEventListener('load', () => resolve({ json: async () => JSON.parse(request.responseText) as unknown }))
      for (const failure of ['error', 'abort', 'timeout'] as const)
        request.addEventListener(failure, () => reject(new Error(`the file was not sent: ${failure}`)))
      signal?.addEventListener('abort', () => request.abort())
      request.send(body instanceof FormData ? body : null)
    })
