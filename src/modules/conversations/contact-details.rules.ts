import { foldText } from './folded-text.rules.ts'
import { harmlessNumbers } from './harmless-numbers.rules.ts'

/** What leads past the shop: none of it passes between a buyer and a merchant. */
export const contactKinds = ['email', 'link', 'phone', 'account', 'messenger'] as const
export type ContactKind = (typeof contactKinds)[number]
/** What members do not publish. Links are for moderators to read, and a name after @ is a member. */
export const privateKinds = ['email', 'phone', 'account'] as const satisfies readonly ContactKind[]

/** What is written in place of what was left out. */
export const LEFT_OUT = '•••'

type Span = { kind: ContactKind; from: number; to: number }

/** A text without contact details, and which kinds were left out of it. `ownHost`: pages of the shop itself may be named. */
export function maskContacts(
  text: string,
  ownHost = '',
  kinds: readonly ContactKind[] = contactKinds,
): { text: string; masked: ContactKind[] } {
  const folded = foldText(text)
  const found = [...findWords(folded.text, ownHost), ...findNumbers(folded.text)].filter(({ kind }) => kinds.includes(kind))
  if (found.length === 0) return { text, masked: [] }
  let [masked, done] = ['', 0]
  for (const { from, to } of together(found)) {
    // What cannot be seen behind the last sign goes along.
    const [begin, end] = [folded.from[from] ?? text.length, folded.from[to] ?? text.length]
    masked += text.slice(done, Math.max(done, begin)) + LEFT_OUT
    done = Math.max(done, end)
  }
  return { text: masked + text.slice(done), masked: contactKinds.filter((kind) => found.some((span) => span.kind === kind)) }
}

/** Those that touch are one. */
function together(found: readonly Span[]): Pick<Span, 'from' | 'to'>[] {
  const merged: { from: number; to: number }[] = []
  for (const { from, to } of found.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else merged.push({ from, to })
  }
  return merged
}

const DOT = String.raw`(?:\s?\.\s?|\s*[[({]\s*dot\s*[\])}]\s*|\s+dot\s+)`
const MAIL_HOUSES = 'gmail|hotmail|yahoo|outlook|icloud|protonmail|qq|163|126|foxmail|live|msn'
/** Ends of names that nobody writes by forgetting a space; the others are a link only with a path, or after www. */
const ENDS = 'com|net|org|hk|mo|cn|tw|io|biz|xyz|shop|store|vip|cc'
const WEAK_ENDS = 'me|co|ly|gg|la|to|link|top|app|info|site|online|page|im'
const HOST = String.raw`[a-z0-9-]*[a-z][a-z0-9-]*`

const LINK = new RegExp(
  [
    String.raw`(?:https?|ftp):\/\/[^\s，。、]+`,
    String.raw`(?<![a-z0-9.-])www\.[^\s，。、]+`,
    String.raw`(?<![a-z0-9.@-])(?:[a-z0-9-]+\.)*${HOST}\.(?:${ENDS})(?:\.(?:hk|cn|tw|mo))?(?![a-z0-9-])(?:\/[^\s，。、]*)?`,
    String.raw`(?<![a-z0-9.@-])(?:[a-z0-9-]+\.)*${HOST}\.(?:${WEAK_ENDS})\/[^\s，。、]*`,
  ].join('|'),
  'g',
)

const WORDS: readonly (readonly [ContactKind, RegExp])[] = [
  ['email', /(?<![a-z0-9._%+-])[a-z0-9._%+-]+(?:@|\s@\s)[a-z0-9-]+(?:\s?\.\s?[a-z0-9-]+)+/g],
  [
    'email',
    new RegExp(
      String.raw`(?<![a-z0-9._%+-])[a-z0-9._%+-]+\s*[[({]\s*at\s*[\])}]\s*[a-z0-9-]+(?:${DOT}[a-z]{2,})?|(?<![a-z0-9._%+-])[a-z0-9._%+-]+(?:\s*@\s*|\s+at\s+)(?:${MAIL_HOUSES})\b(?:${DOT}[a-z]{2,})*`,
      'g',
    ),
  ],
  ['email', /(?<![a-z0-9._%+-])[a-z0-9._%+-]+\s+at\s+[a-z0-9-]+\s+dot\s+[a-z]{2,}(?:\s+dot\s+[a-z]{2,})?/g],
  // A name after the name of a messenger: said to be one, or looking like one.
  [
    'messenger',
    /(?<![a-z])(?:whats\s?app|wechat|weixin|telegram|signal|instagram|insta|facebook|messenger|snapchat|skype|kakao|line|vx|tg|ig|fb|xhs|qq|微信|威信|v信|小紅書|脸书|臉書)(?![a-z])(?:\s*(?:(?:id|no|me|at|is|my|on|add|name)(?![a-z0-9_])|號|号|帳號|加|我|係|是|搜|[:=@/-])){0,4}[\s:=@-]*((?:(?<=[:=@]\s?|(?:id|號|号|帳號)[\s:]*)[a-z][a-z0-9._-]{2,}|(?=[a-z._-]*[0-9_])[a-z0-9._-]{4,}))/g,
  ],
  ['messenger', /(?<![a-z0-9.])@[a-z0-9][a-z0-9._]{2,}/g],
]

function findWords(text: string, ownHost: string): Span[] {
  const spans: Span[] = []
  for (const [kind, pattern] of WORDS)
    for (const match of text.matchAll(pattern)) {
      const name = match[1] ?? match[0]
      const from = match.index + match[0].lastIndexOf(name)
      spans.push({ kind, from, to: from + name.length })
    }
  for (const { 0: link, index } of text.matchAll(LINK)) {
    const host = /^(?:[a-z]+:\/\/)?(?:www\.)?([^/:?#]+)/.exec(link)?.[1]
    if (!ownHost || host !== ownHost) spans.push({ kind: 'link', from: index, to: index + link.length })
  }
  return spans
}

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const
const WORD = NUMBER_WORDS.join('|')
const SPOKEN = new RegExp(String.raw`(?<![a-z])(?:oh|${WORD})(?:[\s,-]+(?:oh|${WORD})(?![a-z])){7,}`, 'g')
/** Words and digits in turn, with a space between them or none. */
const HALF_SPOKEN = new RegExp(String.raw`(?<![a-z\d])(?:\d|${WORD})(?:[\s,.-]{0,3}(?:\d|${WORD})){7,12}(?![a-z\d])`, 'g')
/** Letters that pass for digits in the shape of a number of Hong Kong. */
const LOOKALIKE = /(?<![a-z\d])[2-9][\doil|]{3}[\s-]?[\doil|]{4}(?![a-z\d])/g
const RUN = /\+?\d(?:[\s\-.·*_/()、,|~–—]{0,3}\d){7,}/g
/** Pictures and signs between digits, each with what else is between them. */
const DECORATED = /\d(?:[\s\-.·*_/()、,|~–—=:;<>&'"ー−‐‑]{0,8}\d){7,12}/g
const DECORATION = /\p{Extended_Pictographic}|\p{So}|\p{Sk}/gu
const NAMED_ACCOUNT =
  /(?<![a-z])(?:account|acct|a\/c|iban|swift|fps|payme|paypal|alipay|戶口|帳戶|賬戶|帳號|賬號|轉數快|支付寶|收款|識別碼|過數|匯款)[^\d\n]{0,20}(\d(?:[\s-]?\d){5,18})/g

function findNumbers(whole: string): Span[] {
  const text = harmlessNumbers(whole)
  const spans: Span[] = findDisguised(whole)
  const add = (kind: ContactKind, from: number, length: number) => spans.push({ kind, from, to: from + length })
  for (const match of whole.matchAll(SPOKEN)) add('phone', match.index, match[0].length)
  for (const match of text.matchAll(NAMED_ACCOUNT)) {
    const number = match[1] ?? ''
    add('account', match.index + match[0].length - number.length, number.length)
  }
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const kind = kindOf(run)
    if (kind) add(kind, index, run.length)
  }
  // A number does not become harmless because some of its digits could be a size or a day.
  for (const { 0: run, index } of whole.matchAll(RUN)) {
    const isHarmless = !/\d/.test(text.slice(index, index + run.length))
    if (!isHarmless && isPhone(run)) add('phone', index, run.length)
  }
  return spans
}

/** Telephone numbers behind words, letters that look like digits, and pictures between them: only what anyone could ring. */
function findDisguised(whole: string): Span[] {
  const spans: Span[] = []
  const add = (from: number, length: number) => spans.push({ kind: 'phone', from, to: from + length })
  for (const { 0: run, index } of whole.matchAll(HALF_SPOKEN)) {
    const digits = run.replaceAll(new RegExp(WORD, 'g'), (word) => String(NUMBER_WORDS.findIndex((one) => one === word)))
    if (/[a-z]/.test(run) && isPhone(digits)) add(index, run.length)
  }
  for (const { 0: run, index } of whole.matchAll(LOOKALIKE))
    if (/[oil|]/.test(run) && run.replaceAll(/\D/g, '').length >= MOSTLY_DIGITS) add(index, run.length)
  const bare = whole.replaceAll(DECORATION, (sign) => ' '.repeat(sign.length))
  if (bare === whole) return spans
  const text = harmlessNumbers(bare)
  for (const { 0: run, index } of text.matchAll(DECORATED)) if (isPhone(run)) add(index, run.length)
  return spans
}
const MOSTLY_DIGITS = 6

const PHONES = [
  // Hong Kong and Macau, the Mainland, Taiwan.
  /^(?:00)?(?:852|853)?[2-9]\d{7}$/,
  /^(?:00)?(?:86)?1[3-9]\d{9}$/,
  /^(?:(?:00)?886)?0?9\d{8}$/,
]

const isPhone = (run: string): boolean => PHONES.some((shape) => shape.test(run.replace(/\D/g, '')))

/** So many digits in a row that are no price, day, size or number of an item: a telephone number, or of an account, which has nine. */
function kindOf(run: string): ContactKind | undefined {
  if (run.startsWith('+') || isPhone(run)) return 'phone'
  return run.replaceAll(/\D/g, '').length >= FEWEST_OF_ACCOUNT ? 'account' : undefined
}
const FEWEST_OF_ACCOUNT = 9
