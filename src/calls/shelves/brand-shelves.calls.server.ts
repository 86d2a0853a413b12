import { keepBrand } from '#flows/shelves/keep-brand.ts'
import {
  BrandShelf,
  BrandShelfInput,
  BrandShelvesInput,
  BrandShelvesWire,
} from '#modules/catalogue/shelves/brand-shelves.contract.ts'
import { getBrandShelf, listBrandShelves, saveBrandShelf } from '#modules/catalogue/shelves/brand-shelves.paths.ts'
import { getBrandShelf as readShelf, listBrandShelves as readShelves } from '#modules/catalogue/shelves/index.server.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

const access = 'keep-shelves'

export const brandShelfCalls: Call[] = [
  defineCall(listBrandShelves, {
    access,
    input: BrandShelvesInput,
    output: BrandShelvesWire,
    run: ({ tx }, input) => readShelves(tx, input),
  }),
  defineCall(getBrandShelf, {
    access,
    input: BrandShelfInput,
    output: BrandShelf,
    run: ({ tx }, { code }) => readShelf(tx, code),
  }),
  defineCall(saveBrandShelf, {
    access,
    input: BrandShelf,
    output: BrandShelf,
    run: ({ tx, caller }, brand) => keepBrand(tx, actorOf(caller), brand),
  }),
]
