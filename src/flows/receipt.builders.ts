import sharp from 'sharp'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import type { TestShop } from '../test-shop.builders.ts'

/** Sends bytes as a browser's form does, under a name that must not be believed. */
export async function upload(
  shop: TestShop,
  token: string,
  bytes: Uint8Array,
): Promise<{ code: number; data: { uploadId: string } }> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), '../../evil.jpg.html')
  const response = await fetch(`${shop.url}${BASE_PATH}/admin/upload?purpose=receipt`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  })
  return (await response.json()) as { code: number; data: { uploadId: string } }
}
/** A small picture that is one. */
export const receipt = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
