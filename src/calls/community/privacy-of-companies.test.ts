import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { merchantOf } from '#flows/sellers/sellers.builders.ts'
import { setMerchantState } from '#flows/sellers/tell-merchant-state.ts'
import { listPeopleOf } from '#modules/follows/follows.paths.ts'
import { reportToShop } from '#modules/community-reports/community-reports.paths.ts'
import { decideModerationCase, listModerationCases } from '#modules/moderation/queue/cases.paths.ts'
import { getProfilePage, searchCommunity } from '#modules/posts/posts.paths.ts'
import { openProfile } from '#modules/profiles/profiles.paths.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { type Community, type Member, startCommunity } from './community.builders.ts'

const states = ['selling', 'resting', 'suspended', 'page hidden by the shop', 'post hidden by the shop'] as const
type State = (typeof states)[number]
const readers = ['no one', 'no page', 'stranger', 'fan', 'blocker', 'writer', 'moderator'] as const
type ReaderKind = (typeof readers)[number]
type Given = { company: string; page: string; code: string; picture: string; readers: Record<ReaderKind, Member | undefined> }

let people: Community
const given = new Map<State, Given>()
beforeAll(async () => {
  people = await startCommunity()
  for (const state of states) given.set(state, await build(state))
}, 60_000)
afterAll(() => people.stop())

const ask: Community['shop']['ask'] = (...asked) => people.shop.ask(...asked)
const unnamed = (token: string): Member => ({ token, account: '', code: '', name: '' })

async function build(state: State): Promise<Given> {
  const company = `company-${states.indexOf(state)}`
  const house = await merchantOf(people.shop, company)
  await ask(openProfile, { nickname: `Writes ${states.indexOf(state)}`, adult: true }, { token: house.token })
  const writer = { ...unnamed(house.token), account: house.account }
  const picture = await people.picture(writer)
  const code = await people.post(writer, { as: house.merchantId, pictures: [picture] })
  const page = (await people.see(undefined, code))?.author.code ?? ''
  const [stranger, fan, blocker] = [await people.member(), await people.member(), await people.member()]
  await people.follow(fan, { ...writer, code: page })
  await people.block(blocker, { ...writer, code: page })
  await bring(state, { merchantId: house.merchantId, page, code })
  const noPage = unnamed((await people.signedIn()).token)
  const moderator = unnamed(await people.shop.operator(['support']))
  return {
    company,
    page,
    code,
    picture,
    readers: { 'no one': undefined, 'no page': noPage, stranger, fan, blocker, writer, moderator },
  }
}

async function bring(state: State, { merchantId, page, code }: { merchantId: string; page: string; code: string }) {
  if (state === 'suspended' || state === 'resting')
    await people.shop.database.inTransaction((tx) => setMerchantState(tx, merchantId, state))
  if (state === 'page hidden by the shop')
    await runSql(people.shop.database, sql`update profiles set hidden_at = now() where profile_code = ${page}`)
  if (state === 'post hidden by the shop') await hide(code)
}

/** By a moderator, as it is done: its pictures leave their addresses. */
async function hide(code: string): Promise<void> {
  const token = await people.shop.operator(['support'])
  const { token: reader } = await people.signedIn()
  await ask(reportToShop, { kind: 'post', subject: code, reason: 'spam' }, { token: reader })
  const [row] = (await ask(listModerationCases, { queue: 'open', kind: 'post' }, { token })).data.list
  const { caseNo = '' } = row ?? {}
  await ask(decideModerationCase, { caseNo, version: 1, decision: 'hide', rule: 'spam' }, { token })
}

const by = (reader: Member | undefined) => (reader ? { token: reader.token } : {})
type Probe = (reader: Member | undefined, about: Given) => Promise<boolean>
/** How each call shows whether a page of a company, or its post, is there. */
const pages: Record<string, Probe> = {
  '/social/profile': async (reader, { page }) => (await ask(getProfilePage, { code: page }, by(reader))).code === 200,
  '/social/people': async (reader, { page }) => (await ask(listPeopleOf, { code: page, list: 'fans' }, by(reader))).code === 200,
  '/social/search': async (reader, { company, page }) =>
    (await ask(searchCommunity, { word: company }, by(reader))).data.people.some(({ code }) => code === page),
}
const posts: Record<string, Probe> = {
  '/social/feed': async (reader, { code }) => (await people.codes(reader)).includes(code),
  '/social/profile, posts': async (reader, { page, code }) => {
    const answer = await ask(getProfilePage, { code: page }, by(reader))
    return answer.code === 200 && answer.data.list.some((post) => post.code === code)
  },
  '/media, picture of a post': async (reader, { picture }) => {
    const address = `${people.shop.url}/media/${picture.replaceAll('-', '')}/360.webp`
    return (await fetch(address, { headers: { ...(reader && { Cookie: `session=${reader.token}` }) } })).status === 200
  },
}

const isPageShown = (state: State, reader: ReaderKind): boolean =>
  reader !== 'blocker' && state !== 'suspended' && state !== 'page hidden by the shop'
const isPostShown = (state: State, reader: ReaderKind): boolean =>
  isPageShown(state, reader) && state !== 'post hidden by the shop'

const rows = [
  ...Object.entries(pages).map(([path, probe]) => [path, probe, isPageShown] as const),
  ...Object.entries(posts).map(([path, probe]) => [path, probe, isPostShown] as const),
]
test.each(rows.flatMap(([path, probe, isShown]) => states.map((state) => [path, state, probe, isShown] as const)))(
  '%s shows a company to whom it is shown: %s',
  async (_, state, probe, isShown) => {
    const about = given.get(state)
    if (!about) throw new Error(state)
    const shown: Record<string, boolean> = {}
    for (const reader of readers) shown[reader] = await probe(about.readers[reader], about)
    expect(shown).toEqual(Object.fromEntries(readers.map((reader) => [reader, isShown(state, reader)])))
  },
)
