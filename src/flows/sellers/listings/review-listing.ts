import type { Language } from '#language/languages.ts'
import { proposalMessageText } from '#language/sellers/proposals.text.ts'
import { listBrandsOf } from '#modules/applications/index.server.ts'
import { keepDrafts, listProductChoices, newProducts, NOTHING_KEPT } from '#modules/catalogue/editing/index.server.ts'
import { emptyDocument, type ProductDocument } from '#modules/catalogue/editing/product-document.contract.ts'
import { writeMessage } from '#modules/inbox/index.server.ts'
import { findMerchantCard, getOwnMerchant, isOwnMerchant, listOfferPeople } from '#modules/merchants/index.server.ts'
import { findFileItems, saveOwnOffers } from '#modules/offers/index.server.ts'
import {
  decideParts,
  getProposal,
  listProposalSteps,
  listQueue,
  lockProposal,
  moveProposal,
  PROPOSAL_PAGE,
  type ProposalRow,
} from '#modules/proposals/index.server.ts'
import type { AdminProposalsWire, AdminProposalWire, Decision, ProposalContent } from '#modules/proposals/proposals.contract.ts'
import { proposalActsFrom, type ProposalQueue, reviewActs } from '#modules/proposals/proposals.rules.ts'
import { rulesOfKind } from '#modules/merchants/merchant-kinds.contract.ts'
import { findMerchantKinds } from '#modules/shop-settings/index.server.ts'
import { findSeller } from '#platform/access/find-seller.server.ts'
import type { Seller } from '#platform/access/memberships.ts'
import { isOfShop, type Lister } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit-trail.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { orRefusal, refuse, Refusal } from '#platform/refusal.ts'
import { offeringMerchant } from '../change-offers.ts'
import { sellerActor } from '../seller-actor.ts'
import { presentProposal, presentRow } from './propose-listing.ts'

/** What waits for a reviewer, late ones first. */
export async function showProposalQueue(
  tx: Read,
  { queue, pageNum }: { queue: ProposalQueue; pageNum: number },
  language: Language,
): Promise<AdminProposalsWire> {
  const { queues, total, rows } = await listQueue(tx, queue, pageNum)
  return {
    ...{ total, pageNum, pageSize: PROPOSAL_PAGE, queues },
    list: rows.map((row) => ({
      ...presentRow(row, language),
      merchant: language === 'zh' ? row.merchantZh : row.merchantEn,
      isLate: row.isLate,
    })),
  }
}

/** All that a reviewer decides by. */
export async function showForReview(tx: Read, proposalNo: string, language: Language): Promise<AdminProposalWire> {
  const proposal = await getProposal(tx, proposalNo)
  const { categories, colours } = await listProductChoices(tx, language)
  const merchant = await findMerchantCard(tx, proposal.merchantId)
  return {
    ...(await presentProposal(tx, proposal, language)),
    merchant: merchant?.[language] ?? '',
    merchantKind: merchant?.kind ?? '',
    categoryName: categories.find(({ id }) => id === proposal.content.category)?.name ?? proposal.content.category,
    colourNames: Object.fromEntries(colours.map((colour) => [colour.id, colour[language]])),
    acts: proposalActsFrom({ state: proposal.state }, reviewActs),
    productId: proposal.productId ?? '',
    steps: (await listProposalSteps(tx, proposal.proposalId)).map(({ wordsZh, date, ...step }) => ({
      ...step,
      words: language === 'zh' && wordsZh !== '' ? wordsZh : step.words,
      date: date.toISOString(),
    })),
  }
}

/** A reviewer's word. What is accepted becomes a draft of a product; answers its id. */
export async function decideListing(tx: Tx, by: Lister, decision: Decision): Promise<string | undefined> {
  const { proposalNo, version, act, refused, reason } = decision
  const proposal = await lockProposal(tx, proposalNo, version)
  if (isOfShop(by) && (await isOwnMerchant(tx, proposal.merchantId, by.id))) refuse('MERCHANT_OWN')
  const productId = act === 'accept' ? await makeProduct(tx, by, proposal.content) : undefined
  if (act !== 'decline') await decideParts(tx, proposal, refused)
  const words = act === 'decline' ? reason : joined(refused.map((one) => one.reason))
  await moveProposal(tx, proposal, act, by, {
    ...(words ? { words } : {}),
    ...(productId === undefined ? {} : { productId }),
  })
  await recordAudit(tx, {
    by,
    action: `proposal-${act}`,
    subject: 'proposal',
    subjectId: proposalNo,
    after: { productId: productId ?? '', reason: words?.en ?? '' },
  })
  await tell(tx, proposal, act)
  return productId
}

/** Of a kind whose own brands are listed at once, nobody has to decide: the rule of that day does. Another's brand waits for a reviewer. */
export async function acceptByRule(
  tx: Tx,
  seller: Seller,
  proposalNo: string,
): Promise<{ by: Lister; productId: string } | undefined> {
  const { kind } = await getOwnMerchant(tx, seller)
  if (kind !== 'brand' || !rulesOfKind(await findMerchantKinds(tx), kind).publishesOwn) return undefined
  const { version, content } = await getProposal(tx, proposalNo)
  if (!(await listBrandsOf(tx, seller.merchantId)).includes(content.brandCode)) return undefined
  const by = await sellerActor(tx, seller)
  const decision = { proposalNo, version, act: 'accept', publish: true, refused: [] } as const
  const productId = await decideListing(tx, by, { ...decision, refused: [] })
  return productId === undefined ? undefined : { by, productId }
}

const joined = (reasons: readonly { en: string; zh: string }[]) => ({
  en: reasons.map(({ en }) => en).join(' '),
  zh: reasons.map(({ zh }) => zh).join(''),
})

async function tell(tx: Tx, { merchantId, proposalNo, version, content }: ProposalRow, act: Decision['act']): Promise<void> {
  const { title, words } = proposalMessageText[act]
  const name = { en: content.name.en || content.name.zh, zh: content.name.zh || content.name.en }
  for (const accountId of await listOfferPeople(tx, merchantId))
    await writeMessage(tx, accountId, {
      kind: 'offers',
      title,
      text: { en: words.en(name.en), zh: words.zh(name.zh) },
      link: `/seller/listings/${proposalNo}`,
      dedupeKey: `proposal ${proposalNo} ${version}`,
    })
}

/** A draft that needs no price of the shop's own: the merchant sells it. Words of one language stand in for the other. */
async function makeProduct(tx: Tx, by: Lister, content: ProposalContent): Promise<string> {
  const [{ productId, spuCode } = { productId: '', spuCode: '' }] = await newProducts(tx, 1)
  const document = await documentOf(tx, content, spuCode)
  const kept = { ...NOTHING_KEPT, oneLanguage: true, offeredByOthers: true }
  await keepDrafts(tx, by, [{ productId, document, baseVersion: 0, kept }])
  return productId
}

async function documentOf(tx: Read, content: ProposalContent, spuCode: string): Promise<ProductDocument> {
  const { colours, categories } = await listProductChoices(tx, 'en')
  const known = new Map(colours.map((colour) => [colour.id, colour]))
  const { name, description, articleNumber, brandCode, gender, category } = content
  const kind = categories.find(({ id }) => id === category)
  return {
    ...emptyDocument(spuCode),
    ...{ name, description, articleNumber, brandCode, gender, categories: [category] },
    // What its kind is, as in the editor: gold is precious, too, where a merchant proposes it.
    ...{ precious: kind?.precious ?? false, sizeTable: kind?.sizeTable ?? '' },
    colours: content.colours.map(({ colourId, pictures, variants }) => {
      const colour = known.get(colourId)
      return {
        colourId,
        name: { en: colour?.en ?? '', zh: colour?.zh ?? '' },
        hex: colour?.hex ?? '#000000',
        pictures: pictures.map((picture) => ({ ...picture, alt: name })),
        variants: variants.map(({ itemNumber, size, sizeSystem }) => ({
          itemNumber,
          size,
          sizeSystem,
          listPrice: '',
          salesPrice: '',
        })),
      }
    }),
  }
}

/** What was accepted and is shown to shoppers by now is offered as it was proposed, while whoever sent it still looks after offers. */
export async function offerAccepted(tx: Tx, proposalNo: string): Promise<void> {
  const { version } = await getProposal(tx, proposalNo)
  const proposal = await lockProposal(tx, proposalNo, version)
  if (proposal.state !== 'accepted' || proposal.offeredAt !== null) return
  const seller = await orRefusal(() => findSeller(tx, proposal, 'offer'))
  if (seller instanceof Refusal) return
  const { colours, dispatchDays } = proposal.content
  const wanted = colours.flatMap(({ variants }) => variants)
  const items = await findFileItems(
    tx,
    wanted.map(({ itemNumber }) => itemNumber),
  )
  const by = await sellerActor(tx, seller)
  const merchant = await offeringMerchant(tx, seller)
  // What was proposed stays within what may still be sold this month.
  const most = merchant.limit?.left ?? Number.MAX_SAFE_INTEGER
  const skus = new Map(items.filter(({ listed }) => listed).map(({ itemNumber, skuId }) => [itemNumber, skuId]))
  const typed = wanted.flatMap(({ itemNumber, price, stock }) => {
    const skuId = skus.get(itemNumber)
    return skuId
      ? [
          {
            skuId,
            condition: 'new' as const,
            salesPrice: price,
            listPrice: '',
            stock: Math.min(stock, most),
            endDay: '',
            dispatchDays,
          },
        ]
      : []
  })
  if (typed.length === 0) return
  await saveOwnOffers(tx, seller, by, merchant, typed)
  await moveProposal(tx, proposal, 'offer', by)
}
