import { z } from 'zod'
import {
  CampaignChoicesWire,
  CampaignDocument,
  CampaignIdInput,
  CampaignPreviewWire,
  CampaignsInput,
  CampaignsWire,
  CampaignWire,
  MakeCodesInput,
  MoveCampaignInput,
  PreviewCampaignInput,
} from '#modules/coupons/admin/campaign-room.contract.ts'
import {
  exportCodes,
  getCampaign,
  listCampaignChoices,
  listCampaigns,
  makeCodes,
  moveCampaign,
  previewCampaign,
  saveCampaign,
} from '#modules/coupons/admin/campaign-room.paths.ts'
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
import { actorOf, type Call, defineCall, fileAnswer } from '#platform/call.server.ts'

const access = 'keep-campaigns'

/** What the shop gives: campaigns, what they would do and have done, and their codes. */
export const campaignCalls: Call[] = [
  defineCall(listCampaigns, {
    access,
    input: CampaignsInput,
    output: CampaignsWire,
    run: ({ tx, language }, wanted) => list(tx, wanted, language),
  }),
  defineCall(getCampaign, {
    access,
    input: CampaignIdInput,
    output: CampaignWire,
    run: ({ tx, language }, { campaignId }) => read(tx, campaignId, language),
  }),
  defineCall(listCampaignChoices, {
    access,
    input: z.object({}),
    output: CampaignChoicesWire,
    run: ({ tx, language }) => listChoices(tx, language),
  }),
  defineCall(saveCampaign, {
    access,
    input: CampaignDocument,
    output: CampaignDocument,
    run: ({ tx, caller }, typed) => save(tx, actorOf(caller), typed),
  }),
  defineCall(moveCampaign, {
    access,
    input: MoveCampaignInput,
    output: CampaignWire,
    run: async ({ tx, caller, language }, { campaignId, move: wanted }) => {
      await move(tx, actorOf(caller), campaignId, wanted)
      return read(tx, campaignId, language)
    },
  }),
  defineCall(previewCampaign, {
    access,
    input: PreviewCampaignInput,
    output: CampaignPreviewWire,
    reads: true,
    run: ({ tx, language }, wanted) => preview(tx, wanted, language),
  }),
  defineCall(makeCodes, {
    access,
    input: MakeCodesInput,
    output: CampaignWire,
    run: async ({ tx, caller, language }, { campaignId, count }) => {
      await askForCodes(tx, actorOf(caller), campaignId, Number(count))
      return read(tx, campaignId, language)
    },
  }),
  defineCall(exportCodes, {
    access,
    input: CampaignIdInput,
    output: fileAnswer,
    perMinute: 12,
    run: async ({ tx, database, caller }, { campaignId }) => {
      const noted = { action: 'codes-exported', subject: 'campaign', subjectId: campaignId } as const
      await database.inTransaction((own) => recordAudit(own, { by: actorOf(caller), ...noted }))
      const name = `codes-${dayInHongKong(clock.now())}.csv`
      return { content: streamCodes(tx, campaignId), type: 'text/csv; charset=utf-8', name }
    },
  }),
]
