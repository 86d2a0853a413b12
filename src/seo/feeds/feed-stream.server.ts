import { stringify } from 'csv-stringify/sync'
import { house } from '#language/house.ts'
import type { Language } from '#language/languages.ts'
import { localPath } from '#language/texts.ts'
import { listFeedItems } from '#modules/catalogue/index.server.ts'
import type { Read } from '#platform/database.server.ts'
import { escapeXml } from '#seo/sitemap-xml.server.ts'
import { type FeedFields, feedFields, type FeedTaker } from './feed-fields.ts'

/** Products that are read and written at a time. */
const AT_ONCE = 250

/** All variants for sale, batch by batch: as RSS for Merchant Center, as a table for Meta. */
export async function* writeFeed(tx: Read, taker: FeedTaker, language: Language, publicUrl: string): AsyncGenerator<string> {
  if (taker === 'google') yield rssHead(language, publicUrl)
  let isHeaded = taker === 'google'
  for await (const items of listFeedItems(tx, language, AT_ONCE)) {
    const written = items.map((item) => feedFields(item, taker, language, publicUrl))
    const [first] = written
    if (first && !isHeaded) yield stringify([Object.keys(first)])
    if (first) isHeaded = true
    yield written.map(taker === 'google' ? rssItem : tableRow).join('')
  }
  if (taker === 'google') yield '</channel>\n</rss>\n'
}

const rssHead = (language: Language, publicUrl: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    `<title>${escapeXml(house().name[language])}</title>`,
    `<link>${escapeXml(publicUrl + localPath(language, '/'))}</link>`,
    `<description>${escapeXml(house().tagline[language] || house().name[language])}</description>`,
    '',
  ].join('\n')

function rssItem(fields: FeedFields): string {
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one) => `<g:${name}>${escapeXml(one)}</g:${name}>`),
  )
  return `<item>${parts.join('')}</item>\n`
}

const tableRow = (fields: FeedFields): string => stringify([Object.values(fields).map((value) => [value].flat().join(','))])
