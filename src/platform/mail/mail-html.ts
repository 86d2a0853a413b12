import { house } from '#language/house.ts'
import { isCourierAddress } from '#language/buying/couriers.ts'
import type { Language } from '#language/languages.ts'
import { type Dress, factsText, type LetterAction, type LetterFact, type LetterPiece, pieceText } from './letter.ts'

export type Letter = { subject: string; body: string; language: Language; dress?: Dress | null }

const INK = '#0b0b0a'
const PAPER = '#f4f3f1'
const LINE = '#e3e0da'
const MUTE = '#6b675f'
const SANS = "-apple-system,'Helvetica Neue',Arial,'PingFang HK','Noto Sans TC',sans-serif"
const SERIF = "Didot,'Bodoni 72','Times New Roman','Songti TC',serif"
const CODE = /^\d{6}$/

/**
 * A mail's own text in the shop's dress: one column, nothing that is loaded from anywhere but the shop's own pictures of pieces, every
 * style at its element, since mail programs drop the rest. A code stands large. All words are escaped, and only addresses of the shop and
 * of couriers become links: what people have typed leads nowhere.
 */
export function mailHtml({ subject, body, language, dress }: Letter, publicUrl: string): string {
  const paragraphs = body.trim().split(/\n{2,}/)
  // Anyone who reads the code need not read it twice.
  const title = paragraphs.some((one) => CODE.test(one.trim())) ? '' : heading(subject)
  const words = paragraphs
    .map((one) => one.trim())
    .map((one) => dressed(one, dress ?? {}, language, publicUrl) ?? paragraph(one, publicUrl, dress?.action))
    .join('')
  const tag = language === 'zh' ? 'zh-Hant-HK' : 'en-HK'
  const home = escape(language === 'zh' ? `${publicUrl}/zh` : publicUrl)
  return `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="format-detection" content="telephone=no,date=no,address=no"><title>${escape(subject)}</title></head><body style="margin:0;padding:0;background:${PAPER};color:${INK}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}"><tr><td align="center"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;font:15px/24px ${SANS};color:${INK}"><tr><td align="center" style="padding:34px 24px 26px;border-bottom:1px solid ${LINE}"><a href="${home}" style="font:28px/28px ${SERIF};letter-spacing:4px;color:${INK};text-decoration:none">${escape(house().mark)}</a></td></tr><tr><td style="padding:30px 24px 44px">${title}${words}</td></tr></table></td></tr></table></body></html>`
}

const heading = (subject: string): string =>
  `<h1 style="margin:0 0 18px;font:400 28px/36px ${SERIF};color:${INK}">${escape(subject)}</h1>`

/** A paragraph that names a piece shows it, and one of facts stands in rows; undefined for any other. */
function dressed(text: string, { pieces = [], facts = [] }: Dress, language: Language, publicUrl: string): string | undefined {
  const piece = pieces.find((one) => pieceText(one) === text)
  if (piece) return pieceHtml(piece, publicUrl)
  return facts.length > 0 && factsText(facts, language) === text ? factsHtml(facts, publicUrl) : undefined
}

function pieceHtml({ lines, picture, page }: LetterPiece, publicUrl: string): string {
  const [name = '', ...rest] = lines.map(escape)
  const title =
    page && leadsHome(page, publicUrl) ? `<a href="${escape(page)}" style="color:${INK};text-decoration:none">${name}</a>` : name
  const shown =
    picture && leadsHome(picture, publicUrl)
      ? `<td width="160" valign="top" style="padding:0 18px 0 0"><img src="${escape(picture)}" width="160" alt="" style="display:block;width:160px;height:auto;border:0;background:${PAPER}"></td>`
      : ''
  const words = `<td valign="top"><strong>${title}</strong>${rest.map((line) => `<br><span style="color:${MUTE}">${line}</span>`).join('')}</td>`
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 18px;font:15px/24px ${SANS};color:${INK}"><tr>${shown}${words}</tr></table>`
}

function factsHtml(facts: readonly LetterFact[], publicUrl: string): string {
  const cell = `padding:9px 0;border-bottom:1px solid ${LINE};font:14px/22px ${SANS}`
  const rows = facts.map(
    ({ name, value }) =>
      `<tr><td width="32%" valign="top" style="${cell};color:${MUTE}">${escape(name)}</td><td valign="top" style="${cell};color:${INK}">${linked(value, publicUrl)}</td></tr>`,
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-top:1px solid ${INK}">${rows.join('')}</table>`
}

const button = ({ words, page }: LetterAction): string =>
  `<a href="${escape(page)}" style="display:block;margin:10px 0 6px;padding:14px 18px;background:${INK};color:#ffffff;font:600 14px/20px ${SANS};text-align:center;text-decoration:none">${escape(words)}</a>`

function paragraph(text: string, publicUrl: string, action?: LetterAction): string {
  if (CODE.test(text))
    return `<p style="margin:0 0 18px;padding:18px 0;border-top:1px solid ${INK};border-bottom:1px solid ${LINE};font:600 40px/48px ${SANS};letter-spacing:8px;color:${INK}">${text}</p>`
  const lines = text.split('\n')
  const isAction = action !== undefined && lines.at(-1) === action.page && leadsHome(action.page, publicUrl)
  if (!isAction)
    return `<p style="margin:0 0 18px;overflow-wrap:anywhere">${lines.map((line) => linked(line, publicUrl)).join('<br>')}</p>`
  const before = lines.slice(0, -1).filter((line) => line !== action.words)
  return (before.length > 0 ? paragraph(before.join('\n'), publicUrl) : '') + button(action)
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
