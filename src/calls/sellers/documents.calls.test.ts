import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { join, lastMailTo, PASSWORD } from '#flows/members/sign-in.builders.ts'
import { placeAsGuest } from '#flows/order.builders.ts'
import { openFile, receipt, upload } from '#flows/receipt.builders.ts'
import { shownFactor } from '#flows/sellers/sellers.builders.ts'
import { purgeDocuments } from '#flows/sellers/purge-documents.ts'
import { followDocuments, remindOfDocuments } from '#flows/sellers/watch-documents.ts'
import { listDocuments, replaceDocument } from '#modules/applications/documents.paths.ts'
import { listAudit } from '#modules/audit/audit.paths.ts'
import { listOwnMerchants } from '#modules/merchants/people.paths.ts'
import { findBestOffers } from '#modules/offers/index.server.ts'
import { getMerchantMoney, nameMerchantAccount } from '#modules/settlement/merchant-money.paths.ts'
import { countOwnOffers, listOwnOffers, saveOffer } from '#modules/offers/selling/selling.paths.ts'
import { sweepUploads } from '#modules/uploads/index.server.ts'
import { clock, DAY, dayAfter, dayInHongKong } from '#platform/clock.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { folderStorage } from '#platform/storage/folder-storage.server.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { applicantsIn, filledIn } from './applications.builders.ts'

let shop: TestShop
let people: ReturnType<typeof applicantsIn>
let reviewer = ''
beforeAll(async () => {
  shop = await startTestShop()
  people = applicantsIn(shop)
  reviewer = await shop.operator(['support'])
})
afterEach(() => clock.reset())
afterAll(() => shop.stop())

const MOVED_ON = refusals.APPLICATION_MOVED_ON.code
const today = () => dayInHongKong(clock.now())

/** A company whose business registration ends in so many days, approved. */
async function companyUntil(days: number) {
  const owner = await join(shop)
  const fields = { ...filledIn(), expiryDate: dayAfter(today(), days) }
  const { applicationNo } = await people.apply('company', fields, { token: owner.token })
  await people.acceptAll(reviewer, applicationNo)
  const merchantId = (await shop.ask(listOwnMerchants, {}, { token: owner.token })).data.list[0]?.merchantId ?? ''
  return { ...owner, applicationNo, fields, merchantId }
}
type Company = Awaited<ReturnType<typeof companyUntil>>

const documentsOf = async ({ token }: Pick<Company, 'token'>) => (await shop.ask(listDocuments, {}, { token })).data
const registrationOf = async (company: Pick<Company, 'token'>) =>
  (await documentsOf(company)).list.find(({ requirement }) => requirement === 'business-registration')!

/** What the clock does every ten minutes. */
async function watch(): Promise<void> {
  await shop.database.inTransaction((tx) => remindOfDocuments(tx, 50))
  await shop.database.inTransaction((tx) => followDocuments(tx))
}

async function mailsTo(email: string, about: RegExp): Promise<number> {
  const rows = await readRows(
    shop.database.pool,
    z.object({ subject: z.string() }),
    sql`select subject from mails where recipient = ${email}`,
  )
  return rows.filter(({ subject }) => about.test(subject)).length
}

async function replace({ token, fields }: Company, expiryDate: string, requirementId?: string) {
  const files = [await people.picture(token)]
  const instead = requirementId ?? (await registrationOf({ token })).requirementId
  const given = {
    requirement: 'business-registration' as const,
    requirementId: instead,
    fields: { ...fields, expiryDate },
    files,
  }
  return shop.ask(replaceDocument, given, { token })
}

async function offerOf({ token }: Company) {
  const product = await shop.product()
  const skuId = product.skuIds[0] ?? ''
  await shop.ask(saveOffer, { skuId, salesPrice: '1', stock: 9, dispatchDays: 2 }, { token })
  const { list } = (await shop.ask(listOwnOffers, {}, { token })).data
  return { product, skuId, offerId: list[0]?.offerId ?? '' }
}
const soldBy = async (skuId: string) => (await findBestOffers(shop.database.pool, [skuId])).get(skuId)?.merchantId

test('a document is asked for 30 and 7 days before its end, once each, however often the clock is asked', async () => {
  const company = await companyUntil(40)
  await watch()
  expect(await mailsTo(company.email, /valid until/)).toBe(0)
  for (const [days, mails] of [
    [11, 1],
    [20, 1],
    [34, 2],
    [40, 2],
  ] as const) {
    clock.advance(days * DAY)
    await watch()
    await watch()
    expect(await mailsTo(company.email, /^Business registration certificate: valid until/)).toBe(mails)
    expect(await registrationOf(company)).toMatchObject({ state: 'ending', newest: 'accepted' })
    clock.reset()
  }
  expect((await documentsOf(company)).isStopped).toBe(false)
  expect(await registrationOf(company)).toMatchObject({ state: 'valid' })
})

test('the day after its end new orders stop and open ones go on, until the one in its place is accepted', async () => {
  const company = await companyUntil(2)
  const { product, skuId, offerId } = await offerOf(company)
  expect(await soldBy(skuId)).toBe(company.merchantId)
  const order = () => placeAsGuest(shop, [{ ...product, offerIds: [offerId] }])
  expect((await order()).answer.code).toBe(200)
  clock.advance(2 * DAY)
  await watch()
  expect(await soldBy(skuId)).toBe(company.merchantId)
  clock.advance(DAY)
  await watch()
  await watch()
  expect(await mailsTo(company.email, /has expired: your shop takes no new orders/)).toBe(1)
  expect(await soldBy(skuId)).not.toBe(company.merchantId)
  expect((await order()).answer.code).not.toBe(200)
  expect((await shop.ask(countOwnOffers, {}, { token: company.token })).data.state).toBe('lapsed')
  expect(await documentsOf(company)).toMatchObject({ isStopped: true })
  expect(await registrationOf(company)).toMatchObject({ state: 'ended' })

  const until = dayAfter(today(), 365)
  expect((await replace(company, until)).code).toBe(200)
  expect(await registrationOf(company)).toMatchObject({ state: 'ended', newest: 'in-review' })
  expect(await soldBy(skuId)).not.toBe(company.merchantId)
  const later = await shop.operator(['support'])
  await people.decide(later, company.applicationNo, 'business-registration')
  expect(await registrationOf(company)).toMatchObject({ state: 'valid', newest: 'accepted', lastDay: until })
  expect(await soldBy(skuId)).toBe(company.merchantId)
  await shop.workOff()
  expect((await lastMailTo(shop, company.email)).subject).toBe('Business registration certificate: accepted')
  const { steps } = await people.review(later, company.applicationNo)
  expect(steps.slice(-5).map(({ act, actorKind }) => [act, actorKind])).toEqual([
    ['remind', 'clock'],
    ['lapse', 'clock'],
    ['send', 'seller'],
    ['accept', 'operator'],
    ['resume', 'clock'],
  ])
})

test('what is sent in place of a document waits in the queue of applications, and a refused one leaves the old one valid', async () => {
  const company = await companyUntil(20)
  const before = (await registrationOf(company)).requirementId
  await replace(company, dayAfter(today(), 400))
  expect((await replace(company, dayAfter(today(), 500), before)).code).toBe(MOVED_ON)
  await watch()
  expect(await mailsTo(company.email, /valid until/)).toBe(0)
  const refused = await people.decide(reviewer, company.applicationNo, 'business-registration', 'refuse')
  expect(refused.data.state).toBe('approved')
  expect(await registrationOf(company)).toMatchObject({ state: 'ending', newest: 'refused', reason: 'It is out of date.' })
  await shop.workOff()
  expect((await lastMailTo(shop, company.email)).subject).toBe('Business registration certificate: please send it again')
  expect((await replace(company, dayAfter(today(), 500))).code).toBe(200)
  expect((await replace(company, dayAfter(today(), -1))).data).toMatchObject({ fields: { expiryDate: expect.any(String) } })
})

const kept = (applicationNo: string) =>
  readRows(
    shop.database.pool,
    z.object({ pictures: z.int(), typed: z.int(), marks: z.int(), details: z.boolean() }),
    sql`select (select count(*)::int from application_files f where f.requirement_id in (select r.requirement_id
          from application_requirements r where r.application_id = a.application_id)) as pictures,
        (select count(*)::int from application_requirements r where r.application_id = a.application_id
          and (r.fields <> '{}' or r.sealed is not null)) as typed,
        (select count(*)::int from application_marks m where m.application_id = a.application_id) as marks, details is not null as details
      from applications a where application_number = ${applicationNo}`,
  ).then(([row]) => row)
/** What the clock does every hour. */
const purge = () => shop.database.inTransaction((tx) => purgeDocuments(tx, 50))
const GONE = { pictures: 0, typed: 0, marks: 0, details: false }

test('what was shown for nothing goes half a year after the answer; that it was declined, and why, stays', async () => {
  const refused = await people.apply('individual')
  const waiting = await people.apply('individual')
  await people.close(reviewer, refused.applicationNo, 'decline', { en: 'The name is another.', zh: '姓名不符。' })
  const before = await kept(refused.applicationNo)
  expect(before).toMatchObject({ pictures: expect.any(Number), typed: 2, details: true })
  expect(before?.pictures).toBeGreaterThan(0)
  const [{ uploadId } = { uploadId: '' }] = await readRows(
    shop.database.pool,
    z.object({ uploadId: z.string() }),
    sql`select f.upload_id as "uploadId" from application_files f join application_requirements r using (requirement_id)
      join applications a using (application_id) where a.application_number = ${refused.applicationNo} limit 1`,
  )
  clock.advance(179 * DAY)
  await purge()
  expect(await kept(refused.applicationNo)).toEqual(before)
  clock.advance(2 * DAY)
  await purge()
  expect(await kept(refused.applicationNo)).toEqual(GONE)
  expect((await kept(waiting.applicationNo))?.pictures).toBeGreaterThan(0)
  expect(await purge()).toBe(0)
  const desk = await shop.operator(['support'])
  const shown = await people.review(desk, refused.applicationNo)
  expect(shown).toMatchObject({ state: 'declined' })
  expect(shown.steps.map(({ act }) => act).slice(-2)).toEqual(['decline', 'purge'])
  // Nothing refers to the picture: it goes with all that nothing refers to.
  await runSql(shop.database, sql`update uploads set created_at = now() - interval '3 days' where upload_id = ${uploadId}`)
  await sweepUploads(shop.database, folderStorage(shop.dataDir))
  const left = sql`select count(*)::int as num from uploads where upload_id = ${uploadId} and removed_at is null`
  expect(await readRows(shop.database.pool, z.object({ num: z.int() }), left)).toEqual([{ num: 0 }])
})

test('an application nobody goes on with for a year is withdrawn, and goes as one that was', async () => {
  const left = await people.apply('influencer', filledIn(), { but: 'channels' })
  clock.advance(366 * DAY)
  await purge()
  const state = sql`select state from applications where application_number = ${left.applicationNo}`
  expect(await readRows(shop.database.pool, z.object({ state: z.string() }), state)).toEqual([{ state: 'withdrawn' }])
  expect((await kept(left.applicationNo))?.pictures).toBeGreaterThan(0)
  clock.advance(181 * DAY)
  await purge()
  expect(await kept(left.applicationNo)).toEqual(GONE)
})

test('of a merchant a document goes seven years after another was accepted in its place, and never the one in force', async () => {
  const company = await companyUntil(4_000)
  const first = (await kept(company.applicationNo)) ?? { pictures: 0, typed: 0 }
  await replace(company, dayAfter(today(), 5_000))
  clock.advance(8 * 366 * DAY)
  await purge()
  // What came in its place has not been decided yet: the first is in force.
  expect((await kept(company.applicationNo))?.typed).toBe(first.typed + 1)
  clock.reset()
  await people.acceptAll(reviewer, company.applicationNo)
  clock.advance(8 * 366 * DAY)
  await purge()
  expect(await kept(company.applicationNo)).toEqual({ ...first, pictures: first.pictures - 1 })
})

test('a document of another merchant is not there, and the bank account is not replaced here', async () => {
  const [mine, theirs] = [await companyUntil(400), await companyUntil(400)]
  const { requirementId } = await registrationOf(theirs)
  expect((await replace(mine, dayAfter(today(), 500), requirementId)).code).toBe(MOVED_ON)
  expect((await replace(mine, dayAfter(today(), 500), newId())).code).toBe(MOVED_ON)
  const account = { requirement: 'bank-account' as const, requirementId: newId(), fields: mine.fields, files: [] }
  expect((await shop.ask(replaceDocument, account, { token: mine.token })).code).toBe(refusals.BAD_INPUT.code)
  const picture = await people.picture(theirs.token)
  const given = { requirement: 'identity' as const, fields: mine.fields, files: [picture] }
  const own = (await documentsOf(mine)).list.find(({ requirement }) => requirement === 'identity')!
  const stolen = await shop.ask(replaceDocument, { ...given, requirementId: own.requirementId }, { token: mine.token })
  expect(stolen.code).toBe(refusals.NOT_FOUND.code)
})

test('a company offers precious pieces once its registration as dealer is accepted, and not after its end', async () => {
  const company = await companyUntil(4_000)
  const product = await shop.product({ precious: true })
  const skuId = product.skuIds[0] ?? ''
  const offer = () => shop.ask(saveOffer, { skuId, salesPrice: '9000', stock: 1, dispatchDays: 2 }, { token: company.token })
  expect((await offer()).code).toBe(refusals.OFFER_NEEDS_DEALER.code)
  expect((await documentsOf(company)).list.at(-1)).toMatchObject({ requirement: 'dealer-registration', state: 'missing' })
  const fields = { ...company.fields, dealerExpiry: dayAfter(today(), 300) }
  const given = {
    requirement: 'dealer-registration' as const,
    requirementId: '',
    fields,
    files: [await people.picture(company.token)],
  }
  expect((await shop.ask(replaceDocument, given, { token: company.token })).code).toBe(200)
  expect((await offer()).code).toBe(refusals.OFFER_NEEDS_DEALER.code)
  await people.decide(reviewer, company.applicationNo, 'dealer-registration')
  expect((await offer()).code).toBe(200)
  const dealt = async () => (await findBestOffers(shop.database.pool, [skuId])).get(skuId)
  expect(await dealt()).toMatchObject({ isDealer: true })
})

test('a reviewer sees who looked and when all over the picture; its owner sees it as it was sent', async () => {
  const { token } = await join(shop)
  const plain = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#888888' } })
    .png()
    .toBuffer()
  const { uploadId } = (await upload(shop, token, plain, { purpose: 'application' })).data
  const pixels = async (who: string) => {
    const { channels } = await sharp(Buffer.from(await (await openFile(shop, who, uploadId)).arrayBuffer())).stats()
    return channels[0]?.stdev ?? 0
  }
  expect(await pixels(token)).toBeLessThan(1)
  expect(await pixels(reviewer)).toBeGreaterThan(3)
  const looks = await shop.ask(listAudit, { action: 'read-application', subjectId: uploadId }, { token: await shop.operator() })
  expect(looks.data.list).toHaveLength(1)
  const small = await upload(shop, token, await receipt(), { purpose: 'application' })
  expect((await openFile(shop, reviewer, small.data.uploadId)).status).toBe(200)
})

test('a shop with a Chinese name is paid to an account in the name its documents have, and in no other', async () => {
  const fields = { ...filledIn(), shopName: '貓街衣櫥', representative: '葉文', payee: 'Raymond Ip' }
  const { token, applicationNo } = await people.apply('individual', fields)
  await people.acceptAll(reviewer, applicationNo)
  // What was accepted with the letter of its bank is where it is paid at first.
  expect((await shop.ask(getMerchantMoney, {}, { token })).data).toMatchObject({
    holder: 'RAYMOND IP',
    account: {
      bankCode: fields.bankCode,
      holder: 'RAYMOND IP',
      account: `•••${fields.account?.replaceAll('-', '').slice(-4)}`,
      restTime: '',
    },
    named: null,
  })
  const [owner] = await readRows(
    shop.database.pool,
    z.object({ account: z.string() }),
    sql`select account_id as account from applications where application_number = ${applicationNo}`,
  )
  await shownFactor(shop, owner!.account)
  const named = (holder: string) =>
    shop.ask(nameMerchantAccount, { bankCode: '004', account: '123-456789-833', holder, oldPassword: PASSWORD }, { token })
  expect((await named('Somebody Else')).data).toMatchObject({ field: 'holder' })
  expect((await named('Raymond Ip')).data.named).toMatchObject({ account: '•••9833', holder: 'RAYMOND IP', state: 'waiting' })
})

test('a company is paid in the name that was accepted, not in its shop’s name or that of who signs for it', async () => {
  const company = await companyUntil(400)
  await shownFactor(shop, company.account)
  const named = (holder: string) =>
    shop.ask(
      nameMerchantAccount,
      { bankCode: '004', account: '123-456789-833', holder, oldPassword: PASSWORD },
      { token: company.token },
    )
  const { shopName = '', representative = '', companyName = '' } = company.fields
  for (const holder of [shopName, representative]) expect((await named(holder)).data).toMatchObject({ field: 'holder' })
  expect((await named(companyName)).data.named).toMatchObject({ holder: companyName.toUpperCase(), state: 'waiting' })
})
