import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import jsqr from 'jsqr'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from '#refusals.ts'
import { certificateFile, checkCertificate } from '#modules/certificates/certificates.paths.ts'
import type { CertificateFile } from '#modules/certificates/certificates.contract.ts'
import { checkChain, withdrawOfPieces } from '#modules/certificates/index.server.ts'
import { handlePieces, moveOrder } from '#modules/orders/orders.paths.ts'
import { approveRefund, requestRefund } from '#modules/orders/payments/payments.paths.ts'
import { signingWith } from '#platform/access/signing.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { readSettings } from '#platform/settings.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { hongKongAddress, payOutAll } from '../order.builders.ts'
import { openBench } from './bench.builders.ts'

const signing = signingWith(readSettings({}).CERTIFICATE_KEYS)

let shop: TestShop
let work: Awaited<ReturnType<typeof openBench>>
beforeAll(async () => {
  shop = await startTestShop()
  work = await openBench(shop)
})
afterAll(async () => {
  await requireInvariants(shop.database)
  await shop.stop()
})

const check = (code: string) => shop.ask(checkCertificate, { code })

test('what the bench has found is never changed, nor is a certificate', async () => {
  const { code } = await work.certify()
  for (const statement of [
    sql`update authentications set result = 'reject'`,
    sql`delete from authentication_pictures`,
    sql`update certificate_entries set body = replace(body, 'Leather', 'Golden') where code = ${code.replaceAll('-', '')}`,
    sql`delete from certificate_entries`,
  ])
    await expect(runSql(shop.database, statement)).rejects.toThrow('never changed')
})

test('however many pieces pass at once, their certificates stand in one chain that never forks', async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, () => work.bringIn(2)))
  const uploads = new Map<string, string>()
  for (const { unitIds } of orders) for (const unitId of unitIds) uploads.set(unitId, await work.photograph())
  const answers = await Promise.all([...uploads].map(([unitId, uploadId]) => work.decide(unitId, uploadId)))
  expect(answers.every(({ code }) => code === 200)).toBe(true)
  expect(new Set(answers.map(({ data }) => data.certificateCode)).size).toBe(12)
  const [counted] = await readRows(
    shop.database.pool,
    z.object({ entries: z.number(), last: z.number(), before: z.number() }),
    sql`select count(*) as entries, max(entry_number) as last, count(distinct previous_hash) as before from certificate_entries`,
  )
  expect(await checkChain(shop.database.pool, signing)).toBe(counted?.last)
  expect([counted?.entries, counted?.before]).toEqual([counted?.last, counted?.last])
})

test('a code is found however it is typed, and one that was never issued is unknown', async () => {
  const { code } = await work.certify()
  const typed = `${code.slice(0, 4)} ${code.slice(4, 8).toLowerCase()}-${code.slice(8)}`
  expect((await check(typed)).data.entry).toBe((await check(code)).data.entry)
  const near = (code.startsWith('0') ? '1' : '0') + code.slice(1)
  for (const unknown of [near, 'nonsense', '']) expect((await check(unknown)).code).toBe(refusals.NOT_FOUND.code)
})

test('a camera that sees the code of a certificate is led to its page', async () => {
  const { code } = await work.certify()
  const { qrSvg, address } = (await check(code)).data
  const seen = await sharp(Buffer.from(qrSvg), { density: 300 })
    .resize(600)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const read = jsqr(new Uint8ClampedArray(seen.data), seen.info.width, seen.info.height)
  expect(read?.data).toBe(address)
  expect(address).toBe(`${shop.url}/certificate/${code}`)
})

test('neither the page nor the file says anything of who bought the piece, sold it or looked at it, or what it cost', async () => {
  const { code, orderNo } = await work.certify()
  const file = await (await fetch(`${shop.url}${BASE_PATH}${certificateFile.path}?code=${code}`)).text()
  const told = JSON.stringify((await check(code)).data) + file
  const { address, contact } = { address: hongKongAddress, contact: 'tai.man@example.com' }
  for (const secret of [orderNo, contact, address.address, address.firstName, '9123', '12000', '12,000', 'Ada', 'merchant'])
    expect(told).not.toContain(secret)
})

test('a certificate goes with its piece: one that came back, broke before it left, was not wanted or was refunded is withdrawn at once, page and file', async () => {
  const [back, broken, unwanted, kept] = [await work.certify(), await work.certify(), await work.certify(), await work.certify()]
  await shop.ask(moveOrder, { orderNo: back.orderNo, move: 'dispatch' }, { token: work.office })
  const say = (act: 'return' | 'reject', { orderNo, unitId }: Awaited<ReturnType<typeof work.certify>>) =>
    shop.ask(handlePieces, { orderNo, act, unitIds: [unitId], note: 'as seen' }, { token: work.office })
  await say('return', back)
  await say('reject', broken)
  await shop.ask(moveOrder, { orderNo: unwanted.orderNo, move: 'request-refund' }, { token: work.office })
  const paidBack = await work.certify()
  await giveBackWhole(paidBack.orderNo)
  const codes = [back, broken, unwanted, paidBack].map(({ code }) => code)
  const states = async () => Promise.all([...codes, kept.code].map(async (code) => (await check(code)).data.withdrawn?.reason))
  const reasons = ['returned', 'not-genuine', 'not-sent', 'refunded']
  expect(await states()).toEqual([...reasons, undefined])
  // At once, also for anyone who saves the signed file and never asks the shop again.
  for (const [at, reason] of reasons.entries())
    expect(await checkOffline(await fileOf(codes[at] ?? ''))).toMatchObject({ code: 0, said: `withdrawn: ${reason}\n` })
  expect((await checkOffline(await fileOf(kept.code))).said).toContain('genuine')
  const before = await checkChain(shop.database.pool, signing)
  expect(await shop.database.inTransaction((tx) => withdrawOfPieces(tx, signing, 50))).toBe(0)
  expect(await checkChain(shop.database.pool, signing)).toBe(before)
})

/** The whole price of an order whose piece its buyer has and keeps. */
async function giveBackWhole(orderNo: string): Promise<void> {
  const by = { token: work.office }
  await shop.ask(moveOrder, { orderNo, move: 'dispatch' }, by)
  await shop.ask(moveOrder, { orderNo, move: 'receive' }, by)
  const asked = await shop.ask(requestRefund, { orderNo, kind: 'refund', reason: 'as agreed' }, by)
  const colleague = { token: await shop.colleague() }
  await shop.ask(approveRefund, { refundId: asked.data.refunds[0]?.refundId ?? '' }, colleague)
  await payOutAll(shop, work.office, orderNo)
}

const fileOf = async (code: string): Promise<CertificateFile> =>
  (await (await fetch(`${shop.url}${BASE_PATH}${certificateFile.path}?code=${code}`)).json()) as CertificateFile

/** Without the shop: the published keys, the file, and one script of the repository. */
async function checkOffline(file: CertificateFile): Promise<{ code: number; said: string }> {
  const folder = await mkdtemp('/tmp/praya-certificate-')
  const keys = await (await fetch(`${shop.url}/.well-known/praya-certificate-keys.json`)).text()
  await writeFile(join(folder, 'certificate.json'), JSON.stringify(file))
  await writeFile(join(folder, 'keys.json'), keys)
  const script = join(import.meta.dirname, '../../../ops/check-certificate.mjs')
  return promisify(execFile)(process.execPath, [script, 'certificate.json', 'keys.json'], { cwd: folder }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (problem: { code: number; stdout: string }) => ({ code: problem.code, said: problem.stdout }),
  )
}

test('a file is checked without the shop: it holds as it is, and a single other letter or another key shows', async () => {
  const { code } = await work.certify()
  const file = await fileOf(code)
  expect(await checkOffline(file)).toMatchObject({ code: 0, said: expect.stringContaining('genuine') })
  const { issue } = file
  const changed = { ...issue, body: issue.body.replace('Leather', 'Leathen') }
  expect((await checkOffline({ ...file, issue: changed })).code).toBe(1)
  expect((await checkOffline({ ...file, issue: { ...issue, key: 'another' } })).code).toBe(1)
  expect((await checkOffline({ ...file, issue: { ...changed, hash: '00'.repeat(32) } })).code).toBe(1)
})

test('whoever changes what the register holds, at the cost of its guard, is found out at the page and by the daily check', async () => {
  const [one, two] = [await work.certify(), await work.certify()]
  const plain = one.code.replaceAll('-', '')
  await runSql(shop.database, sql`alter table certificate_entries disable trigger certificate_entries_stand`)
  const [row] = await readRows(
    shop.database.pool,
    z.object({ body: z.string(), number: z.number() }),
    sql`select body, entry_number as number from certificate_entries where code = ${plain}`,
  )
  const write = (body: string) => runSql(shop.database, sql`update certificate_entries set body = ${body} where code = ${plain}`)
  await write((row?.body ?? '').replace('Leather', 'Crocodile'))
  expect((await check(one.code)).data.state).toBe('damaged')
  await expect(checkChain(shop.database.pool, signing)).rejects.toThrow(`broken at entry ${row?.number}`)
  await write(row?.body ?? '')
  expect((await check(one.code)).data.state).toBe('genuine')
  await runSql(shop.database, sql`delete from certificate_entries where code = ${plain}`)
  expect((await check(two.code)).data.state).toBe('damaged')
  await expect(checkChain(shop.database.pool, signing)).rejects.toThrow(`broken at entry ${row?.number}`)
})
