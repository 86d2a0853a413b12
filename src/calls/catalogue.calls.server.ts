import { z } from 'zod'
import { showMenu } from '#flows/show-menu.ts'
import { showProduct } from '#flows/show-product.ts'
import {
  BrandListWire,
  NavigationInput,
  NavigationWire,
  OfficeProductsInput,
  OfficeProductsWire,
  ProductInput,
  ProductWire,
} from '#modules/catalogue/catalogue.contract.ts'
import { getNavigation, getProduct, listBrands, listOfficeProducts } from '#modules/catalogue/catalogue.paths.ts'
import { listBrands as readBrands, listOfficeProducts as readProducts } from '#modules/catalogue/index.server.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

const access = 'anyone'

export const catalogueCalls: Call[] = [
  defineCall(getProduct, {
    access,
    input: ProductInput,
    output: ProductWire,
    run: ({ tx, language }, input) => showProduct(tx, input, language),
  }),
  defineCall(listBrands, { access, input: z.object({}), output: BrandListWire, run: ({ tx }) => readBrands(tx) }),
  defineCall(getNavigation, {
    access,
    input: NavigationInput,
    output: NavigationWire,
    run: ({ tx, language }) => showMenu(tx, language),
  }),
  defineCall(listOfficeProducts, {
    access: ['merchandiser', 'order-desk', 'support', 'authenticator', 'finance'],
    input: OfficeProductsInput,
    output: OfficeProductsWire,
    run: ({ tx, language }, input) => readProducts(tx, input, language),
  }),
]
