import { begin, giveDetails, openShopEarly, saveDraft, send, showOwnApplication, withdraw } from '#flows/sellers/apply.ts'
import { carryAccount } from '#flows/money/withdrawals/account-of-merchant.ts'
import { closeWhole, decideDocument, showForReview } from '#flows/sellers/review-application.ts'
import { replaceDocumentOf, showDocuments } from '#flows/sellers/show-documents.ts'
import { showKinds } from '#flows/sellers/show-kinds.ts'
import {
  beginApplication,
  closeApplication,
  decideRequirement,
  getAdminApplication,
  getOwnApplication,
  giveApplicationDetails,
  keepApplicationDraft,
  listAdminApplications,
  listMerchantKinds,
  openShop,
  sendRequirement,
  withdrawApplication,
} from '#modules/applications/applications.paths.ts'
import { listDocuments, replaceDocument } from '#modules/applications/documents.paths.ts'
import { listAdminApplications as listForReview } from '#modules/applications/index.server.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import type { Sealing } from '#platform/access/sealing.server.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

type Host = { settings: ReadSettings; sealing: Sealing }

/** Who wants to sell here: what is asked of each kind, and the application. */
const applicantCalls = ({ settings, sealing }: Host): Call[] => [
  defineCall(listMerchantKinds, async ({ tx, language }) => showKinds(await settings(tx), language)),
  defineCall(getOwnApplication, ({ tx, caller, language }, { applicationNo }) =>
    showOwnApplication(tx, caller.accountId, applicationNo, language),
  ),
  defineCall(beginApplication, async ({ tx, caller, language }, input) =>
    showOwnApplication(tx, caller.accountId, await begin(tx, caller.accountId, input), language),
  ),
  defineCall(keepApplicationDraft, async ({ tx, caller }, { applicationNo, fields }) => {
    await saveDraft(tx, caller.accountId, applicationNo, fields)
    return {}
  }),
  defineCall(giveApplicationDetails, async ({ tx, caller, language }, { applicationNo, fields }) => {
    await giveDetails(tx, caller.accountId, applicationNo, fields)
    return showOwnApplication(tx, caller.accountId, applicationNo, language)
  }),
  defineCall(sendRequirement, async ({ tx, caller, language }, input) => {
    await send(tx, sealing, caller.accountId, input)
    return showOwnApplication(tx, caller.accountId, input.applicationNo, language)
  }),
  defineCall(withdrawApplication, async ({ tx, caller, language }, { applicationNo }) => {
    await withdraw(tx, caller.accountId, applicationNo)
    return showOwnApplication(tx, caller.accountId, applicationNo, language)
  }),
  defineCall(openShop, async ({ tx, caller, language }, { applicationNo }) => {
    await openShopEarly(tx, caller.accountId, applicationNo)
    return showOwnApplication(tx, caller.accountId, applicationNo, language)
  }),
]

const reviewerCalls = ({ sealing }: Host): Call[] => [
  defineCall(listAdminApplications, ({ tx }, wanted) => listForReview(tx, wanted)),
  defineCall(getAdminApplication, ({ tx, language }, { applicationNo }) => showForReview(tx, applicationNo, language)),
  defineCall(decideRequirement, async ({ tx, caller, language }, input) => {
    const by = actorOf(caller)
    const merchantId = await decideDocument(tx, by, input)
    if (merchantId !== undefined) await carryAccount(tx, merchantId, by, sealing)
    return showForReview(tx, input.applicationNo, language)
  }),
  defineCall(closeApplication, async ({ tx, caller, language }, input) => {
    const by = actorOf(caller)
    const merchantId = await closeWhole(tx, by, input)
    if (merchantId !== undefined) await carryAccount(tx, merchantId, by, sealing)
    return showForReview(tx, input.applicationNo, language)
  }),
]

/** What a merchant that came of an application has shown, and shows anew. */
const documentCalls = ({ sealing }: Host): Call[] => [
  defineCall(listDocuments, ({ tx, caller, language }) => showDocuments(tx, caller.seller, language)),
  defineCall(replaceDocument, async ({ tx, caller, language }, input) => {
    await replaceDocumentOf(tx, caller.seller, sealing, input)
    return showDocuments(tx, caller.seller, language)
  }),
]

export const applicationCalls = (host: Host): Call[] => [...applicantCalls(host), ...reviewerCalls(host), ...documentCalls(host)]
