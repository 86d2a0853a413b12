import { fileCall, getCall, postCall } from '#platform/wire/call-path.ts'
import type {
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
} from './campaign-room.contract.ts'

export const listCampaigns = getCall<CampaignsInput, CampaignsWire>('/admin/campaign/list')
export const getCampaign = getCall<CampaignIdInput, CampaignWire>('/admin/campaign/detail')
export const listCampaignChoices = getCall<Record<string, never>, CampaignChoicesWire>('/admin/campaign/choices')
/** A new one, when it has no id yet. */
export const saveCampaign = postCall<CampaignDocument, CampaignDocument>('/admin/campaign/save')
export const moveCampaign = postCall<MoveCampaignInput, CampaignWire>('/admin/campaign/move')
/** What it would do to a bag: changes nothing. */
export const previewCampaign = postCall<PreviewCampaignInput, CampaignPreviewWire>('/admin/campaign/preview')
/** They come to be in the background. */
export const makeCodes = postCall<MakeCodesInput, CampaignWire>('/admin/campaign/makeCodes', { once: true })
/** Its single codes, and what has become of each. */
export const exportCodes = fileCall<CampaignIdInput>('/admin/campaign/codes')
