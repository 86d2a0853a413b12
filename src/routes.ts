import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes'

/** Everything the shop knows of one address. Both languages have it: English as it is, Chinese under /zh. */
export type Screen = {
  /** Without language and first slash; `:name`, `:name?` and `*` are gaps. */
  path: string
  /** Below screens/. */
  file: string
  frame: keyof typeof FRAMES
  /** `public`: the same bytes for everybody, kept by any cache. `personal`: somebody's own. `staff`: back office and seller centre. */
  access: 'public' | 'personal' | 'staff'
  /** Whether this process may keep its bytes: a page that is not public is kept without a query, and for itself alone. */
  cached: boolean
  /** `sitemap`: for search engines, and listed. `open`: may be found. `noindex`: only passed on. `closed`: robots.txt, too. */
  indexed: 'sitemap' | 'open' | 'noindex' | 'closed'
  /**
   * What the cookie of a session changes. `drawn`: the server draws it with what is a member's. `shopper`: the same, for guests, too.
   * `led-on`: it has nothing for who is signed in.
   */
  session: 'ignored' | 'drawn' | 'shopper' | 'led-on'
  /** The query parameters it is drawn from; no other reaches it. */
  reads: readonly string[]
  /** Older addresses that lead here for good; a gap of the same name is carried over. */
  was: readonly string[]
}

const FRAMES = {
  store: 'store/store-layout.tsx',
  checkout: 'store/checkout/checkout-layout.tsx',
  door: 'store/member/door-layout.tsx',
  bare: 'store/opening/bare-layout.tsx',
  admin: 'admin/frame/layout.tsx',
  seller: 'seller/frame/seller-layout.tsx',
}

type Facts = Omit<Screen, 'path' | 'file'>
const PUBLIC: Facts = {
  frame: 'store',
  access: 'public',
  cached: true,
  indexed: 'sitemap',
  session: 'ignored',
  reads: [],
  was: [],
}
const OWN: Facts = { ...PUBLIC, access: 'personal', indexed: 'closed' }
/** A room of the account. `done` says in a word what a form has just brought about. */
const ACCOUNT: Facts = { ...OWN, session: 'drawn', reads: ['done'] }
/** Of whoever shops here, with an account or without one. */
const SHOPPERS: Facts = { ...OWN, session: 'shopper' }
const STAFF: Facts = { ...PUBLIC, frame: 'admin', access: 'staff', indexed: 'closed' }
/** The seller centre: whoever acts for a merchant works here. */
const SELLER: Facts = { ...STAFF, frame: 'seller' }
const STAFF_IN_STORE: Facts = { ...STAFF, frame: 'store' }

const screen = (path: string, file: string, facts: Facts, own: Partial<Facts> = {}): Screen => ({ path, file, ...facts, ...own })

const LIST_PARAMETERS = [
  ...[
    'attribute',
    'brand',
    'category',
    'colour',
    'discount',
    'exact',
    'flag',
    'inStock',
    'isNew',
    'isRecommend',
    'keyword',
    'material',
    'max',
  ],
  ...['min', 'page', 'sale', 'searchOrderType', 'size', 'sort', 'type'],
]
/** What of them means nothing on the other side of the shop. */
export const PARAMETERS_OF_ONE_SIDE = ['page', 'category', 'type', 'size']
const listScreen = (path: string, was: string[] = []): Screen =>
  screen(path, 'store/list/product-list.tsx', PUBLIC, { reads: LIST_PARAMETERS, was })
const orderScreen = (path: string, file: string, was: string[] = [], facts = OWN): Screen =>
  screen(path, `store/${file}.tsx`, facts, { reads: ['orderNo', ...facts.reads], was })
/** The way in. */
const doorScreen = (path: string, file: string, was: string[] = [], own: Partial<Facts> = {}): Screen =>
  screen(path, `store/member/${file}.tsx`, OWN, { frame: 'door', was, ...own })
/** Pages of words: their Markdown is under content/pages. */
const words = (path: string, file = 'statement', was: string[] = []): Screen =>
  screen(path, `store/info/${file}.tsx`, PUBLIC, { was })
/** Which page of a list of the back office, which part of it and which words. */
const staffList = (path: string, file: string): Screen =>
  screen(path, `admin/${file}.tsx`, STAFF, { reads: ['page', 'state', 'word'] })
/** Rooms whose address, folder and file are called alike. */
const rooms = (...names: string[]): Screen[] => names.map((name) => screen(`admin/${name}`, `admin/${name}/${name}.tsx`, STAFF))
/** Every screen, one list. What else needs to know an address reads it here, through addresses.ts. */
export const screens: readonly Screen[] = [
  screen('', 'store/home/home.tsx', PUBLIC, { was: ['index', 'home'] }),
  listScreen('product/list'),
  listScreen('product/list/*', ['search']),
  screen('product/brand', 'store/brands/brand-directory.tsx', PUBLIC, { was: ['brand', 'brands'] }),
  listScreen('product/brand/:brandCode', ['brand/:brandCode']),
  listScreen('product/collection/:collection'),
  screen('product/detail/:brandCode/:code', 'store/detail/product-detail.tsx', PUBLIC, { reads: ['colour', 'size'] }),
  // A draft for those who have its link, which ends.
  screen('product/preview/:code', 'store/detail/product-preview.tsx', OWN, {
    indexed: 'noindex',
    cached: false,
    reads: ['colour'],
  }),
  screen('product/stockAlerts', 'store/detail/end-stock-alerts.tsx', OWN, { indexed: 'noindex', reads: ['token'] }),
  // The header's two layers as a page.
  screen('menu', 'store/menu/plain-menu.tsx', PUBLIC, { indexed: 'noindex' }),
  screen('wishlist', 'store/wishlist/wish-list.tsx', SHOPPERS),
  // Its bytes may not outlive a withdrawal; who passes it on wants its picture shown.
  screen('wishlist/shared/:code', 'store/wishlist/friend-list.tsx', OWN, {
    ...{ indexed: 'noindex', cached: false },
    // Between whom there is a block do not see each other's lists.
    session: 'drawn',
  }),
  screen('bags', 'store/bag/bag-screen.tsx', SHOPPERS),
  screen('checkout/:quick?', 'store/checkout/checkout.tsx', SHOPPERS, { frame: 'checkout', reads: ['sku', 'qty'] }),
  orderScreen('payment', 'payment/payment-choice', [], SHOPPERS),
  orderScreen('payment/bank', 'payment/bank-payment', [], SHOPPERS),
  orderScreen('payment/fps', 'payment/fps-payment', [], SHOPPERS),
  orderScreen('payment/card', 'payment/card-payment'),
  orderScreen('payment/success', 'payment/payment-success', [], SHOPPERS),
  orderScreen('payment/paypal', 'payment/paypal-payment'),
  orderScreen('payment/paypalH5', 'payment/paypal-return'),
  orderScreen('payment/check/paypal', 'payment/paypal-return'),
  orderScreen('order/payout', 'payout/payout-account'),
  screen('order/find', 'store/order/find-order.tsx', SHOPPERS, { indexed: 'sitemap', reads: ['orderNo'] }),
  screen('myaccount/orders', 'store/orders/order-list.tsx', ACCOUNT, { reads: ['group', 'word'], was: ['user/myOrder'] }),
  orderScreen('myaccount/orders/orderDetail', 'order/order-detail', ['user/orderDetail'], {
    ...SHOPPERS,
    reads: ['done'],
  }),
  screen('myaccount/orders/orderItem', 'store/order/order-item.tsx', ACCOUNT, { reads: ['orderNo', 'item'] }),
  orderScreen('myaccount/orders/receipt', 'order/order-receipt', [], ACCOUNT),
  screen('myaccount/orders/return', 'store/returns/return-form.tsx', ACCOUNT, { reads: ['kind', 'orderNo', 'step', 'unit'] }),
  screen('myaccount/returns', 'store/returns/returns.tsx', ACCOUNT),
  screen('myaccount/orders/claim', 'store/claims/claim-form.tsx', ACCOUNT, { reads: ['kind', 'orderNo', 'unit'] }),
  screen('myaccount/orders/difference', 'store/differences/difference.tsx', ACCOUNT, { reads: ['done', 'orderNo'] }),
  screen('myaccount/care', 'store/care/care.tsx', ACCOUNT, { reads: ['booking', 'done', 'place', 'unit'] }),
  screen('myaccount/orders/review', 'store/reviews/review-form.tsx', ACCOUNT, { reads: ['done', 'orderNo', 'unit'] }),
  screen('product/report', 'store/reviews/report-review.tsx', ACCOUNT, {
    indexed: 'noindex',
    reads: ['answer', 'done', 'review'],
  }),
  screen('myaccount/decisions', 'store/decisions/decisions.tsx', ACCOUNT, { reads: ['done'] }),
  screen('myaccount/claims', 'store/claims/claims.tsx', ACCOUNT),
  screen('myaccount/sourcing', 'store/sourcing/requests.tsx', ACCOUNT),
  screen('myaccount/sourcing/ask', 'store/sourcing/ask.tsx', ACCOUNT, { reads: ['no'] }),
  screen('myaccount/sourcing/request', 'store/sourcing/request.tsx', ACCOUNT, { reads: ['done', 'no'] }),
  screen('myaccount', 'store/account/overview.tsx', ACCOUNT, { was: ['user'] }),
  screen('myaccount/balance', 'store/balance/balance.tsx', ACCOUNT, { reads: ['month'] }),
  screen('myaccount/address', 'store/account/address-list.tsx', ACCOUNT, { was: ['user/userAddress'] }),
  screen('myaccount/address/add', 'store/account/address-form.tsx', ACCOUNT, { reads: ['id'] }),
  screen('myaccount/info', 'store/account/own-details.tsx', ACCOUNT, { was: ['user/userInfo'] }),
  screen('myaccount/devices', 'store/account/devices.tsx', ACCOUNT),
  screen('myaccount/messages', 'store/account/messages.tsx', ACCOUNT, { reads: ['done', 'kind'] }),
  screen('myaccount/conversations', 'store/conversations/talks.tsx', ACCOUNT, { reads: ['page', 'word'] }),
  screen('myaccount/conversations/thread', 'store/conversations/talk.tsx', ACCOUNT, { reads: ['before', 'done', 'id'] }),
  screen('myaccount/conversations/ask', 'store/conversations/talk-ask.tsx', ACCOUNT, {
    reads: ['offer', 'orderNo', 'request', 'seller'],
  }),
  screen('myaccount/notifications', 'store/notifications/notifications.tsx', ACCOUNT, { reads: ['done'] }),
  screen('myaccount/consents', 'store/account/consents.tsx', ACCOUNT),
  screen('myaccount/coupons', 'store/coupons/coupons.tsx', ACCOUNT, {
    reads: ['claim', 'done', 'state'],
    was: ['user/myCoupon'],
  }),
  screen('myaccount/points', 'store/points/points.tsx', ACCOUNT, { reads: ['done', 'kind'], was: ['user/points'] }),
  doorScreen('member/login', 'sign-in', ['login'], { session: 'led-on', reads: ['back'] }),
  doorScreen('member/create', 'sign-in'),
  doorScreen('member/arrive', 'arrival'),
  doorScreen('member/forgetPassword', 'recover', ['member/oldForgetPassword']),
  screen('account/invite/share/:inviteCode?', 'store/invitations/invite.tsx', ACCOUNT, { cached: false, indexed: 'noindex' }),
  orderScreen('addressUpdate', 'account/address-change'),
  doorScreen('member/Country', 'phone-regions'),
  words('statement/FAQs', 'questions'),
  words('statement/sizeGuide', 'size-guides'),
  words('statement/stores', 'stores'),
  words('statement/:page'),
  words('vip/pointsRules'),
  words('account/google/deletion'),
  ...['merchantpartnership', 'brandEntry'].map((path) => screen(path, 'store/sellers/partnership.tsx', PUBLIC)),
  screen('picks/:handle', 'store/picks/picks.tsx', PUBLIC, { indexed: 'open' }),
  screen('merchant/:code', 'store/merchant/merchant.tsx', PUBLIC, { reads: ['page'] }),
  // Everyone reads it; for a member the server draws what is there for them.
  screen('community', 'community/feed.tsx', PUBLIC, { session: 'drawn', reads: ['before', 'tab', 'value'] }),
  screen('community/search', 'community/community-search.tsx', PUBLIC, {
    ...{ session: 'drawn', cached: false, indexed: 'noindex' },
    reads: ['before', 'word'],
  }),
  screen('community/post/:code', 'community/post.tsx', PUBLIC, {
    ...{ session: 'drawn', indexed: 'open', reads: ['before', 'done'] },
    // By which it is passed on.
    was: ['p/:code'],
  }),
  screen('community/member/:code', 'community/profile.tsx', PUBLIC, {
    session: 'drawn',
    indexed: 'open',
    reads: ['as', 'before', 'done', 'show'],
  }),
  screen('community/write', 'community/compose.tsx', ACCOUNT, { reads: ['as', 'done', 'post'] }),
  screen('community/profile', 'community/own-profile.tsx', ACCOUNT),
  screen('community/saved', 'community/saved.tsx', ACCOUNT, { reads: ['before', 'list'] }),
  screen('community/report', 'community/community-report.tsx', ACCOUNT, { reads: ['about', 'done', 'kind'] }),
  screen('seller/apply', 'store/sellers/apply.tsx', ACCOUNT, { reads: ['application', 'done', 'kind', 'part'] }),
  screen('certificate', 'store/certificate/certificate-search.tsx', PUBLIC, { cached: false, reads: ['code'] }),
  // Its bytes may not outlive a withdrawal.
  screen('certificate/:code', 'store/certificate/certificate.tsx', PUBLIC, { cached: false, indexed: 'noindex' }),
  screen('newsletter', 'store/newsletter/newsletter.tsx', OWN, { indexed: 'open' }),
  screen('newsletter/:step', 'store/newsletter/newsletter.tsx', OWN, { indexed: 'noindex', reads: ['token'] }),
  screen('seller', 'seller/today/seller-today.tsx', SELLER),
  screen('seller/orders', 'seller/orders/seller-orders.tsx', SELLER, { reads: ['page', 'state'] }),
  screen('seller/orders/:orderNo', 'seller/orders/seller-order.tsx', SELLER),
  screen('seller/cases', 'seller/cases/seller-answers.tsx', SELLER, { reads: ['page', 'state'] }),
  screen('seller/cases/:answerNo', 'seller/cases/seller-answer.tsx', SELLER),
  screen('seller/money', 'seller/money/seller-money.tsx', SELLER),
  screen('seller/offers', 'seller/offers/seller-offers.tsx', SELLER, { reads: ['find', 'page', 'state', 'word'] }),
  screen('seller/offers/files', 'seller/offers/offer-files.tsx', SELLER, { reads: ['page'] }),
  screen('seller/offers/files/:fileId', 'seller/offers/offer-file.tsx', SELLER, { reads: ['page', 'state'] }),
  screen('seller/listings', 'seller/listings/seller-listings.tsx', SELLER, { reads: ['page'] }),
  screen('seller/listings/:proposalNo', 'seller/listings/seller-listing.tsx', SELLER),
  screen('seller/sourcing', 'seller/sourcing/seller-requests.tsx', SELLER, { reads: ['page', 'state'] }),
  screen('seller/sourcing/:requestNo', 'seller/sourcing/seller-request.tsx', SELLER),
  screen('seller/questions', 'seller/questions/seller-questions.tsx', SELLER, { reads: ['page', 'state', 'word'] }),
  screen('seller/questions/answers', 'seller/questions/seller-answers.tsx', SELLER),
  screen('seller/questions/ask', 'seller/questions/ask-shop.tsx', SELLER),
  screen('seller/questions/:conversationId', 'seller/questions/seller-question.tsx', SELLER),
  screen('seller/reviews', 'seller/questions/seller-reviews.tsx', SELLER, { reads: ['page', 'state'] }),
  screen('seller/picks', 'seller/links/seller-picks.tsx', SELLER),
  screen('seller/links', 'seller/links/seller-links.tsx', SELLER),
  screen('seller/health', 'seller/health/seller-health.tsx', SELLER),
  screen('seller/keys', 'seller/keys/seller-keys.tsx', SELLER),
  screen('seller/holidays', 'seller/holidays/seller-holidays.tsx', SELLER),
  screen('seller/documents', 'seller/documents/seller-documents.tsx', SELLER),
  screen('seller/team', 'seller/team/seller-team.tsx', SELLER),
  screen('seller/security', 'seller/security/seller-security.tsx', SELLER),
  screen('seller/welcome', 'seller/team/seller-welcome.tsx', SELLER),
  // Stands at every public address while the doors are closed.
  screen('opening', 'store/opening/opening.tsx', PUBLIC, { frame: 'bare', indexed: 'noindex' }),
  screen('error', 'store/not-found.tsx', OWN, { indexed: 'noindex' }),
  ...rooms('today', 'dispatch', 'bench', 'categories', 'announcements', 'pages', 'keys', 'webhooks'),
  ...rooms('settings', 'statements', 'outbox'),
  screen('admin/work', 'admin/jobs/jobs.tsx', STAFF),
  screen('admin/reports', 'admin/reports/reports.tsx', STAFF, {
    reads: ['againstFrom', 'againstTo', 'compare', 'from', 'kind', 'period', 'to'],
  }),
  staffList('admin', 'orders/orders'),
  screen('admin/care', 'admin/care/care.tsx', STAFF, { reads: ['day', 'from'] }),
  staffList('admin/reviews', 'reviews/reviews'),
  staffList('admin/benchCases', 'bench-cases/bench-cases'),
  screen('admin/benchCases/:caseNo', 'admin/bench-cases/bench-case.tsx', STAFF),
  staffList('admin/moderation/:caseNo?', 'moderation/moderation'),
  staffList('admin/moderationWords', 'moderation-words/moderation-words'),
  staffList('admin/returns', 'returns/returns-queue'),
  screen('admin/returns/:returnNo', 'admin/returns/return.tsx', STAFF),
  staffList('admin/applications/:applicationNo?', 'applications/applications'),
  screen('admin/referrals/:merchantId?', 'admin/referrals/referrals.tsx', STAFF, { reads: ['page', 'state', 'word'] }),
  screen('admin/merchants/:merchantId?', 'admin/merchants/kept-merchants.tsx', STAFF, {
    reads: ['kind', 'page', 'state', 'word'],
  }),
  staffList('admin/listings/:proposalNo?', 'listings/listings'),
  staffList('admin/conversations/:conversationId?', 'conversations/conversations'),
  staffList('admin/sellerAnswers', 'seller-answers/seller-answers'),
  screen('admin/sellerAnswers/:answerNo', 'admin/seller-answers/seller-answer.tsx', STAFF),
  staffList('admin/sourcing', 'sourcing/sourcing'),
  screen('admin/sourcing/:requestNo', 'admin/sourcing/sourcing-request.tsx', STAFF),
  staffList('admin/claims', 'claims/claims'),
  screen('admin/claims/:claimId', 'admin/claims/claim.tsx', STAFF),
  screen('admin/orders/:orderNo', 'admin/orders/order.tsx', STAFF),
  screen('admin/products/:productId', 'admin/product-editor/product-editor.tsx', STAFF),
  screen('admin/products/:productId/preview', 'admin/product-editor/operator-preview.tsx', STAFF_IN_STORE, { reads: ['colour'] }),
  screen('admin/products', 'admin/products/products.tsx', STAFF, {
    reads: ['brand', 'category', 'gender', 'lacks', 'page', 'sale', 'since', 'sort', 'state', 'stock', 'word'],
  }),
  staffList('admin/brands/:brandCode?', 'brands/brands'),
  screen('admin/attributes/:termKind?/:termId?', 'admin/attributes/attributes.tsx', STAFF),
  staffList('admin/stock/:itemNumber?', 'stock/stock-page'),
  staffList('admin/prices/:saleId?', 'prices/price-page'),
  staffList('admin/campaigns/:campaignId?', 'campaigns/campaigns'),
  staffList('admin/news/:newsId?', 'news/news'),
  staffList('admin/price-changes', 'price-changes/price-changes'),
  staffList('admin/approvals', 'approvals/approvals'),
  staffList('admin/counts/:countId?', 'counts/count-page'),
  screen('admin/home/preview/:side', 'admin/home/home-preview.tsx', STAFF_IN_STORE),
  screen('admin/home/:side?', 'admin/home/home.tsx', STAFF),
  screen('admin/menu/:side?', 'admin/menu/menu.tsx', STAFF),
  staffList('admin/collections/:code?', 'collections/collections'),
  screen('admin/listOrders', 'admin/list-orders/list-orders.tsx', STAFF, { reads: ['list'] }),
  screen('admin/banners/:bannerId?', 'admin/banners/banners.tsx', STAFF),
  screen('admin/pages/:name', 'admin/pages/page.tsx', STAFF),
  staffList('admin/links', 'links/links'),
  staffList('admin/search', 'search/search-words'),
  staffList('admin/members', 'members/members'),
  staffList('admin/points', 'points/points-page'),
  screen('admin/points/:accountId', 'admin/points/member-points.tsx', STAFF),
  screen('admin/members/:accountId', 'admin/members/member.tsx', STAFF),
  staffList('admin/invitations', 'invitations/invitations'),
  screen('admin/invitations/:accountId', 'admin/invitations/invitation-tree.tsx', STAFF),
  staffList('admin/operators', 'operators/operators'),
  screen('admin/operators/:operatorId', 'admin/operators/operator.tsx', STAFF),
  screen('admin/roles', 'admin/operators/roles.tsx', STAFF),
  screen('admin/webhooks/:endpointId', 'admin/webhooks/webhook.tsx', STAFF),
  screen('admin/audit', 'admin/audit/audit.tsx', STAFF, { reads: ['action', 'actorId', 'from', 'subjectId', 'to'] }),
  screen('admin/account', 'admin/account/own-account.tsx', STAFF),
  screen('admin/welcome', 'admin/account/welcome.tsx', STAFF),
  screen('admin/first', 'admin/start/first.tsx', STAFF),
  screen('admin/start', 'admin/start/start.tsx', STAFF),
  screen('admin/statements/:statementId', 'admin/statements/statement.tsx', STAFF),
  screen('admin/imports', 'admin/imports/imports.tsx', STAFF, { reads: ['page'] }),
  screen('admin/imports/:importId', 'admin/imports/import.tsx', STAFF, { reads: ['state', 'page'] }),
  screen('admin/money', 'admin/money/money.tsx', STAFF, { reads: ['state'] }),
  ...['disputes', 'reconciliation', 'merchants', 'debts'].map((room) =>
    screen(`admin/money/${room}`, `admin/${room}/${room}.tsx`, STAFF),
  ),
  screen('admin/commissions', 'admin/commissions/commissions.tsx', STAFF),
  staffList('admin/merchant-statements', 'merchant-statements/merchant-statements'),
  screen('admin/money/balances', 'admin/balances/balances.tsx', STAFF, { reads: ['word'] }),
  screen('admin/money/balances/:accountId', 'admin/balances/balance.tsx', STAFF),
  screen('admin/money/ledger', 'admin/ledger/ledger.tsx', STAFF, { reads: ['day'] }),
  screen('admin/money/ledger/accounts', 'admin/ledger/accounts.tsx', STAFF, { reads: ['page', 'state'] }),
  screen('admin/money/ledger/postings', 'admin/ledger/postings.tsx', STAFF, { reads: ['from', 'purpose', 'to', 'word'] }),
  screen('admin/payouts', 'admin/payouts/payouts.tsx', STAFF, { reads: ['page', 'state'] }),
  screen('*', 'store/unknown-address.tsx', OWN, { indexed: 'noindex', cached: false }),
]

/** Beginnings of addresses that are no screens: a screen or a short link of that name would never be met. */
export const notScreens = [
  '.well-known',
  'zh',
  'cht_CN',
  'prod-api',
  'preview',
  'media',
  'invitation',
  'r',
  'assets',
  'sandbox',
  'v1',
  'livez',
  'readyz',
  'metrics',
]

type Language = 'en' | 'zh'
const PREFIX = { en: '', zh: 'zh' }

/** The list as React Router wants it, once for each language. */
const mounted = (language: Language): RouteConfigEntry[] =>
  Object.entries(FRAMES).map(([frame, file]) => ({
    // React Router's own router shows where people work: platform/browser/framework-routes.ts.
    id: frame === 'admin' || frame === 'seller' ? `${language}:framework:${frame}` : `${language}:in-${frame}`,
    file: `screens/${file}`,
    children: screens.filter((each) => each.frame === frame).map((each) => asRoute(language, each)),
  }))

function asRoute(language: Language, { path, file }: Screen): RouteConfigEntry {
  const full = [PREFIX[language], path].filter(Boolean).join('/')
  const common = { id: `${language}:${path || 'home'}`, file: `screens/${file}` }
  return { ...common, ...(path === '' ? { index: true } : {}), ...(full ? { path: full } : {}) }
}

export default [...mounted('en'), ...mounted('zh')] satisfies RouteConfig
