import { house } from '#language/house.ts'
import { isCourierAddress } from '#language/buying/couriers.ts'
import type { Language } from '#language/languages.ts'

export type Letter = { subject: string; body: string; language: Language }

const INK = '#0b0b0a'
const PAPER = '#f4f3f1'
const LINE = '#e3e0da'
const SANS = "-apple-system,'Helvetica Neue',Arial,'PingFang HK','Noto Sans TC',sans-serif"
const SERIF = "Didot,'Bodoni 72','Times New Roman','Songti TC',serif"
const CODE = /^\d{6}$/

/**
 * A mail's own text in the shop's dress: one column, no pictures, nothing that is loaded from anywhere, every style at its element,
 * since mail programs drop the rest. A code stands large. All words are escaped, and only addresses of the shop and of couriers become
 * links: what people have typed leads nowhere.
 */
export function mailHtml({ subject, body, language }: Letter, publicUrl: string): string {
  const paragraphs = body.trim().split(/\n{2,}/)
  // Whoever reads the code need not read it twice.
  const title = paragraphs.some((one) => CODE.test(one.trim())) ? '' : heading(subject)
  const words = paragraphs.map((one) => paragraph(one.trim(), publicUrl)).join('')
  const tag = language === 'zh' ? 'zh-Hant-HK' : 'en-HK'
  const home = escape(language === 'zh' ? `${publicUrl}/zh` : publicUrl)
  return `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="format-detection" content="telephone=no,date=no,address=no"><title>${escape(subject)}</title></head><body style="margin:0;padding:0;background:${PAPER};color:${INK}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}"><tr><td align="center"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;font:15px/24px ${SANS};color:${INK}"><tr><td align="center" style="padding:34px 24px 26px;border-bottom:1px solid ${LINE}"><a href="${home}" style="font:28px/28px ${SERIF};letter-spacing:4px;color:${INK};text-decoration:none">${escape(house().mark)}</a></td></tr><tr><td style="padding:30px 24px 44px">${title}${words}</td></tr></table></td></tr></table></body></html>`
}

const heading = (subject: string): string =>
  `<h1 style="margin:0 0 18px;font:400 28px/36px ${SERIF};color:${INK}">${escape(subject)}</h1>`

function paragraph(text: string, publicUrl: string): string {
  if (CODE.test(text))
    return `<p style="margin:0 0 18px;padding:18px 0;border-top:1px solid ${INK};border-bottom:1px solid ${LINE};font:600 40px/48px ${SANS};letter-spacing:8px;color:${INK}">${text}</p>`
  const lines = text.split('\n').map((line) => linked(line, publicUrl))
  return `<p style="margin:0 0 18px;overflow-wrap:anywhere">${lines.join('<br>')}</p>`
}

/** Every second part is an address. */
const linked = (line: string, publicUrl: string): string =>
  line
    .split(/(https?:\/\/[^\s，。；）]+)/)
    .map((part, at) => (at % 2 === 1 && leadsHome(part, publicUrl) ? link(part) : escape(part)))
    .join('')

const leadsHome = (address: string, publicUrl: string): boolean =>
  URL.canParse(address) && (new URL(address).origin === new URL(publicUrl).origin || isCourierAddress(address))

const link = (address: string): string =>
  `<a href="${escape(address)}" style="color:${INK};text-decoration:underline">${escape(address)}</a>`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (words: string): string => words.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
