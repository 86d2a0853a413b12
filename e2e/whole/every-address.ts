import { demoProducts } from '../../demo/catalogue/demo-catalogue.ts'
import type { DemoProduct } from '../../demo/catalogue/demo-types.ts'
import { informationAddresses } from '../../src/flows/information/show-information.ts'
import { screens } from '../../src/routes.ts'
import type { Language } from '../../src/language/languages.ts'
import { addressIn } from '../shop-test.ts'

/** What stands where an address has a gap. A route with an unfilled gap fails the tests. */
const EXAMPLES: Record<string, () => string[]> = {
  'product/list/*': () => ['product/list/women/bags', 'product/list/men/shoes', 'product/list/watches-and-jewellery'],
  'product/brand/:brandCode': () => ['product/brand/ito-marrow'],
  'product/detail/:brandCode/:code': () => [
    productAddress(({ categories }) => categories[0]?.startsWith('women/clothing/') === true),
    productAddress(({ categories }) => categories[0]?.startsWith('watches-and-jewellery/') === true),
    productAddress(isSoldOut),
  ],
  'community/post/:code': () => ['community/post/POST0001', 'community/post/POST0002'],
  'community/member/:code': () => ['community/member/MEMBER0001'],
  'merchant/:code': () => ['merchant/M-LANTERN'],
  'statement/:page': () =>
    informationAddresses()
      .filter((address) => address.startsWith('/statement/'))
      .map((address) => address.slice(1)),
}
/** What answers with 404 on purpose, what stands before closed doors, and what needs more than its address: a friend's list, newsletters, certificates and previews have their own tests. */
const APART = new Set([
  // The demo has no collection; the journey makes one.
  'product/collection/:collection',
  // Nor an influencer with a page: those come with its history.
  'picks/:handle',
  '*',
  'error',
  'opening',
  'wishlist/shared/:code',
  'newsletter/:step',
  'certificate/:code',
  'product/preview/:code',
])

/** What leads everybody but members to the way in. */
const MEMBERS_OWN = [
  'myaccount',
  'myaccount/balance',
  'myaccount/address',
  'myaccount/address/add',
  'myaccount/info',
  'myaccount/devices',
  'myaccount/coupons',
  'myaccount/messages',
  'myaccount/conversations',
  'myaccount/conversations/ask',
  'myaccount/conversations/thread',
  'myaccount/notifications',
  'myaccount/consents',
  'myaccount/decisions',
  'myaccount/sourcing',
  'myaccount/sourcing/ask',
  'myaccount/sourcing/request',
  'myaccount/points',
  'seller/apply',
  'community/write',
  'community/profile',
  'community/saved',
  'community/report',
]
export const isMembersOwn = (address: string): boolean => MEMBERS_OWN.some((path) => address.replace(/^\/(zh\/)?/, '') === path)

function productAddress(wanted: (product: DemoProduct) => boolean): string {
  for (const product of demoProducts()) if (wanted(product)) return `product/detail/${product.brandCode}/${product.articleNumber}`
  throw new Error('the demo shop has no such product')
}

const isSoldOut = ({ colours }: DemoProduct): boolean =>
  colours.every(({ variants }) => variants.every(({ offers }) => offers.every(({ stock }) => stock === 0)))

/** One address for every screen of shoppers and sellers, in one language. Both languages have the same list. */
export function everyAddress(language: Language): string[] {
  const paths = screens
    .filter(({ access, path }) => access !== 'staff' && !APART.has(path))
    // What may be left out is left out.
    .map(({ path }) => path.replace(/\/:\w+\?$/, ''))
    .flatMap((path) => {
      const examples = EXAMPLES[path]?.()
      if (!examples && /[:*]/.test(path)) throw new Error(`no example for the route ${path}: add one to EXAMPLES`)
      return examples ?? [path]
    })
  // Some screens of their own are pages of words, too.
  return [...new Set(paths)].map((path) => addressIn(language, `/${path}`))
}
