import sharp from 'sharp'
import { readUpload, sendUpload, type UploadPurpose } from '#modules/uploads/uploads.paths.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'

type Shop = { url: string }
type Sent = {
  status: number
  code: number
  msg: string
  data: { uploadId: string; hash: string | null; width: number; height: number }
}

/** Sends a form as a browser does. */
export async function sendForm(shop: Shop, token: string, form: FormData, purpose: UploadPurpose = 'receipt'): Promise<Sent> {
  const response = await fetch(`${shop.url}${BASE_PATH}${sendUpload(purpose).path}`, {
    method: 'POST',
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    body: form,
  })
  return { status: response.status, ...((await response.json()) as Omit<Sent, 'status'>) }
}

/** Sends bytes under a name that must not be believed. */
export function upload(
  shop: Shop,
  token: string,
  bytes: Uint8Array,
  { name = '../../evil.jpg.html', purpose = 'receipt' }: { name?: string; purpose?: UploadPurpose } = {},
): Promise<Sent> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  return sendForm(shop, token, form, purpose)
}

/** What somebody with this token is shown of an upload. */
export const openFile = (shop: Shop, token: string, uploadId: string): Promise<Response> =>
  fetch(`${shop.url}${BASE_PATH}${readUpload.path}?uploadId=${uploadId}`, { headers: { Authorization: `Bearer ${token}` } })

/** A small picture that is one. */
export const receipt = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
