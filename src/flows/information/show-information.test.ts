import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { languages } from '#language/languages.ts'
import { localPath } from '#language/texts.ts'
import type { InformationWire } from '#modules/content/information.contract.ts'
import { readFacts } from '#modules/content/index.server.ts'
import { firstSettings } from '#modules/shop-settings/index.server.ts'
import { readSettings } from '#platform/settings.server.ts'
import routes from '../../routes.ts'
import { informationAddresses, showInformation } from './show-information.ts'

const settings = firstSettings({ environment: readSettings({}), facts: readFacts('content') })
const pages = languages.flatMap((language) =>
  informationAddresses().map((address) => ({
    address: localPath(language, address),
    page: showInformation(address, language, settings),
  })),
)

const answersOf = ({ questions }: InformationWire): string[] =>
  questions.flatMap((group) => group.questions.map(({ answer }) => answer))
const wordsOf = (page: InformationWire): string => [page.title, page.lead, page.html, ...answersOf(page)].join(' ')
const linksOf = (page: InformationWire): string[] => [...wordsOf(page).matchAll(/href="([^"]+)"/g)].map(([, href]) => href!)
const placesOf = ({ html, questions }: InformationWire): string[] => [
  ...[...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!),
  ...questions.flatMap((group) => [group.id, ...group.questions.map(({ id }) => id)]),
]

const asRoutes = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ path, index, children }) =>
    index ? { index: true } : { ...(path ? { path } : {}), children: asRoutes(children ?? []) },
  )
const tree = asRoutes(routes)
const routeOf = (path: string) => matchRoutes(tree, path.split('?')[0]!)?.at(-1)?.route.path

/** Where a link inside the shop leads nowhere. */
function deadEnd(from: string, href: string): string | undefined {
  const [path = '', hash] = href.split('#')
  const address = path || from
  const target = pages.find((page) => page.address === address)
  if (!target && (routeOf(address) ?? '*').endsWith('*')) return `${from}: ${href} is no page`
  if (!target && routeOf(address) === 'statement/:page') return `${from}: ${href} is no page of words`
  return hash && target && !placesOf(target.page).includes(hash) ? `${from}: ${href} has no such place` : undefined
}

test.each(pages)('$address says something in its language, with every figure filled in', ({ address, page }) => {
  expect(wordsOf(page)).not.toMatch(/[{}]|undefined/)
  expect(page.lead.length).toBeLessThan(170)
  expect(/\p{Script=Han}/u.test(page.title + page.lead)).toBe(address.startsWith('/zh'))
  expect(page.groups.flatMap((group) => group.pages).filter((neighbour) => neighbour.here)).toEqual([
    { title: page.title, address, here: true },
  ])
})

test('every link in a page of words leads somewhere, and stays in the language of the page', () => {
  const inside = pages.flatMap(({ address, page }) =>
    linksOf(page)
      .filter((href) => /^[/#]/.test(href))
      .map((href) => ({ from: address, href })),
  )
  expect(inside.length).toBeGreaterThan(100)
  expect(inside.flatMap(({ from, href }) => deadEnd(from, href) ?? [])).toEqual([])
  const strayed = inside.filter(({ from, href }) => href.startsWith('/') && from.startsWith('/zh') !== href.startsWith('/zh'))
  expect(strayed).toEqual([])
})

test('a question keeps its address in the other language', () => {
  const [english, chinese] = languages.map((language) => placesOf(showInformation('/statement/FAQs', language, settings)))
  expect(chinese).toEqual(english)
})

test('pages of words say who the shop is today, and take no sign of its name for Markdown', () => {
  const company = { en: 'A*B* & [Sons] <Asia> Ltd_', zh: '甲_乙_（亞洲）' }
  const renamed = {
    ...settings.business,
    company,
    registration: '12345678',
    email: { en: 'a_b_c@praya.test', zh: 'a_b_c@praya.test' },
  }
  const [english, chinese] = languages.map(
    (language) => showInformation('/statement/us', language, { ...settings, business: renamed }).html,
  )
  expect(english).toContain('A*B* &amp; [Sons] &lt;Asia&gt; Ltd_')
  expect(english).toContain('<a class="link" href="mailto:a_b_c@praya.test">a_b_c@praya.test</a>')
  expect(chinese).toContain('甲_乙_（亞洲）')
  expect(english).toContain('12345678')
})
