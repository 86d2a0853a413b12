import type { Language } from '#language/languages.ts'
import { listProductChoices } from '#modules/catalogue/editing/index.server.ts'
import { listBrandsOf } from '#modules/applications/index.server.ts'
import { oneWorkingDayFrom } from '#modules/fulfilment/arrival.rules.ts'
import { brandsOffered, findFileItems } from '#modules/offers/index.server.ts'
import {
  addProposal,
  getProposal,
  listOwnProposals,
  type ListedProposal,
  listParts,
  lockProposal,
  moveProposal,
  PROPOSAL_PAGE,
  type ProposalRow,
  sendAgain,
} from '#modules/proposals/index.server.ts'
import type { ProposalChoicesWire, ProposalContent, ProposalsWire, ProposalWire } from '#modules/proposals/proposals.contract.ts'
import { findHolidays } from '#modules/shop-settings/index.server.ts'
import { holdPictures } from '#modules/uploads/index.server.ts'
import { requirePerson, type Seller } from '#platform/access/memberships.ts'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { offeringMerchant } from '../change-offers.ts'
import { sellerActor } from '../seller-actor.ts'
import { onlyRefused } from './refused-parts.ts'

/** What the fields of a proposal are chosen from. Brands are those the merchant applied with, and those it offers already. */
export async function showProposalChoices(tx: Read, seller: Seller, language: Language): Promise<ProposalChoicesWire> {
  const { brands, categories, colours, sizeTables } = await listProductChoices(tx, language)
  const scales = new Map(sizeTables.map((table) => [table.id, table.scales.map(({ system }) => system)]))
  const own = new Set([...(await listBrandsOf(tx, seller.merchantId)), ...(await brandsOffered(tx, seller))])
  return {
    brands: brands.filter(({ id }) => own.has(id)),
    categories: categories.map(({ id, name, sizeTable, precious }) => ({
      id,
      name,
      scales: scales.get(sizeTable) ?? [],
      precious,
    })),
    colours: colours.filter(({ retired }) => !retired).map((colour) => ({ id: colour.id, name: colour[language] })),
  }
}

type Sent = { proposalNo: string; version: number; content: ProposalContent }

/** Sends something that is to be listed; of one that was returned only what was refused is taken. */
export async function sendListing(tx: Tx, seller: Seller, { proposalNo, version, content }: Sent): Promise<ProposalRow> {
  requirePerson(seller)
  const by = await sellerActor(tx, seller)
  const dueAt = oneWorkingDayFrom(clock.now(), await findHolidays(tx))
  const before = proposalNo === '' ? undefined : await lockProposal(tx, proposalNo, version, seller.merchantId)
  const given = before ? onlyRefused(before.content, content, await listParts(tx, before.proposalId)) : content
  await requireFit(tx, seller, given)
  await holdPictures(
    tx,
    given.colours.flatMap(({ pictures }) => pictures.map(({ hash }) => hash)),
  )
  if (!before) return addProposal(tx, seller, { content: given, dueAt, by })
  await sendAgain(tx, before, { content: given, dueAt, by })
  return getProposal(tx, before.proposalNo)
}

/** Refuses what this merchant may not propose, and what is listed already. */
async function requireFit(tx: Tx, seller: Seller, content: ProposalContent): Promise<void> {
  const merchant = await offeringMerchant(tx, seller)
  if (merchant.state === 'closing') refuse('SHOP_CLOSES')
  if (merchant.state === 'suspended') refuse('OFFERS_SUSPENDED')
  if (!merchant.placesOffers) refuse('OFFERS_NOT_OF_KIND')
  const { brands, categories, colours } = await showProposalChoices(tx, seller, 'en')
  if (!brands.some(({ id }) => id === content.brandCode)) refuse('PROPOSAL_BRAND', { field: 'content.brandCode' })
  const fields: Record<string, string> = {}
  const kind = categories.find(({ id }) => id === content.category)
  if (!kind) fields['content.category'] = 'choose-one'
  if (kind?.precious && !merchant.isDealer) refuse('OFFER_NEEDS_DEALER', { field: 'content.category' })
  const numbers = new Set<string>()
  for (const [at, { colourId, variants }] of content.colours.entries()) {
    if (!colours.some(({ id }) => id === colourId)) fields[`content.colours.${at}.colourId`] = 'choose-one'
    for (const [place, { itemNumber }] of variants.entries()) {
      if (numbers.has(itemNumber)) fields[`content.colours.${at}.variants.${place}.itemNumber`] = 'item-number-twice'
      numbers.add(itemNumber)
    }
  }
  const [field] = Object.keys(fields)
  if (field !== undefined) refuse('BAD_INPUT', { field, fields })
  const listed = await findFileItems(tx, [...numbers])
  if (listed.length > 0) refuse('PROPOSAL_LISTED', { field: 'content.colours' })
}

export async function withdrawListing(
  tx: Tx,
  seller: Seller,
  { proposalNo, version }: { proposalNo: string; version: number },
): Promise<void> {
  requirePerson(seller)
  const proposal = await lockProposal(tx, proposalNo, version, seller.merchantId)
  await moveProposal(tx, proposal, 'withdraw', await sellerActor(tx, seller))
}

/** A merchant's own proposals, the newest first. */
export async function showProposals(tx: Read, seller: Seller, pageNum: number, language: Language): Promise<ProposalsWire> {
  const { total, rows } = await listOwnProposals(tx, seller, pageNum)
  return { total, pageNum, pageSize: PROPOSAL_PAGE, list: rows.map((row) => presentRow(row, language)) }
}

export const presentRow = (row: ListedProposal, language: Language) => ({
  proposalNo: row.proposalNo,
  state: row.state,
  name: (language === 'zh' ? row.nameZh : row.nameEn) || row.nameEn || row.nameZh,
  brandName: row.brandName,
  submittedTime: row.submittedAt.toISOString(),
  dueTime: row.dueAt.toISOString(),
})

export const showOwnProposal = async (tx: Read, seller: Seller, proposalNo: string, language: Language): Promise<ProposalWire> =>
  presentProposal(tx, await getProposal(tx, proposalNo, seller.merchantId), language)

/** As it was given, with what was said of its parts. */
export async function presentProposal(tx: Read, proposal: ProposalRow, language: Language): Promise<ProposalWire> {
  const { content } = proposal
  const { brands } = await listProductChoices(tx, language)
  const parts = await listParts(tx, proposal.proposalId)
  return {
    proposalNo: proposal.proposalNo,
    state: proposal.state,
    name: content.name[language] || content.name.en || content.name.zh,
    brandName: brands.find(({ id }) => id === content.brandCode)?.name ?? '',
    submittedTime: proposal.submittedAt.toISOString(),
    dueTime: proposal.dueAt.toISOString(),
    version: proposal.version,
    content,
    parts: parts.map(({ part, state, reason }) => ({ part, state, reason: reason[language] })),
    reason: language === 'zh' ? proposal.reasonZh : proposal.reasonEn,
    isOffered: proposal.offeredAt !== null,
  }
}
