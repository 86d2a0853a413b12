import { listedPaths } from '#addresses.ts'
import { informationAddresses, informationChangedAt } from '#flows/information/show-information.ts'
import { listListAddresses, listProductAddresses, totalListedProducts } from '#modules/catalogue/index.server.ts'
import { listRewrittenPages } from '#modules/content/index.server.ts'
import { findCommunity } from '#modules/shop-settings/index.server.ts'
import { listPostAddresses } from '#modules/posts/index.server.ts'
import { listCollectionAddresses } from '#modules/storefront/index.server.ts'
import type { Read } from '#platform/database.server.ts'
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from '#seo/sitemap-xml.server.ts'

/** A file may name 50,000 addresses and weigh 50 MB; ten pictures each and two languages keep this far below both. */
const PRODUCTS_A_PART = 2_500

/** The sitemap file of that name, or nothing when there is none. */
export async function writeSitemap(tx: Read, publicUrl: string, file: string): Promise<string | undefined> {
  if (file === 'sitemap.xml') return sitemapIndexXml(publicUrl, await partPaths(tx))
  if (file === 'sitemap-pages.xml') return sitemapXml(publicUrl, await pageEntries(tx))
  if (file === 'sitemap-lists.xml') return sitemapXml(publicUrl, await listEntries(tx))
  if (file === 'sitemap-community.xml') return sitemapXml(publicUrl, await communityEntries(tx))
  const part = Number(/^sitemap-products-([1-9]\d{0,3})\.xml$/.exec(file)?.[1])
  const products = part ? await productEntries(tx, part) : []
  return products.length > 0 ? sitemapXml(publicUrl, products) : undefined
}

async function partPaths(tx: Read): Promise<string[]> {
  const parts = Math.ceil((await totalListedProducts(tx)).count / PRODUCTS_A_PART)
  const products = Array.from({ length: parts }, (_, at) => `/sitemap-products-${at + 1}.xml`)
  return ['/sitemap-pages.xml', '/sitemap-lists.xml', '/sitemap-community.xml', ...products]
}

/** What stands at a fixed address, and every page of words. */
async function pageEntries(tx: Read): Promise<SitemapEntry[]> {
  const rewritten = await listRewrittenPages(tx)
  return [...new Set([...listedPaths(), ...informationAddresses()])].map((path) => {
    const changedAt = informationChangedAt(path, rewritten)
    return { path, twin: true, ...(changedAt ? { changedAt } : {}) }
  })
}

/** Lists and designers' pages name no twin on themselves, so they name none here. */
const listEntries = async (tx: Read): Promise<SitemapEntry[]> =>
  [...(await listListAddresses(tx)), ...(await listCollectionAddresses(tx))].map(({ path, changedAt }) => ({
    ...{ path, twin: false, changedAt },
  }))

/** Posts that everyone may read, of members who let search engines find them. */
const communityEntries = async (tx: Read): Promise<SitemapEntry[]> =>
  (await findCommunity(tx)).isOpen ? presentPosts(await listPostAddresses(tx)) : []

const presentPosts = (posts: Awaited<ReturnType<typeof listPostAddresses>>): SitemapEntry[] =>
  posts.map(({ code, changedAt, pictures }) => ({
    path: `/community/post/${code}`,
    twin: true,
    changedAt,
    pictures: pictures.map((hash) => `/media/${hash}/1440.webp`),
  }))

async function productEntries(tx: Read, part: number): Promise<SitemapEntry[]> {
  const found = await listProductAddresses(tx, { offset: (part - 1) * PRODUCTS_A_PART, limit: PRODUCTS_A_PART })
  return found.map(({ path, changedAt, pictures }) => ({
    path,
    twin: true,
    changedAt,
    pictures: pictures.map((hash) => `/media/${hash}/1440.webp`),
  }))
}
