import { folded } from './cell-values.rules.ts'

/** What other shops, and other languages, call the standard colours. */
const ALSO: Record<string, string> = {
  black: 'noir noire schwarz nero negro preto jet onyx 黑 黑色',
  white: 'blanc blanche weiss bianco blanco branco 白 白色',
  'off-white': 'ivory ecru cream creme ivoire 米白 米白色 象牙白 象牙色 奶油色 奶白色 off white',
  beige: 'sand 米色 沙色 杏色',
  camel: '駝色 驼色 駝 驼',
  brown: 'marron brun braun marrone marrom chocolate 棕色 咖啡色 咖色 褐色 棕 啡 啡色',
  tan: 'cognac',
  grey: 'gray gris grise grau grigio cinza 灰 灰色',
  charcoal: 'anthracite 炭灰色 深灰色',
  navy: 'navy blue dark navy marine 海軍藍 海军蓝 深藍色 深蓝色 藏青色',
  blue: 'bleu bleue blau blu azul 藍 藍色 蓝 蓝色',
  'light-blue': 'sky blue baby blue 天藍色 天蓝色 淺藍色 浅蓝色',
  green: 'vert verte grun verde 綠 綠色 绿 绿色',
  khaki: 'olive kaki 卡其 卡其色 軍綠色 军绿色 橄欖綠',
  yellow: 'jaune gelb giallo amarillo amarelo 黃 黃色 黄 黄色',
  orange: 'arancione naranja laranja 橙 橙色 橘色 橙紅色',
  red: 'rouge rot rosso rojo vermelho 紅 紅色 红 红色',
  burgundy: 'wine bordeaux maroon 酒紅 酒紅色 酒红 酒红色',
  pink: 'rose rosa 粉色 粉紅 粉紅色 粉红 粉红色',
  purple: 'violet lila lilas viola morado roxo 紫 紫色',
  gold: 'golden or dore oro 金 金色',
  silver: 'argent silber argento plata 銀 銀色 银 银色',
  'rose-gold': 'rose gold pink gold 玫瑰金 玫瑰金色',
  multicolour: 'multi multicolor multicolour multicolored multicoloured assorted mixed 多色 彩色 拼色 混色',
  nude: '裸色 膚色 肤色',
  metallic: '金屬色 金属色',
  transparent: 'clear 透明 透明色',
}

/** Words of more than one stand above, too: they are put together again. */
const PHRASES = ['off white', 'navy blue', 'dark navy', 'sky blue', 'baby blue', 'rose gold', 'pink gold']

const BY_WORD = new Map<string, string>([
  ...Object.entries(ALSO).flatMap(([id, words]) => {
    const phrases = PHRASES.filter((phrase) => words.includes(phrase))
    const single = phrases.reduce((text, phrase) => text.replace(phrase, ' '), words).split(/\s+/)
    return [...phrases, ...single].filter(Boolean).map((word): [string, string] => [folded(word), id])
  }),
  ...Object.keys(ALSO).map((id): [string, string] => [folded(id), id]),
])

/** The standard colour that a word means, in whatever language: gray and 灰色 are grey. */
export const standardColour = (word: string): string | undefined => BY_WORD.get(folded(word))

/** “Black / White” is two. */
export const coloursIn = (word: string): string[] =>
  word
    .split(/\s*(?:[/,&+、／]|\band\b|\bet\b|\bund\b)\s*/i)
    .map((part) => part.trim())
    .filter(Boolean)

/** Whether a value is a colour beyond doubt, whatever its option is called. */
export const isColourWord = (value: string): boolean =>
  coloursIn(value).every(
    (part) => standardColour(part) !== undefined || standardColour(part.split(/\s+/).at(-1) ?? '') !== undefined,
  )
