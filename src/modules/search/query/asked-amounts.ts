/** What is asked of the price, in whole dollars, and the text that asks it. */
export type AskedPrice = { minPrice?: number; maxPrice?: number; text: string }

const HAN_DIGITS: Record<string, number> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  兩: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  半: 0.5,
}
const HAN_UNITS: Record<string, number> = { 十: 10, 百: 100, 千: 1_000, 萬: 10_000, 万: 10_000, 皮: 10_000 }
const WORD_NUMBERS: Record<string, number> = Object.fromEntries(
  'a one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, at) => [word, Math.max(1, at)]),
)
const TENS: Record<string, number> = { fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, eighty: 80 }
const ALL_WORDS = [...Object.keys(WORD_NUMBERS), ...Object.keys(TENS)].join('|')

const HAN = '[零〇一二兩两三四五六七八九十百千萬万半]+'
const NUMBER = `(?:\\d[\\d,]*(?:\\.\\d+)?\\s*(?:k(?![a-z])|千|萬|万|百)?|(?:${ALL_WORDS})\\s+(?:hundred|thousand|grand)|${HAN})`
const SIGN = '(?:hk\\s?\\$|hkd\\s?|\\$|港幣|港币)'
const COIN = '(?:\\s?(?:hkd|hk\\$|dollars?|bucks|元|蚊|圓|港元|港幣|港币|港紙|塊錢|块钱|塊|块|文))'
const AMOUNT = `(${SIGN}?\\s?${NUMBER}${COIN}?)`
/** Smaller ones are sizes. */
const LEAST = 50
const MOST = 10_000_000
/** How far "around" goes, to either side. */
const NEAR = 0.25

type Bounds = { minPrice?: number; maxPrice?: number }
const atMost = (amount: number): Bounds => ({ maxPrice: Math.round(amount) })
const atLeast = (amount: number): Bounds => ({ minPrice: Math.round(amount) })
const around = (amount: number): Bounds => ({
  minPrice: Math.round(amount * (1 - NEAR)),
  maxPrice: Math.round(amount * (1 + NEAR)),
})

const phrases: [pattern: RegExp, bounds: (amount: number) => Bounds][] = [
  [
    new RegExp(
      `(?:\\b(?:under|below|less than|cheaper than|lower than|up to|within|max(?:imum)?|no more than|not more than|at most|beneath|budget(?: of| is)?)|<=?|不超過|不超过|唔超過|低於|低于|少於|少过|少過|最多|不過|平過|預算|预算)\\s*(?:of\\s*)?${AMOUNT}`,
      'i',
    ),
    atMost,
  ],
  [
    new RegExp(
      `${AMOUNT}\\s*(?:以下|以內|以内|之內|之内|之下|內搞掂|樓下|封頂|or less|or under|or below|and under|and below|max\\b|budget\\b|預算|内|內)`,
      'i',
    ),
    atMost,
  ],
  [
    new RegExp(
      `(?:\\b(?:over|above|more than|at least|starting (?:at|from)|from|upwards of)|>=?|高於|高于|超過|超过|多於|最少|起碼|貴過|至少)\\s*${AMOUNT}`,
      'i',
    ),
    atLeast,
  ],
  [new RegExp(`${AMOUNT}\\s*(?:以上|起步|起|or more|or above|and up|and above|\\+|plus\\b|樓上)`, 'i'), atLeast],
  [
    new RegExp(
      `(?:\\b(?:around|about|approx(?:imately)?\\.?|roughly|circa|near)|~|大約|大约|大概|約|约|差不多)\\s*${AMOUNT}`,
      'i',
    ),
    around,
  ],
  [new RegExp(`${AMOUNT}\\s*(?:左右|上下|度(?!假)|ish\\b)`, 'i'), around],
]
const RANGE = new RegExp(
  `(?:\\b(?:between|from)\\s+|由|介乎)?${AMOUNT}\\s*(?:-|–|—|~|～|\\bto\\b|\\band\\b|至|到|與|和)\\s*${AMOUNT}(?:之間|之间)?`,
  'i',
)
const BARE = new RegExp(`(${SIGN}\\s?${NUMBER}${COIN}?|${NUMBER}${COIN})`, 'i')

/** A price in the words or figures of either language: under 5000, 三千蚊以下, HK$5,000-8,000, 5千至1萬, around 3k. */
export function readPrice(query: string): AskedPrice | undefined {
  const range = RANGE.exec(query)
  if (range) {
    const [least = 0, most = 0] = boundsOf(range[1]!, range[2]!)
    if (least >= LEAST && most > least && most <= MOST && isAlone(query, range))
      return { minPrice: least, maxPrice: most, text: range[0] }
  }
  for (const [pattern, bounds] of phrases) {
    const found = pattern.exec(query)
    const amount = found ? amountOf(found[1]!) : 0
    if (found && amount >= LEAST && amount <= MOST && isAlone(query, found)) return { ...bounds(amount), text: found[0] }
  }
  const bare = BARE.exec(query)
  const amount = bare ? amountOf(bare[1]!) : 0
  return bare && amount >= LEAST && amount <= MOST && isAlone(query, bare) ? { ...around(amount), text: bare[0] } : undefined
}

/** Not a part of a longer number or of a code. */
function isAlone(query: string, { 0: text, index }: RegExpExecArray): boolean {
  const [before, after] = [/^\s/.test(text) ? '' : (query[index - 1] ?? ''), query[index + text.length] ?? '']
  return !/[a-z0-9-]/i.test(before) && !(/\d$/.test(text) && /[a-z0-9-]/i.test(after))
}

/** "5-8千" is 5,000 to 8,000: the unit of the last counts for both. */
function boundsOf(first: string, last: string): number[] {
  const most = amountOf(last)
  const least = amountOf(first)
  const unit = most / Math.max(1, amountOf(last.replace(/k|千|萬|万/gi, '')))
  return [least < most && least * unit < most && !/[k千萬万百]/i.test(first) && unit > 1 ? least * unit : least, most]
}

function amountOf(text: string): number {
  const plain = text.toLowerCase().replaceAll(',', '')
  const figure = /(\d+(?:\.\d+)?)\s*(k|千|萬|万|百)?/.exec(plain)
  if (figure) return Number(figure[1]) * (figure[2] === 'k' ? 1_000 : (HAN_UNITS[figure[2] ?? ''] ?? 1))
  const word = new RegExp(`(${ALL_WORDS})\\s+(hundred|thousand|grand)`).exec(plain)
  if (word) return (WORD_NUMBERS[word[1]!] ?? TENS[word[1]!] ?? 0) * (word[2] === 'hundred' ? 100 : 1_000)
  return hanAmount(new RegExp(HAN).exec(plain)?.[0] ?? '')
}

/** 三千, 一萬二, 五百, 兩萬五千. */
function hanAmount(text: string): number {
  let [sum, digit, unit, hasUnit] = [0, 0, 1, false]
  for (const character of text) {
    const value = HAN_UNITS[character]
    if (value === undefined) digit = HAN_DIGITS[character] ?? 0
    else {
      sum = value === 10_000 ? (sum + digit || 1) * value : sum + (digit || 1) * value
      ;[digit, unit, hasUnit] = [0, value, true]
    }
  }
  // 一萬二 is 12,000.
  return hasUnit ? sum + (digit > 0 ? (digit * unit) / (unit === 1 ? 1 : 10) : 0) : 0
}
