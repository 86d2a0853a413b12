import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { startTestShop, type TestShop } from '#test-shop.builders.ts'
import { runSql } from '#platform/run-sql.builders.ts'

let shop: TestShop
let bag: BuiltProduct

beforeAll(async () => {
  shop = await startTestShop()
  bag = await shop.product({ brandCode: 'a&b', categories: ['women/bags'] })
  await runSql(
    shop.database,
    sql`insert into media (media_hash, content_type, width, height, placeholder) values ('0123', 'image/webp', 900, 1200, '')`,
  )
  await runSql(
    shop.database,
    sql`insert into colour_pictures (colour_row_id, position, media_hash, alt_en, alt_zh)
    select colour_row_id, 0, '0123', 'A bag', '手袋' from product_colours where product_id = ${bag.productId}`,
  )
  await shop.product({ spuCode: 'HIDDEN', brandCode: 'hidden', categories: ['men/watches'], listed: false })
  await shop.product({
    brandCode: 'nobody',
    categories: ['men/belts'],
    colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers: [{ withdrawn: true }] }] }],
  })
})
afterAll(() => shop.stop())

const read = async (path: string) => (await fetch(shop.url + path)).text()
const found = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text]) => text)

test('the sitemap names its parts, and each of them exists', async () => {
  const parts = found(await read('/sitemap.xml'), 'loc')
  expect(parts).toEqual(['pages', 'lists', 'community', 'products-1'].map((name) => `${shop.url}/sitemap-${name}.xml`))
  for (const part of parts) expect((await fetch(part ?? '')).headers.get('content-type')).toBe('application/xml; charset=utf-8')
  for (const other of ['products-2', 'products-0', 'products-', 'orders']) {
    expect((await fetch(`${shop.url}/sitemap-${other}.xml`)).status).toBe(404)
  }
})

test('a product stands in the sitemap in both languages, each naming the other, with its pictures and its date', async () => {
  const xml = await read('/sitemap-products-1.xml')
  const path = `/product/detail/a%26b/${bag.articleNumber}`
  expect(found(xml, 'loc')).toEqual([shop.url + path, `${shop.url}/zh${path}`])
  expect(found(xml, 'image:loc')).toEqual([`${shop.url}/media/0123/1440.webp`, `${shop.url}/media/0123/1440.webp`])
  expect(found(xml, 'lastmod')).toEqual(['2026-11-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z'])
  for (const url of xml.split('</url>').slice(0, 2)) {
    expect(url).toContain(`hreflang="en-hk" href="${shop.url}${path}"`)
    expect(url).toContain(`hreflang="zh-hk" href="${shop.url}/zh${path}"`)
    expect(url).toContain(`hreflang="x-default" href="${shop.url}${path}"`)
  }
})

test('what is not shown, and lists that are empty, stand in no sitemap', async () => {
  const lists = found(await read('/sitemap-lists.xml'), 'loc').filter((loc) => !loc?.includes('/zh/'))
  const expected = ['/product/brand', '/product/list/women', '/product/list/women/bags', '/product/brand/a&amp;b']
  expect(lists).toEqual(expected.map((path) => shop.url + path))
  expect(await read('/sitemap-products-1.xml')).not.toMatch(/HIDDEN|nobody/)
})

test('a sitemap travels compressed, and is not sent again to whoever has it', async () => {
  const first = await fetch(`${shop.url}/sitemap-pages.xml`, { headers: { 'accept-encoding': 'gzip' } })
  expect(first.headers.get('content-encoding')).toBe('gzip')
  expect(await first.text()).toContain('<urlset')
  const etag = first.headers.get('etag') ?? ''
  const again = await fetch(`${shop.url}/sitemap-pages.xml`, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  const plain = await fetch(`${shop.url}/sitemap-pages.xml`, { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
})

test('robots.txt names the sitemap and keeps programs from what is personal, in both languages', async () => {
  const robots = await read('/robots.txt')
  for (const path of ['/bags', '/checkout', '/payment', '/myaccount', '/admin', '/wishlist$']) {
    expect(robots).toContain(`\nDisallow: ${path}\n`)
    expect(robots).toContain(`\nDisallow: /zh${path}\n`)
  }
  expect(robots).toContain('\nDisallow: /prod-api/\n')
  expect(robots).toContain(`\nSitemap: ${shop.url}/sitemap.xml\n`)
  expect(robots).not.toContain('Disallow: /product')
})

test.each([
  ['/manifest.webmanifest', 'en-HK', '/'],
  ['/zh/manifest.webmanifest', 'zh-Hant-HK', '/zh'],
])('%s lets a telephone keep the shop, with icons that exist', async (path, lang, start) => {
  const answer = await fetch(shop.url + path)
  expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
  const manifest = (await answer.json()) as { icons: { src: string; purpose: string }[] }
  expect(manifest).toMatchObject({ lang, start_url: start, id: start, short_name: 'PRAYA' })
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src } of [...manifest.icons, { src: '/favicon.ico' }, { src: '/apple-touch-icon.png' }, { src: '/share.jpg' }]) {
    const icon = await fetch(shop.url + src)
    expect(icon.headers.get('content-type')).toMatch(/^image\//)
    expect(icon.headers.get('cache-control')).toBe('public, max-age=604800')
  }
})

test('whoever has found a hole reads to whom they write, and until when that holds', async () => {
  const text = await read('/.well-known/security.txt')
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(text).toContain(`Canonical: ${shop.url}/.well-known/security.txt`)
  const ends = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '')
  expect(ends).toBeGreaterThan(Date.now() + 30 * 86_400_000)
  expect(ends).toBeLessThan(Date.now() + 366 * 86_400_000)
})

const FEED_FIELDS = {
  required: ['id', 'title', 'description', 'link', 'image_link', 'availability', 'price', 'condition', 'brand'],
  clothing: ['item_group_id', 'color', 'size', 'gender', 'age_group'],
}
/** What both companies publish of their fields: which there must be, and which values they take. */
function expectPublished(fields: Record<string, string>, availabilities: RegExp): void {
  expect([...FEED_FIELDS.required, ...FEED_FIELDS.clothing].filter((name) => !fields[name])).toEqual([])
  expect(fields.id!.length).toBeLessThanOrEqual(50)
  expect(fields.title!.length).toBeLessThanOrEqual(150)
  expect(fields.description!.length).toBeLessThanOrEqual(5_000)
  expect(fields.price).toMatch(/^\d+\.\d{2} HKD$/)
  expect(fields.availability).toMatch(availabilities)
  expect(fields.condition).toMatch(/^(new|refurbished|used)$/)
  expect(fields.gender).toMatch(/^(male|female|unisex)$/)
  expect(fields.age_group).toBe('adult')
  for (const name of ['link', 'image_link']) expect(new URL(fields[name]!).origin).toBe(shop.url)
}

test.each(['en', 'zh'])(
  'Merchant Center reads the goods for sale in %s by its published fields, each variant once',
  async (language) => {
    const answer = await fetch(`${shop.url}/feeds/google-${language}.xml`)
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const xml = await answer.text()
    expect(xml).toContain('xmlns:g="http://base.google.com/ns/1.0"')
    const items = xml.split('<item>').slice(1)
    expect(items).toHaveLength(1)
    const fields = Object.fromEntries([...items[0]!.matchAll(/<g:(\w+)>([^<]*)</g)].map(([, name, value]) => [name, value]))
    expectPublished(fields, /^(in_stock|out_of_stock|preorder|backorder)$/)
    const prefix = language === 'zh' ? '/zh' : ''
    expect(fields.link).toBe(`${shop.url}${prefix}/product/detail/a%26b/${bag.articleNumber}?colour=black`)
    expect(fields.mpn).toBe(bag.articleNumber)
    expect(xml.trimEnd().endsWith('</rss>')).toBe(true)
  },
)

test('Meta reads the same goods as a table, with pictures it takes', async () => {
  const answer = await fetch(`${shop.url}/feeds/meta-en.csv`)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const [item, ...others] = parse<Record<string, string>>(await answer.text(), { columns: true })
  expect(others).toEqual([])
  expectPublished(item!, /^(in stock|out of stock)$/)
  expect(item!.image_link).toMatch(/\.jpg$/)
  expect(Object.keys(item!)).toEqual(expect.arrayContaining(['sale_price', 'additional_image_link', 'google_product_category']))
})
