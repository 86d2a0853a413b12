import type { ProviderName } from '#platform/identity/identity-provider.server.ts'
import { STAND_IN_STYLE_PATH } from '#sandbox/stand-in/stand-in-page.server.ts'
import { practicePath } from './practice-grants.server.ts'

const words = {
  en: {
    lang: 'en-HK',
    practice: 'Practice',
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
    practice: '測試',
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

/** In the shop's type and colours, as all practice pages; a framed word says that it is for practice. */
const page = (lang: string, title: string, body: string): string =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><link rel="stylesheet" href="${STAND_IN_STYLE_PATH}"><link rel="stylesheet" href="${practicePath('page.css')}"></head><body><main>${body}</main></body></html>`

/** The provider's own page; `asked` comes back with the answer. */
export function practicePage(provider: ProviderName, asked: Record<string, string>): string {
  const text = textsOf(asked.state ?? '')
  const title = NAMES[provider]
  const plain = (act: string, label: string) => `<button class="plain" name="act" value="${act}">${label}</button>`
  return page(
    text.lang,
    title,
    `<p class="practice">${text.practice}</p><h1>${title}</h1><p class="note">${text.note}</p><form method="post" action="${practicePath(`${provider}/decide`)}">${hidden(asked)}
<label class="field">${text.name}<input name="name" value="Wai Ching Lo" maxlength="60"></label>
<label class="field">${text.email}<input name="email" type="email" value="wai.ching@mail.test" maxlength="120"></label>
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

/** Beside the style of all practice pages: fields that are typed into. */
export const practiceStyle = `label.field,label.field:last-of-type{display:block;min-height:0;margin:0 0 16px;padding:0;border:0}
.field input{display:block;width:100%;height:auto;min-height:48px;margin:4px 0 0;padding:0 12px;font:inherit;color:inherit;background:#fff;border:1px solid #8d887f;border-radius:0}`
