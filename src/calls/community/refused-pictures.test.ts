import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { upload } from '#flows/receipt.builders.ts'
import { listMessages } from '#modules/inbox/inbox.paths.ts'
import type { DecideCaseInput } from '#modules/moderation/queue/cases.contract.ts'
import {
  appealDecision,
  decideAppeal,
  decideModerationCase,
  getModerationCase,
  listModerationCases,
  reopenModerationCase,
} from '#modules/moderation/queue/cases.paths.ts'
import { reportToShop } from '#modules/community-reports/community-reports.paths.ts'
import { getOwnProfile, saveProfile } from '#modules/profiles/profiles.paths.ts'
import type { UploadPurpose } from '#modules/uploads/uploads.paths.ts'
import { drawScene, type Scene } from '#platform/media/drawn-scenes.builders.ts'
import { type Community, type Member, startCommunity } from './community.builders.ts'

let people: Community
let [moderator, colleague] = ['', '']
beforeAll(async () => {
  people = await startCommunity()
  moderator = await people.shop.operator(['support'])
  colleague = await people.shop.operator(['support'])
})
afterAll(() => people.stop())

const ask: Community['shop']['ask'] = (...asked) => people.shop.ask(...asked)
type Change = (drawn: Sharp) => Sharp
const send = async (by: Member, scene: Scene, change: Change = (drawn) => drawn, purpose: UploadPurpose = 'post-picture') => {
  const bytes = await change(sharp(await drawScene(scene)))
    .jpeg()
    .toBuffer()
  return (await upload(people.shop, by.token, bytes, { purpose })).data.uploadId
}
const openCases = async () => (await ask(listModerationCases, { queue: 'open' }, { token: moderator })).data.list
const caseTitled = async (title: string) => {
  const found = (await openCases()).find((one) => one.title === title)
  if (!found) throw new Error(`no case of ${title}`)
  return (await ask(getModerationCase, { caseNo: found.caseNo }, { token: moderator })).data
}
const decide = async (title: string, given: Partial<DecideCaseInput>) => {
  const { caseNo, version } = await caseTitled(title)
  await ask(decideModerationCase, { caseNo, version, decision: 'leave', ...given }, { token: moderator })
  return caseNo
}

/** A member posts a picture that a moderator then refuses. */
async function refuse(scene: Scene, title: string, given: Partial<DecideCaseInput> = {}) {
  const [author, reader] = [await people.member(), await people.member()]
  const code = await people.post(author, { title, pictures: [await send(author, scene)] })
  await ask(reportToShop, { kind: 'post', subject: code, reason: 'nudity', words: '' }, { token: reader.token })
  const caseNo = await decide(title, { decision: 'hide', rule: 'nudity', ...given })
  return { author, code, caseNo }
}
const postOf = async (scene: Scene, title: string, change?: Change) => {
  const author = await people.member()
  const code = await people.post(author, { title, pictures: [await send(author, scene, change)] })
  return { author, code, isShown: (await people.see(undefined, code)) !== undefined }
}

const ownPage = async ({ token }: Member) => (await ask(getOwnProfile, {}, { token })).data.profile
const avatarOf = async (member: Member) => (await ownPage(member))?.avatar
async function setAvatar(member: Member, avatar: string) {
  const page = await ownPage(member)
  if (page) await ask(saveProfile, { nickname: member.name, sees: page.sees, indexed: true, avatar }, { token: member.token })
}

test('a refused picture that comes back cut and mirrored waits; its author and the moderator read why', async () => {
  const { caseNo } = await refuse({ seed: 101 }, 'Refused at first')
  const { author, code, isShown } = await postOf({ seed: 101 }, 'It comes again', (drawn) =>
    drawn.flop().extract({ left: 20, top: 20, width: 560, height: 760 }),
  )
  expect(isShown).toBe(false)
  expect((await people.see(author, code))?.hiddenReason).toContain('looks like one that was refused')
  const told = (await ask(listMessages, { kind: 'platform' }, { token: author.token })).data.list
  expect(told.map(({ text }) => text).join()).toContain('A picture looks like one that was refused before')
  expect((await caseTitled('It comes again')).signals).toMatchObject([{ source: 'picture', reason: 'nudity', words: caseNo }])
  await decide('It comes again', {})
  expect(await people.see(undefined, code)).toBeDefined()
})

test('another picture, and the same bag on white in another colour, are shown at once', async () => {
  await refuse({ seed: 102, isOnWhite: true }, 'A bag that was refused')
  expect((await postOf({ seed: 103 }, 'Another scene')).isShown).toBe(true)
  expect((await postOf({ seed: 102, isOnWhite: true, colour: '#8a1f2b' }, 'In red')).isShown).toBe(true)
  expect((await postOf({ seed: 102, isOnWhite: true }, 'The same bag', (drawn) => drawn.resize(400))).isShown).toBe(false)
})

test('words alone may be refused, and an appeal that is accepted frees the picture', async () => {
  await refuse({ seed: 104 }, 'Only its words', { refusePictures: false })
  expect((await postOf({ seed: 104 }, 'Its picture is free')).isShown).toBe(true)
  const { author, caseNo } = await refuse({ seed: 105 }, 'Wrongly refused')
  expect((await postOf({ seed: 105 }, 'Held for now')).isShown).toBe(false)
  await ask(appealDecision, { caseNo, words: 'It is a statue.' }, { token: author.token })
  await ask(decideAppeal, { caseNo, version: 1, decision: 'overturn' }, { token: colleague })
  expect((await postOf({ seed: 105 }, 'Free again')).isShown).toBe(true)
})

test('a case that is opened again and left frees its picture', async () => {
  const { caseNo } = await refuse({ seed: 106 }, 'Thought over')
  await ask(reopenModerationCase, { caseNo }, { token: moderator })
  await decide('Thought over', {})
  expect((await postOf({ seed: 106 }, 'After all')).isShown).toBe(true)
})

test('a post that is shown waits once a refused picture is added to it, and a draft is not asked about', async () => {
  await refuse({ seed: 107 }, 'Refused before an edit')
  const author = await people.member()
  const [first, second] = [await send(author, { seed: 108 }), await send(author, { seed: 107 }, (drawn) => drawn.resize(300))]
  const code = await people.post(author, { title: 'Edited later', pictures: [first] })
  const draft = await people.save(author, { publish: false, title: 'A draft', pictures: [await send(author, { seed: 107 })] })
  expect(draft.data.published).toBe(false)
  await people.save(author, { code, title: 'Edited later', pictures: [first, second] })
  expect(await people.see(undefined, code)).toBeUndefined()
  expect((await openCases()).some(({ title }) => title === 'A draft')).toBe(false)
})

test('a picture of a member that was refused is on their page once a moderator has left it, and not before', async () => {
  await refuse({ seed: 109 }, 'Refused in a post')
  const member = await people.member()
  const avatar = await send(member, { seed: 109 }, (drawn) => drawn.resize(200), 'profile-picture')
  await setAvatar(member, avatar)
  expect(await avatarOf(member)).toBe('')
  const { kind, pictures } = await caseTitled(member.name)
  expect({ kind, pictures }).toEqual({ kind: 'picture', pictures: [avatar] })
  await decide(member.name, {})
  expect(await avatarOf(member)).toBe(avatar)
  await setAvatar(member, '')
  expect(await avatarOf(member)).toBe('')
})
