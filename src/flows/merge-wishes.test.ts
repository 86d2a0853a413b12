import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { refusals } from '#refusals.ts'
import { getFriendList, mergeWishLists, setWish, shareWishList } from '#modules/wishlist/wishlist.paths.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/ids.server.ts'
import { startSession } from '#platform/access/sessions.server.ts'
import { MANY, startWishShop, type WishShop } from '../calls/wishes.builders.ts'
import type { TestShop } from '../test-shop.builders.ts'
import { runSql } from '#platform/run-sql.builders.ts'

let wishes: WishShop
let shop: TestShop
const code = (at: number): string => wishes.code(at)

beforeAll(async () => {
  wishes = await startWishShop()
  ;({ shop } = wishes)
})
afterEach(() => clock.reset())
afterAll(() => wishes.stop())

describe('wishes on signing in', () => {
  const merge = (token: string, visitorToken: string) => shop.ask(mergeWishLists, { visitorToken }, { token })

  test('those of the visitor join the member’s, newest first, a piece on both once', async () => {
    const member = await shop.database.inTransaction((tx) => startSession(tx, 'member', newId()))
    for (const at of [8, 9]) await wishes.wish(member, at)
    const visitor = await wishes.wishing(9, 10)
    expect((await merge(member, visitor)).data).toEqual([code(10), code(9), code(8)])
    expect(await wishes.codesOf(visitor)).toEqual([])
    expect((await merge(member, visitor)).data).toEqual([code(10), code(9), code(8)])
  })

  test('the newest hundred stay', async () => {
    const full = async (from: number, to: number) => {
      const token = await shop.visitor()
      for (let at = from; at < to; at += 1) await shop.ask(setWish, { spuCode: code(at), wished: true }, { token })
      return token
    }
    const member = await full(0, 60)
    clock.advance(MINUTE)
    const merged = (await merge(member, await full(43, MANY))).data
    const all = Array.from({ length: MANY }, (_, at) => code(at)).reverse()
    expect(merged).toEqual(all.slice(0, 100))
  })

  test('fifty merges at once move every wish once', async () => {
    const visitor = await wishes.wishing(8, 9, 10)
    const members = await Promise.all(Array.from({ length: 5 }, () => shop.visitor()))
    await Promise.all(Array.from({ length: 50 }, (_, at) => merge(members[at % 5] ?? '', visitor)))
    const lists = await Promise.all(members.map(wishes.codesOf))
    expect(lists.flat().sort()).toEqual([code(8), code(9), code(10)].sort())
    expect(await wishes.codesOf(visitor)).toEqual([])
  })

  test('one’s own token changes nothing; a wrong one, a member’s and one that is over are refused', async () => {
    const token = await wishes.wishing(8)
    expect((await merge(token, token)).data).toEqual([code(8)])
    const member = await shop.database.inTransaction((tx) => startSession(tx, 'member', newId()))
    await wishes.wish(member, 9)
    for (const wrong of ['nobody', `${token}x`, member, await shop.operator()])
      expect((await merge(token, wrong)).code).toBe(refusals.NOT_PERMITTED.code)
    const over = await wishes.wishing(10)
    await runSql(shop.database, sql`update sessions set expires_at = '2020-01-01' where token_hash = sha256(${over}::bytea)`)
    expect((await merge(token, over)).code).toBe(refusals.NOT_PERMITTED.code)
    expect(await wishes.codesOf(token)).toEqual([code(8)])
    expect(await wishes.codesOf(member)).toEqual([code(9)])
  })

  test('a visitor’s link goes along to a list that was empty, and ends otherwise', async () => {
    const visitor = await wishes.wishing(8)
    const { code: secret } = (await shop.ask(shareWishList, { title: 'Mine' }, { token: visitor })).data
    const fresh = await shop.visitor()
    await merge(fresh, visitor)
    expect((await shop.ask(getFriendList, { code: secret }, {})).data).toMatchObject({ title: 'Mine', total: 1 })
    const member = await wishes.wishing(9)
    await merge(member, fresh)
    expect((await shop.ask(getFriendList, { code: secret }, {})).code).toBe(refusals.NOT_FOUND.code)
  })
})
