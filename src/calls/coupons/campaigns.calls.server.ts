import {
  exportCodes,
  getCampaign,
  listCampaignChoices,
  listCampaigns,
  makeCodes,
  moveCampaign,
  previewCampaign,
  saveCampaign,
} from '#modules/coupons/admin/campaign-page.paths.ts'
import {
  askForCodes,
  getCampaign as read,
  listCampaignChoices as listChoices,
  listCampaigns as list,
  previewCampaign as preview,
  streamCodes,
} from '#modules/coupons/admin/index.server.ts'
import { moveCampaign as move, saveCampaign as save } from '#flows/coupons/keep-campaign.ts'
import { recordAudit } from '#platform/audit-trail.server.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

/** What the shop gives: campaigns, what they would do and have done, and their codes. */
export const campaignCalls: Call[] = [
  defineCall(listCampaigns, ({ tx, language }, wanted) => list(tx, wanted, language)),
  defineCall(getCampaign, ({ tx, language }, { campaignId }) => read(tx, campaignId, language)),
  defineCall(listCampaignChoices, ({ tx, language }) => listChoices(tx, language)),
  defineCall(saveCampaign, ({ tx, caller }, typed) => save(tx, actorOf(caller), typed)),
  defineCall(moveCampaign, async ({ tx, caller, language }, { campaignId, move: wanted }) => {
    await move(tx, actorOf(caller), campaignId, wanted)
    return read(tx, campaignId, language)
  }),
  defineCall(previewCampaign, ({ tx, language }, wanted) => preview(tx, wanted, language)),
  defineCall(makeCodes, async ({ tx, caller, language }, { campaignId, count }) => {
    await askForCodes(tx, actorOf(caller), campaignId, Number(count))
    return read(tx, campaignId, language)
  }),
  defineCall(exportCodes, async ({ tx, database, caller }, { campaignId }) => {
    const noted = { action: 'codes-exported', subject: 'campaign', subjectId: campaignId } as const
    await database.inTransaction((own) => recordAudit(own, { by: actorOf(caller), ...noted }))
    const name = `codes-${dayInHongKong(clock.now())}.csv`
    return { content: streamCodes(tx, campaignId), type: 'text/csv; charset=utf-8', name }
  }),
]
