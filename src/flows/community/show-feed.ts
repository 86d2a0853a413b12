import type { RawBuilder } from 'kysely'
import {
  explainPosts,
  FEEDS,
  feedForYou,
  feedNewest,
  feedOfMerchant,
  feedOfProducts,
  feedOfTopic,
  findHouse,
  findTopicName,
  itemTag,
  listTopics,
  noteCommunity,
  readFeed,
  readFollowing,
  readTastes,
  type Tastes,
  type WantedPage,
} from '#modules/posts/index.server.ts'
import type { FeedWire, WantedFeed } from '#modules/posts/posts.contract.ts'
import { FEED_PAGE } from '#modules/posts/posts.rules.ts'
import { findMerchantPage, listMerchantPages, listPeople } from '#modules/profiles/index.server.ts'
import { applicantKinds } from '#modules/merchants/merchants.contract.ts'
import { findCards } from '#modules/search/index.server.ts'
import { listWishes } from '#modules/wishlist/index.server.ts'
import type { Language } from '#language/languages.ts'
import { findReader, type Reader, STRANGER } from '#platform/access/may-see.server.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { originOf } from '#platform/database/origins.server.ts'
import { readAlong, readTogether } from '#platform/database/together.server.ts'
import { presentPerson, presentViewer } from './present-people.ts'
import { FOUND_POSTS, type FoundPosts, placeOf, presentFound, readFoundPosts } from './present-posts.ts'

const NO_TASTES: Tastes = { brands: [], topics: [], wishes: [] }
type Asked = { accountId: string | undefined; language: Language }

/** A page of a feed for its reader, each post with why it is there: once it is known who reads, all of it is one statement. */
export async function showFeed(tx: Read, asked: Asked, wanted: WantedFeed): Promise<FeedWire> {
  noteCommunity(FEEDS)
  const { language } = asked
  const reader = await findReader(tx, asked.accountId)
  const tastes = wanted.tab === 'forYou' ? await tastesOf(tx, asked, reader) : NO_TASTES
  const {
    rows,
    parts,
    reasons,
    name,
    house: found,
    topics,
    viewer,
  } = await readPage(tx, reader, wanted, tastes, (feed) =>
    readAlong(tx, feed, async (read) => {
      const [found, ...others] = await Promise.all([
        readFoundPosts(read, reader),
        wanted.tab === 'forYou' ? explainPosts(read, reader, tastes, FOUND_POSTS) : undefined,
        nameOf(read, wanted, language),
        houseOf(read, wanted),
        topicsOfTheDay(read),
        presentViewer(read, reader, language),
      ])
      const [reasons, name, house, topics, viewer] = others
      return { ...found, reasons, name, house, topics, viewer }
    }),
  )
  const page = await presentFound({ rows, parts }, language, reasons)
  const house = await presentHouse(tx, reader, found, language)
  const isLonely = wanted.tab === 'following' && wanted.before === '' && page.list.length === 0
  const toFollow = isLonely ? await pagesToFollow(tx, reader, asked) : []
  return { ...page, name, house, topics, viewer, isMember: asked.accountId !== undefined, toFollow }
}

const MOST_TO_FOLLOW = 3

async function pagesToFollow(tx: Read, reader: Reader, { accountId, language }: Asked): Promise<FeedWire['toFollow']> {
  if (accountId === undefined || reader.profileId === undefined) return []
  const ids = await listMerchantPages(tx, reader, accountId, MOST_TO_FOLLOW)
  const people = await listPeople(tx, reader, ids)
  return ids.flatMap((id) => people.get(id) ?? []).map((person) => presentPerson(person, language))
}

type ReadFeed<Found> = (feed: RawBuilder<unknown>) => Promise<Found>

function readPage<Found extends FoundPosts>(
  tx: Read,
  reader: Reader,
  { tab, value, before }: WantedFeed,
  tastes: Tastes,
  read: ReadFeed<Found>,
): Promise<Found> {
  const page: WantedPage = { after: placeOf(before), limit: FEED_PAGE + 1 }
  switch (tab) {
    case 'following':
      return readFollowing(tx, reader, page, read)
    case 'forYou':
      return read(reader.profileId === undefined ? feedNewest(reader, page) : feedForYou(reader, tastes, page))
    case 'product':
      return read(feedOfProducts(reader, { spuCodes: [value] }, page))
    case 'brand':
      return read(feedOfProducts(reader, { brandCode: value }, page))
    case 'merchant':
      return read(feedOfMerchant(reader, value, page))
    case 'topic':
      return read(feedOfTopic(reader, value, page))
    case 'all':
      return read(feedNewest(reader, page))
  }
}

/** What they liked since they last began anew, and what they wish for. */
async function tastesOf(tx: Read, { accountId }: Asked, { profileId }: Reader): Promise<Tastes> {
  if (accountId === undefined || profileId === undefined) return NO_TASTES
  const [wishes, liked] = await readTogether(tx, (read) =>
    Promise.all([listWishes(read, accountId), readTastes(read, profileId)]),
  )
  return { ...liked, wishes: wishes.map(({ code }) => code) }
}

async function nameOf(tx: Read, { tab, value }: WantedFeed, language: Language): Promise<string> {
  if (tab === 'topic') return (await findTopicName(tx, value)) ?? ''
  if (tab !== 'product') return ''
  return (await findCards([value], language))[0]?.productTitle ?? ''
}

type House = Awaited<ReturnType<typeof findHouse>>
const HOUSE_KINDS = ['platform', ...applicantKinds] as const

const houseOf = async (tx: Read, { tab, value }: WantedFeed): Promise<House> =>
  tab === 'brand' || tab === 'merchant' ? findHouse(tx, tab, value) : undefined

async function presentHouse(tx: Read, reader: Reader, house: House, language: Language): Promise<FeedWire['house']> {
  if (!house) return null
  const own = house.merchantId === null ? undefined : await findMerchantPage(tx, house.merchantId)
  const page = own && (await listPeople(tx, reader, [own.profile_id])).get(own.profile_id)
  return {
    name: house[language],
    kind: HOUSE_KINDS.find((kind) => kind === house.kind) ?? '',
    page: page ? presentPerson(page, language) : null,
  }
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
  noteCommunity(itemTag(spuCode))
  const found = await readFeed(tx, feedOfProducts(STRANGER, { spuCodes: [spuCode] }, { after: undefined, limit: 1 }))
  return { posted: found.length > 0 }
}
