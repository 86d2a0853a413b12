import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { emit } from '#events/events.server.ts'
import { refusals } from '#refusals.ts'
import { addComment, deleteComment } from '#modules/comments/comments.paths.ts'
import { answerFollow, listPeopleOf, setMuted } from '#modules/follows/follows.paths.ts'
import { reportToShop } from '#modules/community-reports/community-reports.paths.ts'
import {
  deletePost,
  getOwnPost,
  getPostList,
  getProfilePage,
  keepPost,
  listDrafts,
  listPostLists,
  resetForYou,
  setLike,
} from '#modules/posts/posts.paths.ts'
import { getOwnProfile, leaveCommunity, openProfile, saveProfile } from '#modules/profiles/profiles.paths.ts'
import { clock } from '#platform/clock.ts'
import { newId } from '#platform/ids.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { type Community, type Member, startCommunity } from './community.builders.ts'

let people: Community
beforeAll(async () => {
  people = await startCommunity()
})
afterEach(() => clock.reset())
afterAll(() => people.stop())

const ask: Community['shop']['ask'] = (...asked) => people.shop.ask(...asked)
const missing = refusals.NOT_FOUND.code
const say = (by: Member, code: string, text: string, parentId = '') =>
  ask(addComment, { code, text, parentId }, { token: by.token, key: newId() })
const profileOf = async (whom: Member, by?: Member) =>
  (await ask(getProfilePage, { code: whom.code }, by ? { token: by.token } : {})).data

const changed = async (...productIds: string[]) => {
  await people.shop.database.inTransaction((tx) => emit(tx, 'product-changed', { productIds }))
  await people.feed.catchUp()
}

describe('a profile', () => {
  test('is opened by who wants one, by name, once they say that they are 18', async () => {
    const { token } = await people.signedIn()
    expect((await ask(getOwnProfile, {}, { token })).data.profile).toBeNull()
    const young = await ask(openProfile, { nickname: 'Wai', adult: false as true }, { token })
    expect(Object.keys((young.data as { fields?: object }).fields ?? {})).toEqual(['adult'])
    const opened = await ask(openProfile, { nickname: 'Wai Chan', adult: true }, { token })
    expect(opened.data.profile).toMatchObject({ nickname: 'Wai Chan', sees: { posts: 'all', fans: 'mutual', wishes: 'me' } })
  })

  test.each(['Kit Ng', 'ＫＩＴ　ＮＧ', 'kit.ng', 'Кit Ng', 'K1t Ng', 'kit\u200bng'])(
    'has a name that no other is mistaken for: %j is taken',
    async (nickname) => {
      if (nickname === 'Kit Ng') await people.member(nickname)
      const { token } = await people.signedIn()
      const answer = await ask(openProfile, { nickname, adult: true }, { token })
      expect(answer).toMatchObject({ code: refusals.BAD_INPUT.code, data: { field: 'nickname' } })
    },
  )

  test('of two who want one name at once one has it', async () => {
    const [one, other] = [await people.signedIn(), await people.signedIn()]
    const answers = await Promise.all(
      [one, other].map(({ token }) => ask(openProfile, { nickname: 'Only One', adult: true }, { token })),
    )
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, refusals.BAD_INPUT.code]))
  })

  test('is needed to like, follow, comment and post, and reading needs none', async () => {
    const author = await people.member()
    const code = await people.post(author)
    const { token } = await people.signedIn()
    expect((await ask(setLike, { code, like: true }, { token })).code).toBe(refusals.PROFILE_NEEDED.code)
    expect(await people.see({ token } as Member, code)).toMatchObject({ code, viewer: null, isMember: true })
  })

  test('takes a picture of its member alone, and shows it to all', async () => {
    const [one, other] = [await people.member(), await people.member()]
    const avatar = await people.picture(one, 'profile-picture')
    const wanted = async (by: Member) => {
      const sees = { posts: 'all', following: 'all', fans: 'all', friends: 'all', wishes: 'me' } as const
      return ask(saveProfile, { nickname: by.name, avatar, sees, indexed: true }, { token: by.token })
    }
    expect((await wanted(other)).code).toBe(missing)
    expect((await wanted(one)).code).toBe(200)
    const { hash = '' } = (await profileOf(one)).person.avatar ?? {}
    expect((await fetch(`${people.shop.url}/media/${hash}/120.webp`)).status).toBe(200)
  })

  test('is left with all that was posted and said, while the account stays; coming again is beginning anew', async () => {
    const [one, other] = [await people.member('Leaving Lee'), await people.member()]
    const code = await people.post(one)
    const kept = await people.post(other)
    await people.follow(other, one)
    const comment = (await say(one, kept, 'Which size?')).data.commentId
    await say(other, kept, 'A 38.', comment)
    await ask(leaveCommunity, {}, { token: one.token })
    expect(await people.see(other, code)).toBeUndefined()
    expect((await ask(getProfilePage, { code: one.code })).code).toBe(missing)
    expect((await people.see(other, kept))?.comments).toMatchObject([{ author: null, parts: [], answers: [{ mine: true }] }])
    expect((await profileOf(other)).followingNum).toBe(0)
    expect((await ask(openProfile, { nickname: 'Leaving Lee', adult: true }, { token: one.token })).code).toBe(200)
    expect((await profileOf(one)).postNum).toBe(0)
  })
})

describe('following', () => {
  test('makes a fan, back makes both mutual, and numbers follow', async () => {
    const [one, other] = [await people.member(), await people.member()]
    expect((await people.follow(one, other)).data.bond).toBe('following')
    expect((await profileOf(one, other)).person.bond).toBe('fan')
    expect((await people.follow(other, one)).data.bond).toBe('mutual')
    expect(await profileOf(one)).toMatchObject({ fanNum: 1, followingNum: 1 })
    const friends = await ask(listPeopleOf, { code: one.code, list: 'friends' })
    expect(friends.data.list.map(({ code }) => code)).toEqual([other.code])
  })

  test('asks whose posts are for fans, who lets in or not', async () => {
    const closed = await people.member('', { posts: 'fans' })
    const [fan, stranger] = [await people.member(), await people.member()]
    const code = await people.post(closed)
    expect((await people.follow(fan, closed)).data.bond).toBe('asked')
    await people.follow(stranger, closed)
    expect([await people.see(fan, code), await people.codes(fan)].flat()).not.toContain(code)
    expect((await ask(getOwnProfile, {}, { token: closed.token })).data.asked).toHaveLength(2)
    await ask(answerFollow, { code: fan.code, letIn: true }, { token: closed.token })
    await ask(answerFollow, { code: stranger.code, letIn: false }, { token: closed.token })
    expect(await people.see(fan, code)).toBeDefined()
    expect(await people.see(stranger, code)).toBeUndefined()
    expect((await profileOf(closed, stranger)).closed).toBe('fans')
    await people.settle()
    expect((await people.told(fan)).map(({ title }) => title)).toEqual([`${closed.name} accepted your follow request`])
  })

  test('leaves who asked waiting where a page is closed further, and lets all of them in where it is opened to all', async () => {
    const closed = await people.member('', { posts: 'fans' })
    const waiting = await people.member()
    await people.follow(waiting, closed)
    const opens = async (posts: 'all' | 'mutual' | 'me') => {
      const { nickname, bio, sees, indexed } = (await ask(getOwnProfile, {}, { token: closed.token })).data.profile!
      const wanted = { nickname, bio, indexed, sees: { ...sees, posts } }
      expect((await ask(saveProfile, wanted, { token: closed.token })).code).toBe(200)
      return (await profileOf(closed, waiting)).person.bond
    }
    expect([await opens('mutual'), await opens('me'), await opens('all')]).toEqual(['asked', 'asked', 'following'])
  })

  test('and no longer, a hundred times at once, leaves numbers that are true', async () => {
    const [one, other] = [await people.member(), await people.member()]
    await Promise.all(Array.from({ length: 100 }, (_, at) => people.follow(one, other, at % 2 === 0)))
    await people.settle()
    const { person, fanNum } = await profileOf(other, one)
    expect(fanNum).toBe(person.bond === 'following' ? 1 : 0)
    await people.follow(one, other)
    expect((await profileOf(other)).fanNum).toBe(1)
  })

  test('is seen by whom the member shows it to: a hidden list is no number', async () => {
    const shy = await people.member('', { fans: 'me', following: 'mutual' })
    const [fan, friend] = [await people.member(), await people.member()]
    for (const one of [fan, friend]) await people.follow(one, shy)
    await people.follow(shy, friend)
    expect(await profileOf(shy, fan)).toMatchObject({ fanNum: null, followingNum: null })
    expect(await profileOf(shy, friend)).toMatchObject({ fanNum: null, followingNum: 1 })
    expect((await ask(listPeopleOf, { code: shy.code, list: 'fans' }, { token: friend.token })).data).toEqual({
      hidden: true,
      list: [],
      next: '',
    })
  })
})

describe('a post', () => {
  test('needs a picture, a title and a description, and a draft needs none', async () => {
    const author = await people.member()
    const empty = await people.save(author, { title: ' ', body: '', pictures: [] })
    expect(Object.keys((empty.data as { fields?: object }).fields ?? {}).toSorted()).toEqual(['body', 'pictures', 'title'])
    const draft = (await people.save(author, { publish: false, title: '', body: '', pictures: [] })).data
    expect(draft.published).toBe(false)
    expect((await ask(listDrafts, {}, { token: author.token })).data.list).toHaveLength(1)
    expect(await people.see(author, draft.code)).toBeUndefined()
    const published = await people.save(author, { code: draft.code, title: 'Now', body: 'It is done.' })
    expect(published.data).toEqual({ code: draft.code, published: true })
    expect(await people.codes(undefined)).toContain(draft.code)
  })

  test('takes titles of 80 and descriptions of 2,000 widths, and no more', async () => {
    const author = await people.member()
    const [title, body] = ['雨'.repeat(40), '雨'.repeat(1_000)]
    expect((await people.save(author, { title, body })).code).toBe(200)
    expect((await people.save(author, { title: `${title}!`, body })).data).toMatchObject({ field: 'title' })
    expect((await people.save(author, { title, body: `${body}!` })).data).toMatchObject({ field: 'body' })
  })

  test('shows its products as they are now, and what is like one that is sold out', async () => {
    const author = await people.member()
    const [bag] = [await people.shop.product({ nameEn: 'Linden bag', categories: ['women/bags'] })]
    const { productId } = await people.shop.product({ nameEn: 'Alder bag', categories: ['women/bags'] })
    await changed(bag.productId, productId)
    const code = await people.post(author, { products: [{ spuCode: bag.spuCode, at: { picture: 0, x: 33, y: 66 } }] })
    expect((await people.see(undefined, code))?.products).toMatchObject([
      { card: { salesPrice: '12000.00', stock: 'in' }, at: { picture: 0, x: 33, y: 66 }, instead: [] },
    ])
    await runSql(people.shop.database, sql`update offers set available = 0 where offer_id = ${bag.offerIds[0]}`)
    await changed(bag.productId)
    const [gone] = (await people.see(undefined, code))?.products ?? []
    expect(gone?.card.stock).toBe('out')
    expect(await people.codes(undefined, { tab: 'product', value: bag.spuCode })).toEqual([code])
    expect((await people.read(undefined, { tab: 'brand', value: bag.brandCode })).list.map((one) => one.code)).toContain(code)
  })

  test('keeps how it was when it is edited, and may be commented meanwhile', async () => {
    const [author, reader] = [await people.member(), await people.member()]
    const code = await people.post(author)
    const { pictures } = (await ask(getOwnPost, { code }, { token: author.token })).data
    const edited = { code, title: 'Snow', pictures: pictures.map(({ uploadId }) => uploadId) }
    const [saved, said] = await Promise.all([people.save(author, edited), say(reader, code, 'And then?')])
    expect([saved.code, said.code]).toEqual([200, 200])
    expect(await people.see(reader, code)).toMatchObject({ title: 'Snow', edits: 1, commentNum: 1 })
    expect((await ask(getOwnPost, { code }, { token: author.token })).data.edits).toMatchObject([
      { title: 'Rain on grain leather' },
    ])
  })

  test('with the upload of another is refused, and so is editing theirs', async () => {
    const [author, other] = [await people.member(), await people.member()]
    const pictures = [await people.picture(author)]
    expect((await people.save(other, { pictures })).code).toBe(missing)
    const code = await people.post(author, { pictures })
    expect((await people.save(other, { code })).code).toBe(missing)
    expect((await ask(deletePost, { code }, { token: other.token })).code).toBe(missing)
  })

  test('that is deleted is gone from every address, and its pictures with it', async () => {
    const [author, reader] = [await people.member(), await people.member()]
    const code = await people.post(author, { topics: ['Deleted soon'] })
    await ask(keepPost, { code, keep: true, name: 'Later' }, { token: reader.token })
    const { hash = '' } = (await people.see(reader, code))?.pictures[0] ?? {}
    const files = ['120.webp', '360.webp', '1440.avif', 'share.jpg'].map((file) => `${people.shop.url}/media/${hash}/${file}`)
    expect((await fetch(files[1] ?? '')).status).toBe(200)
    await ask(deletePost, { code }, { token: author.token })
    for (const file of files) await expect.poll(async () => (await fetch(file)).status).toBe(404)
    expect(await people.see(author, code)).toBeUndefined()
    for (const feed of [{}, { tab: 'topic', value: 'deleted-soon' }] as const)
      expect(await people.codes(reader, feed)).not.toContain(code)
    const [list] = (await ask(listPostLists, {}, { token: reader.token })).data.list
    expect((await ask(getPostList, { listId: list?.listId ?? '' }, { token: reader.token })).data.list).toEqual([])
  })
})

describe('a feed', () => {
  test('pages through 25 posts of one moment without losing one or showing one twice', async () => {
    const [author, reader] = [await people.member(), await people.member()]
    await people.follow(reader, author)
    const pictures = [await people.picture(author)]
    const codes: string[] = []
    for (let at = 0; at < 25; at += 1) codes.push(await people.post(author, { pictures }))
    await runSql(
      people.shop.database,
      sql`update posts set published_at = date_trunc('second', now()) where author_id = (select profile_id from profiles where profile_code = ${author.code})`,
    )
    const seen: string[] = []
    for (let before = '', page = 0; page < 3; page += 1) {
      const { list, next } = await people.read(reader, { tab: 'following', before })
      seen.push(...list.map(({ code }) => code))
      if (next === '') break
      before = next
    }
    expect(seen.toSorted()).toEqual(codes.toSorted())
  })

  test('says why it shows a post, and forgets what was liked when it is asked to', async () => {
    const [author, liked, reader] = [await people.member(), await people.member(), await people.member()]
    const taste = await people.post(liked, { topics: ['Walking shoes'] })
    const other = await people.post(author, { topics: ['walking  SHOES'] })
    await ask(setLike, { code: taste, like: true }, { token: reader.token })
    const forYou = async () => (await people.read(reader, { tab: 'forYou' })).list
    expect((await forYou()).find(({ code }) => code === other)?.why).toEqual({ kind: 'topic', name: 'walking SHOES' })
    clock.advance(1_000)
    await ask(resetForYou, {}, { token: reader.token })
    expect((await forYou()).map(({ code }) => code)).not.toContain(other)
    await people.follow(reader, author)
    expect((await forYou()).find(({ code }) => code === other)?.why).toEqual({ kind: 'follow', name: author.name })
  })

  test('is spared whom the reader has muted, whose page is still there', async () => {
    const [author, reader] = [await people.member(), await people.member()]
    await people.follow(reader, author)
    const code = await people.post(author)
    await ask(setMuted, { code: author.code, mute: true }, { token: reader.token })
    expect(await people.codes(reader, { tab: 'following' })).toEqual([])
    expect(await people.codes(reader)).not.toContain(code)
    expect((await profileOf(author, reader)).list.map((one) => one.code)).toEqual([code])
  })
})

describe('a like, a comment, a saved post', () => {
  test('the same like a hundred times at once is one, and taking it away as often is none', async () => {
    const [author, reader] = [await people.member(), await people.member()]
    const code = await people.post(author)
    const likes = (like: boolean) =>
      Promise.all(Array.from({ length: 100 }, () => ask(setLike, { code, like }, { token: reader.token })))
    await likes(true)
    expect(await people.see(undefined, code)).toMatchObject({ likeNum: 1 })
    await people.settle()
    expect(await people.see(reader, code)).toMatchObject({ likeNum: 1, liked: true })
    await likes(false)
    expect(await people.see(undefined, code)).toMatchObject({ likeNum: 0 })
  })

  test('a rush of 500 comments loses none, and the number is exact at once', async () => {
    const author = await people.member()
    const readers = await Promise.all(Array.from({ length: 20 }, () => people.member()))
    const code = await people.post(author)
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, at) => say(readers[at % 20] ?? author, code, `Comment ${at}`)),
    )
    expect(answers.filter((answer) => answer.code !== 200)).toEqual([])
    expect(await people.see(undefined, code)).toMatchObject({ commentNum: 500 })
    await people.settle()
    expect(await people.see(undefined, code)).toMatchObject({ commentNum: 500 })
  }, 60_000)

  test.each([
    ['雨'.repeat(60), 200],
    ['雨'.repeat(60) + '!', refusals.BAD_INPUT.code],
    ['👜'.repeat(60), 200],
    ['<script>alert(1)</script> javascript:alert(1)', 200],
    ['مرحبا بكم', 200],
    ['\u200b\u200b', refusals.BAD_INPUT.code],
    ['turned \u202e round', refusals.BAD_INPUT.code],
  ])('a comment of %j is answered by %i, and shown as text', async (text, code) => {
    const author = await people.member()
    const post = await people.post(author)
    expect((await say(author, post, text)).code).toBe(code)
    const shown = (await people.see(undefined, post))?.comments[0]?.parts
    expect(shown).toEqual(code === 200 ? [{ kind: 'text', text, code: '' }] : undefined)
  })

  test('an answer is one level deep, and a comment is taken away by its author or below their own post', async () => {
    const [author, reader, third] = [await people.member(), await people.member(), await people.member()]
    const code = await people.post(author)
    const first = (await say(reader, code, 'First')).data.commentId
    const answer = (await say(author, code, 'Answer', first)).data.commentId
    await say(third, code, 'Below', answer)
    expect((await people.see(undefined, code))?.comments).toMatchObject([{ commentId: first, answers: [{}, {}] }])
    expect((await ask(deleteComment, { commentId: answer }, { token: third.token })).code).toBe(missing)
    expect((await ask(deleteComment, { commentId: first }, { token: author.token })).code).toBe(200)
    expect((await people.see(undefined, code))?.comments).toMatchObject([{ author: null, answers: [{}, {}] }])
    expect((await people.see(undefined, code))?.commentNum).toBe(2)
  })

  test('who is mentioned is told, by the name of today, and without one once they are gone', async () => {
    const [author, named] = [await people.member(), await people.member('Ho Lam')]
    const code = await people.post(author, { body: 'As @Ho Lam said, and not @Nobody.' })
    await people.settle()
    expect((await people.told(named)).map(({ title }) => title)).toEqual([`${author.name} mentioned you`])
    const sees = { posts: 'all', following: 'all', fans: 'all', friends: 'all', wishes: 'me' } as const
    await ask(saveProfile, { nickname: 'Ho Lam Two', sees, indexed: true }, { token: named.token })
    expect((await people.see(undefined, code))?.parts).toEqual([
      { kind: 'text', text: 'As ', code: '' },
      { kind: 'person', text: 'Ho Lam Two', code: named.code },
      { kind: 'text', text: ' said, and not @Nobody.', code: '' },
    ])
    await ask(leaveCommunity, {}, { token: named.token })
    expect((await people.see(undefined, code))?.parts[1]).toEqual({ kind: 'gone', text: '', code: '' })
  })

  test('a list of saved posts is its owner’s alone', async () => {
    const [author, reader, other] = [await people.member(), await people.member(), await people.member()]
    const code = await people.post(author)
    await ask(keepPost, { code, keep: true, name: 'Shelves' }, { token: reader.token })
    const [list] = (await ask(listPostLists, {}, { token: reader.token })).data.list
    const listId = list?.listId ?? ''
    expect((await ask(getPostList, { listId }, { token: reader.token })).data).toMatchObject({
      name: 'Shelves',
      list: [{ code }],
    })
    expect((await ask(getPostList, { listId }, { token: other.token })).code).toBe(missing)
    expect((await ask(keepPost, { code, keep: true, listId }, { token: other.token })).code).toBe(missing)
  })

  test('what is reported is kept as it was shown, once for each member', async () => {
    const [author, reader] = [await people.member(), await people.member()]
    const code = await people.post(author)
    const said = { kind: 'post', subject: code, reason: 'spam' } as const
    for (const words of ['One', 'Two'])
      expect((await ask(reportToShop, { ...said, words }, { token: reader.token })).code).toBe(200)
    expect((await ask(reportToShop, said, { token: author.token })).code).toBe(missing)
    expect((await ask(reportToShop, { ...said, subject: 'NOSUCHPOST' }, { token: reader.token })).code).toBe(missing)
  })
})
