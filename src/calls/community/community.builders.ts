import { receipt, upload } from '#flows/receipt.builders.ts'
import { foldCommunityCounts, tellInteractions } from '#flows/community/tell-interactions.ts'
import { type SearchFeed, startSearchFeed } from '#jobs/search/search-feed.ts'
import type { MessageWire } from '#modules/inbox/inbox.contract.ts'
import { countMessages, listMessages } from '#modules/inbox/inbox.paths.ts'
import { setBlock, setFollow } from '#modules/follows/follows.paths.ts'
import type { FeedInput, FeedWire, PostWire, SavePostInput } from '#modules/posts/posts.contract.ts'
import { getFeed, getPost, savePost } from '#modules/posts/posts.paths.ts'
import { openProfile, saveProfile } from '#modules/profiles/profiles.paths.ts'
import type { Sees } from '#modules/profiles/profiles.rules.ts'
import type { RenderPage } from '#http/pages/page-routes.server.ts'
import type { UploadPurpose } from '#modules/uploads/uploads.paths.ts'
import { startSession } from '#platform/access/sessions.server.ts'
import { newId } from '#platform/ids.server.ts'
import { createLog } from '#platform/log.server.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

export type Member = { token: string; account: string; code: string; name: string }
export const OPEN: Sees = { posts: 'all', following: 'all', fans: 'all', friends: 'all', wishes: 'me', bought: 'me' }

/** Members of a shop, each with a page of their own, and what they post. */
export function membersOf(shop: TestShop) {
  let serial = 0

  /** Somebody who is signed in, without a page. */
  const signedIn = async () => {
    const account = newId()
    return { account, token: await shop.database.inTransaction((tx) => startSession(tx, 'member', account)) }
  }
  const member = async (name = '', sees: Partial<Sees> = {}): Promise<Member> => {
    serial += 1
    const nickname = name || `Reader ${String.fromCodePoint(0x4e00 + serial)}`
    const { account, token } = await signedIn()
    const opened = await shop.ask(openProfile, { nickname, adult: true }, { token })
    const wanted = { nickname, sees: { ...OPEN, ...sees }, indexed: true }
    await shop.ask(saveProfile, wanted, { token })
    return { token, account, code: opened.data.profile?.code ?? '', name: nickname }
  }
  const picture = async ({ token }: { token: string }, purpose: UploadPurpose = 'post-picture') =>
    (await upload(shop, token, await receipt(), { purpose })).data.uploadId
  const save = async (by: { token: string }, wanted: Partial<SavePostInput> = {}) => {
    const filled = {
      publish: true,
      title: 'Rain on grain leather',
      body: `It dries by itself. ${(serial += 1)}`,
      pictures: [],
      ...wanted,
    }
    return shop.ask(savePost, { ...filled, pictures: wanted.pictures ?? [await picture(by)] }, { token: by.token })
  }
  const post = async (by: Member, wanted: Partial<SavePostInput> = {}): Promise<string> => (await save(by, wanted)).data.code
  return { signedIn, member, picture, save, post }
}

/** A shop with members among each other. */
export async function startCommunity(render?: RenderPage) {
  const shop: TestShop = await startTestShop({}, render)
  const feed: SearchFeed = await startSearchFeed(shop.database, createLog('silent'))
  const asked = (by: Member | undefined) => (by ? { token: by.token } : {})
  return {
    shop,
    feed,
    ...membersOf(shop),
    follow: (by: Member, whom: Member, follow = true) => shop.ask(setFollow, { code: whom.code, follow }, { token: by.token }),
    block: (by: Member, whom: Member, block = true) => shop.ask(setBlock, { code: whom.code, block }, { token: by.token }),
    read: async (by: Member | undefined, wanted: FeedInput = {}): Promise<FeedWire> =>
      (await shop.ask(getFeed, wanted, asked(by))).data,
    codes: async (by: Member | undefined, wanted: FeedInput = {}): Promise<string[]> =>
      (await shop.ask(getFeed, wanted, asked(by))).data.list.map(({ code }) => code),
    see: async (by: Member | undefined, code: string): Promise<PostWire | undefined> => {
      const answer = await shop.ask(getPost, { code }, asked(by))
      return answer.code === 200 ? answer.data : undefined
    },
    /** Everything that is counted and told a little later. */
    settle: async () => {
      await shop.database.inTransaction(foldCommunityCounts)
      await shop.database.inTransaction((tx) => tellInteractions(tx, 10_000))
    },
    told: async ({ token }: Member): Promise<MessageWire[]> =>
      (await shop.ask(listMessages, { kind: 'interactions' }, { token })).data.list,
    unread: async ({ token }: Member): Promise<number> =>
      (await shop.ask(countMessages, {}, { token })).data.kinds.interactions.unread,
    stop: async () => {
      await feed.stop()
      await shop.stop()
    },
  }
}
export type Community = Awaited<ReturnType<typeof startCommunity>>
