export {
  getCampaign,
  listCampaignChoices,
  listCampaignNames,
  listCampaigns,
  moveCampaign,
  saveCampaign,
} from './campaign-page.ts'
export { listStartedAlone } from './started-alone.ts'
export { previewCampaign } from './preview-campaign.ts'
export { askForCodes, makeCodes, streamCodes } from './single-codes.ts'
