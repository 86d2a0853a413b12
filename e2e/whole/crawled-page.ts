import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Texts of pages that were read before. */
    told?: Set<string>
  }
}

/** What a page sent by the server says, before any script has run. */
export type CrawledPage = {
  /** Only where it was asked for. */
  html: string
  status: number
  redirected: boolean
  lang: string
  title: string
  headings: string[]
  landmarks: Record<'header' | 'nav' | 'main' | 'footer', number>
  description: string
  noindex: boolean
  canonical: string
  alternates: Record<string, string>
  /** Addresses inside the shop, with their query. */
  links: string[]
  /** Anchors that lead nowhere on the page. */
  lostAnchors: string[]
  repeatedIds: string[]
  /** Those that no page has said before. */
  texts: string[]
}

/** Fetches an address from within a page of the shop and reads the document as it was sent. */
export const readAddress = async (page: Page, address: string, withHtml: boolean): Promise<CrawledPage> =>
  JSON.parse(await page.evaluate(fetchDocument, { address, withHtml })) as CrawledPage

/** One text of JSON: a list of hundreds of links would be carried over one by one. */
async function fetchDocument({ address, withHtml }: { address: string; withHtml: boolean }): Promise<string> {
  const answer = await fetch(address, { redirect: 'manual', headers: { Accept: 'text/html' } })
  const html = await answer.text()
  const page = new DOMParser().parseFromString(html, 'text/html')
  const attributes = (selector: string, name: string): string[] =>
    [...page.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '')
  const pathOf = (href: string): string => new URL(href, location.origin).pathname
  const ids = attributes('[id]', 'id')
  const anchors = attributes('a[href^="#"]', 'href').map((href) => decodeURIComponent(href.slice(1)))
  const inside = attributes('a[href]', 'href').filter((href) => href.startsWith('/') && !href.startsWith('//'))
  const words = document.createTreeWalker.call(page, page.body, NodeFilter.SHOW_TEXT)
  const texts: string[] = [page.title]
  while (words.nextNode()) {
    const parent = words.currentNode.parentElement
    const marked = parent?.closest('[lang]')?.getAttribute('lang')
    if (parent && !parent.closest('script, style, template') && (!marked || marked === page.documentElement.lang))
      texts.push(words.currentNode.textContent ?? '')
  }
  for (const name of ['aria-label', 'alt', 'placeholder', 'content']) {
    const own = name === 'content' ? 'meta[name="description"]' : `[${name}]:not([lang])`
    texts.push(...attributes(own, name))
  }
  const alternates = [...page.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')]
  const told = (window.told ??= new Set())
  const said = new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean))
  const news = [...said.difference(told)]
  for (const text of news) told.add(text)
  return JSON.stringify({
    html: withHtml ? html : '',
    status: answer.status,
    redirected: answer.type === 'opaqueredirect',
    lang: page.documentElement.lang,
    title: page.title,
    headings: [...page.querySelectorAll('h1')].map((heading) => heading.textContent ?? ''),
    landmarks: {
      header: page.querySelectorAll('header:not(article header, section header, main header)').length,
      nav: page.querySelectorAll('nav').length,
      main: page.querySelectorAll('main').length,
      footer: page.querySelectorAll('footer:not(article footer, section footer, main footer)').length,
    },
    description: attributes('meta[name="description"]', 'content')[0] ?? '',
    noindex: attributes('meta[name="robots"]', 'content').some((robots) => robots.includes('noindex')),
    canonical: attributes('link[rel="canonical"]', 'href').map(pathOf)[0] ?? '',
    alternates: Object.fromEntries(alternates.map((link) => [link.hreflang, pathOf(link.getAttribute('href') ?? '')])),
    links: [...new Set(inside)],
    lostAnchors: anchors.filter((anchor) => anchor !== '' && !ids.includes(anchor)),
    repeatedIds: ids.filter((id, index) => ids.indexOf(id) !== index),
    texts: news,
  } satisfies CrawledPage)
}
