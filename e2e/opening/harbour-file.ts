import { stringify } from 'csv-stringify/sync'
import sharp from 'sharp'
import { storedZip } from '../../src/calls/products/imports.builders.ts'
import type { Language } from '../../src/language/languages.ts'

/** The columns Shopify publishes, and those a shop adds for its second language. */
const HEADS = {
  en: ['name_zh', 'description_zh'],
  zh: ['英文名稱', '英文描述'],
} as const
const PUBLISHED = [
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value',
  'Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price',
  'Variant Compare At Price,Image Src,Image Position,Image Alt Text,Variant Image,Gift Card,SEO Title,Status',
]
  .join()
  .split(',')

type Cells = Record<string, string>
type Words = Record<Language, string>

const TOTE: { name: Words; about: Words } = {
  name: { en: 'Pier Tote', zh: '碼頭托特包' },
  about: { en: 'A tote for the ferry.', zh: '渡輪上的托特包。' },
}
const SLING: { name: Words; about: Words } = {
  name: { en: 'Tram Sling', zh: '電車斜孭袋' },
  about: { en: 'Sits close when it is full.', zh: '裝滿亦貼身。' },
}
export const KIND: Words = { en: 'Tote bags', zh: '托特包' }
const BLACK: Words = { en: 'Black', zh: '黑色' }
const CAMEL: Words = { en: 'Camel', zh: '駝色' }
const BRAND = 'Harbour & Sons'

/** What a shop's export says: two bags, one of them with a price nobody can read, pictures on rows with nothing else. */
export function harbourFile(language: Language): string {
  const other = language === 'en' ? 'zh' : 'en'
  const [secondName, secondAbout] = HEADS[language]
  const columns = [...PUBLISHED, secondName, secondAbout]
  const product = (handle: string, { name, about }: typeof TOTE): Cells => ({
    Handle: handle,
    Title: name[language],
    'Body (HTML)': `<p>${about[language]}</p>`,
    Vendor: BRAND,
    Type: KIND[language],
    Published: 'TRUE',
    'Option1 Name': language === 'en' ? 'Color' : '顏色',
    Status: 'active',
    [secondName]: name[other],
    [secondAbout]: about[other],
  })
  const variant = (sku: string, colour: Words, price: string, picture: string): Cells => ({
    'Option1 Value': colour[language],
    'Variant SKU': sku,
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': '3',
    'Variant Price': price,
    'Variant Image': picture,
  })
  const rows: Cells[] = [
    { ...product('pier-tote', TOTE), ...variant('PT-BLK', BLACK, '1980.00', 'tote-black.jpg'), 'Image Src': 'tote-black.jpg' },
    { Handle: 'pier-tote', ...variant('PT-CML', CAMEL, '1980.00', 'tote-camel.jpg'), 'Image Src': 'tote-camel.jpg' },
    { Handle: 'pier-tote', 'Image Src': 'tote-inside.jpg', 'Image Position': '3' },
    { ...product('tram-sling', SLING), ...variant('TS-BLK', BLACK, 'tba', 'sling.jpg'), 'Image Src': 'sling.jpg' },
  ]
  return stringify([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))])
}

/** The folder of pictures, as an archive. */
export async function harbourPictures(): Promise<Buffer> {
  const shades = { 'tote-black': '#1f1f1f', 'tote-camel': '#b98d5b', 'tote-inside': '#6d655c', sling: '#2b2b30' }
  const files = Object.entries(shades).map(async ([name, shade]) => {
    const picture = sharp({ create: { width: 1200, height: 1600, channels: 3, background: shade } })
    return [`pictures/${name}.jpg`, await picture.jpeg().toBuffer()] as const
  })
  return storedZip(await Promise.all(files))
}
