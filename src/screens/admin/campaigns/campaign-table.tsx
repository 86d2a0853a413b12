import { useMemo } from 'react'
import { adminCampaignsText, campaignStateText, howHadText } from '#language/admin/campaigns/admin-campaigns.text.ts'
import { showMoment } from '#language/dates.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { CampaignRowWire } from '#modules/coupons/admin/campaign-page.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'

const column = deskColumns<CampaignRowWire>()

/** The whole row is the link of its name. */
export function AdminCampaignTable({ list }: { list: CampaignRowWire[] }) {
  const texts = useTexts(adminCampaignsText)
  return (
    <DeskTable
      className="admin-sales"
      isLinked
      caption={texts.table}
      columns={useColumns()}
      list={list}
      idOf={({ campaignId }) => campaignId}
    />
  )
}

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(adminCampaignsText)
  const states = useTexts(campaignStateText)
  const ways = useTexts(howHadText)
  return useMemo(() => {
    const moment = (at: string | null) => (at ? <time dateTime={at}>{showMoment(at, language)}</time> : texts.open)
    return column.columns([
      column.accessor('name', {
        header: texts.name,
        meta: { isRowHead: true },
        cell: ({ row: { original }, getValue }) => (
          <a data-row href={localPath(language, `/admin/campaigns/${original.campaignId}`)} lang={writtenIn(getValue())}>
            {getValue()}
          </a>
        ),
      }),
      column.accessor('state', {
        header: texts.state,
        cell: ({ getValue }) => (
          <span
            className={`admin-state ${getValue() === 'running' ? 'admin-state-waiting' : getValue() === 'ended' ? 'admin-state-over' : ''}`}
          >
            {states[getValue()]}
          </span>
        ),
      }),
      column.accessor('gives', { header: texts.gives }),
      column.accessor((campaign) => ways[campaign.had], { id: 'had', header: texts.had }),
      column.accessor('from', {
        header: texts.from,
        meta: { isLabelled: true, className: 'sale-moment admin-cell-whole' },
        cell: ({ getValue }) => moment(getValue()),
      }),
      column.accessor('until', {
        header: texts.until,
        meta: { isLabelled: true, className: 'sale-moment admin-cell-whole' },
        cell: ({ getValue }) => moment(getValue()),
      }),
      column.accessor('uses', { header: texts.uses, meta: { className: 'admin-num', isLabelled: true } }),
      column.accessor('cost', {
        header: texts.cost,
        meta: { className: 'admin-num', isLabelled: true },
        cell: ({ getValue }) => showHkdExactly(fromWire(getValue())),
      }),
    ])
  }, [language, texts, states, ways])
}
