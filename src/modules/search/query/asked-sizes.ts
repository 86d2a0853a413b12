/** Sizes that are asked for, each as scale@@@value, and the text that asks for them. */
export type AskedSizes = { size: string[]; text: string }

const key = (scale: string, value: number | string): string => `${scale}@@@${value}`
const LETTERS: Record<string, string> = {
  small: 'S',
  medium: 'M',
  large: 'L',
  細: 'S',
  小: 'S',
  中: 'M',
  大: 'L',
  加大: 'XL',
  特大: 'XL',
  加細: 'XS',
}
const LETTER = '(xxxs|xxs|xs|s|m|l|xl|xxl|xxxl|2xl|3xl|small|medium|large)'
/** What a bare number after or before it can only be the size of: pumps 37.5, 32 jeans, 波鞋42. */
const SIZED_BY_NUMBER =
  '(?:shoes?|boots?|heels?|pumps?|loafers?|sneakers?|trainers?|sandals?|flats?|mules?|slides?|espadrilles?|ballerinas|brogues|jeans|trousers|鞋|靴|拖|牛仔褲|西褲)'
const BEDS: Record<string, string> = {
  single: 'Single',
  double: 'Double',
  queen: 'Queen',
  king: 'King',
  單人: 'Single',
  雙人: 'Double',
}
const OUNCES: Record<string, number> = { '1': 30, '1.7': 50, '2.5': 75, '3.4': 100 }

/** What a number may be in the scales of the shop; conversions as usual in the trade, and the kind of piece tells which of them is meant. */
function inScale(scale: string, value: number): string[] {
  if (scale === 'us')
    return [
      key('US', value),
      ...(value <= 14
        ? [key('EU', value + 30), key('EU', value + 33), key('UK', value + 4), key('IT', value + 36), key('FR', value + 32)]
        : [key('IT', value + 10)]),
    ]
  if (scale === 'uk')
    return [key('UK', value), ...(value <= 13 ? [key('EU', value + 33), key('EU', value + 34)] : [key('IT', value + 10)])]
  if (scale === 'it') return [key('IT', value), key('EU', value)]
  if (scale === 'jp') return [key('JP', value), key('FR', value + 29), key('IT', value + 33)]
  return [key(scale.toUpperCase(), value)]
}

/** "Size 8" is a dress of one scale and a shoe of two others. */
const ofSmallNumber = (value: number): string[] => {
  const asShoe = value > 13 ? [] : ['us', 'uk'].flatMap((scale) => inScale(scale, value)).filter(isShoe)
  return [...new Set([...ofNumber(value), ...asShoe])]
}
const isShoe = (size: string): boolean => size.startsWith('EU')

/** A number without a scale: 38碼 is a shoe or a dress, 13號 a ring. */
const ofNumber = (value: number): string[] =>
  value < 24 ? [key('HK', value), key('UK', value)] : [key('EU', value), key('IT', value), key('FR', value), key('W', value)]

const ofLetters = (text: string): string[] => {
  const letters = LETTERS[text.toLowerCase()] ?? text.toUpperCase()
  return [key('INT', { '2XL': 'XXL', '3XL': 'XXXL' }[letters] ?? letters)]
}

const patterns: [pattern: RegExp, read: (found: RegExpExecArray) => string[]][] = [
  [
    /(?:\b(?:size|sz)\s*)?\b(eu|it|fr|uk|us|hk|jp)\s?-?(?:(?:size|sz)\s)?(\d{1,2}(?:\.5)?)(?:\s?[碼号號码])?(?![\d$,k])/i,
    ([, scale = '', value]) => inScale(scale.toLowerCase(), Number(value)),
  ],
  [
    /(?:\b(?:size|sz)\s*)?\b(\d{1,2}(?:\.5)?)\s?(eu|it|fr|uk|us)\b/i,
    ([, value, scale = '']) => inScale(scale.toLowerCase(), Number(value)),
  ],
  [/(?:腰圍|腰围|\bwaist\s*(?:size)?|\bw)\s?(\d{2})(?:\s?(?:吋|寸|inch(?:es)?))?(?!\d)/i, ([, value = '']) => [key('W', value)]],
  [/(\d{2})\s?(?:吋|寸|inch(?:es)?|"|”)?\s?(?:腰圍?|\bwaist)/i, ([, value = '']) => [key('W', value)]],
  [/(\d{2,3})\s?(?:ml|毫升)(?![a-z])/i, ([, value = '']) => [key('ml', value)]],
  [/(\d(?:\.\d)?)\s?(?:fl\.?\s?)?oz\b/i, ([, value = '']) => [key('ml', OUNCES[value] ?? Math.round(Number(value) * 29.57))]],
  [/(\d{2,3})\s?(?:g|gram(?:s)?|克)(?![a-z])/i, ([, value = '']) => [key('g', value)]],
  [/(\d{2})\s?(?:mm|毫米)(?![a-z])/i, ([, value = '']) => [key('mm', value)]],
  [/(\d{2,3})\s?(?:cm|厘米|公分)(?![a-z])/i, ([, value = '']) => [key('cm', value)]],
  [/(?:\bcollar(?:\s?size)?|領圍|领围)\s?(\d{2})(?!\d)/i, ([, value = '']) => [key('collar', value)]],
  [/(?<!\d)(\d{2})\s?(?:cm\s)?(?:\bcollar|領圍?|领围?)/i, ([, value = '']) => [key('collar', value)]],
  [/(?:\b(?:size|sz)|尺碼|尺码|碼數|码数)\s*[:：.]?\s*(\d{1,2}(?:\.5)?)(?!\d)/i, ([, value]) => ofSmallNumber(Number(value))],
  // 38碼半 is 38.5, and 38碼半身裙 a skirt.
  [/(?<![\d$.])(\d{1,2})\s?(?:碼|码|號|号)半(?![身價价截筒袖拖跟])/, ([, value]) => ofNumber(Number(value) + 0.5)],
  [/(?<![\d$])(\d{1,2}(?:\.5)?)\s?(?:碼|码|號|号|\b(?:size|sz)\b)/i, ([, value]) => ofNumber(Number(value))],
  [new RegExp(`(?:\\b(?:size|sz)|尺碼|尺码|碼數|码数)\\s*[:：]?\\s*${LETTER}\\b`, 'i'), ([, letters = '']) => ofLetters(letters)],
  [new RegExp(`\\b${LETTER}\\s?(?:碼|码|號|号|\\bsize\\b)`, 'i'), ([, letters = '']) => ofLetters(letters)],
  [/(加大|特大|加細|細|中|大|小)[碼码](?!裝|衫|寬)/, ([, letters = '']) => ofLetters(letters)],
  [
    new RegExp(`(?<=${SIZED_BY_NUMBER}\\s*)(?<![\\d$.])(2[4-9]|3\\d|4[0-8])(\\.5)?(?=\\s|$)`, 'i'),
    ([, whole = '', half = '']) => ofNumber(Number(whole + half)),
  ],
  [
    new RegExp(`(?<![\\w$.])(2[4-9]|3\\d|4[0-8])(\\.5)?(?=\\s?${SIZED_BY_NUMBER})`, 'i'),
    ([, whole = '', half = '']) => ofNumber(Number(whole + half)),
  ],
  [/\b(single|double|queen|king)[\s-]?(?:size(?:d)?|bed)\b/i, ([, bed = '']) => [key('none', BEDS[bed.toLowerCase()] ?? '')]],
  [
    /(單人|雙人|单人|双人)(?=床|被|尺寸|size)/i,
    ([, bed = '']) => [key('none', BEDS[bed.replace('单', '單').replace('双', '雙')] ?? '')],
  ],
  [/(?<![\w'’-])(XXS|XS|XL|XXL|XXXL|2XL|3XL|xxs|xs|xl|xxl|2xl|3xl|S|M|L)(?![\w'’-])/, ([, letters = '']) => ofLetters(letters)],
]

/** A size in the words of either language: EU 38, 38碼, size M, 中碼, 腰圍28, 50ml, ring 13號, pumps 37.5, king size. */
export function readSizes(query: string): AskedSizes | undefined {
  for (const [pattern, read] of patterns) {
    const found = pattern.exec(query)
    if (found && !/[\d-]$/.test(query.slice(0, found.index))) return { size: read(found), text: found[0] }
  }
  return undefined
}
