import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addComment } from '#modules/comments/comments.paths.ts'
import { listMessages } from '#modules/inbox/inbox.paths.ts'
import { getOwnPost, getProfilePage } from '#modules/posts/posts.paths.ts'
import { openProfile, saveProfile } from '#modules/profiles/profiles.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { refusals } from '#refusals.ts'
import { type Community, type Member, OPEN, startCommunity } from './community.builders.ts'

let people: Community
beforeAll(async () => {
  people = await startCommunity()
})
afterAll(() => people.stop())

const ask: Community['shop']['ask'] = (...asked) => people.shop.ask(...asked)
/** Where the shop told its author what is left out. */
const told = async ({ token }: Pick<Member, 'token'>): Promise<string[]> =>
  (await ask(listMessages, { kind: 'platform' }, { token })).data.list
    .filter(({ title }) => title.includes('left out'))
    .map(({ link }) => link)
const wordsOf = (parts: readonly { text: string }[] = []): string => parts.map(({ text }) => text).join('')

describe('a telephone number, an account and an e-mail address', () => {
  test('in a post are shown to no reader, in its title, its words or its topics, and its author is told', async () => {
    const [author, reader] = [await people.member(), await people.member()]
    const code = await people.post(author, {
      title: 'Bought in 1990, call 9123 4567',
      body: 'HK$12,000, EU 38. Write to wai@example.org or pay into 024-123456-001.',
      topics: ['bags', '６１２３４５６７'],
    })
    for (const one of [reader, author, undefined]) {
      const seen = await people.see(one, code)
      expect(seen?.title).toBe('Bought in 1990, call •••')
      expect(wordsOf(seen?.parts)).toBe('HK$12,000, EU 38. Write to ••• or pay into •••.')
      expect(seen?.topics.map(({ name }) => name)).toEqual(['bags'])
    }
    expect(await told(author)).toEqual([`/community/post/${code}`])
  })

  test('stay in a draft, which its author alone reads, and are left out once it is published or edited', async () => {
    const author = await people.member()
    const { code } = (await people.save(author, { publish: false, body: 'Ring 9123 4567' })).data
    const own = async () => (await ask(getOwnPost, { code }, { token: author.token })).data.body
    expect([await own(), await told(author)]).toEqual(['Ring 9123 4567', []])
    await people.save(author, { code, body: 'Ring 9123 4567' })
    expect(await own()).toBe('Ring •••')
    await people.save(author, { code, body: 'Ring 6123👜4567, then' })
    expect(await own()).toBe('Ring •••, then')
    expect(await told(author)).toHaveLength(2)
  })

  test('in a comment are shown to nobody, and a member who is mentioned beside them is still told', async () => {
    const [author, reader, named] = [await people.member(), await people.member(), await people.member('Maple Q')]
    const code = await people.post(author)
    await ask(addComment, { code, parentId: '', text: '@Maple Q WhatsApp 9123-4567' }, { token: reader.token, key: newId() })
    expect(wordsOf((await people.see(author, code))?.comments[0]?.parts)).toBe('Maple Q WhatsApp •••')
    expect(await told(reader)).toEqual([`/community/post/${code}`])
    await people.settle()
    expect(await people.told(named)).toHaveLength(1)
  })

  test('are no nickname, which is said beside it, and are left out of what a member says of themselves', async () => {
    const [member, reader] = [await people.member(), await people.member()]
    const refused = { code: refusals.BAD_INPUT.code, data: { fields: { nickname: expect.any(String) } } }
    const wanted = { nickname: member.name, bio: '', sees: OPEN, indexed: true }
    expect(await ask(saveProfile, { ...wanted, nickname: 'Mei 9123-4567' }, { token: member.token })).toMatchObject(refused)
    expect(
      await ask(openProfile, { nickname: '九一二三四五六七', adult: true }, { token: (await people.signedIn()).token }),
    ).toMatchObject(refused)
    await ask(saveProfile, { ...wanted, bio: 'Bags ９１２３４５６７' }, { token: member.token })
    expect((await ask(getProfilePage, { code: member.code }, { token: reader.token })).data.person.bio).toBe('Bags •••')
    expect(await told(member)).toEqual(['/community/profile'])
  })
})
