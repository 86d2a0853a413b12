import { showHkdExactly } from '#platform/money.ts'
import { standInPage } from '../stand-in/stand-in-page.server.ts'
import type { BookedOrder } from './paypal-books.server.ts'
import { PAYPAL_PATH } from './paypal-wire.server.ts'

const words = {
  en: {
    title: 'Pay with PayPal',
    note: 'This is the shop’s built-in stand-in for PayPal. It knows no account and no money moves: choose how it goes on.',
    amount: 'To pay',
    order: 'Invoice',
    approve: 'Pay',
    decline: 'Pay with a card that is declined',
    review: 'Pay, and PayPal reviews it for 15 seconds',
    deny: 'The same, and then PayPal denies it',
    cancel: 'Cancel and return',
    done: 'This payment is already decided.',
    dispute: 'Open a claim and ask for the money back',
    inquiry: 'Ask the seller through PayPal first',
    giveBack: 'Refund all of it on PayPal’s own page',
    giveHalf: 'Refund half of it on PayPal’s own page',
    reverse: 'PayPal takes the payment back',
    failRefund: 'The last refund comes back',
  },
  zh: {
    title: '以PayPal付款',
    note: '此為本店內置的PayPal測試頁面，不涉及真實帳戶，亦不會扣款。請選擇付款結果。',
    amount: '應付金額',
    order: '發票編號',
    approve: '付款',
    decline: '以會被拒的卡付款',
    review: '付款，但PayPal審核15秒',
    deny: '付款，審核後遭PayPal拒絕',
    cancel: '取消並返回',
    done: '此付款已有結果。',
    dispute: '向PayPal提出申請，要求退款',
    inquiry: '先經PayPal向賣家查詢',
    giveBack: '於PayPal網頁全數退款',
    giveHalf: '於PayPal網頁退還半數',
    reverse: 'PayPal撤回付款',
    failRefund: '最近一次退款被退回',
  },
}

/** The page on which an order is approved. */
export function payPalPage(order: BookedOrder): string {
  const zh = order.locale.startsWith('zh')
  const text = zh ? words.zh : words.en
  const button = (act: string, label: string, look = ' class="plain"') =>
    `<button${look} formaction="${PAYPAL_PATH}/pay/${order.order_id}/${act}">${label}</button>`
  const choice = `${button('approve', text.approve, '')}${button('review', text.review)}${button('deny', text.deny)}${button('decline', text.decline)}`
  const cases = [
    button('dispute', text.dispute),
    button('inquiry', text.inquiry),
    button('give-back', text.giveBack),
    button('give-half', text.giveHalf),
    button('reverse', text.reverse),
    button('fail-refund', text.failRefund),
  ].join('')
  return standInPage({
    zh,
    brand: 'paypal',
    title: text.title,
    note: text.note,
    facts: [
      [text.amount, showHkdExactly(order.amount_cents)],
      [text.order, order.invoice_id],
    ],
    body: `<form method="post">${order.status === 'COMPLETED' ? `<p>${text.done}</p>${order.capture_status === 'COMPLETED' ? cases : ''}` : choice}${button('abandon', text.cancel)}</form>`,
  })
}
