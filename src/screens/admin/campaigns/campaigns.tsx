import { type MetaArgs, useParams } from 'react-router'
import { adminCampaignsText, campaignStateText } from '#language/admin/campaigns/admin-campaigns.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { type CampaignState, campaignStates } from '#modules/coupons/admin/campaign-page.contract.ts'
import { listCampaigns } from '#modules/coupons/admin/campaign-page.paths.ts'
import { DeskListResult } from '#desk/list-result.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { useListAddress } from '#desk/use-list-address.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { AdminCampaign } from './campaign.tsx'
import { AdminCampaignTable } from './campaign-table.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminCampaignsText.title)

/** All campaigns, or the one that the address names. */
export default function AdminCampaigns() {
  const { campaignId } = useParams()
  return campaignId === undefined ? <CampaignList /> : <AdminCampaign campaignId={campaignId} />
}

const isState = (state: string): state is CampaignState => campaignStates.some((known) => known === state)

function CampaignList() {
  const language = useLanguage()
  const texts = useTexts(adminCampaignsText)
  const states = useTexts(campaignStateText)
  const { query, addressOf } = useListAddress()
  const state = isState(query.state) ? query.state : ''
  const found = useDeskQuery(listCampaigns, { state, pageNum: query.page }, KEEP_LAST)
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <a className="btn" href={localPath(language, '/admin/campaigns/new')}>
          {texts.add}
        </a>
      </div>
      <p className="admin-lead">{texts.lead}</p>
      <nav className="admin-tabs" aria-label={texts.states}>
        <ul>
          {(['', ...campaignStates] as const).map((each) => (
            <li key={each}>
              <a href={addressOf({ state: each })} aria-current={each === state ? 'page' : undefined} data-replace data-stay>
                {each === '' ? texts.all : states[each]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <DeskListResult found={found} texts={texts} filtered={state !== ''} addressOf={addressOf}>
        {({ list }) => <AdminCampaignTable list={list} />}
      </DeskListResult>
    </>
  )
}
