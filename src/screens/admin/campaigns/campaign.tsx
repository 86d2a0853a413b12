import { useState } from 'react'
import { adminCampaignsText, campaignStateText } from '#language/admin/campaigns/admin-campaigns.text.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { CampaignDocument, type CampaignWire } from '#modules/coupons/admin/campaign-page.contract.ts'
import { getCampaign, listCampaigns, saveCampaign } from '#modules/coupons/admin/campaign-page.paths.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { DeskFacts } from '#desk/facts.tsx'
import { listLeft } from '#desk/list-memory.ts'
import { DeskSavedForm } from '#desk/saved-form.tsx'
import { useSavedForm } from '#desk/use-saved-form.ts'
import { askAgain, askedAgain, useDeskQuery } from '#desk/desk-query.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { AdminCampaignActs } from './campaign-acts.tsx'
import { AdminCampaignCodes } from './campaign-codes.tsx'
import { AdminCampaignFields } from './campaign-fields.tsx'
import { AdminCampaignPreview } from './campaign-preview.tsx'

const newCampaign = (): CampaignDocument => ({
  ...{ campaignId: '', version: 0, name: { en: '', zh: '' }, terms: { en: '', zh: '' } },
  ...{ kind: 'amount', amount: '', percent: '', cap: '', buy: '', get: '', had: 'automatic', sharedCode: '', occasion: '' },
  ...{ categories: [], brands: [], merchants: [], products: [], side: '', minimum: '', firstOrder: false, members: false },
  ...{ groups: [], payTypes: [], from: `${dayInHongKong(clock.now())}T00:00`, until: '', holdsDays: '', budget: '', uses: '' },
  ...{ perMember: '', merchantPercent: '', exclusiveGroup: '', withOthers: true, priority: '100' },
})

/** One campaign; `new` is none yet. */
export function AdminCampaign({ campaignId }: { campaignId: string }) {
  const language = useLanguage()
  const texts = useTexts(adminCampaignsText)
  const [empty] = useState(newCampaign)
  return (
    <>
      <p className="admin-back">
        <a className="link" href={listLeft(localPath(language, '/admin/campaigns'))}>
          {texts.back}
        </a>
      </p>
      {campaignId === 'new' ? (
        <>
          <h1 tabIndex={-1}>{texts.newTitle}</h1>
          <CampaignForm document={empty} reload={async () => {}} />
        </>
      ) : (
        <KnownCampaign key={campaignId} campaignId={campaignId} />
      )}
    </>
  )
}

const UNTIL_MADE_MS = 2_000

function KnownCampaign({ campaignId }: { campaignId: string }) {
  const texts = useTexts(adminCampaignsText)
  const found = useDeskQuery(
    getCampaign,
    { campaignId },
    // While codes are being made.
    {
      refetchInterval: ({ state }) => (state.data?.batches.some(({ made, wanted }) => made < wanted) ? UNTIL_MADE_MS : false),
    },
  )
  return (
    <DeskAnswer found={found} missing={<EmptyState level={1} title={texts.missing} />}>
      {(campaign) => <CampaignFound campaign={campaign} />}
    </DeskAnswer>
  )
}

function CampaignFound({ campaign }: { campaign: CampaignWire }) {
  const language = useLanguage()
  const texts = useTexts(adminCampaignsText)
  const states = useTexts(campaignStateText)
  const { document, state, gives, spent } = campaign
  const name = document.name[language]
  const money = (wire: string) => showHkdExactly(fromWire(wire))
  return (
    <>
      <h1 tabIndex={-1} lang={writtenIn(name)}>
        {name}
      </h1>
      <p className="admin-lead">{`${states[state]} · ${gives}`}</p>
      {document.sharedCode ? <ClaimLink code={document.sharedCode} /> : null}
      <AdminCampaignActs campaign={campaign} />
      <DeskFacts
        id="campaign-facts"
        title={texts.facts}
        facts={[
          [texts.used, String(spent.used)],
          [texts.held, String(spent.held)],
          [texts.waiting, String(spent.waiting)],
          [texts.cost, money(spent.cost)],
          [texts.merchantCost, money(spent.merchantCost)],
          [texts.orders, String(spent.orders)],
          [texts.brought, money(spent.brought)],
        ]}
      />
      {document.had === 'single-codes' ? <AdminCampaignCodes campaign={campaign} /> : null}
      <CampaignForm document={document} reload={() => askedAgain(getCampaign)} />
    </>
  )
}

/** What a letter or a post leads to. */
function ClaimLink({ code }: { code: string }) {
  const language = useLanguage()
  const texts = useTexts(adminCampaignsText)
  const address = localPath(language, `/myaccount/coupons?${new URLSearchParams({ claim: code })}`)
  return (
    <p>
      {texts.link}{' '}
      <a className="link" lang="en-HK" href={address} target="_blank" rel="noreferrer">
        {address}
      </a>
    </p>
  )
}

function CampaignForm({ document, reload }: { document: CampaignDocument; reload: () => Promise<unknown> }) {
  const language = useLanguage()
  const texts = useTexts(adminCampaignsText)
  const onSaved = ({ campaignId }: CampaignDocument) => {
    askAgain(listCampaigns)
    if (document.campaignId === '') location.replace(localPath(language, `/admin/campaigns/${campaignId}`))
    else askAgain(getCampaign)
  }
  const form = useSavedForm<CampaignDocument>({
    shape: CampaignDocument,
    newest: document,
    path: saveCampaign,
    onSaved,
    said: texts.savedDraft,
    reload,
  })
  return (
    <>
      <DeskSavedForm form={form} save={texts.save} title={document.name[language] || texts.newTitle}>
        <AdminCampaignFields editing={form.editing} document={form.value} />
      </DeskSavedForm>
      <AdminCampaignPreview document={form.value} />
    </>
  )
}
