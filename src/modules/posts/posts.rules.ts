import { textWidth } from '#platform/text/text-width.ts'

export const MOST_PICTURES = 9
export const WIDEST_TITLE = 80
export const WIDEST_BODY = 2_000
const MOST_PRODUCTS = 10
const MOST_TOPICS = 5
const WIDEST_TOPIC = 20
export const WIDEST_LIST_NAME = 20
/** What a feed is of. */
export const feedTabs = ['all', 'following', 'forYou', 'product', 'brand', 'merchant', 'topic'] as const
/** A page of a feed. */
export const FEED_PAGE = 20

/** As two topics are compared, and as their addresses say it. */
export const topicKey = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
    .replaceAll(' ', '-')

/** Topics as they were typed, with commas or # between them, each once. */
export function topicsIn(typed: string): string[] {
  const names = typed
    .split(/[#,，、;；\n]/)
    .map((name) => name.trim().replaceAll(/\s+/g, ' '))
    .filter((name) => topicKey(name) !== '')
  return names.filter((name, at) => names.findIndex((other) => topicKey(other) === topicKey(name)) === at)
}

export type DraftedPost = {
  title: string
  body: string
  topics: readonly string[]
  pictures: readonly string[]
  products: readonly { spuCode: string }[]
}
export type PostField = 'title' | 'body' | 'topics' | 'pictures' | 'products'

/** What is wrong with a post, by field; a draft may lack anything. */
export function postProblems(
  { title, body, topics, pictures, products }: DraftedPost,
  isDraft: boolean,
): Partial<Record<PostField, string>> {
  const lacks = (text: string): boolean => !isDraft && text.trim() === ''
  const isTwice = new Set(products.map(({ spuCode }) => spuCode)).size < products.length
  const isTooWide = topics.length > MOST_TOPICS || topics.some((topic) => textWidth(topic) > WIDEST_TOPIC)
  return {
    ...((lacks(title) || textWidth(title.trim()) > WIDEST_TITLE) && { title: 'post-title' }),
    ...((lacks(body) || textWidth(body.trim()) > WIDEST_BODY) && { body: 'post-body' }),
    ...(isTooWide && { topics: 'post-topics' }),
    ...(((!isDraft && pictures.length === 0) || pictures.length > MOST_PICTURES) && { pictures: 'post-pictures' }),
    ...((isTwice || products.length > MOST_PRODUCTS) && { products: 'post-products' }),
  }
}

/** The language most of a text is written in. A Chinese character says as much as about three letters. */
export function writtenLanguage(text: string): 'en' | 'zh' {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return han * 3 >= latin && han > 0 ? 'zh' : 'en'
}
