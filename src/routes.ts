import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

const store = 'screens/store'
const admin = 'screens/admin'

/** What belongs to accounts says what a guest can do, until accounts open. */
const accountRooms = [
  'myaccount',
  'myaccount/address',
  'myaccount/address/add',
  'myaccount/coupons',
  'member/login',
  'member/create',
  'member/forgetPassword',
  'account/invite/share/:inviteCode?',
  'addressUpdate',
  'payment/paypalH5',
  'payment/check/paypal',
]

/** Pages of words: their Markdown is under content/pages. */
const wordsAlone = ['statement/:page', 'vip/pointsRules', 'account/google/deletion', 'seller', 'brandEntry']

/** Every screen, one list: address → file. The /zh tree is the same list, mounted a second time. */
const screens = (tree: 'en' | 'zh') => {
  const screen = (path: string, file: string) => route(path, file, { id: `${tree}:${path}` })
  return [
    layout(`${store}/store-layout.tsx`, { id: `${tree}:store` }, [
      index(`${store}/home/home.tsx`, { id: `${tree}:home` }),
      screen('product/list', `${store}/list/product-list.tsx`),
      screen('product/list/*', `${store}/list/product-list.tsx`),
      screen('product/brand', `${store}/brands/brand-directory.tsx`),
      screen('product/brand/:brandCode', `${store}/list/product-list.tsx`),
      screen('product/detail/:brandCode/:code', `${store}/detail/product-detail.tsx`),
      screen('product/stockAlerts', `${store}/detail/end-stock-alerts.tsx`),
      screen('wishlist', `${store}/wishlist/wish-list.tsx`),
      screen('wishlist/shared/:code', `${store}/wishlist/friend-list.tsx`),
      screen('bags', `${store}/bag/bag-screen.tsx`),
      screen('payment', `${store}/payment/payment-choice.tsx`),
      screen('payment/bank', `${store}/payment/bank-payment.tsx`),
      screen('payment/fps', `${store}/payment/fps-payment.tsx`),
      screen('payment/card', `${store}/payment/card-payment.tsx`),
      screen('payment/success', `${store}/payment/payment-success.tsx`),
      screen('order/find', `${store}/order/find-order.tsx`),
      screen('myaccount/orders', `${store}/order/order-list.tsx`),
      screen('myaccount/orders/orderDetail', `${store}/order/order-detail.tsx`),
      screen('myaccount/orders/orderItem', `${store}/order/order-detail.tsx`),
      screen('myaccount/info', `${store}/account/own-details.tsx`),
      ...accountRooms.map((path) => screen(path, `${store}/account/account-room.tsx`)),
      screen('member/Country', `${store}/member/phone-regions.tsx`),
      screen('statement/FAQs', `${store}/info/questions.tsx`),
      screen('statement/sizeGuide', `${store}/info/size-guides.tsx`),
      screen('statement/stores', `${store}/info/stores.tsx`),
      ...wordsAlone.map((path) => screen(path, `${store}/info/statement.tsx`)),
      screen('admin/home/preview/:side', `${admin}/home/home-preview.tsx`),
      screen('newsletter/:step?', `${store}/newsletter/newsletter.tsx`),
      screen('error', `${store}/not-found.tsx`),
      screen('*', `${store}/unknown-address.tsx`),
    ]),
    layout(`${store}/checkout/checkout-layout.tsx`, { id: `${tree}:checkout-layout` }, [
      screen('checkout/:quick?', `${store}/checkout/checkout.tsx`),
    ]),
    layout(`${admin}/frame/layout.tsx`, { id: `${tree}:framework:admin` }, [
      screen('admin', `${admin}/orders/orders.tsx`),
      screen('admin/orders/:orderNo', `${admin}/orders/order.tsx`),
      screen('admin/products', `${admin}/products/products.tsx`),
      screen('admin/home/:side?', `${admin}/home/home.tsx`),
      screen('admin/announcements', `${admin}/announcements/announcements.tsx`),
      screen('admin/links', `${admin}/links/links.tsx`),
      screen('admin/search', `${admin}/search/search-words.tsx`),
      screen('admin/outbox', `${admin}/outbox/outbox.tsx`),
    ]),
  ]
}

export default [...screens('en'), ...prefix('zh', screens('zh'))] satisfies RouteConfig
