import { showHkdExactly } from '#platform/money.ts'
import { standInPage } from '../stand-in/stand-in-page.server.ts'
import type { BookedSession } from './stripe-books.server.ts'
import { testCards } from './stripe-wire.server.ts'

const words = {
  en: {
    title: 'Card payment',
    note: 'This is the shop’s built-in stand-in for Stripe. No card is asked for and no money moves: choose a test card.',
    amount: 'To pay',
    order: 'Order',
    cards: 'Test cards',
    card: {
      '4242424242424242': 'is accepted',
      '4000002760003184': 'asks for confirmation (3-D Secure)',
      '4000000000009995': 'is declined: insufficient funds',
      '4000008400001629': 'asks for confirmation, and is declined then',
      '4000000000000259': 'is accepted, and disputed afterwards',
      '4000000000001976': 'is accepted, and inquired about afterwards',
    },
    pay: 'Pay',
    late: 'Pay, but confirm 15 seconds late',
    abandon: 'Go back without paying',
    declined: 'This card was declined. Nothing was charged. Choose another one.',
    done: 'This payment is already decided.',
    dispute: 'Ask the issuer for the money back',
    failRefund: 'The card’s bank sends the last refund back',
    giveBack: 'Refund all of it from the dashboard',
    giveHalf: 'Refund half of it from the dashboard',
    confirmTitle: 'Confirm with your bank',
    confirmNote: 'Where a bank’s own page or app would ask you whether it is you, choose what you would have answered.',
    pass: 'It is me',
    fail: 'It is not me',
  },
  zh: {
    title: '信用卡付款',
    note: '此為本店內置的Stripe測試頁面，不會要求信用卡資料，亦不會扣款。請選擇測試卡。',
    amount: '應付金額',
    order: '訂單編號',
    cards: '測試卡',
    card: {
      '4242424242424242': '付款成功',
      '4000002760003184': '需要確認身份（3-D Secure）',
      '4000000000009995': '餘額不足，付款被拒',
      '4000008400001629': '確認身份後付款被拒',
      '4000000000000259': '付款成功，其後遭拒付',
      '4000000000001976': '付款成功，其後遭發卡機構查詢',
    },
    pay: '付款',
    late: '付款，但延遲15秒確認',
    abandon: '返回，不付款',
    declined: '此卡付款被拒，並未扣款，請選擇另一張卡。',
    done: '此付款已有結果。',
    dispute: '向發卡機構要求退款',
    failRefund: '發卡銀行退回最近一次退款',
    giveBack: '於管理後台全數退款',
    giveHalf: '於管理後台退還半數',
    confirmTitle: '銀行身份確認',
    confirmNote: '銀行一般會在其網頁或應用程式內請您確認交易，請選擇您的回覆。',
    pass: '確認交易',
    fail: '並非本人交易',
  },
}

export const STRIPE_PAGE_PATH = '/sandbox/stripe/pay'
const isChinese = ({ locale }: BookedSession): boolean => locale.startsWith('zh')
const facts = (session: BookedSession, text: (typeof words)['en']): [string, string][] => [
  [text.amount, showHkdExactly(session.amountCents)],
  [text.order, session.orderNumber || session.reference],
]

/** The hosted page: a choice of test cards, the wallets, and the ways out. */
export function stripePage(session: BookedSession): string {
  const zh = isChinese(session)
  const text = zh ? words.zh : words.en
  const at = (act: string) => `${STRIPE_PAGE_PATH}/${session.sessionId}/${act}`
  const button = (act: string, label: string, look: string) =>
    `<button${look && ` class="${look}"`} formaction="${at(act)}">${label}</button>`
  const cards = Object.keys(testCards).map(
    (number, index) =>
      `<label><input type="radio" name="card" value="${number}"${index === 0 ? ' checked' : ''}><b>${number.replace(/(.{4})(?=.)/g, '$1 ')}</b><small>${text.card[number as keyof typeof text.card]}</small></label>`,
  )
  const open = session.status === 'open' || session.status === 'declined'
  const told = session.status === 'declined' ? `<p class="told" role="alert">${text.declined}</p>` : ''
  const choice = `<fieldset><legend>${text.cards}</legend>${cards.join('')}</fieldset>${button('pay', text.pay, '')}
<div class="pair">${button('apple', 'Apple Pay', 'wallet')}${button('google', 'Google Pay', 'wallet')}</div>${button('late', text.late, 'plain')}`
  return standInPage({
    zh,
    brand: 'stripe',
    title: text.title,
    note: text.note,
    facts: facts(session, text),
    body: `${told}<form method="post">${open ? choice : `<p>${text.done}</p>${session.status === 'succeeded' ? [button('dispute', text.dispute, 'plain'), button('give-back', text.giveBack, 'plain'), button('give-half', text.giveHalf, 'plain'), button('fail-refund', text.failRefund, 'plain')].join('') : ''}`}${button('abandon', text.abandon, 'plain')}</form>`,
  })
}

/** Where 3-D Secure sends the shopper on the way. */
export function confirmPage(session: BookedSession, card: string): string {
  const zh = isChinese(session)
  const text = zh ? words.zh : words.en
  const at = (act: string) => `${STRIPE_PAGE_PATH}/${session.sessionId}/${act}`
  return standInPage({
    zh,
    brand: 'stripe',
    title: text.confirmTitle,
    note: text.confirmNote,
    facts: facts(session, text),
    body: `<form method="post"><input type="hidden" name="card" value="${card}"><button formaction="${at('pass')}">${text.pass}</button><button class="plain" formaction="${at('fail')}">${text.fail}</button></form>`,
  })
}
