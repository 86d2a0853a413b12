import { networkWords, OK_CODE, screenCodes } from '#language/screen-codes.ts'
import { languageOfPath, WIRE_LANGUAGE } from '#language/languages.ts'
import type { StoredPicture } from '#modules/content/home.contract.ts'
import { BASE_PATH, type CallResult, type Envelope } from '#platform/wire/call-path.ts'

const TIME_LIMIT_MS = 60_000

/** Puts a picture of our own among the shop's pictures, in the operator's session. */
export async function sendPicture(file: Blob): Promise<CallResult<Omit<StoredPicture, 'alt'>>> {
  const language = languageOfPath(location.pathname)
  const body = new FormData()
  body.append('file', file)
  try {
    const response = await fetch(`${BASE_PATH}/admin/picture`, {
      method: 'POST',
      headers: {
        'Accept-Language': WIRE_LANGUAGE[language],
        Authorization: `Bearer ${localStorage.getItem('admin_access_token') ?? ''}`,
      },
      body,
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    })
    const { code, msg, data } = (await response.json()) as Envelope<Omit<StoredPicture, 'alt'>>
    return code === OK_CODE ? { ok: true, data } : { ok: false, code, msg, data: {} }
  } catch {
    return { ok: false, code: screenCodes.NETWORK, msg: networkWords[language], data: {} }
  }
}
