import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addComment } from '#modules/comments/comments.paths.ts'
import { setMuted } from '#modules/follows/follows.paths.ts'
import { readAllMessages } from '#modules/inbox/inbox.paths.ts'
import { setLike } from '#modules/posts/posts.paths.ts'
import { clock, DAY } from '#platform/clock.ts'
import { newId } from '#platform/ids.server.ts'
import { type Community, type Member, startCommunity } from './community.builders.ts'

let people: Community
beforeAll(async () => {
  people = await startCommunity()
})
afterEach(() => clock.reset())
afterAll(() => people.stop())

const ask: Community['shop']['ask'] = (...asked) => people.shop.ask(...asked)

describe('what several do in a day', () => {
  test('likes of a day are one message that grows, and the bell counts what the list shows', async () => {
    const author = await people.member()
    const code = await people.post(author)
    for (let at = 0; at < 3; at += 1) {
      await ask(setLike, { code, like: true }, { token: (await people.member()).token })
      await people.settle()
    }
    const told = await people.told(author)
    expect(told.map(({ title }) => title)).toEqual([expect.stringMatching(/ and 2 others liked your post$/)])
    expect(await people.unread(author)).toBe(told.length)
  })

  test('comments of a day on one post are one message that grows and counts people once; another post has its own', async () => {
    const author = await people.member()
    const [code, another] = [await people.post(author), await people.post(author)]
    const [one, two, three] = [await people.member(), await people.member(), await people.member()]
    const say = async (by: Member, post = code) => {
      await ask(addComment, { code: post, text: `A word ${newId()}`, parentId: '' }, { token: by.token, key: newId() })
      await people.settle()
    }
    for (const by of [one, two, one, three, two]) await say(by)
    await say(one, another)
    const told = (await people.told(author)).map(({ title, link }) => [title, link])
    expect(told).toEqual([
      [`${one.name} commented on your post`, `/community/post/${another}`],
      [`${two.name} and 2 others commented on your post`, `/community/post/${code}`],
    ])
    expect(await people.unread(author)).toBe(2)
    clock.advance(DAY)
    await say(three)
    expect((await people.told(author))[0]?.title).toBe(`${three.name} commented on your post`)
    clock.reset()
  })

  test('followers of a day are one message that grows, each is told of once, and of who is muted or blocked nothing is counted', async () => {
    const author = await people.member()
    const all = [await people.member(), await people.member(), await people.member(), await people.member()] as const
    const [one, two, three, shut] = all
    await ask(setMuted, { code: shut.code, mute: true }, { token: author.token })
    for (const by of all) {
      await people.follow(by, author)
      await people.settle()
    }
    const titles = async () => (await people.told(author)).map(({ title }) => title)
    expect(await titles()).toEqual([`${three.name} and 2 others started following you`])
    await ask(readAllMessages, {}, { token: author.token })
    for (let at = 0; at < 5; at += 1)
      for (const follows of [false, true]) {
        await people.follow(one, author, follows)
        await people.settle()
      }
    expect([await titles(), await people.unread(author)]).toEqual([[`${three.name} and 2 others started following you`], 0])
    await people.block(author, two)
    await people.follow(await people.member('Newest Q'), author)
    await people.settle()
    expect(await titles()).toEqual(['Newest Q and 2 others started following you'])
    expect((await people.told(author))[0]?.link).toBe(`/community/member/${author.code}?show=fans`)
  })
})
