import { counted } from '#language/counted.ts'
import { house } from '#language/house.ts'
import type { Language } from '#language/languages.ts'

/** What is true of a list at the moment; from it each language makes its own sentences. */
export type ListFacts = {
  name: string
  /** Whom a category is for, when its department says so. */
  side: '' | 'women' | 'men'
  /** The list is a designer's page. */
  isDesigner: boolean
  /** The list is a search. */
  isSearch: boolean
  total: number
  designerNum: number
  /** Those with most pieces, at most three. */
  designers: string[]
  /** The kinds with most pieces, at most three. */
  kinds: string[]
  from: string
  to: string
  saleNum: number
}
type SeoWords = { title: string; description: string; heading: string; paragraph: string }

export const listSeo: Record<Language, (facts: ListFacts) => SeoWords> = { en: inEnglish, zh: inChinese }

const and = (names: string[], last: string, between: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(between)}${last}${names.at(-1)}`

function inEnglish(facts: ListFacts): SeoWords {
  const { name, side, total, isSearch } = facts
  const owner = { women: 'Women’s ', men: 'Men’s ', '': '' }[side]
  const title = name === 'Women' || name === 'Men' ? `For ${name.toLowerCase()}` : owner + name
  const pieces = `${counted(total)} ${total === 1 ? 'piece' : 'pieces'}`
  const price = facts.from === facts.to ? `at ${facts.from}` : `from ${facts.from} to ${facts.to}`
  if (isSearch) {
    const found = `${pieces} found for “${name}” at ${house().mark}.`
    return { title: `“${name}”`, description: found, heading: '', paragraph: '' }
  }
  if (total === 0) return { title, description: `${title} at ${house().mark}.`, heading: '', paragraph: '' }
  const description = `${title} at ${house().mark}: ${pieces} ${price}, each authenticated, delivered free in Hong Kong and Macau.`
  const sentences = [
    facts.isDesigner || facts.designerNum < 2
      ? `${pieces} ${price}.`
      : `${pieces} by ${facts.designerNum} designers ${price}; ${and(facts.designers, ' and ', ', ')} ${
          facts.designers.length > 1 ? 'are' : 'is'
        } shown most.`,
    facts.kinds.length > 1 ? `The choice is widest in ${and(facts.kinds, ' and ', ', ')}.` : '',
    facts.saleNum > 0 ? `${counted(facts.saleNum)} of them ${facts.saleNum === 1 ? 'is' : 'are'} reduced at the moment.` : '',
    'Every piece is authenticated before it leaves us and comes with its certificate.',
  ]
  return {
    title,
    description,
    heading: facts.isDesigner ? `${name} at ${house().mark}` : title,
    paragraph: sentences.filter(Boolean).join(' '),
  }
}

function inChinese(facts: ListFacts): SeoWords {
  const { name, side, total, isSearch } = facts
  const owner = /^[男女]/.test(name) ? '' : { women: '女士', men: '男士', '': '' }[side]
  const title = owner + name
  const price = facts.from === facts.to ? `售價${facts.from}` : `售價由${facts.from}至${facts.to}`
  if (isSearch) {
    return {
      title: `「${name}」`,
      description: `${house().mark}共有${counted(total)}件與「${name}」相關的貨品。`,
      heading: '',
      paragraph: '',
    }
  }
  if (total === 0) return { title, description: `於${house().mark}選購${title}。`, heading: '', paragraph: '' }
  const description = `於${house().mark}選購${title}：共${counted(total)}件，${price}，逐件鑑定，香港及澳門免運費。`
  const sentences = [
    facts.isDesigner || facts.designerNum < 2
      ? `現有${counted(total)}件，${price}。`
      : `現有${counted(total)}件，來自${facts.designerNum}個品牌，以${and(facts.designers, '及', '、')}的款式最多，${price}。`,
    facts.kinds.length > 1 ? `當中${and(facts.kinds, '及', '、')}選擇尤其豐富。` : '',
    facts.saleNum > 0 ? `其中${counted(facts.saleNum)}件正在減價。` : '',
    '每件貨品均經鑑定後寄出，並附證書。',
  ]
  return { title, description, heading: facts.isDesigner ? `選購${name}` : title, paragraph: sentences.join('') }
}
