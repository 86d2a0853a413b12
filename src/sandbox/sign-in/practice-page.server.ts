import type { ProviderName } from '#platform/identity/identity-provider.server.ts'
import { practicePath } from './practice-grants.server.ts'

const words = {
  en: {
    lang: 'en-HK',
    title: (name: string) => `${name} (practice)`,
    note: 'This is a built-in practice page. It asks for no password and knows no real account: say who you want to be.',
    name: 'Name',
    email: 'E-mail',
    go: 'Continue',
    unproven: 'Continue, with the e-mail not confirmed',
    without: 'Continue without an e-mail',
    cancel: 'Cancel',
    back: 'Back to the shop',
  },
  zh: {
    lang: 'zh-Hant-HK',
    title: (name: string) => `${name}（測試）`,
    note: '此為內置的測試頁面，不會要求密碼，亦不涉及真實帳戶。請填寫您想使用的身份。',
    name: '姓名',
    email: '電郵',
    go: '繼續',
    unproven: '以未確認的電郵繼續',
    without: '不提供電郵繼續',
    cancel: '取消',
    back: '返回主頁',
  },
}
const NAMES: Record<ProviderName, string> = { apple: 'Apple', google: 'Google', facebook: 'Facebook' }

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '')
const hidden = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
    .join('')
const textsOf = (state: string) => (state.startsWith('zh.') ? words.zh : words.en)

const page = (lang: string, title: string, body: string): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><link rel="stylesheet" href="${practicePath('page.css')}"></head><body><main>${body}</main></body></html>`

/** The provider's own page, in its own plain style; `asked` comes back with the answer. */
export function practicePage(provider: ProviderName, asked: Record<string, string>): string {
  const text = textsOf(asked.state ?? '')
  const title = text.title(NAMES[provider])
  const plain = (act: string, label: string) => `<button class="plain" name="act" value="${act}">${label}</button>`
  return page(
    text.lang,
    title,
    `<h1>${title}</h1><p class="note">${text.note}</p><form method="post" action="${practicePath(`${provider}/decide`)}">${hidden(asked)}
<label>${text.name}<input name="name" value="Wai Ching Lo" maxlength="60"></label>
<label>${text.email}<input name="email" type="email" value="wai.ching@mail.test" maxlength="120"></label>
<button name="act" value="go">${text.go}</button>${provider === 'facebook' ? plain('without', text.without) : plain('unproven', text.unproven)}${plain('cancel', text.cancel)}</form>`,
  )
}

/** Sends the browser back with a form, as Apple does. */
export function postBackPage(action: string, fields: Record<string, string>): string {
  const text = textsOf(fields.state ?? '')
  const form = `<form method="post" action="${escape(action)}">${hidden(fields)}<button>${text.back}</button></form>`
  return page(text.lang, text.back, `${form}<script src="${practicePath('post.js')}"></script>`)
}

export const postBackScript = 'document.forms[0].submit()'

export const practiceStyle = `*{box-sizing:border-box}body{margin:0;background:#eef1f5;color:#14202e;font:16px/1.5 system-ui,"PingFang HK","Noto Sans HK","Noto Sans CJK HK",sans-serif}
main{max-width:420px;margin:8vh auto;background:#fff;padding:32px 28px}h1{font-size:22px;margin:0 0 8px}.note{color:#51606f;margin:0 0 24px}
label{display:block;margin:0 0 16px}input{display:block;width:100%;min-height:48px;padding:0 12px;font:inherit;border:1px solid #51606f}
button{width:100%;min-height:48px;margin:0 0 12px;font:inherit;border:1px solid #14304f;background:#14304f;color:#fff}button.plain{background:#fff;color:#14304f}:focus-visible{outline:2px solid #14304f;outline-offset:2px}`
