import { z } from 'zod'
import { keepBanner, listBanners, removeBanner, showBanner } from '#flows/shelves/keep-banner.ts'
import {
  keepCollection,
  listCollections as readCollections,
  removeCollection as dropCollection,
  showCollection,
  tryCollection as tryPieces,
} from '#flows/shelves/keep-collection.ts'
import { keepOrder, listOrders, removeOrder, showOrder, tryOrder } from '#flows/shelves/order-list.ts'
import {
  Banner,
  BannerInput,
  BannersWire,
  RemoveBannerInput,
  ResourcesInput,
  ResourcesWire,
} from '#modules/storefront/banners.contract.ts'
import {
  getBanner,
  listBanners as listBannersPath,
  listResources,
  removeBanner as removeBannerPath,
  saveBanner,
} from '#modules/storefront/banners.paths.ts'
import {
  Collection,
  CollectionInput,
  CollectionsInput,
  CollectionsWire,
  RemoveCollectionInput,
  TriedPiecesWire,
  TryPiecesInput,
} from '#modules/storefront/collections.contract.ts'
import {
  getCollection,
  listCollections,
  removeCollection,
  saveCollection,
  tryCollection,
} from '#modules/storefront/collections.paths.ts'
import { showResources } from '#modules/storefront/index.server.ts'
import {
  ListOrderInput,
  ListOrderKept,
  ListOrdersWire,
  RemoveListOrderInput,
  TryListOrderInput,
} from '#modules/storefront/list-orders.contract.ts'
import {
  getListOrder,
  listListOrders,
  removeListOrder,
  saveListOrder,
  tryListOrder,
} from '#modules/storefront/list-orders.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

const access = 'arrange-home'
const nothing = z.object({})
const done = async (work: Promise<void>) => {
  await work
  return {}
}

const collectionCalls: Call[] = [
  defineCall(listCollections, {
    access,
    input: CollectionsInput,
    output: CollectionsWire,
    run: ({ tx }, input) => readCollections(tx, input),
  }),
  defineCall(getCollection, {
    access,
    input: CollectionInput,
    output: Collection,
    run: ({ tx }, { code }) => showCollection(tx, code),
  }),
  defineCall(saveCollection, {
    access,
    input: Collection,
    output: Collection,
    run: ({ tx, caller }, collection) => keepCollection(tx, actorOf(caller), collection),
  }),
  defineCall(removeCollection, {
    access,
    input: RemoveCollectionInput,
    output: nothing,
    run: ({ tx, caller }, input) => done(dropCollection(tx, actorOf(caller), input)),
  }),
  defineCall(tryCollection, {
    access,
    input: TryPiecesInput,
    output: TriedPiecesWire,
    reads: true,
    run: ({ language }, pieces) => tryPieces(pieces, language),
  }),
]

const orderCalls: Call[] = [
  defineCall(listListOrders, { access, input: nothing, output: ListOrdersWire, run: ({ tx }) => listOrders(tx) }),
  defineCall(getListOrder, {
    access,
    input: ListOrderInput,
    output: ListOrderKept,
    run: ({ tx }, { list }) => showOrder(tx, list),
  }),
  defineCall(saveListOrder, {
    access,
    input: ListOrderKept,
    output: ListOrderKept,
    run: ({ tx, caller }, order) => keepOrder(tx, actorOf(caller), order),
  }),
  defineCall(removeListOrder, {
    access,
    input: RemoveListOrderInput,
    output: nothing,
    run: ({ tx, caller }, input) => done(removeOrder(tx, actorOf(caller), input)),
  }),
  defineCall(tryListOrder, {
    access,
    input: TryListOrderInput,
    output: TriedPiecesWire,
    reads: true,
    run: ({ tx, language }, input) => tryOrder(tx, input, language),
  }),
]

const bannerCalls: Call[] = [
  defineCall(listResources, {
    access: 'anyone',
    input: ResourcesInput,
    output: ResourcesWire,
    run: ({ tx, language }, input) => showResources(tx, input, language),
  }),
  defineCall(listBannersPath, { access, input: nothing, output: BannersWire, run: ({ tx }) => listBanners(tx) }),
  defineCall(getBanner, {
    access,
    input: BannerInput,
    output: Banner,
    run: ({ tx }, { bannerId }) => showBanner(tx, bannerId),
  }),
  defineCall(saveBanner, {
    access,
    input: Banner,
    output: Banner,
    run: ({ tx, caller }, banner) => keepBanner(tx, actorOf(caller), banner),
  }),
  defineCall(removeBannerPath, {
    access,
    input: RemoveBannerInput,
    output: nothing,
    run: ({ tx, caller }, input) => done(removeBanner(tx, actorOf(caller), input)),
  }),
]

export const storefrontCalls: Call[] = [...collectionCalls, ...orderCalls, ...bannerCalls]
