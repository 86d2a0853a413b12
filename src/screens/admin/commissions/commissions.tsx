import type { MetaArgs } from 'react-router'
import { adminCommissionsText } from '#language/admin/books/admin-commissions.text.ts'
import { useTexts } from '#language/texts.ts'
import { listApprovals } from '#modules/approvals/approvals.paths.ts'
import { CommissionsInput, type CommissionsWire } from '#modules/shop-settings/commissions.contract.ts'
import { getCommissions, listCommissionHistory, saveCommissions } from '#modules/shop-settings/commissions.paths.ts'
import { listSettings } from '#modules/shop-settings/shop-settings.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { askAgain, useDeskQuery } from '#desk/desk-query.ts'
import { DeskSavedForm } from '#desk/saved-form.tsx'
import { DeskUnsaved } from '#desk/unsaved.tsx'
import { useSavedForm } from '#desk/use-saved-form.ts'
import { AdminWaiting } from '#screens/admin/approvals/waiting.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { CommissionHistory } from './commission-history.tsx'
import { CommissionPreview } from './commission-preview.tsx'
import { SettlementFields } from './commission-fields.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminCommissionsText.title)

/** What the shop keeps of a price: the rules, what they mean in money, and who changed them. */
export default function AdminCommissions() {
  const texts = useTexts(adminCommissionsText)
  const found = useDeskQuery(getCommissions, {})
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="admin-lead">{texts.lead}</p>
      <DeskAnswer found={found} height={640}>
        {(data) => <Rules data={data} reload={found.refetch} />}
      </DeskAnswer>
      <CommissionHistory />
    </>
  )
}

function Rules({ data: { rules, campaigns, influencers }, reload }: { data: CommissionsWire; reload: () => Promise<unknown> }) {
  const texts = useTexts(adminCommissionsText)
  const onSaved = () => {
    askAgain(getCommissions)
    askAgain(listSettings)
    askAgain(listCommissionHistory)
    askAgain(listApprovals)
  }
  const form = useSavedForm<CommissionsInput>({
    shape: CommissionsInput,
    newest: rules,
    path: saveCommissions,
    onSaved,
    reload,
    said: texts.said,
  })
  return (
    <>
      <DeskUnsaved when={form.isDirty} />
      <CommissionPreview settings={form.value.value} campaigns={campaigns} />
      <AdminWaiting about="settlement" />
      <DeskSavedForm form={form} save={texts.save} title={texts.form}>
        <SettlementFields editing={form.editing} campaigns={campaigns} influencers={influencers} />
      </DeskSavedForm>
    </>
  )
}
