/** What is on a stand-in's own page is forms, no script; only this style, and only answers to itself. */
export const STAND_IN_POLICY = "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; frame-ancestors 'none'"
export const STAND_IN_STYLE_PATH = '/sandbox/pay.css'
/** The shop's own type, by the names of its files. */
export const STAND_IN_FONTS = ['bodoni', 'instrument'] as const
export const standInFontPath = (name: (typeof STAND_IN_FONTS)[number]): string => `/sandbox/${name}.woff2`

type Page = {
  zh: boolean
  brand: 'stripe' | 'paypal' | 'bank'
  title: string
  note: string
  facts: [string, string][]
  body: string
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '')

/** A stand-in's page in the shop's type and colours; a framed word over its title says that it is for practice. */
export function standInPage({ zh, brand, title, note, facts, body }: Page): string {
  const rows = facts.map(([name, value]) => `<dt>${name}</dt><dd>${escaped(value)}</dd>`).join('')
  return `<!doctype html><html lang="${zh ? 'zh-Hant-HK' : 'en-HK'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><link rel="stylesheet" href="${STAND_IN_STYLE_PATH}"></head><body class="${brand}"><main><p class="practice">${zh ? '測試' : 'Practice'}</p><h1>${title}</h1><p class="note">${note}</p>
<dl>${rows}</dl>${body}</main></body></html>`
}

export const standInStyle = `@font-face{font-family:"Bodoni Moda";src:url(${standInFontPath('bodoni')}) format("woff2");font-weight:400 900}
@font-face{font-family:"Instrument Sans";src:url(${standInFontPath('instrument')}) format("woff2");font-weight:400 700}
*{box-sizing:border-box}
body{--ink:#0b0b0a;--accent:#0b0b0a;margin:0;min-height:100vh;background:#f4f3f1;color:var(--ink);font:15px/1.55 "Instrument Sans","PingFang HK","Noto Sans HK","Noto Sans CJK HK",sans-serif}
main{max-width:460px;margin:0 auto;background:#fff;padding:32px 24px}
@media (min-width:560px){main{margin:8vh auto;padding:48px 40px}}
.practice{display:inline-block;margin:0 0 12px;padding:2px 10px;border:1px solid var(--accent);color:var(--accent);font-size:14px}
h1{font:400 32px/1.15 "Bodoni Moda","Noto Serif HK","Noto Serif CJK HK","Songti HK",serif;font-variation-settings:"opsz" 11;letter-spacing:-.01em;margin:0 0 10px}h1:lang(zh){letter-spacing:0;line-height:1.3}.note{color:#6a665f;margin:0 0 24px}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;border:solid #e3e0da;border-width:1px 0;padding:16px 0;margin:0 0 24px}dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
fieldset{border:0;margin:0 0 20px;padding:0}legend{padding:0;font-weight:600;margin:0 0 8px}
label{display:grid;grid-template-columns:auto 1fr;gap:0 12px;align-items:center;padding:10px 12px;min-height:48px;border:1px solid #e3e0da;border-bottom-width:0}
label:last-of-type{border-bottom-width:1px}label:has(:checked){background:#f4f3f1}label small{grid-column:2;color:#6a665f;font-size:14px}
label b{font-weight:400;font-variant-numeric:tabular-nums}input{width:18px;height:18px;margin:0;accent-color:var(--accent)}
button{width:100%;min-height:48px;margin:0 0 12px;font:inherit;border:1px solid var(--accent);background:var(--accent);color:#fff;cursor:pointer}
button.plain{background:#fff;color:var(--accent)}button.wallet{background:#0b0b0a;border-color:#0b0b0a}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:0 12px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}.told{border:2px solid var(--ink);padding:12px 14px;margin:0 0 20px;font-weight:500}`
