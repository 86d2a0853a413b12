import { buildStory } from '#flows/home/home.builders.ts'
import { coatDocument } from '#modules/catalogue/editing/product-document.builders.ts'
import { beginProduct, getProductEdit, publishProduct, saveProduct } from '#modules/catalogue/editing/product-editing.paths.ts'
import { changeProduct } from '#modules/catalogue/bulk-edits/bulk-edits.paths.ts'
import { listStock } from '#modules/offers/stock/stock-moves.paths.ts'
import { getBrandShelf } from '#modules/catalogue/taxonomy/brand-taxonomy.paths.ts'
import { listCategoryShelves, saveCategory } from '#modules/catalogue/taxonomy/category-taxonomy.paths.ts'
import { listTerms } from '#modules/catalogue/attributes/attribute-terms.paths.ts'
import { setCareCapacity } from '#modules/care/care.paths.ts'
import { getHomeDraft, releaseHome, saveHomeDraft } from '#modules/content/admin-home.paths.ts'
import { getAnnouncementBar } from '#modules/content/admin-announcements.paths.ts'
import { getMenuDraft, saveMenuDraft } from '#modules/content/admin-menu.paths.ts'
import { getPage } from '#modules/content/page-words.paths.ts'
import { saveCampaign } from '#modules/coupons/admin/campaign-page.paths.ts'
import { getDeskAnswers } from '#modules/conversations/desk-talk.paths.ts'
import { inviteOperator } from '#modules/operators/admin-operators.paths.ts'
import { addRole } from '#modules/operators/roles.paths.ts'
import { saveSynonyms } from '#modules/search/synonyms.paths.ts'
import { getCommissions } from '#modules/shop-settings/commissions.paths.ts'
import { listSettings } from '#modules/shop-settings/shop-settings.paths.ts'
import { saveBanner } from '#modules/storefront/banners.paths.ts'
import { saveNews } from '#modules/shop-news/shop-news.paths.ts'
import { saveCollection } from '#modules/storefront/collections.paths.ts'
import { saveListOrder } from '#modules/storefront/list-orders.paths.ts'
import { addEndpoint } from '#modules/webhooks/webhooks.paths.ts'
import { newId } from '#platform/ids.server.ts'
import type { TestShop } from '../test-shop.builders.ts'
import { campaign } from './coupons/campaigns.builders.ts'
import { news } from './shop-news/shop-news.builders.ts'
import { banner, collection, listOrder, rule } from './taxonomy/storefront.builders.ts'

/** What an older page sends; somebody else has sent it first, unless `meanwhile` says what else they did. */
type OlderPage = { sends: object; meanwhile?: () => Promise<unknown> }
type OlderPages = Record<string, () => Promise<OlderPage>>

const sexType = 'women'
const both = (en: string) => ({ en, zh: `${en}中` })

/** Every call that saves what several operators keep, by its path. A new one stands here, or, where nothing of others can be lost, in `acts`. */
export const sharedSaves = (ask: TestShop['ask'], shop: TestShop): OlderPages => ({
  ...ofProducts(ask, shop),
  ...ofShelves(ask, shop),
  ...ofWords(ask),
  ...ofTheHouse(ask),
})

const ofProducts = (ask: TestShop['ask'], shop: TestShop): OlderPages => {
  const drafted = async () => {
    // Brand and category.
    await shop.product()
    const { productId } = (await ask(beginProduct, {})).data
    const { draft, liveVersion } = (await ask(getProductEdit, { productId })).data
    const document = coatDocument(draft.document.spuCode)
    const saved = (await ask(saveProduct, { ...draft, document })).data
    return { productId, draft: saved, version: saved.version, liveVersion, meanwhile: () => ask(saveProduct, saved) }
  }
  const published = async () => {
    const { productId, version, liveVersion } = await drafted()
    await ask(publishProduct, { productId, version, liveVersion })
    const changed = { productId, version: 1, edit: { kind: 'name', language: 'en', text: 'Cape' } } as const
    return { productId, change: () => ask(changeProduct, changed), changed }
  }
  const begunAnew = async () => {
    const { productId } = await published()
    const { draft } = (await ask(getProductEdit, { productId })).data
    const saved = (await ask(saveProduct, draft)).data
    return { productId, version: saved.version, meanwhile: () => ask(saveProduct, saved) }
  }
  return {
    '/admin/product/save': async () => ({ sends: (await drafted()).draft }),
    '/admin/product/check': async () => {
      const { productId, version, meanwhile } = await drafted()
      return { sends: { productId, version, checked: true }, meanwhile }
    },
    '/admin/product/publish': async () => {
      const { productId, version, liveVersion, meanwhile } = await drafted()
      return { sends: { productId, version, liveVersion }, meanwhile }
    },
    '/admin/product/discard': async () => {
      const { productId, version, meanwhile } = await drafted()
      return { sends: { productId, version }, meanwhile }
    },
    '/admin/product/merge': async () => {
      const { productId, version, meanwhile } = await begunAnew()
      return { sends: { productId, version }, meanwhile }
    },
    '/admin/product/takeVersion': async () => {
      const { productId, version, meanwhile } = await begunAnew()
      return { sends: { productId, version, taken: 1 }, meanwhile }
    },
    '/admin/product/change': async () => ({ sends: (await published()).changed }),
    '/admin/product/takeBack': async () => {
      const { productId, change, changed } = await published()
      await change()
      const again = { ...changed, version: 2, edit: { ...changed.edit, text: 'Cloak' } }
      return { sends: { productId, version: 2 }, meanwhile: () => ask(changeProduct, again) }
    },
    '/admin/stock/cost': async () => {
      await shop.product()
      const [row] = (await ask(listStock, {})).data.list
      return { sends: { itemNumber: row?.itemNumber, was: row?.cost, cost: '100' } }
    },
  }
}

const ofShelves = (ask: TestShop['ask'], shop: TestShop): OlderPages => {
  const category = async (path: string) => {
    await shop.product({ categories: [path, 'women/bags'] })
    const found = (await ask(listCategoryShelves, {})).data.list.find((one) => one.path === path)
    return found ?? Promise.reject(new Error(path))
  }
  const renamed = async (path: string) => {
    const { version, ...known } = await category(path)
    const { sizeTable, slug, hidden, precious, handledAs } = known
    return { path, version, sizeTable, slug, hidden, precious, handledAs, name: both(`Name of ${path}`) }
  }
  const rename = (path: string) => async () => ask(saveCategory, await renamed(path))
  return {
    '/admin/category/save': async () => ({ sends: await renamed('women/one') }),
    '/admin/category/move': async () => {
      const { path, version } = await category('women/two')
      return { sends: { path, version, parent: 'women/bags', before: '' }, meanwhile: rename(path) }
    },
    '/admin/category/merge': async () => {
      const { path, version } = await category('women/three')
      return { sends: { path, version, into: 'women/bags' }, meanwhile: rename(path) }
    },
    '/admin/brand/save': async () => {
      const { brandCode } = await shop.product()
      return { sends: (await ask(getBrandShelf, { code: brandCode })).data }
    },
    '/admin/term/save': async () => ({ sends: (await ask(listTerms, { kind: 'colour' })).data.list[0] ?? {} }),
    '/admin/collection/save': async () => ({ sends: (await ask(saveCollection, ofOne('first'))).data }),
    '/admin/collection/remove': async () => {
      const kept = (await ask(saveCollection, ofOne('second'))).data
      return { sends: { code: kept.code, version: kept.version }, meanwhile: () => ask(saveCollection, kept) }
    },
    '/admin/listOrder/save': async () => ({ sends: (await ask(saveListOrder, listOrder({ list: 'category:women' }))).data }),
    '/admin/listOrder/remove': async () => {
      const kept = (await ask(saveListOrder, listOrder({ list: 'category:women/bags' }))).data
      return { sends: { list: kept.list, version: kept.version }, meanwhile: () => ask(saveListOrder, kept) }
    },
    '/admin/banner/save': async () => ({ sends: (await ask(saveBanner, banner({}))).data }),
    '/admin/banner/remove': async () => {
      const kept = (await ask(saveBanner, banner({}))).data
      return { sends: { bannerId: kept.bannerId, version: kept.version }, meanwhile: () => ask(saveBanner, kept) }
    },
  }
  function ofOne(code: string) {
    return collection({ code, by: 'rule', rule: rule({ word: 'coat' }) })
  }
}

const ofWords = (ask: TestShop['ask']): OlderPages => {
  const home = async () => (await ask(getHomeDraft, { sexType })).data
  const story = (title: string) => [buildStory(newId(), title)]
  const arranged = async () => {
    const { version } = (await ask(saveHomeDraft, { sexType, version: (await home()).version, blocks: story('Before') })).data
    const seen = { sexType, version } as const
    return { seen, meanwhile: () => ask(saveHomeDraft, { ...seen, blocks: story('After') }) }
  }
  const menu = async () => {
    const { version, entries } = (await ask(getMenuDraft, { sexType })).data
    const saved = (await ask(saveMenuDraft, { sexType, version, entries })).data
    const seen = { sexType, version: saved.version } as const
    return { entries, seen, meanwhile: () => ask(saveMenuDraft, { ...seen, entries }) }
  }
  const release = async () => ask(releaseHome, { ...(await arranged()).seen, note: '' })
  return {
    '/admin/home/save': async () => ({ sends: { ...(await arranged()).seen, blocks: story('Again') } }),
    '/admin/home/release': async () => {
      const { seen, meanwhile } = await arranged()
      return { sends: { ...seen, note: '' }, meanwhile }
    },
    '/admin/home/releaseAgain': async () => {
      await release()
      await release()
      return { sends: { sexType, number: 1, live: (await home()).releases[0]?.number ?? 0, note: '' } }
    },
    '/admin/home/take': async () => {
      const { seen, meanwhile } = await arranged()
      return { sends: { ...seen, number: 0 }, meanwhile }
    },
    '/admin/menu/save': async () => {
      const { seen, entries } = await menu()
      return { sends: { ...seen, entries } }
    },
    '/admin/menu/release': async () => {
      const { seen, meanwhile } = await menu()
      return { sends: { ...seen, note: '' }, meanwhile }
    },
    '/admin/menu/take': async () => {
      const { seen, meanwhile } = await menu()
      return { sends: { ...seen, number: 0 }, meanwhile }
    },
    '/admin/page/save': async () => {
      const { page } = (await ask(getPage, { name: 'delivery' })).data
      return { sends: page }
    },
    '/admin/announcement/save': async () => ({ sends: (await ask(getAnnouncementBar, {})).data }),
    '/admin/synonyms/save': async () => ({ sends: await synonyms('gizmo') }),
    '/admin/synonyms/remove': async () => {
      const { groupId, version, words, oneWay } = await synonyms('gadget')
      return { sends: { groupId, version }, meanwhile: () => ask(saveSynonyms, { groupId, version, words, oneWay }) }
    },
  }
  async function synonyms(word: string) {
    return (await ask(saveSynonyms, { groupId: '', version: 0, words: [word, `${word} two`], oneWay: false })).data
  }
}

const ofTheHouse = (ask: TestShop['ask']): OlderPages => ({
  '/admin/conversation/saveAnswers': async () => {
    const { version, answers, away } = (await ask(getDeskAnswers, {})).data
    return { sends: { version, answers: [...answers, { en: 'Thank you.', zh: '多謝查詢。' }], away } }
  },
  '/admin/news/save': async () => ({ sends: (await ask(saveNews, news())).data }),
  '/admin/campaign/save': async () => ({ sends: (await ask(saveCampaign, campaign())).data }),
  '/admin/operator/roles': async () => {
    const invited = { name: 'Kit', email: `kit-${newId()}@praya.test`, language: 'en', roles: ['support'] } as const
    const { operatorId, version } = (await ask(inviteOperator, { ...invited, roles: ['support'] })).data
    return { sends: { operatorId, version, roles: ['finance'] } }
  },
  '/admin/role/save': async () => {
    const { list } = (await ask(addRole, { nameEn: 'Buyer', nameZh: '採購', permissions: ['read-orders'] })).data
    const { roleId, version, nameEn, nameZh } = list.find((role) => role.nameEn === 'Buyer') ?? {}
    return { sends: { roleId, version, nameEn, nameZh, permissions: [] } }
  },
  '/admin/webhook/save': async () => {
    const hook = { name: 'Warehouse', url: 'https://hooks.example.com/in', events: ['order.placed' as const] }
    const { endpointId, version } = (await ask(addEndpoint, hook)).data.list[0] ?? {}
    return { sends: { ...hook, endpointId, version, name: 'Another name' } }
  },
  '/admin/care/capacity': async () => {
    const slot = { day: '', place: 'store', half: 'morning' } as const
    await ask(setCareCapacity, { ...slot, capacity: 3, version: 1 })
    return { sends: { ...slot, capacity: 4, version: 2 } }
  },
  '/admin/setting/save': async () => {
    const { settings } = (await ask(listSettings, {})).data
    return { sends: settings.find(({ name }) => name === 'enquiries') ?? {} }
  },
  '/admin/commission/save': async () => ({ sends: (await ask(getCommissions, {})).data.rules }),
})
