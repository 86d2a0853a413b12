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
