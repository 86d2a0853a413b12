/** An English path and what a search engine wants to know of it. `twin`: it names its Chinese twin, and is named by it. */
export type SitemapEntry = { path: string; twin: boolean; changedAt?: Date; pictures?: readonly string[] }

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const day = (at: Date | undefined): string => (at ? `<lastmod>${at.toISOString()}</lastmod>` : '')
const chinese = (path: string): string => (path === '/' ? '/zh' : `/zh${path}`)

/** Every address once in each language. */
export function sitemapXml(publicUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap((entry) => {
    const english = escapeXml(publicUrl + entry.path)
    const zh = escapeXml(publicUrl + chinese(entry.path))
    const link = (language: string, href: string) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
    const links = entry.twin ? link('en-hk', english) + link('zh-hk', zh) + link('x-default', english) : ''
    const pictures = (entry.pictures ?? [])
      .map((path) => `<image:image><image:loc>${escapeXml(publicUrl + path)}</image:loc></image:image>`)
      .join('')
    const rest = day(entry.changedAt) + links + pictures
    return [`<url><loc>${english}</loc>${rest}</url>`, `<url><loc>${zh}</loc>${rest}</url>`]
  })
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${urls.join('\n')}\n</urlset>\n`
}

export function sitemapIndexXml(publicUrl: string, paths: readonly string[]): string {
  const parts = paths.map((path) => `<sitemap><loc>${escapeXml(publicUrl + path)}</loc></sitemap>`)
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.join('\n')}\n</sitemapindex>\n`
}
