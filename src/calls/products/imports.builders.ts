import { crc32 } from 'node:zlib'
import { sql } from 'kysely'
import { ensureCategories } from '#modules/catalogue/index.server.ts'
import {
  exportProducts,
  getImport,
  listImportItems,
  moveImport,
  sayWays,
  sendImport,
} from '#modules/catalogue/imports/imports.paths.ts'
import type { ExportProductsInput, ImportIdInput, MoveImportInput } from '#modules/catalogue/imports/imports.contract.ts'
import { type FileWays, NO_WAYS } from '#modules/catalogue/imports/file-ways.contract.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import type { TestShop } from '../../test-shop.builders.ts'
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
export async function fetchFile({ url }: Shop, token: string, path: string, input: object): Promise<Buffer> {
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

/** Of the one picture the shop has. */
export const hash = 'a'.repeat(32)

export const heads =
  'brand,article_number,categories,name_en,name_zh,description_en,description_zh,colour,colour_en,colour_zh,pictures,item_number,size,list_price,sale_price,stock'
export const coat = (number: string, changes: Partial<Record<string, string>> = {}): string => {
  const cells: Record<string, string> = {
    brand: 'aurelie',
    article_number: number,
    categories: 'women/bags/tote-bags',
    name_en: `Coat ${number}`,
    name_zh: '大衣',
    description_en: '"A coat, warm"',
    description_zh: '大衣一件。',
    colour: 'black',
    colour_en: 'Black',
    colour_zh: '黑色',
    pictures: hash + ' | Coat | 大衣',
    item_number: `${number}-38`,
    size: '38',
    list_price: '12800',
    sale_price: '"9,600.00"',
    stock: '4',
    ...changes,
  }
  return heads
    .split(',')
    .map((head) => cells[head] ?? '')
    .join(',')
}

type Desk = { shop: TestShop; token: string }

/** Somebody who brings files in. */
export function importDesk(at: () => Desk) {
  const detail = async (importId: string) => (await at().shop.ask(getImport, { importId }, at())).data
  return {
    detail,
    items: async (importId: string) => (await at().shop.ask(listImportItems, { importId }, at())).data.list,
    /** Sends a file and looks at it. */
    look: async (file: Buffer | string): Promise<string> => {
      const sent = await sendSheet(at().shop, at().token, file)
      if (sent.msg !== '') throw new Error(sent.msg)
      await at().shop.workOff()
      return sent.data.importId
    },
    /** What is said once for all rows; of another tool's file the currency at least. */
    say: async (importId: string, ways: Partial<FileWays>) => {
      const said = await at().shop.ask(sayWays, { importId, ways: { ...NO_WAYS, currency: 'HKD', ...ways } }, at())
      if (said.msg !== '') throw new Error(said.msg)
      await at().shop.workOff()
    },
    run: async (importId: string, more: Pick<MoveImportInput, 'publish' | 'countStock' | 'newStock' | 'farPrices'> = {}) => {
      const moved = await at().shop.ask(moveImport, { importId, move: 'run', publish: true, countStock: true, ...more }, at())
      if (moved.msg !== '') throw new Error(moved.msg)
      await at().shop.workOff()
      return detail(importId)
    },
  }
}

/** The picture that the files of these tests name. */
export async function keepPicture({ database }: Pick<TestShop, 'database'>): Promise<void> {
  await runSql(
    database,
    sql`insert into media (media_hash, content_type, width, height, placeholder) values (${hash}, 'image/jpeg', 1200, 1600, '')`,
  )
}

/** What a shop has before a file comes: its tree, a brand and the picture. */
export async function readyForFiles(shop: TestShop): Promise<void> {
  await shop.database.inTransaction(ensureCategories)
  await shop.product()
  await keepPicture(shop)
}
