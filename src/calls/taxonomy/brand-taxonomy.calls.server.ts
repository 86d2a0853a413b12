import { keepBrand } from '#flows/taxonomy/keep-brand.ts'
import { getBrandShelf, listBrandShelves, saveBrandShelf } from '#modules/catalogue/taxonomy/brand-taxonomy.paths.ts'
import { getBrandShelf as readShelf, listBrandShelves as readShelves } from '#modules/catalogue/taxonomy/index.server.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

export const brandShelfCalls: Call[] = [
  defineCall(listBrandShelves, ({ tx }, input) => readShelves(tx, input)),
  defineCall(getBrandShelf, ({ tx }, { code }) => readShelf(tx, code)),
  defineCall(saveBrandShelf, ({ tx, caller }, brand) => keepBrand(tx, actorOf(caller), brand)),
]
