/** What is on a stand-in's own page is forms, no script; only this style, and only answers to itself. */
export const STAND_IN_POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'"
export const STAND_IN_STYLE_PATH = '/sandbox/pay.css'

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

/** A stand-in's page in a plain style of its own, so that nobody takes it for the shop's or for the provider's. */
export function standInPage({ zh, brand, title, note, facts, body }: Page): string {
  const rows = facts.map(([name, value]) => `<dt>${name}</dt><dd>${escaped(value)}</dd>`).join('')
  return `<!doctype html><html lang="${zh ? 'zh-Hant-HK' : 'en-HK'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><link rel="stylesheet" href="${STAND_IN_STYLE_PATH}"></head><body class="${brand}"><main><p class="practice">${zh ? '測試' : 'Practice'}</p><h1>${title}</h1><p class="note">${note}</p>
<dl>${rows}</dl>${body}</main></body></html>`
}

export const standInStyle = `*{box-sizing:border-box}
body{--ink:#14202e;--accent:#14304f;margin:0;min-height:100vh;background:#eef1f5;color:var(--ink);font:16px/1.5 system-ui,"PingFang HK","Noto Sans HK","Noto Sans CJK HK",sans-serif}
body.paypal{--accent:#0b3a8f;background:#eef3fb}
main{max-width:460px;margin:0 auto;background:#fff;padding:32px 24px}
@media (min-width:560px){main{margin:8vh auto;padding:40px 36px;box-shadow:0 1px 24px #14202e1a}}
.practice{display:inline-block;margin:0 0 12px;padding:2px 10px;border:1px solid var(--accent);color:var(--accent);font-size:14px}
h1{font-size:24px;line-height:1.3;margin:0 0 8px}.note{color:#51606f;margin:0 0 24px}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;border:solid #d7dde4;border-width:1px 0;padding:16px 0;margin:0 0 24px}dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
fieldset{border:0;margin:0 0 20px;padding:0}legend{padding:0;font-weight:600;margin:0 0 8px}
label{display:grid;grid-template-columns:auto 1fr;gap:0 12px;align-items:center;padding:10px 12px;min-height:48px;border:1px solid #d7dde4;border-bottom-width:0}
label:last-of-type{border-bottom-width:1px}label:has(:checked){background:#f4f7fa}label small{grid-column:2;color:#51606f;font-size:14px}
label b{font-weight:400;font-variant-numeric:tabular-nums}input{width:18px;height:18px;margin:0;accent-color:var(--accent)}
button{width:100%;min-height:48px;margin:0 0 12px;font:inherit;border:1px solid var(--accent);background:var(--accent);color:#fff;cursor:pointer}
button.plain{background:#fff;color:var(--accent)}button.wallet{background:#000;border-color:#000}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:0 12px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}.told{border-left:3px solid #a3261d;padding:4px 0 4px 12px;margin:0 0 20px;color:#a3261d}`
