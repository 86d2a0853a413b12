import { isBarcode } from '#platform/text/barcode.ts'
// What buyers and merchants write about items all day, and what looks like a telephone number at first sight.

const CURRENCY = String.raw`hk\$|us\$|mop\$?|hkd|usd|rmb|cny|eur|\$|¥|€|£`
const AMOUNT = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,7}(?:\.\d{1,2})?`
const MONEY = 'hkd|mop|rmb|dollars?|元|蚊|港元|港幣|澳門元'
const ROUND = String.raw`\d{1,6}00`
const YEAR = String.raw`(?:19\d\d|20[0-3]\d)`
const DATE = String.raw`(?:3[01]|[12]\d|0?[1-9])([-/.])(?:1[0-2]|0?[1-9])`
const TO = String.raw`\s?(?:[-–~至到]|to)\s?`

/** Of what each says, the digits are nobody’s number; the first group, where there is one, is what has to be looked at once more. */
const HARMLESS: readonly (readonly [RegExp, ((digits: string) => boolean)?])[] = [
  // Prices, alone and from one to another.
  [new RegExp(String.raw`(?:${CURRENCY})\s?(?:${AMOUNT})(?!\d)(?:\s?(?:[-–~至到]|to)\s?(?:${AMOUNT})(?!\d))?`, 'g')],
  [new RegExp(String.raw`(?<![\d,.])(?:${AMOUNT})\s?(?:${MONEY})`, 'g')],
  [new RegExp(String.raw`(?<!\d)${ROUND}${TO}${ROUND}(?!\d)`, 'g')],
  [new RegExp(String.raw`(?<![\d,.-])${ROUND}(?:\s?[,/、\s]\s?${ROUND})+(?![\d,.-])`, 'g'), isNoPhone],
  // Thousands and decimals, as counts and carats are written.
  [/(?<![\d,.])\d{1,3}(?:,\d{3}){2,}(?![\d,])/g, isNoPhone],
  [/(?<![\d,.-])\d{1,2}\.\d{1,2}(?:[\s,/、]{1,2}\d{1,2}\.\d{1,2})+(?![\d,.-])/g, isNoPhone],
  // Days and times.
  [
    new RegExp(
      String.raw`(?<!\d\s?[-/.]\s?|\d)(?:(?:3[01]|[12]\d|0?[1-9])|${DATE}\1${YEAR})${TO}${DATE}\2${YEAR}(?!\s?[-/.]\s?\d|\d)`,
      'g',
    ),
  ],
  [new RegExp(String.raw`(?<![\d+]|\d[-.\s])${YEAR}(?:\s?[-–/,、~\s]\s?${YEAR})+(?!\s?[-.]?\s?\d)`, 'g'), isLater],
  // A day is written with one sign throughout and ends there: digits that go on behind it are a number in disguise.
  [/(?<!\d)(?:19|20)\d\d\s?年\s?(?:1[0-2]|0?[1-9])\s?月\s?(?:3[01]|[12]\d|0?[1-9])日?(?!\d)/g],
  [/(?<!\d\s?[-/.]\s?|\d)(?:19|20)\d\d([-/.])(?:1[0-2]|0?[1-9])\1(?:3[01]|[12]\d|0?[1-9])(?!\s?[-/.]\s?\d|\d)/g],
  [/(?<!\d\s?[-/.]\s?|\d)(?:3[01]|[12]\d|0?[1-9])([-/.])(?:1[0-2]|0?[1-9])\1(?:(?:19|20)\d\d|\d\d)(?!\s?[-/.]\s?\d|\d)/g],
  [/(?<!\d)(?:19|20)\d\d(?:1[0-2]|0[1-9])(?:3[01]|[12]\d|0[1-9])(?!\d)/g],
  [/(?<!\d)(?:1[0-2]|0?[1-9])月(?:3[01]|[12]\d|0?[1-9])日/g],
  [/(?<!\d)(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d)?(?!\d)/g],
  [/(?<![\d+])(?:19|20)\d\d(?:\s*[,、/]\s*(?:19|20)\d\d)+(?!\d)/g],
  // How large it is.
  [/\d{1,4}(?:\.\d+)?(?:\s?[x×*]\s?\d{1,4}(?:\.\d+)?){1,3}\s?(?:cm|mm|m|in|吋|公分|厘米|毫米)/g],
  [/(?<![\d.])\d{1,3}(?:\.\d)?(?:\s?[x×*]\s?\d{1,3}(?:\.\d)?){1,3}(?![\d.])/g],
  [/(?<![\d+])\d{1,2}(?:\.5)?(?:[\s,/、]{1,2}\d{1,2}(?:\.5)?){2,}(?!\s?[-/.]\s?\d|\d)/g, isSizes],
  // References of watches, as their makers write them.
  [/(?<![\d-])[1-9]\d{4,5}-0\d{3}(?![\d-])/g],
  [/(?<![\d.])\d{3}\.\d{2,3}(?:\.\d{2,3}){2,3}\.\d{2,3}(?![\d.])/g],
  // What carries its own name.
  [
    /(?:item|order|style|sku|spu|reference|ref|serial|tracking|waybill|barcode|貨品|款式|訂單|運單|產品|序)(?:\s?(?:no\.?|numbers?|code|編號|號碼|號))?\s?[:#]?\s?([a-z0-9]*\d[a-z0-9-]*)(?![\s-]?\d)/g,
  ],
  // Letters and digits in one word, and the number beside the bars.
  [
    /(?<![a-z0-9])(?=[a-z0-9]*[a-z])(?=[a-z0-9]*\d)[a-z0-9]{6,}(?![a-z0-9])/g,
    (word) => !/[2-9]\d{7}|1[3-9]\d{9}/.test(word) || isCode(word),
  ],
  [/(?<!\d)\d{13}(?!\d)/g, isBarcode],
]

/** The same text with every harmless digit changed for a sign that is none. */
export function harmlessNumbers(text: string): string {
  let left = text
  for (const [pattern, isHarmless] of HARMLESS)
    left = left.replaceAll(pattern, (found) => (isHarmless && !isHarmless(found) ? found : found.replace(/\d/g, '¤')))
  return left
}

/** Ever larger and close together: “36, 37, 38.5”. */
function isSizes(found: string): boolean {
  const sizes = found.split(/[\s,/、]+/).map(Number)
  return sizes.every((size, at) => at === 0 || size > (sizes[at - 1] ?? 0)) && (sizes.at(-1) ?? 0) - (sizes[0] ?? 0) <= 24
}

/** Years in the order they came: a number of eight digits that only begins like two years is a telephone number. */
function isLater(found: string): boolean {
  const years = [...found.matchAll(/\d{4}/g)].map(([year]) => Number(year))
  return years.every((year, at) => at === 0 || year > (years[at - 1] ?? 0))
}

/** Its digits together are none that anyone could ring. */
function isNoPhone(found: string): boolean {
  const digits = found.replaceAll(/\D/g, '')
  return !/^(?:(?:00)?85[23])?[2-9]\d{7}$|^(?:(?:00)?86)?1[3-9]\d{9}$/.test(digits)
}

/** More digits in a row than any telephone has, such as the number of a parcel. */
const isCode = (word: string): boolean => /\d{12,}/.test(word)
