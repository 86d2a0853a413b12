import { fromWire, showHkdExactly } from '#platform/money.ts'
import { escaped, standInPage } from '../stand-in/stand-in-page.server.ts'

const words = {
  en: {
    title: 'Your bank',
    note: 'This is the built-in practice bank. No account is asked for and no money moves.',
    amount: 'To transfer',
    reference: 'Remark',
    pay: 'Transfer',
    late: 'Transfer, shown 15 seconds late',
    less: 'Transfer HK$100 too little',
    more: 'Transfer HK$100 too much',
    nameless: 'Transfer without the remark',
    twice: 'Transfer twice',
    back: 'Go back without paying',
  },
  zh: {
    title: '您的銀行',
    note: '此為內置的測試銀行，不會要求戶口資料，亦不會轉賬。',
    amount: '轉賬金額',
    reference: '備註',
    pay: '轉賬',
    late: '轉賬，但延遲15秒顯示',
    less: '轉賬，但少付HK$100',
    more: '轉賬，但多付HK$100',
    nameless: '轉賬，但不填備註',
    twice: '重複轉賬兩次',
    back: '返回，不付款',
  },
}
export const practiceActs = ['pay', 'late', 'less', 'more', 'nameless', 'twice', 'back'] as const

type PracticePayment = { amount: string; reference: string; back: string }

/** The bank's own page: everything on it is a form, no script. */
export function practiceBankPage({ amount, reference, back }: PracticePayment): string {
  const zh = back.startsWith('/zh/')
  const text = zh ? words.zh : words.en
  const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escaped(value)}">`
  const buttons = practiceActs.map(
    (act) => `<button name="act" value="${act}"${act === 'pay' ? '' : ' class="plain"'}>${text[act]}</button>`,
  )
  return standInPage({
    zh,
    brand: 'bank',
    title: text.title,
    note: text.note,
    facts: [
      [text.amount, showHkdExactly(fromWire(amount))],
      [text.reference, reference],
    ],
    body: `<form method="post" action="/sandbox/bank/pay">${hidden('amount', amount)}${hidden('reference', reference)}${hidden('back', back)}${buttons.join('')}</form>`,
  })
}
