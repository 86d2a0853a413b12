import { crc32 } from 'node:zlib'
import { exportProducts, sendImport } from '#modules/catalogue/imports/imports.paths.ts'
import type { ExportProductsInput, ImportIdInput } from '#modules/catalogue/imports/imports.contract.ts'
import { BASE_PATH, type CallPath, type Envelope } from '#platform/wire/call-path.ts'

type Shop = { url: string }

/** Sends a file as the browser does. */
export async function sendFile<Input extends Record<string, string>, Output>(
  { url }: Shop,
  token: string,
  path: CallPath<Input, Output>,
  input: Input,
  file: Buffer | string,
): Promise<Envelope<Output>> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(Buffer.from(file))]), 'file')
  const response = await fetch(`${url}${BASE_PATH}${path.path}?${new URLSearchParams(input)}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  })
  return (await response.json()) as Envelope<Output>
}

export const sendSheet = (
  shop: Shop,
  token: string,
  file: Buffer | string,
  name = 'products.csv',
): Promise<Envelope<ImportIdInput>> => sendFile(shop, token, sendImport, { name }, file)

/** A file that a call answers with. */
export async function fetchFile<Input extends object>({ url }: Shop, token: string, path: string, input: Input): Promise<Buffer> {
  const query = new URLSearchParams(Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]))
  const response = await fetch(`${url}${BASE_PATH}${path}?${query}`, { headers: { Authorization: `Bearer ${token}` } })
  return Buffer.from(await response.arrayBuffer())
}

export const takeOut = (shop: Shop, token: string, input: ExportProductsInput): Promise<Buffer> =>
  fetchFile(shop, token, exportProducts.path, input)

/** An archive whose files are stored as they are. */
export function storedZip(files: readonly (readonly [string, Buffer])[]): Buffer {
  const heads: Buffer[] = []
  const parts: Buffer[] = []
  let at = 0
  for (const [name, content] of files) {
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt32LE(crc32(content), 10)
    fields.writeUInt32LE(content.length, 14)
    fields.writeUInt32LE(content.length, 18)
    fields.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    parts.push(Buffer.from('PK\u0003\u0004', 'latin1'), fields, Buffer.from(name), content)
    heads.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), fields, place, Buffer.from(name))
    at += 30 + name.length + content.length
  }
  const list = Buffer.concat(heads)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...parts, list, Buffer.from('PK\u0005\u0006', 'latin1'), end])
}
