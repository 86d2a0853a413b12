import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes'

const store = 'screens/store'
const office = 'screens/office'

/** Every screen, one list: address → file. The /zh tree is the same list, mounted a second time. */
const screens = (tree: 'en' | 'zh') => {
  const screen = (path: string, file: string) => route(path, file, { id: `${tree}:${path}` })
  return [
    layout(`${store}/store-layout.tsx`, { id: `${tree}:store` }, [
      index(`${store}/home/home.tsx`, { id: `${tree}:home` }),
      screen('product/list', `${store}/product/product-list.tsx`),
      screen('product/list/*', `${store}/product/product-list.tsx`),
      screen('product/brand', `${store}/product/brand-directory.tsx`),
      screen('product/brand/:brandCode', `${store}/product/product-list.tsx`),
      screen('product/detail/:brandCode/:code', `${store}/product/product-detail.tsx`),
      screen('wishlist', `${store}/wishlist/wish-list.tsx`),
      screen('bags', `${store}/bag/bag-screen.tsx`),
      screen('payment', `${store}/payment/payment-choice.tsx`),
      screen('payment/bank', `${store}/payment/bank-payment.tsx`),
      screen('payment/fps', `${store}/payment/fps-payment.tsx`),
      screen('payment/card', `${store}/payment/card-payment.tsx`),
      screen('payment/success', `${store}/payment/payment-success.tsx`),
      screen('order/find', `${store}/order/find-order.tsx`),
      screen('myaccount/orders', `${store}/order/order-list.tsx`),
      screen('myaccount/orders/orderDetail', `${store}/order/order-detail.tsx`),
      screen('statement/:page', `${store}/info/statement.tsx`),
      screen('seller', `screens/seller/seller-welcome.tsx`),
      screen('error', `${store}/not-found.tsx`),
      screen('*', `${store}/unknown-address.tsx`),
    ]),
    layout(`${store}/checkout/checkout-layout.tsx`, { id: `${tree}:checkout-layout` }, [
      screen('checkout/:quick?', `${store}/checkout/checkout.tsx`),
    ]),
    layout(`${office}/office-layout.tsx`, { id: `${tree}:office` }, [
      screen('console', `${office}/office-orders.tsx`),
      screen('console/orders/:orderNo', `${office}/office-order.tsx`),
      screen('console/products', `${office}/office-products.tsx`),
      screen('console/outbox', `${office}/office-outbox.tsx`),
    ]),
  ]
}

export default [...screens('en'), ...prefix('zh', screens('zh'))] satisfies RouteConfig
