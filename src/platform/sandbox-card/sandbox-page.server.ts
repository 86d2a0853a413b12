import { showHkdExactly } from '#platform/money.ts'
import type { SandboxIntent } from './sandbox-intents.server.ts'

const words = {
  en: {
    lang: 'en-HK',
    title: 'Card payment (practice)',
    note: 'This is the built-in practice card provider. No card is asked for and no money moves.',
    amount: 'To pay',
    reference: 'Reference',
    succeed: 'Pay',
    decline: 'Card declined',
    late: 'Pay, but confirm 15 seconds late',
    abandon: 'Go back without paying',
    done: 'This payment is already decided.',
  },
  zh: {
    lang: 'zh-Hant-HK',
    title: '信用卡付款（測試）',
    note: '此為內置的測試付款服務，不會要求信用卡資料，亦不會扣款。',
    amount: '應付金額',
    reference: '參考編號',
    succeed: '付款',
    decline: '信用卡被拒',
    late: '付款，但延遲15秒確認',
    abandon: '返回，不付款',
    done: '此付款已有結果。',
  },
}

/** The provider's own page, in its own plain style: everything on it is a form, no script. */
export function sandboxPage(intent: SandboxIntent): string {
  const text = new URL(intent.returnUrl).pathname.startsWith('/zh/') ? words.zh : words.en
  const open = intent.status === 'open' || intent.status === 'declined'
  const button = (act: string, label: string, plain: boolean) =>
    `<form method="post" action="/sandbox/card/pay/${intent.intentId}/${act}"><button${plain ? ' class="plain"' : ''}>${label}</button></form>`
  const choices = open
    ? button('succeed', text.succeed, false) +
      button('late', text.late, true) +
      button('decline', text.decline, true) +
      button('abandon', text.abandon, true)
    : `<p>${text.done}</p>${button('abandon', text.abandon, true)}`
  return `<!doctype html><html lang="${text.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${text.title}</title><link rel="stylesheet" href="/sandbox/card/page.css"></head><body><main><h1>${text.title}</h1><p class="note">${text.note}</p>
<dl><dt>${text.amount}</dt><dd>${showHkdExactly(intent.amountCents)}</dd><dt>${text.reference}</dt><dd>${intent.reference}</dd></dl>${choices}</main></body></html>`
}

export const sandboxStyle = `*{box-sizing:border-box}body{margin:0;background:#eef1f5;color:#14202e;font:16px/1.5 system-ui,"PingFang HK","Noto Sans HK","Noto Sans CJK HK",sans-serif}
main{max-width:420px;margin:8vh auto;background:#fff;padding:32px 28px}h1{font-size:22px;margin:0 0 8px}.note{color:#51606f;margin:0 0 24px}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;border-top:1px solid #d7dde4;border-bottom:1px solid #d7dde4;padding:16px 0;margin:0 0 24px}dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
button{width:100%;min-height:48px;margin:0 0 12px;font:inherit;border:1px solid #14304f;background:#14304f;color:#fff}button.plain{background:#fff;color:#14304f}button:focus-visible{outline:2px solid #14304f;outline-offset:2px}`
