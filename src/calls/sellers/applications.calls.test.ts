import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { pixelBomb, polyglot } from '#calls/hostile-pictures.builders.ts'
import { join, lastMailTo } from '#flows/members/sign-in.builders.ts'
import { openFile, receipt, upload } from '#flows/receipt.builders.ts'
import { actsAlsoAs } from '#flows/sellers/sellers.builders.ts'
import {
  decideRequirement,
  getOwnApplication,
  keepApplicationDraft,
  listAdminApplications,
  listMerchantKinds,
  sendRequirement,
  withdrawApplication,
} from '#modules/applications/applications.paths.ts'
import { listAudit } from '#modules/audit/audit.paths.ts'
import { listMessages } from '#modules/inbox/inbox.paths.ts'
import { listOwnMerchants, listPeople } from '#modules/merchants/people.paths.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { applicantsIn, filledIn, statesOf } from './applications.builders.ts'

let shop: TestShop
let people: ReturnType<typeof applicantsIn>
let reviewer = ''
beforeAll(async () => {
  shop = await startTestShop()
  people = applicantsIn(shop)
  reviewer = await shop.operator(['support'])
})
afterAll(() => shop.stop())

const MOVED_ON = refusals.APPLICATION_MOVED_ON.code
const BAD_INPUT = refusals.BAD_INPUT.code
const NOT_FOUND = refusals.NOT_FOUND.code
const stateOf = async (token: string) => (await people.own(token)).application?.state

test('what each kind of seller gets and gives is said in both languages, to the cent, to anyone', async () => {
  const { data } = await shop.ask(listMerchantKinds, {})
  expect(data.kinds.map(({ kind, commission, requirements }) => [kind, commission, requirements.length])).toEqual([
    ['individual', '15', 2],
    ['company', '12', 8],
    ['genuine-store', '11', 9],
    ['brand', '9', 7],
    ['global-buyer', '10', 4],
    ['influencer', '5', 3],
  ])
  expect(data.kinds[1]?.others.map(({ commission }) => commission)).toEqual(['10', '10'])
  expect(data.example).toMatchObject({ price: '12000.00', receives: { company: '10440.00', individual: '10080.00' } })
  const chinese = await shop.ask(listMerchantKinds, {}, { language: 'cht_CN' })
  expect(chinese.data.kinds[0]?.lead).toBe('出售個人珍藏的貨品。')
})

test('a company applies without anybody’s help, sends one refused document again, and owns its merchant', async () => {
  const { token, email, account } = await join(shop)
  const { applicationNo, fields } = await people.apply('company', filledIn(), { but: 'pledge', token })
  expect(await stateOf(token)).toBe('draft')
  const submitted = await people.send(token, applicationNo, 'pledge', fields, [])
  expect(submitted.data.application).toMatchObject({ state: 'submitted', submittedTime: expect.stringMatching(/^2/) })
  await people.acceptAll(reviewer, applicationNo, ['address-proof', 'pledge'])
  const refused = await people.decide(reviewer, applicationNo, 'address-proof', 'refuse', {
    en: 'The letter must be from 24 August 2026 or later.',
    zh: '信件日期須為2026年8月24日或之後。',
  })
  expect(refused.data.state).toBe('rejected')
  const seen = await people.own(token)
  expect(seen.application?.requirements.filter(({ state }) => state === 'refused')).toMatchObject([
    { requirement: 'address-proof', reason: 'The letter must be from 24 August 2026 or later.' },
  ])
  await shop.workOff()
  expect(await lastMailTo(shop, email)).toMatchObject({
    subject: 'Proof of address: please send it again',
    body: expect.stringMatching(/\nReason: The letter must be from 24 August 2026 or later\./),
  })
  // Nothing but the refused one is asked for again, and an accepted one cannot be exchanged.
  expect((await people.send(token, applicationNo, 'identity', fields)).code).toBe(MOVED_ON)
  await people.send(token, applicationNo, 'address-proof', fields)
  expect(await stateOf(token)).toBe('submitted')
  await people.decide(reviewer, applicationNo, 'pledge')
  const done = await people.decide(reviewer, applicationNo, 'address-proof')
  expect(done.data.state).toBe('approved')
  const [merchant] = (await shop.ask(listOwnMerchants, {}, { token })).data.list
  expect(merchant).toMatchObject({ name: fields.shopName, role: 'owner' })
  expect((await shop.ask(listPeople, {}, { token })).data.list).toMatchObject([{ role: 'owner', isSelf: true }])
  await shop.workOff()
  expect((await lastMailTo(shop, email)).subject).toBe('Your application is approved')
  const inbox = (await shop.ask(listMessages, { kind: 'platform', pageNo: 1, pageSize: 20 }, { token })).data.list
  expect(inbox.map(({ title }) => title)).toContain('Your application is approved')
  const kinds = await readRows(
    shop.database.pool,
    z.object({ kind: z.string() }),
    sql`select kind from merchants join merchant_people using (merchant_id) where account_id = ${account}`,
  )
  expect(kinds).toEqual([{ kind: 'company' }])
})

test('what is being typed is there on another device; a whole account number is not, and is shown by its end alone', async () => {
  const { token } = await join(shop)
  const applicationNo = (await people.begin(token, 'individual')).data.application?.applicationNo ?? ''
  const fields = { representative: 'Me', account: '123456789001', payee: 'ME' }
  await shop.ask(keepApplicationDraft, { applicationNo, fields }, { token })
  expect((await people.own(token)).application?.draft).toEqual({ representative: 'Me', payee: 'ME' })
  await people.send(token, applicationNo, 'bank-account', { ...filledIn(), account: '987-654321-012' })
  const bank = (await people.own(token)).application?.requirements.find(({ requirement }) => requirement === 'bank-account')
  expect(bank?.fields).toMatchObject({ account: '•••1012', bankCode: '024' })
  const written = await readRows(
    shop.database.pool,
    z.object({ all: z.string() }),
    sql`select concat(a.draft::text, r.fields::text, r.sealed) as all from applications a join application_requirements r using (application_id)
      where a.application_number = ${applicationNo}`,
  )
  expect(written.map(({ all }) => all).join()).not.toContain('987654321012')
})

test('another kind keeps the documents that still fit, and asks for what it lacks', async () => {
  const { token } = await join(shop)
  const fields = filledIn()
  const applicationNo = (await people.begin(token, 'company')).data.application?.applicationNo ?? ''
  await people.send(token, applicationNo, 'identity', fields)
  await people.send(token, applicationNo, 'incorporation', fields)
  const changed = await people.begin(token, 'influencer')
  expect(changed.data.application).toMatchObject({ applicationNo, kind: 'influencer' })
  const asked = (await people.own(token)).application!
  expect(statesOf(asked)).toEqual({ identity: 'in-review', 'bank-account': 'needed', channels: 'needed' })
  expect(statesOf((await people.begin(token, 'brand')).data.application!)).toMatchObject({ incorporation: 'in-review' })
})

test('a company that sells jewellery is asked for its registration as dealer, and not submitted without it', async () => {
  const fields = { ...filledIn(), categories: 'bags jewellery' }
  const { token, applicationNo } = await people.apply('company', fields, { but: 'dealer-registration' })
  expect(await stateOf(token)).toBe('draft')
  const wrong = await people.send(token, applicationNo, 'dealer-registration', { ...fields, dealerExpiry: '2020-01-01' })
  expect(wrong).toMatchObject({ code: BAD_INPUT, data: { fields: { dealerExpiry: expect.stringContaining('after today') } } })
  await people.send(token, applicationNo, 'dealer-registration', fields)
  expect(await stateOf(token)).toBe('submitted')
})

test.each<[string, () => Promise<Buffer>, 'UPLOAD_REFUSED' | 'UPLOAD_TOO_LARGE']>([
  ['a page with a script named .jpg', async () => Buffer.from('<html><script>alert(1)</script></html>'), 'UPLOAD_REFUSED'],
  ['a PDF', async () => Buffer.from('%PDF-1.7\n1 0 obj << /OpenAction << /S /JavaScript >> >>'), 'UPLOAD_REFUSED'],
  [
    'a drawing with a script (SVG)',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'),
    'UPLOAD_REFUSED',
  ],
  ['a photograph of 50 MB', async () => Buffer.concat([await receipt(), Buffer.alloc(50 * 1024 * 1024)]), 'UPLOAD_TOO_LARGE'],
  ['a picture that grows to gigabytes', async () => pixelBomb(), 'UPLOAD_TOO_LARGE'],
])('%s is no document', async (_, bytes, refusal) => {
  const { token } = await join(shop)
  const sent = await upload(shop, token, await bytes(), { name: 'certificate.jpg', purpose: 'application' })
  expect(sent).toMatchObject({ code: refusals[refusal].code, data: { field: 'file' } })
})

test('a document is drawn anew; its applicant and reviewers may see it, and each look of theirs stands in the trail', async () => {
  const { token } = await join(shop)
  const { uploadId } = (await upload(shop, token, await polyglot(), { purpose: 'application' })).data
  const applicationNo = (await people.begin(token, 'individual')).data.application?.applicationNo ?? ''
  await people.send(token, applicationNo, 'identity', filledIn(), [uploadId])
  expect((await people.review(reviewer, applicationNo)).requirements.flatMap(({ files }) => files)).toEqual([uploadId])
  expect(Buffer.from(await (await openFile(shop, token, uploadId)).arrayBuffer()).toString('latin1')).not.toContain('script')
  expect((await openFile(shop, reviewer, uploadId)).status).toBe(200)
  for (const other of [(await join(shop)).token, await shop.operator(['order-desk']), await shop.operator(['finance'])])
    expect((await openFile(shop, other, uploadId)).headers.get('content-type')).not.toBe('image/jpeg')
  const asked = { action: 'read-application', subjectId: uploadId }
  const { list } = (await shop.ask(listAudit, asked, { token: await shop.operator() })).data
  expect(list).toHaveLength(1)
})

test('a picture of somebody else, or sent for something else, is no document of mine', async () => {
  const [mine, theirs] = [await join(shop), await join(shop)]
  const applicationNo = (await people.begin(mine.token, 'individual')).data.application?.applicationNo ?? ''
  const review = await upload(shop, mine.token, await receipt(), { purpose: 'review' })
  for (const file of [await people.picture(theirs.token), review.data.uploadId])
    expect((await people.send(mine.token, applicationNo, 'identity', filledIn(), [file])).code).toBe(NOT_FOUND)
  expect((await people.send(mine.token, applicationNo, 'identity', filledIn(), [])).data).toMatchObject({
    fields: { pictures: expect.stringContaining('at least one') },
  })
})

test('an application of somebody else is not there, whatever one does with its number', async () => {
  const { applicationNo, fields } = await people.apply('individual')
  const { token } = await join(shop)
  const files = [await people.picture(token)]
  const answers = [
    await shop.ask(getOwnApplication, { applicationNo }, { token }),
    await shop.ask(keepApplicationDraft, { applicationNo, fields: {} }, { token }),
    await people.details(token, applicationNo, fields),
    await shop.ask(sendRequirement, { applicationNo, requirement: 'identity', fields, files }, { token }),
    await shop.ask(withdrawApplication, { applicationNo }, { token }),
  ]
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => NOT_FOUND))
})

test('names with emoji are refused beside their field; Simplified Chinese and 100 letters are taken', async () => {
  const { token } = await join(shop)
  const applicationNo = (await people.begin(token, 'company')).data.application?.applicationNo ?? ''
  const send = (companyName: string) => people.send(token, applicationNo, 'incorporation', { ...filledIn(), companyName })
  const emoji = await send('Saltmarsh 👜')
  expect(emoji).toMatchObject({ code: BAD_INPUT, data: { fields: { companyName: expect.stringContaining('Emoji') } } })
  for (const name of ['盐田贸易有限公司', 'x'.repeat(100)]) {
    const sent = await send(name)
    expect(sent.data.application?.requirements.find(({ requirement }) => requirement === 'incorporation')?.fields).toMatchObject({
      companyName: name,
    })
  }
})

test('a contact of one kind is refused under another, beside its field; somebody’s second company is shown, not refused', async () => {
  const first = await people.apply('company')
  const other = await join(shop)
  const fields = filledIn()
  const applicationNo = (await people.begin(other.token, 'individual')).data.application?.applicationNo ?? ''
  const clash = await people.details(other.token, applicationNo, { ...fields, contactEmail: first.fields.contactEmail! })
  expect(clash).toMatchObject({ code: BAD_INPUT, data: { fields: { contactEmail: expect.stringContaining('another kind') } } })
  // The same account as another kind is refused with the way out, as the same kind it may.
  expect(await shop.ask(getOwnApplication, {}, { token: first.token })).toMatchObject({
    data: { list: [{ state: 'submitted' }] },
  })
  const turned = await people.begin(first.token, 'influencer')
  expect(turned).toMatchObject({ code: BAD_INPUT, data: { fields: { kind: expect.stringContaining('another account') } } })
  const second = await people.apply(
    'company',
    { ...filledIn(), companyNumber: first.fields.companyNumber! },
    { token: first.token },
  )
  const { linked } = await people.review(reviewer, second.applicationNo)
  expect(linked).toMatchObject([{ applicationNo: first.applicationNo, by: ['account', 'company-number', 'email'] }])
})

test('of two who submit with one telephone as two kinds at once, one is submitted', async () => {
  const [company, person] = [filledIn(), filledIn()]
  const shared = { ...person, contactPhone: company.contactPhone! }
  const [one, two] = [
    await people.apply('company', company, { but: 'identity' }),
    await people.apply('individual', shared, { but: 'identity' }),
  ]
  const sent = await Promise.all([
    people.send(one.token, one.applicationNo, 'identity', company),
    people.send(two.token, two.applicationNo, 'identity', shared),
  ])
  expect(sent.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, BAD_INPUT])
})

test('a reviewer decides what they have read: what the applicant changed meanwhile is read again', async () => {
  const { token, applicationNo, fields } = await people.apply('individual')
  const { version, requirements } = await people.review(reviewer, applicationNo)
  await people.details(token, applicationNo, { ...fields, shopName: 'Maison Ostrya Official' })
  const requirementId = requirements[0]?.requirementId ?? ''
  const decision = { applicationNo, version, requirementId, act: 'accept' as const, reason: { en: '', zh: '' } }
  expect((await shop.ask(decideRequirement, decision, { token: reviewer })).code).toBe(MOVED_ON)
  const silent = await people.decide(reviewer, applicationNo, 'identity', 'refuse', { en: 'Unreadable.', zh: '' })
  expect(silent).toMatchObject({ code: BAD_INPUT, data: { fields: { 'reason.zh': expect.any(String) } } })
})

test('a reviewer decides no application of their own', async () => {
  const { token, email } = await join(shop)
  const { applicationNo } = await people.apply('individual', filledIn(), { token })
  const both = await shop.operator(['support'])
  await actsAlsoAs(shop, both, email)
  expect((await people.decide(both, applicationNo, 'identity')).code).toBe(refusals.APPLICATION_OWN.code)
  const declined = await people.close(both, applicationNo, 'decline', { en: 'Not now.', zh: '暫不接受。' })
  expect(declined.code).toBe(refusals.APPLICATION_OWN.code)
  expect((await people.decide(reviewer, applicationNo, 'identity')).code).toBe(200)
})

test('late ones stand first, and what waits for the applicant stands in a queue of its own', async () => {
  const [late, soon] = [await people.apply('influencer'), await people.apply('influencer')]
  await runSql(
    shop.database,
    sql`update application_requirements set due_at = now() - interval '1 hour'
      where application_id = (select application_id from applications where application_number = ${late.applicationNo})`,
  )
  const queue = async (name: 'waiting' | 'open' | 'over') =>
    (await shop.ask(listAdminApplications, { queue: name }, { token: reviewer })).data.list
  const waiting = await queue('waiting')
  expect(waiting[0]).toMatchObject({ applicationNo: late.applicationNo, isLate: true, waiting: 3, documents: 3 })
  expect(waiting.map(({ applicationNo }) => applicationNo)).toContain(soon.applicationNo)
  await people.close(reviewer, soon.applicationNo, 'decline', { en: 'The channel is not yours.', zh: '該平台帳戶並非您所有。' })
  expect((await queue('over')).map(({ applicationNo }) => applicationNo)).toContain(soon.applicationNo)
  expect((await people.own(soon.token)).application).toMatchObject({ state: 'declined', reason: 'The channel is not yours.' })
})

test('a document that arrives on Friday evening is due on Monday at the same time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-04T10:20:00Z') })
  try {
    const { token } = await join(shop)
    const applicationNo = (await people.begin(token, 'individual')).data.application?.applicationNo ?? ''
    const { data } = await people.send(token, applicationNo, 'identity', filledIn())
    expect(data.application?.requirements[0]).toMatchObject({ dueTime: '2026-12-07T10:20:00.000Z' })
  } finally {
    vi.useRealTimers()
  }
})

test('an application that was withdrawn leaves its applicant free to apply as another kind', async () => {
  const { token, applicationNo } = await people.apply('individual', filledIn(), { but: 'bank-account' })
  expect((await shop.ask(withdrawApplication, { applicationNo }, { token })).data.application?.state).toBe('withdrawn')
  expect((await people.begin(token, 'influencer')).data.application).toMatchObject({ kind: 'influencer', state: 'draft' })
})
