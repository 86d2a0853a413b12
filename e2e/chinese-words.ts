import { chineseFaults } from '../src/language/chinese.rules.ts'
import type { Language } from '../src/language/languages.ts'
import { demoBrands } from '../demo/catalogue/demo-catalogue.ts'
import { authors } from '../demo/catalogue/reviews.ts'
import { demoMember, demoSellers, demoSignIns } from '../demo/sign-ins.ts'

/** What stands in Latin letters in the Chinese of a Hong Kong shop: names, sizes, units and codes. */
const LATIN = [
  /[\w.+-]+@[\w.-]+/g,
  /https?:\/\/\S+/g,
  // In the words of a page as they are written: figures, and where links lead.
  /\{\{\w+\}\}/g,
  /\]\([^)\s]+\)/g,
  /\b[\w-]+\.(png|csv)\b/g,
  // Codes of merchants, numbers of orders, articles and parcels.
  /\bM-[A-Z]+\b/g,
  /\b[A-Z]{0,3}-?\d[\w-]*\b/g,
  /\b[A-Z]{2}[0-9A-Z]{8,14}\b/g,
  /HK\$/g,
  /\b(EU|IT|UK|US|FR|JP|KR|HK|CN|TW|INT|XXS|XS|XL|XXL|XXXL|S|M|L|OS)\b/g,
  /\d+\s?(ml|mL|cm|mm|g|kg|K|MB|L)\b/g,
  /[（(](cm|mm|ml|g)[)）]/g,
  /\b(Apple Pay|Google Pay|JPG|PNG|CSV|OFX|PDF|JSON|Esc|Enter|SPF|PA|FPS|Visa|Mastercard|Amex|JavaScript|Cookie|iPhone|iPad|Android|Linux|Safari|Chrome|AA|PayPal|Stripe|UPF|Saffiano|Instagram|Apple|Google|Facebook|YouTube|VISA|UnionPay|DHL|MB|UV|LED|QR|WhatsApp|VIP|IP|XLSX|ZIP|Shopify|WooCommerce|Magento|Medusa|Markdown|KOL|SKU|API|Webhook|WebP|AVIF|GIF|HKD|MOP|CNY|USD|EUR|GBP|JPY|TWD|SGD|KRW|THB|VND|AUD|CAD)\b/g,
  // Names of cookies.
  /\b(locale|languageRedirect|sexType|persisted_state|__Host-(session|guest|device))\b/g,
  /T恤|Polo恤|OK便利店|V領|U領|A字|Y字/g,
  // The style name at the head of a title.
  /「\p{Lu}[\p{Script=Latin}’'-]+」/gu,
  /PRAYA|praya|Praya/g,
  /\b[A-Z]\b/g,
]

/** What people are called is written as they write it: those who shop in these tests, and the owner of the bank account. */
const people = [
  ...['May Chan', '陳美玲', 'Ming Lee', '李明', 'Kit Wong', 'Praya Limited', `${demoMember.firstName} ${demoMember.lastName}`],
  ...authors,
  ...demoSignIns.map((account) => account.name),
  ...demoSellers.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
]
const names = [...demoBrands.map((brand) => brand.name), ...people]
  // The longer name first, so that no half of it is left.
  .sort((a, b) => b.length - a.length)

/** The English words of a Chinese text; empty when all of it is Chinese, or a name. */
export function englishWords(text: string): string[] {
  let rest = withoutNames(text)
  for (const known of LATIN) rest = rest.replace(known, ' ')
  return rest.match(/\p{Script=Latin}[\p{Script=Latin}’'-]+/gu) ?? []
}

/** Members write in their own language, and all of it stands on one page: what the shop says there itself is read in its text files. */
const BY_MEMBERS = /^(\/zh)?\/community(\/|\?|$)/

/** What must not stand in a text of a page: words of the other language and, in Chinese, what its rules rule out. */
export const faultsOfWords = (text: string, language: Language, address = ''): string[] =>
  BY_MEMBERS.test(address) ? [] : wordsOf(text, language, address)

const wordsOf = (text: string, language: Language, address: string): string[] =>
  language === 'zh' ? [...englishWords(text), ...chineseFaults(withoutLinks(text), address)] : chineseWords(text)

/** The words of a page as they are written: nobody reads the marks of a link. */
const withoutLinks = (text: string): string => text.replace(/\[([^\]]*)\]\([^)\s]+\)/g, '$1')

/** The Chinese characters of an English text. */
export const chineseWords = (text: string): string[] => withoutNames(text).match(/\p{Script=Han}+/gu) ?? []

const withoutNames = (text: string): string => names.reduce((rest, name) => rest.replaceAll(name, ' '), text.normalize('NFC'))
