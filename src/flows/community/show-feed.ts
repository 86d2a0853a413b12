import {
  explainPosts,
  FEEDS,
  findHouse,
  type FeedRow,
  findTopicName,
  listFollowing,
  listForYou,
  listNewest,
  listOfMerchant,
  listOfProducts,
  listOfTopic,
  listTopics,
  noteCommunity,
  readTastes,
  type Tastes,
  type WantedPage,
} from '#modules/posts/index.server.ts'
import type { FeedWire, WantedFeed } from '#modules/posts/posts.contract.ts'
import { FEED_PAGE } from '#modules/posts/posts.rules.ts'
import { applicantKinds } from '#modules/merchants/merchants.contract.ts'
import { findProfile } from '#modules/profiles/index.server.ts'
import { findCards, productTag } from '#modules/search/index.server.ts'
import { listWishes } from '#modules/wishlist/index.server.ts'
import type { Language } from '#language/languages.ts'
import { findReader, type Reader, STRANGER } from '#platform/access/may-see.server.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { originOf } from '#platform/database/origins.server.ts'
import { readTogether } from '#platform/database/together.server.ts'
import { presentViewer } from './present-people.ts'
import { cutPage, placeOf, presentCards } from './present-posts.ts'

const NO_TASTES: Tastes = { brands: [], topics: [], wishes: [] }
type Asked = { accountId: string | undefined; language: Language }

/** A page of a feed for its reader, each post with why it is there. What does not need the other's answer is asked together. */
export const showFeed = (tx: Read, asked: Asked, wanted: WantedFeed): Promise<FeedWire> =>
  readTogether(tx, async (read) => {
    noteCommunity(FEEDS)
    const reader = await findReader(read, asked.accountId)
    const [found, name, house, topics, viewer] = await Promise.all([
      pageOf(read, reader, asked, wanted),
      nameOf(read, wanted, asked.language),
      houseOf(read, wanted, asked.language),
      topicsOfTheDay(read),
      presentViewer(read, reader),
    ])
    return { ...found, name, house, topics, viewer, isMember: asked.accountId !== undefined }
  })

async function pageOf(
  tx: Read,
  reader: Reader,
  { accountId, language }: Asked,
  wanted: WantedFeed,
): Promise<Pick<FeedWire, 'list' | 'next'>> {
  const isChosen = wanted.tab === 'forYou'
  const tastes = accountId !== undefined && isChosen ? await tastesOf(tx, accountId) : NO_TASTES
  const { page, next } = cutPage(await rowsOf(tx, reader, wanted, tastes))
  const ids = page.map(({ id }) => id)
  const reasons = isChosen ? await explainPosts(tx, reader, tastes, ids) : undefined
  return { list: await presentCards(tx, { reader, language }, page, reasons), next }
}

function rowsOf(tx: Read, reader: Reader, { tab, value, before }: WantedFeed, tastes: Tastes): Promise<FeedRow[]> {
  const page: WantedPage = { after: placeOf(before), limit: FEED_PAGE + 1 }
  switch (tab) {
    case 'following':
      return listFollowing(tx, reader, page)
    case 'forYou':
      return reader.profileId === undefined ? listNewest(tx, reader, page) : listForYou(tx, reader, tastes, page)
    case 'product':
      return listOfProducts(tx, reader, { spuCodes: [value] }, page)
    case 'brand':
      return listOfProducts(tx, reader, { brandCode: value }, page)
    case 'merchant':
      return listOfMerchant(tx, reader, value, page)
    case 'topic':
      return listOfTopic(tx, reader, value, page)
    case 'all':
      return listNewest(tx, reader, page)
  }
}

/** What they liked since they last began anew, and what they wish for. */
async function tastesOf(tx: Read, accountId: string): Promise<Tastes> {
  const profile = await findProfile(tx, accountId)
  if (!profile) return NO_TASTES
  const wishes = (await listWishes(tx, accountId)).map(({ code }) => code)
  return { ...(await readTastes(tx, profile.profile_id, profile.feed_since)), wishes }
}

async function nameOf(tx: Read, { tab, value }: WantedFeed, language: Language): Promise<string> {
  if (tab === 'topic') return (await findTopicName(tx, value)) ?? ''
  if (tab !== 'product') return ''
  return (await findCards([value], language))[0]?.productTitle ?? ''
}

async function houseOf(tx: Read, { tab, value }: WantedFeed, language: Language): Promise<FeedWire['house']> {
  if (tab !== 'brand' && tab !== 'merchant') return null
  const found = await findHouse(tx, tab, value)
  const houseKinds = ['platform', ...applicantKinds] as const
  return found ? { name: found[language], kind: houseKinds.find((kind) => kind === found.kind) ?? '' } : null
}

const MOST_TOPICS = 8
const KEPT_MS = 5 * MINUTE
const kept = new WeakMap<Read, { until: number; topics: FeedWire['topics'] }>()

/** What most is written about: it may be some minutes old. */
async function topicsOfTheDay(tx: Read): Promise<FeedWire['topics']> {
  const [origin, now] = [originOf(tx), clock.now().getTime()]
  const found = kept.get(origin)
  if (found && found.until > now) return found.topics
  const topics = await listTopics(tx, MOST_TOPICS)
  // A few posts are soon others.
  kept.set(origin, { until: now + (topics.length < MOST_TOPICS ? 0 : KEPT_MS), topics })
  return topics
}

/** Whether everyone finds posts with an item. Its page is told when one comes or goes. */
export async function findItemPosts(tx: Read, spuCode: string): Promise<{ posted: boolean }> {
  noteCommunity(productTag(spuCode))
  const found = await listOfProducts(tx, STRANGER, { spuCodes: [spuCode] }, { after: undefined, limit: 1 })
  return { posted: found.length > 0 }
}
