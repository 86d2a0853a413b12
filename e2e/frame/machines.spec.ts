import type { Page } from '@playwright/test'
import { expect, test } from '../shop-test.ts'

type Listed = { address: string; changed: string; alternates: Record<string, string>; pictures: string[] }

/** Reads a sitemap as strictly as any program does; a fault in the XML fails the test. */
async function readSitemap(page: Page, address: string): Promise<Listed[]> {
  const answer = await page.request.get(address)
  expect(answer.status(), address).toBe(200)
  const xml = await answer.text()
  expect(xml.length).toBeLessThan(50 * 1024 * 1024)
  const found = await page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'application/xml')
    if (read.querySelector('parsererror')) throw new Error(read.documentElement.textContent ?? '')
    const words = (of: Element, name: string) => [...of.getElementsByTagName(name)].map((each) => each.textContent ?? '')
    return [...read.querySelectorAll('url, sitemap')].map((url) => ({
      address: words(url, 'loc')[0] ?? '',
      changed: words(url, 'lastmod')[0] ?? '',
      alternates: Object.fromEntries(
        [...url.getElementsByTagName('xhtml:link')].map((link) => [
          link.getAttribute('hreflang'),
          link.getAttribute('href') ?? '',
        ]),
      ),
      pictures: words(url, 'image:loc'),
    }))
  }, xml)
  expect(found.length).toBeLessThanOrEqual(50_000)
  return found
}

const every = <T>(all: T[], step: number): T[] => all.filter((_, at) => at % step === 0)

test('every address of the sitemap is well written, open to programs, and each language names the other', async ({ shop }) => {
  const { page } = await shop.welcome()
  await page.goto('/')
  const parts = await readSitemap(page, '/sitemap.xml')
  const listed = (await Promise.all(parts.map(({ address }) => readSitemap(page, address)))).flat()
  const byAddress = new Map(listed.map((each) => [each.address, each]))
  expect(byAddress.size, 'no address twice').toBe(listed.length)
  expect(listed.length).toBeGreaterThan(2_000)
  const robots = await (await page.request.get('/robots.txt')).text()
  const closed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path]) => path ?? '')
  const isClosed = (pathname: string) =>
    closed.some((path) => (path.endsWith('$') ? pathname === path.slice(0, -1) : pathname.startsWith(path)))
  const alone = listed.filter(({ address, alternates }) => {
    const twins = Object.values(alternates)
    const said = JSON.stringify(alternates)
    const paired = twins.includes(address) && twins.every((twin) => JSON.stringify(byAddress.get(twin)?.alternates) === said)
    return twins.length > 0 && !(paired && Object.keys(alternates).join() === 'en-hk,zh-hk,x-default')
  })
  expect(alone, 'each language names the other').toEqual([])
  expect(listed.filter(({ address }) => isClosed(new URL(address).pathname))).toEqual([])
})

test('an address of the sitemap answers with a page that may be kept and names the same twins', async ({ shop }) => {
  const { page } = await shop.welcome()
  await page.goto('/')
  const parts = await readSitemap(page, '/sitemap.xml')
  for (const part of parts) {
    const listed = await readSitemap(page, part.address)
    for (const { address, alternates, pictures } of every(listed, Math.ceil(listed.length / 40))) {
      const answer = await page.request.get(address, { maxRedirects: 0 })
      expect(answer.status(), address).toBe(200)
      const [head = ''] = (await answer.text()).split('</head>')
      expect(head.includes('content="noindex"'), address).toBe(false)
      expect(/<meta name="description" content="[^"]{8,}"/.test(head), address).toBe(true)
      const links = [...head.matchAll(/<link rel="alternate" href="([^"]+)" hrefLang="([^"]+)"/gi)]
      const said = Object.fromEntries(links.map(([, href, language]) => [language, href?.replaceAll('&amp;', '&')]))
      expect(said, address).toEqual(alternates)
      for (const picture of pictures.slice(0, 1)) expect((await page.request.head(picture)).status(), picture).toBe(200)
    }
  }
})

for (const prefix of ['', '/zh']) {
  test(`what is passed on shows a title, words and a picture of the size it claims (${prefix || 'English'})`, async ({
    shop,
  }) => {
    const { page } = await shop.welcome()
    await page.goto('/')
    const [product] = await readSitemap(page, '/sitemap-products-1.xml')
    const bare = new URL(product?.address ?? '').pathname.replace(/^\/zh/, '')
    for (const path of [prefix || '/', `${prefix}${bare}`, `${prefix}/statement/delivery`, `${prefix}/product/list/women/bags`]) {
      await page.goto(path)
      const said = await page
        .locator('meta[property^="og:"]')
        .evaluateAll((tags) =>
          Object.fromEntries(tags.map((tag) => [tag.getAttribute('property'), tag.getAttribute('content') ?? ''])),
        )
      expect(said['og:title'], path).not.toBe('')
      expect(said['og:description']?.length, path).toBeGreaterThan(8)
      expect(said['og:image:alt'], path).not.toBe('')
      expect([said['og:locale'], said['og:locale:alternate']]).toEqual(prefix ? ['zh_HK', 'en_GB'] : ['en_GB', 'zh_HK'])
      await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')
      const drawn = await page.evaluate(async (address) => {
        const picture = new Image()
        picture.src = new URL(address).pathname
        await picture.decode()
        return [String(picture.naturalWidth), String(picture.naturalHeight)]
      }, said['og:image'] ?? '')
      expect(drawn, path).toEqual([said['og:image:width'], said['og:image:height']])
    }
  })

  test(`a telephone may keep the shop: the manifest and its icons are as they say (${prefix || 'English'})`, async ({ shop }) => {
    const { page } = await shop.welcome()
    await page.goto(`${prefix}/statement/us`)
    const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? ''
    expect(address).toBe(`${prefix}/manifest.webmanifest`)
    const manifest = (await (await page.request.get(address)).json()) as {
      start_url: string
      icons: { src: string; sizes: string }[]
    }
    expect(manifest.start_url).toBe(prefix || '/')
    const icons = [...manifest.icons.filter(({ sizes }) => sizes !== 'any'), { src: '/apple-touch-icon.png', sizes: '180x180' }]
    for (const { src, sizes } of icons) {
      const size = await page.evaluate(async (from) => {
        const picture = new Image()
        picture.src = from
        await picture.decode()
        return `${picture.naturalWidth}x${picture.naturalHeight}`
      }, src)
      expect(size, src).toBe(sizes)
    }
  })
}
