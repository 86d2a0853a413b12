import { keepBanner, listBanners, removeBanner, showBanner } from '#flows/taxonomy/keep-banner.ts'
import {
  keepCollection,
  listCollections as readCollections,
  removeCollection as dropCollection,
  showCollection,
  tryCollection as tryPieces,
} from '#flows/taxonomy/keep-collection.ts'
import { keepOrder, listOrders, removeOrder, showOrder, tryOrder } from '#flows/taxonomy/order-list.ts'
import {
  getBanner,
  listBanners as listBannersPath,
  listResources,
  removeBanner as removeBannerPath,
  saveBanner,
} from '#modules/storefront/banners.paths.ts'
import {
  getCollection,
  listCollections,
  removeCollection,
  saveCollection,
  tryCollection,
} from '#modules/storefront/collections.paths.ts'
import { showResources } from '#modules/storefront/index.server.ts'
import {
  getListOrder,
  listListOrders,
  removeListOrder,
  saveListOrder,
  tryListOrder,
} from '#modules/storefront/list-orders.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

const done = async (work: Promise<void>) => {
  await work
  return {}
}

const collectionCalls: Call[] = [
  defineCall(listCollections, ({ tx }, input) => readCollections(tx, input)),
  defineCall(getCollection, ({ tx }, { code }) => showCollection(tx, code)),
  defineCall(saveCollection, ({ tx, caller }, collection) => keepCollection(tx, actorOf(caller), collection)),
  defineCall(removeCollection, ({ tx, caller }, input) => done(dropCollection(tx, actorOf(caller), input))),
  defineCall(tryCollection, ({ language }, pieces) => tryPieces(pieces, language)),
]

const orderCalls: Call[] = [
  defineCall(listListOrders, ({ tx }) => listOrders(tx)),
  defineCall(getListOrder, ({ tx }, { list }) => showOrder(tx, list)),
  defineCall(saveListOrder, ({ tx, caller }, order) => keepOrder(tx, actorOf(caller), order)),
  defineCall(removeListOrder, ({ tx, caller }, input) => done(removeOrder(tx, actorOf(caller), input))),
  defineCall(tryListOrder, ({ tx, language }, input) => tryOrder(tx, input, language)),
]

const bannerCalls: Call[] = [
  defineCall(listResources, ({ tx, language }, input) => showResources(tx, input, language)),
  defineCall(listBannersPath, ({ tx }) => listBanners(tx)),
  defineCall(getBanner, ({ tx }, { bannerId }) => showBanner(tx, bannerId)),
  defineCall(saveBanner, ({ tx, caller }, banner) => keepBanner(tx, actorOf(caller), banner)),
  defineCall(removeBannerPath, ({ tx, caller }, input) => done(removeBanner(tx, actorOf(caller), input))),
]

export const storefrontCalls: Call[] = [...collectionCalls, ...orderCalls, ...bannerCalls]
