import { afterAll, beforeAll, expect, test } from 'vitest'
import { getNavigation } from '#modules/catalogue/catalogue.paths.ts'
import { getMenuDraft, releaseMenu, saveMenuDraft, takeMenuRelease } from '#modules/content/admin-menu.paths.ts'
import type { MenuEntry } from '#modules/content/menu.contract.ts'
import { saveCollection } from '#modules/storefront/collections.paths.ts'
import { type SearchFeed, startSearchFeed } from '#jobs/search/search-feed.ts'
import { createLog } from '#platform/log.server.ts'
import { refusals } from '#refusals.ts'
import { collection } from '../taxonomy/storefront.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let feed: SearchFeed
let token: string
beforeAll(async () => {
  shop = await startTestShop()
  token = await shop.operator(['merchandiser'])
  const { spuCode } = await shop.product({ brandCode: 'lune', categories: ['women/bags/tote-bags'] })
  await shop.product({ brandCode: 'orla', categories: ['men/shoes/sneakers'] })
  feed = await startSearchFeed(shop.database, createLog('silent'))
  await shop.ask(saveCollection, collection({ code: 'icons', codes: [spuCode] }), { token })
  await feed.catchUp()
})
afterAll(async () => {
  await feed.stop()
  await shop.stop()
})

const ask: TestShop['ask'] = (path, input) => shop.ask(path, input, { token })
const draft = async (sexType: 'women' | 'men' = 'women') => (await ask(getMenuDraft, { sexType })).data
const menu = async (language: 'en_US' | 'cht_CN' = 'en_US', sexType: 'women' | 'men' = 'women') =>
  (await shop.ask(getNavigation, { sexType }, { language })).data.navigationVos
const names = (nodes: { name: string }[]) => nodes.map(({ name }) => name)
const unnamed = { en: '', zh: '' }
const entry = (id: string, target: MenuEntry['target'], own: Partial<MenuEntry> = {}): MenuEntry => ({
  ...{ id, target, name: unnamed, below: 'none', columns: [], picture: 'none', promotion: null },
  ...own,
})
const save = async (entries: MenuEntry[], version?: number) =>
  ask(saveMenuDraft, { sexType: 'women', version: version ?? (await draft()).version, entries })
const release = async () => ask(releaseMenu, { sexType: 'women', version: (await draft()).version, note: '' })

test('a shop that has arranged no menu has one of its own categories, each side its own, and the room begins with it', async () => {
  expect(names(await menu())).toEqual(['New in', 'Designers', 'bags', 'Sale'])
  expect(names(await menu('en_US', 'men'))).toEqual(['New in', 'Designers', 'shoes', 'Sale'])
  expect(names(await menu('cht_CN'))).toEqual(['新品上架', '品牌', 'bags', '減價'])
  const { entries, shown, changed } = await draft()
  expect([names(shown), changed]).toEqual([names(await menu()), false])
  expect(entries.map(({ target }) => target.to)).toEqual(['link', 'brands', 'category', 'link'])
})

test('what is arranged is seen in the preview alone until it is released, and then by everybody at once in both languages', async () => {
  const link = (code: string) => ({ name: unnamed, target: { to: 'brand' as const, code } })
  const photo = { hash: 'a'.repeat(32), width: 720, height: 960, alt: { en: 'A bag', zh: '手袋' } }
  const promotion = { picture: photo, title: { en: 'Now', zh: '今季' }, words: unnamed, link: '/product/collection/icons' }
  await save([
    entry('icons', { to: 'collection', code: 'icons' }),
    entry('bags', { to: 'category', path: 'women/bags' }, { below: 'own', picture: 'own', promotion }),
    entry(
      'more',
      { to: 'link', link: '/product/list' },
      {
        name: { en: 'More', zh: '更多' },
        below: 'columns',
        columns: [
          { name: { en: 'Names', zh: '名字' }, links: [link('lune'), link('no-such-brand')] },
          { name: unnamed, links: [{ name: unnamed, target: { to: 'category', path: 'women/no-such' } }] },
        ],
      },
    ),
    entry('gone', { to: 'collection', code: 'no-such' }),
  ])
  expect(names(await menu())).toContain('New in')
  expect(names((await draft()).shown)).toEqual(['A title', 'bags', 'More'])
  const { version } = (await shop.ask(getNavigation, { sexType: 'women' })).data
  await release()
  const [icons, bags, more] = await menu()
  expect(icons).toMatchObject({ name: 'A title', type: 3, code: '/product/collection/icons', children: [] })
  expect(bags).toMatchObject({ picUrl: `/media/${photo.hash}/360.webp`, picLink: '/product/collection/icons', picBrand: 'Now' })
  expect(more?.children).toMatchObject([{ name: 'Names', code: '', children: [{ name: 'lune', type: 1 }] }])
  expect(names(await menu('cht_CN'))).toEqual(['標題', 'bags', '更多'])
  expect(names(await menu('en_US', 'men'))).toContain('shoes')
  // Who knows the menu from before is told of another one, and who knows this one of none, once its event has come here, too.
  const told = async (asked: { known?: number } = {}) => (await shop.ask(getNavigation, { sexType: 'women', ...asked })).data
  expect((await told()).version).not.toBe(version)
  await expect.poll(async () => (await told({ known: (await told()).version })).navigationVos).toEqual([])
})

test('a former menu comes back as a draft, and of two who arrange it the second is told', async () => {
  const seen = await draft()
  await save([entry('all', { to: 'brands' })])
  await release()
  expect(names(await menu())).toEqual(['Designers'])
  await ask(takeMenuRelease, { sexType: 'women', version: (await draft()).version, number: 1 })
  expect((await draft()).entries).toHaveLength(4)
  await ask(takeMenuRelease, { sexType: 'women', version: (await draft()).version, number: 0 })
  expect((await draft()).entries).toHaveLength(1)
  expect(await save(seen.entries, seen.version)).toMatchObject({ code: refusals.MOVED_ON.code })
  expect((await draft()).releases.map(({ number }) => number)).toEqual([2, 1])
})

test('an entry that leads elsewhere needs a name, and a panel by hand a column', async () => {
  const refused = async (one: MenuEntry) => (await save([one])).code
  expect(await refused(entry('x', { to: 'link', link: '/product/list' }))).toBe(refusals.BAD_INPUT.code)
  expect(await refused(entry('x', { to: 'brands' }, { below: 'columns' }))).toBe(refusals.BAD_INPUT.code)
  expect(await refused(entry('x', { to: 'brands' }, { below: 'own', picture: 'own' }))).toBe(refusals.BAD_INPUT.code)
  expect(await refused(entry('x', { to: 'link', link: '//evil.example' }, { name: { en: 'X', zh: 'X' } }))).toBe(
    refusals.BAD_INPUT.code,
  )
})
