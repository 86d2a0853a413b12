import { fileCall, getCall, postCall } from '#platform/wire/call-path.ts'
import {
  CampaignChoicesWire,
  CampaignDocument,
  CampaignIdInput,
  CampaignPreviewWire,
  CampaignWire,
  CampaignsInput,
  CampaignsWire,
  MakeCodesInput,
  MoveCampaignInput,
  PreviewCampaignInput,
} from './campaign-page.contract.ts'

export const listCampaigns = getCall('/admin/campaign/list', {
  access: 'keep-campaigns',
  lags: true,
  input: CampaignsInput,
  output: CampaignsWire,
})
export const getCampaign = getCall('/admin/campaign/detail', {
  access: 'keep-campaigns',
  input: CampaignIdInput,
  output: CampaignWire,
})
export const listCampaignChoices = getCall('/admin/campaign/choices', { access: 'keep-campaigns', output: CampaignChoicesWire })
/** A new one, when it has no id yet. */
export const saveCampaign = postCall('/admin/campaign/save', {
  access: 'keep-campaigns',
  input: CampaignDocument,
  output: CampaignDocument,
})
export const moveCampaign = postCall('/admin/campaign/move', {
  access: 'keep-campaigns',
  input: MoveCampaignInput,
  output: CampaignWire,
})
/** What it would do to a bag: changes nothing. */
export const previewCampaign = postCall('/admin/campaign/preview', {
  access: 'keep-campaigns',
  reads: true,
  input: PreviewCampaignInput,
  output: CampaignPreviewWire,
})
/** They come to be in the background. */
export const makeCodes = postCall('/admin/campaign/makeCodes', {
  access: 'keep-campaigns',
  once: true,
  input: MakeCodesInput,
  output: CampaignWire,
})
/** Its single codes, and what has become of each. */
export const exportCodes = fileCall('/admin/campaign/codes', {
  access: 'keep-campaigns',
  lags: true,
  perMinute: 12,
  input: CampaignIdInput,
})
