import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { moveOrder } from '#modules/orders/orders.paths.ts'
import { confirmPayment, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { placeAsGuest } from '#flows/order.builders.ts'
import { openFile, receipt, sendForm } from '#flows/receipt.builders.ts'
import { allFieldProblems } from '#language/all-field-problems.ts'
import { fieldProblems } from '#language/field-problems.ts'
import { consentDefaults } from '#modules/consents/consents.rules.ts'
import { getConsents, updateConsent } from '#modules/consents/consents.paths.ts'
import { getDetails, updateDetails } from '#modules/members/members.paths.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { refusals } from '#refusals.ts'
import { memberOf } from './inbox.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

const told = {
  firstName: 'May',
  lastName: 'Chan',
  areaNum: '+852',
  mobile: '91234567',
  email: 'may@example.com',
  language: 'en_US' as const,
  sexType: 1 as const,
}
const more = { nickname: 'May \u{1f33f}', signature: '\u6162\u6162\u63c0', gender: 'female' as const, birthday: '1990-01-31' }

test('a member tells more of themselves, keeps it when a form of guests is sent, and may take it back; a guest’s is dropped', async () => {
  const { token } = await memberOf(shop)
  expect((await shop.ask(updateDetails, { ...told, ...more }, { token })).data).toMatchObject({ ...told, ...more, avatar: '' })
  await shop.ask(updateDetails, { ...told, lastName: 'Lo' }, { token })
  expect((await shop.ask(getDetails, {}, { token })).data).toMatchObject({ ...told, ...more, lastName: 'Lo' })
  await shop.ask(updateDetails, { ...told, ...more, nickname: '', birthday: '', gender: 'confidential' }, { token })
  expect((await shop.ask(getDetails, {}, { token })).data).toMatchObject({ nickname: '', birthday: '', gender: 'confidential' })

  const guest = await shop.visitor()
  const kept = await shop.ask(updateDetails, { ...told, ...more }, { token: guest })
  expect(kept.data).toMatchObject({ ...told, nickname: '', signature: '', gender: 'confidential', birthday: '' })
  const wrong = await shop.ask(updateDetails, { ...told, nickname: '\u8b1d'.repeat(11), birthday: '2999-01-01' }, { token })
  expect(wrong).toMatchObject({
    code: refusals.BAD_INPUT.code,
    data: { fields: { nickname: fieldProblems['list-title'].en, birthday: fieldProblems.birthday.en } },
  })
})

test('a nickname is one person’s, however it is written, and free again once they give it up', async () => {
  const [may, other] = [await memberOf(shop), await memberOf(shop)]
  const call = (nickname: string, { token } = other) => shop.ask(updateDetails, { ...told, ...more, nickname }, { token })
  expect((await call('Café Straße', may)).code).toBe(200)
  for (const twin of ['CAFÉ STRASSE', 'Cafe\u0301 Straße', 'Ｃａｆé Ｓｔｒａße', 'Ca\u200bfé\u00ad  Straße', 'café straße'])
    expect([twin, await call(twin)]).toMatchObject([
      twin,
      { code: refusals.BAD_INPUT.code, data: { fields: { nickname: allFieldProblems['nickname-taken'].en } } },
    ])
  // Their own they may write otherwise.
  expect((await call('CAFÉ STRASSE', may)).code).toBe(200)
  expect((await call('Café Strasse', may)).code).toBe(200)
  await call('Harbour', may)
  expect((await call('cafe\u0301 straße')).code).toBe(200)
  const codes = await Promise.all(['Star', 'ＳＴＡＲ', 'star'].map(async (name) => call(name, await memberOf(shop))))
  expect(codes.filter(({ code }) => code === 200)).toHaveLength(1)
})

test('a member who had a nickname that another had first keeps it while they tell something else', async () => {
  const [may, twin] = [await memberOf(shop), await memberOf(shop)]
  for (const { token } of [may, twin]) await shop.ask(updateDetails, { ...told, ...more, nickname: '' }, { token })
  await shop.ask(updateDetails, { ...told, ...more, nickname: 'First' }, { token: may.token })
  await runSql(shop.database, sql`update account_details set nickname = 'first' where account_id = ${twin.accountId}`)
  expect(
    (await shop.ask(updateDetails, { ...told, ...more, nickname: 'first', lastName: 'Lo' }, { token: twin.token })).code,
  ).toBe(200)
  expect((await shop.ask(getDetails, {}, { token: twin.token })).data).toMatchObject({ nickname: 'first', lastName: 'Lo' })
  expect((await shop.ask(updateDetails, { ...told, ...more, nickname: 'FIRST' }, { token: twin.token })).code).toBe(
    refusals.BAD_INPUT.code,
  )
})

test('keys a form does not have change nothing, whatever they are called', async () => {
  const { token, accountId } = await memberOf(shop)
  const send = async (more: string) => {
    const response = await fetch(shop.url + BASE_PATH + updateDetails.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(told).replace(/}$/, `,${more}}`),
    })
    return { status: response.status, answer: await response.json() }
  }
  const unknown = '"role":"administrator","isAdmin":true,"balance":"9999","points":9999,"status":"vip","merchantType":"brand"'
  const claimed = '"emailVerified":true,"userId":"x","account":"x","kept":false,"inviteCode":"MINE","memberSince":"2000-01-01"'
  const { answer } = await send(`${unknown},${claimed}`)
  const nothingMore = { nickname: '', signature: '', birthday: '', gender: 'confidential', avatar: '', inviteCode: '' }
  const kept = { ...told, ...nothingMore, account: accountId, kept: true, memberSince: null }
  expect(answer).toEqual({ code: 200, msg: '', data: kept })
  for (const hostile of ['"__proto__":{"polluted":true}', '"constructor":{"prototype":{"polluted":true}}'])
    expect((await send(`"nickname":"x",${hostile}`)).status).toBe(400)
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  expect((await shop.ask(getDetails, {}, { token })).data).toEqual(kept)
  const kinds = await readRows(
    shop.database.pool,
    z.object({ kind: z.string() }),
    sql`select a.kind from accounts a where a.account_id = ${accountId}`,
  )
  expect(kinds).toEqual([{ kind: 'member' }])
})

test('an avatar is a picture of one’s own, which nobody else can see or use', async () => {
  const [own, other] = [await memberOf(shop), await memberOf(shop)]
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(await receipt())]), 'me.png')
  const sent = await sendForm(shop, own.token, form, 'avatar')
  const { uploadId } = sent.data as { uploadId: string }
  expect((await shop.ask(updateDetails, { ...told, avatar: uploadId }, { token: own.token })).data.avatar).toBe(uploadId)
  expect((await openFile(shop, own.token, uploadId)).status).toBe(200)
  expect((await openFile(shop, other.token, uploadId)).status).toBe(404)
  expect((await openFile(shop, '', uploadId)).status).toBe(404)
  expect((await shop.ask(updateDetails, { ...told, avatar: uploadId }, { token: other.token })).code).toBe(
    refusals.NOT_FOUND.code,
  )
  expect((await shop.ask(updateDetails, { ...told, avatar: '' }, { token: own.token })).data.avatar).toBe('')
})

test('what a member agrees to holds from then on, and that they said so is kept', async () => {
  const { token, accountId } = await memberOf(shop)
  const asked = await shop.ask(getConsents, {}, { token })
  expect(Object.fromEntries(asked.data.list.map(({ kind, given }) => [kind, given]))).toEqual(consentDefaults)
  for (const given of [true, true, false])
    await shop.ask(updateConsent, { kind: 'news-sms', given }, { token, language: 'cht_CN' })
  const changed = await shop.ask(updateConsent, { kind: 'hide-fans', given: true }, { token })
  expect(changed.data.list.find(({ kind }) => kind === 'hide-fans')).toMatchObject({
    given: true,
    changedTime: expect.any(String),
  })
  const history = await readRows(
    shop.database.pool,
    z.object({ kind: z.string(), given: z.boolean(), language: z.string() }),
    sql`select kind, given, language from consent_history where account_id = ${accountId} and said_by = ${accountId} order by entry_id`,
  )
  expect(history).toEqual([
    { kind: 'news-sms', given: true, language: 'zh' },
    { kind: 'news-sms', given: false, language: 'zh' },
    { kind: 'hide-fans', given: true, language: 'en' },
  ])
  expect((await shop.ask(getConsents, {}, { token: await shop.visitor() })).code).toBe(refusals.SESSION_MISSING.code)
})

test('a member who wants no mail about parcels gets none, but what was ordered and paid comes', async () => {
  const { token } = await memberOf(shop)
  await shop.ask(updateConsent, { kind: 'orders-email', given: false }, { token })
  const product = await shop.product()
  const desk = await shop.operator()
  const orders = [
    await placeAsGuest(shop, [product], { token, billEmail: 'quiet@example.com' }),
    await placeAsGuest(shop, [product], { billEmail: 'loud@example.com' }),
  ]
  for (const { token: own, answer } of orders) {
    const { orderNo } = answer.data
    const { paymentId } = (await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token: own })).data
    await shop.ask(confirmPayment, { paymentId }, { token: desk })
    await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, { token: desk })
  }
  await shop.workOff()
  const mails = await readRows(
    shop.database.pool,
    z.object({ to: z.string(), topic: z.string() }),
    sql`select recipient as to, split_part(dedupe_key, ':', 1) as topic from mails order by mail_id`,
  )
  const topics = (to: string) => mails.filter((mail) => mail.to === to).map(({ topic }) => topic)
  expect(topics('quiet@example.com').toSorted()).toEqual(['order-paid', 'order-placed'])
  expect(topics('loud@example.com').toSorted()).toEqual(['order-paid', 'order-placed', 'order-seller-sent'])
})
