import { sql } from 'kysely'
import sharp from 'sharp'
import { z } from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptedWith, actsAlsoAs, type BuiltMerchant, merchantOf, productOf } from '#flows/sellers/sellers.builders.ts'
import { listAudit } from '#modules/audit/audit.paths.ts'
import { FIRST_MERCHANT_KINDS } from '#modules/merchants/merchant-kinds.contract.ts'
import { listSettings, saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { listMessages } from '#modules/inbox/inbox.paths.ts'
import { findBestOffers } from '#modules/offers/index.server.ts'
import { listOwnOffers } from '#modules/offers/selling/selling.paths.ts'
import { getProductEdit, publishProduct } from '#modules/catalogue/editing/product-editing.paths.ts'
import type { DecideProposalInput, SendProposalInput } from '#modules/proposals/proposals.contract.ts'
import {
  decideProposal,
  getAdminProposal,
  getProposal,
  listAdminProposals,
  listProposalChoices,
  listProposals,
  sendProposal,
  withdrawProposal,
} from '#modules/proposals/proposals.paths.ts'
import { sendUpload } from '#modules/uploads/uploads.paths.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { offerAccepted } from '#flows/sellers/listings/review-listing.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { sendFile } from '../products/imports.builders.ts'

let shop: TestShop
let seller: BuiltMerchant
let reviewer: string
let brandCode = ''
let brandName = ''
let category = ''
let colourId = ''
let picture: { hash: string; width: number; height: number }
let serial = 0
beforeAll(async () => {
  shop = await startTestShop()
  seller = await merchantOf(shop, 'LISTS')
  await productOf(shop, seller)
  reviewer = await shop.operator(['merchandiser'])
  const { brands, categories, colours } = (await shop.ask(listProposalChoices, {}, { token: seller.token })).data
  brandCode = brands[0]?.id ?? ''
  brandName = brands[0]?.name ?? ''
  category = categories.find(({ id }) => id.includes('/'))?.id ?? categories[0]?.id ?? ''
  colourId = colours[0]?.id ?? ''
  const file = await sharp({ create: { width: 800, height: 1_000, channels: 3, background: '#446' } })
    .jpeg()
    .toBuffer()
  const { hash, width, height } = (await sendFile(shop, seller.token, sendUpload('listing-picture'), {}, file)).data
  picture = { hash: hash ?? '', width, height }
})
afterAll(() => shop.stop())

type Content = SendProposalInput['content']
const content = (more: Partial<Content> = {}): Content => {
  serial += 1
  return {
    name: { en: 'Harbour coat', zh: '' },
    description: { en: 'A coat.', zh: '' },
    articleNumber: `HC-${serial}`,
    ...{ brandCode, category, gender: 'women', dispatchDays: 3 },
    colours: [
      { colourId, pictures: [picture], variants: [{ itemNumber: `HC-${serial}-38`, size: '38', price: '4200', stock: 2 }] },
    ],
    ...more,
  }
}
const send = (given: Content, by = seller) => shop.ask(sendProposal, { content: given }, { token: by.token })
const review = (proposalNo: string) => shop.ask(getAdminProposal, { proposalNo }, { token: reviewer })
const why = { en: 'Show the label.', zh: '請展示標籤。' }

test('what a merchant proposes is reviewed, goes live and is offered as it was proposed', async () => {
  const given = content()
  const sent = await send(given)
  expect(sent.msg).toBe('')
  const { proposalNo, version } = sent.data
  expect((await shop.ask(listAdminProposals, {}, { token: reviewer })).data.list.map((row) => row.proposalNo)).toContain(
    proposalNo,
  )
  const decided = await shop.ask(decideProposal, { proposalNo, version, act: 'accept', publish: true }, { token: reviewer })
  expect(decided.msg).toBe('')
  expect(decided.data).toMatchObject({ state: 'accepted', isOffered: true, acts: [] })
  const [offer] = (
    await shop.ask(listOwnOffers, { word: given.colours[0]?.variants[0]?.itemNumber ?? '' }, { token: seller.token })
  ).data.list
  expect(offer).toMatchObject({ salesPrice: '4200.00', stock: 2, dispatchDays: 3, standing: 'first' })
  const best = await findBestOffers(shop.database.pool, [offer?.skuId ?? ''])
  expect(best.get(offer?.skuId ?? '')).toMatchObject({ merchantId: seller.merchantId, titleEn: 'Harbour coat', listed: true })
  const told = (await shop.ask(listMessages, {}, { token: seller.token })).data.list.map(({ title }) => title)
  expect(told).toContain('Listing accepted')
  const twice = await send(given)
  expect(twice.code).toBe(refusals.PROPOSAL_LISTED.code)
})

test('accepted as a draft it is offered once somebody publishes it', async () => {
  const { proposalNo, version } = (await send(content())).data
  const { productId, isOffered } = (await shop.ask(decideProposal, { proposalNo, version, act: 'accept' }, { token: reviewer }))
    .data
  expect(isOffered).toBe(false)
  const token = await shop.operator()
  const edit = (await shop.ask(getProductEdit, { productId }, { token })).data
  expect(edit.gaps).toEqual({})
  const live = await shop.ask(publishProduct, { productId, version: edit.draft.version, liveVersion: 0 }, { token })
  expect(live.msg).toBe('')
  await shop.database.inTransaction((tx) => offerAccepted(tx, proposalNo))
  expect((await review(proposalNo)).data).toMatchObject({ isOffered: true })
})

test('a brand company’s own brands are listed at once where the rule says so, in the name of who sent them; others wait', async () => {
  const brand = await merchantOf(shop, 'HOUSEOWN')
  await runSql(shop.database, sql`update merchants set kind = 'brand' where merchant_id = ${brand.merchantId}`)
  const [{ code, name } = { code: '', name: '' }] = await readRows(
    shop.database.pool,
    z.object({ code: z.string(), name: z.string() }),
    sql`select brand_code as code, name from brands where brand_code = ${brandCode}`,
  )
  await acceptedWith(shop, brand, 'brand', name)
  const waits = (await send(content({ brandCode: code }), brand)).data
  expect(waits).toMatchObject({ state: 'submitted', isOffered: false })
  const office = { token: await shop.operator() }
  const version =
    (await shop.ask(listSettings, {}, office)).data.settings.find((one) => one.name === 'merchantKinds')?.version ?? 0
  const kinds = FIRST_MERCHANT_KINDS.kinds.map((kind) => (kind.kind === 'brand' ? { ...kind, publishesOwn: true } : kind))
  expect((await shop.ask(saveSetting, { name: 'merchantKinds', version, value: { kinds } }, office)).msg).toBe('')
  const given = content({ brandCode: code })
  const own = (await send(given, brand)).data
  expect(own).toMatchObject({ state: 'accepted', isOffered: true })
  const word = given.colours[0]?.variants[0]?.itemNumber ?? ''
  const [offer] = (await shop.ask(listOwnOffers, { word }, { token: brand.token })).data.list
  expect(offer).toMatchObject({ salesPrice: '4200.00', standing: 'first' })
  const steps = (await review(own.proposalNo)).data.steps
  expect(steps.filter(({ act }) => act === 'accept')).toMatchObject([{ actorKind: 'seller' }])
  const { list } = (await shop.ask(listAudit, { action: 'proposal-accept', subjectId: own.proposalNo }, office)).data
  expect(list).toMatchObject([{ actorId: brand.account }])
  // What it offers of another brand makes that brand not its own.
  await runSql(
    shop.database,
    sql`update applications set details = '{"brands": "Ito Marrow"}' where merchant_id = ${brand.merchantId}`,
  )
  expect((await send(content({ brandCode: code }), brand)).data.state).toBe('submitted')
})

test('what is refused is given again alone, with the reason in the reader’s language; an older page decides nothing', async () => {
  const given = content()
  const { proposalNo, version } = (await send(given)).data
  const returned: DecideProposalInput = { proposalNo, version, act: 'return', refused: [{ part: 'pictures', reason: why }] }
  expect((await shop.ask(decideProposal, returned, { token: reviewer })).code).toBe(200)
  expect((await shop.ask(decideProposal, returned, { token: reviewer })).code).toBe(refusals.PROPOSAL_MOVED_ON.code)
  const shown = (await shop.ask(getProposal, { proposalNo }, { token: seller.token })).data
  expect(shown.parts.find(({ part }) => part === 'pictures')).toEqual({ part: 'pictures', state: 'refused', reason: why.en })
  const again = {
    ...given,
    name: { en: 'Another name', zh: '' },
    colours: given.colours.map((one) => ({ ...one, pictures: [picture, picture] })),
  }
  const sent = await shop.ask(sendProposal, { proposalNo, version: shown.version, content: again }, { token: seller.token })
  expect(sent.data).toMatchObject({
    state: 'submitted',
    name: 'Harbour coat',
    content: { colours: [{ pictures: [picture, picture] }] },
  })
  const declined = { proposalNo, version: sent.data.version, act: 'decline', reason: why } as const
  const over = (await shop.ask(decideProposal, declined, { token: reviewer })).data
  expect(over).toMatchObject({ state: 'declined', reason: why.en })
  expect(over.steps.map(({ act }) => act)).toEqual(['send', 'return', 'send-again', 'decline'])
})

test('who works for the merchant does not decide what it proposes', async () => {
  const { proposalNo, version } = (await send(content())).data
  const both = await shop.operator(['merchandiser'])
  await actsAlsoAs(shop, both, seller.email)
  const accepted = { proposalNo, version, act: 'accept' } as const
  expect((await shop.ask(decideProposal, accepted, { token: both })).code).toBe(refusals.MERCHANT_OWN.code)
  expect((await shop.ask(decideProposal, accepted, { token: reviewer })).data.state).toBe('accepted')
})

test('jewellery is proposed by a registered dealer alone, and becomes precious, with the sizes of its kind', async () => {
  const company = await merchantOf(shop, 'GOLDLESS')
  await acceptedWith(shop, company, 'company', brandName)
  await runSql(shop.database, sql`update categories set precious = true where path = ${category}`)
  const refused = await send(content(), company)
  expect(refused).toMatchObject({ code: refusals.OFFER_NEEDS_DEALER.code, data: { field: 'content.category' } })
  const { proposalNo, version } = (await send(content())).data
  const { productId } = (await shop.ask(decideProposal, { proposalNo, version, act: 'accept' }, { token: reviewer })).data
  const { draft } = (await shop.ask(getProductEdit, { productId }, { token: await shop.operator() })).data
  await runSql(shop.database, sql`update categories set precious = false where path = ${category}`)
  expect(draft.document.precious).toBe(true)
})

test('a merchant proposes its own brands alone, and sees no proposal of another', async () => {
  expect((await shop.ask(listProposalChoices, {}, { token: seller.token })).data.brands).toHaveLength(1)
  const other = await merchantOf(shop, 'LISTS-OTHER')
  expect((await send(content(), other)).code).toBe(refusals.PROPOSAL_BRAND.code)
  expect((await send(content({ name: { en: '', zh: '' } }))).data).toMatchObject({ field: 'content.name.en' })
  const { proposalNo, version } = (await send(content())).data
  for (const call of [getProposal, withdrawProposal])
    expect((await shop.ask(call, { proposalNo, version }, { token: other.token })).code).toBe(refusals.NOT_FOUND.code)
  expect((await shop.ask(listProposals, {}, { token: other.token })).data.total).toBe(0)
  expect((await shop.ask(withdrawProposal, { proposalNo, version }, { token: seller.token })).data.state).toBe('withdrawn')
  await runSql(shop.database, sql`update merchants set state = 'suspended' where merchant_id = ${seller.merchantId}`)
  expect((await send(content())).code).toBe(refusals.OFFERS_SUSPENDED.code)
})
