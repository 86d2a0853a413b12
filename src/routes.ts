import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes'

/** Everything the shop knows of one address. Both languages have it: English as it is, Chinese under /zh. */
export type Screen = {
  /** Without language and first slash; `:name`, `:name?` and `*` are gaps. */
  path: string
  /** Below screens/. */
  file: string
  frame: keyof typeof FRAMES
  /** `public`: the same bytes for everybody, kept by any cache. `personal`: somebody's own. `staff`: the back office. */
  access: 'public' | 'personal' | 'staff'
  /** Whether this process may keep its bytes: a page that is not public is kept without a query, and for itself alone. */
  cached: boolean
  /** `sitemap`: for search engines, and listed. `open`: may be found. `noindex`: only passed on. `closed`: robots.txt, too. */
  indexed: 'sitemap' | 'open' | 'noindex' | 'closed'
  /** The query parameters it is drawn from; no other reaches it. */
  reads: readonly string[]
  /** Older addresses that lead here for good; a gap of the same name is carried over. */
  was: readonly string[]
}

const FRAMES = {
  store: 'store/store-layout.tsx',
  checkout: 'store/checkout/checkout-layout.tsx',
  door: 'store/member/door-layout.tsx',
  admin: 'admin/frame/layout.tsx',
}

type Facts = Omit<Screen, 'path' | 'file'>
const PUBLIC: Facts = { frame: 'store', access: 'public', cached: true, indexed: 'sitemap', reads: [], was: [] }
const OWN: Facts = { ...PUBLIC, access: 'personal', indexed: 'closed' }
const STAFF: Facts = { ...PUBLIC, frame: 'admin', access: 'staff', indexed: 'closed' }

const screen = (path: string, file: string, facts: Facts, own: Partial<Facts> = {}): Screen => ({ path, file, ...facts, ...own })

const LIST_PARAMETERS = [
  ...['brand', 'category', 'colour', 'discount', 'flag', 'inStock', 'isNew', 'isRecommend', 'keyword', 'material', 'max'],
  ...['min', 'page', 'sale', 'searchOrderType', 'size', 'sort', 'type'],
]
/** What of them means nothing on the other side of the shop. */
export const PARAMETERS_OF_ONE_SIDE = ['page', 'category', 'type', 'size']
const listScreen = (path: string, was: string[] = []): Screen =>
  screen(path, 'store/list/product-list.tsx', PUBLIC, { reads: LIST_PARAMETERS, was })
const orderScreen = (path: string, file: string, was: string[] = []): Screen =>
  screen(path, `store/${file}.tsx`, OWN, { reads: ['orderNo'], was })
/** What belongs to accounts says what a guest can do, until accounts open. */
const accountRoom = (path: string, was: string[] = []): Screen => screen(path, 'store/account/account-room.tsx', OWN, { was })
/** The way in. */
const doorScreen = (path: string, file: string, was: string[] = []): Screen =>
  screen(path, `store/member/${file}.tsx`, OWN, { frame: 'door', was })
/** Pages of words: their Markdown is under content/pages. */
const words = (path: string, file = 'statement', was: string[] = []): Screen =>
  screen(path, `store/info/${file}.tsx`, PUBLIC, { was })
/** Which page of a list of the back office, which part of it and which words. */
const staffList = (path: string, file: string): Screen =>
  screen(path, `admin/${file}.tsx`, STAFF, { reads: ['page', 'state', 'word'] })

/** Every screen, one list. What else needs to know an address reads it here, through addresses.ts. */
export const screens: readonly Screen[] = [
  screen('', 'store/home/home.tsx', PUBLIC, { was: ['index', 'home'] }),
  listScreen('product/list'),
  listScreen('product/list/*', ['search']),
  screen('product/brand', 'store/brands/brand-directory.tsx', PUBLIC, { was: ['brand', 'brands'] }),
  listScreen('product/brand/:brandCode', ['brand/:brandCode']),
  screen('product/detail/:brandCode/:code', 'store/detail/product-detail.tsx', PUBLIC, { reads: ['colour'] }),
  screen('product/stockAlerts', 'store/detail/end-stock-alerts.tsx', OWN, { indexed: 'noindex', reads: ['token'] }),
  screen('wishlist', 'store/wishlist/wish-list.tsx', OWN),
  // Its bytes may not outlive a withdrawal; who passes it on wants its picture shown.
  screen('wishlist/shared/:code', 'store/wishlist/friend-list.tsx', OWN, { indexed: 'noindex', cached: false }),
  screen('bags', 'store/bag/bag-screen.tsx', OWN),
  screen('checkout/:quick?', 'store/checkout/checkout.tsx', OWN, { frame: 'checkout', reads: ['sku', 'qty'] }),
  orderScreen('payment', 'payment/payment-choice'),
  orderScreen('payment/bank', 'payment/bank-payment'),
  orderScreen('payment/fps', 'payment/fps-payment'),
  orderScreen('payment/card', 'payment/card-payment'),
  orderScreen('payment/success', 'payment/payment-success'),
  orderScreen('payment/paypalH5', 'account/account-room'),
  orderScreen('payment/check/paypal', 'account/account-room'),
  screen('order/find', 'store/order/find-order.tsx', OWN, { indexed: 'sitemap', reads: ['orderNo'] }),
  screen('myaccount/orders', 'store/order/order-list.tsx', OWN, { reads: ['group', 'word'], was: ['user/myOrder'] }),
  orderScreen('myaccount/orders/orderDetail', 'order/order-detail', ['user/orderDetail']),
  screen('myaccount/orders/orderItem', 'store/order/order-item.tsx', OWN, { reads: ['orderNo', 'item'] }),
  orderScreen('myaccount/orders/receipt', 'order/order-receipt'),
  screen('myaccount', 'store/account/overview.tsx', OWN, { was: ['user'] }),
  screen('myaccount/address', 'store/account/address-list.tsx', OWN, { was: ['user/userAddress'] }),
  screen('myaccount/address/add', 'store/account/address-form.tsx', OWN, { reads: ['id'] }),
  screen('myaccount/info', 'store/account/own-details.tsx', OWN, { was: ['user/userInfo'] }),
  screen('myaccount/devices', 'store/account/devices.tsx', OWN),
  screen('myaccount/messages', 'store/account/messages.tsx', OWN, { reads: ['kind'] }),
  screen('myaccount/consents', 'store/account/consents.tsx', OWN),
  accountRoom('myaccount/coupons', ['user/myCoupon']),
  doorScreen('member/login', 'sign-in', ['login']),
  doorScreen('member/create', 'sign-in'),
  doorScreen('member/arrive', 'arrival'),
  doorScreen('member/forgetPassword', 'recover', ['member/oldForgetPassword']),
  screen('account/invite/share/:inviteCode?', 'store/account/account-room.tsx', OWN, { indexed: 'noindex' }),
  orderScreen('addressUpdate', 'account/address-change'),
  doorScreen('member/Country', 'phone-regions'),
  words('statement/FAQs', 'questions'),
  words('statement/sizeGuide', 'size-guides'),
  words('statement/stores', 'stores'),
  words('statement/:page'),
  words('vip/pointsRules'),
  words('account/google/deletion'),
  words('seller', 'statement', ['merchantpartnership']),
  words('brandEntry'),
  screen('newsletter', 'store/newsletter/newsletter.tsx', OWN, { indexed: 'open' }),
  screen('newsletter/:step', 'store/newsletter/newsletter.tsx', OWN, { indexed: 'noindex', reads: ['token'] }),
  screen('error', 'store/not-found.tsx', OWN, { indexed: 'noindex' }),
  staffList('admin', 'orders/orders'),
  screen('admin/orders/:orderNo', 'admin/orders/order.tsx', STAFF),
  staffList('admin/products', 'products/products'),
  screen('admin/home/preview/:side', 'admin/home/home-preview.tsx', STAFF, { frame: 'store' }),
  screen('admin/home/:side?', 'admin/home/home.tsx', STAFF),
  screen('admin/announcements', 'admin/announcements/announcements.tsx', STAFF),
  staffList('admin/links', 'links/links'),
  staffList('admin/search', 'search/search-words'),
  staffList('admin/members', 'members/members'),
  screen('admin/members/:accountId', 'admin/members/member.tsx', STAFF),
  staffList('admin/operators', 'operators/operators'),
  screen('admin/operators/:operatorId', 'admin/operators/operator.tsx', STAFF),
  screen('admin/roles', 'admin/operators/roles.tsx', STAFF),
  screen('admin/keys', 'admin/keys/keys.tsx', STAFF),
  screen('admin/audit', 'admin/audit/audit.tsx', STAFF, { reads: ['action', 'actorId', 'from', 'subjectId', 'to'] }),
  screen('admin/account', 'admin/account/own-account.tsx', STAFF),
  screen('admin/welcome', 'admin/account/welcome.tsx', STAFF),
  screen('admin/settings', 'admin/settings/settings.tsx', STAFF),
  screen('admin/money', 'admin/money/money.tsx', STAFF, { reads: ['state'] }),
  screen('admin/work', 'admin/work/work.tsx', STAFF),
  screen('admin/outbox', 'admin/outbox/outbox.tsx', STAFF),
  screen('*', 'store/unknown-address.tsx', OWN, { indexed: 'noindex', cached: false }),
]

/** Beginnings of addresses that are no screens: a screen or a short link of that name would never be met. */
export const notScreens = ['zh', 'cht_CN', 'prod-api', 'media', 'assets', 'sandbox', 'livez', 'readyz', 'metrics']

type Language = 'en' | 'zh'
const PREFIX = { en: '', zh: 'zh' }

/** The list as React Router wants it, once for each language. */
const mounted = (language: Language): RouteConfigEntry[] =>
  Object.entries(FRAMES).map(([frame, file]) => ({
    // React Router's own router shows the back office in the browser: platform/browser/framework-routes.ts.
    id: frame === 'admin' ? `${language}:framework:admin` : `${language}:in-${frame}`,
    file: `screens/${file}`,
    children: screens.filter((each) => each.frame === frame).map((each) => asRoute(language, each)),
  }))

function asRoute(language: Language, { path, file }: Screen): RouteConfigEntry {
  const full = [PREFIX[language], path].filter(Boolean).join('/')
  const common = { id: `${language}:${path || 'home'}`, file: `screens/${file}` }
  return { ...common, ...(path === '' ? { index: true } : {}), ...(full ? { path: full } : {}) }
}

export default [...mounted('en'), ...mounted('zh')] satisfies RouteConfig
