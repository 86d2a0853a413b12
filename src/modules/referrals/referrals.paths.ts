import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  AddLinkInput,
  EndLinkInput,
  LinksWire,
  ReferrerInput,
  ReferrersInput,
  ReferrersWire,
  ReferrerWire,
  ResultsInput,
  ResultsWire,
} from './referrals.contract.ts'

import { OwnPicks, PicksInput, PicksWire } from './picks.contract.ts'

const access = { seller: 'offer' } as const

/** Links of an influencer with what each has brought. */
export const listReferralLinks = getCall('/seller/referral/list', { access, output: LinksWire })
export const addReferralLink = postCall('/seller/referral/add', { access, once: true, input: AddLinkInput, output: LinksWire })
export const endReferralLink = postCall('/seller/referral/end', { access, input: EndLinkInput, output: LinksWire })
/** Day by day, of one link or of all. */
export const listReferralDays = getCall('/seller/referral/days', { access, lags: true, input: ResultsInput, output: ResultsWire })

export const listReferrers = getCall('/admin/referral/list', {
  access: 'keep-commissions',
  lags: true,
  input: ReferrersInput,
  output: ReferrersWire,
})
export const getReferrer = getCall('/admin/referral/detail', {
  access: 'keep-commissions',
  input: ReferrerInput,
  output: ReferrerWire,
})

export const getOwnPicks = getCall('/seller/picks/detail', { access, output: OwnPicks })
export const saveOwnPicks = postCall('/seller/picks/save', { access, input: OwnPicks, output: OwnPicks })
/** What an influencer shows at their own address. */
export const getPicks = getCall('/picks/detail', { access: 'anyone', lags: true, input: PicksInput, output: PicksWire })
